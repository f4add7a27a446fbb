"""How long a stand-in thinks: the slowest turn of some games among a full table of them."""

import sys
from time import perf_counter

from bench.measure import Result, gauge, report
from engine import GAMES
from engine.core import AnyGame, Dice

ROUNDS = 3
AT_MOST = {"junior": 100.0, "secret": 300.0, "poudlard": 500.0}  # milliseconds a turn
AT_MOST_OTHERS = 1500.0
OPTIONS = {"pasvu": {"fusion": "fusion", "midnight": "midnight"}}


def turns(game: AnyGame, seed: bytes) -> list[float]:
    """The milliseconds of thought of each turn, from the deal to the end: what one seat does in a row."""
    dice, stand_in_dice = Dice(seed), Dice(seed + b"whims")
    state = game.setup(max(game.seats), game.options(**OPTIONS.get(game.key, {})), dice).state
    spent, last = list[float](), None
    while acting := game.to_act(state):
        seat = min(acting)
        start = perf_counter()
        action = game.suggest(game.view(state, seat), seat, stand_in_dice, game.usual_level)
        thought = 1000 * (perf_counter() - start)
        if seat == last:
            spent[-1] += thought
        else:
            spent.append(thought)
        last = seat
        state = game.apply(state, seat, action, dice).state
    return spent


def results() -> list[Result]:
    """The slowest turn of each game."""
    return [
        gauge(
            f"stand-ins: slowest turn of {key}",
            [max(turns(game, b"bench %d" % number)) for number in range(ROUNDS)],
            "ms",
            at_most=AT_MOST.get(key, AT_MOST_OTHERS),
        )
        for key, game in GAMES.items()
    ]


if __name__ == "__main__":
    report(results(), sys.argv)
