"""Shortcuts in Poudlard: the die under the board, what has one answer, what is asked, what may be typed."""

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.games.poudlard.labels import TURNED
from cogs.posting.board_card import board_controls
from cogs.tables.table import paused
from engine.poudlard.layout import BACK, SQUARES
from engine.poudlard.model import MovePawn
from locales import words
from tests.journeys.poudlard.test_turns import CORNER, CROSS, D4, STRAIGHT, castle, floor, version_of
from tests.playing import poudlard, tables
from tests.playing.poudlard import (
    change,
    hand_on_the_board,
    open_castle,
    roll_on_the_board,
    state_of,
    take_panel,
)
from tests.playing.saying import EN, FR, says, says_in_french
from tests.playing.tables import board

CHARMS = 64  # the class bits of Charms, the first one of timetable 0


async def test_one_click_under_the_board_rolls_and_opens_the_panel(world: Any) -> None:
    await castle(world)
    hand = await roll_on_the_board(world)
    state = await state_of(world)
    assert state.die == state.left > 0 and says(hand.panel, "poudlard-panel-change-first", left=state.left)
    again = await world.zoe.press(board(world), "poudlard-button-roll")
    assert again.is_private and (await state_of(world)) == state  # the panel alone


async def test_the_die_of_an_older_board_opens_the_panel_and_rolls_nothing(world: Any) -> None:
    await castle(world, die=1)
    old = board(world).button("poudlard-button-roll")
    await world.zoe.slash("poudlard end")
    await world.matthieu.slash("poudlard roll")
    await change(world, left=0)
    await world.matthieu.slash("poudlard end")
    answer = await world.zoe.forge(board(world), old)
    assert answer.is_private and says(answer, "poudlard-panel-roll") and not (await state_of(world)).die


async def test_nobody_else_rolls_under_the_board(world: Any) -> None:
    await castle(world)
    for who, why in ((world.matthieu, "not-your-turn"), (world.lou, "not-seated")):
        assert says(await tables.refused(world, who.press(board(world), "poudlard-button-roll")), why)
    assert not (await state_of(world)).die
    resting = board_controls(paused(await world.bot.tables.load(1), 1), EN, world.bot.faces["poudlard"])
    assert EN("poudlard-button-roll") not in {control.item.label for control in resting}


async def test_the_die_under_a_board_of_another_game_is_refused(world: Any) -> None:
    await tables.open_table(world, world.zoe, world.matthieu, game="junior")
    answer = world.zoe.forge(board(world), "b|roll|1|1||")
    assert says(await tables.refused(world, answer), "other-game")


async def test_a_crossing_is_turned_and_laid_without_being_asked_how(world: Any) -> None:
    tokens = floor(D3=CROSS | BACK, D5=STRAIGHT)
    await castle(world, tokens=tokens, die=2, left=2, pawns=(D4, 33))
    hand = await take_panel(world)
    await hand._press("C4┼")
    assert says(hand.panel, "poudlard-panel-change-first", left=1)
    await hand._press("D3?")
    assert says(hand.panel, "poudlard-panel-crossing", square="D3") and says(
        hand.panel, "poudlard-panel-move"
    )
    assert EN("poudlard-button-undo") not in hand.panel.buttons
    await hand._press("poudlard-button-stay-end")
    state = await state_of(world)
    assert state.turn == 1 and state.tokens[SQUARES.index("D3")] == CROSS


@pytest.mark.parametrize("card", ["swap", "norris", "asleep", "lost"])
async def test_the_only_opponent_is_chosen_already(world: Any, card: str) -> None:
    await castle(world, hands=((card,), ()), progress=(0, 1), pawns=(D4, 33))
    hand = await hand_on_the_board(world)
    await hand._press(f"poudlard-card-{card}")
    await hand._press("button-confirm")
    assert hand.clicks == 3 and (await state_of(world)).hands == ((), ())


async def test_one_of_two_opponents_is_chosen_on_a_button(world: Any) -> None:
    await castle(world, world.lou, hands=(("norris",), (), ()))
    hand = await hand_on_the_board(world)
    await hand._press("poudlard-card-norris")
    assert not says(hand.panel, "poudlard-panel-card-ready")
    await hand._press("Lou-Anne")
    await hand._press("button-confirm")
    assert (await state_of(world)).losing == (False, False, True)


