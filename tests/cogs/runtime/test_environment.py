"""The settings about watching the bot."""

import pytest

from cogs.runtime import environment
from cogs.runtime.environment import Address, read_settings


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("", None),
        ("127.0.0.1:9464", Address("127.0.0.1", 9464)),
        ("[::1]:80", Address("::1", 80)),
        ("0.0.0.0:65535", Address("0.0.0.0", 65535)),
    ],
)
def test_where_to_listen(text: str, address: Address | None) -> None:
    assert read_settings({"DEDALE_METRICS": text}).metrics == address


@pytest.mark.parametrize("text", ["9464", ":9464", "localhost:", "localhost:http", "x:0", "x:65536", "x:９"])
def test_an_address_that_is_none(text: str) -> None:
    settings = read_settings({"DEDALE_METRICS": text})
    assert settings.wrong and settings.wrong.startswith("DEDALE_METRICS must be host:port")


def test_metrics_without_their_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "find_spec", lambda name: None)
    assert read_settings({}).wrong is None
    settings = read_settings({"DEDALE_METRICS": "127.0.0.1:9464"})
    assert settings.wrong and "requirements-metrics.txt" in settings.wrong


@pytest.mark.parametrize(("env", "form"), [({}, "text"), ({"DEDALE_LOGS": "json"}, "json")])
def test_the_form_of_the_log(env: dict[str, str], form: str) -> None:
    assert read_settings(env).logs == form


def test_a_form_that_does_not_exist() -> None:
    assert "text or json" in (read_settings({"DEDALE_LOGS": "xml"}).wrong or "")
