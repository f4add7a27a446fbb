"""Pictures at Discord's limits, and one character over them."""

import pytest

from cogs.panels.face import Drawing
from cogs.runtime.workers import Workers
from cogs.ui.replies import Replies


@pytest.mark.parametrize("length", [1024, 1025])
async def test_a_pictures_alt_text_has_1024_characters_at_most(length: int) -> None:
    workers = Workers()
    replies = Replies(None, workers)  # type: ignore[arg-type]
    file = await replies.picture(Drawing(lambda: b"png", "a" * length, "a.png"))
    workers.close()
    assert file and file.description == "a" * 1024
