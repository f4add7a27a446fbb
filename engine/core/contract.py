"""The contract of a game: one object with static facts and pure functions over frozen values."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, NamedTuple, NoReturn, TypeAlias, TypeVar

import msgspec

from engine.core.dice import Dice
from engine.core.endings import Outcome
from engine.core.errors import RuleError, UnforeseenError, refusal
from engine.core.length import Length, Lengths
from engine.core.notation import Notation

Seat: TypeAlias = int
EXPERT = "expert"  # the level that searches (`engine.core.search`)


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the first turn. A game adds its own fields: booleans and Literals of strings.

    `picks` holds one index into `Game.picks` per seat (colour, hat, side); empty means the default.
    `first` is the seat that begins; None lets the dice draw it.
    """

    picks: tuple[int, ...] = ()
    first: Seat | None = None


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """How much an expert thinks about one choice, in counts: it must not depend on the machine."""

    playouts: int = 240
    careful: int = 1  # boards of a play-out that stand-ins of the usual level play; the easiest ones play on
    horizon: int | None = (
        None  # boards after which the game may appraise a position; None: it plays to the end
    )
    doubt: float = 1.0  # by how many standard errors another choice must beat the first


S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A", bound=msgspec.Struct)
E = TypeVar("E", bound=msgspec.Struct)
V = TypeVar("V", bound=msgspec.Struct)
O = TypeVar("O", bound=Options)  # noqa: E741 -- the letter of Options, beside S, A, E and V
R = TypeVar("R")


class Step(msgspec.Struct, Generic[S, E], frozen=True):
    """A new state and the events that led to it."""

    state: S
    events: tuple[E, ...]


class ActionRule(NamedTuple, Generic[S, R]):
    """The rule of one kind of action. `play` carries out what `check` lets through.

    An OpenGame calls `check` first; in other games `play` does.
    """

    check: Callable[[S, Seat, Any], object]
    play: Callable[[S, Seat, Any, Dice], R]


class ActionRules(dict[type[Any], ActionRule[S, R]]):
    """Finds the rule of an action by its type, and refuses a type that the game does not know."""

    def __missing__(self, kind: type[Any]) -> NoReturn:
        raise RuleError("unknown-action")


