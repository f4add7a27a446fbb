"""One bot to a file: a second one is refused in one sentence, while backups and checks go on."""

import asyncio
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from db import Store, StoreError
from tests import ROOT


def run(*args: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *map(str, args)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


async def test_a_second_process_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite3"
    open_it = f"import asyncio; from db import Store; asyncio.run(Store.open({str(path)!r}))"
    async with await Store.open(path):
        told = await asyncio.to_thread(run, "-c", open_it)
    assert told.stderr.splitlines()[-1].endswith(
        "is used by another bot: stop that one, or name another file."
    )


async def test_a_running_bot_is_backed_up_and_checked(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite3"
    async with await Store.open(path):
        backup = await asyncio.to_thread(run, "-m", "db", "backup", path, tmp_path / "copy.sqlite3")
        check = await asyncio.to_thread(run, "-m", "db", "check", path)
    assert (backup.returncode, check.returncode) == (0, 0), backup.stderr + check.stderr


async def test_the_lock_is_given_back(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite3"
    (tmp_path / "bad.sqlite3").write_bytes(b"no database" * 100)
    for _ in range(2):
        await (await Store.open(path)).close()
        with pytest.raises(StoreError, match="not a database"):
            await Store.open(tmp_path / "bad.sqlite3")


@pytest.mark.skipif(sys.platform == "win32", reason="no modes there")
async def test_a_new_file_is_for_this_user_alone(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite3"
    async with await Store.open(path):
        modes = [
            stat.S_IMODE((tmp_path / f"x.sqlite3{each}").stat().st_mode) for each in ("", "-wal", ".lock")
        ]
    assert modes == [0o600] * 3
