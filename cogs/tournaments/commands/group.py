"""`/tournament` and `/organise`: groups of commands that stand in several files."""

import functools
import inspect
from collections.abc import Callable
from typing import Any, TypeVar

from discord import app_commands

from cogs.tournaments.commands.autocomplete import Suggestions
from cogs.tournaments.commands.finding import Statuses
from cogs.tournaments.service.records import RUNNING
from cogs.ui.answers import Answer
from cogs.ui.slash import AnyCommand, group, slash

MARK = "tournament_command"
Call = TypeVar("Call", bound=Callable[..., object])
Choices = list[app_commands.Choice[str]]


def subcommand(
    name: str, statuses: Statuses = RUNNING, *, organised: bool = False, **choices: Choices
) -> Callable[[Call], Call]:
    """Mark a method as a command of one of the groups; `choices` are the fixed values of its options.

    A method that takes a `tournament` gets the one that the asker means, of these `statuses`; with
    `organised`, only an asker who may organise it is let through.
    """

    def mark(call: Call) -> Call:
        takes_one = "tournament" in inspect.signature(call).parameters
        setattr(call, MARK, (name, found_first(call, statuses, organised) if takes_one else call, choices))
        return call

    return mark


def found_first(call: Callable[..., Any], statuses: Statuses, organised: bool) -> Callable[..., Any]:
    """The method as Discord calls it: with the number of a tournament, or none, in its place."""

    @functools.wraps(call)
    async def command(part: Any, answer: Answer, tournament: int | None = None, **options: Any) -> None:
        find = part.finder.organised if organised else part.finder.find
        found = await find(answer.interaction, tournament, statuses)
        await call(part, answer, tournament=found, **options)

    signature = inspect.signature(call)
    number = signature.parameters["tournament"].replace(annotation=int | None, default=None)
    options = [number if each.name == number.name else each for each in signature.parameters.values()]
    command.__dict__["__signature__"] = signature.replace(parameters=options)  # which discord.py reads
    return command


def tournament_group(key: str, suggestions: Suggestions, *parts: object) -> app_commands.Group:
    """Make a group out of the marked methods of these objects. discord.py gives a group to one cog only."""
    offered = {
        "tournament": suggestions.tournaments,
        "ended_season": suggestions.tournaments,
        "round": suggestions.rounds,
        "table": suggestions.tables,
    }
    made = group(key)
    for part in parts:
        for call in vars(type(part)).values():
            if not hasattr(call, MARK):
                continue
            name, made_of, choices = getattr(call, MARK)
            command: AnyCommand[...] = slash(f"{key}-{name}", parent=made)(made_of)
            command.binding = part
            app_commands.choices(**choices)(command)
            for option, offer in offered.items():
                if command.get_parameter(option):
                    command.autocomplete(option)(offer)
    return made
