"""Names in the strip of seats: players can choose any display name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.junior import PICTURES
from render.kit import fonts, paint, theme
from render.kit.canvas import Canvas
from render.kit.palette import to_palette
from render.kit.strip import MARGIN, Box, Cell, plated, put_named, word_colour
from tests.render.junior.scenes import NAMES, scene, view

alt_text, board, text_board = PICTURES.alt_text, PICTURES.board, PICTURES.text_board

EMOJI, ARABIC, ZALGO, WIDE = "👻🔥", "مرحبا", "Z̷̢a̷lgo", "Ｗ" * 32
BIDI = "\u202egnp.exe\u2066"


@pytest.mark.parametrize(
    ("name", "printed"),
    [
        ("Zoé", "Zoé"),
        ("Noe\u0308l Çœur", "Noël Çœur"),
        ("Ελένη Жанна", "Ελένη Жанна"),
        (EMOJI, ""),
        (ARABIC, "mrhb"),
        (ZALGO, "Zalgo"),
        (BIDI, "gnp.exe"),
        ("A\nB\t C\u200b", "A B C"),
        ("", ""),
        ("  ", ""),
        ("𝓐𝓫𝓬", "Abc"),
        ("Al 👻 Bo", "Al Bo"),
    ],
)
def test_only_what_the_font_has_is_printed(name: str, printed: str):
    assert fonts.printable(name) == printed


@given(st.text(max_size=40))
def test_every_printed_name_fits_its_room(name: str):
    text, size = fonts.fitted(fonts.printable(name), fonts.BOLD, 130, 28, 22)
    assert fonts.width(text, fonts.BOLD, size) <= 130


@given(st.text(max_size=40), st.integers(60, 300))
def test_a_name_parted_into_two_lines_loses_nothing(name: str, room: int):
    text = fonts.printable(name)
    parts = fonts.parted(text, fonts.BOLD, room, 22)
    assert "".join(parts).replace(" ", "") == text.replace(" ", "")
    assert len(parts) == 1 or fonts.width(parts[0], fonts.BOLD, 22) <= room


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Zoé", ("Zoé",)),
        ("Jean-Christophe de la Tour", ("Jean-Christophe", "de la Tour")),
        ("Bartholomew-Maximilian", ("Bartholomew-", "Maximilian")),
        ("xX_DarkSlayer_Xx_2009", ("xX_DarkSlayer_", "Xx_2009")),
        ("Ann Christopher-Montgomery", ("Ann Christopher", "-Montgomery")),
    ],
)
def test_a_name_is_parted_where_its_owner_parted_it(name: str, parts: tuple[str, ...]):
    assert fonts.parted(name, fonts.BOLD, 180, 22) == parts


@given(st.text(max_size=40))
def test_running_text_holds_no_marks_that_turn_or_break_it(name: str):
    assert not set(fonts.plain(name, 24)) & set("\u202e\u2066\u200f\n\r\x00`")


@pytest.mark.parametrize("name", [EMOJI, ARABIC, ZALGO, WIDE, BIDI, "", "`" * 32, "@everyone", "W" * 32])
def test_hostile_names_are_drawn_and_told(name: str):
    seen = scene(view(), "fr", (name,) * 4)
    assert board(seen).startswith(b"\x89PNG")
    assert 0 < len(alt_text(seen)) <= 1024
    assert 0 < len(text_board(seen)) <= 1900


def test_a_name_with_nothing_left_becomes_the_seats_mark():
    assert board(scene(view(), names=(EMOJI, *NAMES[1:]))) == board(scene(view(), names=("", *NAMES[1:])))


def test_a_name_with_nothing_left_is_told_by_its_number():
    assert "player 1’s turn" in alt_text(scene(view(), names=("\u200b", *NAMES[1:])))


@pytest.mark.parametrize("name", ["Zoé", "jÂÇgq|", "Ｗ" * 32, "ÅŔĄ Q,y;"])
@pytest.mark.parametrize("is_active", [False, True])
def test_a_name_on_a_kept_plate_is_the_name_on_a_new_one(name: str, is_active: bool):
    cell, wide = Cell(colour=1, number=2, name=name, is_active=is_active), 236
    whole = plated(cell, wide)
    text, size = fonts.fitted(
        fonts.printable(name), fonts.BOLD, wide - 102, theme.TYPE_NAME, theme.TYPE_NAME_LEAST
    )
    paint.letter(whole, text, (MARGIN + 90, MARGIN + 28), size, colour=word_colour(cell), anchor="lm")
    canvas = Canvas(to_palette(paint.filled(*whole.size, "paper")))
    put_named(canvas, plated, cell, Box(0, 0, wide))
    assert canvas.image.tobytes() == to_palette(whole).tobytes()


def test_each_bot_has_its_face_and_a_person_has_none():
    cells = [Cell(colour=1, number=2, name="", bot=level) for level in ("", "easy", "normal", "expert")]
    assert len({plated(cell, 230).tobytes() for cell in cells}) == 4
