"""Le labyrinthe secret: the sentences about a turn."""

from collections.abc import Mapping, Sequence
from itertools import groupby, takewhile
from typing import Any, ClassVar

import msgspec

from cogs.games.secret.words import part_words, signs_words, treasure_words
from cogs.panels.narration import Narration
from cogs.tables.viewer import Viewer
from cogs.ui.names import escaped
from engine.core import Seat
from engine.secret import events as happened
from engine.secret.events import Event
from engine.secret.layout import RINGS
from engine.secret.model import Challenge, Exchange, View
from locales import Words


class SecretNarration(Narration[View, Event]):
    """What Le labyrinthe secret says."""

    weights: ClassVar[Mapping[type[msgspec.Struct], int]] = {
        happened.GameEnded: 5,
        happened.PlayerLeft: 5,
        happened.TreasureTaken: 4,
        happened.DuelDecided: 4,
        happened.DuelBegan: 3,
        happened.DuelTied: 3,
        happened.ObjectsHandedOver: 3,
        happened.BagEmptied: 3,
        happened.TargetDrawn: 2,
        happened.TargetReturned: 2,
        happened.TargetLaidAside: 2,
        happened.FirstPlayerDrawn: 1,
        happened.PawnMoved: 1,
        happened.PawnPlaced: 1,
        happened.PartTurned: 1,
    }
    together = (happened.PartTurned,)
    drawn = (happened.SignsChosen,)

    def tell(self, events: Sequence[Event], viewer: Viewer[View]) -> list[str]:
        """A sentence for each event; all rotations of a turn share one."""
        lines: list[str] = []
        for _, same in groupby(events, type):
            some = list(same)
            turned = [event for event in some if isinstance(event, happened.PartTurned)]
            if turned:
                lines.append(told_changes(turned, viewer))
            else:
                lines += [line for event in some for line in told_event(event, viewer)]
        return lines

    def briefly(self, events: Sequence[Event], viewer: Viewer[View]) -> list[str]:
        """A turn in one sentence, without how far parts turned; the last target; how a duel ended."""
        lines, later = list[str](), [*events]
        while later:
            if turn := turn_in_front(later):
                lines.append(told_turn(turn, viewer))
                del later[: len(turn)]
                continue
            event = later.pop(0)
            match event:
                case happened.PawnMoved(seat=seat, start=start, end=end) if start != end:
                    name = escaped(viewer.names[seat])
                    lines.append(viewer.words("secret-brief-move", name=name, end=end))
                case happened.TargetDrawn() if has_one(later, happened.TargetDrawn):
                    continue
                case happened.TargetDrawn(treasure=treasure) if (at := viewer.view.target_place) is not None:
                    # Parts may have turned since: where it lies now.
                    sought = treasure_words(treasure, viewer.words)
                    lines.append(viewer.words("secret-told-target", treasure=sought, place=RINGS.names[at]))
                case happened.DuelBegan() | happened.DuelTied() if has_one(later, happened.DuelDecided):
                    continue
                case happened.DuelDecided(winner=winner, loser=loser):
                    facts = {"name": escaped(viewer.names[winner]), "rival": escaped(viewer.names[loser])}
                    lines.append(viewer.words("secret-brief-decided", **facts))
                case _:
                    lines += self.tell([event], viewer)
        return lines

    def private_lines(self, viewer: Viewer[View]) -> list[str]:
        """S16: the objects that this player holds; S12: the signs chosen in a duel."""
        view, words, lines = viewer.view, viewer.words, list[str]()
        if held := view.held[viewer.seat or 0]:
            things = words.listed([treasure_words(treasure, words) for treasure in held])
            lines.append(words("secret-you-hold", treasures=things))
        if view.duel and view.duel.mine:
            lines.append(words("secret-your-signs", signs=signs_words(view.duel.mine, words)))
        return lines

    def tell_intent(self, action: Any, viewer: Viewer[View]) -> str:
        """S9: a duel for what the die is going to show."""
        if not isinstance(action, Challenge) or action.stake != "die" or viewer.seat is None:
            return ""
        name, rival = (escaped(viewer.names[seat]) for seat in (viewer.seat, action.seat))
        return viewer.words("secret-told-duel-die", name=name, rival=rival)

    def score_line(self, viewer: Viewer[View], seat: Seat) -> str:
        """The number of objects held; S16: hidden where only the player may know it."""
        if (count := viewer.view.counts[seat]) is None:
            return viewer.words("secret-score-hidden")
        return viewer.words("secret-score", count=count)

    def call(self, viewer: Viewer[View], seat: Seat) -> str:
        """A turn, the signs of a duel, or the loser's pawn is due."""
        phase = viewer.view.phase
        return f"secret-call-{phase}" if phase in ("duel", "place") else "your-turn"


def has_one(events: Sequence[Event], kind: type[msgspec.Struct]) -> bool:
    """Is there an event of this kind among these?"""
    return any(isinstance(event, kind) for event in events)


