"""Pas vu pas pris: what happened, in words. Everything happens in the open but plans (V38)."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from cogs.games.pasvu.event_context import Course
from cogs.games.pasvu.words import effect_lines, height_words, piece_name, place_words, side_words
from cogs.tables.viewer import Viewer
from cogs.ui.names import escaped
from engine.core import Outcome, Seat
from engine.pasvu import events as happened
from engine.pasvu.layout import BODIES, ROUNDS, SIZE_OF
from engine.pasvu.model import OUT, Card, Kind, Look, MovementCard, Piece
from locales import Words
from render.pasvu.places import cell_of, piece_words, resting_words
from render.pasvu.scene import door_name, ghost_name


def told(events: Sequence[Any], viewer: Viewer) -> list[str]:
    """A sentence for each event; a player's ghosts that went one after another make one together."""
    lines: list[str] = []
    has_look = False  # was a look told whose points are not?
    for _, group in groupby(enumerate(events), lambda pair: run_of(*pair)):
        indexes, run = zip(*group, strict=True)
        if has_look and isinstance(run[0], happened.RoundBegan) and not has_advance(events):
            lines.append(standings(viewer))
            has_look = False
        if not is_revealed(run[0], events):
            lines += told_run(run, Course(events, indexes[0], viewer))
        has_look = has_look or isinstance(run[-1], happened.LookTaken)
    return (
        [*lines, standings(viewer)] if has_look and not isinstance(events[-1], happened.GameEnded) else lines
    )


def has_advance(events: Sequence[Any]) -> bool:
    """V37: did a card bring ghosts out as the new round began? Then the points stand below that."""
    return any(isinstance(event, happened.MidnightStruck) and event.card == "freeze" for event in events)


def is_revealed(event: Any, events: Sequence[Any]) -> bool:
    """V5: the last plan is not announced, because all plans are carried out right after it."""
    return isinstance(event, happened.PlanCommitted) and any(
        isinstance(e, happened.ChooserFound | happened.LookTaken) for e in events
    )


def run_of(index: int, event: Any) -> tuple[Any, ...]:
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


def told_run(run: Sequence[Any], course: Course) -> list[str]:
    """The sentence of a run."""
    viewer, first = course.viewer, run[0]
    words, names = viewer.words, [escaped(name) for name in viewer.names]
    match first:
        case happened.GhostMoved() | happened.GhostsMerged() | happened.MergeFailed():
            ways = " · ".join(told_way(event, words) for event in run)
            return [words("pasvu-told-moves", name=names[first.seat], ways=ways)]
        case happened.FurnitureMoved(seat=None) | happened.PieceFell() | happened.GhostDisplaced():
            return told_stirred(run, names, words, course.view.pieces)
        case happened.GhostWentBack(why=why):
            by_seat: dict[Seat, list[str]] = {}
            for event in run:
                by_seat.setdefault(event.seat, []).append(ghost_name(words, event.ghost))
            return [words(f"pasvu-told-back-{why}", ghosts=by_seat_words(by_seat, names, words))]
        case happened.KeyholePlaced(door=door, roll=True) if course.is_sides_roll:
            facts = {"number": int(door[1]), "door": door_name(words, door)}
            return [words("pasvu-told-keyhole-rolled", **facts)]
        case happened.KeyholePlaced(door=door, roll=True) if course.is_knock:
            facts = {"number": int(door[1]), "door": door_name(words, door)}
            return [words("pasvu-told-keyhole-knock", name=names[course.roller], **facts)]
        case happened.ChooserFound(seat=seat):
            # The board calls the chooser, or the choice follows: tell only why there was no roll.
            return [words("pasvu-told-sole", name=names[seat])] * course.is_sole
        case happened.PlanCommitted(seat=seat, again=again):
            # V5: others read who is still planning below the board, and no more.
            return [words("pasvu-told-replaced" if again else "pasvu-told-planned")] * (seat == viewer.seat)
        case happened.PlanningOpened():
            effect = [] if course.has_panel else effect_lines(course.view, words)
            return [words("pasvu-told-planning"), *effect]
        case happened.MidnightStruck(card=card) if course.is_on_panel(card):
            return []
        case happened.CardDrawn(seat=seat, card=card):
            return [told_drawn(names[seat], card, course.moved, words)]
        case happened.CardPassed(seat=seat, able=False):
            return [told_unable(names[seat], course.card, words)]
        case happened.FurnitureMoved(seat=int(seat), piece=piece):
            place = lying_words(piece, words, course.view.pieces)
            facts = {"piece": piece_name(piece.kind, words), "place": place}
            return [words("pasvu-told-furniture", name=names[seat], **facts)]
        case happened.GameEnded(outcome=outcome):
            return [told_end(viewer.table.outcome() or outcome, names, words)]
        case _:
            return [told_event(first, names, words)]


