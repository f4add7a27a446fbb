"""Pas vu pas pris: the game, from its set-up to its result."""

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core import Dice, Game, Outcome, RuleError, Seat, Step
from engine.pasvu import stand_in
from engine.pasvu.choices import furniture_of, midnight_of, plans_of, sides_of
from engine.pasvu.events import (
    CardDrawn,
    CardPassed,
    ChooserFound,
    DieRolled,
    Event,
    GhostMoved,
    KeyholePlaced,
    LookTaken,
    MidnightStruck,
)
from engine.pasvu.hidden import redealt, view_of
from engine.pasvu.layout import DEFAULT_SIDES, DOORS, LETTERS, MOVEMENT_CARDS, ROUNDS, SIZE_OF, START
from engine.pasvu.midnight import check_growth, check_sneak, check_tag, grown, sneaked, tagged
from engine.pasvu.model import (
    GHOSTS,
    MIDNIGHT,
    SIDES,
    Action,
    ChooseSide,
    CommitPlan,
    DeclineFurniture,
    Ghost,
    GrowGhost,
    MoveFurniture,
    Options,
    PassCard,
    SneakGhost,
    State,
    TagGhost,
    View,
)
from engine.pasvu.results import outcome_of, standing_of
from engine.pasvu.rounds import (
    Told,
    acted,
    begun,
    check_committed,
    check_furniture,
    check_side,
    furniture_declined,
    furniture_moved,
    plan_committed,
    side_chosen,
)

SEATS = (2, 3, 4)
# V38: that a chooser is found tells that the plans were carried out, even where no ghost moved.
REVEALING = (CardDrawn, ChooserFound, KeyholePlaced, GhostMoved, DieRolled, LookTaken, MidnightStruck)


