"""How many tables of which size, and how many byes."""

from collections.abc import Iterator


def table_sizes(players: int, sizes: tuple[int, ...], most_byes: int) -> tuple[int, ...] | None:
    """Return the sizes of the tables, largest first; players left over have a bye. None if it is impossible.

    Use as few byes as possible; then as few tables as possible of the least preferred size (the last), then
    of the one before it, and so on. With sizes (4, 3): 5 play at 4 with a bye, 6 at 3 + 3, 9 at 3 + 3 + 3.
    With sizes (4, 3, 2): 5 play at 3 + 2.
    """
    ways = [
        way
        for way in _counts(players, sizes)
        if any(way) and _over(players, sizes, way) <= min(most_byes, players)
    ]
    if not ways:
        return None
    best = min(ways, key=lambda way: (_over(players, sizes, way), *reversed(way)))
    return tuple(
        sorted((s for s, count in zip(sizes, best, strict=True) for _ in range(count)), reverse=True)
    )


def _over(players: int, sizes: tuple[int, ...], way: tuple[int, ...]) -> int:
    return players - sum(size * count for size, count in zip(sizes, way, strict=True))


def _counts(players: int, sizes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield all ways to seat at most so many players, as the number of tables of each size."""
    if not sizes:
        yield ()
        return
    for count in range(players // sizes[0] + 1):
        for rest in _counts(players - count * sizes[0], sizes[1:]):
            yield count, *rest
