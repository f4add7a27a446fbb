"""Pas vu pas pris: its parts as data. What the rules leave to us is chosen here and nowhere else."""

import msgspec

from engine.pasvu.model import GHOSTS, Kind, MovementCard, Piece, Side, Size

HALL = 6.0
GRID = 0.05  # V11: positions are multiples of this
TURN = 5  # V11, V13: angles are multiples of this, in degrees
ROUNDS = 5
DOORS = 6  # on each side
COLUMNS = "ABCDEF"

# V20: the eye, and the shape of the keyhole in tangents, to the right and up.
EYE_HEIGHT = 0.6
KEYHOLE_TAN = 0.8390996311772800  # tan 40°
SLOT_DEPTH = 1.3
SLOT_WIDTH = 0.38
SLOT_FLARE = 0.22
# V21: a ghost is seen if at least so many of its points are.
FEWEST_POINTS = 4
POINT_COLUMNS, POINT_ROWS = 7, 12


class Body(msgspec.Struct, frozen=True):
    """V17, V21: a ghost's size, how far its spots are from a cell's centre, and what it scores (V10)."""

    radius: float
    height: float
    offset: float
    out: int
    inside: int


BODIES: dict[Size, Body] = {
    "small": Body(0.18, 0.7, 0.30, out=1, inside=0),
    "medium": Body(0.25, 1.0, 0.25, out=3, inside=1),
    "large": Body(0.34, 1.4, 0.15, out=5, inside=2),
}
SIZES: tuple[Size, ...] = ("small", "medium", "large")
SIZE_OF: dict[str, Size] = {
    name: {"L": "large", "M": "medium", "S": "small"}[name[0]]  # type: ignore[misc]
    for name in GHOSTS
}


class Part(msgspec.Struct, frozen=True):
    """A box of a piece in the piece's own frame, from its low to its high corner: width, depth, height.

    The origin is the centre of the footprint, on the floor; the front faces +y.
    """

    name: str
    low: tuple[float, float, float]
    high: tuple[float, float, float]


class Furniture(msgspec.Struct, frozen=True):
    """A piece: its bounding box (width, depth, height), and the boxes that it consists of."""

    size: tuple[float, float, float]
    parts: tuple[Part, ...]


FURNITURE: dict[Kind, Furniture] = {
    "mirror": Furniture((0.9, 0.12, 1.6), (Part("panel", (-0.45, -0.06, 0.0), (0.45, 0.06, 1.6)),)),
    "trolley": Furniture(
        (1.2, 0.7, 1.15),
        (
            Part("wheel", (-0.58, -0.33, 0.0), (-0.48, -0.23, 0.04)),
            Part("wheel", (0.48, -0.33, 0.0), (0.58, -0.23, 0.04)),
            Part("wheel", (-0.58, 0.23, 0.0), (-0.48, 0.33, 0.04)),
            Part("wheel", (0.48, 0.23, 0.0), (0.58, 0.33, 0.04)),
            Part("deck", (-0.6, -0.35, 0.04), (0.6, 0.35, 0.12)),
            Part("post", (-0.6, -0.35, 0.12), (-0.55, -0.3, 1.1)),
            Part("post", (0.55, -0.35, 0.12), (0.6, -0.3, 1.1)),
            Part("post", (-0.6, 0.3, 0.12), (-0.55, 0.35, 1.1)),
            Part("post", (0.55, 0.3, 0.12), (0.6, 0.35, 1.1)),
            Part("rail", (-0.6, -0.35, 1.1), (0.6, -0.3, 1.15)),
            Part("rail", (-0.6, 0.3, 1.1), (0.6, 0.35, 1.15)),
            Part("rail", (-0.6, -0.3, 1.1), (-0.55, 0.3, 1.15)),
            Part("rail", (0.55, -0.3, 1.1), (0.6, 0.3, 1.15)),
        ),
    ),
    "desk": Furniture(
        (1.6, 0.8, 0.85),
        (
            Part("top", (-0.8, -0.4, 0.78), (0.8, 0.4, 0.85)),
            Part("drawers", (-0.8, -0.4, 0.0), (-0.35, 0.4, 0.78)),
            Part("drawers", (0.35, -0.4, 0.0), (0.8, 0.4, 0.78)),
            Part("panel", (-0.35, -0.4, 0.0), (0.35, -0.34, 0.78)),
        ),
    ),
    "piano": Furniture(
        (1.5, 0.6, 1.3),
        (
            Part("body", (-0.75, -0.3, 0.0), (0.75, -0.05, 1.3)),
            Part("shelf", (-0.75, -0.05, 0.65), (0.75, 0.3, 0.75)),
            Part("leg", (-0.75, 0.22, 0.0), (-0.67, 0.3, 0.65)),
            Part("leg", (0.67, 0.22, 0.0), (0.75, 0.3, 0.65)),
        ),
    ),
    "armchair": Furniture(
        (0.9, 0.9, 1.0),
        (
            Part("seat", (-0.3, -0.27, 0.0), (0.3, 0.45, 0.4)),
            Part("back", (-0.45, -0.45, 0.0), (0.45, -0.27, 1.0)),
            Part("arm", (-0.45, -0.27, 0.0), (-0.3, 0.45, 0.62)),
            Part("arm", (0.3, -0.27, 0.0), (0.45, 0.45, 0.62)),
        ),
    ),
    "table": Furniture(
        (1.0, 1.0, 0.8),
        (
            Part("top", (-0.5, -0.5, 0.74), (0.5, 0.5, 0.8)),
            Part("leg", (-0.5, -0.5, 0.0), (-0.42, -0.42, 0.74)),
            Part("leg", (0.42, -0.5, 0.0), (0.5, -0.42, 0.74)),
            Part("leg", (-0.5, 0.42, 0.0), (-0.42, 0.5, 0.74)),
            Part("leg", (0.42, 0.42, 0.0), (0.5, 0.5, 0.74)),
        ),
    ),
}

