"""Labyrinthe Junior: from a view to its squares and tabs."""

from itertools import pairwise

import msgspec

from engine.core import Seat
from engine.junior import model
from engine.junior.layout import MAZE, SLOTS, corner_of, treasure_of
from engine.junior.model import TREASURES, View
from engine.mazes.sliding import ACROSS, OPENINGS, SIDES
from render.junior import theme
from render.junior.scene import Draft, Scene, gone
from render.junior.square import Square, patch
from render.junior.tabs import GRID, SEAT_TABS, TabStyle, tab, tab_spot
from render.kit.canvas import Canvas
from render.kit.pawns import crowds
from render.kit.theme import seat_colour


def walked(scene: Scene) -> list[Square]:
    """Returns all squares of the board, with the way of the last move."""
    view, drawn = scene.view, squares(scene.view)
    move = scene.last(model.PawnMoved)
    push = scene.last(model.TilePushed)
    if move is None or (push and scene.recent.index(push) > scene.recent.index(move)):
        return drawn  # the tiles no longer lie as they did
    start, end = (MAZE.names.index(name) for name in (move.start, move.end))
    if start != end:
        _trace(view, drawn, (start, end), move.seat, has_ring=False)
    return drawn


def squares(view: View) -> list[Square]:
    """Returns all squares of the board, row by row."""
    starts = {corner_of(colour): colour for colour in view.colours}
    over = gone(view)
    entry = MAZE.lines[view.pushed][0] if view.pushed else None
    pawns = crowds(view, view.colours)
    return [
        Square(
            sides=tile & OPENINGS,
            fixed=square in MAZE.fixed,
            treasure=TREASURES[treasure - 1] if (treasure := treasure_of(tile)) else None,
            look="won" if treasure in over else "plain",
            is_sought=bool(treasure) and treasure == view.target,
            start=starts.get(square),
            pawns=pawns.get(square, ()),
            bracket=seat_colour(view.colours, view.pusher) if square == entry else None,
        )
        for square, tile in enumerate(view.tiles)
    ]


def with_reach(view: View, draft: Draft, drawn: list[Square]) -> list[Square]:
    """Lights and names the squares within reach, darkens the others, and marks the chosen path."""
    seat = view.turn or 0
    start = view.pawns[seat]
    reach = MAZE.reach(view.tiles, start)
    for at, square in enumerate(drawn):
        if at in reach:
            drawn[at] = msgspec.structs.replace(square, light="lit", pill=MAZE.names[at])
        else:
            look = "plain" if square.is_sought else "dim"
            drawn[at] = msgspec.structs.replace(square, light="dim", look=look)
    if draft.to in MAZE.names:
        _trace(view, drawn, (start, MAZE.names.index(draft.to)), view.turn)
    return drawn


def _trace(
    view: View, drawn: list[Square], ends: tuple[int, int], seat: Seat | None, *, has_ring: bool = True
) -> None:
    """Marks the way with dots and its end, perhaps, with a ring."""
    start, end = ends
    way = MAZE.path(view.tiles, start, end) or ()
    steps: dict[int, list[int]] = {square: [] for square in way}
    for here, there in pairwise(way):
        side = {-MAZE.size: "N", 1: "E", MAZE.size: "S", -1: "W"}[there - here]
        steps[here].append(1 << SIDES.index(side))
        steps[there].append(1 << SIDES.index(ACROSS[side]))
    dots, ring = (seat_colour(view.colours, seat, kind) for kind in ("seat", "text"))
    for square, sides in steps.items():
        goal = ring if has_ring and square == end else None
        drawn[square] = msgspec.structs.replace(drawn[square], path=dots, steps=tuple(sides), goal=goal)


def put_squares(canvas: Canvas, drawn: list[Square]) -> None:
    """Puts all squares in their places."""
    for at, square in enumerate(drawn):
        canvas.put(patch(square), *GRID.corner(at))


def put_tabs(canvas: Canvas, view: View, chosen: str | None) -> None:
    """Puts the tabs: golden while a push is due, one in the pusher's colour, the banned one crossed."""
    half = theme.TAB_SIZE // 2
    for slot in SLOTS:
        x, y = tab_spot(slot)
        style = _tab_style(view, slot, chosen)
        canvas.put(tab(slot, style), x - half, y - half)


def _tab_style(view: View, slot: str, chosen: str | None) -> TabStyle:
    if slot == view.banned:
        return "banned"
    if slot == chosen and view.pusher is not None:
        return SEAT_TABS[view.colours[view.pusher]]
    return "ready" if view.phase == "push" and view.outcome is None else "idle"
