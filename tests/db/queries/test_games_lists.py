from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from db import EVERYTHING, LobbyChange, Rated, SeatRow, Store
from db.address import is_address
from db.queries import drafts, games, moves, outbox, people, results, settings, tournaments
from db.queries.values import of_shards
from db.sql import Database
from db.sqlite import open_file
from tests.db.conftest import ARIANE, CHANNEL, GUEST, GUILD, HOST, a_move, make_game, make_lobby, start_game

TODAY = "2026-11-16"
FINISHED = """
WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :count)
INSERT INTO games (id, game, rules_version, options, status, guild_id, channel_id, home_id, host_id, secret,
created_at, ended_at, state) SELECT n, 'junior', 1, '{}', 'over', :guild, :channel, :channel, :host, x'00',
n, n, '{}' FROM numbers"""
SEATED = """
INSERT INTO seats (game_id, seat, user_id, name, interaction_id, resigned, past_since)
SELECT id, 0, :host, 'Ariane', 1, 0, ended_at FROM games"""
RESULTS = """
INSERT INTO results (game_id, game, guild_id, users, places, at)
SELECT id, game, guild_id, '[' || :host || ',2]', '[1,2]', ended_at FROM games"""
LIVE = 1_000_000  # the number of the one live table
LIVE_TABLE = (
    """
    INSERT INTO games (id, game, rules_version, options, status, guild_id, channel_id, home_id, host_id,
    secret, created_at, state) VALUES (:live, 'junior', 1, '{}', 'playing', :guild, :channel, :channel, :host,
    x'00', 1, '{}')""",
    """
    INSERT INTO seats (game_id, seat, user_id, name, interaction_id, resigned)
    VALUES (:live, 0, :host, 'Ariane', 1, 0)""",
)
LATER = 10**9

ASKED: dict[str, Callable[[Database], object]] = {
    "a panel, with the look for the next game": lambda db: drafts.load_panel(db, LIVE, HOST, TODAY),
    "/games": lambda db: games.live_of_user(db, HOST, ("lobby", "playing"), TODAY),
    "the table that a command is about": lambda db: games.of_user(db, HOST, ("playing",), GUILD, TODAY),
    "the numbers of running tables": lambda db: games.running_of_user(db, HOST, GUILD, 1000),
    "the numbers of begun tables": lambda db: games.labels_of_user(db, HOST, GUILD, 20),
    "the game that ended last": lambda db: games.ended_in(db, CHANNEL, 20),
    "a result": lambda db: results.put(db, LIVE, Rated((2, HOST), (1, 2)), LATER),
    "names on a page": lambda db: results.names(db, [HOST]),
    "who may be forgotten": lambda db: db.execute(people.STILL_SEATED, {"user_id": HOST}).fetchone(),
}


def ids(rows: tuple[object, ...]) -> list[int]:
    return [row.id for row in rows]  # type: ignore[attr-defined]


async def test_games_in_a_channel_are_those_with_lobby_or_boards_there(store: Store):
    lobby_here = await start_game(store, await make_lobby(store))
    await store.write(games.set_home, lobby_here.id, 78)
    boards_here = await start_game(store, await make_lobby(store, channel_id=79))
    await store.write(games.set_home, boards_here.id, CHANNEL)
    await make_game(store, channel_id=79)
    assert ids(await store.read(games.in_channel, CHANNEL, ["playing"])) == [lobby_here.id, boards_here.id]


async def test_games_in_a_channel_are_asked_for_by_status(store: Store):
    lobby, playing = await make_lobby(store), await make_game(store)
    assert await store.read(games.in_channel, CHANNEL, ["lobby"]) == (lobby,)
    assert await store.read(games.in_channel, CHANNEL, ("lobby", "playing")) == (lobby, playing)
    assert await store.read(games.in_channel, CHANNEL, []) == ()


async def test_games_of_a_user_are_those_with_a_seat(store: Store):
    guest = SeatRow(seat=1, user_id=GUEST, name="Thésée", interaction_id=902)
    shared = await make_game(store, seats=[ARIANE, guest])
    await make_game(store)
    assert await store.read(games.of_user, GUEST, ["playing"]) == (shared,)


async def test_games_of_a_user_come_from_one_server_or_from_all(store: Store):
    here, there = await make_lobby(store), await make_lobby(store, guild_id=12)
    assert await store.read(games.of_user, HOST, ["lobby"], GUILD) == (here,)
    assert await store.read(games.of_user, HOST, ["lobby"]) == (here, there)


async def test_games_of_a_server_come_newest_first_and_limited(store: Store):
    for guild in (GUILD, GUILD, 12, GUILD):
        await make_lobby(store, guild_id=guild)
    assert ids(await store.read(games.labels_of_guild, GUILD, ["lobby"], 2)) == [4, 2]


