"""Private answers at Discord's limits, and one character over them."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.panels.face import Drawing
from cogs.runtime.workers import Workers
from cogs.ui.replies import Replies


def answering(*, is_done: bool) -> tuple[Any, list[str]]:
    """An interaction, answered before or not, and what is sent to it."""
    told: list[str] = []

    async def send(text: str, **_: Any) -> None:
        told.append(text)

    response = SimpleNamespace(is_done=lambda: is_done, send_message=send)
    return SimpleNamespace(response=response, followup=SimpleNamespace(send=send)), told


@pytest.mark.parametrize("is_done", [False, True])
@pytest.mark.parametrize(("length", "is_cut"), [(2000, False), (2001, True)])
async def test_an_answer_has_two_thousand_characters_at_most(
    is_done: bool, length: int, is_cut: bool
) -> None:
    interaction, told = answering(is_done=is_done)
    await Replies(None, None).reply(interaction, "a" * length)  # type: ignore[arg-type]
    assert told[0].endswith("…") is is_cut and len(told[0]) == 2000


@pytest.mark.parametrize("length", [1024, 1025])
async def test_a_pictures_alt_text_has_1024_characters_at_most(length: int) -> None:
    workers = Workers()
    replies = Replies(None, workers)  # type: ignore[arg-type]
    file = await replies.picture(Drawing(lambda: b"png", "a" * length, "a.png"))
    workers.close()
    assert file and file.description == "a" * 1024
