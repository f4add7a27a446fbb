"""Weeks of tournaments by the service, with the terms that a new tournament has: how many tables the deadline
decides, how often people are called, how much the main channel gets.

`python -m bench.tournaments.weeks [--json] [--game junior] [--format double] [--seeds 3]`; without a game,
all but Pas vu, whose games take long to play.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from bench.measure import Result, gauge, report
from cogs.tournaments.service.formats import make_plan, usual_size
from engine import GAMES
from engine.tournaments import AnyPlan
from tests.playing.service import Hall
from tests.playing.weeks import MIXED, Simulation, Weeks, people

QUICK = tuple(key for key in GAMES if key != "pasvu")
# By the names of the formats, and groups with a knock-out.
FORMATS = ("swiss", "single", "double", "groups", "league")
DECIDED = 5  # at most so many tables of a hundred, where everybody plays once a day
PINGS = 1.0  # a person and day, where not everybody does
MESSAGES = 2  # a round


def plan_of(game: str, form: str, count: int) -> AnyPlan:
    """The usual plan of a format, for so many people."""
    name, rules = "round-robin" if form == "groups" else form, GAMES[game]
    groups = 4 if count >= 16 else 3
    numbers = {"groups": {"groups": groups, "cut": 2 * groups}, "league": {"divisions": 2}}.get(form, {})
    return make_plan(name, usual_size(name, rules), rules.seats, **numbers)


async def weeks(game: str, form: str, habits: dict[str, int], seed: int) -> Weeks:
    """Play one tournament to its end."""
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(str(Path(folder, "weeks.sqlite3")), seed)
        await hall.open()
        try:
            simulation = Simulation(hall, people(habits, seed), seed.to_bytes(32, "big"))
            return await simulation.run(game, plan_of(game, form, sum(habits.values())))
        finally:
            await hall.close()


def measured(game: str, forms: Sequence[str], seeds: int) -> Iterator[Result]:
    """Each format with 16 and 11 people, of all habits and of those who play once a day; then all in one."""
    for crowd in ("daily", "mixed"):
        found = list[Weeks]()
        for form in forms:
            for count, mixed in MIXED.items():
                habits = mixed if crowd == "mixed" else {crowd: count}
                runs = [asyncio.run(weeks(game, form, habits, seed)) for seed in range(1, seeds + 1)]
                found += runs
                name = f"weeks: {game}, {form}, {count} {crowd}"
                yield gauge(name, [decided(runs)], "% by the deadline", detail=told(runs))
        limit = DECIDED if crowd == "daily" else None
        name = f"weeks: {game}, all formats, {crowd}"
        yield gauge(name, [decided(found)], "% by the deadline", at_most=limit, detail=told(found))
        if crowd == "mixed":
            most = max(one.pings_a_day for one in found)
            yield gauge(f"weeks: {game}, calls at most", [most], "a person and day", at_most=PINGS)
            loudest = max(one.public_a_round for one in found)
            yield gauge(f"weeks: {game}, main channel at most", [loudest], "a round", at_most=MESSAGES)


def decided(runs: Sequence[Weeks]) -> float:
    """How many tables of a hundred the deadline has decided."""
    return 100 * sum(one.by_deadline for one in runs) / sum(one.tables for one in runs)


def told(runs: Sequence[Weeks]) -> str:
    """The same as numbers, and what reached people."""
    late, tables = sum(one.by_deadline for one in runs), sum(one.tables for one in runs)
    pings = sum(one.pings_a_day for one in runs) / len(runs)
    messages = sum(one.public_a_round for one in runs) / len(runs)
    return f"{late} of {tables} tables; {pings:.2f} calls a person and day, {messages:.2f} messages a round"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--game", choices=tuple(GAMES))
    parser.add_argument("--format", choices=FORMATS)
    parser.add_argument("--seeds", type=int, default=1)
    wish = parser.parse_args()
    games, forms = (wish.game,) if wish.game else QUICK, (wish.format,) if wish.format else FORMATS
    report([one for game in games for one in measured(game, forms, wish.seeds)], sys.argv)
