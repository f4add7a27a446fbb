"""The hotel: its colours by name (colours.css), and the sizes of its pictures in pixels."""

from pathlib import Path

from render.kit import theme
from render.kit.theme import Rgb

COLOURS = theme.read_colours(Path(__file__).with_name("colours.css"))

# The board: the hall in the middle, a seat's bar on each side.
WIDTH = 1000
BAR = 84  # the depth of a seat's bar
DOOR = 44  # the depth of the row of doors
HALL_LEFT = 140
HALL_TOP = 140
CELL = 120
BORDER = 9
TYPE_DOOR = 28
TYPE_NAME = 24
TYPE_NAME_LEAST = 19
TYPE_CARD = 46
TYPE_CELL = 22
TYPE_HEIGHT = 20

# The keyhole picture: the middle and radius of the circle; V20 gives the rest.
LOOK_SIZE = (700, 800)
LOOK_MIDDLE = (350, 352)
LOOK_RADIUS = 334
# The slanted picture.
SLANT_SIZE = (1000, 860)


def hex_of(name: str) -> str:
    """Returns a colour of the hotel as "#RRGGBB", which the kit's pen and lettering accept."""
    return COLOURS[name]


def rgb(name: str) -> Rgb:
    """Returns a colour of the hotel as red, green, blue."""
    return theme.rgb(COLOURS[name])
