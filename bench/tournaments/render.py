"""Pictures of tournaments: processor time and KiB. The names in standings were never drawn before."""

import sys
from collections.abc import Callable
from time import process_time

from msgspec.structs import replace

from bench.measure import Result, gauge, report
from locales import words
from render.tournaments import (
    bracket,
    bracket_pages,
    curve,
    header,
    leaderboard,
    pairings,
    podium,
    samples,
    standings,
)
from render.tournaments.model import Bracket, Entrant, Standings

PAGE_MS = 60.0
CARD_MS = 150.0
KIB_AT_MOST = 150.0
PICTURES = 30  # of each kind
WORDS = words("fr")

Draw = Callable[[int], bytes]


def fresh(table: Standings, number: int) -> Standings:
    """Returns the same standings with names that were never drawn before."""
    rows = tuple(
        replace(row, entrant=Entrant(f"{row.entrant.name[:12]} {number}·{at}", at + 1))
        for at, row in enumerate(table.rows)
    )
    return replace(table, rows=rows)


def largest(tree: Bracket) -> bytes:
    """Draws the largest page of a bracket."""
    return max((bracket(tree, WORDS, page) for page in range(1, bracket_pages(tree) + 1)), key=len)


def measured(name: str, draw: Draw, most: float) -> list[Result]:
    """Measures time and size of some pictures, after drawing one more."""
    draw(-1)
    times, sizes = list[float](), list[float]()
    for number in range(PICTURES):
        start = process_time()
        picture = draw(number)
        times.append((process_time() - start) * 1000)
        sizes.append(len(picture) / 1024)
    detail = f"largest {max(sizes):.0f} KiB"
    return [
        gauge(f"tournament: {name}", times, "ms", at_most=most),
        gauge(f"tournament: size of {name}", sizes, "KiB", at_most=KIB_AT_MOST, detail=detail),
    ]


def results() -> list[Result]:
    """Measures every kind of picture at its fullest."""
    table = samples.table(128, WORDS, own=100)
    boards = [samples.ratings(128, WORDS, 100, page) for page in range(1, 7)]
    tree, tables = samples.knockout(64, WORDS), samples.seating(12, WORDS, 2)
    sixteen = samples.knockout(16, WORDS)
    end, card, career = samples.ending(WORDS), samples.opening(WORDS), samples.career(2000)
    return [
        *measured("a page of standings", lambda n: standings(fresh(table, n), WORDS, n % 6 + 1), PAGE_MS),
        *measured("a page of the leaderboard", lambda n: leaderboard(boards[n % 6], WORDS), PAGE_MS),
        *measured("a bracket of 16", lambda n: bracket(sixteen, WORDS), PAGE_MS),
        gauge("tournament: size of a page of 64", [len(largest(tree)) / 1024], "KiB", at_most=KIB_AT_MOST),
        *measured("the tables of a round", lambda n: pairings(tables, WORDS), PAGE_MS),
        *measured("a podium", lambda n: podium(end, WORDS), CARD_MS),
        *measured("a title card", lambda n: header(card, WORDS), CARD_MS),
        *measured("a curve of 2,000 games", lambda n: curve(career, WORDS), CARD_MS),
    ]


if __name__ == "__main__":
    report(results(), sys.argv)
