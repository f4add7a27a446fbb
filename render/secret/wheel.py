"""What is on the wheel: start marks, objects and pawns."""

from collections.abc import Iterator
from itertools import product

from PIL import Image

from engine.mazes.rings import Place
from engine.secret.layout import RINGS, loads, start_of
from engine.secret.model import COLOURS, TREASURES, Treasure, View
from render.kit import sprites
from render.kit import theme as shared
from render.kit.canvas import Canvas
from render.kit.layers import Layers, lay_on, layers_of
from render.kit.overlays import disc
from render.kit.pawns import crowds
from render.secret import theme
from render.secret.dial import BOARD, Dial, Point, spot
from render.secret.objects import object_sticker, on_plate
from render.secret.pen import Flat, flat_of, names_above, put
from render.secret.scene import gone
from render.secret.zones import FLOORS

_NARROW = RINGS.names.index("D12")  # from zone D inwards, an object reaches the name of its cell


def warm_things() -> Iterator[None]:
    """Draws the objects of the board, alone and beside a pawn, and pawns beside up to two things."""
    for place, treasure in enumerate(loads((0,) * len(RINGS.parts))):
        for guests in range(2 if treasure else 0):
            yield
            zone = place // RINGS.sectors
            _sought(BOARD, zone, treasure, guests)
            for look in ("plain", "won"):
                _object(BOARD, zone, treasure, guests, look)
    sizes = {_size(BOARD, zone, others) for zone in range(len(theme.SPOTS)) for others in range(3)}
    for colour, size in product(range(len(COLOURS)), sorted(sizes)):
        yield
        layers_of(sprites.pawn, colour, colour + 1, size)


def put_starts(picture: Image.Image, dial: Dial, view: View) -> None:
    """S1: marks where the pawns started."""
    for colour in view.colours:
        if dial.shows(start_of(colour)):
            facts = colour, round(theme.START * dial.scale), f"mark-{colour}", f"mark-line-{colour}"
            badge = flat_of(FLOORS[0], sprites.seat_badge, *facts)
            put(picture, badge, *spot(dial, start_of(colour), *theme.START_SPOT))


def put_objects(canvas: Canvas, dial: Dial, view: View) -> None:
    """Puts all objects, taken ones faded, the target on its medallion; they make room for pawns."""
    picture, over, pawns = canvas.image, gone(view), crowds(view, view.colours)
    seen = [p for p, t in enumerate(view.treasures) if t and t != view.target and dial.shows(p)]
    # Beside pawns one does so in any zone.
    with names_above(picture, dial, [place for place in seen if place >= _NARROW or place in pawns]):
        for place in seen:
            look = "won" if (treasure := view.treasures[place]) in over else "plain"
            zone, guests = place // RINGS.sectors, len(pawns.get(place, ()))
            _, spots = theme.SPOTS[zone][guests]
            put(picture, _object(dial, zone, treasure, guests, look), *spot(dial, place, *spots[0]))
    put_sought(canvas, dial, view)


def _object(dial: Dial, zone: int, treasure: Treasure, guests: int, look: str) -> Flat:
    """Returns an object as it lies in a zone beside some pawns."""
    size, _ = theme.SPOTS[zone][guests]
    return flat_of(FLOORS[zone], object_sticker, TREASURES[treasure - 1], round(size * dial.scale), look)


def put_sought(canvas: Canvas, dial: Dial, view: View) -> None:
    """Puts the target on its medallion."""
    place = view.target_place
    if not view.target or place is None or not dial.shows(place):
        return
    guests = len(crowds(view, view.colours).get(place, ()))
    zone = place // RINGS.sectors
    _, spots = theme.SPOTS[zone][guests]
    with names_above(canvas.image, dial, [place]):
        lay_on(canvas, _sought(dial, zone, view.target, guests), *spot(dial, place, *spots[0]))


def _sought(dial: Dial, zone: int, target: Treasure, guests: int) -> Layers:
    """Returns the target on its medallion, beside some pawns."""
    size, _ = theme.SPOTS[zone][guests]
    plate = size * dial.scale * (theme.PLATE_BESIDE if guests else theme.PLATE)
    return layers_of(on_plate, TREASURES[target - 1], round(plate), 0.54, "bare")


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
    others = count if has_object else count - 1
    large, (_, spots) = _size(dial, zone, others), theme.SPOTS[zone][others]
    huddle, around = theme.HUDDLES.get(count), theme.HUDDLE_SPOTS.get(zone)
    if huddle is None or around is None:
        return large, [spot(dial, place, *s) for s in spots[1 if has_object else 0 :]]
    x, y = spot(dial, place, *around)
    return large, [(x + right * large, y + down * large) for right, down in huddle]


def _size(dial: Dial, zone: int, others: int) -> int:
    """Returns the size of a pawn beside some other things."""
    size, _ = theme.SPOTS[zone][others]
    return round(size * theme.PAWN * dial.scale)
