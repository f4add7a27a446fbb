"""Les couloirs de Poudlard: where a pawn may go (P8 to P10), and whether over a star (P13).

Nobody goes over a place twice in one movement, so a way over a star must be a simple path. In a maze cut into
its blocks (parts that fall in two at no single place) that is easy: a simple path to a place can pass exactly
the places of the blocks that lie between. Two ways that both pass a star are worth the same, at most one
card, and a card may be declined: so `MovePawn` asks for a place and for "over a star" or not, no more.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import cache

from engine.mazes.corridors import explore
from engine.mazes.sliding import OPENINGS
from engine.poudlard.layout import (
    BACK,
    ENTRY_SHIFT,
    FIRST_ZONE,
    STAR,
    STEPS,
    ZONES,
    class_of,
    has_star,
    is_down,
    sides,
)
from engine.poudlard.model import Place, Square, Stop, Token

Ways = Sequence[int]  # per place: the sides by which it lets out, and above them those by which it lets in


def _way(token: Token) -> int:
    """P8: face-down tokens stop. P10: a classroom lets in and lets nobody pass on."""
    if is_down(token):
        return 0
    return sides(token) << ENTRY_SHIFT | (0 if class_of(token) else sides(token))


WAYS = tuple(_way(token) for token in range(2 * BACK))
OPEN = OPENINGS << ENTRY_SHIFT | OPENINGS  # P8: zones are open on every side that touches a token
OPEN_ZONES = (OPEN,) * len(ZONES)


def ways(tokens: Iterable[Token], cancelled: Iterable[Square], start: Place) -> list[int]:
    """How the places let in and out for a pawn that starts somewhere."""
    found = [WAYS[token] for token in tokens]
    # P10: who is inside a classroom may leave, cancelled or not.
    own = found[start] >> ENTRY_SHIFT if start < FIRST_ZONE else OPENINGS
    found.extend(OPEN_ZONES)
    for square in cancelled:
        found[square] = 0  # P10: a cancelled classroom cannot be entered
    found[start] = own  # P9: nobody comes back to where they started
    return found


def reach(paths: Ways, start: Place) -> tuple[Place, ...]:
    """P9: all places where the pawn may stop, its own first, then the nearest."""
    return explore(start, paths, STEPS, OPENINGS)


def stops(tokens: tuple[Token, ...], cancelled: tuple[Square, ...], start: Place) -> tuple[Stop, ...]:
    """P9, P13: where the pawn may stop, and whether a way there goes over a star."""
    paths = ways(tokens, cancelled, start)
    reached = reach(paths, start)
    over = starred(paths, start, stars_among(tokens, reached[1:]))
    return tuple([_stop(place, place in over) for place in reached])


@cache
def _stop(place: Place, is_over_star: bool) -> Stop:
    return Stop(place, is_over_star)


def stars_among(tokens: Sequence[Token], places: Iterable[Place]) -> set[Place]:
    """P13: the places with a star; zones have none."""
    return {place for place in places if place < FIRST_ZONE and tokens[place] & STAR}


def _beside(paths: Ways, place: Place) -> list[Place]:
    """The places that can be entered from a place."""
    return [to for to, entry in STEPS[place][paths[place] & OPENINGS] if paths[to] & entry]


def starred(paths: Ways, start: Place, stars: Collection[Place]) -> set[Place]:
    """The places to which a simple path goes over one of the stars, the place itself included."""
    if not stars:
        return set()
    found = set[Place]()
    for cut, block in reversed(_blocks(paths, start)):
        if cut in found or any(place in stars for place in block):
            found.update(block)
    return found


def _blocks(paths: Ways, start: Place) -> list[tuple[Place, list[Place]]]:
    """The blocks of the maze, the farthest first: where each is entered, and its other places (Tarjan).

    A classroom is the end of every path: each way into one is a block of its own.
    """
    # A way round that comes back to the start makes a block of it: for once the start can be entered.
    paths = [*paths]
    paths[start] |= paths[start] << ENTRY_SHIFT
    order: dict[Place, int] = {start: 0}
    low: dict[Place, int] = {start: 0}
    open_places: list[Place] = []
    blocks: list[tuple[Place, list[Place]]] = []

    def visit(place: Place) -> None:
        for to in _beside(paths, place):
            if not paths[to] & OPENINGS:
                blocks.append((place, [to]))
            elif to in order:
                low[place] = min(low[place], order[to])
            else:
                order[to] = low[to] = len(order)
                open_places.append(to)
                visit(to)
                low[place] = min(low[place], low[to])
                if low[to] >= order[place]:
                    cut = open_places.index(to)
                    blocks.append((place, open_places[cut:]))
                    del open_places[cut:]

    visit(start)
    return blocks


def way_to(paths: Ways, start: Place, end: Place) -> tuple[Place, ...]:
    """A shortest way between two places, both included; `end` must be in reach."""
    came = {start: start}
    for place in (queue := [start]):
        for to in _beside(paths, place):
            if to not in came:
                came[to] = place
                queue.append(to)
    path = [end]
    while path[-1] != start:
        path.append(came[path[-1]])
    return tuple(reversed(path))


def starred_way(paths: Ways, start: Place, end: Place, tokens: Sequence[Token]) -> tuple[Place, ...]:
    """A way over a star that goes over no place twice; `end` must be `starred`."""
    path, ahead = [start], list(paths)
    while not (len(path) > 1 and path[-1] < FIRST_ZONE and has_star(tokens[path[-1]])):
        here = path[-1]
        options = _beside(ahead, here)
        ahead[here] = 0
        path.append(next(to for to in options if _leads(ahead, to, end, tokens)))
    return (*path[:-1], *way_to(ahead, path[-1], end))


def _leads(paths: Ways, start: Place, end: Place, tokens: Sequence[Token]) -> bool:
    """Does a step to `start` still lead to the end over a star?"""
    reached = reach(paths, start)
    if start < FIRST_ZONE and has_star(tokens[start]):
        return end in reached
    return end in starred(paths, start, stars_among(tokens, reached[1:]))
