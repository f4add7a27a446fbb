"""The shared look: colours by name, and the sizes that the kit or several games use, in final pixels."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

Rgb: TypeAlias = tuple[int, int, int]

SCALE = 4  # everything is drawn this many times larger, then reduced

# fmt: off
COLOURS = {
    "ink": "#2A2233", "white": "#FFFFFF", "paper": "#EFE2C6", "panel": "#FBF5E4", "edge": "#B79C6B",
    "muted": "#665643", "wood": "#8A6A3C", "no": "#B3261E", "yes": "#2E9E5B", "disc": "#FFE04A",
    "tab-idle": "#E2D3B0", "tab-off": "#CFC9C0",
    # The maze: loose tiles are violet, fixed ones blue.
    "floor": "#FAEBC4", "floor-shadow": "#D4BA8C", "seam": "#E7D2A8", "flag": "#F3E1B6",
    "wall": "#4A3F5C", "wall-light": "#63567A", "wall-dark": "#352C44", "wall-brick": "#433854",
    "fixed": "#2F4A5A", "fixed-light": "#476878", "fixed-dark": "#213742", "fixed-brick": "#29424F",
    "won": "#A69A7E", "lit-won": "#A89768",
    "lit": "#FFE48A", "lit-shadow": "#DDBB62", "lit-seam": "#F0D277", "lit-flag": "#F8DC80",
    "dim": "#877C86", "dim-shadow": "#6E6473", "dim-seam": "#7C717D", "dim-flag": "#82767F",
    "wall-dim": "#3C3349", "wall-dim-light": "#494057", "wall-dim-dark": "#2F273C",
    "fixed-dim": "#2B3A48", "fixed-dim-light": "#3A4C5A", "fixed-dim-dark": "#222E3B",
    "gold": "#E9B12F", "gold-light": "#FFD964", "gold-dark": "#A87412", "ray": "#F08A1C",
    # Seats: as on pawns, darker below white text, pale below ink. Seats 4 and 5 reuse colours that the
    # palette has anyway.
    "seat-0": "#D55E00", "seat-1": "#F3C623", "seat-2": "#009E73", "seat-3": "#0072B2",
    "text-0": "#B54F00", "text-1": "#F3C623", "text-2": "#007D5B", "text-3": "#00639B",
    "seat-4": "#7A4BA0", "text-4": "#7A4BA0", "pale-4": "#DDD3F1", "mark-4": "#A983C9",
    "mark-line-4": "#7A4BA0",
    "seat-5": "#CF5F8B", "text-5": "#B8487A", "pale-5": "#F7CFCB", "mark-5": "#F29CB2",
    "mark-line-5": "#CF5F8B",
    "pale-0": "#FBD9BF", "pale-1": "#FCEFB5", "pale-2": "#C2EADD", "pale-3": "#C4E0F3",
    "mark-0": "#EBAA6B", "mark-1": "#F7DA7A", "mark-2": "#85C79F", "mark-3": "#86AFB9",
    "mark-line-0": "#C9803F", "mark-line-1": "#C9A63A", "mark-line-2": "#4F9E78", "mark-line-3": "#5285A0",
    # Stickers.
    "steel": "#B4BCCB", "steel-light": "#DCE2EA", "steel-dark": "#7C869A",
    "oak": "#8C5A2B", "oak-light": "#B47A3E", "oak-dark": "#5E3A1C",
    "red": "#C8402F", "red-dark": "#8E2A22", "violet": "#7A4BA0", "violet-light": "#A983C9",
    "leaf": "#6FB63E", "leaf-light": "#A9DC6B", "leaf-dark": "#3F7F2C", "fire": "#F28C1E",
    "lute": "#D9A45C", "cream": "#FFF3D6", "pink": "#F29CB2", "rose": "#E8A09A", "mouse": "#B3B3BC",
    "feather": "#6B4526", "feather-light": "#A87847", "belly": "#F4E3C0",
    # The turning maze: its zones from outside in are pale-3, lit, pale-2, zone-d, zone-e, floor.
    "zone-d": "#F9B970", "zone-e": "#DDD3F1", "chevron-b": "#EDC759", "chevron-d": "#E2964A",
    # The castle: grounds around it, backs of tokens, rooms, and who plays on its cards.
    "grass": "#7DB356", "grass-light": "#8EC267", "terracotta": "#BC6844", "pine": "#3C6B4C",
    "pine-dark": "#264638", "lake": "#2A6787", "lake-light": "#5CA3BD", "lake-dark": "#1C4860",
    "squid": "#CF5F8B", "back": "#4F7C8C", "back-light": "#5F90A0", "lilac": "#DDD3F1", "blush": "#F7CFCB",
    "skin": "#F2CBA4",
    # The night of the lobby.
    "night-0": "#1E1A2E", "night-1": "#2B2647", "night-2": "#3A3363", "night-3": "#4C4480",
    "night-4": "#625996", "moon": "#FFF0C2", "moon-spot": "#F0DC9E", "roof": "#5B3355", "tower": "#3A2E5C",
}
# fmt: on
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
