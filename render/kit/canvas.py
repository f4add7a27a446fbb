"""Pictures in the making and finished files. A canvas only puts patches side by side; nothing is blended."""

import struct
import zlib

import numpy as np
from isal import isal_zlib
from PIL import Image

MOST = 150 * 1024  # bytes
_FAST, _HARD = 2, 6  # levels of isal and of zlib


def saved(picture: Image.Image) -> bytes:
    """Returns a picture in a palette as a PNG file, compressed harder if it would be too large."""
    rows = np.zeros((picture.height, picture.width + 1), np.uint8)
    rows[:, 1:] = np.asarray(picture)  # the byte before each row says that it is not filtered
    return _packed(picture, rows.tobytes())


def _packed(picture: Image.Image, data: bytes | memoryview) -> bytes:
    packed = isal_zlib.compress(data, _FAST)  # pyright: ignore[reportUnknownMemberType]
    return _file(picture, packed if len(packed) <= MOST else zlib.compress(data, _HARD))


def _file(picture: Image.Image, packed: bytes) -> bytes:
    # Pillow would compress by zlib, which takes several times as long as all of a board's drawing.
    head = struct.pack(">IIBBBBB", *picture.size, 8, 3, 0, 0, 0)  # eight bits a pixel, in a palette
    chunks = (b"IHDR", head), (b"PLTE", bytes(picture.getpalette() or [])), (b"IDAT", packed), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = isal_zlib.crc32(data, zlib.crc32(kind))  # pyright: ignore[reportUnknownMemberType]
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", check)))


def few_colours(picture: Image.Image) -> Image.Image:
    """Returns a true-colour picture in 255 colours of its own."""
    return picture.convert("RGB").quantize(255, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def fine_colours(picture: Image.Image) -> Image.Image:
    """Returns a true-colour picture in 255 colours, chosen so that soft shades stay smooth; twice as slow."""
    picture = picture.convert("RGB")
    sample = picture.resize((picture.width // 3, picture.height // 3), Image.Resampling.NEAREST)
    palette = sample.quantize(255, Image.Quantize.MEDIANCUT)
    return picture.quantize(palette=palette, dither=Image.Dither.NONE)


def put_patch(
    picture: Image.Image, patch: Image.Image, x: int, y: int, mask: Image.Image | None = None
) -> None:
    """Puts a patch of the same palette on a picture; `Image.paste` would look at much else first."""
    pixels = patch.im
    wide, high = pixels.size
    box = (x, y, x + wide, y + high)
    if mask:
        picture.im.paste(pixels, box, mask.im)
    else:
        picture.im.paste(pixels, box)


class Canvas:
    """One picture. The ground is copied, so cached grounds are never drawn on.

    Its pixels lie in memory as they are in the file, so that this need not be put together at the end.
    """

    def __init__(self, ground: Image.Image) -> None:
        wide, high = ground.size
        memory = np.empty(high * (wide + 1) + 1, np.uint8)
        memory[:: wide + 1] = 0  # the byte before each row says that it is not filtered
        self._rows = memory[:-1]
        self.pixels = self._rows.reshape(high, wide + 1)[:, 1:]  # those of `image`
        # Pillow wants a last row as long as the others, with the byte that stands before the next.
        self._image = Image.frombuffer("P", ground.size, memory[1:], "raw", "P", wide + 1, 1)
        self._image.readonly = 0
        self._image.putpalette(ground.getpalette() or [])
        self.image = ground

    @property
    def image(self) -> Image.Image:
        """The picture as it is now."""
        return self._image

    @image.setter
    def image(self, picture: Image.Image) -> None:
        put_patch(self._image, picture, 0, 0)

    def put(self, patch: Image.Image, x: int, y: int) -> None:
        """Puts a patch with its upper left corner on a point."""
        put_patch(self.image, patch, x, y)

    def png(self) -> bytes:
        """Returns the finished file."""
        return _packed(self.image, memoryview(self._rows.data))
