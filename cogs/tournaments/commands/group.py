"""`/tournament`: the group that all its commands stand in."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from discord import app_commands

from cogs.tournaments.commands.autocomplete import round_numbers, table_numbers, tournament_numbers
from cogs.ui import Interaction
from cogs.ui.slash import group, slash

if TYPE_CHECKING:
    from bot import Dedale

TOURNAMENT = group("tournament")


class Offering:
    """A cog whose commands ask for a tournament, a round or a table."""

    bot: "Dedale"

    async def tournaments(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Autocomplete for the option `tournament`."""
        return await tournament_numbers(self.bot, interaction, typed)

    async def rounds(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Autocomplete for the option `round`."""
        return await round_numbers(self.bot, interaction, typed)

    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Autocomplete for the option `table`."""
        return await table_numbers(self.bot, interaction, typed)


OFFERED = {
    "tournament": Offering.tournaments,
    "ended_season": Offering.tournaments,
    "round": Offering.rounds,
    "table": Offering.tables,
}


def tournament_slash(name: str) -> Callable[[Any], Any]:
    """A command of the group; its options that take a number offer what there is."""

    def make(call: Any) -> Any:
        command = slash(f"tournament-{name}", parent=TOURNAMENT)(call)
        for option, offer in OFFERED.items():
            if command.get_parameter(option):
                command.autocomplete(option)(offer)
        return command

    return make
