"""Stones: players take one or two in turn, and the last one wins. T1 to T3 are the ids of its rules."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from engine.core import ActionRule, ActionRules, Dice, Letters, Options, RuleError, Seat, Step
from engine.core.dice import best
from engine.core.open_game import OpenGame, OpenState, Seen
from engine.core.seats import first_seat, replaced

COLOURS = ("orange", "yellow", "green", "blue", "violet", "pink")
EACH = 2  # T1: stones on the table for each player
MOST = 2  # T2: stones that a player may take


class Take(msgspec.Struct, frozen=True, tag_field="do", tag="take"):
    """T2: take some stones."""

    count: int


class Taken(msgspec.Struct, frozen=True, tag_field="did", tag="taken"):
    """A player took stones."""

    seat: Seat
    count: int


class Begun(msgspec.Struct, frozen=True, tag_field="did", tag="begun"):
    """T1: the stones lie on the table, and this player begins. A game tells of its start."""

    seat: Seat
    count: int


Event = Begun | Taken


class State(OpenState, frozen=True, kw_only=True):
    """The stones on the table, those that each seat has taken, and the colour that each has picked."""

    colours: tuple[int, ...]
    left: int
    taken: tuple[int, ...]


def check_take(state: State, seat: Seat, action: Take) -> None:
    """T2: one or two, and no more than there are."""
    if type(action.count) is not int or action.count not in range(1, min(MOST, state.left) + 1):
        raise RuleError("stones-wrong-count", most=min(MOST, state.left))


def taken(state: State, seat: Seat, action: Take, dice: Dice) -> Step[State, Event]:
    """T2: the stones leave the table, and the turn passes on."""
    after = replace(
        state,
        left=state.left - action.count,
        taken=replaced(state.taken, seat, state.taken[seat] + action.count),
        turn=(seat + 1) % len(state.taken),
        turns=state.turns + 1,
    )
    return Step(after, (Taken(seat, action.count),))


class Stones(OpenGame[State, Take, Event, Options]):
    """Stones, for two to six players."""

    key: ClassVar = "stones"
    rules_version: ClassVar = 1
    seats: ClassVar = (2, 3, 4, 5, 6)
    picks: ClassVar = COLOURS
    levels: ClassVar = ("easy", "normal")
    options = Options
    state_type = State
    action_type = Take
    event_type = Event
    notation = Letters[Take]({"t": Take})
    rules = ActionRules[State, Step[State, Event]]({Take: ActionRule(check_take, taken)})

    def setup(self, seats: int, options: Options, dice: Dice) -> Step[State, Event]:
        """T1: two stones for each player."""
        self.check_setup(seats, options)
        first, left = first_seat(options, seats, dice), EACH * seats
        colours = options.picks or tuple(range(seats))
        return Step(State(turn=first, left=left, taken=(0,) * seats, colours=colours), (Begun(first, left),))

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Take]:
        if seat not in self.to_act(state):
            return ()
        return tuple(Take(count) for count in range(1, min(MOST, state.left) + 1))

    def scores(self, state: State) -> Sequence[int]:
        """T3: whoever took the last stone wins, and the others share second place."""
        last = (state.turn - 1) % len(state.taken)
        return [int(not state.left and seat == last) for seat in range(len(state.taken))]

    def ending(self, state: State) -> str | None:
        """T3: the last stone is taken."""
        return None if state.left else "stones"

    def suggest(self, view: Seen[State], seat: Seat, dice: Dice, level: str) -> Take:
        """Take at random or, at the level normal, leave a multiple of three: no answer to that wins."""
        if level not in self.levels:
            raise RuleError("no-such-level", level=level)
        actions = self.legal_actions(view.state, seat)
        if level == "easy":
            return dice.choice(actions)
        return best(actions, lambda action: (view.state.left - action.count) % (MOST + 1) == 0, dice)