# V22: the glass on the mirror's front, within its frame.
GLASS_LOW, GLASS_HIGH = (-0.4, 0.05), (0.4, 1.55)

START: tuple[Piece, ...] = (
    Piece("mirror", 3.0, 0.4, 0),
    Piece("trolley", 4.9, 4.6, 30),
    Piece("desk", 1.2, 1.9, 90),
    Piece("piano", 5.2, 1.9, 90),
    Piece("armchair", 1.3, 4.5, 215),
    Piece("table", 3.1, 3.2, 0),
)

# The 15 pairs of pieces as five perfect matchings, each with its number of steps, and five plain cards.
MATCHINGS: tuple[tuple[int, tuple[tuple[Kind, Kind], ...]], ...] = (
    (5, (("mirror", "table"), ("trolley", "armchair"), ("desk", "piano"))),
    (6, (("mirror", "trolley"), ("table", "desk"), ("armchair", "piano"))),
    (6, (("mirror", "desk"), ("trolley", "piano"), ("table", "armchair"))),
    (7, (("mirror", "piano"), ("desk", "armchair"), ("trolley", "table"))),
    (7, (("mirror", "armchair"), ("piano", "table"), ("desk", "trolley"))),
)
PLAIN = (8, 8, 9, 9, 10)
MOVEMENT_CARDS: tuple[MovementCard, ...] = (
    *(MovementCard(value, pair) for value, pairs in MATCHINGS for pair in pairs),
    *(MovementCard(value) for value in PLAIN),
)
# V1: clockwise; two players sit opposite each other.
DEFAULT_SIDES: dict[int, tuple[Side, ...]] = {
    2: ("south", "north"),
    3: ("south", "west", "north"),
    4: ("south", "west", "north", "east"),
}
OPPOSITE: dict[Side, Side] = {"south": "north", "north": "south", "west": "east", "east": "west"}
# V35: the board turns clockwise under the players, so seen from the board they go the other way.
TURNED: dict[Side, Side] = {"south": "east", "east": "north", "north": "west", "west": "south"}
LETTERS: dict[Side, str] = {"south": "S", "west": "W", "north": "N", "east": "E"}


def door_point(door: str) -> tuple[float, float]:
    """Return the middle of a door. V1: doors are numbered left to right as that side's player sees them."""
    along = int(door[1]) - 0.5
    match door[0]:
        case "S":
            return along, HALL
        case "N":
            return HALL - along, 0.0
        case "W":
            return 0.0, along
        case _:
            return HALL, HALL - along


def inward(door: str) -> tuple[float, float]:
    """Return the direction from a door into the hall."""
    return {"S": (0.0, -1.0), "N": (0.0, 1.0), "W": (1.0, 0.0), "E": (-1.0, 0.0)}[door[0]]
