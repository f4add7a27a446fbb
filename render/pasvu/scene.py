"""What a picture of Pas vu pas pris is made from: never more than one viewer may know."""

from functools import lru_cache
from typing import TypeAlias

import msgspec

from engine.core import Seat
from engine.pasvu.layout import LETTERS, SIZE_OF
from engine.pasvu.model import (
    Card,
    Door,
    GhostName,
    GrowGhost,
    MoveFurniture,
    Path,
    Side,
    Size,
    SneakGhost,
    TagGhost,
    View,
)
from locales import Words
from render.kit.fonts import plain

NAME_LENGTH = 24  # of a name in an alt text or on a text board
# V26, V27, V29, V32, V34, V36: cards that have an effect until the round is over.
LASTING: tuple[Card, ...] = ("double", "shelter", "grimaces", "perch", "knock", "crystal")
SIDE_OF: dict[str, Side] = {letter: side for side, letter in LETTERS.items()}


class Scene(msgspec.Struct, frozen=True):
    """A view, the players' display names as they wrote them (one per seat), and the words of a language."""

    view: View
    names: tuple[str, ...]
    words: Words


class FurnitureDraft(msgspec.Struct, frozen=True):
    """Moving a piece: where the player on turn would put it; None while no piece is chosen."""

    move: MoveFurniture | None = None


class PlanDraft(msgspec.Struct, frozen=True):
    """Planning: the paths so far, the ghost that is being planned now, and the cell it would end in."""

    paths: tuple[Path, ...] = ()
    ghost: GhostName = ""
    cell: str = ""


class SideDraft(msgspec.Struct, frozen=True):
    """Choosing a side for the keyhole."""

    side: Side | None = None


class CardDraft(msgspec.Struct, frozen=True):
    """V30, V33: what the player on turn would do with a midnight card."""

    action: TagGhost | SneakGhost | GrowGhost | None = None


Draft: TypeAlias = FurnitureDraft | PlanDraft | SideDraft | CardDraft


def name_of(scene: Scene, seat: Seat) -> str:
    """A player's name in running text; a number where nothing can be read of it."""
    return plain(scene.names[seat], NAME_LENGTH) or scene.words("alt-player", number=seat + 1).capitalize()


@lru_cache(maxsize=64)
def letter_of(words: Words, size: Size) -> str:
    """The letter of a size: S, M, L, or P, M, G."""
    return words(f"ghost-letter-{size}")


@lru_cache(maxsize=64)
def ghost_name(words: Words, name: GhostName) -> str:
    """A ghost's name as the reader's language has it: "L1" is "G1" in French."""
    return letter_of(words, SIZE_OF[name]) + name[1:]


def door_name(words: Words, door: Door) -> str:
    """A door in words: "south 3"."""
    return words("picture-pasvu-door", side=words(f"hall-side-{SIDE_OF[door[0]]}"), number=int(door[1]))


def lies(view: View) -> bool:
    """V27: do all ghosts lie this round?"""
    return view.card == "shelter"


def is_played(view: View) -> bool:
    """Has this round's midnight card done all that it does?"""
    return bool(view.card) and view.card not in LASTING and view.phase != "midnight"


def effect_of(view: View, words: Words) -> str:
    """What this round's midnight card does, as it is to be known from now on."""
    if view.crystal:
        return words("alt-pasvu-crystal", number=view.crystal)
    if view.card == "grimaces":
        return words("midnight-grimaces-lasts")
    return words(f"midnight-{view.card}-about")