async def own_class(world: Any) -> None:
    """Zoé's next class is on D4, another room is on D5."""
    tokens = floor(D4=STRAIGHT | CHARMS, D5=STRAIGHT | 2 * CHARMS)
    await castle(world, tokens=tokens, timetables=(0, 1), hands=(("cancelled",), ()))


async def test_p15_to_cancel_ones_own_next_class_is_asked_first(world: Any) -> None:
    await own_class(world)
    hand = await hand_on_the_board(world)
    await hand._press("poudlard-card-cancelled")
    await hand._press(next(b for b in hand.panel.buttons if b.startswith("D4")))
    assert says(hand.panel, "poudlard-panel-own-class")
    assert EN("button-confirm") not in hand.panel.buttons
    await hand._press("poudlard-button-own-class")
    assert [found.square for found in (await state_of(world)).cancellations] == [D4]


async def test_p15_the_command_asks_too_and_another_class_is_cancelled_at_once(world: Any) -> None:
    await own_class(world)
    asked = await world.zoe.slash("poudlard card", card="cancelled", target="D4")
    assert says(asked, "poudlard-panel-own-class") and not (await state_of(world)).cancellations
    await world.zoe.slash("poudlard card", card="cancelled", target="D5")
    assert [found.square for found in (await state_of(world)).cancellations] == [SQUARES.index("D5")]


async def test_a_cancelled_goal_is_told_as_such(world: Any) -> None:
    await own_class(world)
    await world.zoe.slash("poudlard card", card="cancelled", target="D4")
    hand = await hand_on_the_board(world)
    await hand._press("poudlard-card-cancelled")
    await hand._press(next(b for b in hand.panel.buttons if b.startswith("D4")))
    await hand._press("poudlard-button-own-class")
    assert says(hand.panel, "poudlard-panel-next-closed", square="D4")


@pytest.mark.parametrize("typed", ["EO", "ew", "─ E O", "o-e"])
async def test_a_token_is_laid_by_the_letters_of_either_language(french_world: Any, typed: str) -> None:
    world = french_world
    await castle(world, tokens=floor(D4=STRAIGHT | BACK), die=1, left=1, lifted=D4)
    await world.zoe.slash("poudlard lay", way=typed)
    assert (await state_of(world)).tokens[D4] == 10


async def test_a_token_is_pivoted_by_the_sides_that_are_to_be_open(french_world: Any) -> None:
    world = french_world
    await castle(world, tokens=floor(D4=CORNER, D5=STRAIGHT), die=2, left=2)
    await world.zoe.slash("poudlard pivot", token="d4", way="so")
    assert (await state_of(world)).tokens[D4] == 12
    refused = await tables.refused(world, world.zoe.slash("poudlard pivot", token="D5", way="NE"))
    assert says_in_french(refused, "poudlard-wrong-sides", sides="N E", ways="E O, N S")
    refused = await tables.refused(world, world.zoe.slash("poudlard pivot", token="D4", way="NE"))
    assert says_in_french(refused, "poudlard-changed-already", square="D4")


async def test_a_tile_of_junior_is_turned_by_french_letters(french_world: Any) -> None:
    world = french_world
    await tables.open_table(world, world.zoe, world.matthieu, game="junior")
    table = await world.bot.tables.load(1)
    player = tables.people(world)[min(table.to_act)]
    spare = (await player.complete("junior push", "turned", slot="N1"))[0]["value"]
    await player.slash("junior push", slot="N1", turned=" ".join(spare.replace("W", "o").lower()[::-1]))
    assert (await world.bot.tables.load(1)).row.version > table.row.version


