"""Powers of hosts and moderators, the log of their acts, and those who watch."""

from typing import Any

import discord
import pytest

from cogs.moderation import commands
from cogs.tables import seating
from db.check import check_database
from db.queries import games, watchers
from tests.playing import tables
from tests.playing.saying import EN, END_BUTTONS, labels, says
from tests.playing.tables import board, on_turn, open_lobby, open_table, other, refused

DAY = 24 * 60 * 60


async def test_a_host_sends_somebody_away_before_the_start(world: Any) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu)
    assert says(
        await refused(world, world.matthieu.slash("game kick", who=world.zoe.member.user)), "only-host"
    )
    assert says(await refused(world, world.lou.slash("game kick", who=world.zoe.member.user)), "only-host")
    assert says(
        await refused(world, world.zoe.slash("game kick", who=world.lou.member.user)), "they-are-not-seated"
    )
    answer = await world.zoe.slash("game kick", who=world.matthieu.member.user)
    assert answer.is_private and "Matthieu" not in card.text
    log = await world.zoe.slash("game log")
    assert says(log, "log-kick", actor=world.zoe.mention, subject=world.matthieu.mention)


async def test_a_host_does_not_send_players_away_from_a_running_game(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    text = await refused(world, world.zoe.slash("game kick", who=world.matthieu.member.user))
    assert says(text, "kick-running")
    stranger = await refused(world, world.lou.slash("game kick", who=world.matthieu.member.user))
    assert says(stranger, "only-moderators")


async def test_a_moderator_sends_a_player_away_and_a_bot_plays_on(world: Any, database: str) -> None:
    boss = tables.manager(world)
    await open_table(world, world.zoe, world.matthieu, world.lou)
    player = on_turn(world)
    await boss.slash("game kick", who=player.member.user)
    assert says(board(world), "told-removed", name=player.name)
    assert (await world.bot.tables.load(1)).seat_of(player.id) is None and on_turn(world) is not player
    assert says(await boss.slash("game log"), "log-remove", actor=boss.mention, subject=player.mention)
    assert [f.verdict for f in check_database(database)] == ["sound"]


async def test_a_host_ends_only_a_dead_game(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    assert says(await refused(world, world.matthieu.slash("game end")), "only-host")
    assert says(await refused(world, world.zoe.slash("game end")), "game-alive")
    await waits_for_matthieu(world)
    await world.env.advance_time(8 * DAY)
    await tables.end_game(world.zoe, reason="Matthieu <@1> **left**")
    over = board(world)
    assert says(over, "told-abandon-why") and over.buttons == END_BUTTONS
    assert not says(over, "result-title") and r"\<@1> \*\*left\*\*" in over.text
    assert (await world.bot.tables.load(1)).outcome().reason == "abandoned"


async def waits_for_matthieu(world: Any) -> None:
    if on_turn(world) is world.zoe:
        await tables.quick_turn(world)


async def test_a_host_does_not_escape_a_loss_by_waiting(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await waits_for_matthieu(world)
    await tables.quick_turn(world, world.matthieu)
    await world.env.advance_time(8 * DAY)
    assert says(await refused(world, world.zoe.slash("game end")), "end-own-turn")
    await tables.quick_turn(world, world.zoe)
    assert says(await refused(world, world.zoe.slash("game end")), "game-alive")


async def test_a_paused_game_is_not_dead_nor_one_that_has_just_gone_on(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await waits_for_matthieu(world)
    await world.zoe.slash("game pause")
    await world.matthieu.press(board(world), "button-agree")
    await world.env.advance_time(8 * DAY)
    assert says(await refused(world, world.zoe.slash("game end")), "end-paused")
    await world.zoe.slash("game resume")
    assert says(await refused(world, world.zoe.slash("game end")), "game-alive")
    await world.env.advance_time(8 * DAY)
    await tables.end_game(world.zoe)
    assert says(board(world), "told-abandon-end")


async def test_a_moderator_ends_any_game_with_a_reason(world: Any, database: str) -> None:
    boss = tables.manager(world)
    await open_table(world, world.zoe, world.matthieu)
    asked = await boss.slash("game end", reason="quarrel")
    sure = asked.button("button-end")
    assert says(asked, "end-asked") and (await world.bot.tables.load(1)).row.status == "playing"
    assert says(await refused(world, world.lou.forge(asked, sure)), "only-host")
    assert says(await refused(world, boss.forge(board(world), sure)), "unknown-button")
    await boss.press(asked, "button-end")
    assert says(asked, "table-ended")
    assert says(board(world), "told-stop-why", other="quarrel")
    assert (await world.bot.tables.load(1)).outcome().reason == "stopped"
    assert says(
        await boss.slash("game log", number=1),
        "log-reason",
        line=EN("log-end", actor=boss.mention),
        reason="quarrel",
    )
    assert [f.verdict for f in check_database(database)] == ["sound"]
    assert says(await refused(world, boss.slash("game end", number=1)), "game-over")
    assert "✅" in (await world.zoe.slash("verify", number=1)).text


async def test_a_set_role_moderates(world: Any) -> None:
    role = world.guild.create_role("Referees", permissions=discord.Permissions.none())
    referee = world.add_player("Nino", roles=[role])
    await open_table(world, world.zoe, world.matthieu)
    assert says(await refused(world, referee.slash("game end")), "only-host")
    assert says(
        await refused(world, world.zoe.slash("settings moderators", role=role)), "needs-manage-server"
    )
    boss = tables.manager(world)
    await boss.slash("settings moderators", role=role)
    await referee.slash("game pause")
    assert (await world.bot.store.read(games.load, 1)).paused_at is not None
    await referee.slash("game resume")
    await boss.slash("settings moderators")
    assert says(await refused(world, referee.slash("game end")), "only-host")
    assert says(await refused(world, referee.slash("game pause")), "only-moderators")


async def test_an_open_table_is_closed_by_its_host(world: Any) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu)
    assert says(await refused(world, world.matthieu.slash("game end")), "only-host")
    await world.zoe.slash("game end")
    assert (await world.bot.store.read(games.load, 1)).status == "cancelled" and card.buttons == labels(
        "button-new-table"
    )


@pytest.mark.parametrize("started", [False, True])
async def test_the_host_passes_the_part_on(world: Any, started: bool) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu)
    if started:
        await tables.start(world.zoe, card)
    assert says(
        await refused(world, world.zoe.slash("game host", who=world.lou.member.user)), "they-are-not-seated"
    )
    assert says(
        await refused(world, world.matthieu.slash("game host", who=world.matthieu.member.user)), "only-host"
    )
    await world.zoe.slash("game host", who=world.matthieu.member.user)
    assert (await world.bot.store.read(games.load, 1)).host_id == world.matthieu.id
    if started:
        assert says(board(world), "told-host", name="Matthieu", game=1)
    else:
        assert says(card, "lobby-lobby", host=world.matthieu.mention)


async def test_the_log_is_for_those_at_the_table_and_has_pages(world: Any) -> None:
    from db import Act
    from db.queries import audit

    await open_table(world, world.zoe, world.matthieu)
    assert says(await world.zoe.slash("game log"), "log-empty")
    lines = [Act("resume", world.zoe.id)] * 12 + [Act("timeout", None, 5)]
    await world.bot.store.write(audit.add, 1, lines, 1000)
    text = await refused(world, world.lou.slash("game log", number=1))
    assert says(text, "log-closed")
    page = await world.matthieu.slash("game log")
    assert (
        page.is_private
        and page.buttons == labels("button-older")
        and says(page, "log-timeout", subject="<@5>")
    )
    assert page.text.count(EN("log-resume", actor=world.zoe.mention)) == 9
    await world.matthieu.press(page, "button-older")
    assert (
        page.buttons == labels("button-newer")
        and page.text.count(EN("log-resume", actor=world.zoe.mention)) == 3
    )
    assert says(await refused(world, world.lou.forge(board(world), "b|log|1|0||")), "log-closed")
    far = await world.zoe.forge(board(world), "b|log|1|999999999||")
    assert far.is_private and says(far, "log-empty")


async def test_who_watches_is_called_once_at_the_end_and_not_before(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    assert says(await refused(world, world.zoe.slash("game watch")), "watch-seated")
    await world.lou.slash("game watch")
    await world.francois.slash("game watch")
    await world.francois.slash("game unwatch")
    assert says(await refused(world, world.francois.slash("game unwatch")), "not-watching")
    await tables.quick_turn(world)
    assert world.lou.mention not in "".join(message.text for message in world.public())
    await tables.give_up(world.zoe)
    called = [message for message in world.public() if world.lou.mention in message.text]
    assert len(called) == 1 and says(called[0], "watched-over", game=1)
    assert tables.posts(world)[-1]["allowed_mentions"]["users"] == [world.lou.id]
    assert await world.bot.store.read(watchers.of_game, 1) == ()


async def test_the_call_of_watchers_survives_a_crash(world: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await world.lou.slash("game watch")
    monkeypatch.setattr(world.bot.dispatcher, "done", tables.nothing)
    await tables.give_up(world.zoe)
    await world.restart()
    assert [world.lou.mention in m.text for m in world.public()].count(True) == 1


async def test_nobody_watches_what_they_cannot_see(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    closed = world.guild.create_text_channel("elsewhere")
    tables.forbid(world, world.channel, "view_channel", who=world.lou.id)
    text = await refused(world, world.lou.slash("game watch", number=1, at=closed))
    assert says(text, "no-such-game", game=1)


async def test_resigning_stands_in_the_log(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await tables.give_up(world.zoe)
    text = (await other(world, world.zoe).slash("game log", number=1)).text
    assert says(text, "log-resign", actor=world.zoe.mention)


async def test_a_moderator_of_another_server_has_no_power_here(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    elsewhere = world.env.create_guild("Elsewhere")
    place = elsewhere.create_text_channel("general")
    stranger = tables.visitor(world, elsewhere, "Nina")
    for command in ("game end", "game pause", "game log", "game watch"):
        assert says(await refused(world, stranger.slash(command, number=1, at=place)), "no-such-game", game=1)


async def test_a_table_that_never_started_has_nobody_to_send_away(world: Any) -> None:
    boss = tables.manager(world)
    await open_lobby(world, world.zoe, world.matthieu)
    await world.zoe.slash("game end")
    answer = await refused(world, boss.slash("game kick", who=world.matthieu.member.user, number=1))
    assert says(answer, "game-over")


@pytest.mark.parametrize("started", [False, True])
async def test_whoever_leaves_at_that_moment_does_not_become_the_host(
    world: Any, monkeypatch: pytest.MonkeyPatch, started: bool
) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu, world.lou)
    if started:
        await tables.start(world.zoe, card)
    asked = commands.is_moderator

    async def meanwhile(store: Any, interaction: Any) -> bool:
        if started:
            await world.bot.lifecycle.resign(1, world.matthieu.id, 10**17)
        else:
            await world.bot.lobby.change(
                1, interaction, lambda row: {"seats": seating.without_person(row, world.matthieu.id)}
            )
        return await asked(store, interaction)

    monkeypatch.setattr(commands, "is_moderator", meanwhile)
    answer = await world.zoe.slash("game host", who=world.matthieu.member.user)
    assert says(answer, "they-are-not-seated")
    assert (await world.bot.store.read(games.load, 1)).host_id == world.zoe.id
