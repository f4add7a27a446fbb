import sys

import pytest

from db import Store, StoreError
from db.address import is_address


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        ("dedale.sqlite3", False),
        ("/var/lib/postgresql/dedale.sqlite3", False),
        ("postgresql://me@host/dedale", True),
        ("postgres:///dedale", True),
    ],
)
def test_an_address_is_no_path(where: str, expected: bool):
    assert is_address(where) is expected


async def test_without_the_driver_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    for name in [name for name in sys.modules if name.startswith(("psycopg", "db.postgresql"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=r"pip install -r requirements-postgresql\.txt"):
        await Store.open("postgresql://host/x")
