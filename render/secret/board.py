"""Le labyrinthe secret: the public board, with the news in its four corners and the seats below."""

from PIL import Image

from engine.core import Seat
from engine.secret.model import View
from render.kit import ending, theme
from render.kit.canvas import Canvas
from render.kit.strip import Cell, Tally, put_strip
from render.secret import corners
from render.secret.dial import BOARD, ZOOM, Dial
from render.secret.scene import Scene, seat_colour
from render.secret.things import put_objects, put_parts, put_pawns, put_starts
from render.secret.trail import put_changes, put_trail
from render.secret.zones import ground


def board(scene: Scene, view: str = "") -> bytes:
    """The board as everybody at this view's place may see it, as a PNG; "zoom" shows zones C to F, larger."""
    return _painted(scene, view == "zoom").png(theme.ROUND_PRESS)


def frame(scene: Scene) -> Image.Image:
    """The same board as one picture of many, in a replay."""
    return _painted(scene, is_zoom=False).image


def _painted(scene: Scene, is_zoom: bool) -> Canvas:
    dial = ZOOM if is_zoom else BOARD
    canvas = Canvas(ground(dial, theme.ROUND_PANEL_HEIGHT if is_zoom else theme.ROUND_HEIGHT))
    put_wheel(canvas.image, dial, scene.view)
    put_pawns(canvas.image, dial, scene.view)
    corners.put_goal(canvas.image, scene)
    corners.put_changes(canvas.image, scene)
    corners.put_bag(canvas.image, scene)
    corners.put_steps(canvas.image, scene)
    if not is_zoom:
        cells = tuple(_cell(scene, seat) for seat in range(len(scene.view.pawns)))
        put_strip(canvas, cells, theme.ROUND_STRIP_TOP)
    return canvas


def put_wheel(picture: Image.Image, dial: Dial, view: View) -> None:
    """The zones as they lie, the last turn's marks, and the objects; no pawns yet."""
    put_parts(picture, dial, view)
    put_starts(picture, dial, view)
    put_trail(picture, dial, view.trail, seat_colour(view, view.mover, "text"))
    put_changes(picture, dial, view)
    put_objects(picture, dial, view)


def _cell(scene: Scene, seat: Seat) -> Cell:
    view = scene.view
    return Cell(
        colour=view.colours[seat],
        number=seat + 1,
        name=scene.names[seat],
        tallies=(_tally(view, seat),),
        is_active=seat == view.turn,
        place=ending.place_of(view.outcome, seat, scene.words),
        is_winner=ending.is_crowned(view.outcome, seat),
    )


def _tally(view: View, seat: Seat) -> Tally:
    """What a seat holds; "?" where it is hidden (S16)."""
    count = view.counts[seat]
    return Tally("chest", "?" if count is None else f"{count}")
