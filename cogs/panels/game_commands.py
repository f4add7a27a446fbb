"""What the slash commands of all games share: which table is meant, and what can be chosen there."""

from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from discord import app_commands
from discord.ext import commands

from cogs.general.board import my_numbers
from cogs.tables.table import seat_to_act
from cogs.tables.viewer import Viewer
from cogs.ui import Interaction
from cogs.ui.names import escaped
from cogs.ui.slash import matching
from engine.core import RuleError

if TYPE_CHECKING:
    from bot import Dedale

TYPED_LIMIT = 20
Choices = list[app_commands.Choice[str]]
Autocomplete = Callable[[Interaction, str], Coroutine[Any, Any, Choices]]


class GameCommands(commands.Cog):
    """The slash commands of one game; each game's cog is one of these."""

    key: ClassVar[str]

    def __init__(self, bot: "Dedale") -> None:
        self.bot = bot

    async def mine(self, interaction: Interaction, number: int | None) -> Viewer:
        """The asker's table of this game, where they are to act."""
        table = await self.bot.finder.own(interaction, self.key, number)
        return await self.bot.panel.viewer(interaction, table, seat_to_act(table, interaction.user.id))

    async def act(self, interaction: Interaction, viewer: Viewer, *actions: Any) -> None:
        """Carry out actions as a click on Confirm would."""
        await self.bot.play.act(interaction, viewer, *actions)

    async def do(self, interaction: Interaction, number: int | None, *actions: Any) -> None:
        """Carry out actions at the asker's table."""
        await self.act(interaction, await self.mine(interaction, number), *actions)

    async def hinted(self, interaction: Interaction, viewer: Viewer) -> str:
        """The draft that the stand-in would confirm."""
        return await self.bot.replies.work(interaction, lambda: self.bot.faces[self.key].hint(viewer))

    async def offered(self, interaction: Interaction) -> Viewer | None:
        """The table whose options are being typed, if the asker is to act there."""
        number = interaction.namespace.number
        try:
            return await self.mine(interaction, number if isinstance(number, int) else None)
        except RuleError:
            return None

    async def numbers(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The asker's tables, for the option `number`."""
        return await my_numbers(self.bot, interaction, current)


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


def typed(text: str) -> str:
    """Cuts and escapes the free text of an option, so that it can be repeated in a reply."""
    return escaped(text, TYPED_LIMIT)
