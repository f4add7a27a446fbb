"""The lobby: who sits down, who decides, what is played and where."""

import re
from typing import Any

import discord
import pytest

from cogs.clock.deadlines import OFFERED
from cogs.lobby.card import option_words
from cogs.tables.seating import option_values
from db.queries import games, outbox
from engine import GAMES
from engine.core import commitment
from tests.playing import tables
from tests.playing.saying import BOARD_BUTTONS, EN, FR, labels, option_line, says, says_in_french
from tests.playing.tables import board, open_lobby, refused

DAY = 86400
PHONE = 30  # characters: about what a select shows at a width of 400 pixels


async def test_the_card_shows_who_sits_where_and_what_is_played(world: Any) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu)
    row = await world.bot.store.read(games.load, 1)
    assert says(card, "about-junior") and says(card, "about-size", least=1, most=4)
    assert (
        f"① Zoé · {EN('host')}" in card.text
        and "② Matthieu" in card.text
        and says(card, "seats-free", count=2)
    )
    assert (
        option_line("option-junior-goals", "shared") in card.text and commitment(row.secret)[:16] in card.text
    )
    assert card.pictures[0].data[:4] == b"\x89PNG" and says(card.pictures[0].alt, "alt-lobby-junior")
    assert card.buttons == labels(
        "button-join", "button-add-bot", "button-options", "button-start", "button-rules", "button-fair"
    )


async def test_joining_and_leaving_by_command_changes_the_card(world: Any) -> None:
    card = await open_lobby(world, world.zoe)
    answer = await world.matthieu.slash("game join")
    assert answer.is_private and "Matthieu" in card.text
    await world.matthieu.slash("game leave")
    assert "Matthieu" not in card.text


def styles(card: Any) -> dict[str, int]:
    """The colours of the buttons by their labels."""
    return {part["label"]: part["style"] for part in card.parts if part["type"] == 2}


async def test_one_button_of_the_card_stands_out_what_the_table_needs_next(world: Any) -> None:
    card = await open_lobby(world, world.zoe, game="secret")
    grey, join, start = discord.ButtonStyle.secondary.value, EN("button-join"), EN("button-start")
    assert styles(card)[join] == discord.ButtonStyle.primary.value and styles(card)[start] == grey
    await world.matthieu.press(card, "button-join")
    assert styles(card)[join] == grey and styles(card)[start] == discord.ButtonStyle.success.value


async def test_old_controls_of_a_lobby_lead_to_the_board_of_the_game_that_runs(world: Any) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu)
    panel = await world.zoe.press(card, "button-options")
    await tables.start(world.zoe, card)
    await world.zoe.press(panel, "button-casual")
    assert says(panel, "lobby-started", game=1) and str(board(world).id) in panel.text
    assert panel.buttons == []


async def test_the_options_say_what_the_table_is_and_what_the_button_makes_of_it(world: Any) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu)
    panel = await world.zoe.press(card, "button-options")
    assert says(panel, "options-panel-rated") and EN("button-casual") in panel.buttons
    await world.zoe.press(panel, "button-casual")
    assert says(panel, "lobby-casual") and EN("button-rated") in panel.buttons


async def test_the_options_stay_true_when_a_bot_sits_down(world: Any) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu)
    panel = await world.zoe.press(card, "button-options")
    assert not says(panel, "lobby-rated") and says(panel, "options-panel-rated")


async def test_a_host_who_joins_their_own_table_is_told_what_to_press(world: Any) -> None:
    card = await open_lobby(world, world.zoe)
    assert says(await refused(world, world.zoe.press(card, "button-join")), "already-seated-host")


async def test_when_the_host_leaves_the_next_person_is_host(world: Any) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu, bots=1)
    await tables.leave(world.zoe, card)
    assert f"Matthieu · {EN('host')}" in card.text and world.matthieu.mention in card.text
    await tables.start(world.matthieu, card)
    assert board(world).buttons == BOARD_BUTTONS


