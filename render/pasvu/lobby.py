"""Pas vu pas pris: its title card: the hall by night through a keyhole, ghosts among the furniture."""

import io
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.pasvu.layout import BODIES
from engine.pasvu.model import Figure, Piece, Size
from locales import Words
from render.kit import fonts, lobby, paint, sprites
from render.kit.fonts import TITLE
from render.pasvu.hall.looking import furnished, hall_from, keyhole_mask
from render.pasvu.hall.standings import put_ghost, standings
from render.pasvu.keyhole import RIM, door_leaf, wood
from render.pasvu.theme import LOOK_SIZE, hex_of, rgb

WIDTH, HEIGHT = 1000, 420
PLAYERS = (2, 4)
MINUTES = 30
_BRAND = "Dédale"
_PIECES = (
    Piece("mirror", 4.3, 0.9, 0), Piece("trolley", 1.2, 2.2, 20), Piece("desk", 1.7, 0.8, 0),
    Piece("piano", 5.3, 2.2, 90), Piece("armchair", 3.4, 1.9, 10), Piece("table", 4.4, 3.6, 15),
)  # fmt: skip
# Colour, size, place: the cast of the card.
_CAST: tuple[tuple[int, Size, float, float, float], ...] = (
    (0, "large", 1.9, 3.3, 0.0),
    (1, "small", 3.4, 2.0, 0.4),
    (2, "medium", 2.9, 3.9, 0.0),
    (3, "medium", 3.9, 2.6, 0.0),
    (2, "small", 4.4, 3.6, 0.0),
)


def lobby_card(words: Words) -> bytes:
    """The card of Pas vu pas pris in one language."""
    lines = (words("picture-pasvu-title-1"), words("picture-pasvu-title-2"))
    return _card(lines, lobby.facts(words, PLAYERS, MINUTES))


def lobby_alt(words: Words) -> str:
    """The card in words."""
    return words("alt-lobby-pasvu")


def title() -> Image.Image:
    """The door and the look through its keyhole, in true colour, without a word."""
    picture = wood(WIDTH, HEIGHT)
    look = _look()
    picture.paste(look, (WIDTH - look.width - 24, 0), look)
    return picture.convert("RGBA")


@lru_cache(maxsize=8)
def _card(lines: tuple[str, str], facts: tuple[str, ...]) -> bytes:
    picture = title()
    paint.stamp(picture, sprites.mark("logo", 46), 44, 52)
    paint.letter(picture, _BRAND, (80, 51), 34, colour=hex_of("brass-light"), weight=TITLE, anchor="lm")
    _write_title(picture, lines)
    left = 40
    for fact in facts:
        wide = fonts.width(fact, fonts.BOLD, 30) + 32
        picture.alpha_composite(paint.rounded(wide, 46, 23, rgb("paper"), rgb("ink"), 2), (left, 322))
        paint.letter(picture, fact, (left + wide / 2, 344), 30)
        left += wide + 18
    file = io.BytesIO()
    few = picture.convert("RGB").quantize(255, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(file, "PNG", compress_level=6)
    return file.getvalue()


def _write_title(picture: Image.Image, lines: tuple[str, str]) -> None:
    draw = ImageDraw.Draw(picture)
    for line, y, size, colour in zip(lines, (150, 238), (84, 84), ("white", "brass-light"), strict=True):
        text, fit = fonts.fitted(line, TITLE, 540, size, 30)
        for shift in (5, 0):
            draw.text(
                (38, y + shift), text, rgb("ink" if shift else colour), fonts.face(TITLE, fit), "lm",
                stroke_width=7, stroke_fill=rgb("ink"),
            )  # fmt: skip


@lru_cache(maxsize=1)
def _look() -> Image.Image:
    """What is seen through the keyhole: a hall arranged for the card."""
    figures = [
        Figure(colour, "M1", size, "A1", "c", x, y, z, BODIES[size].radius, BODIES[size].height)
        for colour, size, x, y, z in _CAST
    ]
    hall = hall_from("S3", _PIECES)
    picture = furnished(hall, "S3", _PIECES, figures)
    for standing in standings(hall, figures):
        put_ghost(picture, standing, standing.figure.seat, is_seen=False)
    picture.paste(door_leaf(), (0, 0), door_leaf())
    picture.putalpha(keyhole_mask(RIM + 1))
    high = 470
    size = (round(LOOK_SIZE[0] * high / LOOK_SIZE[1]), high)
    return picture.resize(size, Image.Resampling.LANCZOS).crop((0, 0, size[0], HEIGHT))
