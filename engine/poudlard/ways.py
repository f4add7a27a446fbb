"""Les couloirs de Poudlard: what is in reach of the pawn on turn, and whether that opens a new way (P12)."""

from msgspec.structs import replace

from engine.poudlard.model import Place, Square, State
from engine.poudlard.movement import reach_on


def cancelled_squares(state: State) -> tuple[Square, ...]:
    """P15: return the rooms that nobody may enter now."""
    return tuple([cancellation.square for cancellation in state.cancellations])


def in_reach(state: State) -> tuple[Place, ...]:
    """P9: return where the pawn on turn could stop, its own place first."""
    start = state.pawns[state.turn]
    return reach_on(state.tokens, cancelled_squares(state), start)


def opens_way(before: State, after: State) -> bool:
    """P12: is a place in reach after an event that was not in reach right before it?"""
    return not set(in_reach(before)).issuperset(in_reach(after))


def password_opens_way(state: State) -> bool:
    """P12: have the changes of a Password, so far, opened a new way?"""
    return not set(state.reached).issuperset(in_reach(state))


def with_password_used(state: State) -> State:
    """P12: after its five changes, a Password played after the movement may have opened a new way."""
    return replace(state, can_move=state.can_move or password_opens_way(state), reached=())
