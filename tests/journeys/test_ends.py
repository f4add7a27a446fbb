"""How games end: resigning, the result, and the proof of the dice."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from cogs.ui.links import link_to_card
from db import Outgoing
from db.queries import games, outbox
from tests import ROOT
from tests.playing import tables
from tests.playing.saying import BOARD_BUTTONS, EN, END_BUTTONS, labels, says, says_in_french
from tests.playing.tables import board, on_turn, open_lobby, open_table, refused


async def test_the_last_board_ranks_the_players_and_offers_to_play_again(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await tables.almost_won(world)
    while board(world).buttons == BOARD_BUTTONS:
        player, panel = on_turn(world), await tables.ready_panel(world)
        await player.press(panel, "button-confirm")
    assert panel.buttons == labels("button-again", "button-result")
    message = board(world)
    assert says(message, "junior-told-ended-all-won") and f"**{EN('result-title')}**" in message.text
    assert message.text.index("**1.** Zoé") < message.text.index("**2.** Matthieu")
    assert says(message, "seed-shown", number=1) and message.buttons == END_BUTTONS
    assert message.pictures[0].alt and tables.posts(world)[-1]["allowed_mentions"] == {
        "parse": [],
        "users": [],
    }


async def test_of_two_players_the_one_who_stays_wins(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    answer = await tables.give_up(world.zoe)
    row = await world.bot.store.read(games.load, 1)
    assert answer.is_private and says(answer, "resigned-end", game=1, link=link_to_card(row))
    text = board(world).text
    # Nobody has had a turn: there is nothing to look back at.
    assert board(world).buttons == labels("button-again", "button-other-games")
    assert (
        says(text, "told-resigned-end", name="Zoé")
        and "**1.** Matthieu" in text
        and f"**2.** {EN('gave-up-name', name='Zoé')}" in text
    )
    assert not says(text, "resigned-name")
    (picture,) = board(world).pictures
    assert not says(picture.alt, "resigned-name", name="Zoé")
    assert EN("gave-up-name", name="Zoé").replace(")", ", orange)") in picture.alt  # no bot ever played


async def test_of_three_players_the_bot_plays_on_for_the_one_who_resigned_last(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou)
    quitter = on_turn(world)
    await tables.give_up(quitter)
    text = board(world).text
    assert says(text, "told-resigned", name=quitter.name) and on_turn(world) is not quitter
    assert says(text, "junior-brief-won", name=EN("resigned-name", name=quitter.name))
    assert says(await refused(world, quitter.press(board(world), "button-play")), "seat-left")
    await tables.almost_won(world)
    message = await tables.play_to_the_end(world)
    assert f"**3.** {EN('gave-up-name', name=quitter.name)}" in message.text


async def test_resigning_when_it_is_not_ones_turn_calls_nobody_again(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou)
    waiting = next(p for p in (world.zoe, world.matthieu, world.lou) if p is not on_turn(world))
    await tables.give_up(waiting)
    assert board(world).buttons == BOARD_BUTTONS and says(board(world), "told-resigned")
    assert tables.posts(world)[-1]["allowed_mentions"] == {"parse": [], "users": []}


async def test_against_bots_alone_resigning_ends_the_game(world: Any) -> None:
    await open_table(world, world.zoe, bots=2)
    await tables.give_up(world.zoe)
    assert (
        f"**3.** {EN('gave-up-name', name='Zoé')}" in board(world).text
        and board(world).buttons == END_BUTTONS
    )
    old = f"b|play|1|{(await world.bot.tables.load(1)).row.version}||"
    assert says(await refused(world, world.zoe.forge(board(world), old)), "game-over")


async def test_verify_is_refused_while_the_game_runs(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    text = await refused(world, world.zoe.slash("verify"))
    seed = (await world.bot.store.read(games.load, 1)).seed.hex()
    assert says(text, "verify-running") and seed not in text


async def test_verify_proves_the_dice_to_anyone_after_the_game(world: Any, tmp_path: Path) -> None:
    card = await tables.open_lobby(world, world.zoe, bots=1)
    told = await world.lou.press(card, "button-fair")
    promise = re.findall("[0-9a-f]{64}", told.text)[0]
    await tables.start(world.zoe, card)
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


async def test_a_game_without_a_turn_is_told_without_a_number_of_turns(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await tables.give_up(world.zoe)
    assert says(board(world), "end-length-unplayed") and not says(board(world), "end-length", turns=0)


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
    assert says_in_french(board(french_world), "told-resigned-end", name="Zoé") and says_in_french(
        board(french_world), "gave-up-name", name="Zoé"
    )


async def test_two_who_want_to_play_again_find_themselves_at_one_table(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await tables.almost_won(world)
    message = await tables.play_to_the_end(world)
    card = await world.zoe.press(message, "button-again")
    answer = await world.matthieu.press(message, "button-again")
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
    await world.at_once(*(player.press(message, "button-again") for player in people))
    others, again = await world.bot.store.read(games.in_channel, world.channel.id, ("lobby",))
    assert [seat.user_id for seat in others.seats] == [world.francois.id]
    assert {seat.user_id for seat in again.seats} == {player.id for player in people}
    assert all(player.name in board(world).text for player in people)
    await world.restart()
    assert says(await refused(world, world.lou.press(message, "button-again")), "already-seated")


async def test_a_result_that_is_posted_again_elsewhere_stays_where_it_was(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await tables.give_up(world.zoe)
    last = board(world)
    await world.bot.store.write(outbox.add, 1, (Outgoing("board", "{}"),), world.bot.tables.now())
    await world.bot.dispatcher.send(1)
    assert last.buttons == [] and "**1.** Matthieu" in last.text and board(world).id != last.id


async def test_giving_up_is_asked_once_in_private_and_by_that_question_alone(world: Any) -> None:
    message = await open_table(world, world.zoe, world.matthieu)
    asked = await world.zoe.slash("game resign")
    assert (
        asked.is_private
        and says(asked, "resign-asked-end", number=1, behind="Matthieu")
        and asked.buttons == labels("button-resign")
    )
    assert EN("button-play") in board(world).buttons
    assert says(
        await refused(world, world.matthieu.forge(message, asked.button("button-resign"))), "unknown-button"
    )
    await world.restart()
    await world.zoe.press(asked, "button-resign")
    assert says(board(world), "told-resigned-end", name="Zoé") and asked.buttons == []
    assert says(await refused(world, world.zoe.slash("game resign", number=1)), "game-over")
