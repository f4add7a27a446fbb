"""What happens to a tournament by itself. No Discord."""

from typing import Any

import pytest

from db.queries import tournaments
from engine.tournaments import DoubleElimination, SingleElimination, bracket, first_games
from tests.playing.service import Hall, begun


async def decide(hall: Hall, number: int, at: tuple[int, int], places: tuple[int, ...] = (1, 2)) -> Any:
    """The organiser decides a table; what follows from it happens."""
    await hall.service.organiser.set_result(number, *at, places, 3)
    return await hall.advance(number)


async def told(hall: Hall, number: int, kind: str) -> int:
    return sum(row.kind == kind for row in await hall.store.read(tournaments.announcements, number))


def open_at(known: Any) -> list[tuple[int, int]]:
    return [(one.round, one.number) for one in known.open_pairings]


async def test_a_match_begins_once_both_its_players_are_known(hall: Hall) -> None:
    number = await begun(hall, 8, SingleElimination())
    await decide(hall, number, (1, 0))
    known = await decide(hall, number, (1, 1))
    assert open_at(known) == [(1, 2), (1, 3), (2, 0)]
    assert await told(hall, number, "round") == 2 and await told(hall, number, "round-over") == 0
    await decide(hall, number, (1, 2))
    known = await decide(hall, number, (1, 3))
    assert open_at(known) == [(2, 0), (2, 1)]
    assert await told(hall, number, "round") == 2 and await told(hall, number, "round-over") == 1
    await hall.restart()
    await decide(hall, number, (2, 0))
    known = await decide(hall, number, (2, 1))
    assert open_at(known) == [(3, 0)]
    known = await decide(hall, number, (3, 0))
    assert known.row.status == "over" and await told(hall, number, "round-over") == 3


async def test_a_replay_holds_up_nobody_else(hall: Hall) -> None:
    number = await begun(hall, 8, SingleElimination())
    known = await decide(hall, number, (1, 0), (1, 1))
    # The match goes on in the round in which it began.
    assert open_at(known) == [(1, 1), (1, 2), (1, 3), (1, 4)]
    await decide(hall, number, (1, 2))
    known = await decide(hall, number, (1, 3))
    assert open_at(known) == [(1, 1), (1, 4), (2, 0)]
    assert {*known.seats(1, 4)} == {*known.seats(1, 0)}
    assert await told(hall, number, "round") == 2


@pytest.mark.parametrize("players", [5, 8, 11])
@pytest.mark.parametrize(
    "plan", [SingleElimination(third=True), SingleElimination(best_of=3), DoubleElimination()]
)
async def test_whoever_is_fast_a_knock_out_ends_with_one_champion(
    hall: Hall, plan: Any, players: int
) -> None:
    number = await begun(hall, players, plan)
    known = await hall.service.records.load(number)
    for _ in range(200):
        if known.row.status != "running":
            break
        where = hall.dice.choice(open_at(known))
        known = await decide(hall, number, where, hall.dice.choice([(1, 2), (2, 1), (1, 1)]))
    tree = bracket(known.state)
    assert known.row.status == "over" and tree and tree.champion
    begun_in = [one.number for one in known.state.rounds if first_games(known.state, one.number)]
    # Each match is one story: its later games begin no round in the main channel.
    assert await told(hall, number, "round-over") == await told(hall, number, "round") == len(begun_in)
    for one in known.state.rounds:
        first = first_games(known.state, one.number)
        seated = [who for at in first for who in one.tables[at].seats]
        assert len(seated) == len({*seated})
