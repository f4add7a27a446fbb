"""Where more pictures wait than three seconds allow, every answer that is drawn is acknowledged first."""

from typing import Any

import pytest

from cogs.workers import Workers
from tests.cogs.acts import open_table, play_on

DEFERRED = 5  # Discord's type of an acknowledgement that a message follows
DRAWN: list[tuple[str, dict[str, Any], bool]] = [
    ("game new", {"game": "junior"}, False),
    ("board", {}, True),
    ("stats", {}, True),
    ("stats", {"public": True}, False),
    ("replay", {"move": 1}, True),
    ("replay", {"move": 1, "public": True}, False),
    ("verify", {}, True),
    ("daily", {}, True),
]


async def test_an_answer_that_is_drawn_is_acknowledged_first(world: Any, monkeypatch: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world, most=2)
    await world.bot.tables.resign(1, world.zoe.id, None)
    monkeypatch.setattr(Workers, "busy", property(lambda _: True))
    for command, options, is_private in DRAWN:
        answer = await world.matthieu.slash(command, **options)
        first = [sent.json for sent in world.env.http_requests if sent.path.endswith("/callback")][-1]
        assert (first["type"], answer.is_private) == (DEFERRED, is_private), command
        assert answer.text and (answer.pictures or command in ("stats", "verify")), command


async def test_a_refusal_is_private_even_where_the_answer_would_be_public(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(world, world.zoe, world.matthieu)
    monkeypatch.setattr(Workers, "busy", property(lambda _: True))
    answer = await world.zoe.slash("replay", number=1, move=9, public=True)
    assert answer.is_private and "0" in answer.text
