"""Makes sound copies of a database file while the bot writes to it, and deletes old ones."""

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable, Generator, Iterable, Mapping
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from db.errors import StoreError, store_error
from db.migrate import check_version, migrations
from db.sqlite import BUSY_SECONDS

log = logging.getLogger("dedale.backup")

HOUR = 3600
HOURLY, DAILY = 24, 14
WHEN = "%Y-%m-%dT%H-%M-%SZ"  # no colons: some file systems refuse them
CAN_SYNC_FOLDERS = os.name == "posix"  # elsewhere folders cannot even be opened
T = TypeVar("T")


def back_up(path: Path, target: Path) -> None:
    """Copy a database file to a new one, which gets its name once it is complete; raises StoreError."""
    if not path.is_file():
        raise StoreError(f"{path} is not a file: name a database file.")
    # Only those who may read the original may read the copy: it holds hidden cards.
    with new_file(target, path.stat().st_mode & 0o777 | 0o600) as part:
        _copy(path, part)


@contextmanager
def new_file(target: Path, mode: int) -> Generator[Path]:
    """Give a file to write, which gets its name once it is on the disk; it is removed at an exception."""
    _refuse_to_overwrite(target)
    part = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode))
    except FileExistsError:
        raise StoreError(f"{part} is there: another backup is under way, or broke off; remove it.") from None
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}.") from error
    try:
        yield part
        _sync(part)
        _refuse_to_overwrite(target)
        part.rename(target)
        _sync(target.parent)
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}.") from error
    finally:
        for left in (part, part.with_name(f"{part.name}-wal"), part.with_name(f"{part.name}-shm")):
            left.unlink(missing_ok=True)


def _refuse_to_overwrite(target: Path) -> None:
    # SQLite would take the log of another file for the log of this one.
    for there in (target, target.with_name(f"{target.name}-wal"), target.with_name(f"{target.name}-journal")):
        if there.exists():
            raise StoreError(f"{there} is there already: name another file, or move it away first.")


def _copy(path: Path, part: Path) -> None:
    try:
        with closing(_open(path, "rw")) as db, closing(_open(part, "rw")) as copy:
            if not check_version(db, path, len(migrations())):
                raise StoreError(f"{path} is empty: there is nothing to back up.")
            # One step is one read transaction: writers do not wait for it, and do not make it start again.
            db.backup(copy, pages=-1)
            # A single file without a log; the bot turns the log on again.
            copy.execute("PRAGMA journal_mode = DELETE")
            if (found := copy.execute("PRAGMA quick_check").fetchone()[0]) != "ok":
                raise StoreError(f"{path} is damaged ({found}): restore it from an earlier backup.")
    except sqlite3.Error as error:
        is_full = getattr(error, "sqlite_errorname", "") == "SQLITE_FULL"
        raise store_error(part if is_full else path, error) from error


def _open(path: Path, mode: str) -> sqlite3.Connection:
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None)


def _sync(path: Path) -> None:
    is_folder = path.is_dir()
    if is_folder and not CAN_SYNC_FOLDERS:
        return
    # Windows syncs only files that are open for writing.
    number = os.open(path, os.O_RDONLY if is_folder else os.O_RDWR)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def backup_name(path: Path, at: int) -> str:
    """Return the name of a backup that is made at a time."""
    return f"{path.stem}-{datetime.fromtimestamp(at, UTC):{WHEN}}.sqlite3"


def backups(path: Path, folder: Path, ending: str = ".sqlite3") -> dict[Path, datetime]:
    """Return the backups of a file in a folder with their times, the oldest first."""
    found: dict[Path, datetime] = {}
    for each in folder.iterdir():
        if each.name.startswith(f"{path.stem}-") and each.name.endswith(ending):
            when = each.name.removeprefix(f"{path.stem}-").removesuffix(ending)
            with suppress(ValueError):
                found[each] = datetime.strptime(when, WHEN).replace(tzinfo=UTC)
    return dict(sorted(found.items(), key=lambda item: item[1]))


def outdated(made: Mapping[T, datetime]) -> list[T]:
    """Return what to delete: all but the last of each of the newest hours and of each of the newest days."""
    hours = _last_of_each(made, "%Y-%m-%dT%H")[-HOURLY:]
    days = _last_of_each(made, "%Y-%m-%d")[-DAILY:]
    return [each for each in made if each not in hours and each not in days]


def _last_of_each(made: Mapping[T, datetime], span: str) -> list[T]:
    last = {format(at, span): each for each, at in sorted(made.items(), key=lambda item: item[1])}
    return list(last.values())


def rotate(path: Path, folder: Path, at: int) -> Path:
    """Back up into a folder, then delete outdated backups; raises StoreError."""
    if not folder.is_dir():
        raise StoreError(f"The backup folder {folder} does not exist: make it, or name another.")
    # A killed process left them: only one bot uses the file, so no backup is under way.
    _remove(backups(path, folder, ".sqlite3.part"))
    target = folder / backup_name(path, at)
    back_up(path, target)
    _remove(outdated(backups(path, folder)))
    return target


def _remove(files: Iterable[Path]) -> None:
    for each in files:
        each.unlink(missing_ok=True)


async def keep_backups(path: Path, folder: Path, now: Callable[[], int]) -> None:
    """Back up every hour, first when the newest backup is an hour old; log why one cannot be made."""
    while True:
        try:
            await asyncio.sleep(await asyncio.to_thread(_due_in, path, folder, now()))
            log.info("backed up to %s", await asyncio.to_thread(rotate, path, folder, now()))
        except (StoreError, OSError) as error:
            log.error("no backup was made: %s", error)
            await asyncio.sleep(HOUR)


def _due_in(path: Path, folder: Path, at: int) -> float:
    made = backups(path, folder).values() if folder.is_dir() else ()
    newest = max((when.timestamp() for when in made), default=0)
    return min(max(0.0, newest + HOUR - at), HOUR)  # the clock may have been set back
