"""Le labyrinthe secret: the bag, and the target that is drawn from it and may go back."""

from msgspec.structs import replace

from engine.core import Dice
from engine.secret.events import BagEmptied, TargetDrawn, TargetLaidAside, TargetReturned, Update
from engine.secret.layout import PATIENCE, RINGS, place_of
from engine.secret.model import COLOURS, State, Treasure, Why

# A count of turns that is reset in the middle of a turn: the end of that turn makes it 0.
THIS_TURN = -1


def nothing_sought(state: State) -> bool:
    """S15: is no target out, and can none be drawn?"""
    return state.target is None and not state.bag


def with_target_drawn(state: State, dice: Dice) -> Update:
    """S7: draw the next target or, if the bag is empty (S15), none. S17: it is drawn only now."""
    if not state.bag:
        return replace(state, target=None, quiet=THIS_TURN), (BagEmptied(),)
    target = dice.choice(state.bag)
    bag = tuple([treasure for treasure in state.bag if treasure != target])
    place = place_of(target, state.positions)
    state = replace(state, target=target, bag=bag, waited=THIS_TURN)
    events = (TargetDrawn(target, RINGS.names[place]),)
    # S10: drawn where all four pawns stand, it goes back as if the fourth had just arrived.
    if bag and state.pawns == (place,) * len(COLOURS):
        state, more = with_target_returned(state, dice, "crowd")
        return state, (*events, *more)
    return state, events


def with_target_returned(state: State, dice: Dice, why: Why) -> Update:
    """S10, S18: draw another target, then put this one back, so that it is not drawn again at once."""
    target = state.target
    assert target is not None and state.bag
    state, events = with_target_drawn(replace(state, target=None), dice)
    return with_objects_back(state, (target,)), (TargetReturned(target, why), *events)


def with_objects_back(state: State, treasures: tuple[Treasure, ...]) -> State:
    """Put objects back into the bag."""
    return replace(state, bag=tuple(sorted((*state.bag, *treasures))))


def with_target_given_up(state: State, dice: Dice) -> Update:
    """S18: give up a target that nobody took or fought over for six turns each."""
    players = len(state.pawns) - state.pawns.count(None)
    if state.target is None or state.waited < PATIENCE * players:
        return state, ()
    if state.bag:
        state, events = with_target_returned(state, dice, "patience")
        return replace(state, waited=0), events
    target = state.target
    state = replace(state, target=None, aside=(*state.aside, target), quiet=0)
    return state, (TargetLaidAside(target), BagEmptied())
