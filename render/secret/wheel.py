"""What is on the wheel: start marks, objects and pawns."""

from PIL import Image

from engine.mazes.rings import Place
from engine.secret.layout import RINGS, start_of
from engine.secret.model import TREASURES, View
from render.kit import sprites
from render.kit import theme as shared
from render.kit.canvas import Canvas
from render.kit.layers import lay_on, layers_of
from render.kit.overlays import disc
from render.kit.pawns import crowds
from render.secret import theme
from render.secret.dial import Dial, Point, spot
from render.secret.objects import object_sticker, on_plate
from render.secret.pen import flat_of, put
from render.secret.scene import gone
from render.secret.zones import FLOORS


def put_starts(picture: Image.Image, dial: Dial, view: View) -> None:
    """S1: marks where the pawns started."""
    for colour in view.colours:
        if dial.shows(start_of(colour)):
            facts = colour, round(theme.START * dial.scale), f"mark-{colour}", f"mark-line-{colour}"
            badge = flat_of(FLOORS[0], sprites.seat_badge, *facts)
            put(picture, badge, *spot(dial, start_of(colour), *theme.START_SPOT))


def put_objects(canvas: Canvas, dial: Dial, view: View) -> None:
    """Puts all objects, taken ones faded, the target on its medallion; they make room for pawns."""
    over, pawns = gone(view), crowds(view, view.colours)
    for place, treasure in enumerate(view.treasures):
        if treasure and treasure != view.target and dial.shows(place):
            look = "won" if treasure in over else "plain"
            size, spots = theme.SPOTS[place // RINGS.sectors][len(pawns.get(place, ()))]
            name, floor = TREASURES[treasure - 1], FLOORS[place // RINGS.sectors]
            sticker = flat_of(floor, object_sticker, name, round(size * dial.scale), look)
            put(canvas.image, sticker, *spot(dial, place, *spots[0]))
    put_sought(canvas, dial, view)


def put_sought(canvas: Canvas, dial: Dial, view: View) -> None:
    """Puts the target on its medallion."""
    place = view.target_place
    if not view.target or place is None or not dial.shows(place):
        return
    guests = len(crowds(view, view.colours).get(place, ()))
    size, spots = theme.SPOTS[place // RINGS.sectors][guests]
    plate = size * dial.scale * (theme.PLATE_BESIDE if guests else theme.PLATE)
    sought = layers_of(on_plate, TREASURES[view.target - 1], round(plate), 0.54, "bare")
    lay_on(canvas, sought, *spot(dial, place, *spots[0]))


def put_pawns(canvas: Canvas, dial: Dial, view: View) -> None:
    """Puts all pawns, side by side if they share a cell, with a disc below the player on turn."""
    for place, pawns in crowds(view, view.colours).items():
        if not dial.shows(place):
            continue
        large, stands = _stands(dial, place, len(pawns), bool(view.treasures[place]))
        placed = sorted(zip(pawns, stands, strict=True), key=lambda stand: stand[1][1])
        for pawn, (x, y) in placed:
            if pawn.is_active:
                lay_on(canvas, disc(large), x, y + large * shared.DISC_DROP)
        for pawn, (x, y) in placed:
            lay_on(canvas, layers_of(sprites.pawn, pawn.colour, pawn.number, large), x, y)


def _stands(dial: Dial, place: Place, count: int, has_object: bool) -> tuple[int, list[Point]]:
    """Returns the size of the pawns on a place, and where they stand."""
    zone = place // RINGS.sectors
    size, spots = theme.SPOTS[zone][count if has_object else count - 1]
    large = round(size * theme.PAWN * dial.scale)
    huddle, around = theme.HUDDLES.get(count), theme.HUDDLE_SPOTS.get(zone)
    if huddle is None or around is None:
        return large, [spot(dial, place, *s) for s in spots[1 if has_object else 0 :]]
    x, y = spot(dial, place, *around)
    return large, [(x + right * large, y + down * large) for right, down in huddle]
