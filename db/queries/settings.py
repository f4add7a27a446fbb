"""Queries over settings: one text for each scope, owner and key."""

import sqlite3
from collections.abc import Iterable

from db.queries.arrays import as_json
from db.rows.games import Scope

GET = "SELECT value FROM settings WHERE scope = ? AND owner_id = ? AND key = ?"
PUT = """
INSERT INTO settings (scope, owner_id, key, value) VALUES (?, ?, ?, ?)
ON CONFLICT DO UPDATE SET value = excluded.value"""
WITH = "SELECT owner_id FROM settings WHERE scope = ? AND key = ? AND value = ?"
FORGET = "DELETE FROM settings WHERE scope = ? AND owner_id = ? AND key = ?"

OF_USERS = """
SELECT owner_id, key, value FROM settings WHERE scope = 'user'
AND owner_id IN (SELECT value FROM json_each(?)) AND key IN (SELECT value FROM json_each(?))"""


def of_users(db: sqlite3.Connection, owners: Iterable[int], keys: Iterable[str]) -> dict[int, dict[str, str]]:
    """Return settings of several people: for each the keys that have a value."""
    found: dict[int, dict[str, str]] = {}
    for row in db.execute(OF_USERS, (as_json(owners), as_json(keys))):
        found.setdefault(row["owner_id"], {})[row["key"]] = row["value"]
    return found


def get(db: sqlite3.Connection, scope: Scope, owner_id: int, key: str) -> str | None:
    """Return the value of a setting, if it has one."""
    row = db.execute(GET, (scope, owner_id, key)).fetchone()
    return row["value"] if row else None


def owners_with(db: sqlite3.Connection, scope: Scope, key: str, value: str) -> tuple[int, ...]:
    """Return the owners whose setting has this value."""
    return tuple(row["owner_id"] for row in db.execute(WITH, (scope, key, value)))


def put(db: sqlite3.Connection, scope: Scope, owner_id: int, key: str, value: str | None) -> None:
    """Give a setting a value; None deletes it."""
    if value is None:
        db.execute(FORGET, (scope, owner_id, key))
    else:
        db.execute(PUT, (scope, owner_id, key, value))


def get_or_put(db: sqlite3.Connection, scope: Scope, owner_id: int, key: str, value: str) -> str:
    """Return the value already there, or else put this one."""
    there = get(db, scope, owner_id, key)
    if there is None:
        put(db, scope, owner_id, key, value)
    return value if there is None else there
