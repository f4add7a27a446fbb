"""Le labyrinthe secret as a game of the contract. S1 to S19 are the ids of its rules."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import ClassVar

from msgspec.structs import replace

from engine.core import ActionRule, ActionRules, Dice, Game, Outcome, RuleError, Seat, Step, Thought, lengths
from engine.core.seats import first_seat
from engine.mazes.corridors import Squares, members
from engine.secret import duel, expert, model, stand_in, turn
from engine.secret.bag import with_target_drawn
from engine.secret.events import REVEALING, Event, FirstPlayerDrawn
from engine.secret.hidden import acting, redealt, view_of
from engine.secret.layout import DEFAULT_COLOURS, RINGS, start_of
from engine.secret.leaving import leave
from engine.secret.model import Action, Options, State, View
from engine.secret.results import outcome_of, standing_of

CACHED_AREAS = 4096
END_TURN = model.EndTurn()
# S2: a turn is two changes, then a move. S9: a duel may end it.
RULES: ActionRules[State, Step[State, Event]] = ActionRules(
    {
        model.TurnCentre: ActionRule(turn.check_change, turn.changed),
        model.TurnRing: ActionRule(turn.check_change, turn.changed),
        model.MovePawn: ActionRule(turn.check_move, duel.moved),
        model.Challenge: ActionRule(duel.check_challenge, duel.challenged),
        model.EndTurn: ActionRule(duel.check_waiver, duel.waived),
        model.ChooseSigns: ActionRule(duel.check_choice, duel.chosen),
        model.PlacePawn: ActionRule(duel.check_placing, duel.placed),
    }
)
PLACINGS = tuple(model.PlacePawn(name) for name in RINGS.names)


@cache
def challenges(rivals: tuple[Seat, ...], stakes: tuple[model.Stake, ...]) -> tuple[Action, ...]:
    """S9, S10, S11: return every rival for every stake and, unless it is for the target, ending the turn."""
    duels = [model.Challenge(rival, stake) for rival in rivals for stake in stakes]
    return (*duels,) if "target" in stakes else (*duels, END_TURN)


@lru_cache(CACHED_AREAS)
def moves_within(area: Squares) -> tuple[Action, ...]:
    """S6: return a move to every place of an area that unbroken paths join, the pawn's own included."""
    return tuple([turn.MOVES[place] for place in members(area)])


