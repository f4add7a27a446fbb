"""What people may do at a tournament's tables, and what happens where its channel is lost. By clicks."""

from typing import Any

import pytest

from db.queries import moves
from tests.playing import tables
from tests.playing.saying import EN, says
from tests.playing.tournaments import (
    DAY,
    close_tables,
    crowd,
    games_of,
    log_of,
    player_of,
    refused,
    started,
    tournament,
)

HALF_A_DAY = DAY // 2


@pytest.fixture(autouse=True)
def _look_around_twice_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    # Days pass in an instant here, and each look around takes its time.
    monkeypatch.setattr("cogs.tournaments.runner.RECONCILE_SECONDS", HALF_A_DAY)


def told_to(world: Any, player: Any) -> list[str]:
    """What the bot has written to somebody in private."""
    messages = world.env.backend.messages.get(tables.direct_channel(world, player), {})
    return [message.content for message in messages.values()]


async def on_turn(world: Any, game_id: int = 1) -> Any:
    table = await world.bot.tables.load(game_id)
    return player_of(crowd(world, 4), table.row.seats[min(table.to_act)].user_id)


async def first_turn(world: Any) -> Any:
    """Whoever is on turn pushes and stays; the answer to it."""
    player = await on_turn(world)
    panel = await player.press(tables.board(world), "button-play")
    await player.advised(panel)
    await player.press(panel, "button-confirm")
    return panel


async def test_only_the_organiser_decides_about_a_table_of_a_tournament(world: Any) -> None:
    await started(world, 4)
    answer = await first_turn(world)
    assert answer.buttons == []  # no Undo
    boss, newcomer = tables.manager(world), world.add_player("Nina")
    for somebody in (world.zoe, world.lou):  # the organiser, who is the table's host, and a player
        for command in ("pause", "resume", "draw", "undo", "end"):
            assert says(
                await refused(world, somebody.slash(f"game {command}")), "tournament-table", number=1
            ), command
        assert says(
            await refused(world, somebody.slash("game host", who=world.matthieu.member)),
            "tournament-table",
            number=1,
        )
    for command in ("pause", "resume", "end"):
        assert says(await refused(world, boss.slash(f"game {command}")), "tournament-table", number=1), (
            command
        )
    for somebody in (boss, world.lou, newcomer):
        replace = somebody.slash("game replace", seat="0", by=newcomer.member)
        assert says(await refused(world, replace), "tournament-table", number=1)
    assert says(
        await refused(world, boss.slash("game kick", who=world.matthieu.member)), "tournament-table", number=1
    )
    assert says(
        await refused(world, world.lou.forge(tables.board(world), "b|undo|1|2||")),
        "tournament-table",
        number=1,
    )
    text = await refused(world, world.lou.slash("game draw"))
    assert says(text, "tournament-table", number=1)
    await tables.give_up(world.lou)
    seats = (await world.bot.tables.row(1)).seats
    assert [seat.user_id for seat in seats if seat.resigned] == [world.lou.id]


async def test_nobody_but_the_organiser_ends_the_pause_of_a_tournament(world: Any) -> None:
    await started(world, 4)
    await world.zoe.slash("tournament pause")
    player, (slot, sides, _) = await on_turn(world), await tables.good_turn(world)
    push = player.slash("junior push", slot=slot, turned=sides)
    assert says(await refused(world, push), "tournament-table-paused", number=1)
    for somebody in (player, tables.manager(world)):
        assert says(await refused(world, somebody.slash("game resume")), "tournament-table", number=1)


async def test_a_game_of_a_tournament_that_is_over_offers_no_other_game(world: Any) -> None:
    await started(world, 4)
    player, board = await on_turn(world), tables.board(world)
    await close_tables(world, world.zoe, await games_of(world))
    version = (await world.bot.tables.row(1)).version
    text = await refused(world, player.forge(board, f"b|play|1|{version}||"))
    assert says(text, "tournament-game-over", number=1) and not says(text, "game-over")
    text = await refused(world, player.slash("game resign", number=1))
    assert says(text, "tournament-game-over", number=1)


