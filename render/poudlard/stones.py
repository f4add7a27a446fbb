"""Les couloirs de Poudlard: bare stone tokens, face up or down."""

from typing import TypeAlias

from PIL import Image, ImageDraw

from engine.mazes.sliding import EAST, NORTH, OPENINGS, SOUTH, WEST
from render.keeping import kept
from render.kit import theme as shared
from render.kit.paint import reduced
from render.kit.theme import SCALE, rgb
from render.kit.tiles import Light, tile
from render.poudlard import theme

Box: TypeAlias = tuple[float, float, float, float]

# The floor of each classroom.
ROOM_TINTS = {
    "charms": "pale-1",
    "potions": "lilac",
    "defence": "blush",
    "transfiguration": "pale-0",
    "astronomy": "pale-3",
    "library": "pale-2",
    "history": "seam",
}
_FLOORS = {"plain": "floor", "lit": "lit", "dim": "dim"}
_TREADS = {"plain": "edge", "lit": "lit-shadow", "dim": "dim-shadow"}
_ARMS = ((NORTH, 0, -1), (EAST, 1, 0), (SOUTH, 0, 1), (WEST, -1, 0))
_HALF = shared.CORRIDOR / 2


@kept
def corridor(sides: int, stairs: bool, light: Light, size: int) -> Image.Image:
    """Draws a corridor, plain or with stairs."""
    picture = tile(sides, False, False, light, size).convert("RGBA")
    if stairs:
        picture.alpha_composite(_treads(sides & OPENINGS, light, size))
    return _cut(picture)


