"""Stone tiles: corridors with kerb and shadow in a masonry wall, drawn once for each kind."""

from typing import Literal, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from engine.mazes.sliding import EAST, NORTH, OPENINGS, SOUTH, WEST
from render.keeping import kept
from render.kit import theme
from render.kit.theme import SCALE, rgb

Light: TypeAlias = Literal["plain", "lit", "dim"]
LIGHTS: tuple[Light, ...] = ("plain", "lit", "dim")

_ARMS = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}
_CORNERS = (NORTH | WEST, NORTH | EAST, SOUTH | EAST, SOUTH | WEST)  # in the order of Pillow's `corners`
_FLOORS = {"plain": "floor", "lit": "lit", "dim": "dim"}
_BRICKS = 8  # courses of masonry in a tile
_PAD = 0.12  # floors are drawn beyond the edge of the tile, so that shadows continue there


@kept
def tile(sides: int, room: bool, fixed: bool, light: Light, size: int) -> Image.Image:
    """Draws a tile with its open sides, with or without a round room in the middle."""
    large = size * SCALE
    picture = _masonry(large, _wall(fixed, light))
    _pave(picture, sides & OPENINGS, room, _wall(fixed, light), _FLOORS[light])
    _edge(picture, sides, _wall(fixed, light), _FLOORS[light])
    if fixed:
        _stud(picture, "gold" if light != "dim" else "gold-dark")
    return picture.reduce(SCALE)


def _wall(fixed: bool, light: Light) -> str:
    return ("fixed" if fixed else "wall") + ("-dim" if light == "dim" else "")


def _masonry(large: int, wall: str) -> Image.Image:
    picture = Image.new("RGB", (large, large), rgb(wall))
    if wall.endswith("-dim"):
        return picture
    draw, joint = ImageDraw.Draw(picture), rgb(f"{wall}-brick")
    course = large // _BRICKS
    for row in range(_BRICKS):
        draw.line((0, row * course, large, row * course), fill=joint, width=SCALE)
        for brick in range(_BRICKS // 2 + 1):
            x = (2 * brick + row % 2) * course
            draw.line((x, row * course, x, (row + 1) * course), fill=joint, width=SCALE)
    return picture


def _floor_mask(large: int, sides: int, room: bool, grow: float) -> Image.Image:
    """Returns a mask of the floor, grown by a fraction of the tile, with a pad around the tile."""
    pad = round(_PAD * large)
    mask = Image.new("L", (large + 2 * pad, large + 2 * pad))
    draw = ImageDraw.Draw(mask)
    centre = large / 2 + pad
    half = (theme.CORRIDOR / 2 + grow) * large
    box = (centre - half, centre - half, centre + half, centre + half)
    elbows = tuple(not sides & corner for corner in _CORNERS)
    draw.rounded_rectangle(box, (theme.ELBOW + grow) * large, fill=255, corners=elbows)  # pyright: ignore[reportArgumentType]
    for side, (dx, dy) in _ARMS.items():
        if sides & side:
            end = (centre + dx * 2 * large, centre + dy * 2 * large)
            left, right = sorted((centre - abs(dy) * half, end[0] + abs(dy) * half))
            top, bottom = sorted((centre - abs(dx) * half, end[1] + abs(dx) * half))
            draw.rectangle((left, top, right, bottom), fill=255)
    if room:
        radius = (theme.ROOM + grow) * large
        draw.ellipse((centre - radius, centre - radius, centre + radius, centre + radius), fill=255)
    return mask


def _pave(picture: Image.Image, sides: int, room: bool, wall: str, floor: str) -> None:
    """Draws rim, kerb, floor, its joints, and the shadow of the walls."""
    large = picture.width
    pad = round(_PAD * large)
    inside = (pad, pad, pad + large, pad + large)
    for colour, grow in ((f"{wall}-light", theme.KERB + theme.RIM), ("ink", theme.KERB)):
        picture.paste(rgb(colour), mask=_floor_mask(large, sides, room, grow).crop(inside))
    mask = _floor_mask(large, sides, room, 0)
    ground = _flagstones(large, floor)
    dx, dy = (round(fall * large) for fall in theme.SHADOW_FALL)
    shadow = ImageChops.subtract(mask, ImageChops.offset(mask, dx, dy))
    ground.paste(rgb(_named(floor, "shadow")), mask=shadow.crop(inside))
    picture.paste(ground, mask=mask.crop(inside))


def _named(floor: str, part: str) -> str:
    return part if floor == "floor" and part in ("seam", "flag") else f"{floor}-{part}"


def _flagstones(large: int, floor: str) -> Image.Image:
    ground = Image.new("RGB", (large, large), rgb(floor))
    draw = ImageDraw.Draw(ground)
    joint = rgb(_named(floor, "flag"))
    third = theme.CORRIDOR / 2 * large
    for step in (-2, -1, 0, 1, 2):
        at = large / 2 + step * third
        draw.line((at, 0, at, large), fill=joint, width=SCALE)
        draw.line((0, at, large, at), fill=joint, width=SCALE)
    return ground


def _edge(picture: Image.Image, sides: int, wall: str, floor: str) -> None:
    """Draws bevel and hairline around the tile; across an opening only a seam in the floor."""
    large = picture.width
    half = (theme.CORRIDOR / 2 + theme.KERB) * large
    line = theme.HAIRLINE * large
    bevel = (theme.BEVEL + theme.HAIRLINE) * large
    draw = ImageDraw.Draw(picture)
    for side, (dx, dy) in _ARMS.items():
        shade = rgb(f"{wall}-light" if dx + dy < 0 else f"{wall}-dark")
        is_open = bool(sides & side)
        spans = ((0, large / 2 - half), (large / 2 + half, large)) if is_open else ((0, large),)
        for start, end in spans:
            draw.rectangle(_band(large, dx, dy, start, end, bevel), fill=shade)
            draw.rectangle(_band(large, dx, dy, start, end, line), fill=rgb("ink"))
        if is_open:
            half_floor = theme.CORRIDOR / 2 * large
            seam = _band(large, dx, dy, large / 2 - half_floor, large / 2 + half_floor, line)
            draw.rectangle(seam, fill=rgb(_named(floor, "seam")))


def _band(large: int, dx: int, dy: int, start: float, end: float, depth: float) -> tuple[float, ...]:
    """A strip along one side of the tile."""
    near, far = (0, depth - 1) if dx + dy < 0 else (large - depth, large)
    return (near, start, far, end - 1) if dx else (start, near, end - 1, far)


def _stud(picture: Image.Image, colour: str) -> None:
    large = picture.width
    inset, radius = theme.STUD_INSET * large, theme.STUD * large
    draw = ImageDraw.Draw(picture)
    for x in (inset, large - inset):
        for y in (inset, large - inset):
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=rgb("ink"))
            inner = radius * 0.66
            draw.ellipse((x - inner, y - inner, x + inner, y + inner), fill=rgb(colour))
