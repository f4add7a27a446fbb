"""Whole games of Pas vu pas pris, each played as people would play them."""

import re
from typing import Any

import pytest

from engine.pasvu.layout import START
from tests.journeys.poudlard.test_whole_games import plain_words
from tests.playing.pasvu import (
    change,
    click_step,
    command_step,
    commit,
    due,
    last_rounds,
    open_hotel,
    open_panel,
    planning,
    state_of,
    type_commit,
)
from tests.playing.saying import BOARD_BUTTONS, EN, END_BUTTONS, FR, labels, says, says_in_french
from tests.playing.tables import board, open_lobby, story

ENGLISH = {"the", "your", "you", "turn", "and", "of", "with", "ghost", "card", "roll", "keyhole", "round"}
STEPS = 60  # more than any of these games takes


@pytest.fixture(autouse=True)
def fixed_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game gets the same dice, whatever the ids of the interactions that filled its table."""
    monkeypatch.setattr("cogs.tables.lifecycle.game_seed", lambda *_: b"hotel")


def assert_is_result(message: Any, *names: str) -> None:
    assert says(message, "result-title") and says(message, "seed-shown", number=1)
    assert all(name in message.text for name in names)
    assert message.buttons == END_BUTTONS
    assert [picture.name for picture in message.pictures][:2] == ["board.png", "keyhole-1.png"]


async def test_two_people_play_all_five_rounds_by_clicks(world: Any) -> None:
    message, looks = await open_hotel(world, world.zoe, world.matthieu), 0
    for _ in range(STEPS):
        await click_step(world)
        if repr(board(world)) != repr(message):
            assert message.buttons == []
            message = board(world)
            looks += sum(picture.name.startswith("keyhole") for picture in message.pictures)
        if EN("button-play") not in message.buttons:
            break
    assert looks == 5
    assert_is_result(message, "Zoé", "Matthieu", "points")


async def test_three_play_by_slash_commands_one_of_them_a_bot(world: Any) -> None:
    await open_hotel(world, world.zoe, world.matthieu, bots=1)
    await last_rounds(world)
    used: set[str] = set()
    for _ in range(STEPS):
        await command_step(world, used)
        if EN("button-play") not in board(world).buttons:
            break
    assert used >= {"furniture", "ghost", "commit", "side"}
    assert_is_result(board(world), "Zoé", "Matthieu", EN("bot-name", level="normal"))


async def test_four_play_fusion_and_midnight_in_french_and_no_english_word_is_said(french_world: Any) -> None:
    world, said = french_world, list[str]()
    message = await open_hotel(world, world.zoe, bots=3, fusion="fusion", midnight="midnight")
    await change(world, midnight_deck=("tag", "crystal"))
    await last_rounds(world, 2)
    for _ in range(STEPS):
        panel = await open_panel(world, world.zoe)
        said += [panel.text, *panel.buttons, *panel.choices, panel.pictures[0].alt]
        await click_step(world, world.zoe)
        message = board(world)
        said += [message.text, *message.buttons, *(picture.alt for picture in message.pictures)]
        if FR("button-play") not in message.buttons:
            break
    assert says_in_french(message, "result-title") and message.buttons == [
        FR("button-again"),
        FR("button-replay"),
        FR("button-review"),
        FR("button-story"),
        FR("button-other-games"),
    ]
    assert [text for text in said if ENGLISH & set(plain_words(text))] == []


async def test_v18_plans_that_collide_are_told_ghost_by_ghost(world: Any) -> None:
    await open_hotel(world, world.zoe, world.matthieu)
    await planning(world)
    for player in (world.zoe, world.matthieu):
        await player.slash("pasvu ghost", ghost="S1", to="C3", spot="c")
        await type_commit(player)
    text = await story(world)
    assert "Zoé: **S1** enters at C3\n" in text
    assert f"Matthieu: **S1** enters at C3 {EN('pasvu-told-shifted')}" in text
    one, other = (next(g for g in own if g.name == "S1") for own in (await state_of(world)).ghosts)
    assert one.cell == other.cell == "C3" and one.spot == "c" != other.spot


async def test_v19_a_plan_is_replaced_from_the_board_and_the_table_reads_only_who_plans(world: Any) -> None:
    await open_hotel(world, world.zoe, world.matthieu)
    await planning(world)
    await world.zoe.slash("pasvu ghost", ghost="S1", to="C3")
    await type_commit(world.zoe)
    before = board(world)
    assert world.zoe.mention not in before.text and world.matthieu.mention in before.text
    again = await world.zoe.slash("board")
    assert again.buttons == BOARD_BUTTONS
    panel = await world.zoe.press(again, "button-play")
    assert "S1 → C3" in panel.text
    answer = await world.zoe.slash("pasvu ghost", ghost="S1", to="D5")
    await commit(world, world.zoe, answer)
    assert says(answer, "pasvu-told-replaced") and repr(board(world)) == repr(before)
    await click_step(world, world.matthieu)
    assert "Zoé: **S1** enters at D5" in await story(world)


async def test_a_restart_with_half_the_plans_in_loses_none(world: Any) -> None:
    await open_hotel(world, world.zoe, world.matthieu)
    await planning(world)
    await world.zoe.slash("pasvu ghost", ghost="M1", to="B5")
    await type_commit(world.zoe)
    before = board(world)
    panel = await open_panel(world, world.matthieu)
    await world.restart()
    await world.matthieu.advised(panel)
    await commit(world, world.matthieu, panel)
    assert "Zoé: **M1** enters at B5" in board(world).text and "Matthieu: " in board(world).text
    assert repr(board(world)) != repr(before) and before.buttons == []


async def test_v6_v7_three_sides_are_offered_and_the_look_is_shown_to_all(world: Any) -> None:
    await open_hotel(world, world.zoe, world.matthieu, rated="casual")
    await change(world, phase="side", turn=0, keyhole="W2", waiting=())
    panel = await open_panel(world, await due(world))
    assert panel.buttons == labels(
        "spot-s", "hall-side-north", "hall-side-east"
    )  # Confirm waits for a choice
    await world.zoe.press(panel, "hall-side-north")
    assert says(panel.pictures[0].alt, "alt-pasvu-panel-side-chosen", side=EN("hall-side-north"))
    await world.zoe.press(panel, "button-confirm")
    message = board(world)
    assert says(await story(world), "pasvu-told-side", name="Zoé", side=EN("hall-side-north"))
    assert [picture.name for picture in message.pictures] == ["board.png", "keyhole-1.png"]
    assert says(
        message.pictures[1].alt, "alt-pasvu-look-none", door=re.compile(f"{EN('hall-side-north')} .*")
    )
    assert (await state_of(world)).keyhole[0] == "N"


async def test_the_hall_is_shown_slantwise_on_request(world: Any) -> None:
    await open_hotel(world, world.zoe, world.matthieu)
    flat, deep = await world.lou.slash("board"), await world.lou.slash("board", view="3d")
    assert flat.pictures[0].data != deep.pictures[0].data and flat.pictures[0].alt == deep.pictures[0].alt


@pytest.mark.parametrize(
    ("phase", "hint"),
    [
        ("furniture", "pasvu-do-decline"),
        ("plan", "pasvu-do-path"),
        ("midnight", "pasvu-do-sneak"),
    ],
)
async def test_a_hint_is_given_in_words_for_each_other_step(world: Any, phase: str, hint: str) -> None:
    await open_hotel(world, world.zoe, world.matthieu, rated="casual")
    await planning(world)
    await change(world, phase=phase, card="tag" if phase == "midnight" else "")
    answer = await world.zoe.slash("pasvu hint")
    assert answer.is_private and says(answer, "pasvu-hint") and says(answer, hint)


async def test_v7_hint_and_its_command_say_why_there_is_none_for_the_side(world: Any) -> None:
    """The sheet: "Il n’est pas possible de la déplacer au préalable pour tester le meilleur côté"."""
    await open_hotel(world, world.zoe, world.matthieu, rated="casual")
    state = await change(world, phase="side", turn=0, keyhole="W2", waiting=())
    panel = await open_panel(world, world.zoe)
    shown = repr(panel.buttons), panel.text
    pressed = await world.zoe.advised(panel)
    typed = await world.zoe.slash("pasvu hint")
    for answer in (pressed, typed):
        assert answer.is_private and answer.text == EN("pasvu-no-side-hint") and not answer.pictures
    assert (repr(panel.buttons), panel.text) == shown and await state_of(world) == state


async def test_v1_the_lobby_offers_the_hall_and_a_game_begins_in_the_classic_one(world: Any) -> None:
    await open_hotel(world, world.zoe, world.matthieu)
    assert (await state_of(world)).pieces == START
    card = await open_lobby(world, world.zoe, world.matthieu, game="pasvu")
    assert any(EN("option-pasvu-hall") in str(part) for part in card.parts), card.parts


async def test_the_look_stands_alone_before_the_board(world: Any) -> None:
    await open_hotel(world, world.zoe, world.matthieu, midnight="midnight")
    await change(world, phase="side", turn=0, keyhole="W2", waiting=(), midnight_deck=("knock",))
    panel = await open_panel(world, world.zoe)
    await world.zoe.press(panel, "hall-side-north")
    await world.zoe.press(panel, "button-confirm")
    assert says(await story(world), "pasvu-told-keyhole-rolled") and EN("midnight-knock") in board(world).text
    galleries = [part["items"] for part in board(world).parts if "items" in part]
    names = [[item["media"]["url"].split("/")[-1].split("?")[0] for item in items] for items in galleries]
    assert names == [["keyhole-1.png"], ["board.png"], ["midnight-1.png"]]
