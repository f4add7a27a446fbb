"""Pas vu pas pris: what happened, in words. Everything happens in the open but plans (V38)."""

from collections.abc import Sequence
from itertools import groupby, takewhile

from cogs.games.pasvu.event_context import Course
from cogs.games.pasvu.words import cell_words, effect_lines, piece_name, place_words, side_words
from cogs.tables.viewer import Viewer
from cogs.ui.names import escaped
from engine.core import Outcome, Seat
from engine.pasvu import events as happened
from engine.pasvu.events import Event
from engine.pasvu.layout import BODIES, ROUNDS, SIZE_OF
from engine.pasvu.model import OUT, Door, Kind, Look, MovementCard, Piece, View
from locales import Words
from render.pasvu.places import cell_of, piece_words, resting_words
from render.pasvu.scene import door_name, ghost_name, with_barrier

WAYS = (happened.GhostMoved, happened.GhostsMerged, happened.MergeFailed)


def told(events: Sequence[Event], viewer: Viewer[View]) -> list[str]:
    """A sentence for each event; a player's ghosts that went one after another make one together."""
    lines: list[str] = []
    has_look = False  # was a look told whose points are not?
    for _, group in groupby(enumerate(events), lambda pair: run_of(*pair)):
        indexes, run = zip(*group, strict=True)
        if has_look and isinstance(run[0], happened.RoundBegan) and not has_advance(events):
            lines.append(standings(viewer))
            has_look = False
        if is_revealed(run[0], events):
            lines += told_idle(events[indexes[0] + 1 :], viewer)
        else:
            lines += told_run(run, Course(events, indexes[0], viewer))
        has_look = has_look or isinstance(run[-1], happened.LookTaken)
    return (
        [*lines, standings(viewer)] if has_look and not isinstance(events[-1], happened.GameEnded) else lines
    )


def has_advance(events: Sequence[Event]) -> bool:
    """V37: did a card bring ghosts out as the new round began? Then the points stand below that."""
    return any(isinstance(event, happened.MidnightStruck) and event.card == "freeze" for event in events)


def is_revealed(event: Event, events: Sequence[Event]) -> bool:
    """V5: the last plan is not announced, because all plans are carried out right after it."""
    return isinstance(event, happened.PlanCommitted) and any(
        isinstance(e, happened.ChooserFound | happened.LookTaken) for e in events
    )


def told_idle(after: Sequence[Event], viewer: Viewer[View]) -> list[str]:
    """V19: the players whose plans move nobody, once the last plan is in and all are carried out."""
    if not after or isinstance(after[0], happened.PlanCommitted):
        return []
    carried_out = takewhile(lambda event: not isinstance(event, happened.LookTaken), after)
    movers = {event.seat for event in carried_out if isinstance(event, WAYS)}
    idle = [escaped(name) for seat, name in enumerate(viewer.names) if seat not in movers]
    return [viewer.words("pasvu-told-idle", names=viewer.words.listed(idle))] if idle else []


def run_of(index: int, event: Event) -> tuple[object, ...]:
    """The key by which events are grouped into one sentence."""
    match event:
        case (
            happened.GhostMoved(seat=seat)
            | happened.GhostsMerged(seat=seat)
            | happened.MergeFailed(seat=seat)
        ):
            return "moves", seat
        case happened.FurnitureMoved(seat=None) | happened.PieceFell() | happened.GhostDisplaced():
            return ("stirred",)
        case happened.GhostWentBack(why=why):
            return "back", why
        case _:
            return ("alone", index)


def told_run(run: Sequence[Event], course: Course) -> list[str]:
    """The sentences of a run."""
    words, names, first = course.words, course.names, run[0]
    match first:
        case happened.GhostMoved() | happened.GhostsMerged() | happened.MergeFailed():
            ways = " · ".join(told_way(event, words) for event in run if isinstance(event, WAYS))
            return [words("pasvu-told-moves", name=names[first.seat], ways=ways)]
        case happened.FurnitureMoved(seat=None) | happened.PieceFell() | happened.GhostDisplaced():
            return told_stirred(run, course)
        case happened.GhostWentBack(why=why):
            back = [(event.seat, event.ghost) for event in run if isinstance(event, happened.GhostWentBack)]
            ghosts = [(seat, ghost_name(words, ghost)) for seat, ghost in back]
            return [words(f"pasvu-told-back-{why}", ghosts=by_seat_words(ghosts, course))]
        case happened.ChooserFound(seat=seat):
            # The board calls the chooser, or the choice follows: tell only why there was no roll.
            return [words("pasvu-told-sole", name=names[seat])] * course.is_sole
        case happened.PlanCommitted(seat=seat, again=again):
            # V5: others read who is still planning below the board, and no more.
            key = "pasvu-told-replaced" if again else "pasvu-told-planned"
            return [words(key)] * (seat == course.viewer.seat)
        case happened.PlanningOpened():
            effect = [] if course.has_panel else effect_lines(course.view, words)
            return [words("pasvu-told-planning"), *effect]
        case happened.MidnightStruck(card=card) if course.is_on_panel(card):
            return []
        case _:
            return [told_event(first, course)]


