"""The judge is judged: Discord's document lets right payloads pass and catches wrong ones."""

from typing import Any

import pytest
from simcord import HttpLogEntry

from tests.discord.openapi import MisfitError, document

DISCORD = document()


def button(**facts: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Play", "custom_id": "play", **facts}


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def select(number: int, **facts: Any) -> dict[str, Any]:
    options = [{"label": f"Row {index}", "value": str(index)} for index in range(number)]
    return {"type": 3, "custom_id": "slot", "options": options, **facts}


def gallery(number: int, alt: str = "A board") -> dict[str, Any]:
    item = {"media": {"url": "attachment://board.png"}, "description": alt}
    return {"type": 12, "items": [item] * number}


def judge(method: str, path: str, body: Any) -> None:
    DISCORD.check(HttpLogEntry(method=method, path=path, params={}, json=body, reason=None))


def post(*components: dict[str, Any], **facts: Any) -> None:
    judge("POST", "/channels/1/messages", {"components": list(components), **facts})


def reply(kind: int, **data: Any) -> None:
    judge("POST", "/interactions/1/token/callback", {"type": kind, "data": data})


def test_a_right_message_passes() -> None:
    post(row(button()), row(select(25)), content="Your turn")


def test_a_right_layout_passes() -> None:
    post(
        {"type": 17, "components": [{"type": 10, "content": "Turn 3"}, gallery(1), row(button())]},
        flags=1 << 15,
    )


def test_a_snowflake_may_be_a_number() -> None:
    post(content="<@5>", allowed_mentions={"users": [5]})


@pytest.mark.parametrize(
    "component",
    [
        pytest.param(button(label="x" * 81), id="label of 81 characters"),
        pytest.param(button(custom_id="x" * 101), id="custom_id of 101 characters"),
        pytest.param({"type": 99, "custom_id": "x"}, id="unknown component"),
        pytest.param(select(26), id="26 options"),
        pytest.param(select(2, placeholder="x" * 151), id="placeholder of 151 characters"),
    ],
)
def test_a_wrong_control_is_caught(component: dict[str, Any]) -> None:
    with pytest.raises(MisfitError):
        post(row(component))


@pytest.mark.parametrize(
    "component",
    [
        pytest.param(gallery(11), id="11 pictures"),
        pytest.param(gallery(1, "x" * 1025), id="alt text of 1025 characters"),
        pytest.param({"type": 10, "content": "x" * 4001}, id="text of 4001 characters"),
    ],
)
def test_a_wrong_layout_is_caught(component: dict[str, Any]) -> None:
    with pytest.raises(MisfitError):
        post({"type": 17, "components": [component]}, flags=1 << 15)


def test_a_wrong_control_in_a_reply_is_caught() -> None:
    with pytest.raises(MisfitError):
        reply(4, content="Your move", components=[row(button(label="x" * 81))])


def test_the_part_that_is_wrong_is_named() -> None:
    panel = {"type": 17, "components": [{"type": 10, "content": "Turn 3"}, row(button(label="x" * 81))]}
    with pytest.raises(MisfitError, match=r"at components\.0\.components\.1\.components\.0\.label"):
        post(panel, flags=1 << 15)


def test_26_choices_are_caught() -> None:
    with pytest.raises(MisfitError):
        reply(8, choices=[{"name": str(index), "value": str(index)} for index in range(26)])


def test_alt_text_of_1025_characters_on_a_file_is_caught() -> None:
    with pytest.raises(MisfitError):
        post(attachments=[{"id": 0, "filename": "board.png", "description": "x" * 1025}])


def test_a_description_of_101_characters_is_caught() -> None:
    with pytest.raises(MisfitError):
        judge("PUT", "/applications/1/commands", [{"type": 1, "name": "play", "description": "x" * 101}])


def test_an_unknown_path_is_caught() -> None:
    with pytest.raises(MisfitError):
        judge("POST", "/channels/1/boards", {})
