"""Les couloirs de Poudlard: what happened, in words."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar, TypeAlias

import msgspec

from cogs.games.poudlard.panel import hand_lines
from cogs.games.poudlard.words import goal_line, sides_words, token_words, way_words
from cogs.panels.narration import Narration
from cogs.tables.viewer import Viewer
from cogs.ui.names import escaped
from engine.core import Outcome, RuleError, Seat
from engine.poudlard import events as happened
from engine.poudlard.events import Event
from engine.poudlard.layout import LESSONS, STUDENTS, ZONE_CARDS
from engine.poudlard.model import View
from engine.poudlard.results import GRADUATED
from locales import Words
from render.poudlard.scene import card_word, class_word, room_word

Change: TypeAlias = happened.TokenLaid | happened.TokenPivoted
# What a card does at once.
EFFECTS = (happened.ClassForgotten, happened.PawnSet)
TELL_PAWNS = (*ZONE_CARDS, "lost")  # P18, P23: these cards say themselves where the pawns go


class PoudlardNarration(Narration[View, Event]):
    """What Les couloirs de Poudlard says."""

    weights: ClassVar[Mapping[type[msgspec.Struct], int]] = {
        happened.GameEnded: 4,
        happened.ClassAttended: 3,
        happened.ClassForgotten: 3,
        happened.CardPlayed: 2,
        happened.PawnSet: 2,
        happened.TurnLost: 2,
        happened.TurnBegan: 2,
        happened.PartsDealt: 1,
        happened.PawnMoved: 1,
        happened.CardTaken: 1,
        happened.DieRolled: 1,
        happened.TokenLifted: 1,
        happened.TokenLaid: 1,
        happened.TokenPivoted: 1,
    }
    together = (happened.DieRolled, happened.TokenLifted, happened.TokenLaid, happened.TokenPivoted)

    def tell(self, events: Sequence[Event], viewer: Viewer[View]) -> list[str]:
        """A sentence for each event; a roll and the changes after it make one together."""
        return self._told(events, viewer, told_change, told_event)

    def briefly(self, events: Sequence[Event], viewer: Viewer[View]) -> list[str]:
        """Of a change only where it was made, of a way only its end, of a card only whom or what it met."""
        return self._told(events, viewer, lambda change, words: change.square, told_briefly)

    def _units(self, events: Sequence[Event]) -> list[list[int]]:
        """A card is left out together with what it did: alone, either would be a riddle."""
        units = list[list[int]]()
        for unit in super()._units(events):
            if units and isinstance(events[unit[0]], EFFECTS) and has_card(events, units[-1]):
                units[-1] += unit
            else:
                units.append(unit)
        return units

    def _told(
        self,
        events: Sequence[Event],
        viewer: Viewer[View],
        tell_change: Callable[[Change, Words], str],
        tell_event: Callable[[Event, Viewer[View]], list[str]],
    ) -> list[str]:
        lines: list[str] = []
        is_deal = any(isinstance(event, happened.PartsDealt) for event in events)
        card, is_tied = "", False
        for run in runs(events):
            match run[0]:
                case happened.DieRolled() | happened.TokenLaid() | happened.TokenPivoted() as first:
                    lines.append(told_changes(first, run, viewer, tell_change))
                case happened.PawnSet() if card in TELL_PAWNS:
                    pass
                case happened.TurnBegan(seat=seat) if is_deal:
                    is_deal = False  # later turns begin in the same message if stand-ins play first
                    lines.append(viewer.words("poudlard-told-first", name=escaped(viewer.names[seat])))
                case happened.StartRolled(rolls=rolls):
                    lines.append(told_start(rolls, viewer, is_tied=is_tied))
                    is_tied = True
                case event:
                    card = event.card if isinstance(event, happened.CardPlayed) else card
                    lines += tell_event(event, viewer)
        return lines

    def private_lines(self, viewer: Viewer[View]) -> list[str]:
        """P15: the cards in hand, below the next class."""
        goal = goal_line(viewer.view, viewer.seat or 0, viewer.words)
        return [goal, *hand_lines(viewer.view, viewer.words)]

    def refusal(self, error: RuleError, words: Words) -> RuleError:
        """P5: open sides by the reader's letters."""
        if error.code != "poudlard-wrong-sides":
            return error
        ways = [sides_words(way, words) for way in str(error.facts["ways"]).split(", ")]
        sides = sides_words(str(error.facts["sides"]), words)
        return RuleError(error.code, sides=sides, ways=", ".join(ways))

    def tie_break(self, viewer: Viewer[View], outcome: Outcome) -> list[str]:
        """P24: who came home first with all classes has won, however many others have attended all."""
        winner = next((seat for seat, place in enumerate(outcome.places) if place == 1), None)
        if outcome.reason != GRADUATED or winner is None:
            return []
        if outcome.scores.count(outcome.scores[winner]) < 2:
            return []
        return [viewer.words("poudlard-tie-break", name=escaped(viewer.names[winner]))]

    def score_line(self, viewer: Viewer[View], seat: Seat) -> str:
        """Classes attended."""
        return viewer.words("poudlard-score", count=viewer.view.progress[seat], all=LESSONS)


def has_card(events: Sequence[Event], places: Sequence[int]) -> bool:
    """Was a card played at one of these places?"""
    return any(isinstance(events[place], happened.CardPlayed) for place in places)


def runs(events: Sequence[Event]) -> Iterator[list[Event]]:
    """The events as they are told: a roll with the changes after it, changes alone, others one by one."""
    run: list[Event] = []
    for event in events:
        if isinstance(event, happened.TokenLifted):
            continue  # P25: nothing is told of a token before it is laid
        if run and isinstance(event, Change):
            run.append(event)
            continue
        if run:
            yield run
        run = [event] if isinstance(event, happened.DieRolled | Change) else []
        if not run:
            yield [event]
    if run:
        yield run


