"""The settings in the environment, read once at the start."""

from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

import health
from db.address import is_address

Where: TypeAlias = Literal["thread", "channel"]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings that the environment gives."""

    token: str | None = None
    database: str = health.DATABASE
    where: Where = "thread"
    warm: bool = True  # draw all sprites at the start, not when they are first shown
    backups: str | None = None  # a folder
    api_url: str | None = None
    gateway_url: str | None = None


def read_settings(env: dict[str, str]) -> Settings:
    """Return the settings in the environment; exit with one line about a setting that is wrong."""
    token = env.get("DISCORD_TOKEN", "").strip()
    if not token and (path := env.get("DISCORD_TOKEN_FILE")):
        try:
            token = Path(path).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise SystemExit(f"dedale: the token file cannot be read: {error}") from None
        if not token:
            raise SystemExit(f"dedale: the token file is empty: {path}")
    if not token.isprintable():
        raise SystemExit(
            "dedale: the token holds more than one line; copy it again from the developer portal"
        )
    where = env.get("DEDALE_WHERE", "thread")
    if where not in ("thread", "channel"):
        raise SystemExit(f"dedale: DEDALE_WHERE must be thread or channel, not {where!r}")
    backups = env.get("DEDALE_BACKUPS") or None
    if backups and not Path(backups).is_dir():
        raise SystemExit(f"dedale: DEDALE_BACKUPS must be a folder that exists, not {backups}")
    database = env.get("DEDALE_DATABASE", Settings().database)
    if backups and is_address(database):
        raise SystemExit("dedale: DEDALE_BACKUPS is for a SQLite file; back up PostgreSQL with pg_dump")
    return Settings(
        token=token or None,
        database=database,
        where=where,
        backups=backups,
        api_url=env.get("DISCORD_API_URL"),
        gateway_url=env.get("DISCORD_GATEWAY_URL"),
    )
