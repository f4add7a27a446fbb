"""Stickers for plain grounds."""

import pytest
from PIL import Image

from render.kit.palette import paper
from render.secret.pen import flat, put, quarter, turned


@pytest.mark.parametrize("quarters", range(4))
def test_a_turned_sticker_is_the_sticker_of_the_turned_drawing(quarters: int):
    drawing = Image.new("RGBA", (31, 20))
    drawing.paste((200, 30, 30, 255), (3, 5, 21, 9))
    drawing.paste((30, 30, 200, 255), (3, 9, 6, 18))
    pictures = [paper(60).copy() for _ in range(2)]
    put(pictures[0], turned(flat(drawing, "paper"), quarters), 40.5, 30)
    put(pictures[1], flat(quarter(drawing, quarters), "paper"), 40.5, 30)
    assert pictures[0].tobytes() == pictures[1].tobytes() != paper(60).tobytes()
