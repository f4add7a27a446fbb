import pytest
from msgspec.structs import replace

from db import AlreadyExists, GameRow, LobbyChange, Outgoing, SeatRow, Stale, Store, StoreError
from db.queries import games, outbox
from tests.db.conftest import ARIANE, BOARD, CHANNEL, GUEST, GUILD, HOST, STAND_IN, make_lobby, start_game


async def test_a_new_game_is_a_lobby_at_version_0(store: Store):
    assert await make_lobby(store) == GameRow(
        id=1,
        game="junior",
        rules_version=1,
        options="{}",
        status="lobby",
        guild_id=GUILD,
        channel_id=CHANNEL,
        home_id=CHANNEL,
        host_id=HOST,
        secret=b"s" * 32,
        interactions=(),
        seed=None,
        version=0,
        state=None,
        drawn=0,
        lobby_message_id=None,
        board_message_id=None,
        board_card=None,
        daily=None,
        result=None,
        created_at=1000,
        started_at=None,
        ended_at=None,
        seats=(ARIANE, STAND_IN),
    )


async def test_a_game_that_does_not_exist_is_none(store: Store):
    assert await store.read(games.load, 1) is None


async def test_the_largest_snowflake_is_kept(store: Store):
    game = await make_lobby(store, guild_id=2**63 - 1)
    assert game.guild_id == 2**63 - 1


async def test_changing_a_lobby_replaces_its_seats(store: Store):
    game = await make_lobby(store)
    guest = SeatRow(seat=0, user_id=GUEST, name="Thésée", interaction_id=902)
    changed = await store.write(
        games.change_lobby, LobbyChange(game_id=game.id, version=0, seats=[guest], at=1001)
    )
    assert changed == replace(game, version=1, seats=(guest,))


async def test_changing_a_lobby_leaves_what_is_not_given(store: Store):
    game = await make_lobby(store)
    changed = await store.write(
        games.change_lobby, LobbyChange(game_id=game.id, version=0, host_id=GUEST, at=1001)
    )
    assert changed == replace(game, version=1, host_id=GUEST)


async def test_a_cancelled_lobby_has_an_end(store: Store):
    game = await make_lobby(store)
    changed = await store.write(
        games.change_lobby, LobbyChange(game_id=game.id, version=0, status="cancelled", at=1001)
    )
    assert changed == replace(game, version=1, status="cancelled", ended_at=1001)


async def test_a_lobby_of_another_version_is_not_changed(store: Store):
    game = await make_lobby(store)
    changed = await store.write(
        games.change_lobby, LobbyChange(game_id=game.id, version=0, options='{"goals":"secret"}', at=1001)
    )
    with pytest.raises(Stale) as caught:
        await store.write(games.change_lobby, LobbyChange(game_id=game.id, version=0, seats=[], at=1002))
    assert (caught.value.current, await store.read(games.load, game.id)) == (1, changed)


async def test_a_cancelled_lobby_does_not_start(store: Store):
    game = await make_lobby(store)
    game = await store.write(
        games.change_lobby, LobbyChange(game_id=game.id, version=0, status="cancelled", at=1001)
    )
    with pytest.raises(Stale):
        await start_game(store, game)


async def test_two_seats_of_one_number_are_refused_and_the_lobby_stays(store: Store):
    game = await make_lobby(store)
    with pytest.raises(StoreError):
        await store.write(
            games.change_lobby, LobbyChange(game_id=game.id, version=0, seats=[ARIANE, ARIANE], at=1001)
        )
    assert await store.read(games.load, game.id) == game


async def test_starting_writes_the_game_and_its_messages(store: Store):
    game = await make_lobby(store)
    started = await start_game(store, game, outbox=(BOARD, Outgoing("ping", "{}")), rules_version=2)
    assert started == replace(
        game,
        status="playing",
        version=1,
        options='{"goals":"shared"}',
        interactions=(900, 901, 2**62),
        seed=b"seed",
        state='{"ply":0}',
        drawn=3,
        started_at=1010,
        sending_id=1,
        rules_version=2,
    )
    assert [row.kind for row in await store.read(outbox.pending, game.id)] == ["board", "ping"]


async def test_starting_stays_in_the_channel(store: Store):
    started = await start_game(store, await make_lobby(store))
    assert started.home_id == CHANNEL


async def test_a_game_starts_once(store: Store):
    game = await make_lobby(store)
    await start_game(store, game, outbox=(BOARD,))
    with pytest.raises(Stale):
        await start_game(store, game, outbox=(BOARD,))
    assert len(await store.read(outbox.pending)) == 1


async def test_nobody_has_two_daily_games_of_one_kind_and_day_in_a_server(store: Store):
    first = await make_lobby(store, daily="2026-11-16")
    with pytest.raises(AlreadyExists) as caught:
        await make_lobby(store, daily="2026-11-16")
    assert (caught.value.id, await store.read(games.dailies, GUILD, "2026-11-16", "junior")) == (
        first.id,
        (first,),
    )


async def test_the_database_itself_refuses_a_second_daily_game(store: Store):
    await make_lobby(store, daily="2026-11-16")
    copy = """INSERT INTO games (game, rules_version, options, status, guild_id, channel_id, home_id, host_id,
    secret, created_at, daily) SELECT game, rules_version, options, status, guild_id, channel_id, home_id,
    host_id, secret, created_at, daily FROM games"""
    with pytest.raises(StoreError, match=r"(?i)unique"):
        await store._connection.write(lambda db: db.execute(copy))


@pytest.mark.parametrize(
    "other", [{"daily": "2026-11-17"}, {"host_id": GUEST}, {"guild_id": 12}, {"game": "hall"}]
)
async def test_another_day_user_server_or_puzzle_has_its_own_daily_game(
    store: Store, other: dict[str, object]
):
    await make_lobby(store, daily="2026-11-16")
    assert (await make_lobby(store, **{"daily": "2026-11-16", **other})).id == 2


async def test_a_daily_game_is_found_by_server_user_and_day(store: Store):
    game = await make_lobby(store, daily="2026-11-16")
    assert await store.read(games.daily_of_user, GUILD, HOST, "2026-11-16", "junior") == game
    assert await store.read(games.daily_of_user, GUILD, GUEST, "2026-11-16", "junior") is None


async def test_the_message_of_the_card_is_remembered(store: Store):
    game = await make_lobby(store)
    await store.write(games.set_lobby_message, game.id, 501)
    assert await store.read(games.load, game.id) == replace(game, lobby_message_id=501)


async def test_a_game_moves_to_another_home(store: Store):
    game = await make_lobby(store)
    await store.write(games.set_home, game.id, 78)
    assert await store.read(games.load, game.id) == replace(game, home_id=78)


async def test_a_host_is_told_once_for_each_version_that_the_table_cannot_be_reached(store: Store):
    game = await make_lobby(store)
    told = [await store.write(games.note_unreachable, game.id, version) for version in (0, 0, 1, 1)]
    assert told == [True, False, True, False]
