"""How SQLite carries the queries out: none goes through all rows of a table that grows."""

import pkgutil
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any

import db.queries
from db.queries import games
from db.queries.people import PLACES
from db.sqlite import open_file

GROWING = (
    "games|seats|moves|results|settings|scores|ratings|rating_points|audit|watchers|reviews|proposals|"
    "tournaments|entrants|candidates|helpers|pairings|tournament_people|tournament_log"
)
# After an outage, at a start, up to a limit, or only if a row is missing.
RARE = {
    ("deadlines", "EXTEND"),
    ("deadlines", "CLOSE_LOBBIES"),
    ("games", "MOST_PLAYED"),
    ("games", "CREATE"),
}
STATEMENT = re.compile(r"\s*(?:WITH|SELECT|INSERT|UPDATE|DELETE)\b")


def statements() -> Iterator[tuple[str, str, str]]:
    """Yields every statement of the queries, with its module and name, or the table that it is about."""
    for place in PLACES:
        for text in (place.export, *place.forget):
            if isinstance(text, str):
                yield "people", place.table, text
    for found in pkgutil.iter_modules(db.queries.__path__):
        for name, value in vars(import_module(f"db.queries.{found.name}")).items():
            texts: tuple[Any, ...] = value if isinstance(value, tuple) else (value,)
            for text in texts:
                if isinstance(text, str) and STATEMENT.match(text):
                    yield found.name, name, text


def plan(database: sqlite3.Connection, statement: str) -> list[str]:
    """What SQLite would do; nothing for a part of a statement."""
    names = set(re.findall(r":(\w+)", statement))
    facts: Any = dict.fromkeys(names, "[]") if names else ["[]"] * statement.count("?")
    try:
        return [row["detail"] for row in database.execute(f"EXPLAIN QUERY PLAN {statement}", facts)]
    except sqlite3.OperationalError:
        return []


def test_no_query_goes_through_all_rows_of_a_table_that_grows(tmp_path: Path) -> None:
    scan = re.compile(rf"SCAN (?:{GROWING})\b")
    with closing(open_file(tmp_path / "dedale.sqlite3")) as database:
        slow = {
            (module, name): step
            for module, name, statement in statements()
            for step in plan(database, statement)
            if scan.match(step) and (module, name) not in RARE
        }
        days = plan(database, games.FINISHED_DAYS)
        planned = sum(bool(plan(database, statement)) for _, _, statement in statements())
    assert not slow
    assert "dailies_by_person" in days[0]  # not the days of everybody in the server
    assert planned > 100
