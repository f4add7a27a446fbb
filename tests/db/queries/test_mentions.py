from collections.abc import Callable

import pytest
from msgspec.structs import replace

from db import NewProposal, NewTournament, Outgoing, Store
from db.queries import mentions, outbox, proposals, tournaments
from db.rows.games import SeatRow
from db.rows.tournaments import CandidateRow, EntrantRow, Logged, TournamentChange, TournamentRow
from db.sql import Database
from tests.db.conftest import ARIANE, GUEST, GUILD, HOST, make_game

STATE = '{"entrants":[{"id":44,"lot":0.5,"dropped":null},{"id":444}],"rounds":[{"seats":[44,444]}]}'


async def a_tournament(store: Store, state: str = "{}") -> int:
    facts = {"name": "", "game": "junior", "options": "{}", "terms": "{}", "secret": b"", "due": None}
    new = NewTournament(
        guild_id=GUILD, channel_id=1, organiser_id=HOST, state=state, status="open", at=0, **facts
    )
    return (await store.write(tournaments.create, new)).id


def test_an_id_is_replaced_at_any_depth_and_only_as_a_whole():
    value = {"a": [GUEST, {"b": GUEST}], "c": 444, "d": "44"}
    assert mentions.replaced(value, GUEST, 0) == {"a": [0, {"b": 0}], "c": 444, "d": "44"}


async def test_a_longer_number_that_contains_an_id_is_not_that_person(store: Store):
    await a_tournament(store, '{"entrants":[{"id":444}]}')
    number = await a_tournament(store, STATE)
    assert list(await store.read(mentions.naming, mentions.STATES, GUEST)) == [number]


async def test_a_season_expects_a_forgotten_person_no_more(store: Store):
    number = await a_tournament(store, STATE.replace("[44,444]", "[444]"))
    await store.write(mentions.forget_in_tournaments, GUEST)
    row = await store.read(tournaments.load, number)
    assert row and (row.state, row.version) == ('{"entrants":[{"id":444}],"rounds":[{"seats":[444]}]}', 1)


async def test_one_of_several_players_is_entered_in_a_tournament_that_runs(store: Store):
    number = await a_tournament(store, STATE)
    row = await store.read(tournaments.load, number)
    assert row
    entrant = EntrantRow(tournament_id=number, user_id=GUEST, name="Guest", interaction_id=9, at=0)
    await store.write(
        tournaments.change, TournamentChange(row=replace(row, status="running"), entrants=(entrant,), at=1)
    )
    assert await store.read(mentions.is_entered, GUEST)


async def test_letters_about_a_forgotten_person_are_deleted_and_others_call_them_no_more(store: Store):
    game = await make_game(store)
    letters = ['{"key":"a","user_id":44}', '{"key":"b","user_id":1,"calls":[44,45]}', '{"key":"c"}']
    rows = [*(Outgoing("letter", text) for text in letters), Outgoing("watchers", "")]
    await store.write(outbox.add, game.id, rows, 1)
    assert [row["letter"] for row in await store.read(mentions.letters_naming, GUEST)] == ["a", "b"]
    await store.write(mentions.forget_in_outbox, GUEST)
    left = [row.payload for row in await store.read(outbox.pending, game.id)]
    assert left == ['{"key":"b","user_id":1,"calls":[45]}', '{"key":"c"}', ""]


async def test_a_proposal_that_a_forgotten_person_has_to_agree_to_is_closed(store: Store):
    guest = SeatRow(seat=1, user_id=GUEST, name="Guest", interaction_id=901)
    game = await make_game(store, seats=[ARIANE, guest])
    facts = {"game_id": game.id, "user_id": HOST, "seat": 0, "data": "{}", "at": 1}
    await store.write(proposals.add, NewProposal(kind="draw", needed=(GUEST,), **facts))
    kept = await store.write(proposals.add, NewProposal(kind="pause", needed=(45,), **facts))
    await store.write(mentions.forget_in_proposals, GUEST)
    assert await store.read(proposals.of_game, game.id) == (kept,)


