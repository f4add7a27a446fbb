"""Whole games, each played as people would play them."""

from typing import Any

import pytest

from engine.junior.model import TREASURES
from tests.engines import on_both_engines
from tests.playing import tables
from tests.playing.saying import (
    BOARD_BUTTONS,
    EN,
    END_BUTTONS,
    FR,
    SOLO_END_BUTTONS,
    option_line,
    says,
    says_in_french,
)
from tests.playing.tables import board, on_turn, open_table

CLICK_BUDGET = 5


def assert_is_result(message: Any, *names: str) -> None:
    """The last message: ranking, how to verify, Play again."""
    assert says(message, "result-title") and says(message, "seed-shown", number=1)
    assert all(name in message.text for name in names)
    assert message.buttons == (END_BUTTONS if len(names) > 1 else SOLO_END_BUTTONS)
    assert message.pictures[0].data[:4] == b"\x89PNG"


async def test_two_players_play_a_whole_game_by_clicks_within_the_click_budget(world: Any) -> None:
    message = await open_table(world, world.zoe, world.matthieu)
    while EN("button-play") in message.buttons:
        assert await tables.play_by_clicks(world, on_turn(world), message) <= CLICK_BUDGET
        assert message.buttons == []
        message = board(world)
    assert_is_result(message, "Zoé", "Matthieu")


async def test_two_players_play_a_whole_game_by_slash_commands(world: Any) -> None:
    message = await open_table(world, world.zoe, world.matthieu)
    while EN("button-play") in message.buttons:
        player = on_turn(world)
        slot, sides, square = await tables.good_turn(world)
        for option, value in (("slot", slot), ("turned", sides)):
            assert value in [c["value"] for c in await player.complete("junior push", option)]
        await player.slash("junior push", slot=slot, turned=sides)
        assert square in [c["value"] for c in await player.complete("junior move", "square")]
        await player.slash("junior move", square=square)
        message = board(world)
    assert_is_result(message, "Zoé", "Matthieu")


async def test_commands_and_panel_mix_within_a_turn(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    answer = await player.slash("junior push", slot="N1")
    assert EN("button-stay") in answer.buttons and "B ↓" not in answer.buttons
    await player.press(answer, "button-stay")
    await player.press(answer, "button-confirm")
    assert on_turn(world) is tables.other(world, player)


async def test_a_whole_game_in_french_says_no_english_word(french_world: Any) -> None:
    message = await open_table(french_world, french_world.zoe, french_world.matthieu)
    private = []
    while FR("button-play") in message.buttons:
        player = on_turn(french_world)
        panel = await tables.ready_panel(french_world, player)
        private += [panel.text, *panel.buttons, *panel.choices, panel.pictures[0].alt]
        await player.press(panel, "button-confirm")
        private.append(panel.text)
        message = board(french_world)
    assert says_in_french(message, "result-title") and message.buttons == [
        FR("button-again"),
        FR("button-replay"),
        FR("button-review"),
        FR("button-story"),
        FR("button-other-games"),
    ]
    public = [
        part for m in french_world.public() for part in (m.text, *m.buttons, *(p.alt for p in m.pictures))
    ]
    assert [text for text in public + private if english_in(text)] == []


def english_in(text: str) -> list[str]:
    """English words that no French sentence of ours has."""
    words = (
        "the",
        "your",
        "you",
        "turn",
        "found",
        "seek",
        "and",
        "press",
        "here",
        "of",
        "with",
        "game",
        "row",
    )
    found = text.lower().replace("’", " ").replace("*", " ").replace(".", " ").replace(",", " ").split()
    return [word for word in found if word in words or word in {f"the {t}" for t in TREASURES}]


@on_both_engines
async def test_a_person_plays_a_whole_game_against_a_bot(world: Any) -> None:
    await open_table(world, world.zoe, bots=1)
    message = await tables.play_to_the_end(world)
    assert_is_result(message, "Zoé", EN("bot-name", level="normal"))
    # She is called once, by the first board, which becomes all the others.
    assert [body["allowed_mentions"]["users"] for body in tables.posts(world)] == [[world.zoe.id]]
    assert not any(world.zoe.mention in m.text for m in world.public()[1:])


async def test_a_person_plays_alone_to_the_end(world: Any) -> None:
    await open_table(world, world.zoe)
    message = await tables.play_to_the_end(world)
    assert_is_result(message, "**1.** Zoé — 12 treasures")


async def test_four_people_play_to_the_end(world: Any) -> None:
    await open_table(world, *tables.people(world))
    await tables.almost_won(world)
    message = await tables.play_to_the_end(world)
    assert_is_result(message, *(player.name for player in tables.people(world)))


async def test_secret_goals_are_played_to_the_end(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, goals="secret")
    message = await tables.play_to_the_end(world)
    assert_is_result(message, "Zoé", "Matthieu")
    assert says(message, "junior-told-ended-pile-finished")


@pytest.mark.parametrize("last_round", ["off", "on"])
async def test_last_round_lets_the_others_finish_the_round(world: Any, last_round: str) -> None:
    await open_table(world, world.zoe, world.matthieu, goals="secret", last_round=last_round)
    await tables.set_state(world, tables.one_card_each(await tables.state_of(world)))
    turns = 0
    while not says(board(world), "junior-told-won"):
        await tables.quick_turn(world)
        turns += 1
    # Whoever began the round may not be its last: the other one still has a turn.
    has_turn = last_round == "on" and turns % 2 == 1
    assert board(world).buttons == (BOARD_BUTTONS if has_turn else END_BUTTONS)


async def test_play_again_opens_a_lobby_with_the_same_bots_and_options(world: Any) -> None:
    await open_table(world, world.zoe, bots=1, goals="secret")
    await tables.give_up(world.zoe)
    card = await world.zoe.press(board(world), "button-again")
    assert (
        f"Zoé · {EN('host')}" in card.text
        and says(card, "bot-name", level="normal")
        and option_line("option-junior-goals", "secret") in card.text
    )
    await tables.start(world.zoe, card)
    assert EN("button-play") in board(world).buttons


async def test_play_again_keeps_colours_and_casual_for_all_who_sat_there(world: Any) -> None:
    card = await tables.open_lobby(world, world.zoe, world.matthieu)
    for player, colour in ((world.zoe, "2"), (world.matthieu, "1")):
        await player.slash("game options", option="pick", value=colour)
    await world.zoe.slash("game options", option="rated", value="casual")
    await tables.start(world.zoe, card)
    await tables.give_up(world.zoe)
    again = await world.matthieu.press(board(world), "button-again")
    await world.zoe.press(world.public()[-2], "button-again")
    row = await world.bot.tables.row(2)
    assert says(again, "lobby-casual")
    assert {seat.user_id: seat.pick for seat in row.seats} == {world.matthieu.id: 1, world.zoe.id: 2}


async def test_somebody_who_did_not_sit_there_opens_a_table_of_their_own_instead(world: Any) -> None:
    await open_table(world, world.zoe, bots=1, goals="secret")
    await tables.give_up(world.zoe)
    told = await world.lou.press(board(world), "button-again")
    assert told.is_private and says(told, "again-not-seated")
    own = await world.lou.press(told, "button-new-table")
    assert not own.is_private and "Lou" in own.text and not says(own, "bot-name", level="normal")
