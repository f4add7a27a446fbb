"""The engines that tests run on: a SQLite file, and a PostgreSQL server that the test run starts for itself.

`DEDALE_TEST_POSTGRES` names a server that is there already, by the address of a superuser's database;
databases `dedale_test_…` are made on it. `DEDALE_TEST_ENGINE=postgresql` runs there what else runs on SQLite.
Where no server can be had, tests on PostgreSQL are skipped, or fail with `DEDALE_TEST_ENGINES=both`.
"""

import os
import secrets
import shutil
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar

import pytest

T = TypeVar("T")
on_both_engines = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)

DELETE = """
SELECT coalesce(string_agg(format('DELETE FROM %I', relname), ';'), '') FROM pg_class
WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'schema_version'"""
RESTART = """
SELECT setval(oid::regclass, 1, false) FROM pg_class
WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace"""
FAST = ("fsync = off", "full_page_writes = off", "synchronous_commit = off")  # nobody cuts the power here


class Server:
    """A server, and how to make databases on it."""

    def __init__(self, address: str, running: Any = None) -> None:
        self.address, self.running = address, running  # of a server of ours, the handle of pgserver
        self.made: list[str] = []

    def run(self, *statements: str) -> None:
        import psycopg

        with closing(psycopg.connect(self.address, autocommit=True)) as db:
            for statement in statements:
                db.execute(statement.encode())

    def make(self, template: str = "template1") -> str:
        """Make a database; return its address."""
        name = f"dedale_test_{secrets.token_hex(8)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {template}")
        self.made.append(name)
        return self.address_of(name)

    def address_of(self, name: str) -> str:
        from psycopg.conninfo import conninfo_to_dict

        facts = {**conninfo_to_dict(self.address), "dbname": name}
        host = str(facts.pop("host", "localhost"))
        user, port, password = facts.pop("user", ""), facts.pop("port", ""), facts.pop("password", "")
        who = f"{user}:{password}@" if password else f"{user}@"
        at = "" if host.startswith("/") else f"{host}:{port}" if port else host
        return f"postgresql://{who}{at}/{name}" + (f"?host={host}" if host.startswith("/") else "")

    def close(self) -> None:
        for name in self.made:
            with suppress(Exception):
                self.run(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        if self.running is not None:
            self.running.cleanup()
            shutil.rmtree(self.running.pgdata, ignore_errors=True)


def patiently(start: Callable[[], T]) -> T:
    """Start a server, on a busy machine too: pgserver waits for ten seconds only."""
    end = time.monotonic() + 120
    while True:
        try:
            return start()
        except Exception:
            if time.monotonic() > end:
                raise
            time.sleep(1)


def start_server() -> Server:
    """Start a server that belongs to this process; raises if that is not possible."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pgserver

        folder = tempfile.mkdtemp(prefix="dedale-postgresql-")
        running = patiently(lambda: pgserver.get_server(folder, cleanup_mode="stop"))
        patiently(running.ensure_postgres_running)  # where the first try took too long
        running.global_process_id_list.get_and_add(os.getpid())
    return Server(running.get_uri(), running)


def skip_or_fail(why: str) -> Any:
    if os.environ.get("DEDALE_TEST_ENGINES") == "both":
        pytest.fail(f"the tests must run on PostgreSQL, too: {why}")
    pytest.skip(why)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """The server of this test run."""
    if address := os.environ.get("DEDALE_TEST_POSTGRES"):
        server = Server(address)
    else:
        try:
            server = start_server()
            server.run(*(f"ALTER SYSTEM SET {each}" for each in FAST), "SELECT pg_reload_conf()")
        except Exception as error:
            skip_or_fail(f"no PostgreSQL server could be started: {error}")
    yield server
    server.close()


@pytest.fixture(scope="session")
def postgres_database(postgres_server: Server) -> str:
    """A database with all tables, made once: emptying it takes milliseconds."""
    from db.postgresql.schema import migrate
    from db.postgresql.session import Session

    address = postgres_server.make()
    with closing(Session(address)) as session:
        migrate(session, "the test database")
    return address


@pytest.fixture
def postgres(postgres_database: str) -> str:
    """The address of an empty PostgreSQL database."""
    import psycopg

    with closing(psycopg.connect(postgres_database, autocommit=True)) as db:
        (delete,) = db.execute(DELETE).fetchone() or ("",)
        db.execute(f"SET session_replication_role = replica; {delete};{RESTART}".encode())
    return postgres_database


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path, empty_file: Path) -> str:
    """An empty database: the path of a SQLite file, or the address of a PostgreSQL database."""
    is_tied = request.node.get_closest_marker("sqlite") is not None
    usual = "sqlite" if is_tied else os.environ.get("DEDALE_TEST_ENGINE", "sqlite")
    if getattr(request, "param", usual) == "postgresql":
        return request.getfixturevalue("postgres")
    return shutil.copy(empty_file, tmp_path / "dedale.sqlite3").__fspath__()