def turn_in_front(events: Sequence[Event]) -> Sequence[Event]:
    """The turn with which these events begin: rotations of one seat, its move, what it took."""
    seat = getattr(events[0], "seat", None)
    turned = [*takewhile(lambda one: isinstance(one, happened.PartTurned) and one.seat == seat, events)]
    match events[len(turned) :] if turned else ():
        case [happened.PawnMoved(seat=mover) as move, happened.TreasureTaken() as taken, *_] if mover == seat:
            return [*turned, move, taken]
        case [happened.PawnMoved(seat=mover) as move, *_] if mover == seat:
            return [*turned, move]
        case _:
            return turned


def told_turn(turn: Sequence[Event], viewer: Viewer[View]) -> str:
    """A turn, or its rotations alone, in one sentence; of rotations only what was turned."""
    words = viewer.words
    parts = dict.fromkeys(event.part for event in turn if isinstance(event, happened.PartTurned))
    key, facts = "secret-told-turned", {"changes": words.listed([part_words(part, words) for part in parts])}
    for event in turn:
        match event:
            case happened.PartTurned(seat=seat):
                facts["name"] = escaped(viewer.names[seat])
            case happened.PawnMoved(start=start, end=end):
                key, facts["end"] = "secret-brief-turn" + "-stay" * (start == end), end
            case happened.TreasureTaken(treasure=treasure):
                key = key.replace("turn", "took")
                facts["treasure"] = treasure_words(treasure, words)
            case _:
                pass
    return words(key, **facts)


def told_changes(turned: Sequence[happened.PartTurned], viewer: Viewer[View]) -> str:
    """Who turned what."""
    words = viewer.words
    by: dict[str, int] = {}
    for change in turned:
        by[change.part] = by.get(change.part, 0) + change.by
    changes = [
        words("secret-told-part", part=part_words(part, words), by=notches) for part, notches in by.items()
    ]
    name = escaped(viewer.names[turned[0].seat])
    return words("secret-told-turned", name=name, changes=words.listed(changes))


def told_event(event: Event, viewer: Viewer[View]) -> list[str]:
    """The sentence of one event; none where the public board already shows it."""
    words = viewer.words
    names = [escaped(name) for name in viewer.names]
    match event:
        case happened.FirstPlayerDrawn(seat=seat):
            return [words("secret-told-first", name=names[seat])]
        case happened.TargetDrawn(treasure=treasure, place=place):
            return [words("secret-told-target", treasure=treasure_words(treasure, words), place=place)]
        case happened.PawnMoved(seat=seat, start=start, end=end):
            key = "secret-told-stay" if start == end else "secret-told-move"
            return [words(key, name=names[seat], start=start, end=end)]
        case happened.TreasureTaken(seat=seat, treasure=treasure):
            return [words("secret-told-taken", name=names[seat], treasure=treasure_words(treasure, words))]
        case happened.TargetReturned(treasure=treasure, why=why):
            return [words(f"secret-told-returned-{why}", treasure=treasure_words(treasure, words))]
        case happened.TargetLaidAside(treasure=treasure):
            return [words("secret-told-aside", treasure=treasure_words(treasure, words))]
        case happened.BagEmptied():
            return [words("secret-told-bag-empty")]
        case happened.ChallengeWaived(seat=seat):
            return [words("secret-told-waived", name=names[seat])]
        case happened.PlayerLeft(seat=seat):
            return [words("secret-told-left", name=escaped(viewer.own_names[seat]))]
        case happened.GameEnded(outcome=outcome):
            return [words(f"secret-told-ended-{outcome.reason}")]
        case happened.PartTurned():
            return [told_changes([event], viewer)]
        case _:
            return told_duel(event, names, words)


def told_duel(event: Event, names: Sequence[str], words: Words) -> list[str]:
    """The events of a duel. S17: a choice is not told; the line about who is still to act shows it."""
    match event:
        case happened.DieRolled(seat=seat, number=number):
            return [words("secret-told-rolled", name=names[seat], number=number)]
        case happened.DuelBegan(challenger=challenger, challenged=challenged, prize=prize, stake=stake):
            facts = {"name": names[challenger], "rival": names[challenged]}
            return [words(f"secret-told-duel-{prize}", stake=stake, **facts)]
        case happened.DuelTied(shown=shown):
            return [words("secret-told-tied", shown=shown_words(shown, words))]
        case happened.DuelDecided(winner=winner, loser=loser, shown=shown):
            facts = {"name": names[winner], "rival": names[loser]}
            return [words("secret-told-decided", shown=shown_words(shown, words), **facts)]
        case happened.ObjectsHandedOver(giver=giver, taker=taker, treasures=treasures):
            if not treasures:
                return [words("secret-told-handed-none", name=names[giver])]
            handed = words.listed([treasure_words(treasure, words) for treasure in treasures])
            return [words("secret-told-handed", name=names[giver], rival=names[taker], treasures=handed)]
        case happened.PawnPlaced(by=by, seat=seat, end=end):
            return [words("secret-told-placed", name=names[by], rival=names[seat], place=end)]
        case _:
            return []


def shown_words(shown: Sequence[Exchange], words: Words) -> str:
    """The signs shown together, pair by pair: the challenger's first."""
    pairs = [
        words("secret-versus", first=words(f"secret-sign-{one}"), second=words(f"secret-sign-{other}"))
        for one, other in shown
    ]
    return ", ".join(pairs)
