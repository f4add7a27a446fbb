"""The shared look: colours by name (colours.css), and sizes of the kit and several games in final pixels."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

Rgb: TypeAlias = tuple[int, int, int]

SCALE = 4  # everything is drawn this many times larger, then reduced


def read_colours(file: Path) -> dict[str, str]:
    """Reads the colours of a style sheet by name."""
    return dict(re.findall(r"--([\w-]+): (#[0-9A-F]{6});", file.read_text(encoding="utf-8")))


COLOURS = read_colours(Path(__file__).with_name("colours.css"))
SEATS = 6  # that have a colour and a ghost of their own


def rgb(name: str) -> Rgb:
    """Returns a colour of the theme as red, green, blue; "#RRGGBB" is taken as it stands."""
    value = int(COLOURS.get(name, name)[1:], 16)
    return value >> 16, value >> 8 & 255, value & 255


def seat_accent(seat: int) -> int:
    """Returns a seat's colour as one number; seats past the last colour start again."""
    return int(COLOURS[f"text-{seat % SEATS}"][1:], 16)


def seat_colour(colours: Sequence[int], seat: int | None, kind: str = "seat") -> str:
    """Returns the name of a seat's colour, by the colours of all seats; gold stands for nobody."""
    return "gold" if seat is None else f"{kind}-{colours[seat]}"


def words_on(colour: str) -> str:
    """Returns the colour of text that can be read on white or on a seat's dark colour."""
    return "ink" if colour in ("white", "text-1") else "white"


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """Mixes a share of the second colour into the first."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


class Shadow(NamedTuple):
    """A soft shadow straight below a thing: how dark, how far down, how blurred."""

    strength: float
    fall: int
    blur: float


STICKER_SHADOW = Shadow(0.5, 3, 2.2)
CARD_SHADOW = Shadow(0.28, 3, 3)
CELL_SHADOW = Shadow(0.28, 2, 1.5)
BOARD_SHADOW = Shadow(0.45, 6, 7)

# The sheet: the board on the left, a column of cards on the right, the seats below.
WIDTH = 1000
MARGIN = 13
FRAME = 9
COLUMN_WIDTH = 192
COLUMN_TOP = 14
STRIP_HEIGHT = 94
STRIP_GAP = 12

# Fractions of a tile.
CORRIDOR = 0.44
KERB = 0.022
RIM = 0.043
ROOM = 0.315
ELBOW = 0.18
BEVEL = 0.022
HAIRLINE = 0.012
STUD = 0.034
STUD_INSET = 0.08
SHADOW_FALL = (0.03, 0.045)
DISC_DROP = 0.42  # of a pawn: how far below its middle the disc lies
DIM_MARK = 0.45  # how much of a start mark shows in the dark

# Type, in pixels.
TYPE_LABEL = 34
TYPE_NAME = 28
TYPE_NAME_LEAST = 22
TYPE_NAME_NARROW = 20
TYPE_SCORE = 38
TYPE_SCORE_NARROW = 32
TYPE_LEAST = 18  # nothing smaller can be read on a phone
TYPE_CARD = 26
TYPE_HINT = 24
TYPE_FACT = 30
TYPE_COUNT = 48
TYPE_SQUARE = 72
TYPE_PILL = 25
TYPE_PILL_CHOSEN = 31
