"""Leaving nothing of deleted rows in the files of their tables, without a stop that people notice."""

from collections.abc import Collection

from psycopg import errors

from db.postgresql.session import Session

# Bytes that are rewritten within some tenths of a second.
SMALL = 20_000_000
SIZE = "SELECT pg_total_relation_size(?)"
# A reader that is under way for long, or a slow disk, would make everybody wait.
HURRY = b"SET lock_timeout = '300ms'; SET statement_timeout = '1s'"
NO_HURRY = b"RESET lock_timeout; RESET statement_timeout"


def rewrite(db: Session, tables: Collection[str], *, whole: bool) -> bool:
    """Rewrite these tables, with their indexes, the smallest first; much data only with `whole`.

    A table is locked while it is rewritten, so a large one is cleaned instead: others read and write it
    meanwhile, no query finds what was deleted, and the room is used again. Some of the bytes stay there until
    then. A table that another program reads for long is an error.
    """
    sizes = sorted((db.execute(SIZE, (table,)).fetchone()[0], table) for table in tables)
    if sum(size for size, _ in sizes) > SMALL and not whole:
        return False
    busy: errors.LockNotAvailable | None = None
    for size, table in sizes:
        try:
            if size > SMALL or not _is_rewritten(db, table):
                db.execute_own(f"VACUUM {table}".encode())
        except errors.LockNotAvailable as error:
            busy = error  # the others need not wait for that
    if busy:
        raise busy
    return True


def _is_rewritten(db: Session, table: str) -> bool:
    """Rewrite a table; give up where that takes too long."""
    db.execute_own(HURRY)
    try:
        db.execute_own(f"VACUUM (FULL) {table}".encode())
    except errors.QueryCanceled:
        return False
    finally:
        db.execute_own(NO_HURRY)
    return True
