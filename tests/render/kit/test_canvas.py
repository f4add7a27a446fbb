"""Files of pictures: other programs read from them exactly what was drawn."""

import io

import pytest
from PIL import Image

from render.kit import canvas
from render.kit.canvas import saved
from render.kit.palette import image_of


def drawn(wide: int = 61, high: int = 40) -> Image.Image:
    """Returns a picture of all colours that a palette may have."""
    return image_of((wide, high), bytes(number * 7 % 255 for number in range(wide * high)))


def test_a_file_holds_the_picture():
    picture = drawn()
    read = Image.open(io.BytesIO(saved(picture)))
    assert (read.format, read.mode, read.size) == ("PNG", "P", picture.size)
    assert read.convert("RGB").tobytes() == picture.convert("RGB").tobytes()


def test_a_picture_that_would_be_too_large_is_compressed_harder(monkeypatch: pytest.MonkeyPatch):
    picture = drawn(600, 400)
    usual = saved(picture)
    monkeypatch.setattr(canvas, "MOST", 100)
    harder = saved(picture)
    assert len(harder) < len(usual)
    assert Image.open(io.BytesIO(harder)).tobytes() == picture.tobytes()
