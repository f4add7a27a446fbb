"""Puts the groups `/tournament` and `/organise` together."""

from discord import app_commands

from cogs.lobby.lobby import Lobby
from cogs.tournaments.commands.autocomplete import Suggestions
from cogs.tournaments.commands.finding import Finder
from cogs.tournaments.commands.group import tournament_group
from cogs.tournaments.commands.hands import HandsCommands
from cogs.tournaments.commands.lists import Lists
from cogs.tournaments.commands.organiser import OrganiserCommands
from cogs.tournaments.commands.people import PeopleCommands
from cogs.tournaments.commands.people_acts import PeopleActs
from cogs.tournaments.commands.player import PlayerCommands
from cogs.tournaments.commands.sheets import Sheets
from cogs.tournaments.commands.terms import TermsCommands
from cogs.tournaments.runner import Runner
from cogs.ui.control_table import ControlTable, Handler


def tournament_commands(controls: ControlTable, lobby: Lobby, runner: Runner) -> list[app_commands.Group]:
    """Return the groups, and answer their buttons from now on. Discord allows 25 commands in each."""
    desk, service = runner.desk, runner.service
    finder = Finder(service.records)
    terms = TermsCommands(finder, desk.replies, service, runner, lobby)
    acts = PeopleActs(finder, service)
    organiser = OrganiserCommands(finder, service, runner, acts)
    lists = Lists(finder, service.records)
    player = PlayerCommands(finder, service, runner, runner.cards, desk.tables)
    sheets = Sheets(finder)
    hands = HandsCommands(finder, service, runner, desk.tables, acts)
    people = PeopleCommands(finder, acts, runner)
    presses: dict[str, Handler] = {
        "people": people.press_people,
        "person": people.press_person,
        "with": people.press_with,
        "seed": people.press_seed,
        "replace": people.press_replace,
        "panel": terms.press_panel,
        "field": terms.press_field,
        "set": terms.press_set,
        "open": terms.press_open,
        "discard": terms.press_discard,
        "start": organiser.press_start,
        "cancel": organiser.press_cancel,
        "pair-again": organiser.press_pair_again,
        "lines": lists.press_page,
        "join": player.press_join,
        "leave": player.pressed(player.leave),
        "leave-sure": player.pressed(player.leave_for_good),
        "check": player.pressed(player.check_in),
        "table": player.pressed(player.my_table),
        "terms": player.pressed(player.info),
        "fair": player.pressed(player.fair),
        "standings": player.pressed(sheets.standings),
        "page": sheets.press_page,
        "stalled": hands.press_tables,
        "extend": hands.press_extend,
        "postpone": hands.press_postpone,
        "take-over": hands.press_take_over,
    }
    for verb, answer in presses.items():
        controls.on(f"tournament-{verb}", answer)
    suggestions = Suggestions(finder)
    return [
        tournament_group("tournament", suggestions, terms, organiser, lists, player, sheets),
        tournament_group("organise", suggestions, hands),
    ]
