"""Stickers laid on finished patches and on a canvas."""

import numpy as np
import pytest

from render.kit import sprites
from render.kit.canvas import Canvas
from render.kit.layers import lay, lay_on, layers_of
from render.kit.palette import image_of


@pytest.mark.parametrize("spot", [(60, 60), (60.5, 70.5), (81.2, 58.9)])
def test_a_sticker_looks_the_same_on_a_canvas_and_on_a_patch(spot: tuple[float, float]):
    ground = image_of((140, 130), bytes(number % 200 for number in range(140 * 130)))
    sticker, canvas, picture = layers_of(sprites.pawn, 0, 1, 51), Canvas(ground), ground.copy()
    lay_on(canvas, sticker, *spot)
    lay(picture, sticker, *spot)
    assert np.array_equal(canvas.pixels, np.asarray(picture))
