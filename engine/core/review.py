"""The look back at a finished game: chances after each turn, and what an expert would have done."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.contract import AnyGame, Seat, Thought
from engine.core.dice import Dice
from engine.core.replay import Position, actions_of
from engine.core.search import Search, chance_to_win, played_on

WORLDS = 24  # play-outs for the chances of one position
LINE = 4  # most actions of a turn that are preferred
DEALS = 3  # on which these must go the same way


class Played(msgspec.Struct, frozen=True):
    """One turn that was played: its seat, the positions at its ends, and each action with what it met."""

    seat: Seat
    entries: tuple[int, ...]  # the numbers of its entries in the log; undone ones are none of them
    before: Any
    after: Any
    steps: tuple[tuple[Any, Any], ...]  # a state and the action that was chosen there


class Preferred(msgspec.Struct, frozen=True):
    """What an expert would rather have done in a turn, from a step on, and how much of a chance it gains."""

    step: int
    actions: tuple[Any, ...]
    gain: float


def turns_played(game: AnyGame, positions: Iterable[Position], seed: bytes) -> Iterator[Played]:
    """Yield what each seat did in a row within a turn, from a game's positions without what was undone."""
    acts = list[Position]()
    for position in positions:
        entry = position.entry
        is_act = entry is not None and entry.kind == "act"
        if acts and not (is_act and _goes_on(game, acts[0], position)):
            yield _played(game, acts, seed)
            acts = []
        if is_act:
            acts.append(position)
    if acts:
        yield _played(game, acts, seed)


def _goes_on(game: AnyGame, first: Position, later: Position) -> bool:
    """Is a later act of the same seat, and was it made in the same turn?"""
    assert first.before is not None and later.before is not None
    is_same_turn = game.is_same_turn(first.before.state, later.before.state)
    return is_same_turn and _seat(first) == _seat(later)


def _seat(position: Position) -> Seat:
    assert position.entry is not None
    return position.entry.seat


def _played(game: AnyGame, acts: Sequence[Position], seed: bytes) -> Played:
    first, steps = acts[0].before, list[tuple[Any, Any]]()
    assert first is not None
    for act in acts:
        assert act.before is not None
        steps += _steps(game, act, act.before, seed)
    return Played(_seat(acts[0]), tuple(a.number for a in acts), first.state, acts[-1].state, tuple(steps))


def _steps(game: AnyGame, position: Position, before: Position, seed: bytes) -> Iterator[tuple[Any, Any]]:
    state, dice = before.state, Dice(seed, before.drawn)
    assert position.entry is not None
    for action in actions_of(game, position.entry):
        yield state, action
        state = game.apply(state, position.entry.seat, action, dice).state


def chances(game: AnyGame, state: Any, seed: bytes) -> tuple[float, ...]:
    """Return everybody's chances to win as anybody may judge them: all seats together have 1."""
    seats = len(game.standing(state).places)
    found = [_chances_in_world(game, state, seed, number, seats) for number in range(WORLDS)]
    return tuple(sum(column) / len(found) for column in zip(*found, strict=True))


def _chances_in_world(game: AnyGame, state: Any, seed: bytes, number: int, seats: int) -> list[float]:
    dice = Dice(seed + b"review %d" % number)
    world = game.redeal(state, None, dice)
    thought = _thought(game, number % seats)
    last, shares = played_on(game, world, game.board_count(world), dice, dice, thought)
    if shares is None:
        winners = [float(place == 1) for place in game.standing(last).places]
        return _of_one(winners)
    return _of_one(chance_to_win(shares))


def _thought(game: AnyGame, later: int) -> Thought:
    """Return how far a play-out goes. They end before different players' turns, as each likes its own."""
    thought = game.thought
    return thought if thought.horizon is None else replace(thought, horizon=thought.horizon + later)


def _of_one(values: Sequence[float]) -> list[float]:
    return [value / (sum(values) or 1) for value in values]


def preferred(game: AnyGame, steps: Sequence[tuple[Any, Any]], seat: Seat, seed: bytes) -> Preferred | None:
    """Return the step of a turn from which an expert would have gained most by another way; None: nowhere.

    What it gains is compared on the same deals with the rest of the turn that was played. What chance or a
    secret decides ends the line: what follows depends on it. A guess is never wrong.
    """
    found = list[tuple[float, int, Any]]()
    for number, (state, action) in enumerate(steps):
        if game.is_guess(state):
            continue
        search = Search(game, state, seat, seed + b"%d" % number, game.thought)
        choice = search.verdict().action
        if choice != action:
            chosen = takewhile(lambda step: not game.is_guess(step[0]), steps[number:])
            rest = tuple(action for _, action in chosen)
            found.append((search.gain((choice,), rest), number, choice))
    gain, number, choice = max(found, key=lambda one: one[0], default=(0.0, 0, None))
    if gain <= 0:
        return None
    return Preferred(number, tuple(_line(game, steps[number][0], seat, choice, seed)), gain)


def _line(game: AnyGame, state: Any, seat: Seat, action: Any, seed: bytes) -> Iterator[Any]:
    """Yield an action and those that an expert lets follow in the turn, while all deals go the same way."""
    worlds = [game.redeal(state, seat, Dice(seed + b"line %d" % deal)) for deal in range(DEALS)]
    for number in range(LINE):
        yield action
        dice = Dice(seed + b"chance %d" % number)
        steps = [game.apply(world, seat, action, dice) for world in worlds]
        before, (first, *others) = worlds[0], steps
        is_over = seat not in game.to_act(first.state) or not game.is_same_turn(before, first.state)
        if is_over or dice.drawn or any(step.events != first.events for step in others):
            return
        worlds = [step.state for step in steps]
        action = Search(game, first.state, seat, seed + b"line %d" % number, game.thought).verdict().action
