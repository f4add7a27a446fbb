"""The hotel: its colours by name, and the sizes of its pictures in pixels."""

from render.kit import theme
from render.kit.theme import Rgb

# fmt: off
COLOURS = {
    "ink": "#231815", "dark": "#2A1A14", "night": "#17110F", "white": "#FFFFFF", "cream": "#FFF4DC",
    "paper": "#FBF1DC", "butter": "#FFEDB5", "muted": "#7A6250",
    # The hall.
    "carpet": "#93363F", "carpet-light": "#A2464B", "carpet-dark": "#7E2B36", "carpet-line": "#B9605F",
    "carpet-mark": "#EBC2B8", "border": "#CDA257", "reach": "#F6D673", "reach-line": "#FFE9A6",
    "wall": "#C9B48B", "wall-stripe": "#BCA579", "wall-mark": "#A4875C", "skirting": "#5A3522",
    "door": "#855231", "door-light": "#A06A42", "door-dark": "#5C361F", "plate": "#FFF1CF",
    "ceiling": "#4B3A2C", "ceiling-beam": "#5D4936", "lamp": "#FFF0C2", "lamp-rim": "#B68A45",
    "lock": "#5B3A26", "lock-light": "#6C472F", "lock-dark": "#46291A",
    # Furniture.
    "oak": "#A8652F", "oak-light": "#C17E45", "oak-dark": "#7A4520", "leather": "#2F7A58",
    "brass": "#E3B04B", "brass-light": "#FFD873", "brass-dark": "#A9782A",
    "rug": "#B8243A", "rug-dark": "#8E1B2E", "wheel": "#3B3038",
    "ebony": "#3A3340", "ebony-light": "#4F4757", "key": "#FFFDF4", "sheet": "#FFF8E4",
    "velvet": "#2C8F88", "velvet-light": "#49B3A9", "velvet-dark": "#1F6A66",
    "cloth": "#F1E9DA", "cloth-red": "#C33B3B", "walnut": "#8B552D", "walnut-dark": "#66391B",
    "glass": "#C9E6F2", "glass-light": "#EFFAFF", "glass-edge": "#7FC4E6",
    # Seats by the side they chose: south, west, north, east; darker below white text, pale below ink.
    "seat-0": "#0B6FC2", "seat-1": "#F0960F", "seat-2": "#129A6C", "seat-3": "#CC56A6",
    "deep-0": "#0A3A66", "deep-1": "#6E4208", "deep-2": "#0C4D38", "deep-3": "#642A52",
    "pale-0": "#BFDFF8", "pale-1": "#FCDDB0", "pale-2": "#BDE8D6", "pale-3": "#F4CFE6",
    "under-0": "#5B9FD6", "under-1": "#F5B95E", "under-2": "#5FBC9B", "under-3": "#DE8FC3",
    "seen": "#FFE93B", "yes": "#2E9E5B", "no": "#C62F22",
    # The midnight cards.
    "sky": "#2B2550", "sky-light": "#46407C", "sky-dark": "#1B1736", "moon": "#FFF0C2",
}
# fmt: on

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
