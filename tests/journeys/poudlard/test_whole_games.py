"""Whole games of Poudlard, each played as people would play them."""

from typing import Any

import pytest

from engine.poudlard.layout import LESSONS, ZONE_CARDS, zone_of
from engine.poudlard.model import FlipToken, LayToken, MovePawn, PivotToken, PlayCard
from tests.playing import poudlard, tables
from tests.playing.poudlard import change, late, open_castle, play_turn, state_of, suggested, take_panel
from tests.playing.saying import EN, END_BUTTONS, FR, is_label, labels, says, says_in_french
from tests.playing.tables import board

CLICKS, CLICKS_A_TOKEN = 4, 2
KINDS = 8
ENGLISH = {"the", "your", "you", "turn", "and", "of", "with", "flip", "card", "roll", "class", "here", "goes"}


@pytest.fixture(autouse=True)
def fixed_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game gets the same dice, whatever the ids of the interactions that filled its table."""
    monkeypatch.setattr("cogs.tables.lifecycle.game_seed", lambda *_: b"toad")


def assert_is_result(message: Any, *names: str) -> None:
    assert says(message, "result-title") and says(message, "seed-shown", number=1)
    assert all(name in message.text for name in names)
    assert message.buttons == END_BUTTONS
    assert message.pictures[0].data[:4] == b"\x89PNG"


@pytest.mark.soak
async def test_three_people_play_a_whole_game_by_clicks_with_many_cards(world: Any) -> None:
    message = await open_castle(world, world.zoe, world.matthieu, world.lou)
    played: set[str] = set()
    while EN("button-play") in message.buttons:
        hand, done = await play_turn(world, played)
        tokens = sum(isinstance(action, FlipToken | PivotToken) for action in done)
        if not any(isinstance(a, PlayCard) or (isinstance(a, MovePawn) and a.star) for a in done):
            assert hand.clicks <= CLICKS + CLICKS_A_TOKEN * tokens
        assert message.buttons == []
        message = board(world)
    assert len(played) >= KINDS, played
    assert_is_result(message, "Zoé", "Matthieu", "Lou-Anne", "7 of 7 classes")


async def test_two_people_play_by_slash_commands_to_the_end(world: Any) -> None:
    await open_castle(world, world.zoe, world.matthieu)
    state = await late(world)
    used: set[str] = set()
    while not poudlard.GAME.outcome(state):
        player = poudlard.player_on_turn(world, state)
        name, options = poudlard.command_of(suggested(state))
        used.add(name)
        filled: dict[str, str] = {}
        for option, value in options.items():
            typed = value if option == "token" else ""
            offered = await player.complete(f"poudlard {name}", option, typed, **filled)
            assert value in [choice["value"] for choice in offered], (name, option, offered)
            filled[option] = value
        await player.slash(f"poudlard {name}", **options)
        state = await state_of(world)
    assert used == {"roll", "flip", "lay", "pivot", "choose", "move", "card", "end"}
    assert_is_result(board(world), "Zoé", "Matthieu")


async def test_a_person_and_a_bot_play_to_the_end_by_hints(world: Any) -> None:
    await open_castle(world, world.zoe, bots=1)
    await late(world, turn=0, first=0)
    green = labels(
        "poudlard-button-move-end",
        "button-confirm",
        "poudlard-button-roll",
        "poudlard-button-end",
        "poudlard-button-stay-end",
    )
    while EN("button-play") in board(world).buttons:
        hand = await take_panel(world)
        version = None
        while EN("button-hint") in hand.panel.buttons and EN("button-play") in board(world).buttons:
            await hand.press("button-hint")
            assert hand.panel.text != version
            version = hand.panel.text
            flips = [label for label in hand.panel.buttons if is_label(label, "poudlard-button-flip")]
            label = next(label for label in (*flips, *green) if label in hand.panel.buttons)
            await world.zoe.press(hand.panel, label)
    assert_is_result(board(world), "Zoé", EN("bot-name", level="normal"))


async def test_a_swap_of_timetables_is_told_and_shown(world: Any) -> None:
    await open_castle(world, world.zoe, world.matthieu)
    before = await change(world, turn=0, progress=(1, 5), hands=(("swap",), ()))
    hand = await take_panel(world)
    await hand.do(PlayCard("swap", seats=(1,)))
    after = await state_of(world)
    assert after.progress == (5, 1) and after.timetables == before.timetables[::-1]
    assert says(
        hand.panel,
        "poudlard-told-card",
        card=EN("option-poudlard-swap"),
        did=EN("poudlard-told-swap", name="Zoé", one="Matthieu"),
    )
    assert says(hand.panel, "poudlard-panel-unfound", count=5, all=7)


async def test_near_swaps_are_offered_with_those_alone_who_are_near(world: Any) -> None:
    await open_castle(world, world.zoe, world.matthieu, world.lou, swap="near")
    await change(world, turn=0, progress=(1, 5, 3), hands=(("swap",), (), ()))
    hand = await take_panel(world)
    await hand.press("poudlard-button-cards", count=1)
    await hand._press("poudlard-card-swap")
    assert (
        says(hand.panel, "poudlard-panel-aimed", targets="Lou-Anne") and "Matthieu" not in hand.panel.buttons
    )
    command = world.zoe.slash("poudlard card", card="swap", target="1")
    assert says(await tables.refused(world, command), "poudlard-too-far-ahead", most=2)


async def test_a_card_that_brings_its_player_home_wins_at_once(world: Any) -> None:
    await open_castle(world, world.zoe, world.matthieu)
    state = await state_of(world)
    home = zone_of(state.students[0])
    card = next(card for card, place in ZONE_CARDS.items() if place == home)
    await change(world, turn=0, progress=(LESSONS, 3), pawns=(16, home), hands=((card,), ()))
    hand = await take_panel(world)
    await hand.do(PlayCard(card))
    message = board(world)
    assert_is_result(message, "**1.** Zoé — 7 of 7 classes", "**2.** Matthieu — 3 of 7 classes")
    assert says(message, "poudlard-told-ended-graduated")


async def test_a_game_by_expert_rules_in_french_says_no_english_word(french_world: Any) -> None:
    message = await open_castle(french_world, french_world.zoe, french_world.matthieu, year="expert")
    await late(french_world)
    said: list[str] = []
    actions: list[Any] = []
    played: set[str] = set()
    while FR("button-play") in message.buttons:
        hand = await take_panel(french_world)
        turn = hand.state.turns
        while hand.state.turns == turn and not poudlard.GAME.outcome(hand.state):
            panel = hand.panel
            said += [panel.text, *panel.buttons, *panel.choices, panel.pictures[0].alt]
            action = poudlard.unseen_card(hand.state, played) or suggested(hand.state)
            if isinstance(action, PlayCard):
                played.add(action.card)
            actions.append(action)
            await hand.do(action)
        message = board(french_world)
        said += [message.text, *message.buttons, message.pictures[0].alt]
    assert says_in_french(message, "result-title") and message.buttons == [
        FR("button-again"),
        FR("button-replay"),
        FR("button-review"),
        FR("button-story"),
        FR("button-other-games"),
    ]
    assert [text for text in said if ENGLISH & set(plain_words(text))] == []
    # P6: what is flipped lies as it comes, a pivot is a quarter turn.
    assert not any(isinstance(action, LayToken) for action in actions)
    assert {action.quarters for action in actions if isinstance(action, PivotToken)} <= {1, 3}


def plain_words(text: str) -> list[str]:
    kept = "".join(letter if letter.isalpha() else " " for letter in text.lower())
    return kept.split()
