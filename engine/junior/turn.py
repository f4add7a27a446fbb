"""Labyrinthe Junior: a turn, which is a push and then a move (J3), and what it wins."""

from functools import cache

from msgspec.structs import replace

from engine.core import Dice, RuleError, Seat, Step
from engine.core.seats import replaced
from engine.junior import model
from engine.junior.layout import MAZE, PATIENCE, treasure_of
from engine.junior.model import MovePawn, PushTile, State, Update
from engine.junior.results import outcome_of
from engine.mazes.sliding import OPENINGS, openings, sides_of, ways_to_lie

# Actions are made once and shared, so that listing them costs nothing.
MOVES = tuple(MovePawn(name) for name in MAZE.names)


@cache
def pushes(sides: int, banned: str | None) -> tuple[PushTile, ...]:
    """J4, J5: return every slot but the banned one, with every orientation of the spare."""
    slots = [slot for slot in MAZE.slots if slot != banned]
    return tuple(PushTile(slot, way) for slot in slots for way in ways_to_lie(sides))


def check_push(state: State, seat: Seat, action: PushTile) -> None:
    """J3, J4, J5: one push a turn, at a slot, not undoing the last push, with sides that the spare has."""
    if state.phase != "push":
        raise RuleError("junior-already-pushed")
    if action.slot not in MAZE.slots:
        raise RuleError("junior-no-such-slot", slot=str(action.slot))
    # J5: nobody undoes the previous push.
    if action.slot == MAZE.reverse[state.pushed]:
        raise RuleError("junior-reverse-push", slot=action.slot)
    if action.sides not in ways_to_lie(state.spare):
        raise RuleError("junior-wrong-sides", sides=str(action.sides), spare=sides_of(state.spare))


def check_move(state: State, seat: Seat, action: MovePawn) -> model.Square:
    """J3, J7: after the push, along open corridors. Return the square."""
    # J3: the push is compulsory.
    if state.phase != "move":
        raise RuleError("junior-push-first")
    square = MAZE.square(action.to)
    if square is None:
        raise RuleError("junior-no-such-square", square=str(action.to))
    start = state.pawns[seat]
    if square not in MAZE.reach(state.tiles, start):
        raise RuleError("junior-out-of-reach", square=action.to, start=MAZE.names[start])
    return square


def pushed(state: State, seat: Seat, action: PushTile, dice: Dice) -> Step[State, model.Event]:
    """J4, J6: shift the line by one. Tiles carry their treasures and the pawns that stand on them."""
    check_push(state, seat, action)
    slot, pawns = action.slot, state.pawns
    tiles, spare = MAZE.push(state.tiles, state.spare & ~OPENINGS | openings(action.sides), slot)
    # J6: a pawn on the tile that falls out is set on the tile just pushed in.
    out = MAZE.ends[slot]
    carried = tuple([owner for owner, square in enumerate(pawns) if square == out]) if out in pawns else ()
    landing = MAZE.landings[slot]
    pawns = tuple([landing[square] for square in pawns])
    state = replace(state, phase="move", tiles=tiles, spare=spare, pawns=pawns, pushed=slot)
    return Step(state, (model.TilePushed(seat, slot, action.sides, carried),))


def moved(state: State, seat: Seat, action: MovePawn, dice: Dice) -> Step[State, model.Event]:
    """J7, J8, J9, J11: move the pawn, win the card if it stops on the target, and pass the turn on."""
    square = check_move(state, seat, action)
    pawns, turns = [*state.pawns], [*state.turns]
    event = model.PawnMoved(seat, MAZE.names[pawns[seat]], action.to)
    pawns[seat] = square
    turns[seat] += 1
    state = replace(
        state,
        phase="push",
        turn=(seat + 1) % len(pawns),
        pawns=tuple(pawns),
        turns=tuple(turns),
        target_turns=state.target_turns + 1,
    )
    state, events = with_goal_settled(state, seat, square)
    if not events and state.target:  # all go on seeking the same card
        return Step(state, (event,))
    outcome = outcome_of(state)
    if outcome:
        return Step(state, (event, *events, model.GameEnded(outcome)))
    state, shown = with_next_goal(state)
    return Step(state, (event, *events, *shown))


def with_goal_settled(state: State, seat: Seat, square: model.Square) -> Update:
    """Win the card that a pawn stopped on, or (J17) lay aside one that was sought too long."""
    is_shared = state.goals == "shared"
    sought = state.target if is_shared else state.piles[seat][0]
    # J8, J9: only where the pawn stops counts, not how it came there.
    if sought and treasure_of(state.tiles[square]) == sought:
        return (won_shared if is_shared else won_secret)(state, seat, sought)
    # J17: otherwise players could block each other for ever.
    if sought and is_shared and len(state.pawns) > 1 and state.target_turns == PATIENCE * len(state.pawns):
        state = replace(state, target=None, aside=(*state.aside, sought))
        return state, (model.TargetLaidAside(sought),)
    return state, ()


def won_shared(state: State, seat: Seat, card: model.Treasure) -> Update:
    """J11: the player wins the card. Nothing is sought until the next one is turned up."""
    won = replaced(state.won, seat, (*state.won[seat], card))
    return replace(state, target=None, target_turns=0, won=won), (model.TreasureWon(seat, card),)


def won_secret(state: State, seat: Seat, card: model.Treasure) -> Update:
    """J14: turn the card face up. The one below stays unseen until its owner's next turn."""
    state = replace(
        state,
        won=replaced(state.won, seat, (*state.won[seat], card)),
        piles=replaced(state.piles, seat, state.piles[seat][1:]),
        looked=replaced(state.looked, seat, False),
    )
    return state, (model.TreasureWon(seat, card),)


def with_next_goal(state: State) -> Update:
    """J2, J11, J14: at the start of a turn, turn up the next card, or look at the player's own."""
    seat = state.turn
    if state.goals == "secret" and not state.looked[seat]:
        state = replace(state, looked=replaced(state.looked, seat, True))
        return state, (model.CardLookedAt(seat, state.piles[seat][0]),)
    if state.goals == "shared" and state.target is None:
        card, *deck = state.deck
        state = replace(state, target=card, deck=tuple(deck), target_turns=0)
        return state, (model.TargetShown(card),)
    return state, ()
