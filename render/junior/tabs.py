"""Labyrinthe Junior: the ground of the board, with the arrow-shaped tabs where tiles are pushed in."""

from typing import Literal, TypeAlias, get_args

from PIL import Image, ImageDraw

from engine.junior.layout import MAZE, SLOTS
from render.junior import theme
from render.keeping import kept
from render.kit import paint, sprites
from render.kit import theme as shared
from render.kit.fonts import BOLD, face
from render.kit.frame import Grid, framed
from render.kit.palette import to_palette
from render.kit.theme import SCALE, rgb

SeatTab: TypeAlias = Literal["seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"]
TabStyle: TypeAlias = Literal["ready", "idle", "banned"] | SeatTab
SEAT_TABS: tuple[SeatTab, ...] = get_args(SeatTab)
GRID = Grid(theme.LEFT, theme.TOP, theme.TILE, MAZE.size)
_TURNS = {"N": 0, "E": 270, "S": 180, "W": 90}
# Fill, edge and lettering of a tab; a seat's tab has a rim in the seat's colour.
_RIM = 0.34  # how far a seat's colour reaches inwards
_STYLES = {
    "ready": ("gold", "ink", "ink"),
    "idle": ("tab-idle", "edge", "muted"),
    "banned": ("tab-off", "muted", "ink"),
}


def tab_spot(slot: str) -> tuple[int, int]:
    """Returns the middle of a slot's tab, or of the name beside a line without slots."""
    along = int(slot[1:]) * GRID.tile + GRID.tile // 2
    far = GRID.side + theme.TAB_REACH
    across = far if slot[0] in "SE" else -theme.TAB_REACH
    dx, dy = (along, across) if slot[0] in "NS" else (across, along)
    return GRID.left + dx, GRID.top + dy


def line_name(slot: str) -> str:
    """Returns the letter of a column or the number of a row."""
    line = int(slot[1:])
    return chr(ord("A") + line) if slot[0] in "NS" else str(line + 1)


@kept
def _paper() -> Image.Image:
    """Draws the empty board in true colour: tabs are laid on it before it goes to the palette."""
    picture = framed(GRID, theme.HEIGHT)
    for name in (f"{side}{line}" for side in "NESW" for line in range(GRID.count)):
        if name not in SLOTS:
            paint.letter(picture, line_name(name), tab_spot(name), shared.TYPE_LABEL, colour="muted")
    return picture


@kept
def ground(height: int) -> Image.Image:
    """Returns the empty board on a sheet of some height, in the colours of the palette."""
    if height < theme.HEIGHT:
        return ground(theme.HEIGHT).crop((0, 0, shared.WIDTH, height))
    return to_palette(_paper())


@kept
def tab(slot: str, style: TabStyle) -> Image.Image:
    """Draws a slot's tab on its piece of the ground."""
    half = theme.TAB_SIZE // 2
    x, y = tab_spot(slot)
    picture = _paper().crop((x - half, y - half, x + half, y + half)).convert("RGBA")
    picture.alpha_composite(tab_sticker(slot, style))
    return to_palette(picture)


@kept
def tab_sticker(slot: str, style: TabStyle, size: int = theme.TAB_SIZE, text: str = "") -> Image.Image:
    """Draws an arrow-shaped tab with the name of its line, or another text."""
    picture, _ = paint.large(size, size)
    fill, edge, words = _colours(style)
    unit = size * SCALE / 100
    points = [(6, 5), (94, 5), (94, 64), (50, 97), (6, 64)]
    shape = Image.new("RGBA", picture.size)
    draw = ImageDraw.Draw(shape)
    draw.polygon([(x * unit, y * unit) for x, y in points], fill=rgb(fill))
    closed = [(x * unit, y * unit) for x, y in [*points, points[0], points[1]]]
    if style in SEAT_TABS:  # hollow: a slot that yellow used must not look like a free, golden one
        hollow = [(x + (50 - x) * _RIM, y + (46 - y) * _RIM) for x, y in points]
        draw.polygon([(x * unit, y * unit) for x, y in hollow], fill=rgb("white"))
    draw.line(closed, fill=rgb(edge), width=round(5 * unit), joint="curve")
    picture.alpha_composite(shape.rotate(_TURNS[slot[0]]))
    sticker = paint.reduced(picture)
    dx, dy = {"N": (0, -1), "S": (0, 1), "W": (-1, 0), "E": (1, 0)}[slot[0]]
    spot = (size / 2 + dx * size * 0.1, size / 2 + dy * size * 0.1)
    if style == "banned":
        paint.stamp(sticker, sprites.mark("cross", round(size * 0.92)), *spot)
    pen = ImageDraw.Draw(sticker)
    font = face(BOLD, round(size * 0.6))
    stroke = 3 if style == "banned" else 0
    pen.text(
        spot, text or line_name(slot), rgb(words), font, "mm", stroke_width=stroke, stroke_fill=rgb(fill)
    )
    return sticker


def _colours(style: TabStyle) -> tuple[str, str, str]:
    """Returns fill, edge and lettering. A seat's tab is white within."""
    if style in _STYLES:
        return _STYLES[style]
    return style.replace("seat", "text"), "ink", "ink"
