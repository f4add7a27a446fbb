"""What the slash commands of all games share: whose table is meant, and what can be chosen there now."""

from typing import TYPE_CHECKING, Any, ClassVar

from discord import app_commands
from discord.ext import commands

from cogs.general.board import my_numbers
from cogs.tables.table import seat_to_act
from cogs.tables.viewer import Viewer
from cogs.ui import Interaction
from cogs.ui.names import escaped
from engine.core import RuleError

if TYPE_CHECKING:
    from bot import Dedale

TYPED_LIMIT = 20
Choices = list[app_commands.Choice[str]]


class Acts(commands.Cog):
    """The acts of one game as slash commands; each game's cog is one of these."""

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


def typed(text: str) -> str:
    """An option is free text whatever the client offers: cut and made harmless before it is repeated."""
    return escaped(text, TYPED_LIMIT)