async def test_a_table_without_people_closes(world: Any) -> None:
    card = await open_lobby(world, world.zoe, bots=2)
    await tables.leave(world.zoe, card)
    assert says(card, "lobby-cancelled") and card.buttons == labels("button-new-table")
    assert says(await refused(world, world.zoe.forge(card, "b|join|1|0||")), "lobby-closed")
    another = await world.lou.press(card, "button-new-table")
    assert says(another, "lobby-lobby", host=world.lou.mention)


async def test_a_full_table_takes_nobody_more(world: Any) -> None:
    card = await open_lobby(world, *tables.people(world))
    assert card.buttons == labels("button-options", "button-start", "button-rules", "button-fair")
    nora = world.add_player("Nora")
    assert says(await refused(world, nora.slash("game join")), "table-full")
    assert says(await refused(world, world.zoe.slash("game add-bot")), "table-full")


async def test_the_host_adds_and_removes_bots_of_two_strengths(world: Any) -> None:
    card = await open_lobby(world, world.zoe, bots=1)
    await world.zoe.slash("game add-bot", strength="easy")
    assert f"{EN('bot-name', level='normal')} · {EN('level-normal-seat')}" in card.text
    assert f"{EN('bot-name', level='easy')} · {EN('level-easy-seat')}" in card.text
    which = await world.zoe.slash("game remove-bot")
    assert which.is_private and says(which, "bot-which")
    assert says(await refused(world, world.zoe.forge(which, "b|remove-bot|1|0|2|")), "lobby-changed")
    await world.zoe.press(which, EN("bot-name", level="easy"))
    assert not says(card, "bot-name", level="easy")
    panel = await world.zoe.press(card, "button-options")
    await world.zoe.press(panel, "button-remove-bot")
    assert not says(card, "bot-name", level="normal") and EN("button-remove-bot") not in panel.buttons
    assert says(await refused(world, world.zoe.slash("game remove-bot")), "no-bot-seated")


async def test_at_secret_the_host_and_the_table_are_told_that_minos_is_stronger_with_two_alone(
    world: Any,
) -> None:
    card = await open_lobby(world, world.zoe, game="secret")
    choice = await world.zoe.press(card, "button-add-bot")
    assert says(choice, "level-expert-up-to", most=2)
    await world.zoe.slash("game add-bot", strength="expert")
    assert not says(card, "level-expert-up-to", most=2)
    await world.matthieu.press(card, "button-join")
    assert says(card, "level-expert-up-to", most=2)


@pytest.mark.parametrize("key", ["junior", "poudlard", "pasvu"])
async def test_elsewhere_nothing_is_said_of_how_many_players_minos_is_made_for(world: Any, key: str) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu, world.lou, game=key)
    choice = await world.zoe.press(card, "button-add-bot")
    await tables.add_bot(world, world.zoe, card, "expert")
    assert "Ariadne does" not in choice.text + card.text and says(card, "level-expert-seat")


async def test_no_expert_is_offered_where_its_search_is_no_stronger(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAMES["poudlard"]), "expert_up_to", 0)
    card = await open_lobby(world, world.zoe, game="poudlard")
    choice = await world.zoe.press(card, "button-add-bot")
    assert choice.buttons == [EN("level-easy-label"), EN("level-normal-label")]
    answer = await refused(world, world.zoe.slash("game add-bot", strength="expert"))
    assert says(answer, "option-not-understood")


async def test_the_host_changes_the_rules_in_the_options_panel(world: Any) -> None:
    card = await open_lobby(world, world.zoe)
    panel = await world.zoe.press(card, "button-options")
    assert panel.is_private
    await world.zoe.choose(panel, option_line("option-junior-goals", "secret"))
    await world.zoe.choose(panel, option_line("option-junior-last-round", "on"))
    await world.zoe.choose(panel, "pick-junior-blue")
    assert (
        option_line("option-junior-goals", "secret") in card.text
        and option_line("option-junior-last-round", "on") in card.text
        and says(card, "pick-junior-blue")
    )


