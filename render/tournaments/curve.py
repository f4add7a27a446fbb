"""A rating over time: a line, dashed while the rating was provisional."""

import math
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import pairwise
from typing import NamedTuple

from PIL import ImageDraw

from locales import Words
from render.kit import fonts
from render.kit.fonts import BOLD, TITLE
from render.kit.paint import enlarged
from render.kit.pen import Contour, Point, between, stroke
from render.kit.theme import SCALE, rgb
from render.tournaments import theme
from render.tournaments.leaderboard import UNSURE
from render.tournaments.model import Curve, RatingPoint, name_drawn
from render.tournaments.sheet import Sheet

DAY = 86_400
_STEPS = (25, 50, 100, 250, 500, 1000, 2500)  # between two lines of the grid
_LEAST_STEPS, _MOST_STEPS = 2, 6  # a change of a few points must not look like a cliff
_DATES = 4
_DAYS, _MONTHS, _YEARS = (1, 2, 7, 14), (1, 2, 3, 6), (1, 2, 5, 10, 20, 50)  # between two dates
_DASH, _PAUSE = 13.0, 9.0
_STROKE = 6
_DOTS = 40  # at most this many points get a dot each
_COLOUR = "text-3"
_LABEL_ROOM = 44  # for a number below its point


class Scale(NamedTuple):
    """The times and ratings at the edges of the plot."""

    first: float
    last: float
    low: int
    high: int

    def spot(self, point: RatingPoint) -> Point:
        """Returns where a point lies on the sheet."""
        return self.x(point.at), self.y(point.rating)

    def x(self, at: float) -> float:
        """Returns the x of a time; the middle if there is only one time."""
        left, _, right, _ = theme.PLOT
        if self.last <= self.first:
            return (left + right) / 2
        return left + 20 + (at - self.first) / (self.last - self.first) * (right - left - 40)

    def y(self, rating: float) -> float:
        """Returns the y of a rating."""
        _, top, _, bottom = theme.PLOT
        return bottom - (rating - self.low) / (self.high - self.low) * (bottom - top)


def curve(told: Curve, words: Words) -> bytes:
    """Draws the curve as a PNG."""
    sheet = Sheet(theme.CURVE_HEIGHT, name_drawn(told.entrant, words), told.note, words)
    _facts(sheet, told, words)
    if told.points:
        scale, step = scaled(told.points)
        _grid(sheet, scale, step)
        _dates(sheet, scale, words)
        _line(sheet, told.points, scale)
        _ends(sheet, told.points, scale)
    else:
        sheet.nothing(words("picture-tournament-no-games"))
    _foot(sheet, told, words)
    return sheet.png()


