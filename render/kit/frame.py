"""The ground of a board: paper, a wooden frame, the names of lines, and the tabs where tiles go in."""

from functools import lru_cache
from typing import Literal, TypeAlias, get_args

import msgspec
from PIL import Image, ImageDraw

from render.kit import paint, sprites, theme
from render.kit.fonts import BOLD, face
from render.kit.palette import to_palette
from render.kit.theme import SCALE, rgb

SeatTab: TypeAlias = Literal["seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"]
TabStyle: TypeAlias = Literal["ready", "idle", "banned"] | SeatTab
SEAT_TABS: tuple[SeatTab, ...] = get_args(SeatTab)

_TAB_TURNS = {"N": 0, "E": 270, "S": 180, "W": 90}


class Grid(msgspec.Struct, frozen=True):
    """Where a square board lies on its sheet."""

    left: int
    top: int
    tile: int
    count: int

    @property
    def side(self) -> int:
        """The length of a side."""
        return self.tile * self.count

    def corner(self, square: int) -> tuple[int, int]:
        """The upper left corner of a square."""
        row, column = divmod(square, self.count)
        return self.left + column * self.tile, self.top + row * self.tile

    def tab_spot(self, slot: str) -> tuple[int, int]:
        """The middle of a slot's tab, or of the name that stands beside a line without slots."""
        along = int(slot[1:]) * self.tile + self.tile // 2
        far = self.side + theme.TAB_REACH
        match slot[0]:
            case "N":
                return self.left + along, self.top - theme.TAB_REACH
            case "S":
                return self.left + along, self.top + far
            case "W":
                return self.left - theme.TAB_REACH, self.top + along
            case _:
                return self.left + far, self.top + along


def line_name(slot: str) -> str:
    """The letter of a column or the number of a row."""
    line = int(slot[1:])
    return chr(ord("A") + line) if slot[0] in "NS" else str(line + 1)


@lru_cache(maxsize=8)
def _paper(grid: Grid, slots: tuple[str, ...]) -> Image.Image:
    """In true colour: tabs are laid on it before they go to the palette."""
    picture = Image.new("RGB", (theme.WIDTH, theme.BOARD_HEIGHT), rgb("paper"))
    wood = theme.FRAME
    side = grid.side + 2 * wood
    plate = paint.rounded(side, side, wood, rgb("wood"), rgb("ink"), 2.5)
    corner = (grid.left - wood, grid.top - wood)
    paint.shade(picture, plate, corner, theme.BOARD_SHADOW)
    picture.paste(plate, corner, plate)
    inner = (grid.left - 2, grid.top - 2, grid.left + grid.side + 1, grid.top + grid.side + 1)
    ImageDraw.Draw(picture).rectangle(inner, fill=rgb("ink"))
    for side_name in "NESW":
        for line in range(grid.count):
            if f"{side_name}{line}" not in slots:
                name = f"{side_name}{line}"
                paint.letter(picture, line_name(name), grid.tab_spot(name), theme.TYPE_LABEL, colour="muted")
    return picture


@lru_cache(maxsize=8)
def ground(grid: Grid, slots: tuple[str, ...], height: int) -> Image.Image:
    """The empty board on a sheet of some height, in the colours of the palette."""
    if height < theme.BOARD_HEIGHT:
        return ground(grid, slots, theme.BOARD_HEIGHT).crop((0, 0, theme.WIDTH, height))
    return to_palette(_paper(grid, slots))


@lru_cache(maxsize=256)
def tab(grid: Grid, slots: tuple[str, ...], slot: str, style: TabStyle) -> Image.Image:
    """A slot's tab on its piece of the ground."""
    half = theme.TAB_SIZE // 2
    x, y = grid.tab_spot(slot)
    picture = _paper(grid, slots).crop((x - half, y - half, x + half, y + half)).convert("RGBA")
    picture.alpha_composite(tab_sticker(slot, style))
    return to_palette(picture)


@lru_cache(maxsize=128)
def tab_sticker(slot: str, style: TabStyle, size: int = theme.TAB_SIZE, text: str = "") -> Image.Image:
    """An arrow-shaped tab with the name of its line, or another text."""
    picture, _ = paint.large(size, size)
    fill, edge, words = _tab_colours(style)
    unit = size * SCALE / 100
    points = [(6, 5), (94, 5), (94, 64), (50, 97), (6, 64)]
    shape = Image.new("RGBA", picture.size)
    draw = ImageDraw.Draw(shape)
    draw.polygon([(x * unit, y * unit) for x, y in points], fill=rgb(fill))
    closed = [(x * unit, y * unit) for x, y in [*points, points[0], points[1]]]
    draw.line(closed, fill=rgb(edge), width=round(5 * unit), joint="curve")
    picture.alpha_composite(shape.rotate(_TAB_TURNS[slot[0]]))
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


def _tab_colours(style: TabStyle) -> tuple[str, str, str]:
    """Fill, edge and lettering."""
    match style:
        case "ready":
            return "gold", "ink", "ink"
        case "idle":
            return "tab-idle", "edge", "muted"
        case "banned":
            return "tab-off", "muted", "ink"
        case _:
            colour = SEAT_TABS.index(style)
            return f"text-{colour}", "ink", theme.seat_words(colour)
