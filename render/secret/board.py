"""Le labyrinthe secret: the public board, with its four corners and the seats below."""

from PIL import Image

from engine.core import Seat
from engine.secret.model import View
from render.kit.canvas import Canvas
from render.kit.strip import Tally, put_strip, seat_cell
from render.kit.theme import seat_colour
from render.secret import corners, theme
from render.secret.dial import BOARD, ZOOM, Dial
from render.secret.last_turn import put_changes, put_trail
from render.secret.scene import Scene
from render.secret.wheel import put_objects, put_parts, put_pawns, put_starts
from render.secret.zones import ground


def board(scene: Scene, view: str = "") -> bytes:
    """Draws the board as this viewer may see it, as a PNG; "zoom" shows zones C to F, larger."""
    return _painted(scene, view == "zoom").png(theme.COMPRESSION)


def frame(scene: Scene) -> Image.Image:
    """Draws the board as one frame of a replay."""
    return _painted(scene, is_zoom=False).image


def _painted(scene: Scene, is_zoom: bool) -> Canvas:
    dial = ZOOM if is_zoom else BOARD
    canvas = Canvas(ground(dial, theme.PANEL_HEIGHT if is_zoom else theme.HEIGHT))
    put_wheel(canvas.image, dial, scene.view)
    put_pawns(canvas.image, dial, scene.view)
    corners.put_goal(canvas.image, scene)
    corners.put_changes(canvas.image, scene)
    corners.put_bag(canvas.image, scene)
    corners.put_steps(canvas.image, scene)
    if not is_zoom:
        view = scene.view
        cells = (
            seat_cell(scene, seat, colour, (_tally(view, seat),)) for seat, colour in enumerate(view.colours)
        )
        put_strip(canvas, tuple(cells), theme.STRIP_TOP)
    return canvas


def put_wheel(picture: Image.Image, dial: Dial, view: View) -> None:
    """Draws the zones as they lie, the last turn's marks, and the objects, but no pawns."""
    put_parts(picture, dial, view)
    put_starts(picture, dial, view)
    put_trail(picture, dial, view.trail, seat_colour(view.colours, view.mover, "text"))
    put_changes(picture, dial, view)
    put_objects(picture, dial, view)


def _tally(view: View, seat: Seat) -> Tally:
    """S16: returns how many objects a seat holds, or "?" if that is hidden."""
    count = view.counts[seat]
    return Tally("chest", "?" if count is None else f"{count}")
