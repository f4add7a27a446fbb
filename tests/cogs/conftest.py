"""What tests of several files share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.contests import Hall


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    hall = Hall(tmp_path / "dedale.sqlite3")
    await hall.open()
    yield hall
    await hall.close()
