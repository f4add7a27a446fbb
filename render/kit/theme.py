"""The look of every picture: colours by name, sizes in pixels of the finished picture, parts of a tile."""

from typing import NamedTuple, TypeAlias

Rgb: TypeAlias = tuple[int, int, int]

SCALE = 4  # everything is drawn this many times too large, then reduced

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
    # The seats: as they are on pawns, darker under white text, pale behind ink. Those past the fourth use
    # colours that the palette has anyway.
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
SEATS = 6  # as many seats have a colour and a ghost of their own


def rgb(name: str) -> Rgb:
    """A colour of the theme, or "#RRGGBB" as a game with its own colours has it, as red, green, blue."""
    value = int(COLOURS.get(name, name)[1:], 16)
    return value >> 16, value >> 8 & 255, value & 255


def seat_accent(seat: int) -> int:
    """The seat's colour as one number; past the last one they come round again."""
    return int(COLOURS[f"text-{seat % SEATS}"][1:], 16)


def seat_words(colour: int) -> str:
    """The colour of words on a seat's own."""
    return "ink" if colour == 1 else "white"


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """The first colour with a share of the second in it."""
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
BOARD_LEFT = 72
BOARD_TOP = 72
JUNIOR_TILE = 128
SPARE_EDGE = 4
SPARE_FOOT = 17  # from a tile to the lower edge of its card
COLUMN_LEFT = 794
COLUMN_WIDTH = 192
COLUMN_TOP = 14
CARD_GAP = 18
PANEL_GAP = 17
STRIP_TOP = 786
STRIP_HEIGHT = 94
STRIP_GAP = 12
MARGIN = 13
BOARD_HEIGHT = 894
PANEL_HEIGHT = 786
FRAME = 9
TAB_SIZE = 54
TAB_REACH = 38
TAB_MEDIUM = 84
TAB_LARGE = 112
ICON = 36
PRIZE = 44
CARD_SOUGHT = 306
CARD_SPARE = 194
CARD_COUNT = 226
CARD_PUSH = 180
CARD_MOVE = 186
CARD_SMALL = 150

# The castle: its board, the tokens and grounds on it, its column.
CASTLE_LEFT = 44
CASTLE_TOP = 46
CASTLE_TILE = 104
CASTLE_LABEL = 25  # from the frame to the names of lines
CASTLE_CUT = 0.13  # of a token's corners
CASTLE_ROOM = 0.76  # the square floor of a classroom
CASTLE_SIGN = 0.46  # its sign
CASTLE_STAR = 0.36
CASTLE_PLATE = 0.7  # under the class that is sought
CASTLE_TREAD = 0.115  # between two steps of a staircase
HAT_SIZES = (0.6, 0.51, 0.46, 0.41)  # of one to four hats on a token
HAT_IN_ZONE = 62
HAT_DISC_DROP = 0.32
HAT_OF_HONOUR = 0.84  # of a pawn's size on the plate of honour
CASTLE_CARD = 270
CASTLE_STATE = 66
CASTLE_TABLE = 412
CASTLE_GAP = 13
CASTLE_COLUMN = 797
CASTLE_STRIP_TOP = 807
CASTLE_HEIGHT = 914
CASTLE_PANEL_HEIGHT = 802
HAT_IN_STRIP = 70
STAR_WAY = 20
CASTLE_ROLL = 112
CASTLE_CHANGE = 272
CASTLE_MOVE = 186
CASTLE_NEXT = 156
CASTLE_TARGETS = 316
EVENT_WIDTH = 230
EVENT_HEIGHT = 404

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
TREASURE = 0.48
SOUGHT = 0.56  # of its plate
PLATE = 0.84  # under what is sought
PLATE_BESIDE = 0.68  # the same beside pawns
PAWN_SIZES = (0.6, 0.54, 0.48, 0.45, 0.4, 0.36)  # of one to six pawns on a square
PAWN_SIZES_BESIDE = (0.58, 0.5, 0.43, 0.41, 0.37, 0.32)  # the same with a treasure
DISC_DROP = 0.42  # of a pawn: how far below its middle the disc lies
START_MARK = 0.32
DIM_MARK = 0.45  # how much of it shows in the dark

