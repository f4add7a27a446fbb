"""Labyrinthe Junior: the controls of the panel."""

from msgspec.structs import replace

from cogs.games.junior.draft import Plan, spare_sides
from cogs.games.junior.words import lying_label, slot_label, square_label
from cogs.panels.controls import PanelControls, Row
from cogs.tables.viewer import Viewer
from cogs.ui.controls import Option, PressButton, PressSelect
from engine.junior.layout import MAZE, square_of
from engine.junior.model import View
from engine.mazes.sliding import OPENINGS, ways_to_lie

# As the slots lie round the board: two rows of four buttons.
SLOT_ROWS = (("N1", "N3", "W1", "W3"), ("S1", "S3", "E1", "E3"))


class PanelRows:
    """The controls of the panel for one plan."""

    def __init__(self, viewer: Viewer, view: View, after: View | None, plan: Plan) -> None:
        self._words, self._seat = viewer.words, viewer.seat or 0
        self._controls = PanelControls(viewer)
        self._view, self._after, self._plan = view, after, plan

    def rows(self) -> tuple[Row, ...]:
        """At most five: eight slots, the ways the tile can lie, the square, and what ends the turn."""
        rows: list[Row] = []
        if self._view.phase == "push":
            rows += [tuple(self._slot(slot) for slot in row) for row in SLOT_ROWS]
            rows.append(self._ways())
        if self._after:
            rows.append((self._squares(self._after),))
        return (*rows, self._ends())

    def _slot(self, slot: str) -> PressButton:
        plan = replace(self._plan, slot=slot, sides=self._plan.sides or spare_sides(self._view))
        return self._controls.page(
            slot_label(slot),
            plan.draft(),
            slot,
            chosen=slot == self._plan.slot,
            disabled=slot == self._view.banned,
        )

    def _ways(self) -> tuple[PressButton, ...]:
        lying = self._plan.sides or spare_sides(self._view)
        return tuple(
            self._controls.page(
                lying_label(way, self._words),
                replace(self._plan, sides=way).draft(),
                way,
                chosen=way == lying,
            )
            for way in ways_to_lie(self._view.spare & OPENINGS)
        )

    def _squares(self, after: View) -> PressSelect:
        here = after.pawns[self._seat]
        goal = square_of(after.target, after.tiles) if after.target else None
        reach = sorted(MAZE.reach(after.tiles, here), key=lambda at: (at != goal, at != here, at))
        options = [
            Option(
                MAZE.names[square],
                square_label(after, square, self._words, here=here, goal=goal),
                chosen=MAZE.names[square] == self._plan.to,
            )
            for square in reach
        ]
        return self._controls.choose("to", self._words("junior-panel-where"), options, self._plan.draft())

    def _ends(self) -> Row:
        plan, stay = self._plan, self._plan
        if self._after:
            stay = replace(plan, to=MAZE.names[self._after.pawns[self._seat]])
        return (
            self._controls.confirm(plan.draft(), ready=bool(self._after and plan.to)),
            self._controls.page(
                self._words("button-stay"), stay.draft(), "stay", disabled=self._after is None
            ),
            self._controls.hint(Plan().draft()),
        )
