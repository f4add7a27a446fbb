"""The log: one line for what is expected, a traceback for our own errors, and never a secret."""

import logging
import re
import secrets
import socket
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Literal, TypeAlias

import aiohttp
import discord
import msgspec

from db import UnavailableError
from engine.core import RuleError

Form: TypeAlias = Literal["text", "json"]

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
SPARED_SECONDS = 600.0
BAD_REQUEST, INVALID_FORM = 400, 50035
# Whoever has the token of an interaction can speak in its name for a quarter of an hour.
TOKENS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.~%-]+")

ERROR_ID = re.compile(r"error ([0-9a-f]{8})")  # our own errors, whose id the person was told


def is_senseless(error: BaseException | None) -> bool:
    """Does Discord not understand what we sent? However often it is sent, it never will."""
    if not isinstance(error, discord.HTTPException):
        return False
    return error.status == BAD_REQUEST and error.code in (0, INVALID_FORM)


def in_a_line(error: BaseException) -> tuple[str, str]:
    """An id for an error of ours that nobody is told of, and what it says."""
    return secrets.token_hex(4), " ".join(str(error).split())


def is_expected(error: BaseException | None) -> bool:
    """Is this what Discord, the network or the disk did, and no error of ours?"""
    if isinstance(error, discord.HTTPException):
        return not is_senseless(error)
    network = (aiohttp.ClientError, ConnectionError, TimeoutError, socket.gaierror)
    return isinstance(error, (*network, UnavailableError, RuleError))


class Sparing(logging.Filter):
    """Cuts the traceback of what is expected, and says it once in a while, with how often it came.

    It also takes tokens out of every line.
    """

    def __init__(self, token: str | None = None, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._token = token
        self._now = now
        self._said: dict[tuple[str, str, str], tuple[float, int]] = {}  # when, and how often since

    def filter(self, record: logging.LogRecord) -> bool:
        """Says whether a line is written, and shortens it."""
        text, error = record.getMessage(), record.exc_info[1] if record.exc_info else None
        is_due = True
        if is_expected(error):
            reason = " ".join(f"{type(error).__name__}: {error}".split())
            more, is_due = self._count((record.name, str(record.msg), reason))
            record.exc_info = record.exc_text = None
            text = f"{text}: {reason}" + (f" (+{more})" if more else "")
        record.msg, record.args = self._without_tokens(text), ()
        if record.exc_info:
            record.exc_text = self._without_tokens(TEXT.formatException(record.exc_info))
        return is_due

    def _count(self, key: tuple[str, str, str]) -> tuple[int, bool]:
        """How often this came since it was last said, and whether it is to be said again."""
        now = self._now()
        said, since = self._said.get(key, (now - SPARED_SECONDS, 0))
        is_due = now - said >= SPARED_SECONDS
        if is_due:
            recent = {
                one: (when, n) for one, (when, n) in self._said.items() if n or now - when < SPARED_SECONDS
            }
            self._said = recent | {key: (now, 0)}
        else:
            self._said[key] = said, since + 1
        return since, is_due

    def _without_tokens(self, text: str) -> str:
        text = TOKENS.sub(r"\1…", text)
        return text.replace(self._token, "…") if self._token else text


class Line(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A line of the log as one object."""

    time: str
    level: str
    logger: str
    message: str
    error: str | None = None  # the id that a person was told
    traceback: str | None = None


class JsonLines(logging.Formatter):
    """Writes each line, however many lines its traceback has, as one object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Returns the object; what the filter has cut or cleaned stays so."""
        message = record.getMessage()
        found = ERROR_ID.fullmatch(message)
        traceback = record.exc_text or (self.formatException(record.exc_info) if record.exc_info else None)
        line = Line(
            time=datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            level=record.levelname,
            logger=record.name,
            message=message,
            error=found[1] if found else None,
            traceback=traceback,
        )
        return msgspec.json.encode(line).decode()


TEXT = logging.Formatter(FORMAT)


def formatter(form: Form) -> logging.Formatter:
    """How lines are written."""
    return JsonLines() if form == "json" else TEXT


def set_up(token: str | None, form: Form = "text") -> None:
    """Writes the log to standard error."""
    logging.basicConfig(level=logging.INFO)
    for handler in logging.getLogger().handlers:
        handler.setFormatter(formatter(form))
        handler.addFilter(Sparing(token))
