"""`python -m engine new`: the skeleton of a game is a complete game."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.skeleton import write_game
from tests import ROOT

PARTS = (
    "bot.py",
    "health.py",
    "playground.py",
    "playground_page",
    "cogs",
    "db",
    "engine",
    "locales",
    "render",
    "tests",
    "pyproject.toml",
)
PATIENCE = 300  # seconds; a test that fails may leave a process behind
PROVED = "every_key or nim and (restart or hint_and_confirm or beats or rules or playback or told)"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the code; what is compiled already comes with it."""
    skipped = shutil.ignore_patterns("golden", "transcripts", "durability", "browser")
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, tmp_path / part, ignore=skipped)
        else:
            shutil.copy(ROOT / part, tmp_path / part)
    return tmp_path


def test_the_skeleton_of_a_game_passes_what_every_game_must(tree: Path) -> None:
    write_game("nim", tree)
    tests = [
        "tests/test_every_game.py",
        "tests/engine/nim",
        "tests/engine/core/test_playback.py",
        "tests/test_locales.py",
    ]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-k", PROVED]
    done = subprocess.run(
        [*command, *tests], cwd=tree, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("key", ["", "N", "two words", "../up", "junior"])
def test_a_key_that_cannot_be_one_is_refused(key: str) -> None:
    with pytest.raises(ValueError, match=r"a key is|there already"):
        write_game(key)
