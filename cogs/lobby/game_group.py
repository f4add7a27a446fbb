"""Puts the group `/game` together out of the cogs that hold its commands."""

from discord import app_commands
from discord.ext import commands

from cogs.clock.buttons import TimeButtons
from cogs.consent.commands import ConsentCog
from cogs.consent.proposals import Proposals
from cogs.lobby.commands import LobbyCog
from cogs.lobby.leaving import LeavingCog
from cogs.lobby.lobby import Lobby
from cogs.moderation.commands import ModerationCog
from cogs.panels.finding import TableFinder
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.service import Tables
from cogs.ui.control_table import ControlTable
from cogs.ui.places import Places
from cogs.ui.slash import filled, group
from db import Store


def game_commands(
    *others: commands.Cog,
    store: Store,
    tables: Tables,
    lifecycle: Lifecycle,
    lobby: Lobby,
    proposals: Proposals,
    finder: TableFinder,
    time_buttons: TimeButtons,
    places: Places,
    controls: ControlTable,
) -> app_commands.Group:
    """Returns the group with its commands and those of `others`, and answers its buttons from now on."""
    return filled(
        group("game"),
        LobbyCog(store, tables, lobby, controls),
        LeavingCog(lifecycle, finder, time_buttons, controls),
        ConsentCog(store, tables, lifecycle, proposals, finder, places, controls),
        ModerationCog(store, tables, lifecycle, lobby, finder, places, controls),
        *others,
    )
