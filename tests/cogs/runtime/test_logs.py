"""The log: one line for what is expected, a traceback for our own errors, and never a secret."""

import io
import json
import logging
from datetime import datetime
from typing import Any

import discord
import pytest

from cogs.runtime.logs import SPARED_SECONDS, Form, Sparing, formatter, is_expected
from db import StoreError, UnavailableError


class Log:
    """A log as the operator reads it, by a clock that the test sets."""

    def __init__(self, form: Form = "text") -> None:
        self.stream, self.seconds = io.StringIO(), 0.0
        handler = logging.StreamHandler(self.stream)
        handler.setFormatter(formatter(form))
        handler.addFilter(Sparing("s3cret-token", lambda: self.seconds))
        self.log = logging.Logger("dedale.test")
        self.log.addHandler(handler)

    @property
    def lines(self) -> list[str]:
        return self.stream.getvalue().splitlines()


def http(status: int, code: int) -> discord.HTTPException:
    response: Any = type("Response", (), {"status": status, "reason": "No"})()
    return discord.HTTPException(response, {"code": code, "message": "no"})


def fail(log: Log, error: Exception, **facts: Any) -> None:
    try:
        raise error
    except Exception:
        log.log.exception("game %s fails", facts.get("game", 1))


def test_what_is_expected_is_one_line() -> None:
    log = Log()
    fail(log, http(404, 10015))
    assert len(log.lines) == 1 and "game 1 fails: HTTPException: 404" in log.lines[0]


def test_an_error_of_ours_keeps_its_traceback() -> None:
    log = Log()
    fail(log, KeyError("x"))
    assert "Traceback" in log.lines[1]


def test_what_repeats_is_said_once_in_a_while_with_its_count() -> None:
    log = Log()
    for number in range(931):
        fail(log, UnavailableError("x.sqlite3 cannot grow: the disk is full."), game=number)
    assert len(log.lines) == 1
    log.seconds = SPARED_SECONDS + 1
    fail(log, UnavailableError("x.sqlite3 cannot grow: the disk is full."))
    assert len(log.lines) == 2 and "(+930)" in log.lines[1]


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("path", ["/webhooks/12/aW50ZXJhY3Rpb24/messages", "/interactions/3/aW50ZXJhY3Rpb24"])
def test_no_token_is_written(path: str, form: Form) -> None:
    log = Log(form)
    log.log.warning("rate limited: %s by %s", f"https://discord.com/api{path}", "s3cret-token")
    assert "aW50" not in log.lines[0] and "s3cret" not in log.lines[0] and "…" in log.lines[0]


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_token_is_written_in_a_traceback(form: Form) -> None:
    log = Log(form)
    fail(log, KeyError("/webhooks/12/aW50ZXJhY3Rpb24 of s3cret-token"))
    text = log.stream.getvalue()
    assert "KeyError" in text and "aW50" not in text and "s3cret" not in text


def test_a_line_is_one_object() -> None:
    log = Log("json")
    log.log.warning("%s is\nslow", "é")
    (line,) = map(json.loads, log.lines)
    assert datetime.fromisoformat(line.pop("time")).tzinfo
    assert line == {"level": "WARNING", "logger": "dedale.test", "message": "é is\nslow"}


def test_an_error_of_ours_has_its_id_and_its_traceback_in_fields() -> None:
    log = Log("json")
    try:
        raise KeyError("x")
    except KeyError:
        log.log.exception("error %s", "0a1b2c3d")
    (line,) = map(json.loads, log.lines)
    assert line["error"] == "0a1b2c3d" and line["traceback"].startswith("Traceback")


def test_what_is_expected_has_no_traceback_in_an_object_either() -> None:
    log = Log("json")
    fail(log, http(404, 10015))
    (line,) = map(json.loads, log.lines)
    assert "traceback" not in line and "HTTPException: 404" in line["message"]


def test_which_errors_are_ours() -> None:
    ours = [KeyError(), StoreError("a wrong query"), http(400, 50035), FileNotFoundError()]
    others = [UnavailableError(""), http(400, 30046), http(503, 0), ConnectionResetError(), TimeoutError()]
    assert [is_expected(error) for error in ours + others] == [False] * 4 + [True] * 5
