"""Pas vu pas pris: the public board, from above or slantwise."""

from collections.abc import Iterator

import numpy as np
from PIL import Image

from engine.core import Seat
from engine.pasvu.events import GhostMoved
from engine.pasvu.layout import MOVEMENT_CARDS, ROUNDS, SIZES
from engine.pasvu.model import PIECES, Ghost, Size
from render.keeping import kept
from render.kit import ending, fonts, paint, sprites
from render.kit.canvas import Canvas
from render.kit.fonts import TITLE
from render.kit.pen import Shape, drawn
from render.pasvu import theme
from render.pasvu.flat import Flat, Pixels, flattened, ready
from render.pasvu.hall import bars
from render.pasvu.hall.heights import put_pills
from render.pasvu.hall.marks import path
from render.pasvu.hall.pieces import icon
from render.pasvu.hall.top import PAD, furnished, put_figures
from render.pasvu.hall.ways import way_of
from render.pasvu.midnight import emblem
from render.pasvu.scene import Scene, is_played, letter_of
from render.pasvu.theme import hex_of, rgb


def paint_board(scene: Scene) -> Canvas:
    """Draws the board from above as this viewer may see it."""
    seen = scene.view
    hall = Flat(furnished(seen.pieces))
    put_ways(hall, scene)
    put_pills(hall, scene.words, seen.pieces, seen.figures)
    put_figures(hall, scene.words, seen.figures, seen.colours, seen.pieces)
    canvas = Canvas(closed())
    sheet = Flat.on(canvas.pixels)
    put_door(sheet, seen.keyhole)
    sheet.put(hall.pixels, theme.HALL_LEFT - PAD, theme.HALL_TOP - PAD)
    _put_seats(sheet, scene)
    return canvas


def put_ways(hall: Flat, scene: Scene) -> None:
    """Dots the ways that ghosts went last, below furniture pills and ghosts."""
    for event in scene.recent:
        if isinstance(event, GhostMoved):
            path(hall, way_of(scene.view.sides[event.seat], event), scene.view.colours[event.seat])


def warm_pieces() -> Iterator[None]:
    """Draws the doors, the movement cards and the icons; rooms and pieces come later."""
    for door in bars.ALL_DOORS:
        yield
        _door_patch(int(door[1]), "keyhole", door[0] in "WE")
    for card in MOVEMENT_CARDS:
        for upright in (False, True):
            yield
            ready(bars.card_plate(card.value, card.pieces, upright), theme.BAR if upright else bars.LONG)
    for kind in PIECES:
        icon(kind, 60)


def _put_seats(sheet: Flat, scene: Scene) -> None:
    """Puts seats and corner signs around the hall."""
    seen = scene.view
    for seat, side in enumerate(seen.sides):
        bar = _bar(scene, seat)
        sheet.put(bars.bar_patch(bar, side), *bars.bar_spot(side))
        if bars.is_upright(side):
            sheet.put(bars.corner_patch(bar), *bars.corner_spot(side))
    sheet.put(_round_sign(scene.words("picture-pasvu-round"), seen.round), 8, 8)
    if seen.card:
        sheet.put(_card_sign(seen.card, seen.crystal, is_over=is_played(seen)), theme.WIDTH - 124, 8)
    elif seen.outcome:
        has_winner = not ending.is_without_winner(seen.outcome)
        sign = _end_sign(ending.title(seen.outcome, scene.words), has_crown=has_winner)
        sheet.put(sign, theme.WIDTH - 124, 8)


@kept
def closed(edge: int = 0, below: int = 0) -> Image.Image:
    """Draws the sheet with all doors plain, without hall and seats: some edge cut off, some rows added."""
    sheet = Flat(flattened(Image.new("RGBA", (theme.WIDTH, theme.WIDTH), (*rgb("dark"), 255))))
    for door in bars.ALL_DOORS:
        put_door(sheet, door, "plain")
    side = theme.WIDTH - edge
    return Flat(np.pad(sheet.pixels[edge:side, edge:side], ((0, below), (0, 0)))).image()


