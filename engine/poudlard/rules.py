"""Les couloirs de Poudlard as a game of the contract. P1 to P27 are the ids of its rules."""

from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import ClassVar

from msgspec.structs import replace

from engine.core import ActionRule, ActionRules, Dice, Game, Outcome, Seat, Step, Thought, lengths
from engine.core.seats import ALONE, NOBODY, check_seat
from engine.mazes.sliding import ways_to_lie
from engine.poudlard import changes, expert, model, stand_in
from engine.poudlard.cards import card_played, check_card, check_choice, plays, token_chosen
from engine.poudlard.effects import shufflable
from engine.poudlard.events import CardPlayed, CardTaken, DieRolled, Event, TokenLaid, TokenLifted
from engine.poudlard.hidden import imagined, may_see, redealt, view_of
from engine.poudlard.layout import BACK, HATS, PLACES, SQUARES
from engine.poudlard.model import Action, MovePawn, Options, State, View
from engine.poudlard.notation import NOTATION
from engine.poudlard.results import is_over, standing_of
from engine.poudlard.setup import set_up
from engine.poudlard.stand_in import card_play
from engine.poudlard.turn import check_end, check_move, moved, stops_of, turn_ended

# P3: roll and change tokens, then move. Event cards may be played at any moment.
RULES: ActionRules[State, Step[State, Event]] = ActionRules(
    {
        model.RollDie: ActionRule(changes.check_roll, changes.rolled),
        model.FlipToken: ActionRule(changes.check_flip, changes.flipped),
        model.LayToken: ActionRule(changes.check_lay, changes.laid),
        model.PivotToken: ActionRule(changes.check_pivot, changes.token_pivoted),
        model.ChooseToken: ActionRule(check_choice, token_chosen),
        MovePawn: ActionRule(check_move, moved),
        model.PlayCard: ActionRule(check_card, card_played),
        model.EndTurn: ActionRule(check_end, turn_ended),
    }
)
# Actions are made once and shared, so that listing them costs nothing.
ROLL, END = model.RollDie(), model.EndTurn()
FLIPS = tuple((model.FlipToken(name),) for name in SQUARES)
PIVOTS = {
    year: tuple(tuple(model.PivotToken(name, quarters) for quarters in allowed) for name in SQUARES)
    for year, allowed in changes.QUARTERS.items()
}
CHOICES = tuple(model.ChooseToken(name) for name in SQUARES)
# By whether a path has a star, then by place.
MOVES = (
    tuple((MovePawn(name),) for name in PLACES),
    tuple((MovePawn(name), MovePawn(name, star=True)) for name in PLACES),
)