# The round board: its sheet, its middle, the outer radii of its zones, all in pixels.
ROUND_HEIGHT = 1096
ROUND_MIDDLE = (500, 488)
ROUND_RIM = 484
ROUND_ZONES = (458, 398, 325, 253, 178, 80)
ROUND_NAMES = (22, 26, 26, 24, 22, 28)
ZOOM_ZONES = (458, 357, 250, 112)  # C to F
ZOOM_NAMES = (34, 33, 31, 38)
CENTRE_NAME = (-40, 18)
ROUND_STRIP_TOP = 989
ROUND_PANEL_HEIGHT = 980
ZONE_WALL = 7  # half the thickness of a wall: each of the two zones has its own half
ZONE_KERB = 1.6
ZONE_DOOR = (50, 50, 50, 44, 40, 28)  # width of the doors in the outer wall of each zone; A has none

CHEVRON = 9
POINTER = 15

ROUND_GOAL = 128
ROUND_ROOM = 230  # for names in the upper left corner
ROUND_SHADOW = Shadow(0.34, 5, 3.5)
ROUND_PRESS = 2  # the level of compression: so many curves need a little more than the first
ROUND_PLATE = 1.66  # of the size of an object: the plate under the one that is sought
ROUND_PLATE_BESIDE = 1.5  # the same beside pawns
BADGE = 28
NOTCH_LANE = 20
ARROW = 7
ARROW_LANE = 16  # from a wall to the arrows beside it
ROUND_DOT = 11
ROUND_STRIDE = 17
ROUND_PAWN = 1.12  # pawns are a little larger than objects
ROUND_START = 30
START_SPOT = (0, -2)
# By zone and by how many others there are: the size of one to five things in a cell, and where they stand,
# in pixels along and across. An object, where there is one, comes first.
_SPOTS_A = (
    (46, ((10, 0),)),
    (46, ((-6, 0), (42, 0))),
    (44, ((-34, 2), (4, 1), (43, 2))),
    (40, ((-37, -2), (-3, -3), (32, -2), (68, 3))),
)
_SPOTS_B = (
    (52, ((0, 2),)),
    (46, ((-12, 3), (36, -2))),
    (44, ((-13, -5), (26, -6), (63, 0))),
    (40, ((-20, 8), (16, -9), (42, 9), (68, -8))),
    (38, ((-26, 11), (-6, -12), (18, 11), (38, -11), (66, 4))),
)
_SPOTS_C = (
    (50, ((12, 2),)),
    (44, ((4, 3), (47, 1))),
    (39, ((-7, 11), (21, -12), (54, 10))),
    (34, ((-14, -8),)),
    (32, ((-14, -8),)),
)
_SPOTS_D = (
    (46, ((20, 2),)),
    (38, ((6, -14), (36, 11))),
    (34, ((18, -15), (6, 15), (38, 14))),
    (32, ((-22, -15),)),
    (30, ((-22, -15),)),
)
_SPOTS_E = (
    (40, ((2, -21),)),
    (35, ((-2, -24), (17, 22))),
    (32, ((-4, -28), (12, -6), (20, 26))),
    (29, ((0, -34),)),
    (28, ((0, -34),)),
)
_SPOTS_F = (
    (54, ((0, -2),)),
    (46, ((-14, -8), (32, -2))),
    (42, ((0, 26), (-26, -24), (26, -24))),
    (38, ((0, 28), (-40, -20), (0, -34), (40, -16))),
    (36, ((0, 30), (-48, -16), (-16, -38), (18, -36), (48, -12))),
)
# Three or four pawns in a narrow cell: a huddle around a spot, told in sizes of a pawn to the right and down.
HUDDLE_SPOTS = {2: (34, 0), 3: (22, -1), 4: (0, 8)}  # by zone
HUDDLES = {
    3: ((-0.37, -0.38), (0.37, -0.38), (0, 0.5)),
    4: ((-0.38, -0.42), (0.38, -0.42), (-0.36, 0.42), (0.4, 0.42)),
}
ROUND_SPOTS = (_SPOTS_A, _SPOTS_B, _SPOTS_C, _SPOTS_D, _SPOTS_E, _SPOTS_F)

# Type, in pixels.
TYPE_HOUR = 24
TYPE_LABEL = 34
TYPE_NAME = 28
TYPE_NAME_LEAST = 22
TYPE_NAME_NARROW = 20
TYPE_SCORE = 38
TYPE_SCORE_NARROW = 32
TYPE_LEAST = 18  # below it nothing can be read on a phone
TYPE_CARD = 26
TYPE_HINT = 24
TYPE_FACT = 30
TYPE_COUNT = 48
TYPE_SQUARE = 72
TYPE_PILL = 25
TYPE_PILL_CHOSEN = 31
TYPE_ROOM = 19
TYPE_ROOM_LEAST = 13
TYPE_ZONE = 24
