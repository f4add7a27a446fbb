"""What tests of several files share."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.playing.service import DAY, Hall


@pytest.fixture
async def hall(tmp_path: Path, empty_file: Path) -> AsyncIterator[Hall]:
    hall = Hall(Path(shutil.copy(empty_file, tmp_path)))
    await hall.open()
    yield hall
    await hall.close()


@pytest.fixture
def only_what_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where days pass in an instant, each look around at tournaments would take its time."""
    monkeypatch.setattr("cogs.tournaments.runner.RECONCILE_SECONDS", 400 * DAY)
