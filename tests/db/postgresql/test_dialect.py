"""Statements in PostgreSQL's words."""

import pytest

from db.migrate import migrations, statements
from db.postgresql.dialect import migration, translated
from db.queries.values import listed


@pytest.mark.parametrize(
    ("statement", "query", "names"),
    [
        ("SELECT 1 WHERE a = ? AND b = ?", "SELECT 1 WHERE a = %s AND b = %s", ()),
        ("UPDATE t SET a = :a WHERE b = :b_1 OR a = :a", None, ("a", "b_1", "a")),
        ("SELECT '50%', ':no', '?', 'it''s :so' WHERE a = :yes", None, ("yes",)),
        ("SELECT 1 -- is it :so?\nWHERE a = ?", "SELECT 1 -- is it :so?\nWHERE a = %s", ()),
        (":a IS NULL OR b = :a", "CAST(%s AS TEXT) IS NULL OR b = %s", ("a", "a")),
        ("? IS NOT NULL", "CAST(%s AS TEXT) IS NOT NULL", ()),
        ("SELECT CAST(a AS INTEGER) FROM t INDEXED BY i", "SELECT CAST(a AS BIGINT) FROM t", ()),
    ],
)
def test_a_statement_gets_the_placeholders_of_psycopg(
    statement: str, query: str | None, names: tuple[str, ...]
):
    found, found_names = translated(statement)
    assert found_names == names
    assert query is None or found.decode() == query


def test_a_percent_sign_is_no_placeholder():
    assert translated("SELECT 7 % 2, '50%'")[0] == b"SELECT 7 %% 2, '50%%'"


@pytest.mark.parametrize(("word", "operator"), [("IN", "= ANY"), ("NOT IN", "<> ALL")])
def test_a_list_is_an_array_that_is_made_once(word: str, operator: str):
    query, names = translated(f"SELECT 1 FROM t WHERE id {word} {listed(':ids')}")
    assert query.decode() == (
        f"SELECT 1 FROM t WHERE id {operator} (ARRAY(SELECT CAST(value AS BIGINT) "
        "FROM json_array_elements_text(CAST(%s AS JSON))))"
    )
    assert names == ("ids",)


def test_every_migration_is_translated():
    found = [migration(each).decode() for script in migrations() for each in statements(script)]
    left = ("AUTOINCREMENT PRIMARY", " STRICT", "WITHOUT ROWID", "RAISE(", " INTEGER", " BLOB")
    assert [text for text in found if any(word in text for word in left)] == []


def test_a_trigger_that_refuses_calls_the_function_that_does():
    trigger = """
CREATE TRIGGER t_is_never_changed BEFORE UPDATE ON t
WHEN NEW.a IS NOT OLD.a AND NEW.b IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'no');
END;"""
    assert " ".join(migration(trigger).decode().split()) == (
        "CREATE TRIGGER t_is_never_changed BEFORE UPDATE ON t FOR EACH ROW "
        "WHEN (NEW.a IS DISTINCT FROM OLD.a AND NEW.b IS NOT NULL) EXECUTE FUNCTION refuse('no')"
    )