def told_event(event: Event, course: Course) -> str:
    """One event of the course of a round."""
    words, names = course.words, course.names
    match event:
        case happened.RoundBegan(round=number, holder=holder):
            return words("pasvu-told-round", round=number, all=ROUNDS, name=names[holder])
        case happened.CardDrawn(seat=seat, card=card):
            return told_drawn(names[seat], card, course.moved, words)
        case happened.FurnitureMoved(seat=int(seat), piece=piece):
            place = lying_words(piece, words, course.view.pieces)
            facts = {"piece": piece_name(piece.kind, words), "place": place}
            return words("pasvu-told-furniture", name=names[seat], **facts)
        case happened.FurnitureDeclined(seat=seat):
            return words("pasvu-told-declined", name=names[seat])
        case happened.DieRolled(seats=seats, rolls=rolls):
            told = [f"{names[seat]} **{roll}**" for seat, roll in zip(seats, rolls, strict=True)]
            return words("pasvu-told-dice", rolls=", ".join(told))
        case happened.SideChosen(seat=seat, side=side):
            return words("pasvu-told-side", name=names[seat], side=side_words(side, words))
        case happened.KeyholePlaced(door=door, roll=rolled):
            return told_keyhole(door, course, rolled=rolled)
        case happened.LookTaken(look=look):
            return told_look(look, course)
        case happened.GameEnded(outcome=outcome):
            return told_end(course.view.outcome or outcome, course.viewer)
        case _:
            return told_midnight(event, course)


def told_keyhole(door: Door, course: Course, *, rolled: bool) -> str:
    """V8, V34: the door, and by whose roll it was found if nobody chose its side."""
    words, facts = course.words, {"number": int(door[1]), "door": door_name(course.words, door)}
    if rolled and course.is_sides_roll:
        return words("pasvu-told-keyhole-rolled", **facts)
    if rolled and course.is_knock:
        return words("pasvu-told-keyhole-knock", name=course.names[course.roller], **facts)
    return words("pasvu-told-keyhole", **facts)


def told_end(outcome: Outcome, viewer: Viewer[View], key: str = "pasvu-told-ended") -> str:
    """V10: the winners."""
    winners, words = [seat for seat, place in enumerate(outcome.places) if place == 1], viewer.words
    facts = {"count": len(winners), "points": outcome.scores[winners[0]]}
    return words(key, names=words.listed([escaped(viewer.names[winner]) for winner in winners]), **facts)


def by_seat_words(ghosts: Sequence[tuple[Seat, str]], course: Course) -> str:
    """Ghosts by player: "Zoé S1, S2; Matthieu M1"."""
    words, by_seat = course.words, dict[Seat, list[str]]()
    for seat, ghost in ghosts:
        by_seat.setdefault(seat, []).append(ghost)
    told = [
        words("pasvu-told-seen", name=course.names[seat], ghosts=", ".join(own))
        for seat, own in by_seat.items()
    ]
    return words("alt-pasvu-break").join(told)


def told_stirred(run: Sequence[Event], course: Course) -> list[str]:
    """V12, V14, V28, V31: pieces where they lie in the end, then the ghosts that stepped aside for them."""
    words, lines = course.words, list[str]()
    stirred = [e for e in run if isinstance(e, happened.FurnitureMoved | happened.PieceFell)]
    pieces = {event.piece.kind: event.piece for event in stirred}
    ghosts = {(e.seat, e.ghost): e for e in run if isinstance(e, happened.GhostDisplaced)}
    if pieces:
        told = ", ".join(piece_words(words, piece, course.view.pieces) for piece in pieces.values())
        is_card = any(isinstance(event, happened.FurnitureMoved) for event in run)
        lines.append(words("pasvu-told-stirred" if is_card else "pasvu-told-fell", pieces=told))
    if ghosts:
        aside = [
            words("pasvu-told-aside", ghost=ghost_of(*who, course), place=place_words(event, words))
            for who, event in ghosts.items()
        ]
        lines.append(words("pasvu-told-displaced", ghosts=", ".join(aside)))
    return lines


def lying_words(piece: Piece, words: Words, hall: tuple[Piece, ...]) -> str:
    """Where a piece is, how it lies and on what: "C5, on its face", "D3, on the table"."""
    cell = cell_of(piece.x, piece.y)
    if piece.lean:
        return f"{cell}, {words('alt-pasvu-leans')}"
    lying = [] if piece.pose == "standing" else [words(f"pose-{piece.pose}")]
    return ", ".join([cell, *lying, *resting_words(words, piece, hall)])


