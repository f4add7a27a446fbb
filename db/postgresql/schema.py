"""The tables of the store in a PostgreSQL database: made, and brought up to date, by the same migrations."""

from db.errors import StoreError, UnavailableError
from db.migrate import is_survived, migrations, overrides, statements
from db.postgresql import locks
from db.postgresql.dialect import migration
from db.postgresql.session import NOTED, OLDEST_SERVER, Session

FOREIGN = b"SELECT 1 FROM pg_tables WHERE schemaname = current_schema()"
IS_OURS = b"SELECT to_regclass('schema_version') IS NOT NULL"
VERSION = b"SELECT version FROM schema_version"
# The oldest version that these tables do not break.
NEEDS = b"SELECT needs FROM schema_version"
ADD_NEEDS = b"ALTER TABLE schema_version ADD COLUMN IF NOT EXISTS needs BIGINT NOT NULL DEFAULT 0"
HAS_NEEDS = b"""
SELECT 1 FROM information_schema.columns
WHERE table_schema = current_schema() AND table_name = 'schema_version' AND column_name = 'needs'"""
# `writers` holds the number of the last write of each connection. After a connection is lost in the middle of
# a commit, it says whether that was done.
OWN_TABLES = b"""
CREATE TABLE schema_version (version BIGINT NOT NULL);
INSERT INTO schema_version VALUES (0);
CREATE TABLE writers (id BIGINT PRIMARY KEY, number BIGINT NOT NULL, at TIMESTAMPTZ NOT NULL);
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'integrity_constraint_violation';
END $$"""
# Who writes into an outbox holds the row of the game until the commit, and only then gets a number: so others
# see numbers in their order. The writer hears of it, and of its server, by a notice.
WAKE_FUNCTION = """
CREATE OR REPLACE FUNCTION wake_{kind}() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE server BIGINT;
BEGIN
    SELECT guild_id INTO server FROM {parent} WHERE id = NEW.{kind}_id FOR NO KEY UPDATE;
    NEW.id = coalesce(NEW.id, nextval('{table}_numbers'));
    RAISE NOTICE USING ERRCODE = '{code}', MESSAGE = '{kind} ' || NEW.{kind}_id || ' ' || server;
    RETURN NEW;
END $$"""
WAKE = """
ALTER TABLE {table} ALTER id DROP IDENTITY IF EXISTS;
CREATE SEQUENCE IF NOT EXISTS {table}_numbers OWNED BY {table}.id;
CREATE OR REPLACE TRIGGER wake_{kind} BEFORE INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION wake_{kind}()"""
WAKES = (("game", "games", "outbox"), ("tournament", "tournaments", "announcements"))
# Connections that have written nothing for a day are closed, or write their number anew.
FORGET_WRITERS = b"DELETE FROM writers WHERE at < now() - interval '1 day'"


def check_version(session: Session, name: str, newest: int, *, runs_on: bool = False) -> int:
    """Return the version of the tables, 0 if there are none; raises StoreError for one that is not known.

    A bot `runs_on` with newer tables that do not break it.
    """
    if session.server_version < OLDEST_SERVER:
        raise StoreError(f"{name} is on a server that is too old: install PostgreSQL 14 or newer.")
    if not _first(session, IS_OURS):
        if _first(session, FOREIGN):
            raise StoreError(f"{name} is a database of another program: name another database.")
        return 0
    version: int = _first(session, VERSION)
    if version > newest and not (runs_on and _first(session, HAS_NEEDS) and _first(session, NEEDS) <= newest):
        raise StoreError(f"{name} was written by a newer version of this program: update the program.")
    return version


def migrate(session: Session, name: str, last: int | None = None) -> None:
    """Bring the tables up to date, or to a version, all in one transaction."""
    scripts = dict(enumerate(migrations(), 1)) | overrides("postgresql")
    newest = len(scripts)
    session.execute_own(b"BEGIN")
    try:
        # Of several processes that start at once, one makes the tables.
        session.execute_own(locks.statement(locks.TAKE_IN_TRANSACTION, locks.MIGRATIONS))
        version = check_version(session, name, newest, runs_on=True)
        if version == 0:
            session.execute_own(OWN_TABLES)
        session.execute_own(ADD_NEEDS)
        for number in range(version + 1, (last or newest) + 1):
            _take_step(session, name, number, scripts[number])
        if version <= newest:
            _wake(session, is_new=version < newest)
        session.execute_own(FORGET_WRITERS)
    except BaseException:
        session.roll_back()
        raise
    session.commit()


def _take_step(session: Session, name: str, number: int, script: str) -> None:
    if not is_survived(script):
        if _first(session, locks.taken(locks.VERSION)):
            raise UnavailableError(
                f"{name} is used by processes of an older version, which new tables would break: "
                "stop all of them first."
            )
        session.execute_own(f"UPDATE schema_version SET needs = {number}".encode())
    for statement in statements(script):
        session.execute_own(migration(statement))
    session.execute_own(f"UPDATE schema_version SET version = {number}".encode())


def _wake(session: Session, *, is_new: bool) -> None:
    for kind, parent, table in WAKES:
        for text in (WAKE_FUNCTION, WAKE) if is_new else (WAKE_FUNCTION,):
            session.execute_own(text.format(kind=kind, parent=parent, table=table, code=NOTED).encode())


def _first(session: Session, query: bytes) -> int:
    found = session.execute_own(query).fetchone()
    return found[0] if found else 0
