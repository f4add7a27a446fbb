"""Chance: a seeded, counted stream of draws, so that a whole game replays from its seed and its actions."""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

BLOCK_BITS = 64


class Dice:
    """Draw number n of a seed is always the same number: a stored game resumes from its count of draws."""

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn

    def below(self, bound: int) -> int:
        """An even draw from 0 to bound - 1."""
        # Rejecting the uneven tail keeps every face equally likely.
        limit = (1 << BLOCK_BITS) // bound * bound
        while True:
            block = hashlib.sha256(self.seed + self.drawn.to_bytes(8, "big")).digest()
            self.drawn += 1
            number = int.from_bytes(block[: BLOCK_BITS // 8], "big")
            if number < limit:
                return number % bound

    def choice(self, things: Sequence[T]) -> T:
        """One of the things, evenly."""
        return things[self.below(len(things))]

    def shuffled(self, things: Iterable[T]) -> tuple[T, ...]:
        """The things in an evenly drawn order."""
        pile = list(things)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)


def best(choices: Sequence[T], worth: Callable[[T], Any], dice: Dice) -> T:
    """The choice of most worth. Ties fall to the dice: one always broken the same way can loop for ever."""
    worths = [worth(choice) for choice in choices]
    most = max(worths)
    return dice.choice([choice for choice, value in zip(choices, worths, strict=True) if value == most])


def commitment(secret: bytes) -> str:
    """What the lobby shows before anyone joins: it binds the bot to its secret and tells nothing of it."""
    return hashlib.sha256(secret).hexdigest()


def game_seed(secret: bytes, interactions: Iterable[int]) -> bytes:
    """The seed of a game: the committed secret, and the ids of the interactions that filled the table.

    Discord gives those ids after the commitment is shown, so whoever runs the bot cannot choose the seed.
    """
    parts = b"".join(number.to_bytes(8, "big") for number in interactions)
    return hashlib.sha256(secret + parts).digest()
