"""Animated pictures of boards, all frames in one palette.

Boards are halved without leaving their palette: for each pair of colours a table names the colour nearest to
their middle. A frame holds only the box that has changed, and is clear where nothing has.
"""

import struct
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from PIL.GifImagePlugin import getdata

Pixels = NDArray[np.uint8]

CLEAR = 255  # our palettes have fewer colours


class Film:
    """An animated picture in the making. All frames have the same size and palette.

    A picture that is like the one before only prolongs it. So the last frame waits until it is known how
    long it is shown.
    """

    def __init__(self) -> None:
        self._head = b""
        self._frames: list[bytes] = []
        self._last: Pixels | None = None
        self._waiting: tuple[Pixels, tuple[int, int]] | None = None
        self._time = 0

    @property
    def size(self) -> int:
        """The number of bytes so far."""
        return len(self._head) + sum(map(len, self._frames))

    def add(self, picture: Image.Image, time: int) -> None:
        """Adds a frame that is shown for some milliseconds."""
        pixels = halved(picture)
        if self._last is None:
            self._head = _header(pixels, palette_of(picture))
            self._waiting = pixels, (0, 0)
        elif changed := _changed(self._last, pixels):
            self._end_frame()
            self._waiting = changed
        self._time += time
        self._last = pixels

    def finished(self) -> bytes:
        """Returns the file: a GIF that loops."""
        self._end_frame()
        return b"".join([self._head, *self._frames, b";"])

    def _end_frame(self) -> None:
        if self._waiting:
            self._frames.append(_encoded(*self._waiting, self._time))
        self._waiting, self._time = None, 0


def halved(picture: Image.Image) -> Pixels:
    """Returns a picture at half its size, in the same palette."""
    middles = _middles(palette_of(picture))
    pixels = np.asarray(picture)[: picture.height & ~1, : picture.width & ~1]
    # Two neighbouring bytes in memory, read as one number, are the index of their middle in the table.
    across = middles.take(np.ascontiguousarray(pixels).view(np.uint16))
    return middles.take(np.stack((across[::2], across[1::2]), axis=-1).view(np.uint16)[..., 0])


def palette_of(picture: Image.Image) -> bytes:
    """Returns the colours of a picture, three bytes each."""
    return bytes(picture.getpalette() or [])


def _header(pixels: Pixels, palette: bytes) -> bytes:
    height, width = pixels.shape
    # A table of 256 colours for all frames, no background; then the extension that makes it loop.
    screen = struct.pack("<6sHHBBB", b"GIF89a", width, height, 0xF7, 0, 0)
    again = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
    return screen + palette[: 3 * CLEAR].ljust(3 * 256, b"\0") + again


def _changed(before: Pixels, after: Pixels) -> tuple[Pixels, tuple[int, int]] | None:
    """Returns what turns one picture into the next, and where it lies; None if they are alike."""
    differs = before != after
    rows, columns = np.flatnonzero(differs.any(axis=1)), np.flatnonzero(differs.any(axis=0))
    if not rows.size:
        return None
    top, left = int(rows[0]), int(columns[0])
    box = np.s_[top : rows[-1] + 1, left : columns[-1] + 1]
    return np.where(differs[box], after[box], np.uint8(CLEAR)), (left, top)


def _encoded(pixels: Pixels, corner: tuple[int, int], time: int) -> bytes:
    picture = Image.fromarray(np.ascontiguousarray(pixels))
    return b"".join(getdata(picture, corner, duration=time, disposal=1, transparency=CLEAR))


@lru_cache(maxsize=4)
def _middles(palette: bytes) -> Pixels:
    """Returns for each pair of colours (one times 256 plus the other) the colour nearest to their middle."""
    colours = np.frombuffer(palette[: 3 * CLEAR], np.uint8).reshape(-1, 3).astype(np.float32)
    count = len(colours)
    weights = np.sqrt(np.array([3, 4, 2], np.float32))
    colours = colours * weights
    lengths = (colours * colours).sum(axis=1)
    table = np.zeros((256, 256), np.uint8)
    for one in range(count):
        middles = (colours[one] + colours) / 2
        # |m - c|² without |m|², which is the same for all c.
        table[one, :count] = np.argmin(lengths - 2 * middles @ colours.T, axis=1)
    return table.reshape(-1)