def told_way(event: happened.GhostMoved | happened.GhostsMerged | happened.MergeFailed, words: Words) -> str:
    """V15–V18, V25: one ghost's way, and its end where plans collided."""
    ghost = ghost_name(words, event.ghost)
    match event:
        case happened.GhostsMerged(other=other, into=into, cell=cell):
            facts = {"other": ghost_name(words, other), "into": ghost_name(words, into)}
            return words("pasvu-told-merged", ghost=ghost, cell=cell, **facts)
        case happened.MergeFailed(other=other, cell=cell, why=why):
            key = f"pasvu-told-unmerged-{why}" if why else "pasvu-told-unmerged"
            return words(key, ghost=ghost, other=ghost_name(words, other), cell=cell)
        case happened.GhostMoved(fate="stayed" | "lost" as fate):
            return words(f"pasvu-told-{fate}", ghost=ghost)
        case happened.GhostMoved(start=start, cells=(*_, end)) if end == OUT:
            points = BODIES[SIZE_OF[event.ghost]].out
            return words("pasvu-told-out", ghost=ghost, start=start, points=points)
        case _:
            fate = words(f"pasvu-told-{event.fate}") if event.fate else ""
            return f"**{ghost}** {told_steps(event, words)} {fate}".strip()


def told_steps(event: happened.GhostMoved, words: Words) -> str:
    """From where to where; V25: one that was out is said to lose its points by coming back in."""
    end = cell_words(event.cells[-1], event.level, words)
    if event.start == OUT:
        return words("pasvu-told-taken-back", end=end, points=BODIES[SIZE_OF[event.ghost]].out)
    return words("pasvu-told-went" if event.start else "pasvu-told-came", start=event.start, end=end)


def ghost_of(seat: Seat, ghost: str, course: Course) -> str:
    """A player's ghost: "Zoé’s M1"."""
    return course.words("pasvu-ghost-of", name=course.names[seat], ghost=ghost_name(course.words, ghost))


def told_drawn(name: str, card: MovementCard, moved: Sequence[Kind], words: Words) -> str:
    """V3, V4: a movement card, and which of its pieces were moved before."""
    if not card.pieces:
        return words("pasvu-told-plain", name=name, value=card.value)
    one, other = (
        words("pasvu-told-moved-already", piece=piece_name(kind, words))
        if kind in moved
        else piece_name(kind, words)
        for kind in card.pieces
    )
    told = words("pasvu-told-drawn", name=name, value=card.value, one=one, other=other)
    return f"{told} {words('pasvu-told-any-other')}" if set(card.pieces) <= set(moved) else told


def told_look(look: Look, course: Course) -> str:
    """V9, V22: the ghosts that were seen, and those seen only in the mirror."""
    words, door = course.words, door_name(course.words, look.door)
    if not look.seen:
        return with_barrier(words("pasvu-told-look-none", door=door, all=len(look.figures)), look, words)
    ghosts: list[tuple[Seat, str]] = []
    for seen in sorted(look.seen, key=lambda seen: seen.seat):
        name = ghost_name(words, seen.name)
        ghosts.append((seen.seat, name if seen.direct else words("alt-pasvu-mirrored", ghost=name)))
    facts = {"count": len(look.seen), "all": len(look.figures), "seen": by_seat_words(ghosts, course)}
    return with_barrier(words("pasvu-told-look", door=door, **facts), look, words)


def told_midnight(event: Event, course: Course) -> str:
    """V26–V37: a midnight card and what it did."""
    words, names = course.words, course.names
    match event:
        case happened.MidnightStruck(card=card, number=number):
            facts = {"title": words(f"midnight-{card}"), "does": words(f"midnight-{card}-about")}
            told = words("pasvu-told-midnight", **facts)
            return f"{told} {words('pasvu-told-crystal', number=number)}" if number else told
        case happened.GhostSet(seat=seat, ghost=ghost):
            whose = ghost_of(seat, ghost, course)
            return words("pasvu-told-set", ghost=whose, cell=place_words(event, words))
        case happened.GhostTagged(seat=seat, ghost=ghost, victim=victim, replaced=replaced, cell=cell):
            facts = {"ghost": ghost_of(seat, ghost, course), "other": ghost_of(victim, replaced, course)}
            return words("pasvu-told-tagged", cell=cell, **facts)
        case happened.GhostGrown(seat=seat, ghost=ghost, into=into, cell=cell):
            whose = ghost_of(seat, ghost, course)
            return words("pasvu-told-grown", ghost=whose, into=ghost_name(words, into), cell=cell)
        case happened.CardPassed(seat=seat, able=able):
            # V29, V30, V33: why a player can do nothing with the card.
            why = f"-{course.card}" if course.card in ("grimaces", "tag", "brother") else ""
            return words("pasvu-told-passed" if able else f"pasvu-told-unable{why}", name=names[seat])
        case happened.SidesPassed(sides=sides):
            told = [f"{name} {words(f'hall-at-{side}')}" for name, side in zip(names, sides, strict=True)]
            return words("pasvu-told-sides", sides=", ".join(told))
        case _:
            raise TypeError(f"nothing to tell of {event!r}")


def standings(viewer: Viewer[View]) -> str:
    """V10: each player's safe points, and their points if the game ended now."""
    view, words = viewer.view, viewer.words
    facts: list[str] = []
    for name, out, points in zip(viewer.names, view.out, view.points, strict=True):
        key = "pasvu-told-points-seat" if out == points else "pasvu-told-points-more"
        facts.append(words(key, name=escaped(name), out=out, points=points))
    return words("pasvu-told-points", points=", ".join(facts))