def told_changes(
    first: happened.DieRolled | Change,
    run: Sequence[Event],
    viewer: Viewer[View],
    tell_change: Callable[[Change, Words], str],
) -> str:
    """The roll, if there was one, and what was flipped and pivoted."""
    words = viewer.words
    parts = [tell_change(change, words) for change in run if isinstance(change, Change)]
    facts = {"name": escaped(viewer.names[first.seat]), "changes": ", ".join(parts)}
    if not isinstance(first, happened.DieRolled):
        return words("poudlard-told-changes", **facts)
    key = "poudlard-told-roll-changes" if parts else "poudlard-told-roll"
    return words(key, die=first.die, **facts)


def told_change(change: Change, words: Words) -> str:
    """One token."""
    key = "poudlard-told-flip" if isinstance(change, happened.TokenLaid) else "poudlard-told-pivot"
    return words(key, square=change.square, token=token_words(change.token, words))


def told_start(rolls: Sequence[int | None], viewer: Viewer[View], *, is_tied: bool) -> str:
    """P2: who rolled what; after a tie those who were tied roll again."""
    pairs = zip(viewer.names, rolls, strict=True)
    told = ", ".join(f"{escaped(name)} **{roll}**" for name, roll in pairs if roll)
    return viewer.words("poudlard-told-start-again" if is_tied else "poudlard-told-start", rolls=told)


def told_briefly(event: Event, viewer: Viewer[View]) -> list[str]:
    """The same in fewer words: a card and its targets, a class and how many there are now."""
    words, names = viewer.words, [escaped(name) for name in viewer.names]
    match event:
        case happened.CardPlayed(seat=seat, card=card, squares=squares, seats=seats):
            targets = ", ".join([*squares, *(names[target] for target in seats)])
            key = "poudlard-brief-card-on" if targets else "poudlard-brief-card"
            line = words(key, name=names[seat], card=card_word(words, card), targets=targets)
            return [line.replace("!**.", "!**")]  # a card's name may end the sentence itself
        case happened.ClassAttended(seat=seat, room=room, count=count):
            facts = {"name": names[seat], "room": class_word(words, room), "count": count, "all": LESSONS}
            return [words("poudlard-brief-attended", **facts)]
        case happened.PawnMoved(seat=seat, path=path) if len(path) > 1:
            return [words("poudlard-brief-move", name=names[seat], end=way_words("to", path[-1], words))]
        case happened.TurnBegan(is_extra=True):
            return []  # its card is told
        case _:
            return told_event(event, viewer)


def told_event(event: Event, viewer: Viewer[View]) -> list[str]:
    """The sentences of one event; none where the board already shows it."""
    words = viewer.words
    names = [escaped(name) for name in viewer.names]
    match event:
        case happened.PartsDealt(students=students):
            told = [
                words("poudlard-told-student", name=name, student=words(f"poudlard-student-{STUDENTS[who]}"))
                for name, who in zip(names, students, strict=True)
            ]
            return [words("poudlard-told-dealt", players=", ".join(told))]
        case happened.TurnBegan(seat=seat, is_extra=True):
            return [words("poudlard-told-again", name=names[seat])]
        case happened.TurnLost(seat=seat):
            return [words("poudlard-told-lost-turn", name=names[seat])]
        case happened.GameEnded(outcome=outcome):
            winner = names[outcome.places.index(1)]
            return [words(f"poudlard-told-ended-{outcome.reason}", name=winner)]
        case _:
            return told_movement(event, names, words)


def told_movement(event: Event, names: Sequence[str], words: Words) -> list[str]:
    """P9 to P13: a movement and its result."""
    match event:
        case happened.PawnMoved(seat=seat, path=path):
            facts = {"start": way_words("from", path[0], words), "end": way_words("to", path[-1], words)}
            key = "poudlard-told-move" if len(path) > 1 else "poudlard-told-stay"
            return [words(key, name=names[seat], **facts)]
        case happened.ClassAttended(seat=seat, room=room, count=count):
            facts = {"name": names[seat], "room": room_word(words, room), "count": count, "all": LESSONS}
            return [words("poudlard-told-attended", **facts)]
        case happened.CardTaken(seat=seat):
            return [words("poudlard-told-taken", name=names[seat])]
        case happened.CardSeen(card=card):
            about = words(f"poudlard-card-{card}-about")
            return [words("poudlard-told-drew", card=card_word(words, card), does=about)]
        case _:
            return told_effect(event, names, words)


def told_effect(event: Event, names: Sequence[str], words: Words) -> list[str]:
    """P14 to P23: a card and its effect."""
    match event:
        case happened.CardPlayed(seat=seat, card=card, squares=squares, seats=seats):
            one, other, *_ = (*squares, *(names[target] for target in seats), "", "")
            did = words(f"poudlard-told-{card}", name=names[seat], one=one, other=other)
            return [words("poudlard-told-card", name=names[seat], card=card_word(words, card), did=did)]
        case happened.TokensShuffled(squares=squares):
            return [words("poudlard-told-shuffled", squares=", ".join(squares))]
        case happened.ClassReopened(square=square):
            return [words("poudlard-told-reopened", square=square)]
        case happened.ClassForgotten(seat=seat, room=room):
            return [words("poudlard-told-forgotten", name=names[seat], room=room_word(words, room))]
        case happened.PawnSet(seat=seat, end=end):
            return [words("poudlard-told-set", name=names[seat], end=way_words("to", end, words))]
        case _:
            return []
