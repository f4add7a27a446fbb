"""Labyrinthe Junior: the panel where a turn is planned."""

from collections.abc import Sequence

from cogs.games.junior.draft import Plan, read_plan, spare_sides
from cogs.games.junior.words import lying_label, seek_lines, slot_label, square_labels
from cogs.panels.builder import Panel, Row
from cogs.panels.drawings import panel_drawing, scene_of
from cogs.panels.game_panel import GamePanel
from cogs.tables.viewer import Viewer
from cogs.ui.controls import Option, PressButton
from cogs.ui.pages import Page
from engine.junior.layout import MAZE
from engine.junior.model import Action, MovePawn, PushTile, View
from engine.mazes.sliding import OPENINGS, ways_to_lie
from render.junior import PICTURES

# As the slots lie round the board: two rows of four buttons.
SLOT_ROWS = (("N1", "N3", "W1", "W3"), ("S1", "S3", "E1", "E3"))


class JuniorPanel(GamePanel[View, Action]):
    """Where to push, how the tile lies, where to stop; then Confirm."""

    def page(self, viewer: Viewer[View], draft: str) -> Page:
        plan = read_plan(draft, viewer)
        drawing = panel_drawing(PICTURES, scene_of(viewer), plan.drawn())
        return Page(panel_text(viewer, plan), drawing, PanelRows(viewer, plan).rows())

    def chosen(self, viewer: Viewer[View], field: str, draft: str, values: Sequence[str]) -> str:
        """The square chosen in the select."""
        return read_plan(draft, viewer).draft(move=MovePawn(next(iter(values), "")))


class PanelRows:
    """The controls of the panel for one plan."""

    def __init__(self, viewer: Viewer[View], plan: Plan) -> None:
        self._viewer, self._view, self._words = viewer, viewer.view, viewer.words
        self._panel, self._plan = Panel(viewer), plan

    def rows(self) -> tuple[Row, ...]:
        """At most five: eight slots, the ways the tile can lie, the square, and what ends the turn."""
        rows: list[Row] = []
        if self._view.phase == "push":
            rows += [tuple(self._slot(slot) for slot in row) for row in SLOT_ROWS]
            rows.append(self._ways())
        if self._plan.is_pushed:
            labels = square_labels(self._plan.view, self._viewer.seat or 0, self._words)
            squares = [Option(name, label, chosen=name == self._plan.to) for name, label in labels.items()]
            title = self._words("junior-panel-where")
            rows.append((self._panel.select("to", title, squares, self._plan.draft()),))
        return (*rows, self._ends())

    def _slot(self, slot: str) -> PressButton:
        push = PushTile(slot, self._plan.sides or spare_sides(self._view))
        return self._panel.pick(
            slot_label(slot),
            self._plan.draft(push=push),
            slot,
            chosen=slot == self._plan.slot,
            disabled=slot == self._view.banned,
        )

    def _ways(self) -> tuple[PressButton, ...]:
        lying, slot = self._plan.sides or spare_sides(self._view), self._plan.slot
        return tuple(
            self._panel.pick(
                lying_label(way, self._words),
                self._plan.draft(sides=way, push=PushTile(slot, way) if slot else None),
                way,
                chosen=way == lying,
            )
            for way in ways_to_lie(self._view.spare & OPENINGS)
        )

    def _ends(self) -> Row:
        plan = self._plan
        here = MovePawn(MAZE.names[plan.view.pawns[self._viewer.seat or 0]])
        draft, can_stay = plan.draft(move=here if plan.is_pushed else None), plan.is_pushed
        stay = self._panel.pick(self._words("button-stay"), draft, "stay", disabled=not can_stay)
        return self._panel.ends(plan.draft(), stay, ready=plan.move is not None)


def panel_text(viewer: Viewer[View], plan: Plan) -> str:
    """The treasure sought, the choices so far, and what to do next."""
    view, words = viewer.view, viewer.words
    lines = seek_lines(view, words)
    if not plan.is_pushed:
        lines.append(words("junior-panel-push"))
    elif not plan.move:
        lines.append(words("junior-panel-move" if view.phase == "push" else "junior-panel-move-only"))
    else:
        key = "junior-panel-ready-ahead" if viewer.is_ahead else "junior-panel-ready"
        lines.append(words(key, square=plan.to))
    return "\n".join(lines)
