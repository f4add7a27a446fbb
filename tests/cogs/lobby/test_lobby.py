"""The lobby: who sits down, who decides, what is played and where."""

import re
from typing import Any

import discord
import pytest

from db.queries import games, outbox
from tests.playing import tables
from tests.playing.tables import board, open_lobby, refused

DAY = 86400


async def test_the_card_shows_who_sits_where_and_what_is_played(world: Any) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu)
    assert "① Zoé · host" in card.text and "② Matthieu" in card.text and "2 free seats" in card.text
    assert "Goals: shared" in card.text and "Fair dice" in card.text
    assert card.pictures[0].data[:4] == b"\x89PNG" and "ghosts" in card.pictures[0].alt
    assert card.buttons == ["Join", "Leave", "Add a bot", "Options", "Start"]


async def test_joining_and_leaving_by_command_changes_the_card(world: Any) -> None:
    card = await open_lobby(world, world.zoe)
    answer = await world.matthieu.slash("game join")
    assert answer.is_private and "Matthieu" in card.text
    await world.matthieu.slash("game leave")
    assert "Matthieu" not in card.text


async def test_when_the_host_leaves_the_next_person_is_host(world: Any) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu, bots=1)
    await world.zoe.press(card, "Leave")
    assert "Matthieu · host" in card.text and world.matthieu.mention in card.text
    await world.matthieu.press(card, "Start")
    assert board(world).buttons == ["Play"]


async def test_a_table_without_people_closes(world: Any) -> None:
    card = await open_lobby(world, world.zoe, bots=2)
    await world.zoe.press(card, "Leave")
    assert "this table is closed" in card.text and card.buttons == []
    assert "already started, or is closed" in await refused(world, world.zoe.forge(card, "b|join|1|0||"))


async def test_a_full_table_takes_nobody_more(world: Any) -> None:
    card = await open_lobby(world, *tables.people(world))
    assert card.buttons == ["Leave", "Options", "Start"]
    nora = world.add_player("Nora")
    assert "This table is full" in await refused(world, nora.slash("game join"))
    assert "This table is full" in await refused(world, world.zoe.slash("game add-bot"))


async def test_the_host_adds_and_removes_bots_of_two_strengths(world: Any) -> None:
    card = await open_lobby(world, world.zoe, bots=1)
    await world.zoe.slash("game add-bot", strength="easy")
    assert "Bot 1 · normal" in card.text and "Bot 2 · easy" in card.text
    await world.zoe.slash("game remove-bot")
    assert "Bot 2" not in card.text
    panel = await world.zoe.press(card, "Options")
    await world.zoe.press(panel, "Remove a bot")
    assert "Bot 1" not in card.text and "Remove a bot" not in panel.buttons
    assert "No bot sits" in await refused(world, world.zoe.slash("game remove-bot"))


async def test_the_host_changes_the_rules_in_the_options_panel(world: Any) -> None:
    card = await open_lobby(world, world.zoe)
    panel = await world.zoe.press(card, "Options")
    assert panel.is_private
    await world.zoe.choose(panel, "Goals: secret")
    await world.zoe.choose(panel, "Last round: completed")
    await world.zoe.choose(panel, "blue")
    assert "Goals: secret" in card.text and "Last round: completed" in card.text and "blue" in card.text


async def test_the_host_changes_the_rules_by_command_with_what_is_offered(world: Any) -> None:
    card = await open_lobby(world, world.zoe)
    names = {c["value"]: c["name"] for c in await world.zoe.complete("game options", "option")}
    assert list(names)[:3] == ["pick", "goals", "last_round"] and names["goals"] == "Goals"
    assert list(names)[3:] == ["clock", "timeout", "misses", "extension"]
    values = [c["value"] for c in await world.zoe.complete("game options", "value", option="goals")]
    assert values == ["shared", "secret"]
    await world.zoe.slash("game options", option="goals", value="secret")
    assert "Goals: secret" in card.text


