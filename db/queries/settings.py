"""Queries over settings: one text for each scope, owner and key."""

import sqlite3
from collections.abc import Iterable

import msgspec

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


def settings_of(
    db: sqlite3.Connection, owners: Iterable[int], keys: Iterable[str]
) -> dict[int, dict[str, str]]:
    """Settings of several people: for each the keys that have a value."""
    lists = [msgspec.json.encode(list(values)).decode() for values in (owners, keys)]
    found: dict[int, dict[str, str]] = {}
    for row in db.execute(OF_USERS, lists):
        found.setdefault(row["owner_id"], {})[row["key"]] = row["value"]
    return found


def setting(db: sqlite3.Connection, scope: Scope, owner_id: int, key: str) -> str | None:
    """The value of a setting, if it has one."""
    row = db.execute(GET, (scope, owner_id, key)).fetchone()
    return row["value"] if row else None


def owners_with(db: sqlite3.Connection, scope: Scope, key: str, value: str) -> tuple[int, ...]:
    """Everybody whose setting has this value."""
    return tuple(row["owner_id"] for row in db.execute(WITH, (scope, key, value)))


def put_setting(db: sqlite3.Connection, scope: Scope, owner_id: int, key: str, value: str | None) -> None:
    """Give a setting a value; None takes it away."""
    if value is None:
        db.execute(FORGET, (scope, owner_id, key))
    else:
        db.execute(PUT, (scope, owner_id, key, value))


def get_or_put_setting(db: sqlite3.Connection, scope: Scope, owner_id: int, key: str, value: str) -> str:
    """The value already there, or else this one, which then stays."""
    there = setting(db, scope, owner_id, key)
    if there is None:
        put_setting(db, scope, owner_id, key, value)
    return value if there is None else there
