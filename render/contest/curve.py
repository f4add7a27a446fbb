"""How a rating went: a line over the days, dashed as long as it was provisional."""

import math
from datetime import UTC, datetime
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from locales import Words
from render import fonts
from render.contest import theme
from render.contest.leaderboard import UNSURE
from render.contest.model import Curve, RatingPoint, name_drawn
from render.contest.sheet import Sheet
from render.fonts import BOLD, TITLE
from render.paint import reduced
from render.pen import Point
from render.theme import SCALE, rgb

DAY = 86_400
_STEPS = (5, 10, 20, 25, 50, 100, 200, 250, 500)  # between two lines of the grid
_LINES = 5
_DATES = 4
_DASH, _PAUSE = 13.0, 9.0
_STROKE = 6
_DOTS = 40  # no more points than these are dotted
_COLOUR = "text-3"


class Scale(NamedTuple):
    """What the edges of the plot stand for."""

    first: float
    last: float
    low: int
    high: int

    def spot(self, point: RatingPoint) -> Point:
        """Where a point lies on the sheet."""
        return self.x(point.at), self.y(point.rating)

    def x(self, at: float) -> float:
        """A moment; when all is one moment, the middle."""
        left, _, right, _ = theme.PLOT
        if self.last <= self.first:
            return (left + right) / 2
        return left + 20 + (at - self.first) / (self.last - self.first) * (right - left - 40)

    def y(self, rating: float) -> float:
        """A rating."""
        _, top, _, bottom = theme.PLOT
        return bottom - (rating - self.low) / (self.high - self.low) * (bottom - top)


def curve(told: Curve, words: Words) -> bytes:
    """The curve as a PNG."""
    sheet = Sheet(theme.CURVE_HEIGHT, name_drawn(told.entrant, words), told.note, words)
    _facts(sheet, told, words)
    if told.points:
        scale, step = scaled(told.points)
        _grid(sheet, scale, step)
        _dates(sheet, scale, words)
        _line(sheet, told.points, scale)
    else:
        sheet.nothing(words("picture-contest-no-games"))
    _foot(sheet, told, words)
    return sheet.png()


def scaled(points: tuple[RatingPoint, ...]) -> tuple[Scale, int]:
    """A scale on round numbers that holds all points, and the step between its lines."""
    low, high = min(p.rating for p in points), max(p.rating for p in points)
    step = next((step for step in _STEPS if (high - low) / step <= _LINES - 1), _STEPS[-1])
    floor, ceiling = low // step * step, -(-high // step) * step
    if floor == ceiling:
        floor, ceiling = floor - step, ceiling + step
    return Scale(points[0].at, points[-1].at, floor, ceiling), step


def _facts(sheet: Sheet, told: Curve, words: Words) -> None:
    """The rating now, the best one and the number of games, side by side."""
    now = told.points[-1] if told.points else None
    best = best_of(told)
    facts = [
        *([(f"{now.rating}{UNSURE * now.is_provisional}", words("picture-contest-rating"))] if now else []),
        (str(told.games), words("picture-contest-games-count", count=told.games)),
        *([(str(best), words("picture-contest-best"))] if best is not None else []),
    ]
    for at, (value, meaning) in enumerate(facts):
        x = theme.SIDE + 16 + at * 310
        size = 50 if at == 0 else 40
        sheet.write(value, (x, 146), size, weight=TITLE, anchor="lm")
        left = x + fonts.width(value, TITLE, size) + 14
        sheet.write(meaning, (left, 150), theme.TYPE_HEAD, colour="muted", anchor="lm")


def best_of(told: Curve) -> int | None:
    """The best rating that was not provisional."""
    return max((point.rating for point in told.points if not point.is_provisional), default=None)


def _grid(sheet: Sheet, scale: Scale, step: int) -> None:
    left, _, right, _ = theme.PLOT
    lines = range(scale.low, scale.high + 1, step)
    every = 1 if len(lines) <= _LINES + 2 else 2
    for rating in lines[::every]:
        y = round(scale.y(rating))
        sheet.draw.line((left, y, right, y), rgb("seam"), 3)
        sheet.write(str(rating), (left - 14, y), theme.TYPE_HEAD, colour="muted", anchor="rm")


