"""Pas vu pas pris: its parts as data. What the rules leave to us is chosen here and nowhere else."""

from pathlib import Path
from typing import TypeVar

import msgspec

from engine.pasvu.model import GHOSTS, PIECES, Kind, MovementCard, Piece, Side, Size

T = TypeVar("T")

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
SIZES: tuple[Size, ...] = tuple(BODIES)
SIZE_OF: dict[str, Size] = {
    name: {"L": "large", "M": "medium", "S": "small"}[name[0]]  # type: ignore[misc]
    for name in GHOSTS
}


class Part(msgspec.Struct, frozen=True, array_like=True):
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


class Hall(msgspec.Struct, frozen=True):
    """V1: a designed hall: the x, y and angle of each piece."""

    pieces: dict[Kind, tuple[float, float, int]]


def table(name: str, kind: type[T]) -> T:
    """Read a table that stands beside this file."""
    return msgspec.json.decode(Path(__file__).with_name(f"{name}.json").read_bytes(), type=kind)


FURNITURE = table("furniture", dict[Kind, Furniture])

# V22: the glass on the mirror's front, within its frame.
GLASS_LOW, GLASS_HIGH = (-0.4, 0.05), (0.4, 1.55)

# V1: the designed halls. All pieces stand, and corners are made safe by pieces across them.
HALLS: dict[str, tuple[Piece, ...]] = {
    name: tuple(Piece(kind, *hall.pieces[kind]) for kind in PIECES)
    for name, hall in table("halls", dict[str, Hall]).items()
}
START = HALLS["classic"]

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
