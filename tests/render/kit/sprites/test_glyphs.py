"""Names put together from letters look as Pillow writes them."""

import pytest
from PIL import Image

from render.kit import fonts, paint
from render.kit.canvas import Canvas
from render.kit.palette import to_palette
from render.kit.sprites import glyphs


@pytest.mark.parametrize("name", ["Ågot", "jjffT", "a b", "WAVE.", 'ij_ÿÎf’"', "ǺỘƒ,;"])
@pytest.mark.parametrize("size", [20, 28])
def test_a_name_of_letters_is_the_name_that_pillow_writes(name: str, size: int) -> None:
    ground = paint.filled(220, 60, "pale-1")
    made, drawn = Canvas(to_palette(ground)), ground.copy()
    glyphs.write(made, name, (20, 30), size, ground="pale-1", colour="ink")
    paint.letter(drawn, name, (20, 30), size, anchor="lm")
    assert made.image.tobytes() == to_palette(drawn).tobytes()


def test_a_name_of_spaces_writes_nothing() -> None:
    made = Canvas(Image.new("P", (9, 9)))
    glyphs.write(made, " ", (0, 4), 20, ground="pale-1", colour="ink")
    assert made.image.getbbox() is None


def test_letters_do_not_depend_on_their_neighbours() -> None:
    assert fonts.width("AVATo.", fonts.BOLD, 28) == round(fonts.face(fonts.BOLD, 28).getlength("AVATo."))
