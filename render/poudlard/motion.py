"""Les couloirs de Poudlard in motion: tokens flip and turn, hats walk."""

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from engine.core import Seat
from engine.core.seats import replaced
from engine.poudlard import events, layout
from render.kit.film.motion import Motion, along
from render.kit.palette import nearest
from render.kit.pawns import Pawn
from render.kit.pen import Point
from render.kit.theme import rgb
from render.poudlard import theme, zones
from render.poudlard.board import paint_board
from render.poudlard.scene import Scene
from render.poudlard.squares import GRID
from render.poudlard.tokens import lay_hats


def motions(before: Scene, after: Scene) -> Sequence[Motion]:
    """Returns what moved in one step: a token, a hat."""
    found: list[Motion] = []
    for event in after.recent:
        match event:
            case events.TokenLaid(square=square):
                found.append(_flip(before, after, layout.PLACES.index(square)))
            case events.TokenPivoted(square=square, quarters=quarters):
                found.append(_pivot(before, layout.PLACES.index(square), quarters))
            case events.PawnMoved(seat=seat, path=path) if len(path) > 1:
                found.append(_walk(before, event, seat, path))
            case events.PawnSet(seat=seat, start=start, end=end) if start != end:
                found.append(_walk(before, event, seat, (start, end)))
            case _:
                pass
    return found


def _flip(before: Scene, after: Scene, square: int) -> Motion:
    """The token narrows to its edge, then its other side widens."""
    corner, size = _corner(square), theme.TILE
    ground, box = paint_board(before).image, (*corner, corner[0] + size, corner[1] + size)
    sides = ground.crop(box), paint_board(after).image.crop(box)
    ink = nearest(rgb("ink"))

    def at(share: float) -> Image.Image:
        picture = ground.copy()
        wide = max(2, round(abs(1 - 2 * share) * size))
        picture.paste(ink, box)
        side = sides[share >= 0.5].resize((wide, size), Image.Resampling.NEAREST)
        picture.paste(side, (corner[0] + (size - wide) // 2, corner[1]))
        return picture

    return at


def _pivot(scene: Scene, square: int, quarters: int) -> Motion:
    """The token turns on its place, the short way."""
    corner, size = _corner(square), theme.TILE
    ground = paint_board(scene).image
    token = ground.crop((*corner, corner[0] + size, corner[1] + size))
    turn, ink = 90 if quarters == 3 else -90 * quarters, nearest(rgb("ink"))

    def at(share: float) -> Image.Image:
        picture = ground.copy()
        picture.paste(token.rotate(turn * share, Image.Resampling.NEAREST, fillcolor=ink), corner)
        return picture

    return at


def _walk(scene: Scene, event: events.Event, seat: Seat, path: Sequence[str]) -> Motion:
    """The hat goes from place to place."""
    view, way = scene.view, [_middle(layout.PLACES.index(name)) for name in path]
    without = replace(view, pawns=replaced(view.pawns, seat, None))
    ground = paint_board(replace(scene, view=without, recent=(event,))).image
    pawn = Pawn(view.hats[seat], seat + 1, is_active=True)
    size = round(theme.HAT_SIZES[0] * theme.TILE)

    def at(share: float) -> Image.Image:
        picture = ground.copy()
        lay_hats(picture, (pawn,), [along(way, share)], size)
        return picture

    return at


def _corner(square: int) -> tuple[int, int]:
    row, column = layout.CELLS[square]
    return GRID.corner(row * layout.SIZE + column)


def _middle(place: int) -> Point:
    if not layout.is_zone(place):
        left, top = _corner(place)
        return left + theme.TILE / 2, top + theme.TILE / 2
    column, row = zones.corner(layout.ZONES[place - layout.FIRST_ZONE])
    left, top = GRID.corner(row * layout.SIZE + column)
    return left + zones.SIDE / 2, top + zones.SIDE / 2
