"""Labyrinthe Junior: the printed parts as data, and the board at the start."""

from engine.core import Dice
from engine.junior.model import COLOURS, TREASURES, Square, Tile, Treasure
from engine.mazes.sliding import Maze, openings, rotations

SLOTS = ("N1", "N3", "E1", "E3", "S1", "S3", "W1", "W3")

# Square: open sides, treasure. The treasures' places and the direction of C3 are our choice.
FIXED = {
    "A1": ("ES", None),
    "C1": ("ESW", "jester"),
    "E1": ("SW", None),
    "A3": ("NES", "dragon"),
    "C3": ("NS", None),
    "E3": ("NSW", "lute"),
    "A5": ("NE", None),
    "C5": ("NEW", "dagger"),
    "E5": ("NW", None),
}
# Open sides: treasures (None for a bare tile). 5 straights, 6 corners, 6 Ts.
MOVABLE = {
    "NS": (None, None, None, None, None),
    "NE": ("candelabra", "throne", None, None, None, None),
    "NES": ("clock", "chest", "helmet", "owl", "mouse", "frog"),
}
CORNERS = {"red": "A1", "yellow": "E1", "green": "E5", "blue": "A5"}

# J1: the colours if nobody picks, by number of players.
DEFAULT_COLOURS = {
    1: ("red",),
    2: ("red", "green"),
    3: ("red", "yellow", "green"),
    4: ("red", "yellow", "green", "blue"),
}
PATIENCE = 6  # J17: rounds after which a target is laid aside
TREASURE_SHIFT = 4  # a tile's open sides take the low four bits


def _numbered(name: str) -> Square:
    return (int(name[1]) - 1) * 5 + ord(name[0]) - ord("A")


MAZE = Maze(5, SLOTS, [_numbered(name) for name in FIXED])


def treasure_named(name: str | None) -> Treasure:
    """Return the number of a treasure; 0 for none."""
    return TREASURES.index(name) + 1 if name else 0


def treasure_of(tile: Tile) -> Treasure:
    """Return the treasure on a tile; 0 for none."""
    return tile >> TREASURE_SHIFT


def tile_of(sides: str, treasure: str | None = None) -> Tile:
    """Return the tile with these open sides and this treasure."""
    return openings(sides) | treasure_named(treasure) << TREASURE_SHIFT


def square_of(treasure: Treasure, tiles: tuple[Tile, ...]) -> Square | None:
    """Return where a treasure lies; None if it is on the spare (J10)."""
    for square, tile in enumerate(tiles):
        if tile >> TREASURE_SHIFT == treasure:
            return square
    return None


def corner_of(colour: int) -> Square:
    """J1: return the start square of a colour."""
    return MAZE.names.index(CORNERS[COLOURS[colour]])


def lay_tiles(dice: Dice) -> tuple[tuple[Tile, ...], Tile]:
    """Lay 16 tiles at random on the open squares, randomly turned; return the tiles and the spare."""
    loose = dice.shuffled(tile_of(sides, load) for sides, loads in MOVABLE.items() for load in loads)
    *rest, spare = (dice.choice(rotations(tile)) for tile in loose)
    pile = iter(rest)
    tiles = tuple(tile_of(*FIXED[name]) if name in FIXED else next(pile) for name in MAZE.names)
    return tiles, spare
