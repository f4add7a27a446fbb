"""Labyrinthe Junior: one square with everything on it. It overlaps no neighbour, so squares are kept."""

import msgspec
from PIL import Image

from render.junior import theme
from render.junior.treasures import treasure_sticker
from render.keeping import kept
from render.kit import overlays, sprites
from render.kit import theme as shared
from render.kit.layers import lay, layers_of
from render.kit.paint import faded, stamp
from render.kit.palette import to_palette
from render.kit.pawns import Pawn, lay_pawns
from render.kit.sprites import Look
from render.kit.tiles import Light, tile

SIZE = theme.TILE
_MIDDLE = SIZE / 2


class Square(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides how a square looks."""

    sides: int
    fixed: bool = False
    light: Light = "plain"
    treasure: str | None = None
    look: Look = "plain"
    is_sought: bool = False
    has_room: bool = False  # a round room without a treasure
    start: int | None = None  # the colour that starts here
    pawns: tuple[Pawn, ...] = ()
    crowd: int = 0  # the number of pawns that the treasure makes room for
    bracket: str | None = None  # colour of the corner brackets: the tile that was pushed last
    steps: tuple[int, ...] = ()  # sides that the chosen path crosses
    path: str | None = None  # colour of its dots
    goal: str | None = None  # colour of the ring around the chosen square
    pill: str | None = None  # its name, on squares within reach


@kept
def patch(square: Square) -> Image.Image:
    """Draws a square in the colours of the palette."""
    picture = _ground(_below(square)).copy()
    if square.treasure and _is_laid(square):
        x, y = _TREASURE_SPOTS[len(square.pawns)]
        treasure = layers_of(treasure_sticker, square.treasure, round(theme.TREASURE * SIZE), square.look)
        lay(picture, treasure, x * SIZE, y * SIZE)
    if square.bracket:
        lay(picture, overlays.brackets(SIZE, square.bracket), _MIDDLE, _MIDDLE)
    if square.pawns:
        _lay_pawns(picture, square)
    if square.pill:
        lay(picture, overlays.pill(SIZE, square.pill, square.goal), _MIDDLE, _MIDDLE)
    return picture


def _is_laid(square: Square) -> bool:
    """Can the treasure be laid in the palette? Golden plates and faded drawings need true colour."""
    return not square.is_sought and square.look != "won"


def _below(square: Square) -> Square:
    """Returns the square without what is laid in the palette. Few of these differ, so most are cached."""
    bare = msgspec.structs.replace(square, pawns=(), bracket=None, pill=None)
    # A faded treasure behind a ghost would look like dirt.
    is_hidden = square.look == "won" and len(square.pawns) > 0
    if square.treasure and (is_hidden or _is_laid(square)):
        return msgspec.structs.replace(bare, treasure=None, look="plain", has_room=True)
    return msgspec.structs.replace(bare, crowd=len(square.pawns) if square.treasure else 0)


@kept
def _ground(square: Square) -> Image.Image:
    return to_palette(full(square))


def full(square: Square) -> Image.Image:
    """Draws the tile with its treasure and the marks on its floor, in true colour."""
    has_room = square.has_room or square.treasure is not None
    picture = tile(square.sides, has_room, square.fixed, square.light, SIZE).convert("RGBA")
    if square.start is not None:
        stamp(picture, _start_mark(square), _MIDDLE, _MIDDLE)
    if square.goal:
        picture.alpha_composite(overlays.ring(SIZE, square.goal))
    if square.path:
        picture.alpha_composite(overlays.dots(SIZE, square.steps, square.path))
    if square.treasure:
        _stamp_treasure(picture, square, square.treasure)
    return picture


def _start_mark(square: Square) -> Image.Image:
    size = round(theme.START_MARK * SIZE)
    mark = sprites.seat_badge(square.start or 0, size, f"mark-{square.start}", f"mark-line-{square.start}")
    if square.light != "dim":
        return mark
    dimmed = mark.copy()
    dimmed.putalpha(faded(mark.getchannel("A"), shared.DIM_MARK))
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


def _stamp_treasure(picture: Image.Image, square: Square, treasure: str) -> None:
    """Puts the treasure out of the way of pawns, on a plate if it is sought."""
    x, y = (share * SIZE for share in _TREASURE_SPOTS[square.crowd])
    size = SIZE * theme.TREASURE
    if square.is_sought:
        plate = SIZE * (theme.PLATE_BESIDE if square.crowd else theme.PLATE)
        size = plate * theme.SOUGHT
        stamp(picture, overlays.medallion(round(plate)), x, y)
    stamp(picture, treasure_sticker(treasure, round(size), square.look), x, y)


def _lay_pawns(picture: Image.Image, square: Square) -> None:
    """Lays one to six ghosts. A treasure that is gone is only a drawing on the floor, below their feet."""
    is_beside = square.treasure is not None and square.look != "won"
    count = len(square.pawns)
    spots = (_BESIDE if is_beside else _ALONE)[count - 1]
    size = (theme.PAWN_SIZES_BESIDE if is_beside else theme.PAWN_SIZES)[count - 1] * SIZE
    places = [(x * SIZE, y * SIZE) for x, y in spots]
    lay_pawns(picture, square.pawns, places, size, sprites.pawn, overlays.disc, shared.DISC_DROP)
