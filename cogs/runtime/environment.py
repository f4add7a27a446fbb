"""The settings in the environment, read once at the start."""

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import msgspec

import health
from cogs.runtime.shards import AUTO, Wanted, read_shards
from db.address import is_address

Where: TypeAlias = Literal["thread", "channel"]
LOGS = ("text", "json")


class Address(NamedTuple):
    """Where to listen."""

    host: str
    port: int


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings that the environment gives."""

    token: str | None = None
    database: str = health.DATABASE
    where: Where = "thread"
    backups: str | None = None  # a folder
    shards: Wanted | None = None  # all of them, as many as Discord recommends
    api_url: str | None = None
    gateway_url: str | None = None
    metrics: Address | None = None  # where those who watch the bot ask for its numbers
    logs: Literal["text", "json"] = "text"
    refused_seconds: int = 0  # to wait before the end where another start would not help
    wrong: str | None = None  # what is wrong with them, in one line


def read_settings(env: dict[str, str]) -> Settings:
    """Return the settings in the environment, or what is wrong with them."""
    seconds = env.get("DEDALE_REFUSED_SECONDS", "0")
    waits = int(seconds) if seconds.isascii() and seconds.isdigit() else 0
    where = env.get("DEDALE_WHERE", "thread")
    backups = env.get("DEDALE_BACKUPS") or None
    database = env.get("DEDALE_DATABASE", Settings().database)
    logs = env.get("DEDALE_LOGS", "text")
    try:
        if logs not in LOGS:
            raise ValueError(f"DEDALE_LOGS must be text or json, not {logs!r}")
        token = read_token(env)
        metrics = read_metrics(env.get("DEDALE_METRICS", ""))
        if where not in ("thread", "channel"):
            raise ValueError(f"DEDALE_WHERE must be thread or channel, not {where!r}")
        if backups and not Path(backups).is_dir():
            raise ValueError(f"DEDALE_BACKUPS must be a folder that exists, not {backups}")
        if backups and is_address(database):
            raise ValueError("DEDALE_BACKUPS is for a SQLite file; back up PostgreSQL with pg_dump")
        shards = read_shards(env.get("DEDALE_SHARDS") or AUTO)
        if shards and not shards.is_all and not is_address(database):
            raise ValueError("DEDALE_SHARDS: a SQLite file serves all shards; share them on PostgreSQL")
    except ValueError as error:
        return Settings(wrong=str(error), refused_seconds=waits, logs="json" if logs == "json" else "text")
    return Settings(
        token=token or None,
        database=database,
        where=where,
        backups=backups,
        shards=shards,
        api_url=env.get("DISCORD_API_URL"),
        gateway_url=env.get("DISCORD_GATEWAY_URL"),
        metrics=metrics,
        logs=logs,
        refused_seconds=waits,
    )


def read_token(env: dict[str, str]) -> str:
    """Return the token, empty if there is none; raises ValueError with one line if it cannot be one."""
    token = env.get("DISCORD_TOKEN", "").strip()
    if not token and (path := env.get("DISCORD_TOKEN_FILE")):
        try:
            token = Path(path).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise ValueError(f"the token file cannot be read: {error}") from None
        if not token:
            raise ValueError(f"the token file is empty: {path}")
    if not token.isprintable():
        raise ValueError("the token holds more than one line; copy it again from the developer portal")
    return token


def read_metrics(text: str) -> Address | None:
    """Return where to listen, None if nowhere; raises ValueError with one line if that cannot be."""
    if not text:
        return None
    host, _, port = text.rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not host or not re.fullmatch("[0-9]{1,5}", port) or not 0 < int(port) < 65536:
        raise ValueError(f"DEDALE_METRICS must be host:port, as 127.0.0.1:9464, not {text!r}")
    if find_spec("prometheus_client") is None:
        raise ValueError("DEDALE_METRICS needs prometheus-client: pip install -r requirements-metrics.txt")
    return Address(host, int(port))
