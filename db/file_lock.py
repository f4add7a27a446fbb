"""One bot to a file: a lock beside it, which the system takes back when the process ends, however it ends."""

import os
import sys
from pathlib import Path
from typing import Self

from db.errors import StoreError

if sys.platform == "win32":
    import msvcrt

    def lock(number: int) -> None:
        """Lock an open file, or raise OSError."""
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(number: int) -> None:
        """Lock an open file, or raise OSError."""
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """The lock on a database file, held until it is released.

    Not on the file itself: SQLite loses its own locks when anybody closes it. Backups and checks take none.
    """

    def __init__(self, number: int | None) -> None:
        self._number = number

    @classmethod
    def take(cls, path: Path) -> Self:
        """Lock a database file; raises StoreError if another process has it."""
        try:
            number = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return cls(None)  # SQLite cannot write there either, and says so
        try:
            lock(number)
        except OSError:
            os.close(number)
            raise StoreError(f"{path} is used by another bot: stop that one, or name another file.") from None
        return cls(number)

    def release(self) -> None:
        """Let others have the file."""
        if self._number is not None:
            os.close(self._number)
            self._number = None
