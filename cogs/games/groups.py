"""Puts together the groups of slash commands, one a game."""

from discord import app_commands

from cogs.games import FACES
from cogs.games.junior.commands import JuniorCog
from cogs.games.pasvu.commands import PasvuCog
from cogs.games.pasvu.planning_commands import PlanningCog
from cogs.games.poudlard.commands import PoudlardCog
from cogs.games.secret.commands import SecretCog
from cogs.panels.choice_commands import choice_commands
from cogs.panels.choice_panel import ChoicePanel
from cogs.panels.game_commands import GameParts
from cogs.tables.service import Tables
from cogs.ui.control_table import ControlTable
from cogs.ui.slash import filled, group


def games_commands(parts: GameParts, tables: Tables, controls: ControlTable) -> list[app_commands.Group]:
    """Returns the group of each game, and answers its buttons from now on."""
    own = [
        filled(group("junior"), JuniorCog(parts, FACES["junior"])),
        filled(group("secret"), SecretCog(parts, FACES["secret"])),
        filled(group("poudlard"), PoudlardCog(parts, tables, controls)),
        filled(group("pasvu"), PasvuCog(parts, FACES["pasvu"]), PlanningCog(parts)),
    ]
    for face in FACES.values():
        if isinstance(face.panel, ChoicePanel):  # such a game needs no commands of its own
            own.append(filled(group(face.key), choice_commands(parts, face, face.panel)))
    return own
