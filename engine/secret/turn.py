"""Le labyrinthe secret: a turn, which is two changes and then a move (S2), and how it ends."""

from typing import Any

from msgspec.structs import replace

from engine.core import Dice, RuleError, Seat, Step
from engine.core.seats import replaced
from engine.mazes.rings import Place
from engine.secret.bag import nothing_sought, with_target_drawn, with_target_given_up
from engine.secret.events import Event, GameEnded, PartTurned, PawnMoved, TreasureTaken, Update
from engine.secret.layout import CENTRE, CORRIDORS, LONGEST, QUIET, RINGS, place_of
from engine.secret.model import Change, MovePawn, Phase, State, TurnCentre, TurnRing
from engine.secret.results import GOAL_REACHED, NOTHING_MOVES, TURNS_OVER, outcome_of

NOTCHES = range(1, RINGS.sectors)
CHANGES = 2
# Actions are made once and shared, so that listing them costs nothing.
CENTRE_TURNS = tuple(TurnCentre(by) for by in NOTCHES)
RING_TURNS = tuple(TurnRing(ring) for ring in CORRIDORS)
ALL_TURNS = (*RING_TURNS, *CENTRE_TURNS)
MOVES = tuple(MovePawn(name) for name in RINGS.names)
# What is due in each phase, as the refusal of anything else.
DUE: dict[Phase, str] = {
    "change": "secret-change-first",
    "move": "secret-move-first",
    "challenge": "secret-challenge-first",
    "duel": "secret-choose-first",
    "place": "secret-place-first",
}


def check_phase(state: State, phase: Phase) -> None:
    """S2: refuse an action of another phase."""
    if state.phase == phase:
        return
    if state.phase == "change":
        raise RuleError(DUE["change"], left=state.changes_left)
    raise RuleError(DUE[state.phase])


def is_centre_turned(state: State) -> bool:
    """S4: has the centre been turned in this turn? `changes` is of the turn before while both are left."""
    return state.changes_left < CHANGES and any(change.part == CENTRE for change in state.changes)


def check_change(state: State, seat: Seat, action: TurnCentre | TurnRing) -> Change:
    """S3, S4: what may be turned, and by how much. Return the change."""
    check_phase(state, "change")
    if isinstance(action, TurnRing):
        if action.ring not in CORRIDORS:
            raise RuleError("secret-no-such-ring", ring=str(action.ring))
        return Change(action.ring, 1)
    if action.by not in NOTCHES:
        raise RuleError("secret-wrong-notches", by=str(action.by), most=NOTCHES[-1])
    # S4: never the centre twice; the same corridor may turn twice.
    if is_centre_turned(state):
        raise RuleError("secret-centre-twice")
    return Change(CENTRE, int(action.by))


def check_move(state: State, seat: Seat, action: MovePawn) -> Place:
    """S2, S6: after both changes, along an unbroken path. Return the place."""
    check_phase(state, "move")
    place = RINGS.place(action.to)
    if place is None:
        raise RuleError("secret-no-such-cell", cell=str(action.to))
    start = pawn_on_turn(state)
    if not RINGS.areas(state.positions)[start] >> place & 1:
        raise RuleError("secret-out-of-reach", cell=action.to, start=RINGS.names[start])
    return place


def changed(state: State, seat: Seat, action: TurnCentre | TurnRing, dice: Dice) -> Step[State, Event]:
    """S3, S5: turn a part, with the pawns and treasures on it."""
    change = check_change(state, seat, action)
    part, by = change.part, change.by
    turning, pawns, left = RINGS.turning[part], state.pawns, state.changes_left - 1
    riders = tuple([s for s, place in enumerate(pawns) if place in turning])
    if riders:
        landings = RINGS.landings(part, by)
        pawns = tuple([None if place is None else landings[place] for place in pawns])
    state = replace(
        state,
        positions=RINGS.turned(state.positions, part, by),
        pawns=pawns,
        phase="change" if left else "move",
        changes_left=left,
        changes=(change,) if left else (*state.changes, change),
        trail=(),
        mover=seat,
    )
    return Step(state, (PartTurned(seat, part, by, riders),))


