"""Tables: how many of which size, and who sits where so that first seats are shared fairly."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations

from engine.tournaments.history import Record
from engine.tournaments.model import EntrantId


def seated(who: Sequence[EntrantId], known: Mapping[EntrantId, Record]) -> tuple[EntrantId, ...]:
    """Return the players of a table in the order of their seats.

    The first seat goes to the player who has had it least often, and the others sit where they have sat
    least. Ties keep the given order.
    """

    def worth(order: tuple[EntrantId, ...]) -> tuple[int, int]:
        others = sum(known[player].seats[seat] ** 2 for seat, player in enumerate(order) if seat)
        return known[order[0]].seats[0], others

    return min(permutations(who), key=worth)


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
