"""Puts the group `/tournament` together."""

from discord import app_commands

from cogs.lobby.lobby import Lobby
from cogs.tables.service import Tables
from cogs.tournaments.commands.autocomplete import Suggestions
from cogs.tournaments.commands.finding import Finder
from cogs.tournaments.commands.group import tournament_group
from cogs.tournaments.commands.lists import Lists
from cogs.tournaments.commands.organiser import OrganiserCommands
from cogs.tournaments.commands.player import PlayerCommands
from cogs.tournaments.commands.sheets import Sheets
from cogs.tournaments.commands.terms import TermsCommands
from cogs.tournaments.runner import Runner
from cogs.ui.control_table import ControlTable
from cogs.ui.replies import Replies


def tournament_commands(
    *,
    controls: ControlTable,
    replies: Replies,
    tables: Tables,
    lobby: Lobby,
    runner: Runner,
) -> app_commands.Group:
    """Return the group, and answer its buttons from now on."""
    service = runner.service
    finder = Finder(service.records)
    parts = (
        TermsCommands(finder, replies, service, runner, lobby),
        OrganiserCommands(finder, service, runner),
        Lists(finder, service.records),
        PlayerCommands(finder, service, runner, runner.cards, tables),
        Sheets(finder),
    )
    for part in parts:
        for verb, answer in part.presses.items():
            controls.on(verb, answer)
    return tournament_group(Suggestions(finder), *parts)
