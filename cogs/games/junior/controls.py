"""Labyrinthe Junior: the controls of the panel."""

from typing import Any

import msgspec
from discord import ButtonStyle

from cogs.games.junior.draft import Plan, spare_sides
from cogs.games.junior.words import sides_words, slot_label, treasure_words
from cogs.tables.viewer import Viewer
from cogs.ui.controls import Option, Press, PressButton, button, select
from engine.core import Seat
from engine.junior.layout import MAZE, square_of, treasure_of
from engine.junior.model import View
from engine.junior.turn import ways_to_lie
from engine.mazes.sliding import OPENINGS, glyph, openings

# As the slots lie round the board: two rows of four buttons.
SLOT_ROWS = (("N1", "N3", "W1", "W3"), ("S1", "S3", "E1", "E3"))


class PanelRows:
    """The controls of the panel for one plan."""

    def __init__(self, viewer: Viewer, view: View, after: View | None, plan: Plan) -> None:
        self._words = viewer.words
        self._seat: Seat = viewer.seat or 0
        self._game_id, self._version = viewer.table.row.id, viewer.table.row.version
        self._view, self._after, self._plan = view, after, plan

    def rows(self) -> tuple[tuple[Any, ...], ...]:
        """At most five: eight slots, the ways the tile can lie, the square, and what ends the turn."""
        rows: list[tuple[Any, ...]] = []
        if self._view.phase == "push":
            rows += [tuple(self._slot(slot) for slot in row) for row in SLOT_ROWS]
            rows.append(self._ways())
        if self._after:
            rows.append((self._squares(self._after),))
        rows.append(self._ends())
        return tuple(rows)

    def _press(self, verb: str, field: str, plan: Plan) -> Press:
        return Press(verb, self._game_id, self._version, field, plan.draft())

    def _slot(self, slot: str) -> PressButton:
        plan = msgspec.structs.replace(
            self._plan, slot=slot, sides=self._plan.sides or spare_sides(self._view)
        )
        style = ButtonStyle.primary if slot == self._plan.slot else ButtonStyle.secondary
        return button(
            self._press("page", slot, plan), slot_label(slot), style, disabled=slot == self._view.banned
        )

    def _ways(self) -> tuple[PressButton, ...]:
        lying = self._plan.sides or spare_sides(self._view)
        buttons: list[PressButton] = []
        for way in ways_to_lie(self._view.spare & OPENINGS):
            plan = msgspec.structs.replace(self._plan, sides=way)
            label = f"{glyph(openings(way))} {sides_words(way, self._words)}"
            style = ButtonStyle.primary if way == lying else ButtonStyle.secondary
            buttons.append(button(self._press("page", way, plan), label, style))
        return tuple(buttons)

    def _squares(self, after: View) -> Any:
        here = after.pawns[self._seat]
        goal = square_of(after.target, after.tiles) if after.target else None
        reach = sorted(
            MAZE.reach(after.tiles, here), key=lambda square: (square != goal, square != here, square)
        )
        options = [
            Option(
                MAZE.names[square],
                self._square_label(after, square, here, goal),
                chosen=MAZE.names[square] == self._plan.to,
            )
            for square in reach
        ]
        return select(self._press("choose", "to", self._plan), self._words("junior-panel-where"), options)

    def _square_label(self, after: View, square: int, here: int, goal: int | None) -> str:
        name, treasure = MAZE.names[square], treasure_of(after.tiles[square])
        if square == goal and treasure:
            return self._words(
                "junior-square-goal", square=name, treasure=treasure_words(treasure, self._words)
            )
        if square == here:
            return self._words("junior-square-here", square=name)
        if treasure:
            return self._words(
                "junior-square-with", square=name, treasure=treasure_words(treasure, self._words)
            )
        return name

    def _ends(self) -> tuple[PressButton, ...]:
        words, plan = self._words, self._plan
        stay = plan
        if self._after:
            stay = msgspec.structs.replace(plan, to=MAZE.names[self._after.pawns[self._seat]])
        return (
            button(
                self._press("confirm", "", plan),
                words("button-confirm"),
                ButtonStyle.success,
                disabled=not (self._after and plan.to),
            ),
            button(self._press("page", "stay", stay), words("button-stay"), disabled=self._after is None),
            button(self._press("hint", "", Plan()), words("button-hint")),
        )
