"""Labyrinthe Junior: pieces drawn before the first game."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.junior.layout import DEFAULT_COLOURS, FIXED, MOVABLE, tile_of
from engine.junior.model import COLOURS, TREASURES
from engine.mazes.sliding import OPENINGS, rotations
from render.junior import theme
from render.junior.square import Square, patch
from render.junior.tabs import ground
from render.kit.pawns import Pawn
from render.kit.tiles import LIGHTS


def warm_pieces() -> Iterator[None]:
    """Draws the ground of the panel, every tile in every light and turn, treasures and ghosts."""
    ground(theme.PANEL_HEIGHT)
    for sides, treasure, fixed in _tiles():
        tile = Square(sides=sides, fixed=fixed, treasure=treasure)
        for light in LIGHTS:
            patch(replace(tile, light=light, look="dim" if light == "dim" else "plain"))
            yield
    for colours in DEFAULT_COLOURS.values():
        for seat, colour in enumerate(colours):
            for crowd in range(1, len(COLOURS) + 1):
                pawns = (Pawn(COLOURS.index(colour), seat + 1, is_active=True),) * crowd
                for treasure in (None, TREASURES[0]):
                    patch(Square(sides=OPENINGS, pawns=pawns, treasure=treasure))
                    yield


def _tiles() -> set[tuple[int, str | None, bool]]:
    """Returns open sides, treasure, and whether the tile is fixed."""
    loose = {
        (way & OPENINGS, treasure, False)
        for sides, loads in MOVABLE.items()
        for treasure in loads
        for way in rotations(tile_of(sides, treasure))
    }
    return loose | {(tile_of(sides), treasure, True) for sides, treasure in FIXED.values()}