def with_pawn_moved(state: State, seat: Seat, action: MovePawn) -> tuple[State, PawnMoved]:
    """S6: move the pawn any distance. Other pawns do not block it."""
    place = check_move(state, seat, action)
    start = pawn_on_turn(state)
    trail = RINGS.path(state.positions, start, place) or (start,)
    state = replace(state, pawns=replaced(state.pawns, seat, place), trail=trail)
    return state, PawnMoved(seat, RINGS.names[start], action.to)


def pawn_on_turn(state: State) -> Place:
    """Return where the pawn on turn stands. A player who left is never on turn."""
    place = state.pawns[state.turn]
    assert place is not None
    return place


def rivals_of(state: State) -> tuple[Seat, ...]:
    """S9: return the seats whose pawns share the place of the pawn on turn."""
    here = state.pawns[state.turn]
    return tuple([s for s, place in enumerate(state.pawns) if place == here and s != state.turn])


def has_moved(state: State) -> bool:
    """S9: did the pawn on turn move after the changes? The trail of one that stayed is a single place."""
    return len(state.trail) > 1


def is_on_target(state: State) -> bool:
    """Does the pawn on turn stand where the target lies?"""
    return state.target is not None and place_of(state.target, state.positions) == state.pawns[state.turn]


def with_target_taken(state: State, seat: Seat) -> Update:
    """S7, S10: give the target to a player. Nothing is sought until the next one is drawn."""
    assert state.target is not None
    held = replaced(state.held, seat, (*state.held[seat], state.target))
    return replace(state, held=held, target=None), (TreasureTaken(seat, state.target),)


def has_won(state: State, seat: Seat) -> bool:
    """S14: does a player hold as many objects as win?"""
    return len(state.held[seat]) >= state.goal


def taken(state: State, dice: Dice) -> Update:
    """S7, S8: the player on turn, alone on the target, takes it and ends the turn; draw the next one."""
    seat = state.turn
    state, events = with_target_taken(state, seat)
    if has_won(state, seat):
        state, ending = won(state)
        return state, (*events, *ending)
    state, drawn = with_target_drawn(state, dice)
    state, ending = turn_over(state, dice)
    return state, (*events, *drawn, *ending)


def won(state: State) -> Update:
    """S14: end the game at once. The current turn counts as completed."""
    turns = replaced(state.turns, state.turn, state.turns[state.turn] + 1)
    return with_end(replace(state, turns=turns), GOAL_REACHED)


def with_end(state: State, reason: str) -> Update:
    """End the game."""
    state = replace(state, ended=reason)
    outcome = outcome_of(state)
    assert outcome is not None
    return state, (GameEnded(outcome),)


def turn_over(state: State, dice: Dice) -> Update:
    """Complete the turn: count it, give up a target sought too long, end the game or pass the turn on."""
    seat = state.turn
    state = passed_on(
        state,
        turns=replaced(state.turns, seat, state.turns[seat] + 1),
        waited=state.waited + 1,
        quiet=state.quiet + 1 if nothing_sought(state) else 0,
    )
    state, events = with_target_given_up(state, dice)
    if reason := _reason_to_end(state):
        state, ending = with_end(state, reason)
        return state, (*events, *ending)
    return state, events


def passed_on(state: State, **counts: Any) -> State:
    """Begin the turn of the next player who has not left, with these counts of turns."""
    pawns, turn = state.pawns, (state.turn + 1) % len(state.pawns)
    while pawns[turn] is None:
        turn = (turn + 1) % len(pawns)
    return replace(state, turn=turn, phase="change", changes_left=CHANGES, duel=None, **counts)


def staying(state: State) -> list[Seat]:
    """Return the players who have not left for good (S19)."""
    return [seat for seat, place in enumerate(state.pawns) if place is not None]


def _reason_to_end(state: State) -> str:
    # S15: nothing changed hands for three turns each.
    if nothing_sought(state) and state.quiet >= QUIET * len(staying(state)):
        return NOTHING_MOVES
    # S18: otherwise two players could block each other for ever.
    if max(state.turns) < LONGEST:
        return ""
    return TURNS_OVER if all(state.turns[seat] >= LONGEST for seat in staying(state)) else ""
