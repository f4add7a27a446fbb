"""The whole command tree keeps Discord's limits, in every language that Discord shows it in."""

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands

from cogs.ui.slash import Translator, matching, said
from locales import words

NAME = re.compile(r"[-_'\w]{1,32}")
LOCALES = {"fr", "en-US", "en-GB"}
SUBCOMMAND, GROUP = 1, 2
Node = dict[str, Any]
SENT: list[Node] = []  # by one bot for all these tests


@pytest.fixture
async def commands(monkeypatch: pytest.MonkeyPatch, make_world: Any) -> list[Node]:
    """The commands as the bot has sent them to Discord."""
    if not SENT:
        monkeypatch.setattr("tests.conftest.COMMANDS", {})  # or they would not be sent again
        world = await make_world()
        sent = [request.json for request in world.env.http_requests if request.path.endswith("/commands")]
        SENT.extend(sent[-1])
    return SENT


def nodes(commands: list[Node], path: str = "") -> Iterator[tuple[str, Node]]:
    """Every command, group, subcommand and option with its path."""
    for node in commands:
        here = f"{path} {node['name']}".strip()
        yield here, node
        yield from nodes(node.get("options", []), here)


def names(node: Node) -> dict[str, str]:
    """A node's or a choice's name in every language."""
    return {"": node["name"], **(node.get("name_localizations") or {})}


def texts(node: Node) -> dict[str, str]:
    return {"": node["description"], **(node.get("description_localizations") or {})}


def length(node: Node) -> int:
    """What Discord counts towards a command's 8000 characters: in each place the longest language."""
    own = max(map(len, names(node).values()))
    about = max(map(len, texts(node).values())) if "description" in node else 0
    value = len(str(node["value"])) if "value" in node else 0
    below = [*node.get("options", []), *node.get("choices", [])]
    return own + about + value + sum(map(length, below))


def test_there_are_at_most_100_commands(commands: list[Node]) -> None:
    assert 0 < len(commands) <= 100


def test_names_are_lower_case_and_short(commands: list[Node]) -> None:
    wrong = [
        (path, name)
        for path, node in nodes(commands)
        for name in names(node).values()
        if not NAME.fullmatch(name) or name != name.lower()
    ]
    assert not wrong


def test_descriptions_have_1_to_100_characters(commands: list[Node]) -> None:
    wrong = [
        (path, text)
        for path, node in nodes(commands)
        for text in texts(node).values()
        if not 1 <= len(text) <= 100
    ]
    assert not wrong


def test_no_description_is_left_to_discord_py(commands: list[Node]) -> None:
    assert not [path for path, node in nodes(commands) if node["description"] == "…"]


def test_at_most_25_options_and_choices(commands: list[Node]) -> None:
    wrong = [path for path, node in nodes(commands) if len(node.get("options", [])) > 25]
    wrong += [path for path, node in nodes(commands) if len(node.get("choices", [])) > 25]
    assert not wrong


def test_choices_have_1_to_100_characters(commands: list[Node]) -> None:
    wrong = [
        (path, name)
        for path, node in nodes(commands)
        for choice in node.get("choices", [])
        for name in (*names(choice).values(), str(choice["value"]))
        if not 1 <= len(name) <= 100
    ]
    assert not wrong


def test_a_command_has_at_most_8000_characters(commands: list[Node]) -> None:
    assert not [node["name"] for node in commands if length(node) > 8000]


def test_names_are_distinct_among_siblings_in_every_language(commands: list[Node]) -> None:
    families = [commands, *(node.get("options", []) for _, node in nodes(commands))]
    families += [node.get("choices", []) for _, node in nodes(commands)]
    wrong = [
        (locale, found)
        for family in families
        for locale in ("", *LOCALES)
        if len(set(found := [names(node).get(locale, node["name"]) for node in family])) < len(found)
    ]
    assert not wrong


def test_everything_is_said_in_french_and_both_englishes(commands: list[Node]) -> None:
    wrong = [
        path
        for path, node in nodes(commands)
        if not names(node).keys() >= LOCALES or not texts(node).keys() >= LOCALES
    ]
    assert not wrong


def test_choices_are_said_in_french_and_both_englishes(commands: list[Node]) -> None:
    choices = [(path, choice) for path, node in nodes(commands) for choice in node.get("choices", [])]
    assert not [(path, choice["name"]) for path, choice in choices if not names(choice).keys() >= LOCALES]


def test_required_options_come_first(commands: list[Node]) -> None:
    for path, node in nodes(commands):
        options = [option for option in node.get("options", []) if option["type"] not in (SUBCOMMAND, GROUP)]
        needed = [option.get("required", False) for option in options]
        assert needed == sorted(needed, reverse=True), path


@pytest.mark.parametrize(("length", "count"), [(100, 25), (101, 26)])
def test_what_is_offered_while_typing_keeps_discords_limits(length: int, count: int) -> None:
    offered = matching(dict.fromkeys(range(count), "a" * length), "a")
    assert [(one.name, one.value) for one in offered] == [("a" * 100, number) for number in range(25)]


@pytest.mark.parametrize(
    ("text", "locale", "translated"),
    [
        (said("button-play"), discord.Locale.french, words("fr")("button-play")),
        (said("button-play"), discord.Locale.british_english, words("en")("button-play")),
        (said("button-play"), discord.Locale.german, None),
        (app_commands.locale_str("Play"), discord.Locale.french, None),
    ],
)
async def test_only_our_own_texts_are_translated_and_only_into_our_languages(
    text: app_commands.locale_str, locale: discord.Locale, translated: str | None
) -> None:
    context: Any = None
    assert await Translator().translate(text, locale, context) == translated
