"""Leaving Secret for good so that the others play on without the seat (S19), from the question to the end."""

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.lobby import lobby
from cogs.tables.playback import Reel
from db.check import check_database
from db.queries import games, moves
from engine.core import dump
from tests.playing import tables
from tests.playing.saying import EN, labels, says, says_in_french
from tests.playing.tables import board, open_table, play_on, refused


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games in every run."""
    monkeypatch.setattr(lobby.secrets, "token_bytes", lambda size: b"\7" * size)


async def on_turn(world: Any) -> Any:
    """Whoever is to act."""
    table = await world.bot.tables.load(1)
    user = table.row.seats[min(table.to_act)].user_id
    return next(player for player in tables.people(world) if player.id == user)


async def test_s19_the_others_play_on_without_whoever_leaves(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou, game="secret")
    await play_on(world, most=9)
    leaver = await on_turn(world)
    seat = (await world.bot.tables.load(1)).seat_of(leaver.id)
    asked = await leaver.slash("game resign")
    assert asked.buttons == labels("button-resign", "button-depart") and says(asked, "depart-asked")
    await leaver.press(asked, "button-depart")
    assert asked.text == EN("resigned", game=1) and asked.buttons == []
    after = await world.bot.tables.load(1)
    assert after.state.pawns[seat] is None and after.row.seats[seat].departed
    assert says(board(world), "secret-told-left", name=leaver.name) and not says(
        board(world), "resigned-name"
    )
    assert says(board(world).pictures[0].alt, "alt-secret-left", name=EN("gave-up-name", name=leaver.name))
    assert (await on_turn(world)).mention in board(world).text
    assert says(await refused(world, leaver.slash("game resign", number=1)), "seat-left")
    move = len(await world.bot.store.read(moves.of_game, 1))
    left = Reel(after, await world.bot.store.read(moves.of_game, 1), EN)
    turn = next(
        number for number, turn in enumerate(left.turns()) if turn.entry and turn.entry.kind == "depart"
    )
    assert says(await leaver.slash("replay", number=1, turn=turn), "replay-entry-depart", name=leaver.name)
    await world.restart()
    stayer = await on_turn(world)
    takes = stayer.slash("game replace", seat=str(seat), by=world.francois.member)
    assert says(await refused(world, takes), "seat-departed")
    await play_on(world, most=6)
    assert len(await world.bot.store.read(moves.of_game, 1)) == move + 6
    await world.bot.close()
    assert [found.verdict for found in check_database(world.bot.settings.database)] == ["sound"]


async def test_s19_who_leaves_while_another_is_to_act_does_not_call_them_again(french_world: Any) -> None:
    world = french_world
    await open_table(world, world.zoe, world.matthieu, world.lou, game="secret")
    player = await on_turn(world)
    leaver = next(p for p in (world.zoe, world.matthieu, world.lou) if p is not player)
    asked = await leaver.slash("game resign")
    await leaver.press(asked, "button-depart")
    assert says_in_french(board(world), "secret-told-left", name=leaver.name)
    assert await on_turn(world) is player and "<@" not in board(world).text


async def test_s19_a_turn_that_ends_because_a_duellist_leaves_does_not_go_on_with_the_next_player(
    world: Any,
) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou, game="secret")
    table = await play_on(world, most=1)
    while table.state.duel is None or table.state.duel.prize == "target" or table.state.phase == "place":
        table = await play_on(world, most=1)
    duel, turns = table.state.duel, table.game.turn_count(table.state)
    seat = next(seat for seat in (duel.challenger, duel.challenged) if seat != table.state.turn)
    leaver = next(p for p in tables.people(world) if p.id == table.row.seats[seat].user_id)
    await leaver.press(await leaver.slash("game resign"), "button-depart")
    assert table.game.turn_count((await world.bot.tables.load(1)).state) == turns + 1
    await play_on(world, most=3)
    played = list((await tables.reel_of(world)).turns())
    left = played[turns + 1]
    assert left.entry and left.entry.kind == "depart" and left.is_turn
    assert [turn.is_turn for turn in played[: turns + 2]] == [False, *[True] * (turns + 1)]
    told = await world.lou.slash("replay", number=1, turn=turns + 1)
    assert says(told, "replay-still", turn=turns + 1) and says(told, "replay-entry-depart", name=leaver.name)


@pytest.mark.parametrize(("game", "people"), [("secret", 2), ("junior", 3)])
async def test_s19_is_offered_only_where_the_rules_know_it_and_enough_are_left(
    world: Any, game: str, people: int
) -> None:
    await open_table(world, *(world.zoe, world.matthieu, world.lou)[:people], game=game)
    asked = await world.zoe.slash("game resign")
    assert asked.buttons == labels("button-resign") and not says(asked, "depart-asked")
    assert says(asked, "resign-asked-end" if people == 2 else "resign-asked")
    version = (await world.bot.store.read(games.load, 1)).version
    forged = world.zoe.forge(asked, f"b|depart|1|{version}||")
    assert says(await refused(world, forged), "seat-must-be-played")
    if people == 3:
        await tables.give_up(world.zoe)
        assert says(await world.zoe.slash("games"), "games-none")
        return
    assert says(
        await refused(world, world.zoe.forge(board(world), f"b|depart|1|{version}||")), "unknown-button"
    )


async def test_s19_leaving_may_decide_the_game(world: Any) -> None:
    """In a duel for the object, whoever is left there takes it: here the seventh."""
    await open_table(world, world.zoe, world.matthieu, world.lou, game="secret")
    table = await world.bot.tables.load(1)
    state = table.state
    rest = [t for t in range(1, 19) if t != state.target]
    place = table.view(None).target_place
    state = replace(
        state,
        held=(tuple(rest[:6]), (), ()),
        bag=tuple(rest[6:]),
        pawns=(place, place, state.pawns[2]),
        turn=0,
        phase="move",
        changes_left=0,
    )
    text = dump(state)
    await world.bot.store._connection.write(lambda db: db.execute("UPDATE games SET state = ?", (text,)))
    await world.zoe.slash("secret pass")
    await world.zoe.slash("secret duel", rival="1")
    assert (await world.bot.tables.load(1)).state.duel
    asked = await world.matthieu.slash("game resign")
    await world.matthieu.press(asked, "button-depart")
    over = await world.bot.tables.load(1)
    assert over.row.status == "over" and over.outcome().places == (1, 3, 2)
    assert f"**3.** {EN('gave-up-name', name=world.matthieu.name)}" in board(world).text
