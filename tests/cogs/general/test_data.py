"""`/data`: all that is stored about somebody, and nothing of it any more once they ask for that."""

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from bot import is_night
from cogs.tables.endings import hand_over
from cogs.tables.outgoing import Letter
from db import Act, Outgoing, StoreError, Taker
from db.address import is_address
from db.check import check_database
from db.copy import tables as stored_tables
from db.queries import moves, outbox
from db.queries.people import PLACES
from engine.core import dump
from tests.cogs.general.impersonal import IMPERSONAL
from tests.engines import on_both_engines
from tests.playing import tables
from tests.playing.saying import EN, says
from tests.playing.tables import board, open_lobby, open_table, play_on, refused
from tests.playing.tournaments import close_tables, games_of, open_tournament, started, tournament

pytestmark = pytest.mark.sqlite  # how a file is rewritten; on PostgreSQL only what says so


async def test_whoever_is_forgotten_while_their_game_ends_is_forgotten_all_the_same(
    world: Any, monkeypatch: Any
) -> None:
    await open_table(world, world.zoe, world.matthieu)
    resign = world.bot.lifecycle.resign

    async def too_late(game_id: int, *args: Any) -> Any:
        await world.bot.lifecycle.adjudicate(game_id)
        return await resign(game_id, *args)

    monkeypatch.setattr(world.bot.lifecycle, "resign", too_late)
    viewer = await world.zoe.slash("data delete")
    await world.zoe.press(viewer, "button-forget")
    assert says(viewer, "data-deleted") and str(world.zoe.id) not in await everything(world)


def columns() -> dict[str, set[str]]:
    """Every column of every table."""
    return {table.name: set(table.columns) for table in stored_tables()}


async def everything(world: Any) -> str:
    """All rows of all tables, as text."""

    def read(db: Any) -> str:
        return repr([tuple(row) for name in columns() for row in db.execute(f"SELECT * FROM {name}")])

    return await world.bot.store._connection.read(read)


def traces_in_rows(address: str, forms: dict[str, bytes]) -> list[str]:
    """Where it stands in the tables of a server: who runs it looks after its files."""
    with closing(psycopg.connect(address)) as db:
        rows = {name: repr(db.execute(f"SELECT * FROM {name}".encode()).fetchall()) for name in columns()}
    texts = {form: text.decode() for form, text in forms.items() if form != "integer"}
    return [f"{form} in {name}" for name, row in rows.items() for form, text in texts.items() if text in row]


def traces(world: Any, player: Any) -> list[str]:
    """Where somebody's id or name stands in the files of the store, byte by byte, in whatever form."""
    number = player.id
    forms = {
        "digits": str(number).encode(),
        "integer": number.to_bytes(8, "big"),
        "name": player.name.encode(),
        "name in JSON": json.dumps(player.name)[1:-1].encode(),
    }
    if is_address(world.bot.settings.database):
        return traces_in_rows(world.bot.settings.database, forms)
    path = Path(world.bot.settings.database)
    files = [path, *path.parent.glob(f"{path.name}-wal")]
    return [
        f"{form} in {file.name}"
        for file in files
        for form, text in forms.items()
        if text in file.read_bytes()
    ]


async def test_every_column_is_known_to_tell_of_people_or_not_to(world: Any) -> None:
    """A new column must be named in `db/queries/people.py` or in `impersonal.py`: else it is overlooked."""
    personal = {(place.table, column) for place in PLACES for column in place.columns}
    impersonal = {(table, column) for table, names in IMPERSONAL.items() for column in names}
    stored = {(table, column) for table, names in columns().items() for column in names}
    assert not personal & impersonal
    assert personal | impersonal == stored


async def lived_in(world: Any) -> None:
    """Zoé has left traces everywhere: a finished game, two running ones, a lobby, a daily maze, settings."""
    await world.zoe.slash("settings language", language="fr", whose="me")
    await world.zoe.slash("settings language", language="en", whose="me")
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world, most=2)
    await tables.give_up(world.zoe)
    await open_table(world, world.zoe, world.matthieu, world.lou)
    await play_on(world, 2, most=3)
    await world.zoe.slash("game draw", number=2)
    await open_table(world, world.matthieu, world.lou, world.zoe)
    await tables.give_up(world.zoe, number=3)
    await world.zoe.slash("daily", show="maze")
    await open_lobby(world, world.zoe, world.francois)


async def delete(world: Any, player: Any) -> Any:
    viewer = await player.slash("data delete")
    await player.press(viewer, "button-forget")
    return viewer


@on_both_engines
async def test_nothing_names_whoever_has_asked_to_be_forgotten(world: Any) -> None:
    await lived_in(world)
    assert traces(world, world.zoe)
    answer = await delete(world, world.zoe)
    assert answer.is_private and says(answer, "data-deleted") and answer.buttons == []
    rows = await everything(world)
    assert str(world.zoe.id) not in rows and "Zoé" not in rows
    assert traces(world, world.zoe) == []
    assert traces(world, world.matthieu)


