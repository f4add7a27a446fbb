"""How many clicks a turn of Poudlard takes a person who thinks for themselves, without hints."""

from typing import Any

import pytest

from engine.poudlard.model import PlayCard, RollDie
from tests.playing.poudlard import (
    GAME,
    hand_on_the_board,
    late,
    open_castle,
    roll_on_the_board,
    state_of,
    view_now,
)
from tests.playing.poudlard_person import thought
from tests.playing.tables import board, label

MOST = {1: 7, 2: 9, 3: 10, 4: 13}  # by the die
MOST_FOR_CARD = 7
MOST_FOR_FRIDAY = 11


@pytest.fixture(autouse=True)
def fixed_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.tables.lifecycle.game_seed", lambda *_: b"toad")


async def turn_by_hand(world: Any, *, plays_card: bool = False) -> tuple[int, int, str]:
    """A whole turn; the die, the clicks, and the card that was played."""
    before = await state_of(world)
    plays = [action for action in GAME.legal_actions(before, before.turn) if isinstance(action, PlayCard)]
    card = plays[len(plays) // 2] if plays and plays_card else None
    hand = await (hand_on_the_board(world) if card else roll_on_the_board(world))
    hand.ends_turns, die = True, 0
    if card:
        await hand.do(card)
    while hand.state.turns == before.turns and not GAME.outcome(hand.state):
        action = RollDie() if view_now(hand.state).phase == "roll" else thought(hand.state)
        await hand.do(action)
        die = hand.state.die or die
    return die, hand.clicks, card.card if card else ""


def is_short(die: int, clicks: int, card: str) -> bool:
    """Password is left out: its five changes are another two turns."""
    allowed = {"": 0, "friday": MOST_FOR_FRIDAY}.get(card, MOST_FOR_CARD)
    return card == "password" or clicks <= MOST[die] + allowed


@pytest.mark.parametrize("is_late", [False, True], ids=["at the start", "near the end"])
async def test_a_turn_with_a_three_takes_at_most_ten_clicks(world: Any, is_late: bool) -> None:
    await open_castle(world, world.zoe, world.matthieu)
    if is_late:
        await late(world)
    turns = [await turn_by_hand(world) for _ in range(3)]
    assert any(die == 3 for die, _, _ in turns) and all(is_short(*turn) for turn in turns), turns


@pytest.mark.soak
@pytest.mark.parametrize("seed", [b"toad", b"owl", b"rat"])
async def test_whole_games_by_hand_with_cards_are_short_in_clicks(
    french_world: Any, monkeypatch: pytest.MonkeyPatch, seed: bytes
) -> None:
    monkeypatch.setattr("cogs.tables.lifecycle.game_seed", lambda *_: seed)
    await open_castle(french_world, french_world.zoe, french_world.matthieu)
    turns: list[tuple[int, int, str]] = []
    while label(french_world, "button-play") in board(french_world).buttons:
        turns.append(await turn_by_hand(french_world, plays_card=len(turns) % 3 == 2))
    assert [turn for turn in turns if not is_short(*turn)] == []
