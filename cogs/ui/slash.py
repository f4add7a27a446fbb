"""Slash commands with names, descriptions and options in both languages, and one way to fail."""

import functools
import inspect
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.ui import Interaction
from cogs.ui.answers import Answer, answer_to
from cogs.ui.limits import OPTION_LIMIT, OPTIONS_LIMIT
from engine.core import RuleError
from locales import plain, words

CogT = TypeVar("CogT")
V = TypeVar("V", str, int)
P = ParamSpec("P")
Callback = Callable[Concatenate[CogT, Answer, P], Awaitable[None]]
AnyCommand: TypeAlias = app_commands.Command[Any, P, None]  # bound to an object that need not be a cog
DISCORD_LOCALES = {
    discord.Locale.french: "fr",
    discord.Locale.american_english: "en",
    discord.Locale.british_english: "en",
}


def said(key: str) -> app_commands.locale_str:
    """A text of a command: English by default, translated for each client from the same key."""
    return app_commands.locale_str(words("en")(key), key=key)


class Translator(app_commands.Translator):
    """Translates every name, description and choice for Discord."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key = string.extras.get("key")
        language = DISCORD_LOCALES.get(locale)
        return words(language)(key) if key and language else None


def answering(call: Callback[CogT, P]) -> Any:  # discord.py takes a cog of its own type
    """Refusals and errors are answered here, before discord.py would log them as failures of a command."""

    @functools.wraps(call)
    async def wrapper(cog: CogT, interaction: Interaction, /, *args: P.args, **kwargs: P.kwargs) -> None:
        answer = answer_to(interaction)
        work = call(cog, answer, *args, **kwargs) if interaction.guild_id else refuse_outside_servers()
        await interaction.client.answer(answer, work)

    return wrapper


async def refuse_outside_servers() -> None:
    """Discord offers the commands in servers only, but what it sends is not relied on."""
    raise RuleError("only-in-servers")


def slash(key: str, parent: app_commands.Group | None = None) -> Callable[[Callback[CogT, P]], AnyCommand[P]]:
    """A slash command: its words are `cmd-<key>`, `cmd-<key>-about`, and per option `opt-<name>[-about]`.

    A command of a group has the group's name in its key: `game-new` is `/game new`.
    """

    def make(call: Callback[CogT, P]) -> AnyCommand[P]:
        options = list(inspect.signature(call).parameters)[2:]
        wrapped = answering(call)
        names = {option: option.replace("_", "-") for option in options}
        wrapped = app_commands.describe(**{o: said(f"opt-{n}-about") for o, n in names.items()})(wrapped)
        wrapped = app_commands.rename(**{o: said(f"opt-{n}") for o, n in names.items()})(wrapped)
        add = parent.command if parent else app_commands.command
        command = add(name=said(f"cmd-{key}"), description=said(f"cmd-{key}-about"))(wrapped)
        # A group is for servers as a whole.
        return command if parent else app_commands.guild_only(command)

    return make


def group(key: str) -> app_commands.Group:
    """A group of slash commands, for servers only."""
    return app_commands.Group(name=said(f"cmd-{key}"), description=said(f"cmd-{key}-about"), guild_only=True)


def filled(parent: app_commands.Group, *cogs: commands.Cog) -> app_commands.Group:
    """The group with the commands of these cogs, each bound to its cog."""
    for cog in cogs:
        for command in cog.get_app_commands():
            parent.add_command(command)
    return parent


def choices(prefix: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    """Fixed choices of an option, their labels from `<prefix>-<value>`."""
    return [app_commands.Choice(name=said(f"{prefix}-{value}"), value=value) for value in values]


def matching(labels: Mapping[V, str], typed: str) -> list[app_commands.Choice[V]]:
    """Autocomplete choices whose label holds what was typed, within Discord's limits."""
    wanted = plain(typed).casefold().strip()
    found = [(value, label) for value, label in labels.items() if wanted in plain(label).casefold()]
    return [
        app_commands.Choice(name=label[:OPTION_LIMIT], value=value) for value, label in found[:OPTIONS_LIMIT]
    ]
