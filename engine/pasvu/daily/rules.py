"""The hall of the day as a game of the contract: one player, one plan, every door."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.core import ActionRule, ActionRules, Dice, Game, Outcome, RuleError, Seat, Step
from engine.core.seats import ALONE, NOBODY, shared
from engine.pasvu import events as happened
from engine.pasvu import model
from engine.pasvu.choices import plans_of
from engine.pasvu.daily import stand_in
from engine.pasvu.daily.model import (
    NOWHERE,
    DoorsLookedThrough,
    Event,
    HallDealt,
    Options,
    State,
    View,
)
from engine.pasvu.daily.scoring import lost_at_doors, score
from engine.pasvu.designs import drawn_hall
from engine.pasvu.hall.standing import CELLS, Stand, free_stands
from engine.pasvu.hidden import view_of
from engine.pasvu.layout import MOVEMENT_CARDS, SIZE_OF
from engine.pasvu.model import (
    GHOSTS,
    Action,
    Card,
    Cell,
    CommitPlan,
    Ghost,
    GhostName,
    MovementCard,
    Piece,
    Size,
)
from engine.pasvu.notation import NOTATION
from engine.pasvu.plan_execution import carried_out
from engine.pasvu.plans import floor_of
from engine.pasvu.preview import foreseen
from engine.pasvu.rounds import check_committed

# V39: the sets of ghosts; at each door the ghosts of a set can pay ten points.
CASTS: tuple[tuple[GhostName, ...], ...] = (("L1", "M1", "S1", "S2"), ("M1", "M2", "S1", "S2", "S3", "S4"))
# V39: the midnight cards that change how one hides (V27, V32); on half of the days there is none.
CARDS: tuple[Card, ...] = ("", "", "shelter", "perch")
LOOKED = "doors"  # why it is over


def check_plan(state: State, seat: Seat, action: CommitPlan) -> None:
    """V40: the plan must be possible."""
    check_committed(state, seat, action)


def plan_played(state: State, seat: Seat, action: CommitPlan, dice: Dice) -> Step[State, Event]:
    """V40, V41: the ghosts go where they were sent, and every door is looked through."""
    check_plan(state, seat, action)
    floor, moves = carried_out(floor_of(state), seat, action.paths)
    lost = lost_at_doors(floor, state.card == "perch")
    state = replace(state, ghosts=floor.ghosts, phase="over", lost=lost, shown=state.shown + 1)
    moved = [event for event in moves if isinstance(event, happened.GhostMoved)]
    ended = happened.GameEnded(standing_of(state))
    told = (happened.PlanCommitted(seat, again=False), *moved, DoorsLookedThrough(seat, lost), ended)
    return Step(state, told)


def standing_of(state: State) -> Outcome:
    """V41: the points of all doors together."""
    return Outcome((1,), (score(state),), LOOKED)


class HallOfTheDay(Game[State, Action, Event, View, Options]):
    """A puzzle for one player, dealt once a day."""

    key: ClassVar = "hall"
    rules_version: ClassVar = 1
    seats: ClassVar = (1,)
    picks: ClassVar = model.SIDES[:1]
    levels: ClassVar = stand_in.LEVELS
    every_turn_reveals: ClassVar = True
    can_give_up: ClassVar = False
    samples: ClassVar = True
    previewed_alone: ClassVar = (CommitPlan,)
    slow: ClassVar = True  # every door is looked through
    expert_up_to: ClassVar = 0
    options = Options
    state_type = State
    action_type = CommitPlan
    event_type = Event
    notation = NOTATION
    rules: ActionRules[State, Step[State, Event]] = ActionRules(
        {CommitPlan: ActionRule(check_plan, plan_played)}
    )

    def setup(self, seats: int, options: Options, dice: Dice) -> Step[State, Event]:
        """V39: deal a hall, a movement card, a midnight card or none, and the ghosts to be hidden."""
        self.check_setup(seats, options)
        pieces, value = drawn_hall(dice), dice.choice(MOVEMENT_CARDS).value
        card, cast = dice.choice(CARDS), dice.choice(CASTS)
        ghosts = tuple(_spread(pieces, cast, card == "shelter", dice))
        state = State(
            fusion=False,
            midnight=bool(card),
            colours=(0,),
            sides=model.SIDES[:1],
            holder=0,
            round=1,
            phase="plan",
            turn=0,
            waiting=(),
            pieces=pieces,
            ghosts=(ghosts,),
            keyhole=NOWHERE,
            cards=(MovementCard(value),),
            moved=(),
            plans=(None,),
            chosen=(0,),
            rolls=(),
            deck=(),
            midnight_deck=(),
            card=card,
            crystal=0,
            looks=(),
            shown=0,
        )
        return Step(state, (HallDealt(0, cast, value, card),))

    def to_act(self, state: State) -> frozenset[Seat]:
        return NOBODY if state.phase == "over" else ALONE[0]

    def legal_actions(self, state: State, seat: Seat) -> tuple[CommitPlan, ...]:
        """Return a small sample: see `engine.pasvu.choices`."""
        return plans_of(state, seat) if seat in self.to_act(state) else ()

    def check_turn(self, state: State | View, seat: Seat, action: Action) -> None:
        if seat != 0:
            raise RuleError("no-such-seat", seat=str(seat))
        if state.phase == "over":
            raise RuleError("game-over")
        if type(action) is not CommitPlan:
            raise RuleError("unknown-action")

    def passive_actions(self, state: State, seat: Seat) -> tuple[CommitPlan, ...]:
        """V19: an empty plan moves no ghost."""
        return (CommitPlan(),)

    def board_count(self, state: State) -> int:
        return state.shown

    def standing(self, state: State) -> Outcome:
        return standing_of(state)

    def view(self, state: State, seat: Seat | None) -> View:
        view = View(**shared(view_of(state, seat), model.View.__struct_fields__), lost=state.lost)
        return replace(view, turn=0 if self.to_act(state) else None, outcome=self.outcome(state))

    def over(self, view: View, outcome: Outcome) -> View:
        return replace(super().over(view, outcome), phase="over", planning=())

    def preview(self, view: View, seat: Seat, actions: Sequence[Action]) -> View:
        """V42: return the hall after the plan, and not what doors would show."""
        return foreseen(self.check_turn, view, seat, actions)

    def sees(self, event: Event, seat: Seat | None) -> bool:
        """Return True: the puzzle is played in private, and hides nothing from its player."""
        return True

    def reveals(self, event: Event) -> bool:
        return isinstance(event, DoorsLookedThrough)

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return state

    def suggest(self, view: View, seat: Seat, dice: Dice, level: str) -> Action:
        return stand_in.suggest(view, dice, level)


def _spread(pieces: tuple[Piece, ...], cast: Sequence[GhostName], lies: bool, dice: Dice) -> Iterator[Ghost]:
    """V39: stand each ghost of the cast on the floor of a cell of its own. V16: it cannot leave any more."""
    cells = list(dice.shuffled(CELLS))
    for name in GHOSTS:
        size = SIZE_OF[name]
        if name not in cast:
            yield Ghost(name, size, "reserve")
            continue
        cell, stands = next(found for found in _floors(pieces, cells, size, lies) if found[1])
        cells.remove(cell)
        stand = dice.choice(stands)
        yield Ghost(name, size, "hall", cell, stand.spot, stand.level, entered=1)


def _floors(
    pieces: tuple[Piece, ...], cells: Sequence[Cell], size: Size, lies: bool
) -> Iterator[tuple[Cell, list[Stand]]]:
    """Yield cells with the places on their floor."""
    for cell in cells:
        yield cell, [stand for stand in free_stands(pieces, (), cell, size, lies) if not stand.level]
