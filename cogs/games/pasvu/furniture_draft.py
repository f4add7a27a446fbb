"""Pas vu pas pris: an unfinished furniture move, and its text in a custom id.

A draft reads: the move some steps ago, the steps since then, so that undo can remove the last one, "F" while
steps are small and "V" while it is shown slantwise: "farmchair-1_5-4_7-225-standing-.Wwr.FV". Older steps
cannot be undone.
"""

from functools import reduce
from math import ceil, floor

import msgspec
from msgspec.structs import replace

from cogs.panels.game_panel import DOT
from engine.core import refusal
from engine.pasvu.hall.shapes import shape_of
from engine.pasvu.hall.standing import CELLS, centre_of
from engine.pasvu.layout import GRID, HALL, TURN
from engine.pasvu.model import POSES, TIPS, Cell, MoveFurniture, Piece, Pose, Tip, View
from engine.pasvu.notation import NOTATION

MOST = round(HALL / GRID)
HISTORY = 12  # steps that can be undone
FINE, SLANTED = "F", "V"

FAR, NEAR = 5 * GRID, GRID
WIDE, NARROW = 9 * TURN, TURN

# A step is one sign. Nudges and spins go far as capitals; the letters that are left go to a cell.
NUDGES = {"w": (-1, 0), "n": (0, -1), "s": (0, 1), "e": (1, 0)}
SPINS = {"l": -1, "r": 1}
LAID: dict[str, Pose] = dict(zip("012349", POSES, strict=True))
TIPPED: dict[str, Tip] = dict(zip("5678", TIPS, strict=True))
JUMPS: dict[str, Cell] = dict(zip("ABCDFGHIJKMOPQTUVXYZabcdfghijkmopqtu", CELLS, strict=True))
MARKS = ("", FINE, SLANTED, FINE + SLANTED)
STEPS = {*"WNSELR", *NUDGES, *SPINS, *LAID, *TIPPED, *JUMPS}


class Moving(msgspec.Struct, frozen=True):
    """A move as it was before the last few steps, those steps, the size of the next, and how it is shown."""

    base: MoveFurniture
    steps: str = ""
    is_fine: bool = False
    is_slanted: bool = False

    @property
    def move(self) -> MoveFurniture:
        """The action that the draft stands for."""
        return reduce(after, self.steps, self.base)

    @property
    def draft(self) -> str:
        """The draft as it stands in a custom id."""
        marks = FINE * self.is_fine + SLANTED * self.is_slanted
        return DOT.join([NOTATION.text(self.base), self.steps, *([marks] if marks else [])])

    def then(self, step: str) -> "Moving":
        """One step further; the oldest that can be undone is forgotten."""
        steps = self.steps + step
        return replace(self, base=reduce(after, steps[:-HISTORY], self.base), steps=steps[-HISTORY:])

    def undone(self) -> "Moving":
        """One step back."""
        return replace(self, steps=self.steps[:-1])

    def put(self, x: float, y: float) -> "Moving":
        """The piece at another place; what was before cannot be undone."""
        return replace(self, base=tidy(replace(self.move, x=x, y=y)), steps="")


def after(move: MoveFurniture, step: str) -> MoveFurniture:
    """A move after one step; nothing goes beyond the walls, and a new pose lies untipped."""
    sign, is_far = step.lower(), step.isupper()
    if sign in NUDGES:
        dx, dy = (way * (FAR if is_far else NEAR) for way in NUDGES[sign])
        return tidy(replace(move, x=move.x + dx, y=move.y + dy))
    if sign in SPINS:
        return tidy(replace(move, angle=move.angle + SPINS[sign] * (WIDE if is_far else NARROW)))
    if step in LAID:
        return replace(move, pose=LAID[step], tip="")
    return replace(move, tip=TIPPED[step]) if step in TIPPED else inside(move, JUMPS[step])


def inside(move: MoveFurniture, cell: Cell) -> MoveFurniture:
    """The middle of a cell, or as near to it as the piece has room within the walls (V11)."""
    shape = shape_of(Piece(move.piece, 0.0, 0.0, move.angle, move.pose))
    # A little is taken off, so that what only touches the wall needs no further step.
    least = [ceil(-low / GRID - 0.01) for low in shape.low[:2]]
    most = [floor((HALL - high) / GRID + 0.01) for high in shape.high[:2]]
    x, y = (
        min(max(round(at / GRID), low), high) * GRID
        for at, low, high in zip(centre_of(cell), least, most, strict=True)
    )
    return tidy(replace(move, x=x, y=y))


def tidy(move: MoveFurniture) -> MoveFurniture:
    """A move within the walls, in whole steps."""
    x, y = (round(min(max(round(at / GRID), 0), MOST) * GRID, 2) for at in (move.x, move.y))
    return replace(move, x=x, y=y, angle=move.angle % 360 // TURN * TURN)


def begun(piece: Piece) -> Moving:
    """A piece still where it is."""
    move = MoveFurniture(piece.kind, piece.x, piece.y, piece.angle, piece.pose, piece.lean)
    return Moving(tidy(move))


def read(draft: str, view: View) -> Moving | None:
    """The move that a draft stands for, if it is of a piece that may be moved."""
    text, _, rest = draft.partition(DOT)
    steps, _, marks = rest.partition(DOT)
    if refusal(NOTATION.parse, text) or not STEPS.issuperset(steps) or marks not in MARKS:
        return None
    base = NOTATION.parse(text)
    if not isinstance(base, MoveFurniture) or base != tidy(base) or base.piece not in view.movable:
        return None
    return Moving(base, steps[:HISTORY], FINE in marks, SLANTED in marks)
