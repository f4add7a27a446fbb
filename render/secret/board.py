"""Le labyrinthe secret: the public board, with its four corners and the seats below."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core import Seat
from engine.secret.model import View
from render.kit.canvas import Canvas
from render.kit.strip import Cell, Tally, put_strip, seat_cell
from render.kit.theme import seat_colour
from render.secret import corners, theme
from render.secret.dial import BOARD, ZOOM, Dial
from render.secret.last_turn import put_changes, put_trail, warm_arrows
from render.secret.parts import laid_out, warm_parts
from render.secret.scene import Scene
from render.secret.wheel import put_objects, put_pawns, put_starts, warm_things


def warm_pieces() -> Iterator[None]:
    """Draws what the boards of new games do not show."""
    for warm in (warm_parts, warm_things, warm_arrows, corners.warm_rows):
        yield from warm()


def paint_board(scene: Scene) -> Canvas:
    """Draws the board as this viewer may see it."""
    canvas, view = _painted(scene, BOARD, theme.HEIGHT), scene.view
    put_strip(canvas, tuple(_cell(scene, seat) for seat in range(len(view.colours))), theme.STRIP_TOP)
    return canvas


def _cell(scene: Scene, seat: Seat) -> Cell:
    """Returns a seat's cell; in a duel others than the player on turn are to act."""
    view = scene.view
    cell = seat_cell(scene, seat, view.colours[seat], (_tally(view, seat),))
    return replace(cell, is_active=view.turn is not None and seat in view.to_act)


def paint_zoomed(scene: Scene) -> Canvas:
    """Draws zones C to F, larger, without the seats."""
    return _painted(scene, ZOOM, theme.PANEL_HEIGHT)


def _painted(scene: Scene, dial: Dial, height: int) -> Canvas:
    canvas = laid_out(dial, scene.view.positions, height)
    put_marks(canvas, dial, scene.view)
    put_pawns(canvas, dial, scene.view)
    corners.put_changes(canvas.image, scene)
    corners.put_state(canvas.image, scene)
    return canvas


def put_marks(canvas: Canvas, dial: Dial, view: View) -> None:
    """Puts the start marks, the last turn's marks, and the objects, but no pawns."""
    picture = canvas.image
    put_starts(picture, dial, view)
    put_trail(picture, dial, view.trail, seat_colour(view.colours, view.mover, "text"))
    put_changes(picture, dial, view)
    put_objects(canvas, dial, view)


def _tally(view: View, seat: Seat) -> Tally:
    """S16: returns how many objects a seat holds, or "?" if that is hidden."""
    count = view.counts[seat]
    return Tally("chest", "?" if count is None else f"{count}")
