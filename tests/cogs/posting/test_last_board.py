"""The board posted last: what is left of it when the next one is out."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from cogs.posting import last_board
from cogs.posting.last_board import LastBoards, without_turn
from cogs.ui.cards import Card

STORY = ((1, "{}"),)


def test_a_spent_board_keeps_what_happened_and_its_title() -> None:
    card = Card("Zoé moves.", "-# game 1", turn="It is Lou’s turn.", story=STORY)
    assert without_turn(card) == Card("Zoé moves.", "-# game 1", story=STORY)


def test_a_board_of_an_older_version_loses_the_turn_lines_below_its_picture() -> None:
    assert without_turn(Card("### game 1\nZoé moves.", "It is Lou’s turn.")) == Card("### game 1\nZoé moves.")


class Message:
    """A board that Discord lets be edited only after some tries."""

    def __init__(self, failures: int) -> None:
        self.failures, self.tries = failures, 0

    async def edit(self, **_: Any) -> None:
        self.tries += 1
        if self.tries <= self.failures:
            raise OSError("no network")


@pytest.mark.parametrize(("failures", "tries"), [(0, 1), (2, 3), (9, 4)])
async def test_a_board_whose_controls_could_not_be_taken_off_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, failures: int, tries: int
) -> None:
    monkeypatch.setattr(last_board, "RETIRE_AGAIN_SECONDS", (0.0, 0.0, 0.0))
    message = Message(failures)
    places = SimpleNamespace(message=lambda *_: message)
    card = msgspec.json.encode(Card("Zoé moves.", story=STORY)).decode()
    row = SimpleNamespace(id=1, board_message_id=7, board_card=card, guild_id=1, game="junior")
    boards = LastBoards(cast(Any, None), cast(Any, places), {})
    await boards.retire(cast(Any, row))
    await asyncio.gather(*boards._retiring)
    assert message.tries == tries
