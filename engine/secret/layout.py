"""Le labyrinthe secret: the printed board as data."""

from functools import cache

from engine.mazes.rings import Place, Positions, Ring, Rings
from engine.secret.model import COLOURS, PRINTED, Treasure

# From the outside in, cells clockwise from north: o out, i in, r clockwise, l counter-clockwise.
# We found these walls by search.
ZONES = (
    Ring(("irl", "l", "ir", "irl", "l", "ir", "irl", "l", "ir", "irl", "l", "ir"), turns=False),
    Ring(("orl", "il", "oi", "or", "il", "ir", "irl", "oil", "or", "ol", "ir", "rl"), turns=True),
    Ring(("ol", "oi", "ir", "ol", "oi", "ir", "ol", "oi", "ir", "ol", "oi", "ir"), turns=False),
    Ring(("rl", "irl", "l", "oir", "il", "o", "ir", "il", "or", "ol", "oi", "r"), turns=True),
    Ring(("irl", "ol", "ir", "irl", "ol", "ir", "irl", "ol", "ir", "irl", "ol", "ir"), turns=False),
)
CENTRE_EXITS = (0, 3, 7)

STARTS = {"red": "A12", "yellow": "A3", "green": "A6", "blue": "A9"}

# S1: the colours if nobody picks, by number of players.
DEFAULT_COLOURS = {
    2: ("red", "green"),
    3: ("red", "yellow", "green"),
    4: ("red", "yellow", "green", "blue"),
}
DIE = (2, 2, 3, 3, 4, 4)
PATIENCE = 6  # S18: turns each after which a target goes back
QUIET = 3  # S15: turns each without an object changing hands, after which the game ends
LONGEST = 100  # S18: turns each after which the game ends

RINGS = Rings(ZONES, CENTRE_EXITS)
CORRIDORS = RINGS.parts[:-1]  # "B" and "D", the two rings that turn
CENTRE = RINGS.parts[-1]

_CELLS = tuple(RINGS.names.index(place) for place in PRINTED.values())
_LOADS = {cell: number for number, cell in enumerate(_CELLS, 1)}


def place_of(treasure: Treasure, positions: Positions) -> Place:
    """Return where a treasure lies now."""
    return RINGS.place_of_cell(_CELLS[treasure - 1], positions)


@cache
def loads(positions: Positions) -> tuple[Treasure, ...]:
    """Return for each place the treasure that lies there; 0 for none."""
    return tuple(_LOADS.get(cell, 0) for cell in RINGS.cells(positions))


def start_of(colour: int) -> Place:
    """S1: return the start place of a colour."""
    return RINGS.names.index(STARTS[COLOURS[colour]])
