"""Pas vu pas pris as a game of the contract. V1 to V38 are the ids of its rules."""

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.core import (
    ActionRule,
    ActionRules,
    Dice,
    Game,
    Outcome,
    RuleError,
    Seat,
    Step,
    Thought,
    lengths,
)
from engine.core.seats import first_seat
from engine.pasvu import expert, midnight, model, rounds, stand_in
from engine.pasvu.choices import furniture_of, midnight_of, plans_of, sides_of
from engine.pasvu.designs import drawn_hall
from engine.pasvu.events import REVEALING, Event, KeyholePlaced, Update
from engine.pasvu.hidden import redealt, view_of
from engine.pasvu.layout import DEFAULT_SIDES, DOORS, LETTERS, MOVEMENT_CARDS, ROUNDS, SIZE_OF, START
from engine.pasvu.model import SIDES, Action, CommitPlan, DeclineFurniture, Options, PassCard, State, View
from engine.pasvu.notation import NOTATION
from engine.pasvu.preview import foreseen
from engine.pasvu.results import standing_of

# V3–V9: furniture one after another, plans together, the keyhole's side. V30, V33: choices by midnight cards.
RULES: ActionRules[State, Update] = ActionRules(
    {
        model.MoveFurniture: ActionRule(rounds.check_furniture, rounds.furniture_moved),
        DeclineFurniture: ActionRule(rounds.check_decline, rounds.furniture_declined),
        CommitPlan: ActionRule(rounds.check_committed, rounds.plan_committed),
        model.ChooseSide: ActionRule(rounds.check_side, rounds.side_chosen),
        model.TagGhost: ActionRule(midnight.check_tag, rounds.then_round_goes_on(midnight.tagged)),
        model.SneakGhost: ActionRule(midnight.check_sneak, rounds.then_round_goes_on(midnight.sneaked)),
        model.GrowGhost: ActionRule(midnight.check_growth, rounds.then_round_goes_on(midnight.grown)),
        PassCard: ActionRule(midnight.check_pass, rounds.then_round_goes_on(midnight.passed)),
    }
)
# The phase in which each kind of action may be played.
PHASES: dict[type[Any], model.Phase] = {
    **dict.fromkeys((model.MoveFurniture, DeclineFurniture), "furniture"),
    CommitPlan: "plan",
    model.ChooseSide: "side",
    **dict.fromkeys((model.TagGhost, model.SneakGhost, model.GrowGhost, PassCard), "midnight"),
}


