"""Queries over settings: one text for each scope, owner and key. Owner 0 is the bot itself."""

from collections.abc import Iterable

from db.queries.values import as_json, listed
from db.rows.games import Scope
from db.sql import Database

OWN_TIME = ("away", "quiet", "reminders")  # what people set about their own time

GET = "SELECT value FROM settings WHERE scope = ? AND owner_id = ? AND key = ?"
PUT = """
INSERT INTO settings (scope, owner_id, key, value) VALUES (?, ?, ?, ?)
ON CONFLICT (scope, owner_id, key) DO UPDATE SET value = excluded.value"""
STARTING_WITH = "SELECT key, value FROM settings WHERE scope = ? AND owner_id = ? AND key LIKE ?"
DELETE = "DELETE FROM settings WHERE scope = ? AND owner_id = ? AND key = ?"
OF_USERS = f"""
SELECT owner_id, key, value FROM settings WHERE scope = 'user'
AND owner_id IN {listed("?")} AND key IN {listed("?", "TEXT")}"""


def of_users(db: Database, owners: Iterable[int], keys: Iterable[str]) -> dict[int, dict[str, str]]:
    """Return some settings of several people by person and key; those without a value are missing."""
    found: dict[int, dict[str, str]] = {}
    for row in db.execute(OF_USERS, (as_json(owners), as_json(keys))):
        found.setdefault(row["owner_id"], {})[row["key"]] = row["value"]
    return found


def get(db: Database, scope: Scope, owner_id: int, key: str) -> str | None:
    """Return the value of a setting, if it has one."""
    row = db.execute(GET, (scope, owner_id, key)).fetchone()
    return row["value"] if row else None


def starting_with(db: Database, scope: Scope, owner_id: int, beginning: str) -> dict[str, str]:
    """Return the settings of an owner whose keys begin like this."""
    found = db.execute(STARTING_WITH, (scope, owner_id, f"{beginning}%"))
    return {row["key"]: row["value"] for row in found}


def put(db: Database, scope: Scope, owner_id: int, key: str, value: str | None) -> None:
    """Give a setting a value; None deletes it."""
    if value is None:
        db.execute(DELETE, (scope, owner_id, key))
    else:
        db.execute(PUT, (scope, owner_id, key, value))


def swap(db: Database, scope: Scope, owner_id: int, key: str, before: str | None, value: str) -> bool:
    """Give a setting a value if it still has the one before; return whether it had."""
    if get(db, scope, owner_id, key) != before:
        return False
    put(db, scope, owner_id, key, value)
    return True


def get_or_put(db: Database, scope: Scope, owner_id: int, key: str, value: str) -> str:
    """Return the value of a setting; if it has none, give it this one."""
    existing = get(db, scope, owner_id, key)
    if existing is None:
        put(db, scope, owner_id, key, value)
    return value if existing is None else existing
