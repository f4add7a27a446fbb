import pytest

from db import EVERYTHING, SeatRow, Store
from db.address import is_address
from db.queries import drafts, games, moves, outbox, settings, tournaments
from db.queries.values import of_shards
from tests.db.conftest import ARIANE, CHANNEL, GUEST, GUILD, HOST, a_move, make_game, make_lobby, start_game


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
