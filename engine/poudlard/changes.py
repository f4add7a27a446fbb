"""Les couloirs de Poudlard: what is due in a turn, the roll, and changes of tokens (P3 to P7)."""

from msgspec.structs import replace

from engine.core import Dice, RuleError, Seat, Step
from engine.core.seats import replaced
from engine.mazes.sliding import OPENINGS, openings, ways_to_lie
from engine.poudlard.events import DieRolled, Event, TokenLaid, TokenLifted, TokenPivoted, TokenSeen
from engine.poudlard.layout import BACK, FACES, SQUARES, is_down, pivoted, square_named
from engine.poudlard.model import FlipToken, LayToken, Phase, PivotToken, RollDie, Square, State, Token
from engine.poudlard.ways import with_password_used

QUARTERS = {"first": (1, 2, 3), "expert": (1, 3)}  # P5, P6
# P3: the phases in which cards may be played. The effect of the last card must be finished.
CARD_PHASES: tuple[Phase, ...] = ("roll", "change", "move", "end")
# What is due in each phase, as the refusal of anything else.
DUE: dict[Phase, str] = {
    "roll": "poudlard-roll-first",
    "change": "poudlard-change-first",
    "lay": "poudlard-lay-first",
    "password": "poudlard-change-first",
    "friday": "poudlard-choose-first",
}


def phase_of(state: State) -> Phase:
    """Return what is due now: first the rest of a card's effect, then the roll, its changes, the movement."""
    if state.lifted is not None:
        return "lay"
    if state.shuffle_left:
        return "friday"
    if state.extra_left:
        return "password"
    if not state.die:
        return "roll"
    if state.left:
        return "change"
    return "move" if state.can_move else "end"


def left_of(state: State) -> int:
    """Return how many tokens are still to be changed or chosen now."""
    return state.shuffle_left or state.extra_left or state.left


def fixed_of(state: State) -> tuple[Square, ...]:
    """P4, P14, P16: return the squares that may not be changed or chosen again."""
    if state.shuffle_left:
        return state.chosen
    return state.extra_changed if state.extra_left else state.changed


def check_due(state: State, refusal: str, *phases: Phase) -> None:
    """Refuse an action outside its phases: something else is due first or, with `refusal`, it is too late."""
    phase = phase_of(state)
    if phase not in phases:
        raise RuleError(DUE.get(phase, refusal), left=left_of(state))


def check_roll(state: State, seat: Seat, action: RollDie) -> None:
    """P3: one roll a turn."""
    check_due(state, "poudlard-already-rolled", "roll")


def rolled(state: State, seat: Seat, action: RollDie, dice: Dice) -> Step[State, Event]:
    """P4: roll the die for the number of tokens to change."""
    check_roll(state, seat, action)
    die = dice.below(FACES) + 1
    return Step(replace(state, die=die, left=die), (DieRolled(seat, die),))


def check_square(name: object) -> Square:
    """Return the square with a name. Zones are not squares."""
    square = square_named(name)
    if square is None:
        raise RuleError("poudlard-no-such-square", square=str(name))
    return square


def check_change(state: State, name: object) -> Square:
    """P4, P14: a change is due, and this token has not been changed yet. Return its square."""
    check_due(state, "poudlard-no-change-due", "change", "password")
    square = check_square(name)
    if square in fixed_of(state):
        raise RuleError("poudlard-changed-already", square=SQUARES[square])
    return square


def check_flip(state: State, seat: Seat, action: FlipToken) -> Square:
    """P4: a face-up token is never flipped back. Return the square."""
    square = check_change(state, action.square)
    if not is_down(state.tokens[square]):
        raise RuleError("poudlard-face-up", square=SQUARES[square])
    return square


def flipped(state: State, seat: Seat, action: FlipToken, dice: Dice) -> Step[State, Event]:
    """P5, P25: flip a token; a first-year player looks at it in secret first. P6: for experts it is laid."""
    square = check_flip(state, seat, action)
    token = state.tokens[square] - BACK
    if state.year == "first":
        events = (TokenLifted(seat, action.square), TokenSeen(seat, action.square, token))
        return Step(replace(state, lifted=square), events)
    return Step(with_changed(state, square, token), (TokenLaid(seat, action.square, token),))


def check_lay(state: State, seat: Seat, action: LayToken) -> Square:
    """P5: the token just flipped, in any orientation it can have. Return its square."""
    check_due(state, "poudlard-nothing-to-lay", "lay")
    assert state.lifted is not None
    ways_here = ways_to_lie(state.tokens[state.lifted])
    if action.sides not in ways_here:
        raise RuleError("poudlard-wrong-sides", sides=str(action.sides), ways=", ".join(ways_here))
    return state.lifted


def laid(state: State, seat: Seat, action: LayToken, dice: Dice) -> Step[State, Event]:
    """P5: lay the token face up in the orientation chosen."""
    square = check_lay(state, seat, action)
    token = state.tokens[square] & ~(BACK | OPENINGS) | openings(action.sides)
    state = replace(with_changed(state, square, token), lifted=None)
    return Step(state, (TokenLaid(seat, SQUARES[square], token),))


def check_pivot(state: State, seat: Seat, action: PivotToken) -> Square:
    """P5, P6, P7: a face-up token, with or without pawns, by as many quarters as the year allows."""
    square = check_change(state, action.square)
    if is_down(state.tokens[square]):
        raise RuleError("poudlard-face-down", square=SQUARES[square])
    # A float or a bool may equal a number of quarters, but would be stored as something else.
    if type(action.quarters) is not int or action.quarters not in QUARTERS[state.year]:
        raise RuleError("poudlard-wrong-quarters", year=state.year)
    return square


def token_pivoted(state: State, seat: Seat, action: PivotToken, dice: Dice) -> Step[State, Event]:
    """P5, P6: turn the token clockwise."""
    square = check_pivot(state, seat, action)
    token = pivoted(state.tokens[square], action.quarters)
    event = TokenPivoted(seat, action.square, action.quarters, token)
    return Step(with_changed(state, square, token), (event,))


def with_changed(state: State, square: Square, token: Token) -> State:
    """P4, P14: change a token, and count it towards the card or the roll that is being used up."""
    tokens, touched = replaced(state.tokens, square, token), with_touched(state, square)
    if state.extra_left:
        changed = (*state.extra_changed, square)
        left = state.extra_left - 1
        state = replace(state, tokens=tokens, touched=touched, extra_left=left, extra_changed=changed)
        return state if left else with_password_used(state)
    return replace(
        state, tokens=tokens, touched=touched, left=state.left - 1, changed=(*state.changed, square)
    )


def with_touched(state: State, *squares: Square) -> tuple[Square, ...]:
    """Return the squares changed in this turn, with these added."""
    return tuple(dict.fromkeys((*state.touched, *squares)))
