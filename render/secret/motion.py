"""Le labyrinthe secret in motion: parts turn with those who stand on them, pawns walk or are set."""

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace
from PIL import Image, ImageDraw

from engine.core import Seat
from engine.secret import events
from engine.secret.layout import RINGS
from render.keeping import kept
from render.kit import sprites
from render.kit import theme as shared
from render.kit.film.motion import Motion, along
from render.kit.layers import lay, layers_of
from render.kit.overlays import disc
from render.kit.pen import Point
from render.secret import theme
from render.secret.board import paint_board
from render.secret.dial import BOARD, SECTOR, at, spot
from render.secret.last_turn import steps_between
from render.secret.scene import Scene


def motions(before: Scene, after: Scene) -> Sequence[Motion]:
    """Returns what moved in one step: a part of the maze, a pawn."""
    found: list[Motion] = []
    for event in after.recent:
        match event:
            case events.PartTurned():
                found.append(_turn(before, event))
            case events.PawnMoved(seat=seat, start=start, end=end) if start != end:
                trail = after.view.trail
                way = [point for step in pairwise(trail) for point in steps_between(BOARD, *step)]
                found.append(
                    _walk(_cleared(before, (seat,), trail, seat), seat, way or _straight(start, end))
                )
            case events.PawnPlaced(seat=seat, start=start, end=end):
                found.append(_walk(_cleared(before, (seat,)), seat, _straight(start, end)))
            case _:
                pass
    return found


def _straight(start: str, end: str) -> list[Point]:
    return [spot(BOARD, RINGS.names.index(name), 0, 0) for name in (start, end)]


def _cleared(
    scene: Scene, seats: tuple[Seat, ...], trail: tuple[int, ...] = (), mover: Seat | None = None
) -> Scene:
    """Returns a scene without some pawns and the marks of the last turn, perhaps with another trail."""
    view = scene.view
    pawns = tuple(None if seat in seats else place for seat, place in enumerate(view.pawns))
    mover = view.mover if mover is None else mover
    return replace(scene, view=replace(view, pawns=pawns, changes=(), trail=trail, mover=mover))


def _turn(scene: Scene, event: events.PartTurned) -> Motion:
    """A ring or the centre turns clockwise; pawns on it stay upright."""
    view, zone = scene.view, RINGS.zones.index(event.part)
    ground = paint_board(_cleared(scene, event.riders)).image
    ring = _ring(BOARD.outer(zone), BOARD.inner(zone))
    degrees = event.by * SECTOR

    def picture_at(share: float) -> Image.Image:
        picture = ground.copy()
        turned = ground.rotate(-degrees * share, Image.Resampling.NEAREST, center=theme.MIDDLE)
        picture.paste(turned, mask=ring)
        for seat in event.riders:
            place = view.pawns[seat]
            if place is not None:
                angle = place % RINGS.sectors * SECTOR + degrees * share
                _lay_pawn(picture, scene, seat, at(angle, BOARD.middle(zone)))
        return picture

    return picture_at


@kept
def _ring(outer: int, inner: int) -> Image.Image:
    """Returns the mask of a ring on the sheet of the board."""
    mask = Image.new("1", (shared.WIDTH, theme.HEIGHT))
    x, y = theme.MIDDLE
    for radius, value in ((outer, 1), (inner, 0)):
        if radius:
            ImageDraw.Draw(mask).ellipse((x - radius, y - radius, x + radius, y + radius), fill=value)
    return mask


def _walk(scene: Scene, seat: Seat, way: Sequence[Point]) -> Motion:
    ground = paint_board(scene).image

    def picture_at(share: float) -> Image.Image:
        picture = ground.copy()
        _lay_pawn(picture, scene, seat, along(way, share))
        return picture

    return picture_at


def _lay_pawn(picture: Image.Image, scene: Scene, seat: Seat, point: Point) -> None:
    size = round(theme.SPOTS[0][0][0] * theme.PAWN)
    x, y = point
    if seat == scene.view.turn:
        lay(picture, disc(size), x, y + size * shared.DISC_DROP)
    lay(picture, layers_of(sprites.pawn, scene.view.colours[seat], seat + 1, size), x, y)
