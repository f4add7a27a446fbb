"""The sentences of a game: what happened, whose turn it is, how it ended."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from cogs.tables.viewer import Viewer
from cogs.ui.pages import Drawing
from engine.core import Outcome, RuleError, Seat
from locales import Words

V = TypeVar("V", bound=msgspec.Struct)
E = TypeVar("E", bound=msgspec.Struct)

ESSENCE_LIMIT = 160  # characters: four lines on a narrow phone
MOST_OF_ONE = 240  # characters by which one thing that is left out shortens the essence
MANY = 64  # things that happened: no essence holds more, nor all of them
MUCH = 7  # times what fits: of so much too much the lighter half is left out at once


class Narration(ABC, Generic[V, E]):
    """What a game says. Each sentence is made from what the viewer may know."""

    # How much an event matters to the table. The essence leaves out the lightest first; others weigh 0.
    weights: ClassVar[Mapping[type[msgspec.Struct], int]] = {}
    # Kinds that the essence leaves out together where they follow each other: half a turn tells nothing.
    together: ClassVar[tuple[type[msgspec.Struct], ...]] = ()

    # Kinds of which nothing is told, but which the board shows.
    drawn: ClassVar[tuple[type[msgspec.Struct], ...]] = ()

    @abstractmethod
    def tell(self, events: Sequence[E], viewer: Viewer[V]) -> list[str]:
        """What happened, a sentence a line. Only events that this seat sees are given."""

    def before_panel(self, events: Sequence[E]) -> list[E]:
        """What is told to a player whose next panel follows: without what that panel says anyway."""
        return [*events]

    def briefly(self, events: Sequence[E], viewer: Viewer[V]) -> list[str]:
        """The same in fewer words, for the essence of a long story."""
        return self.tell(events, viewer)

    def essence(self, events: Sequence[E], viewer: Viewer[V], limit: int = ESSENCE_LIMIT) -> str:
        """What happened in one short line: all of it, else what matters most, else what came last.

        It is made of whole sentences: one that is too long by itself stays as it is. A line that leaves out
        what matters says so, or begins with "…".
        """
        if len(events) > MANY:
            last = events[-MANY:]
            return self._lighter(events, self.briefly(last, viewer) or self.tell(last, viewer), viewer, limit)
        lines = self.tell(events, viewer)
        if shown_length(text := joined(lines)) <= limit:
            return text
        lines = self.briefly(events, viewer) or lines
        if shown_length(text := joined(lines)) <= limit:
            return text
        return self._lighter(events, lines, viewer, limit)

    def _lighter(self, events: Sequence[E], lines: list[str], viewer: Viewer[V], limit: int) -> str:
        """As much of a story as fits: the lightest is left out first, of equally heavy things the oldest.

        What weighs nothing goes at once, uncounted: half of it would tell nothing. Of a long story so much
        goes at once as must: to tell all that is left after each thing takes long.
        """
        order, heavy = self._lightest_first(events), lines
        gone = max(0, len(order) - MANY)
        while gone < len(order):
            lines = self.briefly(part_of(events, order[gone:]), viewer) or lines
            heavy = heavy if gone else lines  # all that weighs something
            if (excess := shown_length(joined(lines)) - limit) <= 0:
                more = self.more(part_of(events, order[:gone]), viewer)
                lead = [] if more or lines == heavy else ["…"]
                if shown_length(text := joined([*lead, *lines, *more])) <= limit:
                    return text
            step = (len(order) - gone) // 2 if excess > MUCH * limit else ceil(excess / MOST_OF_ONE)
            gone = max(gone + 1, min(gone + step, len(order) - 1))
        return in_short(lines if lines == heavy else ["…", *lines], limit)

    def more(self, left_out: Sequence[E], viewer: Viewer[V]) -> list[str]:
        """That the essence leaves out these events, in a few words; nothing where the picture shows them."""
        return []

    def tell_secret(self, action: Any, viewer: Viewer[V]) -> str:
        """What a player's own action means that nobody else sees; nothing if it has no words."""
        return ""

    def tell_choice(self, events: Sequence[E], viewer: Viewer[V]) -> str:
        """What a player chose, in one line: the essence, and what else tells two choices apart."""
        return self.essence(events, viewer)

    def tell_intent(self, action: Any, viewer: Viewer[V]) -> str:
        """What a player means by an action of which chance decides all that is told; nothing of others."""
        return ""

    def weight(self, event: E) -> int:
        """How much an event matters to the table."""
        return self.weights.get(type(event), 0)

    def _lightest_first(self, events: Sequence[E]) -> list[list[int]]:
        """The places of what weighs something, of equally heavy things the oldest first."""
        units = [(max(self.weight(events[n]) for n in unit), unit) for unit in self._units(events)]
        return [unit for weight, unit in sorted(units) if weight]

    def _units(self, events: Sequence[E]) -> list[list[int]]:
        """The places of the events that are left out together."""
        units = list[list[int]]()
        for place, event in enumerate(events):
            if units and all(isinstance(one, self.together) for one in (events[place - 1], event)):
                units[-1].append(place)
            else:
                units.append([place])
        return units

    @abstractmethod
    def score_line(self, viewer: Viewer[V], seat: Seat) -> str:
        """A seat's score in words, for rankings and lists; the viewer is anybody."""

    def tie_break(self, viewer: Viewer[V], outcome: Outcome) -> list[str]:
        """What decided between equal scores in a result, if something did."""
        return []

    def extras(self, events: Sequence[E], viewer: Viewer[V]) -> list[Drawing]:
        """More pictures for the public message of a turn, each of another file name (a card, a look)."""
        return []

    def refusal(self, error: RuleError, words: Words) -> RuleError:
        """A refusal with its facts as this reader's language names them."""
        return error

    def call(self, viewer: Viewer[V], seat: Seat) -> str:
        """The key of the sentence that calls a person who is to act; it is given their `name`."""
        return "your-turn"

    def turn(self, viewer: Viewer[V], seat: Seat) -> str:
        """The key of the sentence that says whose turn it is, without calling them; it is given a `name`."""
        return "turn-of"

    def private_lines(self, viewer: Viewer[V]) -> list[str]:
        """What matters to the viewer, a line each: a goal, a hand, a plan; also on others' turns."""
        return []

    def length(self, viewer: Viewer[V], time: str) -> str:
        """How long a finished game took, in turns and in time."""
        if not viewer.turn_count:
            return viewer.words("end-length-unplayed", time=time)
        return viewer.words("end-length", turns=viewer.turn_count, time=time)


def part_of(events: Sequence[E], units: Sequence[Sequence[int]]) -> list[E]:
    """The events at these places, in their order."""
    return [events[place] for place in sorted(place for unit in units for place in unit)]


def joined(lines: Sequence[str]) -> str:
    """These sentences in one line, without the sign that makes a line small."""
    return " ".join(part.removeprefix("-# ") for line in lines for part in line.splitlines())


def shown_length(text: str) -> int:
    """How many characters a reader sees: the signs for bold letters are none."""
    return len(text.replace("**", ""))


def in_short(lines: Sequence[str], limit: int = ESSENCE_LIMIT) -> str:
    """As many of the last sentences as make one short line; one stands whole, however long it is."""
    text = joined(lines)
    for first in range(1, len(lines)):
        if shown_length(text) <= limit:
            break
        text = joined(["…", *lines[first:]])
    return text
