"""How games end: resigning, the result, and the proof of the dice."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from db import Outgoing
from db.queries import games, outbox
from tests import ROOT
from tests.playing import tables
from tests.playing.tables import board, on_turn, open_lobby, open_table, refused


async def test_the_last_board_ranks_the_players_and_offers_to_play_again(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await tables.almost_won(world)
    message = await tables.play_to_the_end(world)
    assert "🏁 The last card is won: the game is over." in message.text and "**Result**" in message.text
    assert message.text.index("1. Zoé") < message.text.index("2. Matthieu")
    assert "`/verify number:1`" in message.text and message.buttons == ["Play again", "Replay"]
    assert message.pictures[0].alt and tables.posts(world)[-1]["allowed_mentions"] == {
        "parse": [],
        "users": [],
    }


async def test_of_two_players_the_one_who_stays_wins(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    answer = await tables.give_up(world.zoe)
    assert answer.is_private and "You have given up game 1" in answer.text
    text = board(world).text
    assert "Zoé gives up." in text and "1. Matthieu" in text and "2. Zoé (gave up)" in text
    assert "(bot)" not in text and board(world).buttons == ["Play again", "Replay"]


async def test_of_three_players_the_bot_plays_on_for_the_one_who_resigned_last(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou)
    quitter = on_turn(world)
    await tables.give_up(quitter)
    text = board(world).text
    assert f"{quitter.name} gives up; a bot plays on" in text and on_turn(world) is not quitter
    assert f"{quitter.name} (bot) pushed at" in text
    assert "do not sit" in await refused(world, quitter.press(board(world), "Play"))
    await tables.almost_won(world)
    message = await tables.play_to_the_end(world)
    assert f"3. {quitter.name} (gave up)" in message.text


async def test_resigning_when_it_is_not_ones_turn_calls_nobody_again(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou)
    waiting = next(p for p in (world.zoe, world.matthieu, world.lou) if p is not on_turn(world))
    await tables.give_up(waiting)
    assert board(world).buttons == ["Play"] and "gives up; a bot plays on" in board(world).text
    assert tables.posts(world)[-1]["allowed_mentions"] == {"parse": [], "users": []}


async def test_against_bots_alone_resigning_ends_the_game(world: Any) -> None:
    await open_table(world, world.zoe, bots=2)
    await tables.give_up(world.zoe)
    assert "3. Zoé (gave up)" in board(world).text and board(world).buttons == ["Play again", "Replay"]


async def test_verify_is_refused_while_the_game_runs(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    text = await refused(world, world.zoe.slash("verify"))
    seed = (await world.bot.store.read(games.load, 1)).seed.hex()
    assert "still running" in text and seed not in text


async def test_verify_proves_the_dice_to_anyone_after_the_game(world: Any, tmp_path: Path) -> None:
    card = await tables.open_lobby(world, world.zoe, bots=1)
    promise = card.text.partition("bound itself to `")[2][:64]
    await world.zoe.press(card, "Start")
    await tables.quick_turn(world)
    await tables.give_up(world.zoe)
    answer = await world.lou.slash("verify")
    assert answer.is_private and "✅" in answer.text and promise in answer.text
    file = tmp_path / answer.pictures[0].name
    file.write_bytes(answer.pictures[0].data)
    assert json.loads(file.read_text())["commitment"] == promise
    assert verified(file)


def verified(file: Path) -> bool:
    """Does a downloaded game pass on somebody's own computer?"""
    command = [sys.executable, "-m", "engine", "verify", str(file)]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


async def test_a_doctored_game_does_not_pass(world: Any) -> None:
    await open_table(world, world.zoe, bots=1)
    await tables.give_up(world.zoe)
    state = await tables.state_of(world)
    await tables.set_state(world, tables.changed(state, won=((1, 2, 3), ())))
    assert "❌" in (await world.zoe.slash("verify", number=1)).text


async def test_a_doctored_game_is_not_called_good_in_french_either(french_world: Any) -> None:
    await open_table(french_world, french_world.zoe, bots=1)
    await tables.give_up(french_world.zoe)
    assert "✅" in (await french_world.zoe.slash("verify")).text
    assert "Zoé abandonne." in board(french_world).text and "Zoé (abandon)" in board(french_world).text


async def test_two_who_want_to_play_again_find_themselves_at_one_table(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await tables.almost_won(world)
    message = await tables.play_to_the_end(world)
    card = await world.zoe.press(message, "Play again")
    answer = await world.matthieu.press(message, "Play again")
    assert answer.is_private and "Matthieu" in card.text
    assert [
        row.id for row in await world.bot.store.read(games.labels_of_guild, world.guild.id, ("lobby",), 9)
    ] == [2]


async def test_three_who_play_again_at_once_sit_at_one_table(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou)
    await tables.almost_won(world)
    message = await tables.play_to_the_end(world)
    await open_lobby(world, world.francois)  # somebody else's table of the same game is none of theirs
    people = (world.zoe, world.matthieu, world.lou)
    await world.at_once(*(player.press(message, "Play again") for player in people))
    others, again = await world.bot.store.read(games.in_channel, world.channel.id, ("lobby",))
    assert [seat.user_id for seat in others.seats] == [world.francois.id]
    assert {seat.user_id for seat in again.seats} == {player.id for player in people}
    assert all(player.name in board(world).text for player in people)
    await world.restart()
    assert "already sit" in await refused(world, world.lou.press(message, "Play again"))


async def test_a_result_that_is_posted_again_elsewhere_stays_where_it_was(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await tables.give_up(world.zoe)
    last = board(world)
    await world.bot.store.write(outbox.add, 1, (Outgoing("board", "{}"),), world.bot.tables.now())
    await world.bot.dispatcher.send(1)
    assert last.buttons == [] and "1. Matthieu" in last.text and board(world).id != last.id


async def test_giving_up_is_asked_once_in_private_and_by_that_question_alone(world: Any) -> None:
    message = await open_table(world, world.zoe, world.matthieu)
    asked = await world.zoe.slash("game resign")
    assert asked.is_private and "game 1, for good?" in asked.text and asked.buttons == ["Give up"]
    assert "Play" in board(world).buttons
    assert "no longer know" in await refused(world, world.matthieu.forge(message, asked.button("Give up")))
    await world.restart()
    await world.zoe.press(asked, "Give up")
    assert "Zoé gives up." in board(world).text and asked.buttons == []
    assert "This game is over" in await refused(world, world.zoe.slash("game resign", number=1))
