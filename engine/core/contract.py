"""What every game is: one object with static facts and pure functions over frozen values."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from engine.core.dice import Dice
from engine.core.errors import RuleError, refusal

Seat: TypeAlias = int


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is settled before the first turn. A game adds fields of its own: booleans and Literals of strings.

    `picks` holds one index into `Game.picks` per seat (colour, hat, side); empty means the printed default.
    `first` names the first seat; None lets the dice draw it.
    """

    picks: tuple[int, ...] = ()
    first: Seat | None = None


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: for each seat its place (1 is best, ties share) and its score, and why it ended."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


def places_of(ranks: Sequence[Any]) -> tuple[int, ...]:
    """Return the place of each rank. The lowest rank is first, equal ranks share a place."""
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A", bound=msgspec.Struct)
E = TypeVar("E", bound=msgspec.Struct)
V = TypeVar("V", bound=msgspec.Struct)
O = TypeVar("O", bound=Options)  # noqa: E741 -- the letter of Options, beside S, A, E and V


class Step(msgspec.Struct, Generic[S, E], frozen=True):
    """A new state and the events that led to it."""

    state: S
    events: tuple[E, ...]


class Game(ABC, Generic[S, A, E, V, O]):
    """One game. States, actions, events and views are frozen structs; actions and events tagged unions.

    `action_type` and `event_type` are the unions themselves (`PushTile | MovePawn`).
    """

    key: ClassVar[str]
    rules_version: ClassVar[int]
    seats: ClassVar[tuple[int, ...]]
    picks: ClassVar[tuple[str, ...]]
    levels: ClassVar[tuple[str, ...]]
    usual_level: ClassVar[str] = "normal"  # of stand-ins for whom nobody chose one of the levels
    slow: ClassVar[bool] = False  # applying an action may take long enough to be felt by others
    can_leave: ClassVar[bool] = False  # may the others play on without the seat of a player who leaves?
    samples: ClassVar[bool] = False  # choice is free: `legal_actions` lists but a sample of what is legal
    options: type[O]
    state_type: type[S]
    action_type: Any
    event_type: Any

    @abstractmethod
    def setup(self, seats: int, options: O, dice: Dice) -> Step[S, E]:
        """The first state, and the events that tell of it."""

    def check_setup(self, seats: int, options: O) -> None:
        """As many players as the game is for, the first of them seated, each with a pick of their own."""
        if seats not in self.seats:
            raise RuleError("seat-count", seats=seats, least=self.seats[0], most=self.seats[-1])
        if options.first is not None and options.first not in range(seats):
            raise RuleError("no-such-seat", seat=options.first)
        picks, known = options.picks, range(len(self.picks))
        if picks and (len(picks) != seats or len(set(picks)) != seats or not set(picks) <= set(known)):
            raise RuleError("picks-clash", seats=seats)

    def fill_picks(self, picks: Sequence[int | None]) -> tuple[int, ...]:
        """Everybody's pick, where some have picked: the others get what is left, in order."""
        free = [number for number in range(len(self.picks)) if number not in picks]
        return tuple(free.pop(0) if pick is None else pick for pick in picks)

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """Who may act now; empty exactly when there is an outcome."""

    def may_act(self, state: S) -> frozenset[Seat]:
        """Who may act though the game need not wait for them, and whoever is to act."""
        return self.to_act(state)

    @abstractmethod
    def legal_actions(self, state: S, seat: Seat) -> Sequence[A]:
        """All actions of a seat, or a documented representative set where they are free.

        They follow from `view(state, seat)`: a list of choices never tells a secret.
        """

    @abstractmethod
    def check(self, state: S, seat: Seat, action: A) -> None:
        """Raise the `RuleError` that `apply` would raise; do nothing where the action is legal."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A, dice: Dice) -> Step[S, E]:
        """What the action makes of the state; raises `RuleError`, and never anything else, on a wrong one."""

    def leave(self, state: S, seat: Seat, dice: Dice) -> Step[S, E]:
        """A player leaves for good, and nobody takes the seat over; only where `can_leave`."""
        raise RuleError("seat-must-be-played")

    def passive_actions(self, state: S, seat: Seat) -> Sequence[A]:
        """Actions by which a seat does nothing, as far as the game has such; not all need be legal now."""
        return ()

    def stand_still(self, state: S, seat: Seat) -> A | None:
        """The action that leaves things as they are, where the rules allow that now."""
        actions = self.passive_actions(state, seat)
        return next((action for action in actions if not refusal(self.check, state, seat, action)), None)

    @abstractmethod
    def board_count(self, state: S) -> int:
        """How many boards the table has been due so far: whenever this grows, it is shown a new one."""

    def is_same_turn(self, before: S, after: S) -> bool:
        """Has no turn ended in between? A new board need not mean that one has."""
        return self.board_count(before) == self.board_count(after)

    def outcome(self, state: S) -> Outcome | None:
        """Return the result once the game is over, else None."""
        return None if self.to_act(state) else self.standing(state)

    @abstractmethod
    def standing(self, state: S) -> Outcome:
        """How the seats stand by the game's own score: its result, if it had to end here."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All that a seat, or a spectator (None), may know."""

    def revealed(self, state: S) -> V:
        """What anybody may be shown of a position once the game is over: what was hidden, too."""
        return self.view(state, None)

    @abstractmethod
    def sees(self, event: E, seat: Seat | None) -> bool:
        """May this seat (None: a spectator) be told the event?"""

    def reveals(self, event: E) -> bool:
        """Does this event show chance or a secret, so that nobody may take back what led to it?

        Draws from the dice, and events that are not told to all, count as such without being named here.
        """
        return False

    @abstractmethod
    def redeal(self, state: S, seat: Seat | None, dice: Dice) -> S:
        """Another state that this seat cannot tell from the given one: only its secrets are drawn anew."""

    @abstractmethod
    def suggest(self, view: V, seat: Seat, dice: Dice, level: str) -> A:
        """The stand-in player's next action, chosen from the view alone: it knows what a person would."""

    @cached_property
    def _decode_state(self) -> msgspec.json.Decoder[S]:
        return msgspec.json.Decoder(self.state_type)

    @cached_property
    def _decode_options(self) -> msgspec.json.Decoder[O]:
        return msgspec.json.Decoder(self.options)

    @cached_property
    def _decode_actions(self) -> msgspec.json.Decoder[tuple[A, ...]]:
        return msgspec.json.Decoder(tuple[self.action_type, ...])

    @cached_property
    def _decode_events(self) -> msgspec.json.Decoder[tuple[E, ...]]:
        return msgspec.json.Decoder(tuple[self.event_type, ...])

    def load_state(self, text: bytes | str) -> S:
        """The state that `dump` wrote."""
        return self._decode_state.decode(text)

    def load_options(self, text: bytes | str) -> O:
        """The options that `dump` wrote."""
        return self._decode_options.decode(text)

    def load_actions(self, text: bytes | str) -> tuple[A, ...]:
        """The actions that `dump` wrote, in order."""
        return self._decode_actions.decode(text)

    def load_events(self, text: bytes | str) -> tuple[E, ...]:
        """The events that `dump` wrote, in order."""
        return self._decode_events.decode(text)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def dump(value: msgspec.Struct | Sequence[msgspec.Struct]) -> str:
    """A state, options, or a sequence of actions or events as JSON text."""
    return msgspec.json.encode(value).decode()
