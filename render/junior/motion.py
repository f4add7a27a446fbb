"""Labyrinthe Junior in motion: the line slides, then the pawn walks."""

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from engine.core.seats import replaced
from engine.junior import model
from engine.junior.layout import MAZE, treasure_of
from engine.junior.model import TREASURES
from engine.mazes.sliding import OPENINGS, openings
from render.junior import theme
from render.junior.board import paint_board
from render.junior.scene import Scene, gone
from render.junior.square import Square, patch
from render.junior.squares import squares
from render.junior.tabs import GRID
from render.kit import overlays, sprites
from render.kit import theme as shared
from render.kit.film.motion import Motion, along
from render.kit.pawns import Pawn, lay_pawns


def motions(before: Scene, after: Scene) -> Sequence[Motion]:
    """Returns what moved in one step: a line of tiles, a pawn."""
    found: list[Motion] = []
    for event in after.recent:
        if isinstance(event, model.TilePushed):
            found.append(_slide(before, event))
        elif isinstance(event, model.PawnMoved) and event.start != event.end:
            found.append(_walk(before, after, event))
    return found


def _slide(scene: Scene, push: model.TilePushed) -> Motion:
    """The line moves by one square, with all that stands on it."""
    view, line = scene.view, MAZE.lines[push.slot]
    drawn = squares(view)
    spare = view.spare & ~OPENINGS | openings(push.sides)
    pieces = [patch(_tile(spare, scene)), *(patch(replace(drawn[square], bracket=None)) for square in line)]
    ground, size = paint_board(scene).image, theme.TILE
    is_across, is_forward = push.slot[0] in "EW", push.slot[0] in "NW"
    corner = GRID.corner(min(line))

    def at(share: float) -> Image.Image:
        picture, strip = ground.copy(), Image.new("P", (size * MAZE.size, size))
        if not is_across:
            strip = Image.new("P", (size, size * MAZE.size))
        for number, piece in enumerate(pieces):
            place = number - 1 + share if is_forward else MAZE.size - number - share
            spot = round(place * size)
            strip.paste(piece, (spot, 0) if is_across else (0, spot))
        picture.paste(strip, corner)
        return picture

    return at


def _tile(tile: int, scene: Scene) -> Square:
    treasure = treasure_of(tile)
    return Square(
        sides=tile & OPENINGS,
        treasure=TREASURES[treasure - 1] if treasure else None,
        look="won" if treasure in gone(scene.view) else "plain",
        is_sought=bool(treasure) and treasure == scene.view.target,
    )


def _walk(before: Scene, after: Scene, move: model.PawnMoved) -> Motion:
    """The pawn goes from square to square along the way that stays on the board."""
    view = before.view
    start, end = (MAZE.names.index(name) for name in (move.start, move.end))
    way = [_middle(square) for square in MAZE.path(view.tiles, start, end) or (start, end)]
    without = replace(view, pawns=replaced(view.pawns, move.seat, None))
    ground = paint_board(replace(before, view=without, recent=(move,))).image
    pawn = Pawn(view.colours[move.seat], move.seat + 1, is_active=True)
    size = theme.PAWN_SIZES[0] * theme.TILE

    def at(share: float) -> Image.Image:
        picture = ground.copy()
        lay_pawns(picture, (pawn,), (along(way, share),), size, sprites.pawn, overlays.disc, shared.DISC_DROP)
        return picture

    return at


def _middle(square: int) -> tuple[float, float]:
    left, top = GRID.corner(square)
    return left + theme.TILE / 2, top + theme.TILE / 2
