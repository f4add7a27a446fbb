"""Les couloirs de Poudlard: one token with everything on it. It overlaps no neighbour, so tokens are kept."""

from typing import NamedTuple

import msgspec
from msgspec.structs import replace
from PIL import Image

from render.keeping import kept
from render.kit import fonts, paint, sprites
from render.kit.layers import Layers, lay, layered, layers_of
from render.kit.overlays import brackets, dots, medallion, pill, ring
from render.kit.palette import to_palette
from render.kit.pawns import Pawn, lay_pawns
from render.kit.pen import Shape, drawn
from render.kit.tiles import Light
from render.poudlard import stones, theme
from render.poudlard.sprites import hat_sticker, lesson_sticker


class TokenLook(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """Everything that decides how a token looks, but for its own name. `sides` 0: it lies face down."""

    size: int = theme.TILE
    sides: int = 0
    stairs: bool = False
    star: bool = False
    room: str | None = None  # the class taught there
    label: str = ""  # the class's name
    is_closed: bool = False  # P15: cancelled
    is_sought: bool = False
    light: Light = "plain"
    pawns: tuple[Pawn, ...] = ()
    crowd: int = 0  # the number of pawns that the sign makes room for
    bracket: str | None = None  # colour of the corner brackets: a token changed last
    steps: tuple[int, ...] = ()  # sides that the chosen path crosses
    path: str | None = None  # colour of its dots
    goal: str | None = None  # colour of the ring around the chosen token
    has_name: bool = False  # does its name stand in its corner, so that it can be chosen?
    is_named: bool = False  # does the sign make room for the name?


@kept
def patch(token: TokenLook) -> Image.Image:
    """Draws a token in the colours of the palette, without its name."""
    has_sign = bool(token.room or token.star)
    crowd = len(token.pawns) if has_sign else 0
    is_named = token.has_name and has_sign and not crowd
    # Hats would hide half of the class's name.
    label = "" if crowd > 1 or (crowd and token.has_name) else token.label
    bare = replace(token, pawns=(), bracket=None, has_name=False)
    picture = _ground(replace(bare, crowd=crowd, is_named=is_named, label=label))
    if not (token.pawns or token.bracket):
        return picture
    picture = picture.copy()
    if token.bracket:
        lay(picture, brackets(token.size, token.bracket), token.size / 2, token.size / 2)
    _lay_pawns(picture, token, has_sign)
    return picture


class Corner(NamedTuple):
    """What lies on a token's upper edge, from some column to its right side.

    It is kept apart: with each name, every token in every light would be kept many times.
    """

    patch: Image.Image
    left: int


@kept
def name_corner(token: TokenLook, name: str, is_starred: bool) -> Corner:
    """Draws a token's name. P13: with a star on the left, if a path there goes over one."""
    picture, plate = patch(token).crop((0, 0, token.size, _NAME_HEIGHT)), pill(token.size, name, token.goal)
    lay(picture, plate, token.size / 2, token.size / 2)
    if not is_starred:
        left = plate.box[0]
        return Corner(picture.crop((left, 0, *picture.size)), left)
    lay(picture, layers_of(lesson_sticker, "star", theme.STAR_WAY + 8), theme.STAR_WAY, theme.STAR_WAY)
    return Corner(picture, 0)


_NAME_HEIGHT = 48


@kept
def _ground(token: TokenLook) -> Image.Image:
    return to_palette(full(token))


def full(token: TokenLook) -> Image.Image:
    """Draws the token with its sign and the marks on its floor, in true colour."""
    picture = _stone(token).copy()
    if token.goal:
        picture.alpha_composite(ring(token.size, token.goal))
    if token.path:
        picture.alpha_composite(dots(token.size, token.steps, token.path))
    if token.room:
        _stamp_room(picture, token, token.room)
    elif token.star:
        x, y = _SIGN_SPOTS[token.crowd] if token.crowd else (0.5, 0.5)
        look = "dim" if token.light == "dim" else "plain"
        star = lesson_sticker("star", round(theme.STAR * token.size), look)
        paint.stamp(picture, star, x * token.size, y * token.size)
    return picture


def _stone(token: TokenLook) -> Image.Image:
    if not token.sides:
        return stones.back(token.size, token.light == "dim")
    if token.room:
        return stones.classroom(token.room, token.sides, token.light, token.is_closed, token.size)
    return stones.corridor(token.sides, token.stairs, token.light, token.size)


# Where 1 to 4 hats stand: alone, or beside a sign, which then moves up to the left.
_ALONE = (
    ((0.5, 0.46),),
    ((0.3, 0.44), (0.7, 0.52)),
    ((0.29, 0.28), (0.71, 0.3), (0.5, 0.7)),
    ((0.27, 0.27), (0.73, 0.27), (0.27, 0.72), (0.73, 0.72)),
)
_BESIDE = (
    ((0.63, 0.37),),  # above the name of a room
    ((0.7, 0.32), (0.34, 0.66)),
    ((0.74, 0.27), (0.27, 0.66), (0.73, 0.7)),
    ((0.7, 0.24), (0.24, 0.54), (0.75, 0.58), (0.48, 0.8)),
)
# The same below the token's name in its upper right corner.
_BELOW = (
    ((0.62, 0.6),),
    ((0.29, 0.64), (0.72, 0.64)),
    ((0.24, 0.56), (0.76, 0.58), (0.5, 0.76)),
    ((0.2, 0.34), (0.79, 0.5), (0.24, 0.78), (0.6, 0.83)),
)
_SIGN_SPOTS = ((0.5, 0.42), (0.34, 0.34), (0.29, 0.29), (0.25, 0.25), (0.21, 0.21))
_SIGN_SHARES = (1, 0.86, 0.8, 0.7, 0.58)  # of its full size beside none to four hats
_NAMED_SPOT = (0.4, 0.47)
_CROSS = 0.3


def _stamp_room(picture: Image.Image, token: TokenLook, room: str) -> None:
    """Puts the room's sign, on a plate if it is sought, with its name; a cross if it is cancelled."""
    size, (x, y) = token.size, _NAMED_SPOT if token.is_named else _SIGN_SPOTS[token.crowd]
    spot = (x * size, y * size)
    share = theme.SIGN * _SIGN_SHARES[1 if token.is_named else token.crowd]
    if token.is_sought:
        paint.stamp(picture, medallion(round(theme.PLATE * _SIGN_SHARES[token.crowd] * size)), *spot)
        share *= 0.74
    look = "dim" if token.light == "dim" and not token.is_sought else "plain"
    paint.stamp(picture, lesson_sticker(room, round(share * size), look), *spot)
    if token.is_closed:
        cross = sprites.mark("forbidden", round(_CROSS * size))
        paint.stamp(picture, cross, (x + 0.2) * size, (y - 0.16) * size)
    if token.label:
        _write(picture, token)


def _write(picture: Image.Image, token: TokenLook) -> None:
    """Writes the room's name along its lower wall, outlined so that it can be read on door and sign."""
    room = token.size - 14  # and its outline: on a phone it is small enough
    type_size = theme.TYPE_ROOM * token.size // theme.TILE
    text, size = fonts.fitted(token.label, fonts.BOLD, room, type_size, theme.TYPE_ROOM_LEAST)
    colour, halo = ("white", "dim-shadow") if token.light == "dim" else ("ink", "white")
    paint.letter(picture, text, (token.size / 2, token.size * 0.8), size, colour=colour, halo=halo)


def _lay_pawns(picture: Image.Image, token: TokenLook, has_sign: bool) -> None:
    """Lays one to four hats."""
    count = len(token.pawns)
    if not count:
        return
    size = theme.HAT_SIZES[count - 1] * token.size
    spots = (_BELOW if token.has_name else _BESIDE if has_sign else _ALONE)[count - 1]
    lay_hats(picture, token.pawns, [(x * token.size, y * token.size) for x, y in spots], round(size))


def lay_hats(
    picture: Image.Image, pawns: tuple[Pawn, ...], places: list[tuple[float, float]], size: int
) -> None:
    """Lays hats on their places, with a disc below the player on turn."""
    lay_pawns(picture, pawns, places, size, hat_sticker, _disc, theme.HAT_DISC_DROP)


@kept
def _disc(size: int) -> Layers:
    """The yellow disc below the hat on turn, wider than its brim."""
    return layered(drawn((Shape("O 50 50 66 28", "disc", "ink", 3.5),), size, 18))
