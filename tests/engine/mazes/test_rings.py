"""The turning maze on a board of two rings of four cells: B turns, and so does the centre C."""

import pytest

from engine.mazes.rings import IN, OUT, Ring, Rings, opened

# All four cells of A open inwards; of B only the first is a passage from A to the centre.
SMALL = Rings([Ring(("i", "i", "ir", "il"), turns=False), Ring(("oi", "r", "l", ""), turns=True)], exits=(0,))


def names(places: tuple[int, ...] | None) -> str:
    """Return the names of places, in order."""
    return " ".join(SMALL.names[place] for place in places or ())


def test_places_are_named_by_zone_and_clock() -> None:
    assert SMALL.names == ("A4", "A1", "A2", "A3", "B4", "B1", "B2", "B3", "C")


@pytest.mark.parametrize("name", ["A0", "A5", "C1", "c", "", None, []])
def test_other_names_are_no_places(name: str) -> None:
    assert SMALL.place(name) is None


def test_a_passage_is_open_when_both_sides_are() -> None:
    assert names(SMALL.reach((0, 0), 0)) == "A4 B4 C"


def test_a_turned_ring_brings_its_cells_to_other_places() -> None:
    assert names(SMALL.reach((1, 1), 1)) == "A1 B1 C"
    assert SMALL.openings((1, 0))[5] == OUT | IN


def test_the_centre_opens_only_where_its_exit_is() -> None:
    assert SMALL.exits((0, 3)) == (3,) and names(SMALL.reach((0, 3), 0)) == "A4 B4"


def test_neighbours_in_a_ring_are_joined_also_across_north() -> None:
    assert names(SMALL.reach((0, 0), 2)) == "A2 A3"
    assert names(SMALL.path((2, 0), 7, 4)) == "B3 B4"


def test_areas_are_the_sets_of_reach() -> None:
    for b in range(4):
        areas = SMALL.areas((b, 0))
        assert all(areas[p] == sum(1 << q for q in SMALL.reach((b, 0), p)) for p in range(SMALL.size))


def test_what_stands_on_a_part_is_carried_and_nothing_else() -> None:
    assert names(SMALL.landings("B", 3)) == "A4 A1 A2 A3 B3 B4 B1 B2 C"
    assert SMALL.landings("C", 2) == tuple(range(SMALL.size))


def test_parts_turn_clockwise_and_come_round() -> None:
    assert SMALL.parts == ("B", "C") and SMALL.turned((3, 1), "B", 2) == (1, 1)


def test_no_path_is_told_where_there_is_none() -> None:
    assert SMALL.path((0, 0), 0, 3) is None and names(SMALL.path((0, 0), 0, 8)) == "A4 B4 C"


@pytest.mark.parametrize("sides", ["x", "oo", "ox"])
def test_sides_are_four_letters(sides: str) -> None:
    with pytest.raises(ValueError, match="not open sides"):
        opened(sides)


def test_rings_have_equally_many_cells() -> None:
    with pytest.raises(ValueError, match="equally many"):
        Rings([Ring(("o", "i"), turns=False), Ring(("o",), turns=True)], exits=(0,))
