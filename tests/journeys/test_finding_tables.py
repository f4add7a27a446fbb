"""`/board`, `/games`, `/game list`, `/rules`, `/help`: finding one's way."""

from typing import Any

import pytest

from cogs.games import FACES
from cogs.panels import finding
from db.queries import games
from engine.pasvu.model import MIDNIGHT
from tests.playing import tables
from tests.playing.saying import BOARD_BUTTONS, EN, says, titles
from tests.playing.tables import board, on_turn, open_lobby, open_table, refused


async def test_board_shows_the_position_again_with_play_for_whoever_is_on_turn(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    answers = {who: await who.slash("board") for who in (world.zoe, world.matthieu, world.lou)}
    assert all(a.is_private and a.pictures[0].alt for a in answers.values())
    assert [who for who, a in answers.items() if a.buttons == BOARD_BUTTONS] == [on_turn(world)]
    panel = await on_turn(world).press(answers[on_turn(world)], "button-play")
    assert says(panel, "junior-panel-push")


async def test_board_as_text_holds_the_maze_in_characters(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    for command in ("board", "game board"):
        answer = await world.zoe.slash(command, text=True)
        assert answer.is_private and answer.pictures == []
        assert "\n```\n" in answer.text and len(answer.text) < 2000
        assert "Zoé" in answer.text and "A" in answer.text and "E" in answer.text


async def test_board_as_text_says_first_whose_turn_it_is(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    for reader in (world.zoe, world.matthieu, world.lou):
        first = (await reader.slash("board", text=True)).text.splitlines()[0]
        facts = {"name": player.mention, "count": 1} if reader is player else {"name": player.name}
        assert says(first, "your-turn" if reader is player else "turn-of", **facts)


async def test_board_shows_spectators_the_table_of_the_channel_they_ask_in(world: Any) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    await open_table(world, world.zoe, world.matthieu)
    card = await open_lobby(world, world.lou, at=elsewhere)
    await tables.start(world.lou, card)
    assert says(await world.lou.slash("board"), "board-title", number=1)
    assert says(await world.lou.slash("board", at=elsewhere), "board-title", number=2)
    assert says(await world.zoe.slash("board", at=elsewhere), "board-title", number=2)


async def test_which_of_several_games_is_meant_is_asked_with_who_plays_and_where(world: Any) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    for guest, at in ((world.matthieu, world.channel), (world.lou, elsewhere)):
        await tables.start(world.zoe, await open_lobby(world, world.zoe, guest, at=at))
    told = await refused(world, world.zoe.slash("game draw", at=world.guild.create_text_channel("third")))
    for number, name, at in ((1, "Matthieu", world.channel), (2, "Lou-Anne", elsewhere)):
        line = EN("which-game-line", title=titles(number), names=name, place=f"<#{at.id}>")
        assert line in told.splitlines()


async def test_the_puzzles_of_the_day_are_named_as_such_where_it_is_asked_which_game_is_meant(
    world: Any,
) -> None:
    for puzzle in ("maze", "hall"):
        await world.zoe.slash("daily", show=puzzle)
    told = await refused(world, world.zoe.slash("board"))
    lines = [EN("list-daily", game=game, number=number) for number, game in ((1, "junior"), (2, "hall"))]
    assert says(told, "which-game", games="\n".join(lines))


async def test_several_games_are_told_apart_by_number_with_autocomplete(world: Any) -> None:
    for _ in range(2):
        card = await open_lobby(world, world.zoe)
        await tables.start(world.zoe, card)
    for asked in (world.zoe.slash("junior push", slot="N1"), world.zoe.slash("board")):
        told = await refused(world, asked)
        assert says(told, "which-game") and all(titles(number) in told for number in (1, 2))
    for command in ("junior push", "board", "game board"):
        offered = await world.zoe.complete(command, "number")
        assert {c["value"]: c["name"] for c in offered} == {1: titles(1), 2: titles(2)}
    assert (await world.zoe.slash("junior push", slot="N1", number=2)).is_private


async def test_with_several_games_the_one_that_waits_for_me_is_meant(world: Any) -> None:
    for _ in range(2):
        await open_table(world, world.zoe, world.matthieu, rated="casual")
    first = on_turn(world, world.public()[1])
    if on_turn(world, world.public()[3]) is first:
        await first.slash("junior push", slot="N1", number=1)
        await first.slash("junior stay", number=1)
    for player in (world.zoe, world.matthieu):
        assert says(await player.slash("junior hint"), "junior-hint-turn")


async def test_games_lists_mine_those_waiting_for_me_first(world: Any) -> None:
    await open_lobby(world, world.zoe)
    await open_table(world, world.matthieu, bots=1)
    await open_table(world, world.lou, world.zoe)
    if on_turn(world) is world.lou:
        await tables.quick_turn(world)
    lines = (await world.zoe.slash("games")).text.splitlines()
    assert (
        lines[0] == EN("games-title", count=2)
        and lines[1].startswith("👉 ")
        and "game 3]" in lines[1]
        and "game 1]" in lines[2]
    )
    assert f"/{world.channel.id}/{board(world).id})" in lines[1]
    assert says(await world.francois.slash("games"), "games-none")


async def test_a_paused_table_waits_for_nobody_and_the_next_game_is_another(world: Any) -> None:
    for _ in range(3):
        card = await open_lobby(world, world.zoe)
        await tables.start(world.zoe, card)
    await world.zoe.slash("game pause", number=1)
    lines = (await world.zoe.slash("games")).text.splitlines()
    assert [line.startswith("👉") for line in lines[1:]] == [True, True, False]
    assert "game 1]" in lines[3] and says(lines[3], "list-paused", names="Zoé")
    assert says(await world.lou.slash("game list"), "list-paused", names="Zoé")
    panel = await world.zoe.forge(board(world), "b|next|1|0||")
    assert panel.is_private and says(panel, "board-title", number=2)


async def test_a_list_of_many_games_ends_at_the_end_of_a_line(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.lobby.lobby.MOST_OPEN_OF_ONE", 20)
    for _ in range(20):
        await open_lobby(world, world.zoe)
    text = (await world.zoe.slash("games")).text
    assert 1000 < len(text) <= 2000 and text.endswith(("…", "Zoé"))
    assert all(line.count("](") == 1 for line in text.splitlines()[1:-1])


async def test_game_list_hides_tables_in_channels_one_cannot_see(world: Any) -> None:
    private = world.guild.create_text_channel("private")
    await open_lobby(world, world.zoe, at=private)
    tables.forbid(world, private, "view_channel", who=world.lou.id)
    assert "game 1]" in (await world.matthieu.slash("game list")).text
    assert says(await world.lou.slash("game list"), "list-none")
    assert says(await refused(world, world.lou.slash("game join", number=1)), "no-such-game", game=1)


async def test_game_list_shows_open_and_running_tables(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await open_lobby(world, world.lou)
    text = (await world.francois.slash("game list")).text
    assert says(text, "list-lobby", names="Lou-Anne") and says(
        text, "list-playing", turn=on_turn(world, board_of(world)).name
    )


def board_of(world: Any) -> Any:
    return next(message for message in world.public() if message.buttons == BOARD_BUTTONS)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_rules_are_read_page_by_page_with_pictures(make_world: Any, language: str) -> None:
    world = await make_world("fr" if language == "fr" else "en-US", where="channel")
    page = await world.zoe.slash("rules")
    texts = []
    while True:
        assert page.is_private and page.pictures[0].data[:4] == b"\x89PNG" and page.pictures[0].alt
        texts.append(page.text)
        on = tables.label(world, "button-on")
        if on not in page.buttons:
            break
        await world.zoe.press(page, on)
    assert len(set(texts)) == 5 and all(f"{n}/5" in text for n, text in enumerate(texts, 1))
    await world.zoe.press(page, tables.label(world, "button-back"))
    assert "4/5" in page.text


@pytest.mark.parametrize("locale", ["en-US", "fr"])
@pytest.mark.parametrize("game", sorted(FACES))
async def test_every_page_of_every_games_rules_can_be_read(make_world: Any, game: str, locale: str) -> None:
    world = await make_world(locale)
    page = await world.zoe.slash("rules", game=game)
    seen = [page.text]
    while tables.label(world, "button-on") in page.buttons:
        await world.zoe.press(page, tables.label(world, "button-on"))
        seen.append(page.text)
    assert len(set(seen)) == len(seen) >= 3 and page.pictures
    cards = MIDNIGHT if game == "pasvu" else ()
    assert all(f"**{tables.label(world, f'midnight-{card}')}** — " in "\n".join(seen) for card in cards)


async def test_a_game_that_cannot_be_read_takes_no_other_from_its_player(world: Any) -> None:
    for other in (world.matthieu, world.lou):
        await open_table(world, world.zoe, other)
    await world.bot.store._connection.write(
        lambda db: db.execute("UPDATE games SET state = '{}' WHERE id = 1")
    )
    assert (await world.zoe.slash("board")).pictures
    assert says(await world.zoe.slash("game list"), "game-junior")
    assert "game 2]" in (await world.zoe.slash("games")).text


async def test_a_stranger_is_not_told_of_tables_that_are_played_where_they_cannot_look(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await open_table(world, world.zoe, world.lou, game="secret")
    hidden = world.guild.create_text_channel("hidden")
    tables.forbid(world, hidden, "view_channel", who=world.francois.id)
    for number in (1, 2):
        await world.bot.store.write(games.set_home, number, hidden.id)
    assert (await world.francois.slash("game end")).text == EN("no-table-here")


async def test_a_player_who_cannot_look_at_their_table_any_more_need_not_give_its_number(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    hidden = world.guild.create_text_channel("hidden")
    tables.forbid(world, hidden, "view_channel", who=world.matthieu.id)
    await world.bot.store.write(games.set_home, 1, hidden.id)
    assert (await world.matthieu.slash("game end")).text != EN("no-table-here")


async def test_the_last_game_is_ones_own_also_where_one_cannot_look_any_more(world: Any) -> None:
    for people in ((world.zoe, world.matthieu), (world.zoe, world.lou)):
        await open_table(world, *people)
        await tables.give_up(people[0])
    hidden = world.guild.create_text_channel("hidden")
    tables.forbid(world, hidden, "view_channel", who=world.matthieu.id)
    await world.bot.store.write(games.set_home, 1, hidden.id)
    for player, number in ((world.matthieu, 1), (world.lou, 2), (world.zoe, 2), (world.francois, 2)):
        assert says(await player.slash("board"), "board-title", number=number), player.name


async def test_ones_own_last_game_is_found_behind_many_of_others(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, "FEW", 1)
    for people in ((world.zoe, world.matthieu), (world.zoe, world.lou), (world.zoe, world.lou)):
        await open_table(world, *people)
        await tables.give_up(people[0])
    for player, number in ((world.matthieu, 1), (world.lou, 3), (world.francois, 3)):
        assert says(await player.slash("board"), "board-title", number=number), player.name