def put_door(sheet: Flat, door: str, style: str = "keyhole", edge: int = 0) -> None:
    """Puts a door on a sheet that lacks some edge; its plate is as large in every style."""
    if door in bars.ALL_DOORS:
        pixels = _door_patch(int(door[1]), style, door[0] in "WE")
        (x, y), (high, wide) = bars.door_spot(door), pixels.shape
        sheet.put(pixels, round(x - wide / 2) - edge, round(y - high / 2) - edge)


@kept
def _door_patch(number: int, style: str, upright: bool) -> Pixels:
    plate = bars.door_plate(number, style, upright)
    picture = Image.new("RGBA", plate.size, (*rgb("dark"), 255))
    picture.alpha_composite(plate)
    return flattened(picture)


def _sizes(ghosts: tuple[Ghost, ...], place: str) -> tuple[Size, ...]:
    """Returns the sizes of a seat's ghosts at a place, the largest first."""
    found: list[Size] = [ghost.size for ghost in ghosts if ghost.place == place]
    return tuple(size for size in reversed(SIZES) for _ in range(found.count(size)))


def _bar(scene: Scene, seat: Seat) -> bars.Bar:
    view, ghosts = scene.view, scene.view.ghosts[seat]
    card = view.cards[seat]
    is_crowned = ending.is_crowned(view.outcome, seat)
    points = view.points[seat] if view.outcome else view.out[seat]
    return bars.Bar(
        colour=view.colours[seat],
        name=scene.names[seat],
        letters=tuple((size, letter_of(scene.words, size)) for size in SIZES),
        value=card.value if card else None,
        pieces=card.pieces if card else (),
        waiting=_sizes(ghosts, "side"),
        edge=_sizes(ghosts, "edge"),
        out=_sizes(ghosts, "out"),
        points=points,
        more=view.points[seat] - points,
        # All plan at once. Words say who is done: the picture is not drawn anew for each plan.
        is_active=seat == view.turn or view.phase == "plan" or is_crowned,
        has_die=seat == view.holder and not view.outcome,
        place=ending.place_of(view.outcome, seat, scene.words),
        is_winner=is_crowned,
        bot=scene.bots[seat] if scene.bots else "",
    )


@kept
def _round_sign(title: str, number: int) -> Pixels:
    """Draws the number of the round."""
    picture = Image.new("RGBA", (116, 80), (*rgb("dark"), 255))
    paint.letter(picture, title, (58, 16), 22, colour=hex_of("border"))
    paint.letter(picture, f"{number}/{ROUNDS}", (58, 52), 40, colour=hex_of("cream"), weight=TITLE)
    return flattened(picture)


@kept
def _end_sign(title: str, *, has_crown: bool) -> Pixels:
    """Draws that the game is over: a crown, as in the winner's bar, or that nobody won."""
    picture = Image.new("RGBA", (116, 80), (*rgb("dark"), 255))
    lines = [title] if has_crown else title.split()[:2]
    top = 20 if has_crown else 40 - (len(lines) - 1) * 16
    for place, line in enumerate(lines):
        fitted, size = fonts.fitted(line, TITLE, 112, 28, 16)
        paint.letter(picture, fitted, (58, top + place * 32), size, colour=hex_of("cream"), weight=TITLE)
    if has_crown:
        paint.stamp(picture, sprites.mark("crown", 42), 58, 56)
    return flattened(picture)


@kept
def _card_sign(card: str, crystal: int, *, is_over: bool = False) -> Pixels:
    """Draws this round's midnight card, small: the crystal ball with its number, ticked once played."""
    picture = Image.new("RGBA", (116, 80), (*rgb("dark"), 255))
    picture.alpha_composite(emblem(card, 78), (19, 1))
    if crystal:
        picture.alpha_composite(bars.die(36, crystal), (76, 40))
    if is_over:
        picture = Image.blend(picture, Image.new("RGBA", picture.size, (*rgb("dark"), 255)), 0.6)
        tick = Shape("M24 54 L43 72 L78 30", "", hex_of("cream"), 10)
        picture.alpha_composite(drawn((tick,), 78), (19, 1))
    return flattened(picture)
