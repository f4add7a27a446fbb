"""The hall of the day from above: before the plan, and afterwards with the points of every door."""

from PIL import Image

from engine.pasvu.daily import HallOfTheDay
from engine.pasvu.daily.model import ALL_DOORS, View
from engine.pasvu.daily.scoring import door_points, most_at_door, score
from engine.pasvu.plans import value_of
from locales import Words
from render.keeping import kept
from render.kit import paint
from render.kit.canvas import Canvas
from render.kit.fonts import TITLE
from render.kit.samples import positions, scene_of
from render.kit.scene import Scene
from render.pasvu.board import put_ways
from render.pasvu.flat import Flat
from render.pasvu.foot import Foot
from render.pasvu.hall import bars
from render.pasvu.hall.heights import put_pills
from render.pasvu.hall.top import furnished, put_figures
from render.pasvu.midnight import emblem
from render.pasvu.panel import EDGE, WIDE, framed
from render.pasvu.theme import hex_of, rgb

TYPE_POINTS = 25
_SEED = b"a hall of the day"


def paint_board(scene: Scene[View]) -> Canvas:
    """Draws the hall; once every door was looked through, each shows its points instead of its number."""
    view, hall = scene.view, Flat(furnished(scene.view.pieces))
    put_ways(hall, scene)
    put_pills(hall, scene.words, view.pieces, view.figures)
    put_figures(hall, scene.words, view.figures, view.colours, view.pieces)
    canvas = framed(hall, _foot(scene))
    around = Flat.on(canvas.pixels)
    for door, points in zip(ALL_DOORS, door_points(view), strict=False):
        x, y = bars.door_spot(door)
        around.stamp(_door(points, most_at_door(view), door[0] in "WE"), x - EDGE, y - EDGE)
    return canvas


@kept
def _door(points: int, most: int, upright: bool) -> Image.Image:
    """Draws what a door pays: all, a part, or nothing."""
    wide, high = (36, 92) if upright else (92, 36)
    fill, text = ("yes", "ink") if points == most else ("butter", "ink") if points else ("no", "white")
    picture = paint.rounded(wide, high, 8, rgb(fill), rgb("ink"), 3)
    paint.letter(picture, str(points), (wide / 2, high / 2), TYPE_POINTS, colour=hex_of(text))
    return picture


def _foot(scene: Scene[View]) -> Foot:
    """Writes the card and the task, or the score."""
    view, words, foot = scene.view, scene.words, Foot(WIDE)
    if view.card:
        foot.stamp(emblem(view.card, 66))
    if view.lost:
        most = most_at_door(view) * len(ALL_DOORS)
        foot.write(words("picture-hall-score", points=score(view), most=most), 34, weight=TITLE)
        foot.write(words("picture-hall-doors"), 24, colour="muted")
    else:
        foot.write(words("picture-hall-steps", value=value_of(view, 0)), 34, weight=TITLE)
        foot.write(words("picture-hall-task"), 24, colour="muted")
    return foot


def sample(words: Words) -> Scene[View]:
    """Returns a hall that a stand-in has finished."""
    game = HallOfTheDay()
    *_, last = positions(game, 1, game.options(), _SEED)
    return scene_of(game, last, words)


def sampled(words: Words) -> dict[str, bytes]:
    """Draws a finished hall."""
    return {"board": paint_board(sample(words)).png()}