async def test_an_option_that_changes_nothing_is_neither_offered_nor_told(world: Any) -> None:
    card = await open_lobby(world, world.zoe)
    panel = await world.zoe.press(card, "button-options")
    last_round = option_line("option-junior-last-round", "off")
    assert last_round not in card.text and last_round not in panel.choices
    await world.zoe.choose(panel, option_line("option-junior-goals", "secret"))
    assert last_round in card.text and last_round in panel.choices


async def test_the_card_says_what_the_start_waits_for(world: Any) -> None:
    card = await open_lobby(world, world.zoe, game="secret")
    assert says(card, "lobby-missing", count=1) and EN("button-start") not in card.buttons
    await tables.add_bot(world, world.zoe, card)
    assert not says(card, "lobby-missing") and EN("button-start") in card.buttons


async def test_the_host_changes_the_rules_by_command_with_what_is_offered(world: Any) -> None:
    card = await open_lobby(world, world.zoe)
    names = {c["value"]: c["name"] for c in await world.zoe.complete("game options", "option")}
    assert list(names)[:2] == ["pick", "goals"] and names["goals"] == EN("option-junior-goals")
    assert list(names)[2:] == ["clock", "reserve", "timeout", "misses", "extension", "rated"]
    values = [c["value"] for c in await world.zoe.complete("game options", "value", option="goals")]
    assert values == ["shared", "secret"]
    await world.zoe.slash("game options", option="goals", value="secret")
    assert option_line("option-junior-goals", "secret") in card.text


async def test_a_colour_that_is_taken_is_neither_offered_nor_given(world: Any) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu)
    await world.zoe.slash("game options", option="pick", value="2")
    panel = await world.matthieu.press(card, "button-options")
    assert EN("pick-junior-green") not in panel.choices and panel.choices == labels(
        "pick-any", "pick-junior-red", "pick-junior-yellow", "pick-junior-blue"
    )
    offered = await world.matthieu.complete("game options", "value", option="pick")
    assert [c["value"] for c in offered] == ["any", "0", "1", "3"]
    answer = world.matthieu.slash("game options", option="pick", value="2")
    assert says(await refused(world, answer), "pick-taken")


async def test_a_picked_colour_is_played(world: Any) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu)
    await world.zoe.slash("game options", option="pick", value="3")
    await tables.start(world.zoe, card)
    assert f"Zoé ({EN('colour-blue')})" in board(world).pictures[0].alt


async def test_two_lobbies_in_a_channel_are_told_apart_by_number(world: Any) -> None:
    await open_lobby(world, world.zoe)
    second = await open_lobby(world, world.matthieu)
    assert says(await refused(world, world.lou.slash("game join")), "which-game")
    await world.lou.slash("game join", number=2)
    assert "Lou-Anne" in second.text


async def test_no_lobby_here_is_told_with_what_to_do(world: Any) -> None:
    for command in ("game join", "game leave", "game start", "game add-bot", "game options"):
        assert says(await refused(world, world.zoe.slash(command)), "no-lobby-here")


async def test_a_started_game_gets_a_thread_with_its_boards(make_world: Any) -> None:
    world = await make_world()
    card = await open_lobby(world, world.zoe, world.matthieu)
    await tables.start(world.zoe, card)
    assert world.thread.name == EN("thread-name", game=EN("game-junior"), number=1)
    assert board(world, world.thread).buttons == BOARD_BUTTONS
    assert card.buttons == labels("button-watch", "button-place", "button-fair")
    player = tables.on_turn(world, board(world, world.thread))
    panel = await player.press(board(world, world.thread), "button-play")
    await player.advised(panel)
    await player.press(panel, "button-confirm")
    assert len([m for m in world.public(world.thread) if m.pictures]) == 2


