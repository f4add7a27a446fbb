"""Puts together the groups of slash commands, one a game."""

from discord import app_commands

from cogs.games import FACES
from cogs.games.junior.commands import JuniorCog
from cogs.games.pasvu.commands import PasvuCog
from cogs.games.pasvu.planning_commands import PlanningCog
from cogs.games.poudlard.commands import PoudlardCog
from cogs.games.secret.commands import SecretCog
from cogs.panels.game_commands import GameParts
from cogs.tables.moves import Moves
from cogs.tables.service import Tables
from cogs.ui.control_table import ControlTable
from cogs.ui.slash import filled, group


def games_commands(
    parts: GameParts, moves: Moves, tables: Tables, controls: ControlTable
) -> list[app_commands.Group]:
    """Returns the group of each game, and answers its buttons from now on."""
    return [
        filled(group("junior"), JuniorCog(parts, FACES["junior"])),
        filled(group("secret"), SecretCog(parts, FACES["secret"])),
        filled(group("poudlard"), PoudlardCog(parts, tables, controls)),
        filled(group("pasvu"), PasvuCog(parts, FACES["pasvu"]), PlanningCog(parts, moves)),
    ]
