"""The slash commands as discord.py calls them: each gets its answer, also where it cannot be read."""

import hashlib
import logging
import re
from collections.abc import Collection, Iterable, Mapping
from importlib.resources import files
from typing import Any, TypeAlias

import discord
import msgspec
from discord import AppCommandOptionType, app_commands

from cogs.runtime.logs import is_expected
from cogs.ui import Interaction
from cogs.ui.answers import answer_to
from cogs.ui.controls import is_text
from db import Store
from db.queries import settings
from engine.core import RuleError

log = logging.getLogger("dedale.commands")

NESTED = (AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value)
SYNCED = "commands"  # the setting that holds the versions that Discord was told
REMEMBERED = 10  # of them
LARGEST = 2**53  # Discord's integers are smaller
# Under which names Discord tells what the id in an option stands for.
RESOLVED = {
    AppCommandOptionType.user: ("users",),
    AppCommandOptionType.channel: ("channels",),
    AppCommandOptionType.role: ("roles",),
    AppCommandOptionType.mentionable: ("users", "roles"),
    AppCommandOptionType.attachment: ("attachments",),
}
Known: TypeAlias = Mapping[str, Collection[str]]


class Commands(app_commands.CommandTree[Any]):
    """The slash commands; each gets its answer when it arrives, and so does an option that is being typed."""

    def __init__(self, client: discord.Client) -> None:
        super().__init__(client)
        logging.getLogger("discord.app_commands.tree").addFilter(is_our_error)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Makes the answer; refuses what no client of Discord's sends."""
        self.client.replies.of(interaction)
        data: Mapping[str, Any] = dict(interaction.data or {})
        # Options that are being typed come without what their ids stand for.
        is_typed = interaction.type is discord.InteractionType.autocomplete
        known = None if is_typed else data.get("resolved", {})
        if are_readable(data.get("options", ()), known):
            return True
        await answer_to(interaction).failed(RuleError("option-not-understood"))
        return False

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answers what discord.py itself refuses about a command."""
        await answer_to(interaction).failed(error)

    async def _call(self, interaction: Interaction) -> None:
        # discord.py leaves unanswered what it cannot read at all, and options whose choices cannot be found.
        try:
            await super()._call(interaction)
        except Exception as error:
            await answer_to(interaction).failed(error)
        if interaction.type is discord.InteractionType.autocomplete:
            await answer_to(interaction).offer_nothing()


async def sync_once(tree: app_commands.CommandTree[Any], store: Store) -> list[app_commands.AppCommand]:
    """Tells Discord the commands, unless another process of this version has done so; returns them.

    A process of an older version that is started again while newer ones run leaves theirs alone.
    """
    if not store.is_shared:
        return await tree.sync()
    async with store.alone():
        version = version_of(tree)
        store.show(number_of(version))
        synced = (await store.read(settings.get, "bot", 0, SYNCED) or "").split()  # the newest first
        if version in synced[1:] and await store.is_shown(number_of(synced[0])):
            log.warning("a newer version runs beside this one: Discord keeps its commands")
            return await tree.fetch_commands()
        if version in synced[:1]:
            known = await tree.fetch_commands()
            if {command.name for command in known} == {command.name for command in tree.get_commands()}:
                return known
        known = await tree.sync()
        versions = [version, *(one for one in synced if one != version)][:REMEMBERED]
        await store.write(settings.put, "bot", 0, SYNCED, " ".join(versions))
        return known


def number_of(version: str) -> int:
    """The number by which processes see each other's version."""
    return int(version[:8], 16)


def version_of(tree: app_commands.CommandTree[Any]) -> str:
    """What tells two versions of the commands, and two bots, apart."""
    words = sorted(file.read_bytes() for file in files("locales").iterdir() if file.name.endswith(".ftl"))
    commands = [command.to_dict(tree) for command in tree.get_commands()]
    facts = msgspec.json.encode((tree.client.application_id, commands))
    return hashlib.sha256(b"".join((facts, *words))).hexdigest()


def is_our_error(record: logging.LogRecord) -> bool:
    """Is this not about an option that was refused, or whose choices Discord did not take?"""
    return not record.exc_info or not is_expected(record.exc_info[1])


def are_readable(options: Iterable[Mapping[str, Any]], known: Known | None) -> bool:
    """Are these options, however deep, of their types, and is it said what their ids stand for?"""
    return all(
        are_readable(option.get("options", ()), known)
        if option["type"] in NESTED
        else is_readable(option, known)
        for option in options
    )


def is_readable(option: Mapping[str, Any], known: Known | None) -> bool:
    """Has an option a value of its type? One that is being typed may hold any text."""
    value, kind = option.get("value"), AppCommandOptionType(option["type"])
    if option.get("focused"):
        return is_text(str(value))
    if kind is AppCommandOptionType.string:
        return isinstance(value, str) and is_text(value)
    if kind is AppCommandOptionType.boolean:
        return isinstance(value, bool)
    if kind is AppCommandOptionType.integer:
        return isinstance(value, int) and not isinstance(value, bool) and abs(value) < LARGEST
    # All others are ids.
    if known is None:
        return bool(re.fullmatch("[0-9]{1,19}", str(value)))
    return any(value in known.get(name, ()) for name in RESOLVED.get(kind, ()))
