"""The board posted last: what is left of it when the next one is out."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from cogs.posting import last_board
from cogs.posting.last_board import LastBoards, without_turn
from cogs.ui.cards import Card
from db import OutboxRow
from db.queries import outbox
from tests.cogs.runtime.test_logs import http

STORY = ((1, "{}"),)


def test_a_spent_board_keeps_what_happened_and_its_title() -> None:
    card = Card("Zoé moves.", "-# game 1", turn="It is Lou’s turn.", story=STORY)
    assert without_turn(card) == Card("Zoé moves.", "-# game 1", story=STORY)


def test_a_board_of_an_older_version_loses_the_turn_lines_below_its_picture() -> None:
    assert without_turn(Card("### game 1\nZoé moves.", "It is Lou’s turn.")) == Card("### game 1\nZoé moves.")


class Message:
    """A board that Discord lets be edited only after some tries."""

    def __init__(self, *failures: Exception) -> None:
        self.failures, self.tries = list(failures), 0

    async def edit(self, **_: Any) -> None:
        self.tries += 1
        if self.failures:
            raise self.failures.pop(0)


class Rows:
    """The outbox of one table."""

    def __init__(self) -> None:
        self.rows: list[OutboxRow] = []
        self.now = lambda: 1000
        self.store = self

    async def write(self, query: Any, *args: Any, **facts: Any) -> None:
        if query is outbox.add:
            number, (asked,), at = args
            self.rows.append(OutboxRow(id=5, game_id=number, kind=asked.kind, payload=asked.payload, at=at))
        else:
            assert query is outbox.mark_sent
            self.rows = [row for row in self.rows if row.id not in args[0]]


LOST, GONE, BUSY = OSError("no network"), http(404, 10008), http(400, 30046)


@pytest.mark.parametrize(
    ("failures", "tries"), [((), 1), ((GONE,), 1), ((LOST, BUSY), 3), ((LOST,) * 9, 10), ((LOST, GONE), 2)]
)
async def test_a_board_whose_controls_could_not_be_taken_off_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, failures: tuple[Exception, ...], tries: int
) -> None:
    monkeypatch.setattr(last_board, "RETIRE_AGAIN_SECONDS", (0.0, 0.0, 0.0))
    message, rows = Message(*failures), Rows()
    places = SimpleNamespace(message=lambda *_: message)
    card = msgspec.json.encode(Card("Zoé moves.", story=STORY)).decode()
    row: Any = SimpleNamespace(id=1, board_message_id=7, board_card=card, guild_id=1, game="junior")
    await LastBoards(cast(Any, rows), cast(Any, places), {}).retire(row)
    # Whatever is left is a row: another process can go on.
    boards = LastBoards(cast(Any, rows), cast(Any, places), {})
    for _ in range(2):
        await boards.follow(cast(Any, SimpleNamespace(game=row, rows=list(rows.rows))))
    assert len(boards._retiring) == len(rows.rows)
    await asyncio.gather(*boards._retiring.values())
    assert message.tries == tries and not rows.rows