async def test_where_no_thread_is_allowed_the_channel_is_used_and_the_host_told(make_world: Any) -> None:
    world = await make_world()
    tables.forbid(world, world.channel, "create_public_threads")
    card = await open_lobby(world, world.zoe, world.matthieu)
    answer = await tables.start(world.zoe, card)
    assert answer.is_private and says(answer, "no-thread")
    assert board(world).buttons == BOARD_BUTTONS


async def test_a_deleted_card_does_not_stop_the_table(make_world: Any) -> None:
    world = await make_world()
    card = await open_lobby(world, world.zoe)
    world.env.backend.delete_message(world.channel.id, card.id)
    await world.matthieu.slash("game join")
    await world.zoe.slash("game start")
    assert board(world, world.thread).buttons == BOARD_BUTTONS


async def test_settings_where_decides_where_new_games_are_played(world: Any) -> None:
    boss = tables.manager(world)
    await boss.slash("settings where", place="thread")
    card = await open_lobby(world, world.zoe)
    await tables.start(world.zoe, card)
    assert board(world, world.thread).buttons == BOARD_BUTTONS


async def test_settings_hosts_decides_who_may_open_tables(world: Any) -> None:
    boss = tables.manager(world)
    role = world.guild.create_role("Hosts")
    answer = await boss.slash("settings hosts", role=role)
    assert answer.is_private and role.mention in answer.text
    told = await refused(world, world.zoe.slash("game new", game="junior"))
    assert role.mention in told and says(told, "may-not-host")
    world.env.backend.add_member_role(world.guild.id, world.zoe.id, role.id)
    await open_lobby(world, world.zoe)
    await open_lobby(world, boss)
    await boss.slash("settings hosts")
    await open_lobby(world, world.matthieu)


async def test_settings_language_of_the_server_changes_what_all_read(world: Any) -> None:
    boss = tables.manager(world)
    await boss.slash("settings language", language="fr", whose="server")
    card = await world.zoe.slash("game new", game="junior")
    assert says_in_french(card, "lobby-lobby") and FR("button-join") in card.buttons
    answer = await world.zoe.slash("help")
    assert says(answer, "help-home")


async def test_settings_language_of_a_person_changes_what_they_alone_read(world: Any) -> None:
    await world.zoe.slash("settings language", language="fr")
    assert says_in_french(await world.zoe.slash("help"), "help-home")
    assert says(await world.matthieu.slash("help"), "help-home")
    card = await open_lobby(world, world.zoe)
    assert says(card, "lobby-lobby")
    await world.zoe.slash("settings language", language="auto")
    assert says(await world.zoe.slash("help"), "help-home")


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("settings where", {"place": "thread"}),
        ("settings hosts", {}),
        ("settings language", {"language": "fr", "whose": "server"}),
    ],
)
async def test_the_servers_settings_need_manage_server(world: Any, command: str, options: Any) -> None:
    assert says(await refused(world, world.zoe.slash(command, **options)), "needs-manage-server")


@pytest.mark.parametrize("permission", ["view_channel", "send_messages", "attach_files"])
async def test_a_missing_permission_is_named_before_a_table_is_opened(world: Any, permission: str) -> None:
    tables.forbid(world, world.channel, permission)
    told = await refused(world, world.zoe.slash("game new", game="junior"))
    assert says(told, "cannot-play-here") and permission_name(permission) in told


def permission_name(permission: str) -> str:
    assert permission in discord.Permissions.VALID_FLAGS
    return EN(f"permission-{permission.replace('_', '-')}")