async def test_a_colour_that_is_taken_is_neither_offered_nor_given(world: Any) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu)
    await world.zoe.slash("game options", option="pick", value="2")
    panel = await world.matthieu.press(card, "Options")
    assert "green" not in panel.choices and panel.choices == ["Any colour", "orange", "yellow", "blue"]
    offered = await world.matthieu.complete("game options", "value", option="pick")
    assert [c["value"] for c in offered] == ["any", "0", "1", "3"]
    answer = world.matthieu.slash("game options", option="pick", value="2")
    assert "That colour is taken" in await refused(world, answer)


async def test_a_picked_colour_is_played(world: Any) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu)
    await world.zoe.slash("game options", option="pick", value="3")
    await world.zoe.press(card, "Start")
    assert "Zoé (blue)" in board(world).pictures[0].alt


async def test_two_lobbies_in_a_channel_are_told_apart_by_number(world: Any) -> None:
    await open_lobby(world, world.zoe)
    second = await open_lobby(world, world.matthieu)
    assert "#1, #2" in await refused(world, world.lou.slash("game join"))
    await world.lou.slash("game join", number=2)
    assert "Lou-Anne" in second.text


async def test_no_lobby_here_is_told_with_what_to_do(world: Any) -> None:
    for command in ("game join", "game leave", "game start", "game add-bot", "game options"):
        assert "Open one with `/game new`" in await refused(world, world.zoe.slash(command))


async def test_a_started_game_gets_a_thread_with_its_boards(make_world: Any) -> None:
    world = await make_world()
    card = await open_lobby(world, world.zoe, world.matthieu)
    await world.zoe.press(card, "Start")
    assert world.thread.name == "Junior Labyrinth · 1" and card.buttons == []
    assert board(world, world.thread).buttons == ["Play"]
    assert not any(message.buttons for message in world.public())
    player = tables.on_turn(world, board(world, world.thread))
    panel = await player.press(board(world, world.thread), "Play")
    await player.press(panel, "Hint")
    await player.press(panel, "Confirm")
    assert len([m for m in world.public(world.thread) if m.pictures]) == 2


async def test_where_no_thread_is_allowed_the_channel_is_used_and_the_host_told(make_world: Any) -> None:
    world = await make_world()
    tables.forbid(world, world.channel, "create_public_threads")
    card = await open_lobby(world, world.zoe, world.matthieu)
    answer = await world.zoe.press(card, "Start")
    assert answer.is_private and "Create Public Threads" in answer.text
    assert board(world).buttons == ["Play"]


async def test_a_deleted_card_does_not_stop_the_table(make_world: Any) -> None:
    world = await make_world()
    card = await open_lobby(world, world.zoe)
    world.env.backend.delete_message(world.channel.id, card.id)
    await world.matthieu.slash("game join")
    await world.zoe.slash("game start")
    assert board(world, world.thread).buttons == ["Play"]


async def test_settings_where_decides_where_new_games_are_played(world: Any) -> None:
    boss = tables.manager(world)
    await boss.slash("settings where", place="thread")
    card = await open_lobby(world, world.zoe)
    await world.zoe.press(card, "Start")
    assert board(world, world.thread).buttons == ["Play"]


async def test_settings_hosts_decides_who_may_open_tables(world: Any) -> None:
    boss = tables.manager(world)
    role = world.guild.create_role("Hosts")
    answer = await boss.slash("settings hosts", role=role)
    assert answer.is_private and role.mention in answer.text
    told = await refused(world, world.zoe.slash("game new", game="junior"))
    assert role.mention in told and "join an open table" in told
    world.env.backend.add_member_role(world.guild.id, world.zoe.id, role.id)
    await open_lobby(world, world.zoe)
    await open_lobby(world, boss)
    await boss.slash("settings hosts")
    await open_lobby(world, world.matthieu)


async def test_settings_language_of_the_server_changes_what_all_read(world: Any) -> None:
    boss = tables.manager(world)
    await boss.slash("settings language", language="fr", whose="server")
    card = await world.zoe.slash("game new", game="junior")
    assert "Prends place avec **Rejoindre**" in card.text and "Rejoindre" in card.buttons
    answer = await world.zoe.slash("help")
    assert "Play now" in answer.text


