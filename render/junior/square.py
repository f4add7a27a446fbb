"""One square of a maze with all that stands on it. Nothing overlaps its neighbours, so squares are kept."""

from functools import lru_cache

import msgspec
from PIL import Image

from render.kit import overlays, sprites, theme
from render.kit.layers import Layers, lay, layered
from render.kit.paint import faded, stamp
from render.kit.palette import to_palette
from render.kit.sprites import Look, Thing
from render.kit.tiles import Light, tile


class Pawn(msgspec.Struct, frozen=True):
    """A pawn as it is drawn: its colour, its number, and whether its player is on turn."""

    colour: int
    number: int
    is_active: bool = False


class Square(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides how a square looks."""

    size: int
    sides: int
    fixed: bool = False
    light: Light = "plain"
    treasure: Thing | None = None
    look: Look = "plain"
    is_sought: bool = False
    has_room: bool = False  # a round room without a treasure
    start: int | None = None  # the colour that starts here
    pawns: tuple[Pawn, ...] = ()
    crowd: int = 0  # how many pawns the treasure makes room for
    bracket: str | None = None  # colour of the corner brackets: the tile that was pushed last
    steps: tuple[int, ...] = ()  # sides through which the chosen path goes
    path: str | None = None  # colour of its dots
    goal: str | None = None  # colour of the ring around the chosen square
    pill: str | None = None  # its name, on squares within reach


@lru_cache(maxsize=2048)
def patch(square: Square) -> Image.Image:
    """The square in the colours of the palette."""
    picture = _ground(_below(square)).copy()
    middle = square.size / 2
    if square.treasure and _is_laid(square):
        x, y = _TREASURE_SPOTS[len(square.pawns)]
        size = round(theme.TREASURE * square.size)
        lay(picture, _treasure(square.treasure, size, square.look), x * square.size, y * square.size)
    if square.bracket:
        lay(picture, overlays.brackets(square.size, square.bracket), middle, middle)
    _lay_pawns(picture, square)
    if square.pill:
        lay(picture, overlays.pill(square.size, square.pill, square.goal), middle, middle)
    return picture


def _is_laid(square: Square) -> bool:
    """Can the treasure be laid on the palette? Golden plates and faded drawings want true colour."""
    return not square.is_sought and square.look != "won"


def _below(square: Square) -> Square:
    """What is left when all that can be laid on the palette is taken off: few of these differ."""
    bare = msgspec.structs.replace(square, pawns=(), bracket=None, pill=None)
    is_hidden = (
        square.look == "won" and len(square.pawns) > 0
    )  # what peeps out behind a ghost looks like dirt
    if square.treasure and (is_hidden or _is_laid(square)):
        return msgspec.structs.replace(bare, treasure=None, look="plain", has_room=True)
    return msgspec.structs.replace(bare, crowd=len(square.pawns) if square.treasure else 0)


@lru_cache(maxsize=1024)
def _ground(square: Square) -> Image.Image:
    return to_palette(full(square))


@lru_cache(maxsize=64)
def _treasure(thing: Thing, size: int, look: Look) -> Layers:
    return layered(sprites.treasure(thing, size, look))


@lru_cache(maxsize=128)
def _pawn(colour: int, number: int, size: int) -> Layers:
    return layered(sprites.pawn(colour, number, size))


def full(square: Square) -> Image.Image:
    """The tile with its treasure and the marks on its floor, in true colour."""
    size = square.size
    has_room = square.has_room or square.treasure is not None
    picture = tile(square.sides, has_room, square.fixed, square.light, size).convert("RGBA")
    if square.start is not None:
        _stamp(picture, _start_mark(square), (0.5, 0.5))
    if square.goal:
        picture.alpha_composite(overlays.ring(size, square.goal))
    if square.path:
        picture.alpha_composite(overlays.dots(size, square.steps, square.path))
    if square.treasure:
        _stamp_treasure(picture, square, square.treasure)
    return picture


def _stamp(picture: Image.Image, sticker: Image.Image, spot: tuple[float, float]) -> None:
    """Put a sticker on a spot given in fractions of the square."""
    stamp(picture, sticker, spot[0] * picture.width, spot[1] * picture.height)


def _start_mark(square: Square) -> Image.Image:
    size = round(theme.START_MARK * square.size)
    mark = sprites.seat_badge(square.start or 0, size, f"mark-{square.start}", f"mark-line-{square.start}")
    if square.light != "dim":
        return mark
    dimmed = mark.copy()
    dimmed.putalpha(faded(mark.getchannel("A"), theme.DIM_MARK))
    return dimmed


# Where 1 to 6 pawns stand: alone on the square, or beside a treasure, which then moves up to the left.
_ALONE = (
    ((0.5, 0.48),),
    ((0.31, 0.48), (0.69, 0.5)),
    ((0.29, 0.29), (0.71, 0.29), (0.5, 0.72)),
    ((0.28, 0.27), (0.72, 0.27), (0.28, 0.75), (0.72, 0.75)),
    ((0.3, 0.27), (0.7, 0.27), (0.2, 0.76), (0.5, 0.76), (0.8, 0.76)),
    ((0.2, 0.27), (0.5, 0.27), (0.8, 0.27), (0.2, 0.76), (0.5, 0.76), (0.8, 0.76)),
)
_BESIDE = (
    ((0.67, 0.62),),
    ((0.3, 0.69), (0.73, 0.64)),
    ((0.76, 0.29), (0.27, 0.76), (0.7, 0.77)),
    ((0.77, 0.28), (0.2, 0.77), (0.5, 0.78), (0.8, 0.77)),
    ((0.79, 0.19), (0.8, 0.5), (0.2, 0.79), (0.5, 0.8), (0.8, 0.81)),
    ((0.79, 0.18), (0.81, 0.49), (0.15, 0.8), (0.38, 0.8), (0.61, 0.8), (0.84, 0.8)),
)
_TREASURE_SPOTS = ((0.5, 0.5), (0.34, 0.35), (0.34, 0.31), *((0.31, 0.31),) * 4)


def _is_beside(square: Square) -> bool:
    """Do pawns stand beside a treasure? One that is gone is only a drawing on the floor, below their feet."""
    return square.treasure is not None and square.look != "won"


def _stamp_treasure(picture: Image.Image, square: Square, treasure: Thing) -> None:
    """The treasure, on a plate when it is sought, out of the way of pawns."""
    spot = _TREASURE_SPOTS[square.crowd]
    size = square.size * theme.TREASURE
    if square.is_sought:
        plate = square.size * (theme.PLATE_BESIDE if square.crowd else theme.PLATE)
        size = plate * theme.SOUGHT
        _stamp(picture, overlays.medallion(round(plate)), spot)
    _stamp(picture, sprites.treasure(treasure, round(size), square.look), spot)


def _lay_pawns(picture: Image.Image, square: Square) -> None:
    """One to six ghosts, a disc below that of the player on turn."""
    count = len(square.pawns)
    if not count:
        return
    is_beside = _is_beside(square)
    spots = (_BESIDE if is_beside else _ALONE)[count - 1]
    size = (theme.PAWN_SIZES_BESIDE if is_beside else theme.PAWN_SIZES)[count - 1] * square.size
    places = [(x * square.size, y * square.size) for x, y in spots]
    pawns = sorted(square.pawns, key=lambda pawn: not pawn.is_active)  # the first spot shows the disc best
    for pawn, (x, y) in zip(pawns, places, strict=True):
        if pawn.is_active:
            lay(picture, overlays.disc(round(size)), x, y + size * theme.DISC_DROP)
    for pawn, (x, y) in zip(pawns, places, strict=True):
        lay(picture, _pawn(pawn.colour, pawn.number, round(size)), x, y)
