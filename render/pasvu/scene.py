"""Pas vu pas pris: the scene that its pictures are drawn from, the drafts, and a few words."""

from functools import lru_cache
from typing import TypeAlias

import msgspec

from engine.core import Seat
from engine.pasvu import model
from engine.pasvu.hall.barrier import barrier
from engine.pasvu.hall.furnishing import Furnished
from engine.pasvu.layout import LETTERS, SIZE_OF
from engine.pasvu.offers import paths_without, times_out
from locales import Words
from render.kit import scene as kit
from render.kit.fonts import plain

Scene: TypeAlias = kit.Scene[model.View]

# V26, V27, V29, V32, V34, V36: cards whose effect lasts until the end of the round.
LASTING: tuple[model.Card, ...] = ("double", "shelter", "grimaces", "perch", "knock", "crystal")
SIDE_OF: dict[str, model.Side] = {letter: side for side, letter in LETTERS.items()}


class FurnitureDraft(msgspec.Struct, frozen=True):
    """Moving a piece: the drafted move, None while no piece is chosen, and the hall after it if it can be."""

    move: model.MoveFurniture | None = None
    after: Furnished | None = None
    is_slanted: bool = False


class PlanDraft(msgspec.Struct, frozen=True):
    """Planning: the paths so far, the ghost that is being planned, and the cell where it would stop.

    `number` is that of its path among the paths, if it has one: V25 lets a ghost have several.
    """

    paths: tuple[model.Path, ...] = ()
    ghost: model.GhostName = ""
    cell: str = ""
    number: int | None = None
    is_slanted: bool = False

    @property
    def own(self) -> model.Path | None:
        """The path that is being planned."""
        return None if self.number is None else self.paths[self.number]

    @property
    def others(self) -> tuple[model.Path, ...]:
        """The paths without the one that is being planned, and those that it lets begin."""
        return self.paths if self.number is None else paths_without(self.paths, self.number)


class SideDraft(msgspec.Struct, frozen=True):
    """Choosing a side for the keyhole."""

    side: model.Side | None = None


class CardDraft(msgspec.Struct, frozen=True):
    """V30, V33: playing a midnight card: the drafted action."""

    action: model.TagGhost | model.SneakGhost | model.GrowGhost | None = None


Draft: TypeAlias = FurnitureDraft | PlanDraft | SideDraft | CardDraft


def name_of(scene: Scene, seat: Seat) -> str:
    """Returns a player's name for running text, which may open a sentence."""
    return plain(scene.names[seat], kit.NAME_LENGTH) or scene.name(seat).capitalize()


@lru_cache(maxsize=64)
def letter_of(words: Words, size: model.Size) -> str:
    """Returns the letter of a size: S, M, L, in French P, M, G."""
    return words(f"ghost-letter-{size}")


@lru_cache(maxsize=64)
def ghost_name(words: Words, name: model.GhostName) -> str:
    """Returns a ghost's name in the reader's language: "L1" is "G1" in French."""
    return letter_of(words, SIZE_OF[name]) + name[1:]


def walker_name(words: Words, paths: tuple[model.Path, ...], number: int) -> str:
    """V25: returns the ghost of a path; one that merges of the same plan sent home is marked."""
    return _marked(words, paths, number, paths[number].ghost)


def joined_name(words: Words, paths: tuple[model.Path, ...], number: int) -> str:
    """V25: returns the ghost that a path joins, marked in the same way."""
    return _marked(words, paths, number, paths[number].merge)


def _marked(words: Words, paths: tuple[model.Path, ...], number: int, name: model.GhostName) -> str:
    told, time = ghost_name(words, name), times_out(paths, number, name)
    return words("pasvu-ghost-again", ghost=told, time=time) if time > 1 else told


def barred_words(look: model.Look, words: Words) -> str:
    """Returns that a piece of furniture fills the keyhole, and which; nothing where none does."""
    kind = barrier(look.pieces, look.door)
    return words("pasvu-look-barred", piece=words(f"piece-{kind}-the")) if kind else ""


def with_barrier(told: str, look: model.Look, words: Words) -> str:
    """Returns what a look showed, and which piece of furniture was in its way, if one was."""
    return " ".join(filter(None, (told, barred_words(look, words))))


def door_name(words: Words, door: model.Door) -> str:
    """Returns a door in words: "south 3"."""
    return words("picture-pasvu-door", side=words(f"hall-side-{SIDE_OF[door[0]]}"), number=int(door[1]))


def lies(view: model.View) -> bool:
    """V27: do all ghosts lie this round?"""
    return view.card == "shelter"


def is_played(view: model.View) -> bool:
    """Is the effect of this round's midnight card over?"""
    return bool(view.card) and view.card not in LASTING and view.phase != "midnight"


def effect_of(view: model.View, words: Words) -> str:
    """Returns the effect of this round's midnight card from now on."""
    if view.crystal:
        return words("alt-pasvu-crystal", number=view.crystal)
    if view.card == "grimaces":
        return words("midnight-grimaces-lasts")
    return words(f"midnight-{view.card}-about")


def choice_word(words: Words, action: model.TagGhost | model.SneakGhost | model.GrowGhost) -> str:
    """V30, V33: returns a drafted midnight action in words."""
    match action:
        case model.TagGhost(ghost=ghost):
            return words("picture-pasvu-tagged", ghost=ghost_name(words, ghost))
        case model.SneakGhost(cell=cell):
            return words("picture-pasvu-sneaked", cell=cell)
        case model.GrowGhost(ghost=ghost, into=into):
            return words("picture-pasvu-grown", ghost=ghost_name(words, ghost), into=ghost_name(words, into))
