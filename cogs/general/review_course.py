"""The course of a finished game: everybody's chances turn by turn, and the end that people gave it."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from cogs.panels.face import AnyFace
from cogs.tables.playback import Reel
from cogs.tables.viewer import Onlooker, colours_of
from cogs.ui.limits import ALT_LIMIT
from cogs.ui.names import escaped
from cogs.ui.pages import Drawing
from engine.core import Outcome, Seat
from engine.core.endings import ABANDONED, ADJUDICATED, AGREED, DECIDED, RESIGNED, STOPPED, UNCOUNTED
from engine.core.review import Played
from render.chances import Chances, chances_picture, swings_of

MOST = 3  # swings that are marked
BY_PEOPLE = frozenset({RESIGNED, AGREED, ABANDONED, STOPPED, ADJUDICATED, DECIDED})
RANKED_LAST = "ranked-last"  # the rules ended it, but who had given up is no winner


class Course(msgspec.Struct, frozen=True):
    """Everybody's chances before the first turn and after each, and in the end.

    `end` says why the game ended otherwise than by its rules; then `result` is what came out, if anybody won.
    """

    chances: tuple[tuple[float, ...], ...]
    end: str = ""
    result: tuple[float, ...] = ()

    @property
    def turns(self) -> int:
        """How many turns were played."""
        return len(self.chances) - 1

    @property
    def points(self) -> tuple[tuple[float, ...], ...]:
        """All that the curve joins."""
        return (*self.chances, self.result) if self.result else self.chances

    def percent(self, point: int, seat: Seat) -> int:
        """A chance at a point of the curve. Before the end nobody has won or lost for certain."""
        value = round(100 * self.points[point][seat])
        is_certain = point == len(self.points) - 1 and self.end not in UNCOUNTED
        return value if is_certain else min(max(value, 1), 99)


def by_turns(
    chances: Sequence[tuple[float, ...]],
    turns: Sequence[Played],
    numbers: Mapping[int, int],
    stories: Mapping[int, str],
) -> tuple[tuple[float, ...], ...]:
    """Everybody's chances after each turn. Where nobody could see anything, they are what they were."""
    known = {numbers[turn.entries[-1]]: after for turn, after in zip(turns, chances[1:], strict=True)}
    found = [chances[0]]
    for number in range(1, max(known) + 1):
        found.append(known.get(number, found[-1]) if stories.get(number) else found[-1])
    found[-1] = chances[-1]  # the end, whatever was seen of it
    return tuple(found)


def course_of(reel: Reel, after: Any, chances: tuple[tuple[float, ...], ...]) -> Course:
    """The course of a game from its chances: after its last turn, and as it ended in truth."""
    result, by_rules = reel.table.outcome(), reel.table.game.outcome(after)
    if result is None or (by_rules and winning(by_rules) == winning(result)):
        return Course(chances)
    if result.reason in UNCOUNTED:
        return Course(chances, result.reason)
    known = result.reason if result.reason in BY_PEOPLE else RESIGNED
    end = RANKED_LAST if by_rules and result.reason not in BY_PEOPLE else known
    return Course(chances, end, winning(result))


def winning(outcome: Outcome) -> tuple[float, ...]:
    """The chances to win once it is known who has won."""
    winners = [place == 1 for place in outcome.places]
    return tuple(won / sum(winners) for won in winners)


def swings(course: Course) -> tuple[tuple[int, Seat], ...]:
    """The turns at which most changed, with who gained most by each. How people ended it is no turn."""
    return swings_of(course.chances, MOST)


def changes(last: Onlooker, course: Course, point: int) -> str:
    """Everybody's chances before and after a turn, or the end."""
    told = (
        last.words(
            "review-change",
            name=escaped(name),
            before=course.percent(point - 1, seat),
            after=course.percent(point, seat),
        )
        for seat, name in enumerate(last.viewer.own_names)
    )
    return ", ".join(told)


def end_line(last: Onlooker, course: Course) -> list[str]:
    """Why the game ended otherwise than by its rules, and how the curve goes on to that."""
    if not course.end:
        return []
    story = end_story(last, course, list(map(escaped, last.viewer.own_names)))
    lines = [last.words("review-end", story=story)]
    if course.result:
        lines.append(last.words("review-end-chances", chances=changes(last, course, len(course.points) - 1)))
    return lines


def end_story(last: Onlooker, course: Course, names: Sequence[str]) -> str:
    """Why the game ended otherwise than by its rules, with names as a message or an alt text has them."""
    gone = [names[seat.seat] for seat in last.table.row.seats if seat.resigned]
    return last.words(f"review-end-{course.end}", names=last.words.listed(gone) if gone else "")


def curve(last: Onlooker, course: Course, title: str, face: AnyFace) -> Drawing:
    """The curve of chances as a picture."""
    view, words, names = last.viewer.view, last.words, last.viewer.own_names
    colours = tuple(map(face.pictures.line, colours_of(view, len(names))))
    end = words("picture-review-end") if course.result else ""
    drawn = Chances(title, names, colours, course.points, swings(course), end)
    return Drawing(lambda: chances_picture(drawn, words), curve_alt(last, course), "chances.png")


def curve_alt(last: Onlooker, course: Course) -> str:
    """The curve in words: its swings, its end, and each seat's chances after every turn, or some of many."""
    words, names, turns = last.words, last.viewer.own_names, course.turns
    told = ", ".join(
        words(
            "review-alt-swing",
            turn=turn,
            name=names[seat],
            before=course.percent(turn - 1, seat),
            after=course.percent(turn, seat),
        )
        for turn, seat in swings(course)
    )
    lead, step = [words("review-alt", turns=turns)], 1
    if told:
        lead.append(words("review-alt-swings", swings=told))
    if course.end:
        lead.append(end_story(last, course, names))
    while len(alt := " ".join([*lead, course_words(last, course, step)])) > ALT_LIMIT and step < turns:
        step += 1
    return alt


def course_words(last: Onlooker, course: Course, step: int) -> str:
    """Each seat's chances before the first turn, after every so many turns and in the end, in numbers."""
    shown = [*range(0, course.turns + 1, step)]
    if course.result:
        shown.append(course.turns + 1)
    told = (
        last.words(
            "review-alt-seat",
            name=name,
            chances=" ".join(str(course.percent(point, seat)) for point in shown),
        )
        for seat, name in enumerate(last.viewer.own_names)
    )
    key = "review-alt-course-end" if course.result else "review-alt-course"
    return last.words(key, step=step, seats=". ".join(told))