@kept
def classroom(name: str, sides: int, light: Light, is_closed: bool, size: int) -> Image.Image:
    """Draws a square room with a wooden wall; a cancelled class has its doors boarded up."""
    large = size * SCALE
    is_dim = light == "dim"
    wall = rgb("wall-dim" if is_dim else "oak-dark")
    picture = Image.new("RGBA", (large, large), (*wall, 255))
    draw = ImageDraw.Draw(picture)
    draw.rectangle(_inset(large, 0.03), outline=rgb("wall-dim-light" if is_dim else "oak"), width=large // 24)
    floor = rgb(_room_floor(name, light, is_closed))
    room = (1 - theme.ROOM) / 2
    draw.rectangle(_inset(large, room - shared.KERB), fill=rgb("ink"))
    for side, dx, dy in _ARMS:
        if sides & side:
            draw.rectangle(_doorway(large, dx, dy, shared.KERB), fill=rgb("ink"))
            draw.rectangle(_doorway(large, dx, dy, 0), fill=rgb(_FLOORS[light]))
    draw.rectangle(_inset(large, room), fill=floor)
    rug = rgb("dim-seam" if is_dim else "white")
    draw.rectangle(_inset(large, room + 0.035), outline=rug, width=round(0.012 * large))
    for side, dx, dy in _ARMS:
        if sides & side:
            _jambs(draw, large, dx, dy, "dim-shadow" if is_dim else "gold")
            if is_closed:
                _boards(draw, large, dx, dy)
    return _cut(reduced(picture))


def _room_floor(name: str, light: Light, is_closed: bool) -> str:
    if light == "dim" or light == "lit":
        return light
    return "tab-off" if is_closed else ROOM_TINTS[name]


@kept
def back(size: int, is_dim: bool) -> Image.Image:
    """Draws a token that lies face down: a keyhole."""
    large = size * SCALE
    colours = ("back", "back-light", "fixed", "mark-3") if not is_dim else _DIM_BACK
    fill, light, hole, line = (rgb(name) for name in colours)
    picture = Image.new("RGBA", (large, large), (*fill, 255))
    draw = ImageDraw.Draw(picture)
    rim = _octagon(large, 0, theme.CORNER_CUT)
    draw.line([*rim, rim[0]], fill=rgb("ink"), width=round(4 * shared.HAIRLINE * large))
    inner = _octagon(large, 0.09, 0.11)
    draw.polygon(inner, fill=light)
    draw.line([*inner, inner[0], inner[1]], fill=line, width=round(0.018 * large), joint="curve")
    radius, middle = 0.105 * large, large / 2
    top = 0.43 * large
    draw.ellipse((middle - radius, top - radius, middle + radius, top + radius), fill=hole)
    waist, foot = 0.045 * large, 0.105 * large
    low = 0.68 * large
    draw.polygon(
        [(middle - waist, top), (middle + waist, top), (middle + foot, low), (middle - foot, low)], fill=hole
    )
    return _cut(reduced(picture))


_DIM_BACK = ("fixed-dim", "fixed-dim-light", "fixed-dim-dark", "fixed-light")


def _inset(large: int, share: float) -> Box:
    return (share * large, share * large, (1 - share) * large - 1, (1 - share) * large - 1)


def _doorway(large: int, dx: int, dy: int, grow: float) -> Box:
    """Returns the floor from the middle of the room to one side."""
    half = (_HALF + grow) * large
    middle = large / 2
    ends = (middle + dx * middle, middle + dy * middle)
    left, right = sorted((middle, ends[0])) if dx else (middle - half, middle + half)
    top, bottom = sorted((middle, ends[1])) if dy else (middle - half, middle + half)
    return left, top, right, bottom


def _jambs(draw: ImageDraw.ImageDraw, large: int, dx: int, dy: int, colour: str) -> None:
    """Draws golden door-posts on both sides of a door."""
    deep = (1 - theme.ROOM) / 2
    for way in (-1, 1):
        x, y = 0.5 + dx * (0.5 - deep * 0.55), 0.5 + dy * (0.5 - deep * 0.55)
        x, y = x + way * abs(dy) * (_HALF + 0.03), y + way * abs(dx) * (_HALF + 0.03)
        wide, high = (0.07, 0.03) if dx else (0.03, 0.07)
        box = ((x - wide) * large, (y - high) * large, (x + wide) * large, (y + high) * large)
        draw.rectangle(box, fill=rgb(colour), outline=rgb("ink"), width=round(0.014 * large))


def _boards(draw: ImageDraw.ImageDraw, large: int, dx: int, dy: int) -> None:
    """Draws two planks nailed across a door."""
    x, y = 0.5 + dx * 0.44, 0.5 + dy * 0.44
    for slope, colour in ((0.035, "oak-light"), (-0.035, "lute")):
        reach, half = _HALF + 0.11, 0.033
        along = [
            (-reach, -slope - half),
            (reach, slope - half),
            (reach, slope + half),
            (-reach, half - slope),
        ]
        points = [(x + a, y + b) if dy else (x + b, y + a) for a, b in along]
        scaled = [(px * large, py * large) for px, py in points]
        draw.polygon(scaled, fill=rgb(colour))
        draw.line([*scaled, scaled[0], scaled[1]], fill=rgb("ink"), width=round(0.016 * large), joint="curve")


def _treads(sides: int, light: Light, size: int) -> Image.Image:
    """Draws the steps of a staircase."""
    large = size * SCALE
    picture = Image.new("RGBA", (large, large))
    draw = ImageDraw.Draw(picture)
    half = _HALF * large
    steps = int((0.5 - _HALF) / theme.TREAD) + 1
    if sides in (NORTH | SOUTH, EAST | WEST):
        steps = int(0.5 / theme.TREAD) + 1
    for side, dx, dy in _ARMS:
        if not sides & side:
            continue
        for step in range(steps):
            far = (0.5 - (step + 0.5) * theme.TREAD) * large
            if far < 0:
                continue
            x, y = large / 2 + dx * far, large / 2 + dy * far
            ends = (x - abs(dy) * half, y - abs(dx) * half, x + abs(dy) * half, y + abs(dx) * half)
            draw.line(ends, fill=rgb(_TREADS[light]), width=round(0.026 * large))
    return reduced(picture)


def _octagon(large: int, inset: float, cut: float) -> list[tuple[float, float]]:
    near, far = inset * large, (1 - inset) * large
    bevel = cut * large
    return [
        (near + bevel, near), (far - bevel, near), (far, near + bevel), (far, far - bevel),
        (far - bevel, far), (near + bevel, far), (near, far - bevel), (near, near + bevel),
    ]  # fmt: skip


def _cut(picture: Image.Image) -> Image.Image:
    """Cuts the corners of a token; the dark ground shows between four of them."""
    size = picture.width
    large = size * SCALE
    mask = Image.new("L", (large, large))
    ImageDraw.Draw(mask).polygon(_octagon(large, 0, theme.CORNER_CUT), fill=255)
    ground = Image.new("RGBA", picture.size, (*rgb("ink"), 255))
    ground.paste(picture, mask=mask.reduce(SCALE))
    return ground