def told_end(outcome: Outcome, names: Sequence[str], words: Words) -> str:
    """V10: the winners."""
    winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
    facts = {"count": len(winners), "points": outcome.scores[winners[0]]}
    return words("pasvu-told-ended", names=", ".join(names[seat] for seat in winners), **facts)


def by_seat_words(ghosts: Mapping[Seat, Sequence[str]], names: Sequence[str], words: Words) -> str:
    """Ghosts by player: "Zoé S1, S2; Matthieu M1"."""
    told = [words("pasvu-told-seen", name=names[seat], ghosts=", ".join(own)) for seat, own in ghosts.items()]
    return words("alt-pasvu-break").join(told)


def told_stirred(
    run: Sequence[Any], names: Sequence[str], words: Words, hall: tuple[Piece, ...]
) -> list[str]:
    """V12, V14, V28, V31: pieces where they lie in the end, then the ghosts that stepped aside for them."""
    pieces = {e.piece.kind: e.piece for e in run if not isinstance(e, happened.GhostDisplaced)}
    ghosts = {(e.seat, e.ghost): e for e in run if isinstance(e, happened.GhostDisplaced)}
    lines: list[str] = []
    if pieces:
        told = ", ".join(piece_words(words, piece, hall) for piece in pieces.values())
        is_card = any(isinstance(event, happened.FurnitureMoved) for event in run)
        lines.append(words("pasvu-told-stirred" if is_card else "pasvu-told-fell", pieces=told))
    if ghosts:
        told = [f"{ghost_of(*who, names, words)} → {place_words(e, words)}" for who, e in ghosts.items()]
        lines.append(words("pasvu-told-displaced", ghosts=", ".join(told)))
    return lines


def lying_words(piece: Piece, words: Words, hall: tuple[Piece, ...]) -> str:
    """Where a piece is, how it lies and on what: "C5, on its face", "D3, on the table"."""
    cell = cell_of(piece.x, piece.y)
    if piece.lean:
        return f"{cell}, {words('alt-pasvu-leans')}"
    lying = [] if piece.pose == "standing" else [words(f"pose-{piece.pose}")]
    return ", ".join([cell, *lying, *resting_words(words, piece, hall)])


def told_way(event: Any, words: Words) -> str:
    """V15–V18, V25: one ghost's way, and its end where plans collided."""
    ghost = ghost_name(words, event.ghost)
    match event:
        case happened.GhostsMerged(other=other, into=into):
            facts = {"other": ghost_name(words, other), "into": ghost_name(words, into)}
            return words("pasvu-told-merged", ghost=ghost, cell=event.cell, **facts)
        case happened.MergeFailed(other=other, cell=cell, why=why):
            facts = {"ghost": ghost, "other": ghost_name(words, other)}
            if not why:
                return words("pasvu-told-unmerged", **facts)
            return words(f"pasvu-told-unmerged-{why}", cell=cell, **facts)
        case happened.GhostMoved(fate="stayed"):
            return words("pasvu-told-stayed", ghost=ghost)
        case happened.GhostMoved(start=start, cells=(*_, end)) if end == OUT:
            points = BODIES[SIZE_OF[event.ghost]].out
            return words("pasvu-told-out", ghost=ghost, start=start, points=points)
        case _:
            way = told_steps(event, words)
            fate = words(f"pasvu-told-{event.fate}") if event.fate else ""
            return f"**{ghost}** {way} {fate}".strip()


def told_steps(event: happened.GhostMoved, words: Words) -> str:
    """From where to where; V25: one that was out is said to lose its points by coming back in."""
    end = event.cells[-1] + height_words(event.level, words)
    if event.start == OUT:
        return words("pasvu-told-taken-back", end=end, points=BODIES[SIZE_OF[event.ghost]].out)
    return words("pasvu-told-went" if event.start else "pasvu-told-came", start=event.start, end=end)


