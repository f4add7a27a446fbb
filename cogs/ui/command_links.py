"""Slash commands in a text: a link that opens the command, once Discord has told its id."""

from collections.abc import Iterable

from discord import app_commands

from locales import Words, words


class CommandLinks:
    """The ids of the commands, as Discord gave them out."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}
        self.are_translated = False  # on Discord they are not; on the playground's page they are

    def learn(self, commands: Iterable[app_commands.AppCommand]) -> None:
        """Notes the ids of the commands that Discord has taken."""
        self._ids = {command.name: command.id for command in commands}

    def of(self, key: str, speak: Words) -> str:
        """A command by the key of its words (`game-new`): a link, else its name as this reader types it.

        A link goes by the names that the commands have by default, in every language: Discord shows it as it
        is written, and one with translated names does nothing (discord-api-docs issues 5518 and 5462).
        """
        whole, *rest = path(key, words("en"))
        if whole in self._ids:
            return f"</{' '.join([whole, *rest])}:{self._ids[whole]}>"
        return f"`/{' '.join(path(key, speak))}`"

    def note(self, key: str, speak: Words) -> str:
        """Says which names the links bear, to readers whose commands have others; else nothing."""
        own = path(key, speak)
        if self.are_translated or not self._ids or own == path(key, words("en")):
            return ""
        return speak("help-links", name=f"`/{' '.join(own)}`")


def path(key: str, speak: Words) -> list[str]:
    """The names of a command: its group's, if it has one, and its own."""
    group, _, own = key.partition("-")
    return [speak(f"cmd-{group}"), *([speak(f"cmd-{key}")] if own else [])]