async def test_tables_of_a_cancelled_tournament_are_ordinary_tables(world: Any) -> None:
    await started(world, 4)
    question = await world.zoe.slash("tournament cancel")
    await world.zoe.press(question, "button-cancel-tournament")
    player = await on_turn(world)
    slot, sides, _ = await tables.good_turn(world)
    await player.slash("junior push", slot=slot, turned=sides)
    assert says(await player.slash("game undo"), "done-undo")
    boss = tables.manager(world)
    assert says(await boss.slash("game pause"), "done-pause")
    assert says(await world.lou.slash("game resume"), "done-resume")
    assert says(await world.lou.slash("game draw"), "proposed")
    assert says(await world.zoe.slash("game host", who=world.lou.member), "host-passed")
    assert says(await tables.end_game(boss), "table-ended")


async def test_a_correction_is_told_at_the_table_and_in_the_log_and_the_game_can_be_replayed(
    world: Any,
) -> None:
    await started(world, 4, rounds=2)
    await first_turn(world)
    for places in ("1 2 3 4", "4 3 2 1"):
        await world.zoe.slash("tournament result", round=1, table=1, places=places)
    boards = [message.text for message in world.public() if says(message, "board-title", number=1)]
    assert says(boards[-1], "told-corrected")
    last = (await world.bot.tables.row(1)).seats[3].name
    assert boards[-1].index(last) < boards[-1].index((await world.bot.tables.row(1)).seats[0].name)
    assert says(
        await world.zoe.slash("tournament log"),
        "tournament-log-correct",
        places="4, 3, 2, 1",
        before="1, 2, 3, 4",
    )
    assert says(await world.lou.slash("replay", number=1, turn=2), "replay-entry-adjudicate")


async def test_no_clock_runs_while_the_bot_may_not_write_and_all_goes_on_when_it_may(
    world: Any,
) -> None:
    await started(world, 4)
    due = (await tournament(world)).row.due or 0
    tables.forbid(world, world.channel, "send_messages")
    await world.env.advance_time(HALF_A_DAY)
    assert (await tournament(world)).row.status == "paused" and (await log_of(world))[-1] == "halt"
    assert [says(text, "tournament-channel-closed") for text in told_to(world, world.zoe)] == [True]
    await world.env.advance_time(2 * DAY)
    assert await world.bot.store.read(moves.of_game, 1) == ()
    tables.allow(world, world.channel)
    await world.env.advance_time(HALF_A_DAY)
    known = await tournament(world)
    assert known.row.status == "running" and (known.row.due or 0) - due == 2 * DAY + HALF_A_DAY
    assert (await world.bot.tables.row(1)).paused_at is None
    assert len(told_to(world, world.zoe)) == 1


async def test_a_channel_that_is_deleted_in_mid_round_stops_all_clocks_until_there_is_another(
    world: Any,
) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    await started(world, 4)
    world.env.backend.delete_channel(world.channel.id)
    await world.env.advance_time(9 * DAY)
    known = await tournament(world)
    assert (known.row.status, known.round) == ("paused", 1) and await games_of(world) == [1]
    assert [says(text, "tournament-channel-gone") for text in told_to(world, world.zoe)] == [True]
    await world.zoe.slash("tournament channel", channel=elsewhere, at=elsewhere)
    known = await tournament(world)
    assert known.row.status == "running" and (known.row.due or 0) > world.env.now().timestamp() + 6 * DAY
    assert EN("button-play") in tables.board(world, elsewhere).buttons
    assert await world.bot.store.read(moves.of_game, 1) == ()


async def test_a_game_that_ends_while_its_tournament_has_no_channel_is_counted_once_there_is_one(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    await started(world, 4, **{"table-size": 2}, rounds=3)
    world.env.backend.delete_channel(world.channel.id)
    await world.env.advance_time(HALF_A_DAY)
    times, advance = list[int](), world.bot.tournaments._advance

    async def counted(number: int, *known: Any) -> Any:
        times.append(number)
        return await advance(number, *known)

    monkeypatch.setattr(world.bot.tournaments, "_advance", counted)
    question = await world.zoe.slash("tournament leave", at=elsewhere, tournament=1)
    await world.zoe.press(question, tables.label(world, "button-leave-tournament"))
    assert len(times) < 5 and (await tournament(world)).state.results == ()
    await world.zoe.slash("tournament channel", channel=elsewhere, at=elsewhere)
    known = await tournament(world)
    assert known.row.status == "running" and len(known.state.results) == 1
