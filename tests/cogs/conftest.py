"""What tests of several files share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.contests import DAY, Hall


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    hall = Hall(tmp_path / "dedale.sqlite3")
    await hall.open()
    yield hall
    await hall.close()


@pytest.fixture
def only_what_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where days pass in an instant, each look around at tournaments would take its time."""
    monkeypatch.setattr("cogs.contest.runner.RECONCILE_SECONDS", 400 * DAY)
