"""How long a stand-in thinks: the slowest turn of some games among a full table of them.

At Pas vu also the mean thought, over games of all sizes and options. Each of these games has a process of its
own, so that none is quicker for what its like left in the caches. As in the bot, which runs for weeks, one
game on other seeds comes before, for the tables that are built once, and memory is looked after.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from multiprocessing import get_context
from time import perf_counter, process_time

from bench.measure import Clock, Result, gauge, report
from cogs.runtime.settling import settle
from engine import GAMES
from engine.core import AnyGame, Dice, Options, Seat
from engine.pasvu.rules import PHASES

ROUNDS = 3
AT_MOST = {"junior": 100.0, "secret": 300.0, "poudlard": 500.0}  # milliseconds a turn
AT_MOST_OTHERS = 1500.0
OPTIONS = {"pasvu": {"fusion": "fusion", "midnight": "midnight"}}
PASVU_AT_MOST = 6.0  # milliseconds of processor time in the mean
PASVU_GAMES = [
    (seats, {"fusion": fusion, "midnight": midnight}, b"bench %d" % number)
    for seats, fusion, midnight, number in product(
        (2, 3, 4), ("whole", "fusion"), ("quiet", "midnight"), range(ROUNDS)
    )
]


def thoughts(
    game: AnyGame, seats: int, options: Options, seed: bytes, clock: Clock
) -> Iterator[tuple[Seat, type, float]]:
    """Yield each action of a game: its seat, its kind, and the milliseconds of thought."""
    dice, stand_in_dice = Dice(seed), Dice(seed + b"whims")
    state = game.setup(seats, options, dice).state
    while acting := game.to_act(state):
        seat = min(acting)
        start = clock()
        action = game.suggest(game.view(state, seat), seat, stand_in_dice, game.usual_level)
        yield seat, type(action), 1000 * (clock() - start)
        state = game.apply(state, seat, action, dice).state


def turns(game: AnyGame, seed: bytes) -> list[float]:
    """The milliseconds of thought of each turn, from the deal to the end: what one seat does in a row."""
    spent, last = list[float](), None
    options = game.options(**OPTIONS.get(game.key, {}))
    for seat, _, thought in thoughts(game, max(game.seats), options, seed, perf_counter):
        if seat == last:
            spent[-1] += thought
        else:
            spent.append(thought)
        last = seat
    return spent


def slowest(key: str, game: AnyGame) -> Result:
    """The slowest turn of a game."""
    return gauge(
        f"stand-ins: slowest turn of {key}",
        [max(turns(game, b"bench %d" % number)) for number in range(ROUNDS)],
        "ms",
        at_most=AT_MOST.get(key, AT_MOST_OTHERS),
    )


def pasvu_thoughts(number: int) -> list[tuple[str, float]]:
    """The phase and the milliseconds of each thought in one of the games of Pas vu."""
    seats, options, seed = PASVU_GAMES[number]
    game = GAMES["pasvu"]
    for _ in thoughts(game, 2, game.options(), b"before " + seed, process_time):
        pass
    settle()
    played = thoughts(game, seats, game.options(**options), seed, process_time)
    return [(PHASES[kind], thought) for _, kind, thought in played]


def pasvu_mean() -> Result:
    """The mean thought at Pas vu, and the mean of each phase."""
    by_phase: defaultdict[str, list[float]] = defaultdict(list)
    with get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        for thought in pool.imap(pasvu_thoughts, range(len(PASVU_GAMES))):
            for phase, spent in thought:
                by_phase[phase].append(spent)
    detail = ", ".join(
        f"{phase} {sum(spent) / len(spent):.2f} ms × {len(spent)}"
        for phase, spent in sorted(by_phase.items())
    )
    every = [one for spent in by_phase.values() for one in spent]
    mean = sum(every) / len(every)
    return gauge("stand-ins: mean thought at pasvu", [mean], "ms", at_most=PASVU_AT_MOST, detail=detail)


def results() -> list[Result]:
    """The slowest turn of each game, and the mean thought at Pas vu."""
    return [*(slowest(key, game) for key, game in GAMES.items()), pasvu_mean()]


if __name__ == "__main__":
    report(results(), sys.argv)
