"""The page of a round's tables."""

from msgspec.structs import replace

from locales import words
from render import tournaments
from render.tournaments import samples
from render.tournaments.model import Entrant, SeatLine, Table
from tests.render.tournaments.hostile import opened

EN = words("en")


def test_one_long_name_makes_every_seat_of_the_page_taller():
    seating = samples.seating(1, EN)
    short, long = (
        replace(seating, tables=(Table(1, tuple(SeatLine(Entrant(name, 1)) for name in names)),))
        for names in (("Zoé", "Lou"), ("Zoé", "W" * 32))
    )
    heights = [opened(tournaments.pairings(each, EN)).height for each in (short, long)]
    assert heights[0] < heights[1]
