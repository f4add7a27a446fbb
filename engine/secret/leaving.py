"""Le labyrinthe secret: a player leaves for good and no stand-in takes over the seat (S19)."""

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
    """S19: remove the pawn and put the objects into the bag. The last player left wins."""
    if seat not in staying(state):
        raise RuleError("no-such-seat", seat=seat)
    if state.ended:
        raise RuleError("game-over")
    event = PlayerLeft(seat, state.held[seat])
    state = _without_turns_of(state, seat)
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


def _without_turns_of(state: State, seat: Seat) -> State:
    """S15, S18: count only the turns of those who stay, so that each of them has all their turns."""
    players = staying(state)
    # How many turns ago this player ended one: 1 for the turn before the one that is under way.
    last = (players.index(state.turn) - players.index(seat) - 1) % len(players) + 1

    def without(count: int) -> int:
        return count - len(range(last, count + 1, len(players)))

    return replace(state, waited=without(state.waited), quiet=without(state.quiet))


def _gone_on(state: State, seat: Seat, dice: Dice) -> Update:
    """Continue the current turn without the player who left."""
    duel = state.duel
    is_duelling = duel is not None and seat in (duel.challenger, duel.challenged)
    # There is no pawn left to set, or nobody to set it.
    if is_duelling and state.phase == "place":
        return concluded(state, dice)
    # Their turn is not completed; the next player begins.
    if seat == state.turn:
        return passed_on(state), ()
    # The pawn to challenge may be gone, and the target free to take.
    if state.phase == "challenge":
        return settled(state, dice)
    if duel is None or not is_duelling:
        return state, ()
    # The pawns left on the target settle a duel for it. Any other duel is over, and the turn with it (S9).
    state = replace(state, duel=None)
    return settled(state, dice) if duel.prize == "target" else turn_over(state, dice)