async def test_a_proposal_to_give_a_forgotten_person_a_seat_is_closed(store: Store):
    game = await make_game(store)
    data = '{"taker":{"user_id":44}}'
    facts = {"game_id": game.id, "user_id": HOST, "seat": 0, "data": data, "needed": (45,), "at": 1}
    await store.write(proposals.add, NewProposal(kind="replace", **facts))
    await store.write(mentions.forget_in_proposals, GUEST)
    assert await store.read(proposals.of_game, game.id) == ()


async def test_what_the_log_of_a_tournament_tells_of_a_person_is_found_and_forgotten(store: Store):
    await a_tournament(store, "{}")
    number = await a_tournament(store, "{}")
    about, other = Logged("drop", HOST, '{"user":44}'), Logged("drop", HOST, '{"user":444}')
    for entry in (about, other):
        await store.write(tournaments.note, number, entry, 1)
    assert list((await store.read(mentions.naming, mentions.FACTS, GUEST)).values()) == [{"user": GUEST}]
    await store.write(mentions.forget_in_log, GUEST)
    found = await store.read(tournaments.log, number)
    assert [row.facts for row in found] == ['{"user":0}', '{"user":444}']


FACTS = {"tournament_id": 1, "name": "Guest", "interaction_id": 9, "at": 0}
Act = Callable[[TournamentRow], TournamentChange]
ACTS: dict[str, Act] = {
    "takes part": lambda row: TournamentChange(row=row, entrants=(EntrantRow(user_id=GUEST, **FACTS),), at=1),
    "waits": lambda row: TournamentChange(
        row=row, candidates=(CandidateRow(user_id=GUEST, kind="waiting", **FACTS),), at=1
    ),
    "is to be replaced": lambda row: TournamentChange(
        row=row, candidates=(CandidateRow(user_id=HOST, kind="asked", replaces=GUEST, **FACTS),), at=1
    ),
    "helps": lambda row: TournamentChange(row=row, helpers=(GUEST,), at=1),
    "organises": lambda row: TournamentChange(row=replace(row, organiser_id=GUEST), at=1),
    "is in the state": lambda row: TournamentChange(row=replace(row, state='{"entrants":[{"id":44}]}'), at=1),
    "was in the state": lambda row: TournamentChange(
        row=replace(row, state='{"entrants":[{"id":-9,"earlier":[{"id":44}]}]}'), at=1
    ),
    "acts": lambda row: TournamentChange(row=row, log=(Logged("open", GUEST),), at=1),
    "is acted upon": lambda row: TournamentChange(row=row, log=(Logged("a", None, '{"user":44}'),), at=1),
    "makes room": lambda row: TournamentChange(row=row, log=(Logged("a", None, '{"other":44}'),), at=1),
}


async def named(store: Store) -> list[int]:
    def read(db: Database) -> list[int]:
        rows = db.execute("SELECT user_id FROM tournament_people ORDER BY user_id")
        return [row["user_id"] for row in rows]

    return await store.read(read)


@pytest.mark.parametrize("act", ACTS)
async def test_whoever_an_act_brings_in_is_named(store: Store, act: str):
    row = await store.read(tournaments.load, await a_tournament(store))
    assert row
    await store.write(tournaments.change, ACTS[act](row))
    assert await named(store) == [GUEST, HOST]


async def test_a_season_names_those_whom_it_expects(store: Store):
    await a_tournament(store, '{"entrants":[{"id":44},{"id":-9}]}')
    assert await named(store) == [GUEST, HOST]


async def test_whoever_has_left_is_still_named(store: Store):
    row = await store.read(tournaments.load, await a_tournament(store))
    assert row
    entered = await store.write(tournaments.change, ACTS["takes part"](row))
    await store.write(tournaments.change, TournamentChange(row=entered.row, left=(GUEST,), at=2))
    assert await named(store) == [GUEST, HOST]