class PasVu(Game[State, Action, Event, View, Options]):
    """Pas vu pas pris, for two to four players."""

    key: ClassVar = "pasvu"
    rules_version: ClassVar = 4
    seats: ClassVar = (2, 3, 4)
    picks: ClassVar = SIDES
    levels: ClassVar = stand_in.LEVELS
    every_turn_reveals: ClassVar = True
    samples: ClassVar = True
    previewed_alone: ClassVar = (model.MoveFurniture, CommitPlan)
    lengths: ClassVar = {
        "quiet": lengths((12, 18, 15), (11, 22, 17), (10, 25, 19)),
        "midnight": lengths((12, 18, 18), (11, 23, 18), (11, 28, 21)),
    }
    slow: ClassVar = True  # some midnight cards search the whole hall for places
    thought: ClassVar = Thought(playouts=24, careful=3, horizon=1, doubt=1.0)
    options = Options
    state_type = State
    action_type = Action
    event_type = Event
    notation = NOTATION
    rules = RULES

    def pace(self, options: Options) -> str:
        """V26: midnight cards ask for choices of their own."""
        return options.midnight

    def fill_picks(self, picks: Sequence[int | None]) -> tuple[int, ...]:
        """V1: of two players, one who has not picked sits opposite the other."""
        if len(picks) == 2 and picks.count(None) == 1:
            first, second = picks
            across = len(SIDES) // 2
            return tuple(
                (other + across) % len(SIDES) if one is None else one
                for one, other in ((first, second or 0), (second, first or 0))
            )
        return super().fill_picks(picks)

    def setup(self, seats: int, options: Options, dice: Dice) -> Step[State, Event]:
        """V1, V2: furnish the hall, put the keyhole at a random door, give a random player the die."""
        self.check_setup(seats, options)
        colours = options.picks or tuple(SIDES.index(side) for side in DEFAULT_SIDES[seats])
        holder = first_seat(options, seats, dice)
        keyhole = dice.choice([f"{letter}{n}" for letter in LETTERS.values() for n in range(1, DOORS + 1)])
        nobody = (None,) * seats
        has_fusion = options.fusion == "fusion"
        state = State(
            fusion=has_fusion,
            midnight=options.midnight == "midnight",
            colours=colours,
            sides=tuple(SIDES[colour] for colour in colours),
            holder=holder,
            round=0,
            phase="furniture",
            turn=holder,
            waiting=(),
            pieces=START if options.hall == "classic" else drawn_hall(dice),
            ghosts=(start_ghosts(has_fusion),) * seats,
            keyhole=keyhole,
            cards=nobody,
            moved=(),
            plans=nobody,
            chosen=(0,) * seats,
            rolls=(),
            # V2: five rounds for any number of players.
            deck=dice.shuffled(MOVEMENT_CARDS)[: ROUNDS * seats],
            midnight_deck=dice.shuffled(model.MIDNIGHT) if options.midnight == "midnight" else (),
            card="",
            crystal=0,
            looks=(),
            shown=0,
        )
        state, events = rounds.round_begun(state, dice)
        return Step(state, (KeyholePlaced(keyhole), *events))

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the player on turn or, while all plan, those who have not handed in a plan."""
        if state.phase == "over":
            return frozenset()
        if state.phase == "plan":
            return frozenset(seat for seat, plan in enumerate(state.plans) if plan is None)
        return frozenset({state.turn})

    def may_act(self, state: State) -> frozenset[Seat]:
        """V19: a plan may be replaced until the last one is in."""
        return frozenset(range(len(state.ghosts))) if state.phase == "plan" else self.to_act(state)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Return a small sample where choice is free: see `engine.pasvu.choices`."""
        if seat not in self.may_act(state):
            return ()
        match state.phase:
            case "furniture":
                return furniture_of(state)
            case "plan":
                return plans_of(state, seat)
            case "side":
                return sides_of(state)
            case _:
                return midnight_of(state, seat)

    def check_turn(self, state: State | View, seat: Seat, action: Action) -> None:
        """Refuse an action of another phase, or by a player who does not have to act."""
        if seat not in range(len(state.ghosts)):
            raise RuleError("no-such-seat", seat=str(seat))
        if state.phase == "over":
            raise RuleError("game-over")
        phase = PHASES.get(type(action))
        if phase is None:
            raise RuleError("unknown-action")
        turn = None if state.phase == "plan" else state.turn
        if turn is not None and seat != turn:
            raise RuleError("not-your-turn", turn=turn)
        if phase != state.phase:
            raise RuleError(f"pasvu-now-{state.phase}")

    def apply(self, state: State, seat: Seat, action: Action, dice: Dice) -> Step[State, Event]:
        self.check_turn(state, seat, action)
        state, events = RULES[type(action)].play(state, seat, action, dice)
        return Step(state, tuple(events))

    def passive_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """V3, V5, V33: decline furniture, hand in an empty plan, replace no ghost."""
        return DeclineFurniture(), CommitPlan(), PassCard()

    def board_count(self, state: State) -> int:
        """Count each piece moved or declined, each choice by a midnight card, the plans, and the look."""
        return state.shown

    def rounds_complete(self, state: State) -> int:
        """V8: a round ends when the die is passed on."""
        return max(0, state.round - 1)

    def standing(self, state: State) -> Outcome:
        return standing_of(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def over(self, view: View, outcome: Outcome) -> View:
        """Nobody plans, and no midnight card lasts any more."""
        return replace(super().over(view, outcome), phase="over", planning=(), card="", crystal=0)

    def preview(self, view: View, seat: Seat, actions: Sequence[Action]) -> View:
        """V38: return the hall after a piece is moved, or after the seat's own plan; no more is foreseen."""
        return foreseen(self.check_turn, view, seat, actions)

    def sees(self, event: Event, seat: Seat | None) -> bool:
        """V38: all events are public. That of a plan handed in does not tell its paths."""
        return True

    def reveals(self, event: Event) -> bool:
        """V38: a card drawn, plans carried out, a look. V6, V8: a roll."""
        return isinstance(event, REVEALING)

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return redealt(state, seat, dice)

    def first_choice(self, view: View, seat: Seat, dice: Dice) -> Action:
        return expert.chosen(view, seat, dice)

    def lines(self, state: State, seat: Seat, dice: Dice) -> Sequence[Sequence[Action]]:
        return [(action,) for action in expert.weighed(state, seat, dice)]

    def appraise(self, state: State) -> tuple[float, ...] | None:
        """V3: a round begins with the furniture."""
        is_new = state.phase == "furniture" and len(state.waiting) == len(state.ghosts) - 1
        return expert.appraised(state) if is_new else None

    def suggest(self, view: View, seat: Seat, dice: Dice, level: str) -> Action:
        return stand_in.suggest(view, seat, dice, level)


def start_ghosts(has_fusion: bool) -> tuple[model.Ghost, ...]:
    """V15: all ghosts wait at their side. V25: with fusion, only the small ones may leave it."""
    return tuple(
        model.Ghost(name, SIZE_OF[name], "reserve" if has_fusion and SIZE_OF[name] != "small" else "side")
        for name in model.GHOSTS
    )
