"""The base of a game in which one player at a time is on turn and nothing is hidden."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

from engine.core.contract import A, ActionRules, E, Game, O, Seat, Step
from engine.core.dice import Dice
from engine.core.endings import Outcome, places_of
from engine.core.seats import ALONE, NOBODY, check_seat


class OpenState(msgspec.Struct, frozen=True, kw_only=True):
    """What the state of every open game holds: who is on turn, and how many turns have ended."""

    turn: Seat
    turns: int = 0


P = TypeVar("P", bound=OpenState)


class Seen(msgspec.Struct, Generic[P], frozen=True):
    """The view of an open game: the whole state, who looks, who is on turn, and the result."""

    state: P
    seat: Seat | None
    turn: Seat | None  # None when the game is over
    outcome: Outcome | None


class OpenGame(Game[P, A, E, Seen[P], O]):
    """A game without secrets. It needs `setup`, `legal_actions`, `rules`, `scores`, `ending` and `suggest`.

    `rules` says for each kind of action how it is checked and played. The turn passes with
    `state.turn`; a table is shown a new board whenever `state.turns` grows.
    """

    rules: ActionRules[P, Step[P, E]]

    @abstractmethod
    def scores(self, state: P) -> Sequence[int]:
        """Return the score of each seat. The highest is first; equal scores share a place."""

    @abstractmethod
    def ending(self, state: P) -> str | None:
        """Return why the game is over, in a word, or None while it goes on."""

    def to_act(self, state: P) -> frozenset[Seat]:
        """Return the player on turn, until the game is over."""
        return NOBODY if self.ending(state) else ALONE[state.turn]

    def check_turn(self, state: P, seat: Seat, action: A) -> None:
        is_over = self.ending(state) is not None
        check_seat(seat, turn=state.turn, seats=len(self.scores(state)), is_over=is_over)

    def apply(self, state: P, seat: Seat, action: A, dice: Dice) -> Step[P, E]:
        self.check(state, seat, action)
        return self.rules[type(action)].play(state, seat, action, dice)

    def board_count(self, state: P) -> int:
        """Return the number of turns that have ended."""
        return state.turns

    def standing(self, state: P) -> Outcome:
        scores = tuple(self.scores(state))
        return Outcome(places_of([-score for score in scores]), scores, self.ending(state) or "unfinished")

    def view(self, state: P, seat: Seat | None) -> Seen[P]:
        outcome = self.outcome(state)
        return Seen(state, seat, None if outcome else state.turn, outcome)

    def ahead(self, view: Seen[P], seat: Seat) -> Seen[P] | None:
        """Return the same position with this seat on turn."""
        if view.turn is None:
            return None
        return Seen(msgspec.structs.replace(view.state, turn=seat), seat, seat, None)

    def imagine(self, view: Seen[P]) -> P:
        return view.state

    def sees(self, event: E, seat: Seat | None) -> bool:
        """Return True: everybody sees everything."""
        return True

    def redeal(self, state: P, seat: Seat | None, dice: Dice) -> P:
        return state
