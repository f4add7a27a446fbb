"""A disk whose power can be cut: then all writes since the last sync are lost, or any part of them."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apsw

Change = tuple[int, bytes | None]  # where, and what was written there; None: the file was cut off there


class Disk:
    """The synced content of each file and the writes since. It dies silently at a given step."""

    def __init__(self, files: dict[str, bytes], steps: int) -> None:
        self._safe = {name: bytearray(data) for name, data in files.items()}
        self._unsynced: dict[str, list[Change]] = {}
        self._steps = steps

    @property
    def is_dead(self) -> bool:
        return self._steps <= 0

    def die_within(self, steps: int) -> None:
        """Let it die after so many steps from now."""
        self._steps = steps

    def change(self, name: str, change: Change) -> None:
        if self._step():
            self._unsynced.setdefault(name, []).append(change)

    def sync(self, name: str) -> None:
        if self._step():
            data = self._safe.setdefault(name, bytearray())
            for change in self._unsynced.pop(name, []):
                _carry_out(data, change)

    def delete(self, name: str) -> None:
        if self._step():
            self._safe.pop(name, None)
            self._unsynced.pop(name, None)

    def survivors(self, chance: random.Random) -> dict[str, bytes]:
        """Return the files after the cut: what was synced, and by chance some other writes or parts."""
        files = {name: bytearray(data) for name, data in self._safe.items()}
        luck = chance.choice([no_luck, any_luck, first_luck])(chance)
        for name, changes in self._unsynced.items():
            for change in changes:
                if kept := luck(change):
                    _carry_out(files.setdefault(name, bytearray()), kept)
        return {name: bytes(data) for name, data in files.items()}

    def _step(self) -> bool:
        self._steps -= 1
        return not self.is_dead


def _carry_out(data: bytearray, change: Change) -> None:
    at, written = change
    data.extend(bytes(max(0, at - len(data))))
    data[at : None if written is None else at + len(written)] = written or b""


Luck = Callable[[Change], Change | None]


def no_luck(chance: random.Random) -> Luck:
    """Nothing unsynced survives."""
    return lambda change: None


def any_luck(chance: random.Random) -> Luck:
    """Anything may survive, in any order, or only its beginning."""
    share = chance.random()

    def luck(change: Change) -> Change | None:
        if chance.random() > share:
            return None
        return torn(change, chance) if chance.random() < 0.2 else change

    return luck


def first_luck(chance: random.Random) -> Luck:
    """What was written first survives, up to a write that is torn."""
    left = chance.randrange(40)

    def luck(change: Change) -> Change | None:
        nonlocal left
        left -= 1
        return change if left > 0 else torn(change, chance) if left == 0 else None

    return luck


def torn(change: Change, chance: random.Random) -> Change:
    """Return the beginning of a write."""
    at, written = change
    return at, written and written[: chance.randrange(len(written))]


class DiskVFS(apsw.VFS):
    """SQLite's access to the disk. The files in the folder are what the operating system shows meanwhile."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        super().__init__("dying", "")

    def xOpen(self, name: Any, flags: Any) -> apsw.VFSFile:  # noqa: N802 -- SQLite's names
        return DiskFile(self.disk, name, flags) if name else super().xOpen(name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        self.disk.delete(Path(filename).name)
        super().xDelete(filename, syncdir)


class DiskFile(apsw.VFSFile):
    """One file on the disk."""

    def __init__(self, disk: Disk, name: Any, flags: Any) -> None:
        self._disk = disk
        self._name = Path(name.filename() if isinstance(name, apsw.URIFilename) else name).name
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self._disk.change(self._name, (offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        self._disk.change(self._name, (newsize, None))
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self._disk.sync(self._name)
