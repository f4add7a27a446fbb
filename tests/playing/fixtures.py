"""What tests of several files share."""

from collections.abc import AsyncIterator

import pytest

from tests.playing.service import DAY, Hall


@pytest.fixture
async def hall(database: str) -> AsyncIterator[Hall]:
    hall = Hall(database)
    await hall.open()
    yield hall
    await hall.close()


@pytest.fixture
def only_what_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where days pass in an instant, each look around at tournaments would take its time."""
    monkeypatch.setattr("cogs.tournaments.runner.RECONCILE_SECONDS", 400 * DAY)
