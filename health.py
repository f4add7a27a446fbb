"""`python health.py`: has the bot been connected lately? Asked every minute, so the bot is not loaded."""

import os
import sys
import time
from pathlib import Path

DATABASE = "dedale.sqlite3"  # where the environment names no other
HEALTHY_SECONDS = 90


def heartbeat_file(database: str) -> Path:
    """A file that is touched for as long as people can reach the bot."""
    return Path(database + ".alive")


def is_healthy(database: str) -> bool:
    """Has the heartbeat file been touched lately?"""
    try:
        return time.time() - heartbeat_file(database).stat().st_mtime < HEALTHY_SECONDS
    except OSError:
        return False


if __name__ == "__main__":
    sys.exit(0 if is_healthy(os.environ.get("DEDALE_DATABASE", DATABASE)) else 1)
