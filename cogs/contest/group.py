"""`/tournament`: the group that all its commands stand in."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from discord import app_commands

from cogs.commands import group, slash
from cogs.contest.finding import Asker, cup_numbers

if TYPE_CHECKING:
    from bot import Dedale

TOURNAMENT = group("tournament")


class Offering:
    """A cog whose commands ask for a tournament."""

    bot: "Dedale"

    async def cups_offered(self, interaction: Asker, typed: str) -> list[app_commands.Choice[int]]:
        """Autocomplete for the option `tournament`."""
        return await cup_numbers(self.bot, interaction, typed)


def cup_slash(name: str) -> Callable[[Any], Any]:
    """A command of the group; its option `tournament`, where it has one, offers those of the server."""

    def make(call: Any) -> Any:
        command = slash(f"tournament-{name}", parent=TOURNAMENT)(call)
        if command.get_parameter("tournament"):
            command.autocomplete("tournament")(Offering.cups_offered)
        return command

    return make