def _dates(sheet: Sheet, scale: Scale, words: Words) -> None:
    """A few days below the plot, each where its morning is."""
    left, _, right, bottom = theme.PLOT
    sheet.draw.line((left, bottom, right, bottom), rgb("edge"), 4)
    for at in ticks(scale.first, scale.last):
        x = scale.x(min(max(at, scale.first), scale.last))
        text = date_word(at, words)
        half = fonts.width(text, BOLD, theme.TYPE_HEAD) / 2
        sheet.draw.line((x, bottom, x, bottom + 9), rgb("edge"), 4)
        spot = (min(max(x, left + half - 20), right - half + 14), bottom + 28)
        sheet.write(text, spot, theme.TYPE_HEAD, colour="muted")


def ticks(first: float, last: float) -> list[float]:
    """A few moments on different days from the first to the last."""
    days = math.floor(last / DAY) - math.floor(first / DAY)
    count = min(_DATES, days + 1)
    if count == 1:
        return [first]
    return [first + (last - first) * at / (count - 1) for at in range(count)]


def date_word(at: float, words: Words) -> str:
    """A day as people write it, by the world's clock."""
    return words("picture-contest-date", day=datetime.fromtimestamp(at, UTC).date())


def _line(sheet: Sheet, points: tuple[RatingPoint, ...], scale: Scale) -> None:
    """Drawn large and made small, then laid on the sheet."""
    left, top, right, bottom = theme.PLOT
    corner = (left, top - 16)
    picture = Image.new("RGBA", ((right - left) * SCALE, (bottom - top + 32) * SCALE), (*rgb(_COLOUR), 0))
    draw = ImageDraw.Draw(picture)
    spots = [((x - corner[0]) * SCALE, (y - corner[1]) * SCALE) for x, y in map(scale.spot, points)]
    dashes = Dashes(draw)
    for (one, other), (_, point) in zip(pairwise(spots), pairwise(points), strict=True):
        if point.is_provisional:
            dashes.segment(one, other)
        else:
            stroke(draw, one, other)
    chosen = range(len(spots)) if len(spots) <= _DOTS else [len(spots) - 1]
    for at in chosen:
        _dot(draw, spots[at], is_hollow=points[at].is_provisional, is_last=at == len(spots) - 1)
    small = reduced(picture)
    sheet.image.paste(small, corner, small)


def stroke(draw: ImageDraw.ImageDraw, one: Point, other: Point) -> None:
    """A piece of the line with round ends."""
    draw.line((one, other), rgb(_COLOUR), _STROKE * SCALE)
    radius = _STROKE * SCALE / 2
    for x, y in (one, other):
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), rgb(_COLOUR))


class Dashes:
    """A dashed line; dashes go on around its corners."""

    def __init__(self, draw: ImageDraw.ImageDraw) -> None:
        self.draw = draw
        self.done = 0.0  # of the pattern, in pixels of the finished picture

    def segment(self, one: Point, other: Point) -> None:
        """The next piece."""
        length = math.dist(one, other) / SCALE
        at = 0.0
        while at < length:
            phase = self.done % (_DASH + _PAUSE)
            ahead = min((_DASH if phase < _DASH else _DASH + _PAUSE) - phase + 1e-6, length - at)
            if phase < _DASH:
                stroke(
                    self.draw, _between(one, other, at / length), _between(one, other, (at + ahead) / length)
                )
            at += ahead
            self.done += ahead


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _dot(draw: ImageDraw.ImageDraw, spot: Point, *, is_hollow: bool, is_last: bool) -> None:
    x, y = spot
    radius = (12 if is_last else 8) * SCALE
    fill = "white" if is_hollow else "gold" if is_last else _COLOUR
    for reach, colour in ((radius, "ink"), (radius - 3 * SCALE, fill)):
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), rgb(colour))


def _foot(sheet: Sheet, told: Curve, words: Words) -> None:
    """What dashes mean, where there are any."""
    if not any(point.is_provisional for point in told.points):
        return
    y = sheet.height - theme.MARGIN - 32
    for x in range(theme.SIDE + 10, theme.SIDE + 76, 22):
        sheet.draw.line((x, y, x + 13, y), rgb(_COLOUR), _STROKE)
    text = words("picture-contest-dashed")
    sheet.write(text, (theme.SIDE + 92, y), theme.TYPE_FOOT, colour="muted", anchor="lm")
