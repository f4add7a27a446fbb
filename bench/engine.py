"""Random legal play: all legal actions are listed at each ply, one is applied. The floor: python-chess."""

import random
import sys
from typing import Any

import chess

from bench.measure import Result, compare, report
from engine import GAMES
from engine.core import Dice

PLIES = 3000
AT_LEAST = {"junior": 7.0, "secret": 4.0, "poudlard": 2.5}
AT_LEAST_OTHERS = 1.0


class RandomPlay:
    """A full table at random, game after game; each round goes on where the last stopped: nothing recurs."""

    def __init__(self, key: str) -> None:
        self.game, self.chance, self.dice = GAMES[key], random.Random(1), Dice(b"bench")
        self.state = self._dealt()

    def _dealt(self) -> Any:
        return self.game.setup(max(self.game.seats), self.game.options(), self.dice).state

    def __call__(self) -> int:
        game, chance, dice, state = self.game, self.chance, self.dice, self.state
        for _ in range(PLIES):
            if game.outcome(state):
                state = self._dealt()
            seat = min(game.to_act(state))
            actions = game.legal_actions(state, seat)
            state = game.apply(state, seat, chance.choice(actions), dice).state
        self.state = state
        return PLIES


class ChessPlay:
    """Chess at random, game after game."""

    def __init__(self) -> None:
        self.chance, self.board = random.Random(1), chess.Board()

    def __call__(self) -> int:
        chance, board = self.chance, self.board
        for _ in range(PLIES):
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material():
                board = chess.Board()
                moves = list(board.legal_moves)
            board.push(chance.choice(moves))
        self.board = board
        return PLIES


def results() -> list[Result]:
    """One number a game that lists all its actions."""
    return [
        compare(
            f"engine: random legal plies of {key}",
            RandomPlay(key),
            ChessPlay(),
            at_least=AT_LEAST.get(key, AT_LEAST_OTHERS),
        )
        for key, game in GAMES.items()
        if not game.samples
    ]


if __name__ == "__main__":
    report(results(), sys.argv)