async def test_settings_language_of_a_person_changes_what_they_alone_read(world: Any) -> None:
    await world.zoe.slash("settings language", language="fr")
    assert "Jouer maintenant" in (await world.zoe.slash("help")).text
    assert "Play now" in (await world.matthieu.slash("help")).text
    card = await open_lobby(world, world.zoe)
    assert "invites you to play" in card.text
    await world.zoe.slash("settings language", language="auto")
    assert "Play now" in (await world.zoe.slash("help")).text


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("settings where", {"place": "thread"}),
        ("settings hosts", {}),
        ("settings language", {"language": "fr", "whose": "server"}),
    ],
)
async def test_the_servers_settings_need_manage_server(world: Any, command: str, options: Any) -> None:
    assert "Manage Server" in await refused(world, world.zoe.slash(command, **options))


@pytest.mark.parametrize("permission", ["view_channel", "send_messages", "attach_files", "embed_links"])
async def test_a_missing_permission_is_named_before_a_table_is_opened(world: Any, permission: str) -> None:
    tables.forbid(world, world.channel, permission)
    told = await refused(world, world.zoe.slash("game new", game="junior"))
    assert "Ask a moderator" in told and discord_name(permission) in told


def discord_name(permission: str) -> str:
    assert permission in discord.Permissions.VALID_FLAGS
    return f"“{permission.replace('_', ' ').title()}”"


@pytest.mark.logs_errors
async def test_a_lobby_works_without_its_picture(world: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("render.junior.lobby_card", tables.broken)
    card = await open_lobby(world, world.zoe, world.matthieu)
    await world.lou.slash("game join")
    assert card.pictures == [] and "Matthieu" in card.text and "Lou-Anne" in card.text


async def test_a_table_that_nobody_starts_closes_after_a_week_without_a_change(world: Any) -> None:
    card = await open_lobby(world, world.zoe)
    opened = int(world.env.now().timestamp())
    closes = int(re.findall(r"closes <t:(\d+):R>", card.text)[0])
    assert abs(closes - opened - 7 * DAY) <= 5
    await world.env.advance_time(6 * DAY)
    await world.matthieu.press(card, "Join")
    await world.restart()
    await world.env.advance_time(6 * DAY)
    assert "Start" in card.buttons
    await world.env.advance_time(DAY + 60)
    assert "for 7 days, so it is closed" in card.text and card.buttons == []
    row = await world.bot.store.read(games.load, 1)
    assert (
        row.status == "cancelled" and row.deadlines == () and await world.bot.store.read(outbox.pending) == ()
    )
    assert "already started, or is closed" in await refused(
        world, world.lou.forge(card, f"b|join|1|{row.version}||")
    )
    assert "Nobody started the table" in (await world.zoe.slash("game log", number=1)).text


async def test_a_table_closed_while_its_card_could_not_be_told_is_told_after_a_restart(
    world: Any, monkeypatch: Any
) -> None:
    card = await open_lobby(world, world.zoe)
    with monkeypatch.context() as patch:
        patch.setattr(world.bot.lobby, "tell_closed", tables.nothing)
        await world.env.advance_time(7 * DAY + 60)
    assert (await world.bot.store.read(games.load, 1)).status == "cancelled"
    assert "so it is closed" not in card.text
    await world.restart()
    assert "so it is closed" in card.text and await world.bot.store.read(outbox.pending) == ()


async def test_a_started_table_no_longer_closes_and_one_ended_by_its_host_says_so(world: Any) -> None:
    await tables.open_table(world, world.zoe, world.matthieu)
    assert all(row.kind != "close" for row in (await world.bot.store.read(games.load, 1)).deadlines)
    card = await open_lobby(world, world.zoe)
    await world.zoe.slash("game end", number=2)
    assert "closed before its start" in card.text and "Everybody has left" not in card.text


async def test_a_table_left_open_by_an_older_version_closes_a_week_after_the_start(world: Any) -> None:
    card = await tables.open_lobby(world, world.zoe)
    await world.bot.store._connection.write(lambda db: db.execute("DELETE FROM deadlines"))
    await world.restart()
    await world.env.advance_time(7 * DAY + 60)
    assert "so it is closed" in card.text and card.buttons == []
