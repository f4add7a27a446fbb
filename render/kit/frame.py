"""A square board on its sheet: where its squares lie, and the wooden frame around them."""

import msgspec
from PIL import Image, ImageDraw

from render.kit import paint, theme
from render.kit.theme import rgb


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
        """Returns the upper left corner of a square."""
        row, column = divmod(square, self.count)
        return self.left + column * self.tile, self.top + row * self.tile


def framed(grid: Grid, height: int) -> Image.Image:
    """Draws a sheet of paper with an empty board in its frame, in true colour."""
    picture = Image.new("RGB", (theme.WIDTH, height), rgb("paper"))
    wood = theme.FRAME
    side = grid.side + 2 * wood
    plate = paint.rounded(side, side, wood, rgb("wood"), rgb("ink"), 2.5)
    corner = (grid.left - wood, grid.top - wood)
    paint.shade(picture, plate, corner, theme.BOARD_SHADOW)
    picture.paste(plate, corner, plate)
    inner = (grid.left - 2, grid.top - 2, grid.left + grid.side + 1, grid.top + grid.side + 1)
    ImageDraw.Draw(picture).rectangle(inner, fill=rgb("ink"))
    return picture
