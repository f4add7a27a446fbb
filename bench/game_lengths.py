"""How long games last: turns of each player, and days among people who play once a day.

`python -m bench.game_lengths [--json]` compares with what the games say of themselves (`Game.lengths`).
"""

import random
import sys
from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from bench.measure import Result, gauge, report
from engine import GAMES
from engine.core import AnyGame, Dice, Seat

Visit: TypeAlias = Callable[[Seat, float], float]  # when somebody next looks in, given when they were called

SIZES = (2, 3, 4)
TABLES = {"junior": 100, "secret": 100, "poudlard": 40, "pasvu": 8}
# The options that change how long a game lasts, by the pace that they give it.
PACES: dict[str, dict[str, dict[str, object]]] = {
    "junior": {"shared": {}, "secret": {"goals": "secret"}},
    "secret": {
        f"{goal}{suffix}": {"goal": goal, "memory": bool(suffix)}
        for goal in ("7", "5", "3")
        for suffix in ("", "-memory")
    },
    "poudlard": {"first": {}, "expert": {"year": "expert"}},
    "pasvu": {"quiet": {}, "midnight": {"midnight": "midnight"}},
}
USUAL = 0.5  # of all games
NEARLY_ALL = 0.95
MARGIN = 1.2  # another sample of games gives other numbers
LATER = 0.08  # days: nobody looks in at the same minute every day


class Lasted(NamedTuple):
    """One game: turns of each player, and the days that it took."""

    turns: float
    days: float


def once_a_day(seed: int, seats: int) -> Visit:
    """People who look in once a day, each at about their own time."""
    chance = random.Random(seed)
    usual = [chance.random() for _ in range(seats)]
    visits: dict[tuple[Seat, int], float] = {}

    def visit(seat: Seat, called: float) -> float:
        day = int(called)
        while True:
            shift = visits.setdefault((seat, day), chance.uniform(-LATER, LATER))
            if (at := day + usual[seat] + shift) > called:
                return at
            day += 1

    return visit


def at_the_limit(seat: Seat, called: float) -> float:
    """When a turn of one day runs out."""
    return called + 1


def played(game: AnyGame, seats: int, options: Mapping[str, object], seed: int, visit: Visit) -> Lasted:
    """Play one game; whoever looks in plays the turn that waits for them."""
    dice, whims = Dice(b"%d" % seed), Dice(b"%d whims" % seed)
    state = game.setup(seats, game.options(**options), dice).state
    now, turns, visits = 0.0, 0, dict[Seat, float]()
    while acting := game.to_act(state):
        visits = {seat: visits.get(seat) or visit(seat, now) for seat in sorted(acting)}
        seat = min(visits, key=lambda each: visits[each])
        now, turns, began = visits.pop(seat), turns + 1, state
        while seat in game.to_act(state) and game.is_same_turn(began, state):
            action = game.suggest(game.view(state, seat), seat, whims, game.usual_level)
            state = game.apply(state, seat, action, dice).state
    return Lasted(turns / seats, now)


def quantile(found: list[float], share: float) -> float:
    """Return the value that this share of what was found does not exceed."""
    return sorted(found)[min(len(found) - 1, int(len(found) * share))]


def measured(key: str, options: Mapping[str, object], seats: int) -> tuple[float, float, float]:
    """Return the usual turns of each player, the usual days if every turn lasts one, and the days of nearly
    all games among people who play once a day."""
    game, seeds = GAMES[key], range(TABLES[key])
    daily = [played(game, seats, options, seed, once_a_day(seed, seats)) for seed in seeds]
    longest = [played(game, seats, options, seed, at_the_limit).days for seed in seeds]
    turns, days = [one.turns for one in daily], [one.days for one in daily]
    return quantile(turns, USUAL), quantile(longest, USUAL), quantile(days, NEARLY_ALL)


def results() -> list[Result]:
    """The days of nearly all games, which may not be many more than the game says."""
    found = list[Result]()
    for key, paces in PACES.items():
        for pace, options in paces.items():
            for seats in SIZES:
                turns, longest, days = measured(key, options, seats)
                told = GAMES[key].lengths[pace][seats]
                detail = f"turns {turns:.1f} (told {told.turns}), waits {longest:.0f} (told {told.waits})"
                name = f"game lengths: {key} {pace}, {seats} seats"
                found.append(gauge(name, [days], "days", at_most=MARGIN * told.days, detail=detail))
    return found


if __name__ == "__main__":
    report(results(), sys.argv)