class Secret(Game[State, Action, Event, View, Options]):
    """Le labyrinthe secret, for two to four players.

    S2 forbids trying out, so it imagines no state, and `preview` foresees no action.
    """

    key: ClassVar = "secret"
    rules_version: ClassVar = 2
    seats: ClassVar = (2, 3, 4)
    picks: ClassVar = model.COLOURS
    levels: ClassVar = stand_in.LEVELS
    rated_after: ClassVar = 12
    lengths: ClassVar = {
        "7": lengths((19, 38, 40), (21, 63, 61), (18, 72, 84)),
        "5": lengths((14, 28, 38), (14, 43, 47), (13, 52, 57)),
        "3": lengths((8, 16, 20), (7, 20, 28), (7, 27, 36)),
        "7-memory": lengths((21, 42, 42), (22, 66, 63), (22, 86, 122)),
        "5-memory": lengths((14, 28, 38), (14, 43, 62), (15, 58, 95)),
        "3-memory": lengths((8, 15, 21), (8, 23, 47), (9, 34, 95)),
    }
    every_turn_reveals: ClassVar = True
    can_leave: ClassVar = True
    thought: ClassVar = Thought(playouts=48, careful=3, horizon=1, doubt=0)
    expert_up_to: ClassVar = expert.MOST_PLAYERS
    options = Options
    state_type = State
    action_type = Action
    event_type = Event
    notation = model.NOTATION
    rules = RULES

    def setup(self, seats: int, options: Options, dice: Dice) -> Step[State, Event]:
        """S1: turn the parts at random, set the pawns, draw the target and who begins."""
        self.check_setup(seats, options)
        positions = tuple(dice.below(RINGS.sectors) for _ in RINGS.parts)
        first = first_seat(options, seats, dice)
        colours = options.picks or tuple(model.COLOURS.index(name) for name in DEFAULT_COLOURS[seats])
        state = State(
            goal=int(options.goal),
            memory=options.memory,
            colours=colours,
            first=first,
            turn=first,
            phase="change",
            positions=positions,
            pawns=tuple(start_of(colour) for colour in colours),
            bag=tuple(range(1, len(model.TREASURES) + 1)),
            target=None,
            held=((),) * seats,
            aside=(),
            changes_left=turn.CHANGES,
            changes=(),
            trail=(),
            mover=None,
            turns=(0,) * seats,
            calls=0,
            waited=0,
            quiet=0,
            duel=None,
            ended="",
        )
        state, events = with_target_drawn(state, dice)
        return Step(replace(state, waited=0), (FirstPlayerDrawn(first), *events))

    def tournament_options(self) -> Options:
        """S14: three objects win in tournaments; a game for seven lasts for weeks."""
        return Options(goal="3")

    def pace(self, options: Options) -> str:
        """S14, S16: fewer objects are found sooner; what is hidden makes duels longer."""
        return f"{options.goal}-memory" if options.memory else options.goal

    def to_act(self, state: State) -> frozenset[Seat]:
        return acting(state)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Return all legal actions. Each phase has its own kind."""
        if seat not in acting(state):
            return ()
        match state.phase:
            case "change":
                return turn.RING_TURNS if turn.is_centre_turned(state) else turn.ALL_TURNS
            case "move":
                return moves_within(RINGS.areas(state.positions)[turn.pawn_on_turn(state)])
            case "challenge":
                return challenges(turn.rivals_of(state), duel.stakes_of(state))
            case "duel":
                return duel.CHOICES
            case "place":
                return tuple([PLACINGS[place] for place in duel.free_places(state)])

    def check_turn(self, state: State, seat: Seat, action: Action) -> None:
        if seat in acting(state):
            return
        if seat not in range(len(state.pawns)):
            raise RuleError("no-such-seat", seat=seat)
        if state.ended:
            raise RuleError("game-over")
        # S12: a choice is final.
        if state.phase == "duel" and state.duel and seat in (state.duel.challenger, state.duel.challenged):
            raise RuleError("secret-already-chosen")
        raise RuleError("not-your-turn", turn=state.turn)

    def leave(self, state: State, seat: Seat, dice: Dice) -> Step[State, Event]:
        return leave(state, seat, dice)

    def passive_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """S6, S9: the pawn may stay, and nobody has to be challenged. Changes cannot be skipped."""
        place = state.pawns[seat]
        return (END_TURN,) if place is None else (END_TURN, turn.MOVES[place])

    def board_count(self, state: State) -> int:
        """Count the turns completed by all, and each duel begun, tied or decided, as these call on others."""
        return sum(state.turns) + state.calls

    def rounds_complete(self, state: State) -> int:
        """S9, S19: a duel is no turn, and those who left take none."""
        here = (turns for turns, pawn in zip(state.turns, state.pawns, strict=True) if pawn is not None)
        return min(here, default=0)

    def turn_count(self, state: State) -> int:
        """S9 to S13: a duel belongs to the turn in which it began."""
        return sum(state.turns)

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state)

    def standing(self, state: State) -> Outcome:
        return standing_of(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def revealed(self, state: State) -> View:
        """S16: once it is over, everybody sees what each player held."""
        return view_of(replace(state, memory=False), None)

    def over(self, view: View, outcome: Outcome) -> View:
        """Nothing is sought and nobody duels any more."""
        return replace(super().over(view, outcome), target=None, target_place=None, duel=None, to_act=())

    def sees(self, event: Event, seat: Seat | None) -> bool:
        """Everybody sees every event. S16 hides counts and S17 choices, and no event tells those."""
        return True

    def reveals(self, event: Event) -> bool:
        """S3: the maze after a change. S9, S12: duels and signs. S16: objects and the result."""
        return isinstance(event, REVEALING)

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return redealt(state, seat, dice)

    def lines(self, state: State, seat: Seat, dice: Dice) -> Sequence[Sequence[Action]]:
        return expert.weighed(self.legal_actions(state, seat), state, seat)

    def is_guess(self, state: State) -> bool:
        return expert.is_guess(state)

    def appraise(self, state: State) -> tuple[float, ...] | None:
        return expert.appraised(state) if state.phase == "change" else None

    def suggest(self, view: View, seat: Seat, dice: Dice, level: str) -> Action:
        return stand_in.suggest(view, seat, dice, level)
