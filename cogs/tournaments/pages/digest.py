"""A person's day in a message: whose turn it is where, what ends soon, what happened since yesterday."""

from collections.abc import Collection, Sequence

from cogs.tables.table import Table, title_of
from cogs.tournaments.pages.names import called, title
from cogs.tournaments.service.digests import PersonsDay
from cogs.tournaments.service.terms import DAY, Tournament
from cogs.ui.cards import clipped
from cogs.ui.limits import CONTENT_LIMIT
from cogs.ui.links import link_to
from cogs.ui.names import escaped
from db import PairingRow
from engine.tournaments import TableResult
from locales import Words

SHOWN = 8  # lines of a part
SOON = 2 * DAY


def digest_text(user_id: int, day: PersonsDay, now: int, words: Words) -> str:
    """The message; empty if there is nothing to tell."""
    mine = [
        one for one in day.tables if (seat := one.seat_of(user_id)) is not None and not one.is_standin(seat)
    ]
    where = {pairing.game_id: (one, pairing) for one in day.tournaments for pairing in one.open_pairings}
    parts = {
        "turn": [turn_line(one, user_id, where, words) for one in mine if one.seat_of(user_id) in one.to_act],
        "waits": [
            waits_line(one, where, words)
            for one in mine
            if one.row.id in where and one.to_act and one.seat_of(user_id) not in one.to_act
        ],
        "soon": [
            soon_line(one, *where[one.row.id], words)
            for one in mine
            if one.row.id in where and ends_soon(*where[one.row.id], now)
        ],
        "results": [
            line
            for one in day.tournaments
            for line in result_lines(one, day.ended.get(one.row.id, frozenset()), words)
        ],
    }
    lines = [line for part, found in parts.items() for line in part_lines(part, found, words)]
    if not lines:
        return ""
    return clipped("\n".join([words("digest-head"), *lines, "-# " + words("digest-stop")]), CONTENT_LIMIT)


def part_lines(part: str, found: Sequence[str], words: Words) -> list[str]:
    """A part with its head, as long as there is room for it."""
    if not found:
        return []
    left = len(found) - SHOWN
    more = [words("digest-more", count=left)] if left > 0 else []
    return [words(f"digest-{part}", count=len(found)), *(f"• {line}" for line in found[:SHOWN]), *more]


Where = dict[int, tuple[Tournament, PairingRow]]


def table_name(one: Table, where: Where, words: Words) -> str:
    """A table with a link to its board: by its tournament, or by its game and number."""
    if found := where.get(one.row.id):
        tournament, pairing = found
        name = words("tournament-thread", round=pairing.round, table=pairing.number + 1)
        name = f"{escaped(tournament.row.name)} · {name}"
    else:
        name = title_of(one.row, words)
    return f"[{name}]({link_to(one.row)})"


def turn_line(one: Table, user_id: int, where: Where, words: Words) -> str:
    """Where it is a person's turn, and until when."""
    due = one.due(one.need_seat(user_id))
    until = words("digest-until", when=f"<t:{due}:R>") if due else ""
    return f"{table_name(one, where, words)} {until}".strip()


def waits_line(one: Table, where: Where, words: Words) -> str:
    """For whom a table of a tournament waits."""
    names = ", ".join(escaped(one.row.seats[seat].name) for seat in sorted(one.to_act))
    return f"{table_name(one, where, words)} · {names}"


def ends_soon(tournament: Tournament, pairing: PairingRow, now: int) -> bool:
    """Is a table decided as it stands within two days? Not while clocks stand still."""
    return tournament.row.status == "running" and tournament.due_of(pairing) - now <= SOON


def soon_line(one: Table, tournament: Tournament, pairing: PairingRow, words: Words) -> str:
    """When a table is decided as it stands."""
    where = {one.row.id: (tournament, pairing)}
    return f"{table_name(one, where, words)} · <t:{tournament.due_of(pairing)}:R>"


def result_lines(tournament: Tournament, ended: Collection[tuple[int, int]], words: Words) -> list[str]:
    """How the tables of a tournament ended that did so since yesterday."""
    found = [one for one in tournament.state.results if (one.round, one.table) in ended]
    return [result_line(tournament, one, words) for one in found]


def result_line(tournament: Tournament, result: TableResult, words: Words) -> str:
    """The places at a table."""
    seats = tournament.seats(result.round, result.table)
    order = sorted(zip(result.places, seats, strict=True))
    told = " · ".join(
        words(
            "tournament-seat",
            place=place,
            name=called(tournament, tournament.player_in(who, result.round), words),
        )
        for place, who in order
    )
    place = words("tournament-thread", round=result.round, table=result.table + 1)
    return f"{title(tournament, words)}, {place}: {told}"
