"""`python health.py`: was the bot connected lately? It runs every minute, so it does not load the bot."""

import os
import sys
import tempfile
import time
from pathlib import Path

DATABASE = "dedale.sqlite3"  # unless the environment names another
HEALTHY_SECONDS = 90


def heartbeat_file(database: str) -> Path:
    """The file that the bot touches while people can reach it: beside its database, if that is a file."""
    is_address = "://" in database
    return Path(tempfile.gettempdir(), "dedale.alive") if is_address else Path(database + ".alive")


def is_healthy(database: str) -> bool:
    """Was the heartbeat file touched lately?"""
    try:
        return time.time() - heartbeat_file(database).stat().st_mtime < HEALTHY_SECONDS
    except OSError:
        return False


if __name__ == "__main__":
    sys.exit(0 if is_healthy(os.environ.get("DEDALE_DATABASE", DATABASE)) else 1)