async def test_who_begins_is_told_once_and_truly_when_a_bot_begins(world: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("cogs.tables.lifecycle.game_seed", lambda *_: b"bot 4")
    await open_castle(world, world.zoe, bots=2)
    told = await tables.story(world)
    state = await state_of(world)
    names = (
        "Zoé",
        EN("bot-name", level="normal"),
        EN("bot-name-again", name=EN("bot-name", level="normal"), number=2),
    )
    begins = [name for name in names if EN("poudlard-told-first", name=name) in told]
    assert state.first != 0 and begins == [names[state.first]]


async def test_the_token_that_bars_the_way_is_turned_in_one_click(french_world: Any) -> None:
    world = french_world
    tokens = dict.fromkeys(SQUARES, STRAIGHT | BACK) | {"C1": 10, "D1": STRAIGHT, "E1": 10 | CHARMS}
    facts = {"students": (0, 2), "pawns": (33, 35), "timetables": (0, 1)}
    await castle(world, tokens=floor(**tokens), die=1, left=1, **facts)
    hand = await take_panel(world)
    goal = FR("poudlard-class-charms-one")
    await hand._press(FR("poudlard-button-opens", label=f"{TURNED}D1─", goal=goal))
    room = FR("poudlard-stop-room", place="E1", room=goal)
    await hand._press(FR("poudlard-button-go-end", label=room))
    state = await state_of(world)
    assert hand.clicks == 3 and state.progress[0] == 1 and state.turn == 1


async def test_that_token_can_still_be_turned_otherwise(world: Any) -> None:
    tokens = dict.fromkeys(SQUARES, STRAIGHT | BACK) | {"C1": 10, "D1": CORNER, "E1": 10 | CHARMS}
    facts = {"students": (0, 2), "pawns": (33, 35), "timetables": (0, 1)}
    await castle(world, tokens=floor(**tokens), die=2, left=2, **facts)
    hand = await take_panel(world)
    assert "D1└" not in hand.panel.buttons  # its button turns it as the way needs it
    await hand.press("poudlard-button-others")
    await hand._press("D1└")
    assert says(hand.panel, "poudlard-panel-pivot", square="D1")


@pytest.mark.parametrize(
    "draft", ["kfriday-C1-C1-D1-E1-C2", "kfriday-Z9-D1-E1-C2-D2", "kfriday-D4-D1-E1-C2-D2"]
)
async def test_a_forged_friday_changes_nothing(world: Any, draft: str) -> None:
    await castle(world, hands=(("friday",), ()), pawns=(D4, 33))
    hand = await take_panel(world)
    before, version = await state_of(world), await version_of(world)
    for verb in ("page", "confirm"):
        answer = await world.zoe.forge(hand.panel, f"b|{verb}|1|{version}||{draft}")
        assert answer is None or answer.is_private
    many = [f"c{square}" for square in SQUARES[:9]]
    await world.zoe.forge(hand.panel, f"s|confirm|1|{version}|kens0|kfriday", *many)
    assert await state_of(world) == before


async def test_the_selects_of_panels_that_were_posted_before_still_flip(world: Any) -> None:
    await castle(world, tokens=floor(D4=CORNER | BACK), die=1, left=1)
    hand = await take_panel(world)
    await world.zoe.forge(hand.panel, f"s|confirm|1|{await version_of(world)}|flip0|", "fD4")
    assert (await state_of(world)).lifted == D4


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_every_label_of_the_longest_places_is_whole(world: Any, language: str) -> None:
    tokens = tuple(CROSS | 16 | (at % 8) * 64 if at % 4 == 0 else CROSS | 16 for at in range(len(SQUARES)))
    await castle(world, tokens=tokens, die=1, pawns=(D4, 33), hands=(("password",), ()))
    viewer = await poudlard.asked_by(world, 0)
    viewer = replace(viewer, words=words(language))
    page = world.bot.faces["poudlard"].panel.page(viewer, "")
    labels = [item.item.label for row in page.rows for item in row if hasattr(item.item, "label")]
    assert labels and all(len(text) < 80 for text in labels)


async def test_p11_who_stands_in_their_next_class_stays_by_its_button(world: Any) -> None:
    await castle(world, tokens=floor(D4=STRAIGHT | CHARMS), timetables=(0, 1), die=1, left=0, pawns=(D4, 33))
    hand = await take_panel(world)
    assert says(hand.panel, "poudlard-panel-here")
    assert EN("poudlard-button-stay-end") not in hand.panel.buttons
    viewer = await poudlard.asked_by(world, 0)
    rows = world.bot.faces["poudlard"].panel.page(viewer, poudlard.GAME.text(MovePawn("D4"))).rows
    chosen = [item.item.label for row in rows for item in row if hasattr(item.item, "label")]
    assert EN("poudlard-button-stay-end") in chosen and EN("poudlard-button-move-end") not in chosen
    room = EN("poudlard-stop-room", place="D4", room=EN("poudlard-class-charms-one"))
    await hand._press(EN("poudlard-button-go-end", label=room))
    assert (await state_of(world)).progress[0] == 1
