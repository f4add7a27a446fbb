"""Where a database is: the path of a SQLite file, or the address of a PostgreSQL database."""

import os

SCHEMES = ("postgresql://", "postgres://")
NO_DRIVER = "psycopg is missing, which PostgreSQL needs: pip install -r requirements-postgresql.txt."


def is_address(database: str | os.PathLike[str]) -> bool:
    """Return whether this is the address of a PostgreSQL database, and not the path of a file."""
    return str(database).startswith(SCHEMES)