@pytest.mark.draws_all
@pytest.mark.logs_errors
async def test_a_lobby_works_without_its_picture(world: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("render.kit.pictures.Pictures.lobby_card", tables.broken)
    card = await open_lobby(world, world.zoe, world.matthieu)
    await world.lou.slash("game join")
    assert card.pictures == [] and "Matthieu" in card.text and "Lou-Anne" in card.text


async def test_a_table_that_nobody_starts_closes_after_a_week_without_a_change(world: Any) -> None:
    card = await open_lobby(world, world.zoe)
    opened = int(world.env.now().timestamp())
    closes = int(re.findall(r"<t:(\d+):R>", card.text)[0])
    assert says(card, "lobby-closes", when=f"<t:{closes}:R>")
    assert abs(closes - opened - 7 * DAY) <= 5
    await world.env.advance_time(6 * DAY)
    await world.matthieu.press(card, "button-join")
    await world.restart()
    await world.env.advance_time(6 * DAY)
    assert EN("button-start") in card.buttons
    await world.env.advance_time(DAY + 60)
    assert says(card, "lobby-expired") and card.buttons == labels("button-new-table")
    row = await world.bot.store.read(games.load, 1)
    assert row.status == "cancelled" and row.deadlines == ()
    assert await world.bot.store.read(outbox.pending) == ()
    assert says(await refused(world, world.lou.forge(card, f"b|join|1|{row.version}||")), "lobby-closed")
    assert says(await world.zoe.slash("game log", number=1), "log-expire")


async def test_a_table_closed_while_its_card_could_not_be_told_is_told_after_a_restart(
    world: Any, monkeypatch: Any
) -> None:
    card = await open_lobby(world, world.zoe)
    with monkeypatch.context() as patch:
        patch.setattr(world.bot.dispatcher, "deliver", tables.nothing)
        await world.env.advance_time(7 * DAY + 60)
    assert (await world.bot.store.read(games.load, 1)).status == "cancelled"
    assert not says(card, "lobby-expired")
    await world.restart()
    assert says(card, "lobby-expired") and await world.bot.store.read(outbox.pending) == ()


async def test_a_started_table_no_longer_closes_and_one_ended_by_its_host_says_so(world: Any) -> None:
    await tables.open_table(world, world.zoe, world.matthieu)
    assert all(row.kind != "close" for row in (await world.bot.store.read(games.load, 1)).deadlines)
    card = await open_lobby(world, world.zoe)
    await world.zoe.slash("game end", number=2)
    assert says(card, "lobby-ended") and not says(card, "lobby-cancelled")


async def test_a_table_left_open_by_an_older_version_closes_a_week_after_the_start(world: Any) -> None:
    card = await tables.open_lobby(world, world.zoe)
    await world.bot.store._connection.write(lambda db: db.execute("DELETE FROM deadlines"))
    await world.restart()
    await world.env.advance_time(7 * DAY + 60)
    assert says(card, "lobby-expired") and card.buttons == labels("button-new-table")


async def test_nobody_fills_a_server_with_tables_that_are_never_started(world: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("cogs.lobby.lobby.MOST_OPEN_OF_ONE", 1)
    monkeypatch.setattr("cogs.lobby.lobby.MOST_OPEN_IN_SERVER", 2)
    await world.zoe.slash("game new", game="junior")
    again = world.zoe.slash("game new", game="junior")
    assert says(await refused(world, again), "too-many-tables", count=1)
    await world.matthieu.slash("game new", game="junior")
    assert says(await refused(world, world.lou.slash("game new", game="junior")), "too-many-tables-here")


@pytest.mark.parametrize("speak", [EN, FR], ids=["en", "fr"])
def test_what_the_selects_of_options_offer_is_read_whole_on_a_phone(speak: Any) -> None:
    keys = {f"time-{name}": values for name, values in OFFERED.items() if name != "extension"}
    for game in GAMES:
        for name, values in option_values(game).items():
            keys[f"option-{game}-{name.replace('_', '-')}"] = values
    offered = [option_words(key, value, speak) for key, values in keys.items() for value in values]
    assert offered and not [line for line in offered if len(line) > PHONE]


async def test_nobody_fills_it_by_asking_for_many_tables_at_once_either(world: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("cogs.lobby.lobby.MOST_OPEN_OF_ONE", 2)
    await world.at_once(*(world.zoe.slash("game new", game="junior") for _ in range(6)))
    assert await world.bot.store.read(games.count_open, world.guild.id, world.zoe.id) == (2, 2)
