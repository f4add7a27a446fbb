"""Chance: a seeded, counted stream of draws, so that a game replays from its seed and its actions."""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

BLOCK_BITS = 64


class Dice:
    """A stream in which draw number n of a seed is always the same. A stored game resumes from its count."""

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn

    def copy(self) -> "Dice":
        """Return dice that go on as these would."""
        return Dice(self.seed, self.drawn)

    def below(self, bound: int) -> int:
        """Draw a number from 0 to bound - 1, all equally likely."""
        # Without rejecting the incomplete last run, the low numbers would be slightly more likely.
        limit = (1 << BLOCK_BITS) // bound * bound
        while True:
            block = hashlib.sha256(self.seed + self.drawn.to_bytes(8, "big")).digest()
            self.drawn += 1
            number = int.from_bytes(block[: BLOCK_BITS // 8], "big")
            if number < limit:
                return number % bound

    def choice(self, things: Sequence[T]) -> T:
        """Draw one of the things, all equally likely."""
        return things[self.below(len(things))]

    def shuffled(self, things: Iterable[T]) -> tuple[T, ...]:
        """Return the things in random order."""
        pile = list(things)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)


def best(choices: Sequence[T], worth: Callable[[T], Any], dice: Dice) -> T:
    """Return the choice of most worth. The dice break ties: always breaking them the same way could loop."""
    return dice.choice(foremost(choices, worth))


def foremost(choices: Sequence[T], worth: Callable[[T], Any]) -> list[T]:
    """Return the choices of most worth, in their order."""
    worths = [worth(choice) for choice in choices]
    most = max(worths)
    return [choice for choice, value in zip(choices, worths, strict=True) if value == most]


def commitment(secret: bytes) -> str:
    """Return the hash that the lobby shows before anyone joins: it fixes the secret without revealing it."""
    return hashlib.sha256(secret).hexdigest()


def game_seed(secret: bytes, interactions: Iterable[int]) -> bytes:
    """Return the seed of a game, from the committed secret and the ids of the clicks that filled the table.

    Discord assigns those ids after the commitment is shown, so the operator cannot choose the seed.
    """
    parts = b"".join(number.to_bytes(8, "big") for number in interactions)
    return hashlib.sha256(secret + parts).digest()
