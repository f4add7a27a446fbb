"""The exceptions of the store, and SQLite's errors in its words."""

import sqlite3


class StoreError(Exception):
    """The file cannot be used as asked. The message is one sentence for the operator."""


class UnavailableError(StoreError):
    """The disk, or another program, keeps the file from being used; the program itself is not at fault."""


class Stale(Exception):  # noqa: N818 -- an answer, not a failure
    """The game has changed since the caller read it. `current` is its version; None: no such game."""

    def __init__(self, current: int | None) -> None:
        super().__init__(f"the game is at version {current}")
        self.current = current


class Duplicate(Exception):  # noqa: N818 -- an answer, not a failure
    """This interaction has already made a move."""

    def __init__(self, interaction_id: int) -> None:
        super().__init__(f"interaction {interaction_id} has already made a move")
        self.interaction_id = interaction_id


class AlreadyExists(Exception):  # noqa: N818 -- an answer, not a failure
    """There can be only one of this kind. `id` is the existing one."""

    def __init__(self, kind: str, id: int) -> None:
        super().__init__(f"there is already such a {kind}: {id}")
        self.kind = kind
        self.id = id


# By the beginning of SQLite's name for the error; the first match counts.
SENTENCES = (
    ("SQLITE_NOTADB", "{path} is not a database: name another file, or move this one away."),
    ("SQLITE_CORRUPT", "{path} is damaged: restore it from a backup."),
    ("SQLITE_BUSY", "{path} is locked by another program: close that program and try again."),
    ("SQLITE_LOCKED", "{path} is locked by another program: close that program and try again."),
    ("SQLITE_READONLY", "{path} cannot be written: give this user the right to write it and its folder."),
    ("SQLITE_CANTOPEN", "{path} cannot be opened: give this user the right to write it and its folder."),
    ("SQLITE_PERM", "{path} cannot be opened: give this user the right to write it and its folder."),
    ("SQLITE_FULL", "{path} cannot grow: the disk is full."),
    ("SQLITE_IOERR", "{path} cannot be read or written: the disk reports an error."),
)


def store_error(path: object, error: sqlite3.Error) -> StoreError:
    """Return the StoreError for an error of SQLite."""
    name = getattr(error, "sqlite_errorname", "")
    for beginning, sentence in SENTENCES:
        if name.startswith(beginning):
            return UnavailableError(sentence.format(path=path))
    return StoreError(f"{path} cannot be used: {error}.")