def scaled(points: tuple[RatingPoint, ...]) -> tuple[Scale, int]:
    """Returns a scale with round numbers that holds all points, and the step between its lines."""
    low, high = min(p.rating for p in points), max(p.rating for p in points)
    step = next((one for one in _STEPS if -(-high // one) - low // one <= _MOST_STEPS), _STEPS[-1])
    floor, ceiling = low // step, -(-high // step)
    while ceiling - floor < _LEAST_STEPS:
        # The side with less room grows.
        is_low = low - floor * step <= ceiling * step - high
        floor, ceiling = (floor - 1, ceiling) if is_low else (floor, ceiling + 1)
    return Scale(points[0].at, points[-1].at, floor * step, ceiling * step), step


def _facts(sheet: Sheet, told: Curve, words: Words) -> None:
    """Writes the current rating, the number of games and the best rating, side by side."""
    rated = [f"{now.rating}{UNSURE * now.is_provisional}" for now in told.points[-1:]]
    best = best_of(told)
    facts = [
        *((rating, words("picture-tournament-rating")) for rating in rated),
        (str(told.games), words("picture-tournament-games-count", count=told.games)),
        *([(str(best), words("picture-tournament-best"))] if best is not None else []),
    ]
    for at, (value, meaning) in enumerate(facts):
        x = theme.SIDE + 16 + at * 310
        size = 50 if at == 0 else 40
        sheet.write(value, (x, 146), size, weight=TITLE, anchor="lm")
        left = x + fonts.width(value, TITLE, size) + 14
        sheet.write(meaning, (left, 150), theme.TYPE_HEAD, colour="muted", anchor="lm")


def best_of(told: Curve) -> int | None:
    """Returns the best rating that was not provisional."""
    return max((point.rating for point in told.points if not point.is_provisional), default=None)


def _grid(sheet: Sheet, scale: Scale, step: int) -> None:
    left, _, right, _ = theme.PLOT
    for rating in range(scale.low, scale.high + 1, step):
        y = round(scale.y(rating))
        sheet.draw.line((left, y, right, y), rgb("seam"), 3)
        sheet.write(str(rating), (left - 14, y), theme.TYPE_HEAD, colour="muted", anchor="rm")


def _dates(sheet: Sheet, scale: Scale, words: Words) -> None:
    """Writes a few dates below the plot."""
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
    """Returns a few round dates between two times: Mondays, or the first of a month or year."""
    if math.floor(first / DAY) == math.floor(last / DAY):
        return [first]
    for dates in _calendars(first, last):
        found = [at for at in dates if first <= at <= last]
        if len(found) <= _DATES:
            return found if len(found) > 1 else [first, last]
    return [first, last]


def _calendars(first: float, last: float) -> Iterator[list[float]]:
    """Yields ever fewer dates around a span of time: some days apart, then months, then years."""
    days = math.floor(first / DAY), math.floor(last / DAY)
    for step in _DAYS:
        if (days[1] - days[0]) // step <= _DATES:
            monday = 4 if step % 7 == 0 else 0  # the first of 1970 was a Thursday
            start = days[0] - (days[0] - monday) % step
            yield [float(day * DAY) for day in range(start, days[1] + 1, step)]
    years = [datetime.fromtimestamp(at, UTC).year for at in (first, last)]
    for step in _MONTHS:
        yield [_begins(year, month) for year in range(years[0], years[1] + 1) for month in range(1, 13, step)]
    for step in _YEARS:
        yield [_begins(year, 1) for year in range(years[0] // step * step, years[1] + 1, step)]


def _begins(year: int, month: int) -> float:
    return datetime(max(year, 1970), month, 1, tzinfo=UTC).timestamp()


def date_word(at: float, words: Words) -> str:
    """Returns the day of a time in UTC, as people write it."""
    return words("picture-tournament-date", day=datetime.fromtimestamp(at, UTC).date())


def _line(sheet: Sheet, points: tuple[RatingPoint, ...], scale: Scale) -> None:
    """Draws the line at the large scale, then puts it on the sheet."""
    left, top, right, bottom = theme.PLOT
    corner = (left, top - 16)
    picture = enlarged(sheet.image.crop((*corner, right, bottom + 16)))
    draw = ImageDraw.Draw(picture)
    spots = [((x - corner[0]) * SCALE, (y - corner[1]) * SCALE) for x, y in map(scale.spot, points)]
    dashes = Dashes(draw)
    for (one, other), (_, point) in zip(pairwise(spots), pairwise(points), strict=True):
        if point.is_provisional:
            dashes.segment(one, other)
        else:
            stroke(draw, Contour([one, other], closed=False), rgb(_COLOUR), _STROKE * SCALE)
    chosen = range(len(spots)) if len(spots) <= _DOTS else [len(spots) - 1]
    for at in chosen:
        _dot(draw, spots[at], is_hollow=points[at].is_provisional, is_last=at == len(spots) - 1)
    sheet.image.paste(picture.reduce(SCALE), corner)


def _ends(sheet: Sheet, points: tuple[RatingPoint, ...], scale: Scale) -> None:
    """Writes the first and the last rating, each on the side where the line does not go."""
    ends = [(0, min(1, len(points) - 1), "l"), (len(points) - 1, max(len(points) - 2, 0), "r")]
    for at, beside, side in ends if len(points) > 1 else ends[:1]:
        x, y = scale.spot(points[at])
        goes_up = points[beside].rating > points[at].rating
        is_below = goes_up and y < theme.PLOT[3] - _LABEL_ROOM
        spot = (x + (-8 if side == "l" else 10), y + (16 if is_below else -14))
        anchor = side + ("t" if is_below else "b")
        font, text = fonts.face(BOLD, theme.TYPE_HEAD), str(points[at].rating)
        ground = rgb("panel")
        sheet.draw.text(spot, text, rgb("ink"), font, anchor, stroke_width=4, stroke_fill=ground)


class Dashes:
    """A dashed line whose dashes continue around corners."""

    def __init__(self, draw: ImageDraw.ImageDraw) -> None:
        self.draw = draw
        self.done = 0.0  # of the pattern, in pixels of the finished picture

    def segment(self, one: Point, other: Point) -> None:
        """Draws the next piece."""
        length = math.dist(one, other) / SCALE
        at = 0.0
        while at < length:
            phase = self.done % (_DASH + _PAUSE)
            ahead = min((_DASH if phase < _DASH else _DASH + _PAUSE) - phase + 1e-6, length - at)
            if phase < _DASH:
                ends = [between(one, other, share / length) for share in (at, at + ahead)]
                stroke(self.draw, Contour(ends, closed=False), rgb(_COLOUR), _STROKE * SCALE)
            at += ahead
            self.done += ahead


def _dot(draw: ImageDraw.ImageDraw, spot: Point, *, is_hollow: bool, is_last: bool) -> None:
    x, y = spot
    radius = (12 if is_last else 8) * SCALE
    fill = "white" if is_hollow else "gold" if is_last else _COLOUR
    for reach, colour in ((radius, "ink"), (radius - 3 * SCALE, fill)):
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), rgb(colour))


def _foot(sheet: Sheet, told: Curve, words: Words) -> None:
    """Explains the dashes, if there are any."""
    if not any(point.is_provisional for point in told.points):
        return
    y = sheet.height - theme.MARGIN - 32
    for x in range(theme.SIDE + 10, theme.SIDE + 76, 22):
        sheet.draw.line((x, y, x + 13, y), rgb(_COLOUR), _STROKE)
    text = words("picture-tournament-dashed")
    sheet.write(text, (theme.SIDE + 92, y), theme.TYPE_FOOT, colour="muted", anchor="lm")
