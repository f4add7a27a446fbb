"""How many clicks a turn of Poudlard takes a person who thinks for themselves, without hints."""

from typing import Any

import pytest

from engine.poudlard.model import PlayCard, RollDie
from tests.playing.poudlard import (
    GAME,
    open_castle,
    roll_on_the_board,
    state_of,
    take_panel,
    view_now,
)
from tests.playing.poudlard_person import thought
from tests.playing.tables import board, label

MOST = {1: 6, 2: 8, 3: 10, 4: 12}
MOST_WITH_CARD = 14
TURNS = 31


async def turn_by_hand(world: Any, *, plays_card: bool) -> tuple[int, int, str]:
    """A whole turn; the die, the clicks, and the card that was played."""
    before = await state_of(world)
    plays = [action for action in GAME.legal_actions(before, before.turn) if isinstance(action, PlayCard)]
    card = plays[len(plays) // 2] if plays and plays_card else None
    hand = await (take_panel(world) if card else roll_on_the_board(world))
    die = 0
    if card:
        await hand.do(card)
    while hand.state.turns == before.turns and not GAME.outcome(hand.state):
        if view_now(hand.state).phase == "roll":
            await hand.do(RollDie())
        die = hand.state.die
        action = thought(hand.state)
        # Whoever wants no more goes and ends the turn in one.
        await hand.do(action)
    return die, hand.clicks, card.card if card else ""


@pytest.mark.soak
async def test_a_game_by_hand(french_world: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.tables.lifecycle.game_seed", lambda *_: b"toad")
    await open_castle(french_world, french_world.zoe, french_world.matthieu)
    rows = []
    for turn in range(60):
        if label(french_world, "button-play") not in board(french_world).buttons:
            break
        rows.append(await turn_by_hand(french_world, plays_card=turn % 3 == 2))
        print(*rows[-1])