def ghost_of(seat: Seat, ghost: str, names: Sequence[str], words: Words) -> str:
    """A player's ghost: "Zoé’s M1"."""
    return words("pasvu-ghost-of", name=names[seat], ghost=ghost_name(words, ghost))


def told_event(event: Any, names: Sequence[str], words: Words) -> str:
    """One event of the course of a round."""
    match event:
        case happened.RoundBegan(round=number, holder=holder):
            return words("pasvu-told-round", round=number, all=ROUNDS, name=names[holder])
        case happened.FurnitureDeclined(seat=seat):
            return words("pasvu-told-declined", name=names[seat])
        case happened.DieRolled(seats=seats, rolls=rolls):
            told = [f"{names[seat]} {roll}" for seat, roll in zip(seats, rolls, strict=True)]
            return words("pasvu-told-dice", rolls=", ".join(told))
        case happened.SideChosen(seat=seat, side=side):
            return words("pasvu-told-side", name=names[seat], side=side_words(side, words))
        case happened.KeyholePlaced(door=door):
            return words("pasvu-told-keyhole", door=door_name(words, door))
        case happened.LookTaken(look=look):
            return told_look(look, names, words)
        case _:
            return told_midnight(event, names, words)


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


def told_unable(name: str, card: Card, words: Words) -> str:
    """V29, V30, V33: why a player can do nothing with the midnight card."""
    why = f"-{card}" if card in ("grimaces", "tag", "brother") else ""
    return words(f"pasvu-told-unable{why}", name=name)


def told_look(look: Look, names: Sequence[str], words: Words) -> str:
    """V9, V22: the ghosts that were seen, and those seen only in the mirror."""
    door, seats = door_name(words, look.door), sorted({seen.seat for seen in look.seen})
    if not look.seen:
        return words("pasvu-told-look-none", door=door, all=len(look.figures))
    ghosts = {
        seat: [
            ghost_name(words, seen.name) if seen.direct else mirrored(seen.name, words)
            for seen in look.seen
            if seen.seat == seat
        ]
        for seat in seats
    }
    told = by_seat_words(ghosts, names, words)
    facts = {"count": len(look.seen), "all": len(look.figures), "seen": told}
    return words("pasvu-told-look", door=door, **facts)


def mirrored(ghost: str, words: Words) -> str:
    """V22: a ghost that was seen only in the mirror."""
    return words("alt-pasvu-mirrored", ghost=ghost_name(words, ghost))


def told_midnight(event: Any, names: Sequence[str], words: Words) -> str:
    """V26–V37: a midnight card and what it did."""
    match event:
        case happened.MidnightStruck(card=card, number=number):
            facts = {"title": words(f"midnight-{card}"), "does": words(f"midnight-{card}-about")}
            told = words("pasvu-told-midnight", **facts)
            return f"{told} {words('pasvu-told-crystal', number=number)}" if number else told
        case happened.GhostSet(seat=seat, ghost=ghost):
            whose = ghost_of(seat, ghost, names, words)
            return words("pasvu-told-set", ghost=whose, cell=place_words(event, words))
        case happened.GhostTagged(seat=seat, ghost=ghost, victim=victim, replaced=replaced, cell=cell):
            other = ghost_of(victim, replaced, names, words)
            return words(
                "pasvu-told-tagged", ghost=ghost_of(seat, ghost, names, words), other=other, cell=cell
            )
        case happened.GhostGrown(seat=seat, ghost=ghost, into=into, cell=cell):
            whose = ghost_of(seat, ghost, names, words)
            return words("pasvu-told-grown", ghost=whose, into=ghost_name(words, into), cell=cell)
        case happened.CardPassed(seat=seat):
            return words("pasvu-told-passed", name=names[seat])
        case happened.SidesPassed(sides=sides):
            told = [f"{name} {words(f'hall-at-{side}')}" for name, side in zip(names, sides, strict=True)]
            return words("pasvu-told-sides", sides=", ".join(told))
        case _:
            raise TypeError(f"nothing to tell of {event!r}")


def standings(viewer: Viewer) -> str:
    """V10: each player's safe points, and their points if the game ended now."""
    view, words = viewer.view, viewer.words
    facts: list[str] = []
    for name, out, points in zip(viewer.names, view.out, view.points, strict=True):
        key = "pasvu-told-points-seat" if out == points else "pasvu-told-points-more"
        facts.append(words(key, name=escaped(name), out=out, points=points))
    return words("pasvu-told-points", points=", ".join(facts))
