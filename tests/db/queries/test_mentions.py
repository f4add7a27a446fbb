from msgspec.structs import replace

from db import NewProposal, NewTournament, Outgoing, Store
from db.queries import mentions, outbox, proposals, tournaments
from db.rows.tournaments import EntrantRow, TournamentChange
from tests.db.conftest import GUEST, GUILD, HOST, make_game

STATE = '{"entrants":[{"id":44,"lot":0.5,"dropped":null},{"id":444}],"rounds":[{"seats":[44,444]}]}'


async def a_tournament(store: Store, state: str) -> int:
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
    assert list(await store.read(mentions.naming, "tournaments", "state", GUEST)) == [number]


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
    game = await make_game(store)
    facts = {"game_id": game.id, "user_id": HOST, "seat": 0, "data": "{}", "at": 1}
    await store.write(proposals.add, NewProposal(kind="draw", needed=(GUEST,), **facts))
    kept = await store.write(proposals.add, NewProposal(kind="pause", needed=(45,), **facts))
    await store.write(mentions.forget_in_proposals, GUEST)
    assert await store.read(proposals.of_game, game.id) == (kept,)