class Poudlard(Game[State, Action, Event, View, Options]):
    """Les couloirs de Poudlard, for two to four players."""

    key: ClassVar = "poudlard"
    rules_version: ClassVar = 2
    seats: ClassVar = (2, 3, 4)
    picks: ClassVar = HATS
    levels: ClassVar = stand_in.LEVELS
    every_turn_reveals: ClassVar = True
    thought: ClassVar = Thought(playouts=60, horizon=1, doubt=0.5)
    manners: ClassVar = tuple(partial(stand_in.expert_choice, manner) for manner in card_play.MANNERS)
    lengths: ClassVar = {
        "first": lengths((7, 15, 14), (5, 15, 14), (4, 17, 18)),
        "expert": lengths((9, 18, 15), (6, 18, 17), (5, 19, 18)),
    }
    options = Options
    state_type = State
    action_type = Action
    event_type = Event
    notation = NOTATION
    rules = RULES

    def setup(self, seats: int, options: Options, dice: Dice) -> Step[State, Event]:
        """P1, P2: lay the tokens, deal timetables, students and cards, roll for who begins."""
        self.check_setup(seats, options)
        return set_up(seats, options, dice)

    def tournament_options(self) -> Options:
        """P19: swaps are near in tournaments, where waiting at home for one would win too often."""
        return Options(swap="near")

    def pace(self, options: Options) -> str:
        """P6: experts need more turns."""
        return options.year

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the player on turn, until the game is over."""
        return NOBODY if is_over(state) else ALONE[state.turn]

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Return all legal actions. A pair of squares or seats is listed once, in ascending order."""
        if seat != state.turn or is_over(state):
            return ()
        phase = changes.phase_of(state)
        actions = _due_actions(state, phase)
        # P3: a card may be played at any moment that is not in the middle of something.
        cards = plays(state) if phase in changes.CARD_PHASES else ()
        return (*actions, *cards) if cards else tuple(actions)

    def check_turn(self, state: State, seat: Seat, action: Action) -> None:
        if seat != state.turn or is_over(state):
            check_seat(seat, turn=state.turn, seats=len(state.pawns), is_over=is_over(state))

    def passive_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """P3, P11: the turn may end without a movement; the pawn stays."""
        return (END,)

    def board_count(self, state: State) -> int:
        """Count the turns ended by all players together, extra ones included."""
        return state.turns

    def rounds_complete(self, state: State) -> int:
        """P20, P21: extra and lost turns belong to the round in which they fall."""
        return state.round - 1

    def standing(self, state: State) -> Outcome:
        return standing_of(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def revealed(self, state: State) -> View:
        """P25: once it is over, everybody sees face-down tokens too. They are still marked as face down."""
        return replace(view_of(state, None), tokens=state.tokens)

    def over(self, view: View, outcome: Outcome) -> View:
        """No pawn may go anywhere, and no card can be played any more."""
        return replace(super().over(view, outcome), stops=(), playable=())

    def imagine(self, view: View) -> State:
        return imagined(view)

    def is_known_beforehand(self, action: Action) -> bool:
        """P5: to lay a token shows it to the others. The player has looked at it already."""
        return isinstance(action, model.LayToken)

    def sees(self, event: Event, seat: Seat | None) -> bool:
        return may_see(event, seat)

    def reveals(self, event: Event) -> bool:
        """P4, P5, P13, P25: a roll, a token lifted or turned up, a card taken or played."""
        return isinstance(event, DieRolled | TokenLifted | TokenLaid | CardTaken | CardPlayed)

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return redealt(state, seat, dice)

    def first_choice(self, view: View, seat: Seat, dice: Dice) -> Action:
        return stand_in.expert_choice(card_play.USUAL, view, seat, dice)

    def lines(self, state: State, seat: Seat, dice: Dice) -> Sequence[Sequence[Action]]:
        """Return none: whole turns in some manner are weighed. Luck hides what a single act is worth."""
        return ()

    def appraise(self, state: State) -> tuple[float, ...] | None:
        return None if state.die else expert.appraised(state)

    def suggest(self, view: View, seat: Seat, dice: Dice, level: str) -> Action:
        return stand_in.suggest(view, seat, dice, level)


def _due_actions(state: State, phase: model.Phase) -> Sequence[Action]:
    """Return the actions that are due in a phase, without cards."""
    match phase:
        case "roll":
            return [ROLL]
        case "change" | "password":
            return _changes(state)
        case "lay":
            assert state.lifted is not None
            return [model.LayToken(way) for way in ways_to_lie(state.tokens[state.lifted])]
        case "friday":
            return [CHOICES[square] for square in shufflable(state)]
        case "move":
            stops = stops_of(state)
            moves = [move for stop in stops for move in MOVES[stop.has_star][stop.place]]
            return [*moves, END]
        case "end":
            return [END]


def _changes(state: State) -> tuple[Action, ...]:
    """P4, P14: return the flips of face-down and pivots of face-up tokens that have not been changed."""
    pivots = PIVOTS[state.year]
    ways = [
        flip if token & BACK else pivot
        for token, flip, pivot in zip(state.tokens, FLIPS, pivots, strict=True)
    ]
    for square in changes.fixed_of(state):
        ways[square] = ()
    return tuple(chain.from_iterable(ways))
