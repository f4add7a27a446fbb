"""Labyrinthe Junior as a game of the contract. J1 to J17 are the ids of its rules."""

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.core import ActionRule, ActionRules, Dice, Game, Outcome, Seat, Step, Thought, lengths
from engine.core.seats import ALONE, NOBODY, check_seat, first_seat
from engine.junior import expert, model, stand_in, turn
from engine.junior.hidden import imagined, redealt, revealed, view_of
from engine.junior.layout import DEFAULT_COLOURS, MAZE, corner_of, lay_tiles
from engine.junior.model import Action, Event, Options, State, View
from engine.junior.results import is_over, outcome_of, standing_of
from engine.mazes.sliding import OPENINGS

# J3: a turn is a push, then a move.
RULES: ActionRules[State, Step[State, Event]] = ActionRules(
    {
        model.PushTile: ActionRule(turn.check_push, turn.pushed),
        model.MovePawn: ActionRule(turn.check_move, turn.moved),
    }
)


class Junior(Game[State, Action, Event, View, Options]):
    """Labyrinthe Junior, for one to four players."""

    key: ClassVar = "junior"
    rules_version: ClassVar = 1
    seats: ClassVar = (1, 2, 3, 4)
    picks: ClassVar = model.COLOURS
    levels: ClassVar = stand_in.LEVELS
    decisive_options: ClassVar = {"goals": "secret"}  # J14: ranked by cards left
    thought: ClassVar = Thought(playouts=64, horizon=1, doubt=0)
    lengths: ClassVar = {
        "shared": lengths((9, 17, 17), (6, 18, 19), (5, 18, 20)),
        "secret": lengths((6, 12, 9), (3, 10, 9), (2, 9, 8)),
    }
    options = Options
    state_type = State
    action_type = Action
    event_type = Event
    notation = model.NOTATION
    rules = RULES

    def setup(self, seats: int, options: Options, dice: Dice) -> Step[State, Event]:
        """J1, J2, J14: lay the tiles, set the pawns, deal the cards, draw who begins."""
        self.check_setup(seats, options)
        tiles, spare = lay_tiles(dice)
        cards = dice.shuffled(range(1, len(model.TREASURES) + 1))
        first = first_seat(options, seats, dice)
        colours = options.picks or tuple(model.COLOURS.index(name) for name in DEFAULT_COLOURS[seats])
        is_shared = options.goals == "shared"
        state = State(
            goals=options.goals,
            last_round=options.last_round,
            colours=colours,
            first=first,
            turn=first,
            phase="push",
            tiles=tiles,
            spare=spare,
            pawns=tuple(corner_of(colour) for colour in colours),
            pushed=None,
            turns=(0,) * seats,
            won=((),) * seats,
            deck=cards if is_shared else (),
            target=None,
            target_turns=0,
            aside=(),
            # J14: all cards are dealt out evenly.
            piles=() if is_shared else tuple(cards[seat::seats] for seat in range(seats)),
            looked=() if is_shared else (False,) * seats,
        )
        state, events = turn.with_next_goal(state)
        return Step(state, (model.FirstPlayerDrawn(first), *events))

    def idle_options(self, options: Options) -> frozenset[str]:
        """J14: with shared goals all cards are won in turn, and there is no last round to complete."""
        return frozenset({"last_round"} if options.goals == "shared" else ())

    def tournament_options(self) -> Options:
        """J14: goals are secret in tournaments: games last half as long, and hardly ever tie."""
        return Options(goals="secret")

    def pace(self, options: Options) -> str:
        """J14: shared goals are sought by all at once, so fewer turns reach one."""
        return options.goals

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the player on turn, until the game is over."""
        # While all seek a card it is not over. That is asked at every action, so it is asked first, here.
        return NOBODY if state.target is None and is_over(state) else ALONE[state.turn]

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Return every push, or a move to every square where the pawn may stop."""
        if seat != state.turn or (state.target is None and is_over(state)):
            return ()
        if state.phase == "push":
            return turn.pushes(state.spare & OPENINGS, MAZE.reverse[state.pushed])
        # J7, J12: any distance along open corridors; staying is always possible.
        moves = turn.MOVES
        return tuple([moves[square] for square in MAZE.reach(state.tiles, state.pawns[seat])])

    def check_turn(self, state: State, seat: Seat, action: Action) -> None:
        if seat != state.turn or (state.target is None and is_over(state)):
            check_seat(seat, turn=state.turn, seats=len(state.pawns), is_over=is_over(state))

    def passive_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """J7: the pawn may stay where it is. The push cannot be skipped."""
        return (turn.MOVES[state.pawns[seat]],)

    def board_count(self, state: State) -> int:
        """Count the turns completed by all players together."""
        return sum(state.turns)

    def outcome(self, state: State) -> Outcome | None:
        return None if state.target is not None else outcome_of(state)

    def standing(self, state: State) -> Outcome:
        return standing_of(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def revealed(self, state: State) -> View:
        return revealed(state)

    def over(self, view: View, outcome: Outcome) -> View:
        """Nothing is sought and no slot is closed any more."""
        return replace(super().over(view, outcome), target=None, banned=None)

    def imagine(self, view: View) -> State:
        return imagined(view)

    def ahead(self, view: View, seat: Seat) -> View | None:
        """Return the maze as it lies, with this seat about to push. J5: the last push still bans a slot."""
        # J14: a player whose pile is finished has no turn to come.
        if view.turn is None or (view.left and not view.left[seat]):
            return None
        return replace(view, turn=seat, phase="push", banned=MAZE.reverse[view.pushed])

    def foreseen(self, view: View, seat: Seat, actions: Sequence[Action]) -> tuple[Event, ...]:
        """Return also the card that all seek: a move prepared for another one has lost its sense."""
        sought = (model.TargetShown(view.target),) if view.goals == "shared" and view.target else ()
        return (*sought, *super().foreseen(view, seat, actions))

    def sees(self, event: Event, seat: Seat | None) -> bool:
        """J16: only its owner sees the card that they look at. All else is public."""
        return not isinstance(event, model.CardLookedAt) or event.seat == seat

    def reveals(self, event: Event) -> bool:
        """J11, J14: a card was turned up."""
        return isinstance(event, model.TargetShown | model.TreasureWon)

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return redealt(state, seat, dice)

    def appraise(self, state: State) -> tuple[float, ...] | None:
        return expert.appraised(state) if state.phase == "push" else None

    def suggest(self, view: View, seat: Seat, dice: Dice, level: str) -> Action:
        return stand_in.suggest(view, seat, dice, level)
