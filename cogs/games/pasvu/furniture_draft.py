"""Pas vu pas pris: an unfinished furniture move, and its text in a custom id.

A draft reads: the piece, its place some steps ago, and the steps since then, so that undo can remove
the last one. Older steps cannot be undone.
"""

import re
from collections.abc import Sequence
from functools import partial, reduce
from math import ceil, floor
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from engine.pasvu.hall.shapes import shape_of
from engine.pasvu.hall.standing import CELLS, centre_of
from engine.pasvu.layout import GRID, HALL, TURN
from engine.pasvu.model import PIECES, POSES, TIPS, Cell, Kind, MoveFurniture, Piece, View

MOST = round(HALL / GRID)
TURNS = 360 // TURN
HISTORY = 12  # steps that can be undone
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
LYINGS = (*POSES, *TIPS)  # what the select of ways to lie offers, by its digit

# A step is one sign, or `@` and a cell. Capitals go far, small letters a little way.
NUDGES = {
    "W": (-5, 0),
    "N": (0, -5),
    "S": (0, 5),
    "E": (5, 0),
    "w": (-1, 0),
    "n": (0, -1),
    "s": (0, 1),
    "e": (1, 0),
}
SPINS = {"L": -3, "R": 3, "l": -1, "r": 1}
STEP = re.compile(r"@[0-9a-z]|[WNSEwnseLRlr0-8]")
DRAFT = re.compile(
    r"f([0-5])([0-9a-z]{2})([0-9a-z]{2})([0-9a-z]{2})([0-4])([0-4])([FQ])((?:@[0-9a-z]|[WNSEwnseLRlr0-8])*)"
)


class Place(NamedTuple):
    """Where a piece is put: in steps of 0.05 and of 5°, with the indexes of its pose and tip (0: none)."""

    x: int
    y: int
    turn: int
    pose: int
    tip: int


class Moving(msgspec.Struct, frozen=True):
    """A piece, where it was before the last few steps, and those steps; `fine` is the size of the next."""

    kind: Kind
    base: Place
    steps: tuple[str, ...] = ()
    fine: bool = False

    @property
    def place(self) -> Place:
        """Where the piece is put now."""
        return reduce(partial(after, self.kind), self.steps, self.base)

    @property
    def move(self) -> MoveFurniture:
        """The action that the draft stands for."""
        x, y, turn, pose, tip = self.place
        at = (round(x * GRID, 2), round(y * GRID, 2))
        return MoveFurniture(self.kind, *at, turn * TURN, POSES[pose], ("", *TIPS)[tip])

    def then(self, step: str) -> "Moving":
        """One step further; the oldest that can be undone is forgotten."""
        steps, base = (*self.steps, step), self.base
        while len(steps) > HISTORY:
            base, steps = after(self.kind, base, steps[0]), steps[1:]
        return replace(self, base=base, steps=steps)

    def undone(self) -> "Moving":
        """One step back."""
        return replace(self, steps=self.steps[:-1])


def after(kind: Kind, place: Place, step: str) -> Place:
    """A place after one step; nothing goes beyond the walls, and a new pose lies untipped."""
    if step in NUDGES:
        dx, dy = NUDGES[step]
        return place._replace(x=min(max(place.x + dx, 0), MOST), y=min(max(place.y + dy, 0), MOST))
    if step in SPINS:
        return place._replace(turn=(place.turn + SPINS[step]) % TURNS)
    if step.startswith("@"):
        return inside(kind, place, CELLS[DIGITS.index(step[1])])
    number = int(step)
    if number < len(POSES):
        return place._replace(pose=number, tip=0)
    return place._replace(tip=number - len(POSES) + 1)


def inside(kind: Kind, place: Place, cell: Cell) -> Place:
    """The middle of a cell, or as near to it as the piece has room within the walls (V11)."""
    shape = shape_of(Piece(kind, 0.0, 0.0, place.turn * TURN, POSES[place.pose]))
    # A little is taken off, so that what only touches the wall needs no further step.
    least = [ceil(-low / GRID - 0.01) for low in shape.low[:2]]
    most = [floor((HALL - high) / GRID + 0.01) for high in shape.high[:2]]
    x, y = (
        min(max(round(at / GRID), low), high)
        for at, low, high in zip(centre_of(cell), least, most, strict=True)
    )
    return place._replace(x=x, y=y)


def begun(piece: Piece) -> Moving:
    """A piece still where it is; upside down is no way to put one, so it is taken up standing (V11)."""
    x, y = (min(max(round(at / GRID), 0), MOST) for at in (piece.x, piece.y))
    pose = POSES.index(piece.pose) if piece.pose in POSES else 0
    return Moving(piece.kind, Place(x, y, piece.angle % 360 // TURN, pose, ("", *TIPS).index(piece.lean)))


def moving_of(move: MoveFurniture) -> Moving:
    """A draft of a move that was made elsewhere, as by the stand-in."""
    return begun(Piece(move.piece, move.x, move.y, move.angle, move.pose, lean=move.tip))


def written(moving: Moving) -> str:
    """The draft as it stands in a custom id."""
    x, y, turn, pose, tip = moving.base
    at = "".join(DIGITS[number // 36] + DIGITS[number % 36] for number in (x, y, turn))
    size = "F" if moving.fine else "Q"
    return f"f{PIECES.index(moving.kind)}{at}{pose}{tip}{size}{''.join(moving.steps)}"


def read(draft: str, view: View) -> Moving | None:
    """The move that a draft stands for, if it is of a piece that may be moved."""
    parts = DRAFT.fullmatch(draft)
    if parts is None:
        return None
    kind, x, y, turn, pose, tip, size, steps = parts.groups()
    moving = Moving(
        PIECES[int(kind)],
        Place(int(x, 36), int(y, 36), int(turn, 36), int(pose), int(tip)),
        tuple(STEP.findall(steps))[:HISTORY],
        size == "F",
    )
    is_sane = max(moving.base.x, moving.base.y) <= MOST and moving.base.turn < TURNS
    return moving if is_sane and moving.kind in view.movable else None


def step_of(field: str, values: Sequence[str]) -> str | None:
    """The step that something chosen in a select stands for."""
    value = next(iter(values), "")
    if field == "lie" and value in tuple(DIGITS[: len(LYINGS)]):
        return value
    return f"@{DIGITS[CELLS.index(value)]}" if value in CELLS else None
