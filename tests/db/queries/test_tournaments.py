"""Which tournaments a list of many shows: chosen by the database."""

from typing import Any

from msgspec.structs import replace

from db import NewTournament, ShownTo, Store
from db.queries import tournaments
from db.rows.tournaments import EntrantRow, TournamentChange
from tests.db.conftest import GUEST, GUILD, HOST

OPEN_TO_ALL, CLOSED = 1, 2
SHOWN = ShownTo(guild_id=GUILD, statuses=("over", "cancelled"), user_id=GUEST, seen=(OPEN_TO_ALL,))


async def a_tournament(store: Store, channel_id: int, status: Any = "over", **changes: Any) -> int:
    texts = {"game": "junior", "options": "{}", "terms": "{}", "state": "{}", "name": "Cup"}
    facts = {"guild_id": GUILD, "organiser_id": HOST, "secret": b"", "due": None, "at": 0} | texts | changes
    new = NewTournament(channel_id=channel_id, status=status, **facts)
    return (await store.write(tournaments.create, new)).id


async def entered(store: Store, number: int) -> int:
    row = await store.read(tournaments.load, number)
    assert row
    entrant = EntrantRow(tournament_id=number, user_id=GUEST, name="", interaction_id=9, at=0)
    await store.write(tournaments.change, TournamentChange(row=row, entrants=(entrant,), at=1))
    return number


async def test_those_in_channels_that_a_person_sees_and_their_own_are_shown(store: Store):
    seen = await a_tournament(store, OPEN_TO_ALL)
    await a_tournament(store, CLOSED)
    await a_tournament(store, OPEN_TO_ALL, "running")
    await a_tournament(store, OPEN_TO_ALL, guild_id=GUILD + 1)
    played = await entered(store, await a_tournament(store, CLOSED, "cancelled"))
    own = await a_tournament(store, CLOSED, organiser_id=GUEST)
    assert await store.read(tournaments.shown, SHOWN, 9) == (3, {own: "Cup", played: "Cup", seen: "Cup"})


async def test_a_page_is_counted_from_the_newest_and_told_with_the_number_of_all(store: Store):
    first, second, third = [await a_tournament(store, OPEN_TO_ALL) for _ in range(3)]
    assert list((await store.read(tournaments.shown, SHOWN, 2))[1]) == [third, second]
    assert await store.read(tournaments.shown, SHOWN, 2, 2) == (3, {first: "Cup"})


async def test_only_those_of_one_channel_are_shown_if_it_is_named(store: Store):
    here = await a_tournament(store, OPEN_TO_ALL)
    await a_tournament(store, CLOSED, organiser_id=GUEST)
    shown = replace(SHOWN, channel_id=OPEN_TO_ALL)
    assert await store.read(tournaments.shown, shown, 9) == (1, {here: "Cup"})


async def test_the_parts_of_a_series_and_the_next_season_are_found(store: Store):
    first = await a_tournament(store, OPEN_TO_ALL)
    second = await a_tournament(store, OPEN_TO_ALL, terms=f'{{"series":{first},"part":2,"after":{first}}}')
    await a_tournament(
        store, OPEN_TO_ALL, "cancelled", terms=f'{{"series":{first},"part":3,"after":{first}}}'
    )
    assert await store.read(tournaments.of_series, GUILD, first) == {1: first, 2: second}
    assert [row.id for row in await store.read(tournaments.seasons_after, GUILD, first)] == [second]
    assert await store.read(tournaments.channels, GUILD, ("over",)) == {OPEN_TO_ALL}