class PasVu(Game[State, Action, Event, View, Options]):
    """Pas vu pas pris, for two to four players."""

    key: ClassVar = "pasvu"
    rules_version: ClassVar = 2
    seats: ClassVar = SEATS
    picks: ClassVar = SIDES
    levels: ClassVar = stand_in.LEVELS
    samples: ClassVar = True
    slow: ClassVar = True  # some midnight cards set pieces and ghosts anew all over the hall
    options = Options
    state_type = State
    action_type = Action
    event_type = Event

    def filled(self, picks: Sequence[int | None]) -> tuple[int, ...]:
        """V1: of two players, whoever has not picked sits opposite the one who has."""
        if len(picks) == 2 and picks.count(None) == 1:
            first, second = picks
            across = len(SIDES) // 2
            return tuple(
                (other + across) % len(SIDES) if one is None else one
                for one, other in ((first, second or 0), (second, first or 0))
            )
        return super().filled(picks)

    def setup(self, seats: int, options: Options, dice: Dice) -> Step[State, Event]:
        """V1, V2: the hall furnished, the keyhole on a random door, the die with a random player."""
        self.check_setup(seats, options)
        colours = options.picks or tuple(SIDES.index(side) for side in DEFAULT_SIDES[seats])
        holder = dice.below(seats) if options.first is None else options.first
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
            pieces=START,
            ghosts=(start_ghosts(has_fusion),) * seats,
            keyhole=keyhole,
            cards=nobody,
            moved=(),
            plans=nobody,
            chosen=(0,) * seats,
            rolls=(),
            # V2: five rounds, whatever the number of players.
            deck=dice.shuffled(MOVEMENT_CARDS)[: ROUNDS * seats],
            midnight_deck=dice.shuffled(MIDNIGHT) if options.midnight == "midnight" else (),
            card="",
            crystal=0,
            looks=(),
            shown=0,
        )
        state, events = begun(state, dice)
        return Step(state, (KeyholePlaced(keyhole), *events))

    def to_act(self, state: State) -> frozenset[Seat]:
        """The player on turn; while all plan, those whose plan is not in."""
        if state.phase == "over":
            return frozenset()
        if state.phase == "plan":
            return frozenset(seat for seat, plan in enumerate(state.plans) if plan is None)
        return frozenset({state.turn})

    def may_act(self, state: State) -> frozenset[Seat]:
        """V19: a plan may be replaced until the last one is in."""
        return frozenset(range(len(state.ghosts))) if state.phase == "plan" else self.to_act(state)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """A small sample where choice is free: see `engine.pasvu.choices`."""
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

    def check(self, state: State, seat: Seat, action: Action) -> None:
        """Raise the `RuleError` that forbids the action, if one does."""
        check_turn(state, seat, action)
        match action:
            case MoveFurniture():
                check_furniture(state, action)
            case CommitPlan():
                check_committed(state, seat, action)
            case ChooseSide():
                check_side(state, action.side)
            case TagGhost():
                check_tag(state, seat, action)
            case SneakGhost():
                check_sneak(state, seat, action)
            case GrowGhost():
                check_growth(state, seat, action)
            case PassCard():
                check_pass(state)
            case DeclineFurniture():
                pass

    def apply(self, state: State, seat: Seat, action: Action, dice: Dice) -> Step[State, Event]:
        """V3–V9: furniture one after another, plans together, the keyhole's side, and the look."""
        check_turn(state, seat, action)
        state, events = self._applied(state, seat, action, dice)
        return Step(state, tuple(events))

    def _applied(self, state: State, seat: Seat, action: Action, dice: Dice) -> Told:
        match action:
            case MoveFurniture():
                return furniture_moved(state, action)
            case DeclineFurniture():
                return furniture_declined(state)
            case CommitPlan():
                return plan_committed(state, seat, action, dice)
            case ChooseSide():
                return side_chosen(state, action.side, dice)
            case TagGhost():
                return acted(*tagged(state, seat, action))
            case SneakGhost():
                return acted(*sneaked(state, seat, action))
            case GrowGhost():
                return acted(*grown(state, seat, action))
            case PassCard():
                check_pass(state)
                return acted(state, [CardPassed(seat, able=True)])

    def passive(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """V3, V5, V33: no furniture, an empty plan, no larger ghost."""
        return DeclineFurniture(), CommitPlan(), PassCard()

    def board_count(self, state: State) -> int:
        """One for each piece moved or declined, each choice by a midnight card, the plans, and the look."""
        return state.shown

    def outcome(self, state: State) -> Outcome | None:
        """V10: the ranking, once there is no card left to draw."""
        return outcome_of(state)

    def standing(self, state: State) -> Outcome:
        """V10: the ranking, were the game over now."""
        return standing_of(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """V38: everything but the decks' order and the plans of others."""
        return view_of(state, seat)

    def sees(self, event: Event, seat: Seat | None) -> bool:
        """V38: everything that happens happens in the open; a plan that is in is told without its paths."""
        return True

    def reveals(self, event: Event) -> bool:
        """V38: a card, plans carried out, a look; V6, V8: what the die says."""
        return isinstance(event, REVEALING)

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        """V38: the decks and the others' plans drawn anew."""
        return redealt(state, seat, dice)

    def suggest(self, view: View, seat: Seat, dice: Dice, level: str) -> Action:
        """The stand-in player's next action."""
        return stand_in.suggest(view, seat, dice, level)


# The phase in which each kind of action is at home.
PHASES: dict[type[Any], str] = {
    MoveFurniture: "furniture",
    DeclineFurniture: "furniture",
    CommitPlan: "plan",
    ChooseSide: "side",
    TagGhost: "midnight",
    SneakGhost: "midnight",
    GrowGhost: "midnight",
    PassCard: "midnight",
}


def check_turn(state: State, seat: Seat, action: Action) -> None:
    """An action of the step that the round is in, by a player whom it concerns."""
    if seat not in range(len(state.ghosts)):
        raise RuleError("no-such-seat", seat=str(seat))
    if state.phase == "over":
        raise RuleError("game-over")
    phase = PHASES.get(type(action))
    if phase is None:
        raise RuleError("unknown-action")
    if state.phase != "plan" and seat != state.turn:
        raise RuleError("not-your-turn", turn=state.turn)
    if phase != state.phase:
        raise RuleError(f"pasvu-now-{state.phase}")


def check_pass(state: State) -> None:
    """V30, V33: the larger ghost is offered, the tag is not."""
    if state.card != "brother":
        raise RuleError("pasvu-must-tag")


def start_ghosts(has_fusion: bool) -> tuple[Ghost, ...]:
    """V15: all wait at their side. V25: with fusion only the small ones may leave it."""
    return tuple(
        Ghost(name, SIZE_OF[name], "reserve" if has_fusion and SIZE_OF[name] != "small" else "side")
        for name in GHOSTS
    )
