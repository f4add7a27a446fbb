"""`/tournament`: one group of commands that stand in several files."""

from collections.abc import Callable
from typing import TypeVar

from discord import app_commands

from cogs.tournaments.commands.autocomplete import Suggestions
from cogs.ui.slash import AnyCommand, group, slash

MARK = "tournament_command"
Call = TypeVar("Call", bound=Callable[..., object])
Choices = list[app_commands.Choice[str]]


def subcommand(name: str, **choices: Choices) -> Callable[[Call], Call]:
    """Mark a method as the command `/tournament <name>`; `choices` are the fixed values of its options."""

    def mark(call: Call) -> Call:
        setattr(call, MARK, (name, choices))
        return call

    return mark


def tournament_group(suggestions: Suggestions, *parts: object) -> app_commands.Group:
    """Make the group out of the marked methods of these objects. discord.py gives a group to one cog only."""
    offered = {
        "tournament": suggestions.tournaments,
        "ended_season": suggestions.tournaments,
        "round": suggestions.rounds,
        "table": suggestions.tables,
    }
    made = group("tournament")
    for part in parts:
        for call in vars(type(part)).values():
            if not hasattr(call, MARK):
                continue
            name, choices = getattr(call, MARK)
            command: AnyCommand[...] = slash(f"tournament-{name}", parent=made)(call)
            command.binding = part
            app_commands.choices(**choices)(command)
            for option, offer in offered.items():
                if command.get_parameter(option):
                    command.autocomplete(option)(offer)
    return made
