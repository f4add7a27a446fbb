"""The organiser's page about people: choose one, then what happens with them. Nothing has to be typed."""

from typing import NamedTuple

import discord
from discord import ButtonStyle

from cogs.tournaments.pages.names import called, listed, mentioned, mentions, title
from cogs.tournaments.service.field import waiting_of
from cogs.tournaments.service.records import OPEN, OVER
from cogs.tournaments.service.terms import Tournament
from cogs.ui.controls import FreeView, Option, Press, PressSelect, button, person_select, select
from cogs.ui.limits import OPTIONS_LIMIT
from cogs.ui.names import escaped
from engine.tournaments import Swiss, can_enter
from locales import Words

PLAYED = ("running", "paused")


class Chosen(NamedTuple):
    """The person who was chosen on the page; nobody yet if `id` is 0."""

    id: int = 0
    is_bot: bool = False


class Asker(NamedTuple):
    """What whoever looks at the page may do: helpers choose no others, moderators enter people at once."""

    is_head: bool = True
    moderates: bool = False


def people_text(tournament: Tournament, person: Chosen, words: Words) -> str:
    """Who else has to do with the tournament; what can be done here, or how the chosen one stands."""
    facts = {"user": mentioned(person.id, words), "round": skipped(tournament, person.id)}
    told = words(f"tournament-person-{standing(tournament, person)}", **facts) if person.id else ""
    return "\n".join(
        [
            words("tournament-people", title=title(tournament, words)),
            *people_lines(tournament, words),
            told or words("tournament-people-choose"),
        ]
    )


def people_lines(tournament: Tournament, words: Words) -> list[str]:
    """Who helps, who was asked and has not answered, who waits for a place; no line for what is empty."""
    asked = [one for one in tournament.candidates if one.kind == "asked"]
    names = {
        "helpers": [mentions([one]) for one in tournament.helpers],
        "asked": [asked_words(tournament, one.name, one.replaces, words) for one in asked],
        "waiting": [escaped(one.name) for one in waiting_of(tournament)],
    }
    is_played = tournament.row.status in PLAYED
    keys = {"waiting": "tournament-entrants-standing-by" if is_played else "tournament-entrants-waiting"}
    return [
        words(keys.get(kind, f"tournament-people-{kind}"), count=len(found), names=listed(found, words))
        for kind, found in names.items()
        if found
    ]


def asked_words(tournament: Tournament, name: str, replaces: int | None, words: Words) -> str:
    """A person who was asked to take part, or to take a place over."""
    if replaces is None:
        return escaped(name)
    return words("tournament-substitute-for", name=escaped(name), other=called(tournament, replaces, words))


def standing(tournament: Tournament, person: Chosen) -> str:
    """How a person stands to a tournament, in a word."""
    if person.is_bot:
        return "bot"
    if person.id == tournament.row.organiser_id:
        return "organises"
    if tournament.round and tournament.is_playing(person.id):
        return "sits-out" if skipped(tournament, person.id) else "plays"
    if tournament.entrant(person.id):
        return "left" if tournament.round else "joined"
    found = next((one.kind for one in tournament.candidates if one.user_id == person.id), None)
    if found:
        return "waits" if found == "waiting" else "asked"
    return "helps" if person.id in tournament.helpers else "out"


def skipped(tournament: Tournament, person: int) -> int:
    """The round, this one or the next, that a player sits out; 0 if they play both."""
    skips = next((one.skips for one in tournament.state.entrants if one.id == person), ())
    return max((number for number in skips if number >= tournament.round), default=0)


def can_sit_out(tournament: Tournament, person: int) -> bool:
    """Is there a next round that a player could sit out, and does not yet?"""
    plan, number = tournament.state.plan, tournament.round + 1
    return isinstance(plan, Swiss) and number <= plan.rounds and skipped(tournament, person) != number


def people_view(tournament: Tournament, person: Chosen, asker: Asker, words: Words) -> discord.ui.View:
    """A select for the person, and below it what can be done with them now."""
    row, view, who = tournament.row, FreeView(), person.id
    view.add_item(
        person_select(Press("tournament-person", row.id, row.version), words("tournament-people-who"), who)
    )
    if not who or person.is_bot:
        return view
    if offers_seed(tournament, who):
        view.add_item(seed_select(tournament, who, words))
    if has_place(tournament, who):
        press = Press("tournament-replace", row.id, row.version, str(who))
        view.add_item(person_select(press, words("tournament-people-substitute")))
    for act, key, style in acts(tournament, who, asker):
        press = Press("tournament-with", row.id, row.version, act, str(who))
        facts = {"name": waiting_of(tournament)[0].name} if act == "substitute" else {}
        view.add_item(button(press, words(f"button-person-{key}", **facts), style))
    return view


def sure_view(tournament: Tournament, person: int, act: str, key: str, words: Words) -> discord.ui.View:
    """The question whether an act is meant: yes, or back to the page."""
    row, view = tournament.row, FreeView()
    press = Press("tournament-with", row.id, row.version, act, str(person))
    view.add_item(button(press, words(f"button-person-{key}"), ButtonStyle.danger))
    back = Press("tournament-person", row.id, row.version, "", str(person))
    view.add_item(button(back, words("button-back")))
    return view


def acts(tournament: Tournament, person: int, asker: Asker) -> list[tuple[str, str, ButtonStyle]]:
    """What can be done with a person now, and the words and looks of its button."""
    status, grey = tournament.row.status, ButtonStyle.secondary
    is_in = tournament.entrant(person) is not None
    is_playing = is_in and (status in OPEN or tournament.is_playing(person))
    is_asked = any(one.user_id == person and one.kind == "asked" for one in tournament.candidates)
    found = list[tuple[str, str, ButtonStyle]]()
    if has_place(tournament, person) and waiting_of(tournament):
        found.append(("substitute", "substitute", ButtonStyle.primary))
    if status in PLAYED and is_playing and can_sit_out(tournament, person):
        found.append(("bye", "sit-out", grey))
    is_in_time = status in OPEN or (status in PLAYED and can_enter(tournament.state))
    has_room = is_in or len(tournament.entrants) < tournament.terms.most
    if is_in_time and has_room and not is_playing and (asker.moderates or not is_asked):
        found.append(("add", "enter" if asker.moderates else "add", grey))
    if is_asked:
        found.append(("withdraw", "withdraw", grey))
    if is_playing:
        found.append(("drop", "drop", ButtonStyle.danger))
    if asker.is_head and person != tournament.row.organiser_id and status not in OVER:
        # It says which way: pressed twice, it must not undo itself.
        way = "helper-off" if person in tournament.helpers else "helper-on"
        found.append((way, way, grey))
        found.append(("hand-over", "hand-over", ButtonStyle.danger))
    return found


def has_place(tournament: Tournament, person: int) -> bool:
    """Has a person a place that another one could take over? Not if a substitute has it."""
    is_played = tournament.row.status in PLAYED
    return is_played and any(one.id == person for one in tournament.state.entrants)


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