class Game(ABC, Generic[S, A, E, V, O]):
    """One game. States, actions, events and views are frozen structs; actions and events are tagged unions.

    `action_type` and `event_type` are the unions themselves (`PushTile | MovePawn`).
    """

    key: ClassVar[str]
    rules_version: ClassVar[int]
    seats: ClassVar[tuple[int, ...]]
    picks: ClassVar[tuple[str, ...]]
    levels: ClassVar[tuple[str, ...]]  # of the stand-in; an expert searches
    # Does every turn show chance or a secret? Then no act before it can be taken back.
    every_turn_reveals: ClassVar[bool] = False
    usual_level: ClassVar[str] = "normal"  # of a stand-in if nobody chose a level
    rated_after: ClassVar[int] = (
        6  # boards before a game that was given up or agreed drawn counts for ratings
    )
    # Options under which a game of two rarely ends in a tie: proposed for knock-outs.
    decisive_options: ClassVar[Mapping[str, str]] = {}
    lengths: ClassVar[Lengths] = {}  # as they were measured
    slow: ClassVar[bool] = False  # may `apply` take so long that it should leave the event loop?
    can_give_up: ClassVar[bool] = True  # not where one act ends the game anyhow
    can_leave: ClassVar[bool] = False  # may the others play on without a player who leaves?
    samples: ClassVar[bool] = False  # does `legal_actions` list only a sample, as choice is free?
    # Actions whose preview shows what they alone would do; cards or other players decide the rest.
    previewed_alone: ClassVar[tuple[type[Any], ...]] = ()
    thought: ClassVar[Thought] = Thought()  # of an expert
    # Other manners than the first choice's in which an expert may play the rest of a turn.
    manners: ClassVar[Sequence[Callable[[Any, Seat, Dice], Any]]] = ()
    # With how many players at most an expert was seen to beat the stand-in; None: with any number. With more
    # it plays as the usual stand-in does. 0: none is offered.
    expert_up_to: ClassVar[int | None] = None
    options: type[O]
    state_type: type[S]
    action_type: Any
    event_type: Any
    notation: Notation[A]
    rules: ActionRules[S, Any]  # how each kind of action is checked and carried out

    @abstractmethod
    def setup(self, seats: int, options: O, dice: Dice) -> Step[S, E]:
        """Return the first state, and the events that describe it."""

    def check_setup(self, seats: int, options: O) -> None:
        """Refuse a wrong number of seats, a first seat that does not exist, and picks that clash."""
        if seats not in self.seats:
            raise RuleError("seat-count", seats=seats, least=self.seats[0], most=self.seats[-1])
        if options.first is not None and options.first not in range(seats):
            raise RuleError("no-such-seat", seat=options.first)
        picks, known = options.picks, range(len(self.picks))
        if picks and (len(picks) != seats or len(set(picks)) != seats or not set(picks) <= set(known)):
            raise RuleError("picks-clash", seats=seats)

    @property
    def strengths(self) -> tuple[str, ...]:
        """The levels at which the bot plays: those of the stand-in, and the expert's if there is one."""
        return self.levels if self.expert_up_to == 0 else (*self.levels, EXPERT)

    def tournament_options(self) -> O:
        """Return the options with which a new tournament begins. Its organiser may change them."""
        return self.options()

    def idle_options(self, options: O) -> frozenset[str]:
        """Return the names of the options that change nothing beside the others as they stand."""
        return frozenset()

    def pace(self, options: O) -> str:
        """Return the name of the `lengths` that hold under these options."""
        return ""

    def length(self, seats: int, options: O) -> Length | None:
        """Return how long a game usually lasts; None if that was never measured."""
        return self.lengths.get(self.pace(options), {}).get(seats)

    def fill_picks(self, picks: Sequence[int | None]) -> tuple[int, ...]:
        """Return a pick for each seat. Seats without one get what is left, in order."""
        free = [number for number in range(len(self.picks)) if number not in picks]
        return tuple(free.pop(0) if pick is None else pick for pick in picks)

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """Return the seats that the game waits for. It is empty exactly when there is an outcome."""

    def may_act(self, state: S) -> frozenset[Seat]:
        """Return all seats that may act, including those that the game need not wait for."""
        return self.to_act(state)

    @abstractmethod
    def legal_actions(self, state: S, seat: Seat) -> Sequence[A]:
        """Return all legal actions of a seat, or a documented sample where choice is free.

        They depend on `view(state, seat)` alone, so that a list of choices never reveals a secret.
        """

    @abstractmethod
    def check_turn(self, state: S, seat: Seat, action: A) -> None:
        """Refuse a seat that does not have to act now, and any seat once the game is over."""

    def check(self, state: S, seat: Seat, action: A) -> None:
        """Raise the `RuleError` that `apply` would raise. Do nothing if the action is legal."""
        self.check_turn(state, seat, action)
        self.rules[type(action)].check(state, seat, action)

    def apply(self, state: S, seat: Seat, action: A, dice: Dice) -> Step[S, E]:
        """Return the state after an action, and its events. Raise `RuleError`, never another, if illegal."""
        self.check_turn(state, seat, action)
        return self.rules[type(action)].play(state, seat, action, dice)

    def leave(self, state: S, seat: Seat, dice: Dice) -> Step[S, E]:
        """Let a player leave for good, with nobody taking over. Only games with `can_leave` allow it."""
        raise RuleError("seat-must-be-played")

    def passive_actions(self, state: S, seat: Seat) -> Sequence[A]:
        """Return the actions by which a seat does nothing, if the game has any. Not all need be legal now."""
        return ()

    def stand_still(self, state: S, seat: Seat) -> A | None:
        """Return a legal action that does nothing, or None if the seat has to do something."""
        actions = self.passive_actions(state, seat)
        return next((action for action in actions if not refusal(self.check, state, seat, action)), None)

    @abstractmethod
    def board_count(self, state: S) -> int:
        """Return how many boards the table should have seen by now. It is shown a new one when this grows."""

    def rounds_complete(self, state: S) -> int:
        """Return how many rounds of turns are complete, in which each player had the same chances.

        A game that must be decided before its end counts as it stood then. As written here, each board is a
        turn and all seats take turns in order; a game where that is not so says what a round is.
        """
        return self.board_count(state) // len(self.standing(state).places)

    def turn_count(self, state: S) -> int:
        """Return how many turns are complete. A new board does not always mean a new turn."""
        return self.board_count(state)

    def is_same_turn(self, before: S, after: S) -> bool:
        """Are both states within one turn?"""
        return self.turn_count(before) == self.turn_count(after)

    def outcome(self, state: S) -> Outcome | None:
        """Return the result once the game is over, else None."""
        return None if self.to_act(state) else self.standing(state)

    @abstractmethod
    def standing(self, state: S) -> Outcome:
        """Return the result the game would have if it ended now, by its own score."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return all that a seat, or a spectator (None), may know."""

    def revealed(self, state: S) -> V:
        """Return what everybody may see of a position once the game is over, secrets included."""
        return self.view(state, None)

    def over(self, view: V, outcome: Outcome) -> V:
        """Return the view of a game that people have ended with this result: nobody is to act any more."""
        return msgspec.structs.replace(view, turn=None, outcome=outcome)

    def imagine(self, view: V) -> S | None:
        """Return a state that looks like this view, with blanks for secrets; None if the game has no such.

        `preview` plays on it: an action that would read a blank must draw, or reveal something.
        """
        return None

    def preview(self, view: V, seat: Seat, actions: Sequence[A]) -> V:
        """Return the view after some actions, as far as the seat can know it. Raise why they are illegal.

        Raise `UnforeseenError` where chance or a secret decides what follows, or the rules forbid to try.
        """
        if not actions:
            return view
        state = self.imagine(view)
        if state is None:
            raise UnforeseenError
        for action in actions:
            dice = Dice(b"preview")
            step = self.apply(state, seat, action, dice)
            if self.has_revealed(step.events, dice.drawn) and not self.is_known_beforehand(action):
                raise UnforeseenError
            state = step.state
        return self.view(state, seat)

    def ahead(self, view: V, seat: Seat) -> V | None:
        """Return the view as if it were this seat's turn now, so that a move can be prepared.

        None where the game has no such: its turns begin with chance, or trying would show something.
        """
        return None

    def foreseen(self, view: V, seat: Seat, actions: Sequence[A]) -> tuple[E, ...]:
        """Return what actions would do on this view, with blanks for what the seat cannot know.

        A prepared move is unaffected by what others did if this is still the same. Raise why it is illegal.
        """
        state, events = self.imagine(view), list[E]()
        if state is None:
            raise UnforeseenError
        for action in actions:
            step = self.apply(state, seat, action, Dice(b"preview"))
            state = step.state
            events.extend(step.events)
        return tuple(events)

    def is_known_beforehand(self, action: A) -> bool:
        """Does the player already know all that this action reveals? Then a preview goes on after it."""
        return False

    def has_revealed(self, events: Iterable[E], draws: int) -> bool:
        """Have these events, or draws from the dice, revealed chance or a secret?"""
        return draws > 0 or any(self.reveals(event) or not self.sees(event, None) for event in events)

    def text(self, action: A) -> str:
        """Return the action in the game's notation."""
        return self.notation.text(action)

    def parse(self, text: str) -> A:
        """Read an action in the game's notation, or refuse. Whether it is legal is not checked."""
        return self.notation.parse(text)

    @abstractmethod
    def sees(self, event: E, seat: Seat | None) -> bool:
        """May this seat, or a spectator (None), know of the event?"""

    def reveals(self, event: E) -> bool:
        """Does this event reveal chance or a secret? Then the action that led to it cannot be undone.

        Draws from the dice, and events that not everybody sees, always count as revealing.
        """
        return False

    @abstractmethod
    def redeal(self, state: S, seat: Seat | None, dice: Dice) -> S:
        """Return another state that this seat cannot tell from the given one: its secrets are drawn anew.

        It depends on what the seat knows and on the dice alone, never on the secrets of the given state.
        """

    @abstractmethod
    def suggest(self, view: V, seat: Seat, dice: Dice, level: str) -> A:
        """Return the stand-in's next action, chosen from the view alone: it knows what a person would."""

    def first_choice(self, view: V, seat: Seat, dice: Dice) -> A:
        """Return what an expert does unless its search finds better. As written here: as a stand-in does."""
        return self.suggest(view, seat, dice, self.usual_level)

    def lines(self, state: S, seat: Seat, dice: Dice) -> Sequence[Sequence[A]]:
        """Return the lines that an expert weighs, beside its first choice.

        A line is what the seat would do now, and next in the same turn, as far as it matters; the stand-in
        goes on after it. The state is one that the seat imagines. As written here: each legal action alone.
        """
        return [(action,) for action in self.legal_actions(state, seat)]

    def is_guess(self, state: S) -> bool:
        """Is nothing better here than to be unpredictable? Then no choice is worse than another."""
        return False

    def appraise(self, state: S) -> Sequence[float] | None:
        """Return each seat's share as it stands (1: all others are behind), to cut a play-out short.

        None where that cannot be said now, as in the middle of a turn: the play-out goes on.
        """
        return None

    def load_state(self, text: bytes | str) -> S:
        """Decode a state that `dump` wrote."""
        return _decoder(self.state_type).decode(text)

    def load_options(self, text: bytes | str) -> O:
        """Decode options that `dump` wrote."""
        return _decoder(self.options).decode(text)

    def load_actions(self, text: bytes | str) -> tuple[A, ...]:
        """Decode actions that `dump` wrote, in order."""
        return _decoder(tuple[self.action_type, ...]).decode(text)

    def load_events(self, text: bytes | str) -> tuple[E, ...]:
        """Decode events that `dump` wrote, in order."""
        return _decoder(tuple[self.event_type, ...]).decode(text)


@cache
def _decoder(kind: type[R]) -> msgspec.json.Decoder[R]:
    return msgspec.json.Decoder(kind)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def dump(value: msgspec.Struct | Sequence[msgspec.Struct]) -> str:
    """Encode a state, options, or a sequence of actions or events as JSON."""
    return msgspec.json.encode(value).decode()
