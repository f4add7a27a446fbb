"""What all benchmarks share: a ratio to a floor of the same run, its median, its spread, its limit."""

import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import TypeAlias

import msgspec

# Does some work and says how many units of it (moves, plies, pictures) it did.
Work: TypeAlias = Callable[[], int]
Clock: TypeAlias = Callable[[], float]


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """One measured number: its median and quartiles, and the limit it must keep, if any.

    The median is judged, or the worst sample, where that is told.
    """

    name: str
    unit: str
    median: float
    low: float
    high: float
    at_most: float | None = None
    at_least: float | None = None
    detail: str = ""
    worst: float | None = None

    @property
    def is_kept(self) -> bool:
        """Does what is judged keep its limit?"""
        judged = self.median if self.worst is None else self.worst
        above = self.at_least is None or judged >= self.at_least
        below = self.at_most is None or judged <= self.at_most
        return above and below

    def __str__(self) -> str:
        limits = [
            f"{word} {limit:g}"
            for word, limit in (("at most", self.at_most), ("at least", self.at_least))
            if limit is not None
        ]
        verdict = ("ok" if self.is_kept else "BROKEN") + f" ({', '.join(limits)})" if limits else ""
        spread = f"{self.low:.2f} to {self.high:.2f}"
        spread += "" if self.worst is None else f", worst {self.worst:.2f}"
        return f"{self.name}: {self.median:.2f} {self.unit}  [{spread}]  {verdict}  {self.detail}".rstrip()


def pin_to_one_core() -> None:
    """Thread wake-ups across cores vary tenfold; on one core they are alike; programs begun here stay."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def seconds_per_unit(work: Work, clock: Clock = perf_counter) -> float:
    """One round of work on the clock."""
    start = clock()
    units = work()
    return (clock() - start) / units


def gauge(
    name: str,
    samples: Sequence[float],
    unit: str,
    *,
    at_most: float | None = None,
    at_least: float | None = None,
    by_worst: bool = False,
    detail: str = "",
) -> Result:
    """A number that has no floor (bytes, milliseconds), from its samples.

    With `by_worst` the worst of them is judged: what none may exceed.
    """
    low, _, high = quantiles(samples, n=4, method="inclusive") if len(samples) > 1 else [samples[0]] * 3
    return Result(
        name=name,
        unit=unit,
        median=median(samples),
        low=low,
        high=high,
        at_most=at_most,
        at_least=at_least,
        detail=detail,
        worst=(max if at_least is None else min)(samples) if by_worst else None,
    )


def compare(
    name: str,
    subject: Work,
    floor: Work,
    *,
    at_most: float | None = None,
    at_least: float | None = None,
    rounds: int = 15,
    clock: Clock = process_time,
) -> Result:
    """The time of `subject` per unit over that of `floor`, round against round; processor time if not told.

    With `at_least` it is the other way up: how many times as fast as the floor the subject is.
    """
    for work in (subject, floor):  # a first round warms the caches and is not counted
        work()
    pairs = [(seconds_per_unit(subject, clock), seconds_per_unit(floor, clock)) for _ in range(rounds)]
    is_speed = at_least is not None
    ratios = [base / own if is_speed else own / base for own, base in pairs]
    own, base = (median(side) for side in zip(*pairs, strict=True))
    detail = f"{own * 1e6:.1f} µs against {base * 1e6:.1f} µs"
    unit = "× as fast" if is_speed else "× the floor"
    return gauge(name, ratios, unit, at_most=at_most, at_least=at_least, detail=detail)


def report(results: Iterable[Result], argv: Sequence[str]) -> None:
    """Print the results as text, or as JSON with `--json`; exit 1 when a limit is broken."""
    known = list(results)
    if "--json" in argv:
        print(json.dumps([{**msgspec.structs.asdict(one), "kept": one.is_kept} for one in known], indent=2))
    else:
        print(*known, sep="\n")
    if not all(one.is_kept for one in known):
        sys.exit(1)
