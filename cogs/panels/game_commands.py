"""What the slash commands of all games share: which table is meant, and what can be chosen there."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from inspect import isawaitable
from typing import TypeAlias

import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.panels.face import AnyFace
from cogs.panels.finding import TableFinder
from cogs.panels.numbers import TableNumbers
from cogs.panels.panels import Panels
from cogs.panels.play import Play
from cogs.runtime.workers import Workers
from cogs.tables.table import Table
from cogs.tables.viewer import AnyViewer
from cogs.ui import Interaction
from cogs.ui.answers import Answer, answer_to
from cogs.ui.names import escaped
from cogs.ui.slash import AnyCommand, matching
from engine.core import RuleError
from engine.mazes.sliding import GLYPHS, SIDES

TYPED_LIMIT = 20
WEST_LETTERS = {"O": "W"}  # in French west is "ouest"
BETWEEN_SIDES = frozenset(" -–,;/+" + GLYPHS)
Choices = list[app_commands.Choice[str]]
Made: TypeAlias = msgspec.Struct | Sequence[msgspec.Struct]
# An action, or what makes one out of what the asker sees.
Wanted: TypeAlias = msgspec.Struct | Callable[[AnyViewer], Made | Awaitable[Made]]
Autocomplete = Callable[[Interaction, str], Coroutine[object, object, Choices]]


class GameParts(msgspec.Struct, frozen=True):
    """What the commands of every game need."""

    finder: TableFinder
    panels: Panels
    play: Play
    numbers: TableNumbers
    workers: Workers


class GameCommands(commands.Cog):
    """The slash commands of one game; each game's cog is one of these."""

    def __init__(self, parts: GameParts, face: AnyFace) -> None:
        self.parts = parts
        self.face = face

    async def mine(self, answer: Answer, number: int | None) -> AnyViewer:
        """The asker's table of this game, where they are to act."""
        table = await self.parts.finder.own(answer.interaction, self.face.key, number)
        return await self.parts.panels.acting(answer, table)

    async def do(self, answer: Answer, number: int | None, wanted: Wanted) -> None:
        """Carry out an action at the asker's table as a click on Confirm would; or what `wanted` makes of it.

        The table is loaded once, under its lock: nothing can change it between the look and the act.
        """
        finder, key = self.parts.finder, self.face.key
        if number is not None:
            await finder.need_known_to_wait(answer.interaction, number)
        found = number if number is not None else (await finder.own(answer.interaction, key, None)).row.id

        async def made() -> tuple[Table, Sequence[msgspec.Struct]]:
            table = await finder.own(answer.interaction, key, found)
            viewer = await self.parts.panels.acting(answer, table)
            action = wanted if isinstance(wanted, msgspec.Struct) else wanted(viewer)
            action = await action if isawaitable(action) else action
            return table, (action,) if isinstance(action, msgspec.Struct) else action

        try:
            await self.parts.play.act(answer, found, made)
        except RuleError as refusal:
            raise self.face.narration.refusal(refusal, await answer.words()) from None

    async def hinted(self, answer: Answer, viewer: AnyViewer) -> str:
        """The draft that the stand-in would confirm."""
        return await self.parts.panels.hinted(answer, viewer)

    async def offered(self, interaction: Interaction) -> AnyViewer | None:
        """The table whose options are being typed, if the asker is to act there."""
        number = interaction.namespace.number
        try:
            return await self.mine(answer_to(interaction), number if isinstance(number, int) else None)
        except RuleError:
            return None

    async def numbers(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The asker's tables, for the option `number`."""
        return await self.parts.numbers.running(interaction, current)


def offers(labels: Callable[..., Mapping[str, str]], *given: str) -> Autocomplete:
    """Autocompletes from `labels(viewer, *texts)`, where the texts are those of the options `given`.

    Nothing is offered where the asker is not to act.
    """

    async def choices(interaction: Interaction, current: str) -> Choices:
        assert isinstance(interaction.command, app_commands.Command)
        cog = interaction.command.binding
        assert isinstance(cog, GameCommands)
        if (viewer := await cog.offered(interaction)) is None:
            return []
        texts = (str(getattr(interaction.namespace, option) or "") for option in given)
        return matching(labels(viewer, *texts), current)

    return choices


def offer_numbers(*commands: AnyCommand[...]) -> None:
    """Lets these commands offer the person's tables for the option `number`."""
    for command in commands:
        command.autocomplete("number")(GameCommands.numbers)


def sides_typed(text: str) -> str:
    """Open sides in the engine's letters, typed in any language's and any order: "eo", "W-E", "─ E O"."""
    letters = {WEST_LETTERS.get(letter, letter) for letter in text.upper() if letter not in BETWEEN_SIDES}
    if letters and letters <= set(SIDES):
        return "".join(side for side in SIDES if side in letters)
    return typed(text).upper()


def typed(text: str) -> str:
    """Cuts and escapes the free text of an option, so that it can be repeated in a reply."""
    return escaped(text, TYPED_LIMIT)
