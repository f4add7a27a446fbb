"""Labyrinthe Junior: what an expert expects of a position at the start of a turn."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace

from engine.core import Seat
from engine.core.appraisal import NET, Outlook, hope_of_way, outlook, prize_hopes, shares_from_leads
from engine.core.search import shares_of
from engine.junior.layout import MAZE, square_of, treasure_of
from engine.junior.model import Square, State, Treasure
from engine.junior.results import standing_of
from engine.mazes.corridors import Join, flood, members
from engine.mazes.sliding import Tile
from engine.mazes.solver import Position, Target, Tiles, chances, pushes

STRIDE = 3  # of a rival's pushes, every third is looked at
CACHED = 1 << 9
MARGIN = 0.1  # what more ways to a card are worth, where there is one


def appraised(state: State) -> tuple[float, ...]:
    """Return each seat's chance: the cards it has won, and those that it stands well for."""
    if len(state.pawns) == 1:
        return (_alone(state),)
    return _with_one_prize(state) if state.goals == "shared" else _with_own_prizes(state)


def _alone(state: State) -> float:
    """Return how far a player alone has come: the cards won, and the hope for the next one.

    J11: one that has just been turned up might have been any other.
    """
    known = () if state.target is None else (state.target,)
    ways = _ways(state, 0)
    seen = outlook([ways[card] for card in (known if state.target_turns else (*known, *state.deck))], ())
    won, left = len(state.won[0]), len(known) + len(state.deck)
    return (won + (1 - MARGIN) * seen.now + MARGIN * seen.later) / (won + left + 1)


def _with_one_prize(state: State) -> tuple[float, ...]:
    """J2: all seek the same card. J11: one that has just been turned up might have been any other."""
    seats = len(state.pawns)
    order = [(state.turn + later) % seats for later in range(seats)]
    known = () if state.target is None else (state.target,)
    sought = known if state.target_turns else (*known, *state.deck)
    ways = [_ways(state, seat) for seat in order]
    outlooks = [outlook([found[c] for c in sought], [found[c] for c in state.deck]) for found in ways]
    if state.target and state.target_turns and not outlooks[0].now:
        kept = _kept_ways(state.tiles, state.spare, MAZE.reverse[state.pushed], _square(state))
        pairs = zip(order, outlooks, strict=True)
        outlooks = [seen._replace(later=kept[state.pawns[seat]]) for seat, seen in pairs]
    if not state.deck:
        return _with_last_prize(state, order, outlooks)
    worth = [float(len(cards)) for cards in state.won]
    for seat, hope in zip(order, prize_hopes(outlooks), strict=True):
        worth[seat] += hope
    return shares_from_leads(worth, 1 + len(state.deck))


def _with_last_prize(state: State, order: Sequence[Seat], outlooks: Sequence[Outlook]) -> tuple[float, ...]:
    """J13: whoever wins the last card ends the game; turns rank those who have equally many cards."""
    chances, left = list[float](), 1.0
    for place, seen in enumerate(outlooks):
        chances.append(left * (seen.later if place else seen.now))
        left -= chances[-1]
    later = left / len(order)  # in a round to come, anybody may win it
    ends = [shares_of(standing_of(_ended(state, order[: place + 1]))) for place in range(len(order))]
    weighed = [[(chance + later) * share for share in end] for chance, end in zip(chances, ends, strict=True)]
    return tuple(map(sum, zip(*weighed, strict=True)))


def _ended(state: State, went: Sequence[Seat]) -> State:
    """Return the end of a game whose last card was won by the last of those who took one more turn."""
    seats = range(len(state.pawns))
    won = tuple(
        (*state.won[seat], state.target or 0) if seat == went[-1] else state.won[seat] for seat in seats
    )
    return replace(state, won=won, turns=tuple(state.turns[seat] + (seat in went) for seat in seats))


def _with_own_prizes(state: State) -> tuple[float, ...]:
    """J14: each seeks the top card of their own pile."""
    worth = [-float(len(pile)) for pile in state.piles]
    for seat, pile in enumerate(state.piles):
        ways = _ways(state, seat)
        seen = outlook([ways[card] for card in pile[:1]], [ways[card] for card in pile[1:]])
        worth[seat] += NET * (seen.now if seat == state.turn else seen.later)
    return shares_from_leads(worth, 2 * min(map(len, state.piles)))


def _square(state: State) -> Square:
    """Return where the card that all seek lies; `off_board` if it is on the spare."""
    square = square_of(state.target, state.tiles) if state.target else None
    return MAZE.off_board if square is None else square


@lru_cache(CACHED)
def _kept_ways(tiles: Tiles, spare: Tile, banned: str | None, square: Square) -> tuple[float, ...]:
    """Return for each square the hope that a pawn there has a way left after the turn of a rival.

    The rival would rather close all ways. A few of the pushes that the rival has are enough to tell.
    """
    kept, tried = [0] * MAZE.off_board, list(pushes(MAZE, spare, banned))[::STRIDE]
    for slot, way in tried:
        pushed, out = MAZE.push(tiles, way, slot)
        target = Target(square, is_tile=True).after(MAZE, slot)
        ways = chances(MAZE, Position(pushed, out, MAZE.reverse[slot], target, 0))
        for start in range(MAZE.off_board):
            kept[start] += ways[MAZE.pawn_after_push(start, slot)] > 0
    return tuple(hope_of_way(count / len(tried)) for count in kept)


def _ways(state: State, seat: Seat) -> Mapping[Treasure, int]:
    """Return by how many pushes each treasure would come into reach of a pawn."""
    return _ways_from(state.tiles, state.spare, MAZE.reverse[state.pushed], state.pawns[seat])


# An expert compares ways to end a turn: most of them leave the same tiles, and the rivals where they were.
@lru_cache(CACHED)
def _ways_from(tiles: Tiles, spare: Tile, banned: str | None, pawn: Square) -> Mapping[Treasure, int]:
    ways = Counter[Treasure]()
    for slot, treasures, joins in _after_pushes(tiles, spare, banned):
        reach = flood(1 << MAZE.pawn_after_push(pawn, slot), joins)
        ways.update([treasures[square] for square in members(reach)])
    return ways


@lru_cache(CACHED)
def _after_pushes(
    tiles: Tiles, spare: Tile, banned: str | None
) -> list[tuple[str, list[Treasure], Sequence[Join]]]:
    """Return for each push the slot, what then lies on each square, and which squares are joined."""
    found = [(slot, MAZE.push(tiles, way, slot)[0]) for slot, way in pushes(MAZE, spare, banned)]
    return [(slot, [treasure_of(tile) for tile in after], MAZE.fresh_joins(after)) for slot, after in found]