async def test_the_games_that_ended_in_a_channel_come_last_ended_first_and_limited(store: Store):
    made = [await make_game(store) for _ in range(4)]
    elsewhere = await make_game(store, channel_id=79)
    for at, game in ((50, made[0]), (70, made[1]), (60, made[2]), (80, elsewhere)):
        await store.write(moves.commit, a_move(game, result="{}", at=at))
    assert ids(await store.read(games.ended_in, CHANNEL, 9)) == [made[1].id, made[2].id, made[0].id]
    assert ids(await store.read(games.ended_in, CHANNEL, 2)) == [made[1].id, made[2].id]


async def test_mazes_of_the_day_stand_in_nobodys_way(store: Store):
    table = await make_game(store)
    await store.write(moves.commit, a_move(table, result="{}"))
    running = await make_game(store)
    for day in range(3):
        done, left = [await make_game(store, daily=f"{day}{way}") for way in "ab"]
        await store.write(moves.commit, a_move(done, result="{}"))
    assert ids(await store.read(games.ended_in, CHANNEL, 2)) == [table.id]
    assert ids(await store.read(games.in_channel, CHANNEL, ["playing"])) == [running.id]
    assert ids(await store.read(games.of_user, HOST, ["playing"])) == [running.id]
    assert ids(await store.read(games.of_user, HOST, ["playing"], None, "2b")) == [running.id, left.id]


async def test_labels_of_a_users_games_come_newest_first_of_one_server_and_limited(store: Store):
    for guild in (GUILD, GUILD, 12, GUILD):
        await make_game(store, guild_id=guild)
    await make_lobby(store)
    assert ids(await store.read(games.labels_of_user, HOST, GUILD, 2)) == [4, 2]


async def test_each_game_of_a_list_has_its_own_seats(store: Store):
    guest = SeatRow(seat=0, user_id=GUEST, name="Thésée", interaction_id=902)
    await make_lobby(store)
    await make_lobby(store, seats=[guest])
    assert [len(game.seats) for game in await store.read(games.in_channel, CHANNEL, ["lobby"])] == [2, 1]


async def test_moves_come_in_order_and_of_one_game(store: Store):
    game, other = await make_game(store), await make_game(store)
    await store.write(moves.commit, a_move(other))
    await store.write(moves.commit, a_move(game))
    await store.write(moves.commit, a_move(game, version=2, seat=1, interaction_id=None))
    assert [(move.version, move.seat) for move in await store.read(moves.of_game, game.id)] == [
        (2, 0),
        (3, 1),
    ]


@pytest.mark.parametrize(
    "query",
    [
        games.LOAD,
        games.IN_CHANNEL,
        games.OF_USER,
        games.LABELS_OF_USER,
        games.LIVE_OF_USER,
        games.RUNNING_OF_USER,
        games.SEATED_IN,
        games.ENDED_IN,
        games.LABELS_OF_GUILD,
        games.DAILY_OF_USER,
        games.DAILIES,
        games.SEATS,
        moves.OF_GAME,
        moves.KNOWN,
        outbox.PENDING_OF,
        drafts.LOAD,
        drafts.DROP_ALL,
        settings.GET,
        tournaments.LOAD,
        tournaments.OF_GUILD,
        tournaments.ENTERED,
        tournaments.WAITING,
        tournaments.WAITING_GAMES,
    ],
)
async def test_no_query_reads_a_whole_table(store: Store, database: str, query: str):
    def plan(db):
        names = ["id", "channel_id", "user_id", "guild_id", "statuses", "limit", "day", "ids", "game"]
        facts = [None] * query.count("?") or dict.fromkeys(names)
        if not is_address(database):
            return [row["detail"] for row in db.execute(f"EXPLAIN QUERY PLAN {query}", facts)]
        db.execute("SET LOCAL enable_seqscan = off")  # the tables are empty: reading them whole is cheap
        lines = [row[0] for row in db.execute(f"EXPLAIN {query}", facts)]
        return [line.replace("Seq Scan", "SCAN").lstrip("-> ") for line in lines]

    steps = await store._connection.read(plan)
    small = ("json_each", "(subquery")  # a list that was handed over; rows that a search has found
    assert not [step for step in steps if step.startswith("SCAN") and not any(s in step for s in small)]


@pytest.mark.sqlite
@pytest.mark.parametrize("query", [tournaments.UNFINISHED, tournaments.NEXT_DUE])
async def test_what_is_asked_of_all_tournaments_is_answered_by_an_index(store: Store, query: str):
    def plan(db):
        return [row["detail"] for row in db.execute(f"EXPLAIN QUERY PLAN {query}", of_shards(EVERYTHING))]

    steps = await store._connection.read(plan)
    read = [step for step in steps if "tournaments" in step or "announcements" in step]
    assert read and all("INDEX" in step or "PRIMARY KEY" in step for step in read)


