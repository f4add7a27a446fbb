"""Pas vu pas pris in motion: furniture slides, all ghosts walk at once, and the keyhole opens to the look."""

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image, ImageDraw

from engine.pasvu import events
from engine.pasvu.model import Figure, Look
from render.keeping import kept
from render.kit.film.motion import Motion, along
from render.pasvu import theme
from render.pasvu.board import paint_board
from render.pasvu.hall.ways import way_of
from render.pasvu.keyhole import looked
from render.pasvu.palette import to_palette
from render.pasvu.scene import Scene

_OPENING = 0.35  # the share of a look in which the keyhole opens


def motions(before: Scene, after: Scene) -> Sequence[Motion]:
    """Returns what moved in one step: a piece, the ghosts, the look through the keyhole."""
    found: list[Motion] = []
    if moves := [event for event in after.recent if isinstance(event, events.GhostMoved)]:
        found += _walk(before, after, moves)
    for event in after.recent:
        if isinstance(event, events.LookTaken):
            found.append(_look(before, event.look))
    return found


def _walk(before: Scene, after: Scene, moves: Sequence[events.GhostMoved]) -> list[Motion]:
    """All ghosts walk at the same time, as their players planned at the same time."""
    looks = [event.look for event in after.recent if isinstance(event, events.LookTaken)]
    ended = looks[0].figures if looks else after.view.figures
    known = {(one.seat, one.name): one for one in (*before.view.figures, *ended)}
    ways = {(move.seat, move.ghost): way_of(before.view.sides[move.seat], move) for move in moves}
    walking = {name: way for name, way in ways.items() if len(way) > 1 and name in known}
    if not walking:
        return []
    standing = [one for one in before.view.figures if (one.seat, one.name) not in walking]

    def at(share: float) -> Image.Image:
        figures = tuple(_moved(known[name], along(way, share)) for name, way in walking.items())
        view = replace(before.view, figures=(*standing, *figures))
        return paint_board(replace(before, view=view, recent=tuple(moves))).image

    return [at]


def _moved(figure: Figure, point: tuple[float, float]) -> Figure:
    return replace(figure, x=point[0], y=point[1], z=0.0)


def _look(scene: Scene, look: Look) -> Motion:
    """The keyhole opens, and the look stays for a while."""
    ground = paint_board(scene).image
    seen = to_palette(looked(scene, look))
    corner = (ground.width - seen.width) // 2, (ground.height - seen.height) // 2

    def at(share: float) -> Image.Image:
        picture = ground.copy()
        picture.paste(seen, corner, _iris(min(share / _OPENING, 1.0)))
        return picture

    return at


@kept
def _iris(share: float) -> Image.Image:
    """Returns the mask of a hole that opens; at the end it shows the whole picture."""
    wide, high = theme.LOOK_SIZE
    if share >= 1:
        return Image.new("1", (wide, high), 1)
    mask = Image.new("1", (wide, high))
    x, y = wide / 2 * share, high / 2 * share
    ImageDraw.Draw(mask).ellipse((wide / 2 - x, high / 2 - y, wide / 2 + x, high / 2 + y), fill=1)
    return mask