async def test_the_others_play_on_and_every_game_is_still_sound(world: Any) -> None:
    await lived_in(world)
    await delete(world, world.zoe)
    first, second, third, daily, lobby = [await world.bot.tables.row(number) for number in range(1, 6)]
    assert [row.status for row in (first, second, third, daily)] == ["over", "playing", "playing", "playing"]
    assert second.host_id == world.matthieu.id and lobby.host_id == world.francois.id
    assert [seat.user_id for seat in lobby.seats] == [world.francois.id]
    boards = [message for message in world.public() if EN("button-play") in message.buttons]
    assert len(boards) == 2 and not any("Zoé" in b.text + b.pictures[0].alt for b in boards)
    await world.matthieu.slash("board", number=2)
    await play_on(world, 2)
    assert (await world.bot.tables.row(2)).status == "over"
    await world.bot.close()
    assert {finding.verdict for finding in check_database(world.bot.settings.database)} == {"sound"}


async def replaced(world: Any) -> None:
    """Lou-Anne has taken over Zoé's seat."""
    await open_table(world, world.zoe, world.matthieu)
    seat = (await world.bot.tables.load(1)).seat_of(world.zoe.id)
    await world.zoe.slash("game replace", seat=str(seat), by=world.lou.member)
    asks = board(world)
    await world.matthieu.press(asks, "button-agree")
    await world.lou.press(asks, "button-agree")


async def test_a_table_whose_seat_they_left_to_somebody_names_them_no_more(world: Any) -> None:
    await replaced(world)
    told = board(world)
    assert says(told, "told-replaced", name="Lou-Anne", other="Zoé") and traces(world, world.zoe)
    await delete(world, world.zoe)
    assert traces(world, world.zoe) == []
    assert board(world).id != told.id and EN("button-play") in board(world).buttons and told.buttons == []


async def test_what_waits_to_be_sent_names_them_no_more(world: Any) -> None:
    deliver, world.bot.dispatcher.deliver = world.bot.dispatcher.deliver, tables.nothing
    await open_table(world, world.zoe, world.matthieu, world.lou)
    seat = (await world.bot.tables.load(1)).seat_of(world.zoe.id)
    table = await world.bot.tables.load(1)
    taker = Taker(world.francois.id, "François")
    await hand_over(world.bot.tables, table, seat, taker, Act("replace", world.lou.id), 77, None)
    about, called = Letter("told-host", world.zoe.id), Letter("told-resumed", world.lou.id, (world.zoe.id,))
    letters = [Outgoing("letter", dump(letter)) for letter in (about, called)]
    letters.append(Outgoing("watchers", ""))
    await world.bot.store.write(outbox.add, 1, letters, 1)
    await delete(world, world.zoe)
    assert traces(world, world.zoe) == []
    world.bot.dispatcher.deliver = deliver
    await world.bot.dispatcher.send(1)
    texts = " ".join(message.text for message in world.public())
    assert (
        not says(texts, "told-replaced")
        and "Lou-Anne" in texts
        and world.zoe.mention not in board(world).text
    )