async def test_the_most_played_games_are_those_of_the_newest_tables(store: Store):
    for game in ("pasvu", "junior", "secret", "junior", "secret", "junior"):
        await make_lobby(store, game=game)
    assert await store.read(games.most_played, 5) == ("junior", "secret")


def veteran(path: Path, count: int) -> Database:
    """A file with one live table of a person who has finished so many games."""
    facts = {"count": count, "guild": GUILD, "channel": CHANNEL, "host": HOST, "live": LIVE}
    db = open_file(path)
    for statement in (FINISHED, SEATED, RESULTS, *LIVE_TABLE):
        db.execute(statement, facts)
    return db


def steps(db: Database, act: Callable[[Database], object]) -> int:
    """How many steps SQLite takes."""
    counted: Iterator[int] = iter(range(10**9))
    db.set_progress_handler(lambda: next(counted) < 0, 1)  # type: ignore[attr-defined]
    act(db)
    db.set_progress_handler(None, 0)  # type: ignore[attr-defined]
    return next(counted)


@pytest.mark.sqlite
@pytest.mark.parametrize("asked", ASKED)
def test_what_every_click_asks_costs_the_same_after_many_finished_games(path: Path, asked: str):
    found = list[int]()
    for count in (20, 2000):
        with closing(veteran(path.with_suffix(f".{count}"), count)) as db:
            assert ASKED[asked](db) is not None
            found.append(steps(db, ASKED[asked]))
    few, many = found
    assert 10 < many <= 1.3 * few


async def live(store: Store, day: str = "") -> list[int]:
    return [row.id for row in await store.read(games.live_of_user, HOST, ("lobby", "playing"), day)]


async def past(store: Store) -> dict[int, int | None]:
    query = "SELECT game_id, past_since FROM seats WHERE seat = 0 ORDER BY game_id"
    rows = await store._connection.read(lambda db: db.execute(query).fetchall())
    return {row["game_id"]: row["past_since"] for row in rows}


async def test_seats_are_past_since_their_game_ended(store: Store):
    over, going = await make_game(store), await make_game(store)
    await store.write(moves.commit, a_move(over, result="{}", at=1030))
    assert await past(store) == {over.id: 1030, going.id: None}
    assert await live(store) == [going.id]


async def test_seats_are_past_since_their_table_was_closed_whoever_sits_there_then(store: Store):
    lobby = await make_lobby(store)
    guest = SeatRow(seat=0, user_id=GUEST, name="Thésée", interaction_id=902)
    closed = LobbyChange(game_id=lobby.id, version=0, status="cancelled", seats=[guest], at=1005)
    await store.write(games.change_lobby, closed)
    assert await past(store) == {lobby.id: 1005}


async def test_seats_are_past_since_a_tournament_closed_their_table(store: Store):
    game = await make_game(store)

    def close(db: Database) -> None:
        for statement in tournaments.CLOSE:
            db.execute(statement, {"game_id": game.id, "at": 1050})

    await store._connection.write(close)
    assert await past(store) == {game.id: 1050}


async def test_an_unfinished_puzzle_is_past_since_that_of_a_later_day_was_begun(store: Store):
    old = await make_game(store, daily="2026-11-15")
    others = await make_game(store, daily="2026-11-15", host_id=GUEST, seats=[
        SeatRow(seat=0, user_id=GUEST, name="Thésée", interaction_id=902)
    ])  # fmt: skip
    table = await make_game(store)
    maze, hall = [await make_game(store, daily=TODAY, game=game, at=2000) for game in ("junior", "hall")]
    assert await past(store) == {old.id: 2000, others.id: None, table.id: None, maze.id: None, hall.id: None}
    assert await live(store, TODAY) == [table.id, maze.id, hall.id]


async def test_a_game_that_an_older_process_ended_is_not_live(store: Store):
    over = await make_game(store)
    await store.write(moves.commit, a_move(over, result="{}"))
    await store._connection.write(lambda db: db.execute("UPDATE seats SET past_since = NULL"))
    assert await live(store) == []
    assert await store.read(games.of_user, HOST, ["playing"]) == ()
    assert await store.read(games.running_of_user, HOST, GUILD, 9) == ()


async def test_who_took_another_seat_at_their_table_finds_it_once(store: Store):
    game = await make_game(store, seats=[ARIANE, SeatRow(seat=1, user_id=HOST, name="A", interaction_id=903)])
    assert [one.id for one in await store.read(games.labels_of_user, HOST, GUILD, 9)] == [game.id]


async def test_those_who_sit_in_some_games_are_known(store: Store):
    mine = await make_game(store)
    other = await make_game(store, seats=[SeatRow(seat=0, user_id=GUEST, name="T", interaction_id=902)])
    assert await store.read(games.seated_in, (mine.id, other.id), HOST) == {mine.id}
