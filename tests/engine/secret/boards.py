"""Positions of Le labyrinthe secret, set by names, with all parts at position 0 by default.

At position 0 these places are joined: A12 A1 A11 B12 B1 B10 B11 C1 C10 D10 E8 E9 E10; A2 A3 A4 B2 B3 B4 C4;
A5 A6 A7; A8 A9 A10 B8 B9. The key lies on B1, the gem on B11, the bell on C4, the goblet on F.
"""

from typing import Any

import pytest

from engine.core import Dice, RuleError, Step
from engine.secret import RINGS, Secret
from engine.secret.events import Event
from engine.secret.model import TREASURES, Action, Challenge, ChooseSigns, Duel, MovePawn, PlacePawn, State

SECRET = Secret()


def treasures(names: str) -> tuple[int, ...]:
    """Return treasures by their names."""
    return tuple(TREASURES.index(name) + 1 for name in names.split())


def places(names: str) -> tuple[int | None, ...]:
    """Return places by their names; "-" for a pawn that is off the board."""
    return tuple(None if name == "-" else RINGS.names.index(name) for name in names.split())


def position(
    pawns: str = "A12 A6", *, target: str = "key", held: tuple[str, ...] = (), **facts: Any
) -> State:
    """Return a state with seat 0 about to move; the bag holds all objects that are nowhere else."""
    seats = len(pawns.split())
    hands = tuple(treasures(names) for names in (*held, *[""] * (seats - len(held))))
    out = {*treasures(target), *(t for hand in hands for t in hand), *facts.get("aside", ())}
    common = {
        "goal": 7,
        "memory": False,
        "colours": tuple(range(seats)),
        "first": 0,
        "turn": 0,
        "phase": "move",
        "positions": (0, 0, 0),
        "bag": tuple(t for t in range(1, 19) if t not in out),
        "target": next(iter(treasures(target)), None),
        "aside": (),
        "changes_left": 2 if facts.get("phase") == "change" else 0,
        "changes": (),
        "trail": (),
        "mover": None,
        "turns": (0,) * seats,
        "calls": 0,
        "waited": 0,
        "quiet": 0,
        "duel": None,
        "ended": "",
    }
    return State(**(common | facts), pawns=places(pawns), held=hands)


def duel(pawns: str = "A12 A12", *, stake: int = 1, **facts: Any) -> State:
    """Return a state in which seat 0 has challenged seat 1, for the target if the stake is 0."""
    prize = "objects" if stake else "target"
    return position(pawns, phase="duel", duel=Duel(0, 1, prize, stake, is_rolled=False), **facts)


def act(state: State, action: Action, seat: int | None = None) -> Step[State, Event]:
    """Apply an action of a seat, by default the one on turn."""
    return SECRET.apply(state, state.turn if seat is None else seat, action, Dice(b"test"))


def move(state: State, to: str) -> State:
    """Return the state after a move."""
    return act(state, MovePawn(to)).state


def signs(letters: str) -> ChooseSigns:
    """Return three signs by their first letters: "RPS"."""
    names = {"R": "rock", "P": "paper", "S": "scissors"}
    return ChooseSigns(tuple(names[letter] for letter in letters))  # type: ignore[arg-type]


def fight(state: State, challenger: str, challenged: str) -> Step[State, Event]:
    """Let both choose, and return the step that shows the signs."""
    assert state.duel
    state = act(state, signs(challenger), state.duel.challenger).state
    return act(state, signs(challenged), state.duel.challenged)


def place(state: State, to: str) -> Step[State, Event]:
    """Let the duel's winner set the loser's pawn."""
    assert state.duel and state.duel.winner is not None
    return act(state, PlacePawn(to), state.duel.winner)


def challenge(state: State, seat: int, stake: str = "one") -> Step[State, Event]:
    """Challenge a rival."""
    return act(state, Challenge(seat, stake))  # type: ignore[arg-type]


def refusal(state: State, action: Action, seat: int | None = None) -> str:
    """Return the code with which an action is refused."""
    with pytest.raises(RuleError) as refused:
        act(state, action, seat)
    return refused.value.code


def pawns(state: State) -> str:
    """Return where the pawns stand, by seat."""
    return " ".join("-" if place is None else RINGS.names[place] for place in state.pawns)


def holdings(state: State) -> list[str]:
    """Return what each seat holds, in the order gained."""
    return [" ".join(TREASURES[t - 1] for t in hand) for hand in state.held]


def kinds(step: Step[State, Event]) -> list[str]:
    """Return the kinds of a step's events."""
    return [type(event).__name__ for event in step.events]


def setup(seats: int = 2, seed: bytes = b"seed", **options: Any) -> Step[State, Event]:
    """Set up a game."""
    return SECRET.setup(seats, SECRET.options(**options), Dice(seed))