async def test_the_last_board_of_a_game_that_ends_by_it_names_them_no_more(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await delete(world, world.zoe)
    assert (
        "**1.** Matthieu" in board(world).text
        and f"**2.** {EN('gave-up-name', name=EN('nameless', number=1))}" in board(world).text
    )
    assert (await world.matthieu.slash("verify", number=1)).text.startswith("✅")
    assert (await world.matthieu.slash("stats")).text.count(
        EN("stats-games", game=EN("game-junior"), games=1, wins=1, share=100)
    ) == 1


async def test_tournaments_go_on_without_the_name_of_whoever_left(world: Any) -> None:
    card = await started(world, 4, rounds=2)
    await open_tournament(world, world.zoe, world.lou, rounds=1)
    await delete(world, world.zoe)
    assert (
        traces(world, world.zoe) == []
        and "Zoé" not in card.text
        and f"~~{EN('tournament-someone-gone')}~~" in card.text
    )
    manager = tables.manager(world)
    await close_tables(world, manager, await games_of(world))
    known = await tournament(world)
    assert known.round == 2 and len(known.state.rounds[1].tables[0].seats) == 3
    await close_tables(world, manager, await games_of(world))
    assert (await tournament(world)).row.status == "over" and says(world.public()[-1], "tournament-won")
    assert [one.user_id for one in (await tournament(world, 2)).entrants] == [world.lou.id]


async def test_two_people_of_one_day_are_both_forgotten(world: Any) -> None:
    for player in (world.zoe, world.matthieu):
        await player.slash("daily", show="maze")
        await delete(world, player)
        assert traces(world, player) == []
    assert not says(await world.lou.slash("daily", show="ranking"), "daily-playing")


async def test_what_was_left_undone_by_a_crash_is_done_at_the_next_start(world: Any) -> None:
    await lived_in(world)
    real, world.bot.store.compact = world.bot.store.compact, tables.nothing
    await delete(world, world.zoe)
    world.bot.store.compact = real
    assert traces(world, world.zoe)
    await world.restart()
    assert traces(world, world.zoe) == []


@pytest.mark.logs_errors
async def test_who_is_forgotten_where_the_file_cannot_be_written_anew_is_told_and_it_is_tried_again(
    world: Any, monkeypatch: Any
) -> None:
    await lived_in(world)

    async def no_room(*args: Any, **facts: Any) -> bool:
        raise StoreError("the disk is full")

    with monkeypatch.context() as full:
        full.setattr("db.sqlite.Connection.rewrite", no_room)
        assert says(await delete(world, world.zoe), "data-deleted")
        await world.restart()
    await world.restart()
    assert traces(world, world.zoe) == []


async def test_a_large_file_is_written_anew_at_night_and_not_while_people_play(
    world: Any, monkeypatch: Any
) -> None:
    await lived_in(world)
    monkeypatch.setattr("db.sqlite.SMALL", 0)
    assert not await rewrites(world, delete(world, world.zoe))
    assert traces(world, world.zoe) == []  # overwritten all the same
    assert [is_night(hour * 3600) for hour in (2, 3, 4)] == [False, True, False]
    before = inode(world)
    await world.bot.store.compact(whole=True)
    after = inode(world)
    await world.bot.store.compact(whole=True)  # once is enough
    assert before != after == inode(world)
    assert traces(world, world.zoe) == []


def inode(world: Any) -> int:
    """Which file has the database's name."""
    return Path(world.bot.settings.database).stat().st_ino


async def rewrites(world: Any, act: Any) -> bool:
    """Is the file written anew by that?"""
    said: list[str] = []
    store = world.bot.store._connection
    await store.read(lambda db: db.set_trace_callback(said.append))
    await act
    await store.read(lambda db: db.set_trace_callback(None))
    return "VACUUM" in said


async def test_deleting_asks_first_and_says_what_it_does(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    text = await refused(world, world.zoe.slash("data delete"))
    assert says(text, "data-delete-asked", count=1) and says(text, "data-delete-asked")
    assert not says(text, "data-delete-waiting", count=1)
    await open_lobby(world, world.zoe)
    text = await refused(world, world.zoe.slash("data delete"))
    assert says(text, "data-delete-waiting", count=1)


async def test_deleting_says_that_places_in_tournaments_are_lost_while_they_last(world: Any) -> None:
    await open_tournament(world, world.zoe, world.lou, rounds=1)
    assert says(await refused(world, world.zoe.slash("data delete")), "data-delete-tournaments")
    assert not says(await refused(world, world.matthieu.slash("data delete")), "data-delete-tournaments")


async def test_a_forged_press_on_a_public_message_deletes_nothing(world: Any) -> None:
    message = await open_table(world, world.zoe, world.matthieu)
    assert await refused(world, world.zoe.forge(message, "b|forget|0|0||"))


async def test_the_export_holds_all_that_is_ones_own_and_no_secret_of_a_game(world: Any) -> None:
    await lived_in(world)
    answer = await world.zoe.slash("data export")
    assert answer.is_private
    (file,) = answer.pictures
    stored = msgspec.json.decode(file.data)
    assert file.name == "dedale-data.json" and stored["user_id"] == world.zoe.id
    assert [row["id"] for row in stored["games"]] == [1, 2, 3, 4, 5]
    assert {row["user_id"] for row in stored["seats"]} == {world.zoe.id}
    assert stored["settings"] == [{"key": "language", "value": "en"}]
    seats = {row["game_id"]: row["seat"] for row in stored["seats"]}
    assert stored["moves"] and all(move["seat"] == seats[move["game_id"]] for move in stored["moves"])
    text = file.data.decode()
    assert "Matthieu" not in text and str(world.matthieu.id) not in text
    assert not {"state", "seed", "secret"} & set(stored["games"][0])


async def test_the_export_shows_what_a_standin_chose_only_once_the_game_is_over(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou)
    await play_on(world, most=3)
    seat = (await world.bot.tables.load(1)).seat_of(world.zoe.id)
    await tables.give_up(world.zoe)
    while len(await moves_of_standin(world, seat)) == 0:
        await play_on(world, most=1)
    exported = await exported_moves(world)
    assert exported and all(move["interaction_id"] for move in exported)
    await tables.give_up(world.matthieu, number=1)
    assert len(await exported_moves(world)) > len(exported)


async def moves_of_standin(world: Any, seat: int) -> list[Any]:
    return [
        m for m in await world.bot.store.read(moves.of_game, 1) if m.seat == seat and m.interaction_id is None
    ]


async def exported_moves(world: Any) -> list[Any]:
    answer = await world.zoe.slash("data export")
    return msgspec.json.decode(answer.pictures[0].data)["moves"]


async def test_whoever_has_nothing_stored_gets_an_empty_export(world: Any) -> None:
    stored = msgspec.json.decode((await world.lou.slash("data export")).pictures[0].data)
    assert stored == {"user_id": world.lou.id} | {place.table: [] for place in PLACES}
