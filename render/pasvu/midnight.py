"""Pas vu pas pris: the twelve midnight cards (V26–V37): a drawing, a title and the effect in words."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from engine.pasvu.model import Card, Kind, Piece, Pose
from locales import Words
from render.keeping import kept
from render.kit import fonts, paint
from render.kit.canvas import saved
from render.kit.fonts import BOLD, TITLE
from render.kit.pen import drawn
from render.kit.sprites.drawings import drawings
from render.pasvu.hall.ghosts import glass_ghost
from render.pasvu.hall.pieces import icon, lying_icon
from render.pasvu.palette import to_palette
from render.pasvu.theme import hex_of as _c
from render.pasvu.theme import rgb

_DRAWINGS = Path(__file__).with_name("midnight.svg")
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


# The picture of each card, from back to front: drawings of midnight.svg, furniture, ghosts.
_PARTS: dict[str, tuple[str | Prop | Cast, ...]] = {
    "double": ("keyholes",),
    "shelter": (Prop("table", 50, 50, 88), Cast(2, 36, 68, 22, low=True), Cast(3, 62, 72, 22, low=True)),
    "excited": (
        Prop("armchair", 28, 32, 48, "left", -12), Prop("desk", 68, 58, 58, "back", 10), "shake",
        Prop("piano", 28, 76, 42, "right", 4),
    ),
    "grimaces": (Prop("mirror", 28, 44, 82), Cast(1, 50, 66, 48), Cast(2, 76, 62, 48), Cast(3, 62, 80, 36)),
    "tag": ("swap", Cast(0, 28, 60, 62, turn=8), Cast(1, 72, 60, 62, turn=-8)),
    "dance": (
        "mirror-ball", Prop("armchair", 24, 66, 44, turn=-10), Prop("table", 74, 66, 46, turn=10),
        "notes", Cast(0, 50, 78, 36),
    ),
    "perch": (Prop("armchair", 48, 66, 62), Cast(3, 50, 38, 48), Cast(0, 84, 78, 34), Cast(1, 12, 80, 30)),
    "brother": (Cast(2, 60, 50, 92), Cast(2, 24, 76, 42)),
    "knock": ("door", "knocks"),
    "dizzy": ("turn", Cast(1, 50, 53, 50, turn=18)),
    "crystal": ("ball", Cast(3, 50, 48, 34)),
    "freeze": ("sun", Cast(0, 22, 70, 46), Cast(2, 48, 74, 46), Cast(3, 76, 74, 40)),
}  # fmt: skip


@kept
def emblem(kind: str, size: int) -> Image.Image:
    """Draws the picture of a card in a brass frame."""
    picture = paint.rounded(size, size, round(size * 0.1), rgb("sky"), rgb("brass"), max(2.0, size * 0.02))
    inside = Image.new("RGBA", picture.size)
    for part in ("scenery", *_PARTS[kind]):
        if isinstance(part, Prop):
            _put_prop(inside, part)
        elif isinstance(part, Cast):
            _put_cast(inside, part)
        else:
            inside.alpha_composite(drawn(drawings(_DRAWINGS, _c)[part], size))
    edge = round(size * 0.035)
    hole = paint.rounded(size - 2 * edge, size - 2 * edge, round(size * 0.08), rgb("white"), rgb("white"), 1)
    mask = Image.new("L", picture.size)
    mask.paste(hole.getchannel("A"), (edge, edge))
    picture.paste(inside, (0, 0), mask)
    return picture


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


@kept
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
    return saved(to_palette(picture))


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
    return saved(to_palette(picture))


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
