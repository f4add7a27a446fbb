"""The organiser's page about people: choose one, then what happens with them. Nothing has to be typed."""

import discord
from discord import ButtonStyle

from cogs.tournaments.pages.names import called, mentioned, title
from cogs.tournaments.service.field import waiting_of
from cogs.tournaments.service.records import OPEN
from cogs.tournaments.service.terms import Tournament
from cogs.ui.controls import FreeView, Option, Press, PressSelect, button, person_select, select
from cogs.ui.limits import OPTIONS_LIMIT
from engine.tournaments import Swiss
from locales import Words

PLAYED = ("running", "paused")


def people_text(tournament: Tournament, person: int, words: Words) -> str:
    """What can be done here, or who was chosen and how they stand."""
    head = words("tournament-people", title=title(tournament, words))
    if not person:
        return f"{head}\n{words('tournament-people-choose')}"
    return (
        f"{head}\n{words(f'tournament-person-{standing(tournament, person)}', user=mentioned(person, words))}"
    )


def standing(tournament: Tournament, person: int) -> str:
    """How a person stands to a tournament, in a word."""
    if person == tournament.row.organiser_id:
        return "organises"
    if tournament.round and tournament.is_playing(person):
        return "plays"
    if tournament.entrant(person):
        return "left" if tournament.round else "joined"
    if any(one.user_id == person for one in waiting_of(tournament)):
        return "waits"
    return "helps" if person in tournament.helpers else "out"


def people_view(tournament: Tournament, person: int, words: Words) -> discord.ui.View:
    """A select for the person, and below it what can be done with them now."""
    row, view = tournament.row, FreeView()
    view.add_item(
        person_select(Press("tournament-person", row.id, row.version), words("tournament-people-who"), person)
    )
    if not person:
        return view
    if offers_seed(tournament, person):
        view.add_item(seed_select(tournament, person, words))
    if row.status in PLAYED and tournament.entrant(person):
        press = Press("tournament-replace", row.id, row.version, str(person))
        view.add_item(person_select(press, words("tournament-people-substitute")))
    for act, key, style in acts(tournament, person):
        press = Press("tournament-with", row.id, row.version, act, str(person))
        facts = {"name": first_name(tournament, words)} if act == "substitute" else {}
        view.add_item(button(press, words(f"button-person-{key}", **facts), style))
    return view


def first_name(tournament: Tournament, words: Words) -> str:
    """The first of the substitutes."""
    waiting = waiting_of(tournament)
    return waiting[0].name if waiting else called(tournament, 0, words)


def acts(tournament: Tournament, person: int) -> list[tuple[str, str, ButtonStyle]]:
    """What can be done with a person now, and the words and looks of its button."""
    status, grey = tournament.row.status, ButtonStyle.secondary
    is_in = tournament.entrant(person) is not None
    is_playing = is_in and (status in OPEN or tournament.is_playing(person))
    found = list[tuple[str, str, ButtonStyle]]()
    if status in PLAYED and is_in and waiting_of(tournament):
        found.append(("substitute", "substitute", ButtonStyle.primary))
    if status in PLAYED and is_playing and isinstance(tournament.state.plan, Swiss):
        found.append(("bye", "bye", grey))
    if status != "draft" and not is_playing:
        found.append(("add", "add", grey))
    if is_playing:
        found.append(("drop", "drop", ButtonStyle.danger))
    if person != tournament.row.organiser_id:
        is_helper = person in tournament.helpers
        found.append(("helper", "helper-off" if is_helper else "helper-on", grey))
        found.append(("hand-over", "hand-over", ButtonStyle.danger))
    return found


def offers_seed(tournament: Tournament, person: int) -> bool:
    """Can a person be given a seed? Before the start, if they take part."""
    return tournament.row.status in OPEN and tournament.entrant(person) is not None


def seed_select(tournament: Tournament, person: int, words: Words) -> PressSelect:
    """Seeds by hand: as many as a list holds, the first of them by rating."""
    row, entrant = tournament.row, tournament.entrant(person)
    now = (entrant.seed if entrant else None) or 0
    count = min(len(tournament.entrants), OPTIONS_LIMIT - 1)
    names = {0: words("tournament-seed-rating")}
    names |= {number: words("picture-tournament-seed", seed=number) for number in range(1, count + 1)}
    options = [Option(str(number), name, chosen=number == now) for number, name in names.items()]
    press = Press("tournament-seed", row.id, row.version, str(person))
    return select(press, words("tournament-people-seed"), options)
