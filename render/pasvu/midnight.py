"""Pas vu pas pris: the twelve midnight cards (V26–V37): a drawing, a title and the effect in words."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.pasvu.model import Card, Kind, Piece, Pose
from locales import Words
from render.kit import fonts, paint
from render.kit.canvas import saved
from render.kit.fonts import BOLD, TITLE
from render.kit.pen import Shape, drawn
from render.pasvu.hall.ghosts import glass_ghost
from render.pasvu.hall.pieces import icon, lying_icon
from render.pasvu.palette import to_palette
from render.pasvu.theme import hex_of as _c
from render.pasvu.theme import rgb

SIZE = (900, 440)
ART = 376
_LEFT = 436
_TEXT = 430  # room for a line


class Cast(NamedTuple):
    """A ghost in a drawing: colour, middle and height in hundredths, whether it lies, and its turn."""

    colour: int
    x: float
    y: float
    high: float
    low: bool = False
    turn: float = 0


class Prop(NamedTuple):
    """A piece in a drawing: middle and size in hundredths, how it lies, and its turn in the picture."""

    kind: Kind
    x: float
    y: float
    size: float
    pose: Pose = "standing"
    turn: float = 0


def _hole(x: float, y: float) -> tuple[Shape, ...]:
    """A keyhole with an eye in it."""
    slot = f"M{x - 7} {y + 12} L{x + 7} {y + 12} L{x + 13} {y + 42} L{x - 13} {y + 42} Z"
    return (
        Shape(f"R {x - 21} {y - 24} 42 74 16", _c("brass"), _c("ink"), 2),
        Shape(slot, _c("ink"), "", 0),
        Shape(f"O {x} {y} 16 16", _c("ink"), "", 0),
        Shape(f"O {x} {y} 12 9", _c("white"), "", 0),
        Shape(f"O {x + 1} {y} 6 6", _c("seat-0"), _c("ink"), 1),
        Shape(f"O {x + 1} {y} 2.6 2.6", _c("ink"), "", 0),
    )


def _note(x: float, y: float, colour: str) -> tuple[Shape, ...]:
    return (
        Shape(f"M{x + 4} {y} L{x + 4} {y - 18} L{x + 13} {y - 14}", "", _c(colour), 2.4),
        Shape(f"O {x} {y} 4.6 3.6", _c(colour), "", 0),
    )


def _rays(x: float, y: float, near: float, far: float, colour: str) -> tuple[Shape, ...]:
    ways = ((0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7))
    lines = [f"M{x + a * near:.1f} {y + b * near:.1f} L{x + a * far:.1f} {y + b * far:.1f}" for a, b in ways]
    return tuple(Shape(line, "", _c(colour), 3) for line in lines)


_DOOR = (
    Shape("R 24 8 52 86 3", _c("skirting"), _c("ink"), 2),
    Shape("R 30 14 40 80 2", _c("door"), _c("ink"), 1.5),
    Shape("R 36 21 28 28 2 R 36 58 28 30 2", _c("door-light"), _c("door-dark"), 1.6),
    Shape("O 64 54 2.6 2.6", _c("brass-light"), _c("ink"), 1),
)
_BALL = (
    Shape("M30 86 L70 86 L64 72 L36 72 Z", _c("brass"), _c("ink"), 2),
    Shape("O 50 46 31 31", _c("sky-light"), _c("ink"), 2.4),
    Shape("O 50 46 25 25", _c("glass"), "", 0),
    Shape("M33 38 C35 29 41 25 47 24", "", _c("white"), 4),
)
_MIRROR_BALL = (
    Shape("M50 0 L50 14", "", _c("brass"), 2),
    Shape("O 50 26 15 15", _c("glass"), _c("ink"), 2),
    Shape("M36 22 L64 22 M36 30 L64 30 M43 13 L43 39 M50 11 L50 41 M57 13 L57 39", "", _c("glass-edge"), 1.4),
)
_TURN = (
    Shape("M20 62 C12 36 30 14 54 14 C66 14 76 20 82 30", "", _c("brass-light"), 6),
    Shape("M88 14 L86 38 L66 28 Z", _c("brass-light"), "", 0),
    Shape("M80 48 C86 70 70 88 48 88 C36 88 26 82 20 74", "", _c("brass-light"), 6),
    Shape("M12 90 L15 65 L35 77 Z", _c("brass-light"), "", 0),
)
_SUN = (
    Shape("O 78 20 34 34", _c("sky-light"), "", 0),
    *_rays(74, 24, 20, 28, "brass-light"),
    Shape("O 74 24 16 16", _c("brass-light"), _c("ink"), 2),
    Shape("M68 22 L71 22 M77 22 L80 22", "", _c("ink"), 2.4),
    Shape("M68 29 Q74 34 80 29", "", _c("ink"), 2),
)
_SWAP = (
    Shape("M34 18 C42 8 58 8 66 18", "", _c("brass-light"), 4),
    Shape("M72 24 L70 12 L60 20 Z", _c("brass-light"), "", 0),
)
_SHAKE = (
    Shape(
        "M8 30 Q3 36 8 42 M92 26 Q97 32 92 38 M14 74 Q9 80 14 86 M88 70 Q94 76 88 82",
        "",
        _c("brass-light"),
        3,
    ),
)
_KNOCKS = (
    Shape("M10 30 Q4 38 10 46 M17 33 Q13 38 17 43", "", _c("brass-light"), 3),
    Shape("M90 30 Q96 38 90 46 M83 33 Q87 38 83 43", "", _c("brass-light"), 3),
    Shape("M86 66 Q92 74 86 82", "", _c("brass-light"), 3),
)

# The drawing of each card, from back to front: shapes, furniture, ghosts.
DRAWINGS: dict[str, tuple[tuple[Shape, ...] | Prop | Cast, ...]] = {
    "double": ((*_hole(27, 36), *_hole(73, 50)),),
    "shelter": (Prop("table", 50, 50, 88), Cast(2, 36, 68, 22, low=True), Cast(3, 62, 72, 22, low=True)),
    "excited": (
        Prop("armchair", 28, 32, 48, "left", -12), Prop("desk", 68, 58, 58, "back", 10), _SHAKE,
        Prop("piano", 28, 76, 42, "right", 4),
    ),
    "grimaces": (Prop("mirror", 28, 44, 82), Cast(1, 50, 66, 48), Cast(2, 76, 62, 48), Cast(3, 62, 80, 36)),
    "tag": (_SWAP, Cast(0, 28, 60, 62, turn=8), Cast(1, 72, 60, 62, turn=-8)),
    "dance": (
        _MIRROR_BALL, Prop("armchair", 24, 66, 44, turn=-10), Prop("table", 74, 66, 46, turn=10),
        (*_note(14, 32, "brass-light"), *_note(78, 30, "pale-3"), *_note(50, 66, "pale-2")),
        Cast(0, 50, 78, 36),
    ),
    "perch": (Prop("armchair", 48, 66, 62), Cast(3, 50, 38, 48), Cast(0, 84, 78, 34), Cast(1, 12, 80, 30)),
    "brother": (Cast(2, 60, 50, 92), Cast(2, 24, 76, 42)),
    "knock": (_DOOR, _KNOCKS),
    "dizzy": (_TURN, Cast(1, 50, 53, 50, turn=18)),
    "crystal": (_BALL, Cast(3, 50, 48, 34)),
    "freeze": (_SUN, Cast(0, 22, 70, 46), Cast(2, 48, 74, 46), Cast(3, 76, 74, 40)),
}  # fmt: skip


@lru_cache(maxsize=64)
def emblem(kind: str, size: int) -> Image.Image:
    """Draws the picture of a card in a brass frame."""
    picture = paint.rounded(size, size, round(size * 0.1), rgb("sky"), rgb("brass"), max(2.0, size * 0.02))
    inside = Image.new("RGBA", picture.size)
    _scenery(inside)
    for part in DRAWINGS[kind]:
        if isinstance(part, Prop):
            _put_prop(inside, part)
        elif isinstance(part, Cast):
            _put_cast(inside, part)
        else:
            inside.alpha_composite(drawn(part, size))
    edge = round(size * 0.035)
    hole = paint.rounded(size - 2 * edge, size - 2 * edge, round(size * 0.08), rgb("white"), rgb("white"), 1)
    mask = Image.new("L", picture.size)
    mask.paste(hole.getchannel("A"), (edge, edge))
    picture.paste(inside, (0, 0), mask)
    return picture


def _scenery(picture: Image.Image) -> None:
    """Draws the night behind a window, and the carpet."""
    shapes = (
        Shape("M0 0 L100 0 L100 100 L0 100 Z", _c("sky"), "", 0),
        Shape("O 84 14 26 26", _c("sky-light"), "", 0),
        Shape("O 86 14 10 10", _c("moon"), "", 0),
        Shape("O 90 11 9 9", _c("sky-light"), "", 0),
        Shape("O 14 12 1 1 O 34 22 0.8 0.8 O 54 8 1 1 O 8 40 0.8 0.8 O 64 28 0.7 0.7", _c("moon"), "", 0),
        Shape("M0 78 L100 70 L100 100 L0 100 Z", _c("carpet-dark"), "", 0),
        Shape("M0 78 L100 70", "", _c("border"), 1.6),
    )
    picture.alpha_composite(drawn(shapes, picture.width))


def _put_prop(picture: Image.Image, prop: Prop) -> None:
    size = round(prop.size * picture.width / 100)
    if prop.pose == "standing":
        sticker = icon(prop.kind, size)
    else:
        sticker = lying_icon(Piece(prop.kind, 3.0, 3.0, 15, prop.pose), size)
    _stamp(picture, sticker, prop.x, prop.y, prop.turn)


def _put_cast(picture: Image.Image, cast: Cast) -> None:
    sprite = glass_ghost(cast.colour, False, cast.low)
    solid = sprite.copy()
    for _ in range(3):
        solid = Image.alpha_composite(solid, sprite)
    high = round(cast.high * picture.width / 100)
    sticker = solid.resize(
        (max(1, round(high * sprite.width / sprite.height)), high), Image.Resampling.LANCZOS
    )
    _stamp(picture, sticker, cast.x, cast.y, cast.turn)


def _stamp(picture: Image.Image, sticker: Image.Image, x: float, y: float, turn: float) -> None:
    if turn:
        sticker = sticker.rotate(turn, Image.Resampling.BICUBIC, expand=True)
    unit = picture.width / 100
    paint.stamp(picture, sticker, x * unit, y * unit)


def card(kind: Card, words: Words) -> bytes:
    """Draws a midnight card as a PNG: its picture, its title, its effect."""
    return _card(
        kind, words("picture-pasvu-midnight"), words(f"midnight-{kind}"), words(f"midnight-{kind}-about")
    )


@lru_cache(maxsize=32)
def _card(kind: Card, head: str, title: str, about: str) -> bytes:
    wide, high = SIZE
    picture = Image.new("RGBA", SIZE, (*rgb("night"), 255))
    picture.alpha_composite(paint.rounded(wide - 8, high - 8, 26, rgb("sky-dark"), rgb("brass"), 5), (4, 4))
    picture.alpha_composite(emblem(kind, ART), (32, (high - ART) // 2))
    paint.letter(picture, head, (_LEFT, 56), 24, colour=_c("brass"), anchor="lm")
    y, size = 104.0, 44
    lines = wrapped(title, TITLE, size, _TEXT)
    if len(lines) > 2:
        size = 36
        lines = wrapped(title, TITLE, size, _TEXT)
    for line in lines:
        paint.letter(picture, line, (_LEFT, y), size, colour=_c("butter"), weight=TITLE, anchor="lm")
        y += size + 8
    y += 14
    room = high - 40 - y
    size = next(
        s for s in range(30, 17, -1) if len(wrapped(about, BOLD, s, _TEXT)) * (s + 9) <= room or s == 18
    )
    for line in wrapped(about, BOLD, size, _TEXT):
        paint.letter(picture, line, (_LEFT, y), size, colour=_c("cream"), anchor="lm")
        y += size + 9
    return saved(to_palette(picture), 6)


def cards(kinds: Sequence[Card], words: Words) -> bytes:
    """Draws the pictures and titles of several midnight cards, three in a row."""
    across, down = SIZE[0] // 3, 320
    picture = Image.new("RGBA", (SIZE[0], down * -(-len(kinds) // 3)), (*rgb("night"), 255))
    for number, kind in enumerate(kinds):
        x, y = across * (number % 3) + across // 2, down * (number // 3)
        picture.alpha_composite(emblem(kind, 210), (x - 105, y + 16))
        lines = wrapped(words(f"midnight-{kind}"), TITLE, 28, across - 24)
        for place, line in enumerate(lines):
            paint.letter(picture, line, (x, y + 250 + 34 * place), 28, colour=_c("butter"), weight=TITLE)
    return saved(to_palette(picture), 6)


def wrapped(text: str, weight: str, size: int, room: int) -> list[str]:
    """Breaks a text into lines that fit the room."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and fonts.width(longer, weight, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
