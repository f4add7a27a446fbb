"""Pas vu pas pris: words that its panels, sentences and commands share."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from cogs.tables.viewer import Viewer
from engine.core import RuleError, Seat
from engine.pasvu.events import GhostDisplaced, GhostSet
from engine.pasvu.hall.standing import carried_by, covered_by, height_of, spot_point
from engine.pasvu.layout import SIZE_OF, SIZES
from engine.pasvu.model import GHOSTS, Cell, GhostName, Kind, MoveFurniture, Path, Piece, Size, Spot, View
from locales import Words
from render.pasvu.hall.top import number
from render.pasvu.places import cell_of
from render.pasvu.scene import LASTING, effect_of, ghost_name, letter_of

N = TypeVar("N", bound=str)


def side_words(side: str, words: Words) -> str:
    """A side of the hall: "south"."""
    return words(f"hall-side-{side}")


def ghost_at(view: View, seat: Seat, name: GhostName, words: Words) -> str:
    """A ghost with the cell where it stands: "S2 (B3)"."""
    ghost = view.ghosts[seat][GHOSTS.index(name)]
    return f"{ghost_name(words, name)} ({ghost.cell})" if ghost.cell else ghost_name(words, name)


def cell_words(cell: str, level: float, words: Words) -> str:
    """A cell, and how high above its floor: "C3 (perched at 0.8)"; nothing more on the floor."""
    if level <= 0:
        return cell
    return words("pasvu-told-perched", cell=cell, height=number(level, words.language))


def place_words(event: GhostDisplaced | GhostSet, words: Words) -> str:
    """The cell where a ghost stands, and how high."""
    return cell_words(event.cell, event.level, words)


def piece_name(kind: str, words: Words) -> str:
    """A piece with its article: "the desk"."""
    return words(f"piece-{kind}-the")


def pose_words(move: MoveFurniture, words: Words) -> str:
    """How a piece is to lie, and how it is tipped from there: "standing", "on its back, tipped left"."""
    pose = words(f"pose-{move.pose}")
    return f"{pose}, {words(f'tip-{move.tip}')}" if move.tip else pose


def place_facts(move: MoveFurniture, words: Words) -> dict[str, str | int]:
    """Where a piece is put, as sentences have it."""
    x, y = (number(at, words.language) for at in (move.x, move.y))
    return {"x": x, "y": y, "angle": move.angle % 360, "cell": cell_of(move.x, move.y)}


def ghost_named(text: str, words: Words) -> GhostName:
    """A ghost as it may be typed: as Discord sends it, or as the reader's language has it ("G1" is "L1")."""
    wanted = text.upper()
    named = {ghost_name(words, name): name for name in GHOSTS}
    return wanted if wanted in GHOSTS else named.get(wanted, wanted)


def named(text: str, names: Sequence[N], key: str, words: Words) -> N | None:
    """The one of these that a text names: as Discord sends it, or as the reader's language has it."""
    wanted = text.strip().casefold()
    return next((name for name in names if wanted in (name, words(f"{key}-{name}").casefold())), None)


def stand_words(view: View, cell: Cell, spot: Spot, level: float, size: Size, words: Words) -> str:
    """V17: a place in a cell: "north-west", "middle, on the table (0.8)", "west, under the desk"."""
    ground = ground_words(view, cell, spot, level, size, words)
    return ", ".join([words(f"spot-{spot}"), *([ground] if ground else [])])


def ground_words(view: View, cell: Cell, spot: Spot, level: float, size: Size, words: Words) -> str:
    """V17: what a ghost there stands on or under: "on the table (0.8)"; nothing on the open floor."""
    on, under = _ground(view.pieces, cell, spot, level, size, view.card == "shelter")
    if on:
        height = number(level, words.language)
        return words("pasvu-ground-on", piece=piece_name(on, words), height=height)
    return words("alt-pasvu-under", piece=piece_name(under, words)) if under else ""


@lru_cache(maxsize=4096)
def _ground(
    pieces: tuple[Piece, ...], cell: Cell, spot: Spot, level: float, size: Size, lies: bool
) -> tuple[Kind | None, Kind | None]:
    """The piece that a ghost there stands on, or else the one above it. A page asks for dozens of places."""
    x, y = spot_point(cell, spot, size)
    on = carried_by(pieces, x, y, level)
    return on, None if on else covered_by(pieces, x, y, level + height_of(size, lies))


def size_after(path: Path) -> Size:
    """The size of the ghost that stands at the end of a path; V25: a merge makes it the next one."""
    if not path.merge:
        return SIZE_OF[path.ghost]
    return SIZES[max(SIZES.index(SIZE_OF[name]) for name in (path.ghost, path.merge)) + 1]


def in_words(why: RuleError, words: Words) -> RuleError:
    """The refusal, with ghosts and positions named in the reader's language."""
    facts = {key: fact for key, fact in why.facts.items() if key in ("ghost", "other", "into")}
    named = {key: ghost_name(words, str(fact)) for key, fact in facts.items() if fact in GHOSTS}
    placed = {
        key: number(float(str(fact).replace(",", ".")), words.language)
        for key, fact in why.facts.items()
        if key in ("x", "y")
    }
    return RuleError(why.code, **why.facts | named | placed)


def letter_lines(viewer: Viewer[View]) -> list[str]:
    """Which letters the public board has for the sizes of ghosts, where it speaks another language."""
    board, own = viewer.board_words, viewer.words
    if board is None:
        return []
    pairs = [(letter_of(board, size), letter_of(own, size)) for size in SIZES]
    told = ", ".join(f"{there} = {here}" for there, here in pairs if there != here)
    return [own("pasvu-letters", letters=told)] if told else []


def effect_lines(view: View, words: Words) -> list[str]:
    """The midnight card whose effect lasts this round, if there is one; V29: with the viewer's ghosts."""
    if view.card not in LASTING:
        return []
    line = words("pasvu-effect", title=words(f"midnight-{view.card}"), does=effect_of(view, words))
    own = () if view.seat is None else view.ghosts[view.seat]
    # V25: a larger one that rests has merged.
    before = [g.name for g in own if view.card == "grimaces" and g.size == "small" and g.rests == view.round]
    ghosts = ", ".join(ghost_name(words, name) for name in before)
    return [f"{line} {words('pasvu-effect-own', ghosts=ghosts)}" if ghosts else line]
