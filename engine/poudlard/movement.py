"""Les couloirs de Poudlard: where a pawn may go (P8 to P10), and whether over a star (P13).

No place is visited twice in one movement, so a path over a star must be a simple path. Cut the maze into its
blocks (parts that no single place splits in two): a simple path can visit exactly the places of the blocks
between its ends. Several stars are worth no more than one, a single card, which may be declined; so a
`MovePawn` only names a place and whether to go over a star.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import cache, lru_cache

from engine.mazes.corridors import explore
from engine.mazes.sliding import OPENINGS
from engine.poudlard import layout
from engine.poudlard.model import Place, Square, Stop, Token

# Per place, its sides as bits: those by which a pawn may leave it and, shifted, those by which it may enter.
Passages = Sequence[int]


def _passage(token: Token) -> int:
    """P8: face-down tokens are closed. P10: a classroom can be entered but not passed."""
    if layout.is_down(token):
        return 0
    return layout.sides(token) << layout.ENTRY_SHIFT | (0 if layout.class_of(token) else layout.sides(token))


TOKEN_PASSAGES = tuple(_passage(token) for token in range(2 * layout.BACK))
OPEN = OPENINGS << layout.ENTRY_SHIFT | OPENINGS  # P8: zones are open on every side that touches a token
OPEN_ZONES = (OPEN,) * len(layout.ZONES)


def passages_from(tokens: Iterable[Token], cancelled: Iterable[Square], start: Place) -> list[int]:
    """Return the passages of all places for a pawn that starts at one of them."""
    found = [TOKEN_PASSAGES[token] for token in tokens]
    # P10: a pawn inside a classroom may leave, cancelled or not.
    own = found[start] >> layout.ENTRY_SHIFT if start < layout.FIRST_ZONE else OPENINGS
    found.extend(OPEN_ZONES)
    for square in cancelled:
        found[square] = 0  # P10: a cancelled classroom cannot be entered
    found[start] = own  # P9: a pawn does not come back to its start
    return found


def reach(passages: Passages, start: Place) -> tuple[Place, ...]:
    """P9: return all places where the pawn may stop, its own first, then the nearest."""
    return explore(start, passages, layout.STEPS, OPENINGS)


@lru_cache(maxsize=256)  # whoever plans a turn asks for the same again and again
def reach_on(tokens: tuple[Token, ...], cancelled: tuple[Square, ...], start: Place) -> tuple[Place, ...]:
    """P9, P10: return where a pawn may stop that starts at a place, with these rooms cancelled."""
    return reach(passages_from(tokens, cancelled, start), start)


@lru_cache(maxsize=256)  # what is listed is mostly asked for again, when it is checked
def stops(tokens: tuple[Token, ...], cancelled: tuple[Square, ...], start: Place) -> tuple[Stop, ...]:
    """P9, P13: return where the pawn may stop, and whether a path there goes over a star."""
    passages = passages_from(tokens, cancelled, start)
    reached = reach(passages, start)
    over = places_over_star(passages, start, stars_among(tokens, reached[1:]))
    return tuple([_stop(place, place in over) for place in reached])


@cache
def _stop(place: Place, is_over_star: bool) -> Stop:
    return Stop(place, is_over_star)


def stars_among(tokens: Sequence[Token], places: Iterable[Place]) -> set[Place]:
    """P13: return the places with a star. Zones have none."""
    return {place for place in places if place < layout.FIRST_ZONE and tokens[place] & layout.STAR}


def _beside(passages: Passages, place: Place) -> list[Place]:
    """Return the places that can be entered from a place."""
    return [to for to, entry in layout.STEPS[place][passages[place] & OPENINGS] if passages[to] & entry]


def places_over_star(passages: Passages, start: Place, stars: Collection[Place]) -> set[Place]:
    """Return the places to which a simple path goes over a star, which may be on the place itself."""
    if not stars:
        return set()
    found = set[Place]()
    for cut, block in reversed(_blocks(passages, start)):
        if cut in found or any(place in stars for place in block):
            found.update(block)
    return found


def _blocks(passages: Passages, start: Place) -> list[tuple[Place, list[Place]]]:
    """Return the blocks of the maze, the farthest first: where each is entered, and its other places.

    This is Tarjan's algorithm. Every path ends at a classroom, so each entry to one is a block of its own.
    """
    # A loop through the start is one block, so here the start can be entered.
    passages = [*passages]
    passages[start] |= passages[start] << layout.ENTRY_SHIFT
    order: dict[Place, int] = {start: 0}
    low: dict[Place, int] = {start: 0}
    open_places: list[Place] = []
    blocks: list[tuple[Place, list[Place]]] = []

    def visit(place: Place) -> None:
        for to, entry in layout.STEPS[place][passages[place] & OPENINGS]:
            if not passages[to] & entry:
                continue
            if not passages[to] & OPENINGS:
                blocks.append((place, [to]))
            elif to in order:
                if order[to] < low[place]:
                    low[place] = order[to]
            else:
                order[to] = low[to] = len(order)
                open_places.append(to)
                visit(to)
                if low[to] < low[place]:
                    low[place] = low[to]
                if low[to] >= order[place]:
                    cut = open_places.index(to)
                    blocks.append((place, open_places[cut:]))
                    del open_places[cut:]

    visit(start)
    return blocks


@lru_cache(maxsize=256)  # the play-outs of an expert make the same movements again and again
def path_on(
    tokens: tuple[Token, ...], cancelled: tuple[Square, ...], start: Place, stop: Stop
) -> tuple[Place, ...]:
    """Return a path to a stop, over a star if it says so; `stop` must be among the `stops`."""
    passages = passages_from(tokens, cancelled, start)
    if stop.has_star:
        return path_over_star(passages, start, stop.place, tokens)
    return path_to(passages, start, stop.place)


def path_to(passages: Passages, start: Place, end: Place) -> tuple[Place, ...]:
    """Return a shortest path between two places, both included; `end` must be in reach."""
    came = {start: start}
    for place in (queue := [start]):
        if end in came:
            break
        for to in _beside(passages, place):
            if to not in came:
                came[to] = place
                queue.append(to)
    path = [end]
    while path[-1] != start:
        path.append(came[path[-1]])
    return tuple(reversed(path))


def path_over_star(
    passages: Passages, start: Place, end: Place, tokens: Sequence[Token]
) -> tuple[Place, ...]:
    """Return a path over a star that visits no place twice; `end` must be in `places_over_star`."""
    path, ahead = [start], list(passages)
    while not (len(path) > 1 and path[-1] < layout.FIRST_ZONE and layout.has_star(tokens[path[-1]])):
        here = path[-1]
        options = _beside(ahead, here)
        ahead[here] = 0
        # One of them leads there: if no other does, the last.
        path.append(next((to for to in options[:-1] if _leads(ahead, to, end, tokens)), options[-1]))
    return (*path[:-1], *path_to(ahead, path[-1], end))


def _leads(passages: Passages, start: Place, end: Place, tokens: Sequence[Token]) -> bool:
    """Can a pawn that steps to `start` still reach the end over a star?"""
    reached = reach(passages, start)
    if start < layout.FIRST_ZONE and layout.has_star(tokens[start]):
        return end in reached
    return end in places_over_star(passages, start, stars_among(tokens, reached[1:]))
