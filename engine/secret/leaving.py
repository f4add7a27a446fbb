"""Le labyrinthe secret: a player leaves for good (S19).

Usually a stand-in takes over the seat and the position stays as it is. This is for a table that would rather
play on without: no action, since it is nobody's turn to do it, but a pure function on the state.
"""

from msgspec.structs import replace

from engine.core import Dice, RuleError, Seat, Step
from engine.core.seats import replaced
from engine.secret.bag import with_objects_back, with_target_drawn
from engine.secret.duel import concluded, settled
from engine.secret.events import Event, PlayerLeft, Update
from engine.secret.model import State
from engine.secret.results import LAST_ONE
from engine.secret.turn import passed_on, staying, turn_over, with_end


def leave(state: State, seat: Seat, dice: Dice) -> Step[State, Event]:
    """S19: pawn off, objects back into the bag, a target drawn if none is out; the last player left wins."""
    if seat not in staying(state):
        raise RuleError("no-such-seat", seat=seat)
    if state.ended:
        raise RuleError("game-over")
    event = PlayerLeft(seat, state.held[seat])
    state = with_objects_back(state, state.held[seat])
    state = replace(
        state,
        pawns=replaced(state.pawns, seat, None),
        held=replaced(state.held, seat, ()),
        calls=state.calls + 1,
    )
    if len(staying(state)) == 1:
        state, events = with_end(state, LAST_ONE)
        return Step(state, (event, *events))
    drawn: tuple[Event, ...] = ()
    if state.target is None and state.bag:
        state, drawn = with_target_drawn(state, dice)
    state, events = _gone_on(state, seat, dice)
    return Step(state, (event, *drawn, *events))


def _gone_on(state: State, seat: Seat, dice: Dice) -> Update:
    """What becomes of the turn that runs."""
    duel = state.duel
    is_duelling = duel is not None and seat in (duel.challenger, duel.challenged)
    # Nobody is left to set, or to be set.
    if is_duelling and state.phase == "place":
        return concluded(state, dice)
    # Their own turn is not completed: the next player begins.
    if seat == state.turn:
        return passed_on(state), ()
    # The pawn that could be challenged may be gone, and the target free to be taken.
    if state.phase == "challenge":
        return settled(state, dice)
    if duel is None or not is_duelling:
        return state, ()
    # A duel for the target is decided by who is left there; another one (S9: one a turn) is over.
    state = replace(state, duel=None)
    return settled(state, dice) if duel.prize == "target" else turn_over(state, dice)
