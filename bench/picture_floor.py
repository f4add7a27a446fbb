"""The least work for a picture of a board: palette-mode pastes on a sheet of its size, its file by zlib."""

import io

from PIL import Image

ACROSS = 5  # pieces, and as many down


class PictureFloor:
    """A board that was drawn, put together again of 25 pieces."""

    def __init__(self, sample: bytes, box: tuple[int, int, int] | None) -> None:
        """Cuts the board out of its sheet: `box` is its left, top and side; without one, all of the sheet."""
        drawn = Image.open(io.BytesIO(sample))
        left, top, side = box or (0, 0, 0)
        wide, high = (side or drawn.width) // ACROSS, (side or drawn.height) // ACROSS
        self._ground = Image.new("P", drawn.size, drawn.getpixel((0, 0)))  # pyright: ignore[reportArgumentType]
        self._ground.putpalette(drawn.getpalette() or [])
        self._pieces = [
            ((x, y), drawn.crop((x, y, x + wide, y + high)))
            for x in range(left, left + ACROSS * wide, wide)
            for y in range(top, top + ACROSS * high, high)
        ]

    def draw(self) -> bytes:
        """Returns the file."""
        picture, file = self._ground.copy(), io.BytesIO()
        for spot, piece in self._pieces:
            picture.paste(piece, spot)
        picture.save(file, "PNG", compress_level=1)
        return file.getvalue()
