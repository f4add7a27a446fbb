"""The board of Le labyrinthe secret meets the criteria by which it was chosen, over all positions."""

from collections.abc import Iterable
from functools import cache
from itertools import product

import pytest

from engine.mazes.corridors import flood
from engine.secret.layout import CENTRE_EXITS, RINGS, STARTS, ZONES, loads, place_of
from engine.secret.model import PRINTED, TREASURES
from engine.secret.stand_in import plans

ALL_POSITIONS = list(product(range(12), repeat=3))
ALL_PLANS = plans(2, False)
RING_BITS = (1 << 12) - 1


def turned_back(places: int, notches: tuple[int, ...]) -> int:
    """Return the places from which turns of the corridors B and D bring a pawn to the given ones."""
    for shift, by in ((12, notches[0]), (36, notches[1])):
        ring = places >> shift & RING_BITS
        back = ring >> by | ring << 12 - by & RING_BITS
        places ^= (ring ^ back) << shift
    return places


def one_turn_before(wanted: dict[tuple[int, ...], int], positions: tuple[int, ...]) -> int:
    """Return the places from which one turn leads to those that `wanted` names for the position reached."""
    before = 0
    for plan in ALL_PLANS:
        after = plan.after(positions)
        before |= turned_back(flood(wanted[after], RINGS.joins(after)), plan.notches)
    return before


@cache
def reachable_shares() -> tuple[float, ...]:
    """Return for each treasure the share of positions and places from which one turn leads to it."""
    shares = list[float]()
    for treasure in range(1, 19):
        areas = {p: RINGS.areas(p)[place_of(treasure, p)] for p in ALL_POSITIONS}
        sources = 0
        for positions in ALL_POSITIONS:
            before = 0
            for plan in ALL_PLANS:
                before |= turned_back(areas[plan.after(positions)], plan.notches)
            sources += before.bit_count()
        shares.append(sources / len(ALL_POSITIONS) / RINGS.size)
    return tuple(shares)


def turns_to_reach(cell: int) -> int:
    """Return the turns within which a printed cell can be reached from anywhere in every position."""
    wanted = {p: 1 << RINGS.place_of_cell(cell, p) for p in ALL_POSITIONS}
    for turns in range(1, 9):
        wanted = {p: one_turn_before(wanted, p) for p in ALL_POSITIONS}
        if all(places == (1 << RINGS.size) - 1 for places in wanted.values()):
            return turns
    return 99


def mean_reach(positions: Iterable[tuple[int, ...]]) -> float:
    """Return how many cells a pawn can reach on average without a change, its own included."""
    counts = [area.bit_count() for p in positions for area in RINGS.areas(p)]
    return sum(counts) / len(counts)


def test_with_no_change_a_pawn_reaches_five_to_ten_cells() -> None:
    assert 5 <= mean_reach(ALL_POSITIONS) <= 10


def test_the_best_two_changes_lead_to_the_target_in_two_positions_of_five() -> None:
    shares = reachable_shares()
    assert 0.35 <= sum(shares) / len(shares) <= 0.45


def test_no_treasure_is_much_harder_to_get_than_the_others() -> None:
    assert min(reachable_shares()) > 0.2


def test_the_share_of_one_treasure_is_what_trying_out_gives() -> None:
    sample = ALL_POSITIONS[::97]
    found = 0
    for positions, place in product(sample, range(RINGS.size)):
        ends = [(plan.after(positions), plan.lands[place]) for plan in ALL_PLANS]
        found += any(RINGS.path(after, start, place_of(1, after)) for after, start in ends)
    assert abs(found / len(sample) / RINGS.size - reachable_shares()[0]) < 0.06


@pytest.mark.parametrize("name", ["A4", "B9", "F"])
def test_any_cell_can_be_reached_from_anywhere_within_four_turns(name: str) -> None:
    assert turns_to_reach(RINGS.names.index(name)) <= 4


@pytest.mark.soak
def test_every_cell_can_be_reached_from_anywhere_within_four_turns() -> None:
    assert max(turns_to_reach(cell) for cell in range(RINGS.size)) <= 4


def test_no_cell_is_cut_off() -> None:
    lonely = set(range(RINGS.size))
    for positions in ALL_POSITIONS:
        areas, cells = RINGS.areas(positions), RINGS.cells(positions)
        lonely -= {cells[place] for place in range(RINGS.size) if areas[place].bit_count() > 1}
    assert not lonely


def test_fixed_rings_repeat_every_three_sectors() -> None:
    for ring in (ring.sides for ring in ZONES if not ring.turns):
        assert ring == ring[:3] * 4


def test_fixed_and_turning_zones_alternate_round_a_centre_of_three_exits() -> None:
    assert [ring.turns for ring in ZONES] == [False, True, False, True, False]
    assert RINGS.size == 61 and CENTRE_EXITS == (0, 3, 7)


def test_eighteen_treasures_lie_apart_and_none_on_a_start() -> None:
    zones = "".join(sorted(name[0] for name in PRINTED.values()))
    assert zones == "B" * 6 + "C" * 4 + "D" * 3 + "E" * 4 + "F"
    assert len(set(PRINTED.values())) == len(TREASURES) == 18 and not set(PRINTED.values()) & set(
        STARTS.values()
    )


def test_a_treasure_lies_where_its_part_has_carried_it() -> None:
    positions = (3, 5, 7)
    where = {TREASURES[n - 1]: RINGS.names[place] for place, n in enumerate(loads(positions)) if n}
    assert (where["key"], where["book"], where["potion"], where["goblet"]) == ("B4", "C1", "D7", "F")
    assert all(RINGS.names[place_of(n + 1, positions)] == where[name] for n, name in enumerate(TREASURES))
