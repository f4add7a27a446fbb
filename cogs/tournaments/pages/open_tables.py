"""The tables that are still played, with who is waited for: the organiser's list, the longest wait first."""

from collections.abc import Sequence

import discord
import msgspec

from cogs.clock.deadlines import turn_of
from cogs.tables.fairness import A_WHILE
from cogs.tables.service import Tables
from cogs.tables.table import Table
from cogs.tournaments.pages.names import called, mentioned, title
from cogs.tournaments.pages.terms_fields import hours
from cogs.tournaments.service.terms import Tournament
from cogs.ui.controls import Option, Press, button, select, view_with
from cogs.ui.limits import OPTIONS_LIMIT
from cogs.ui.links import link_to
from cogs.ui.names import plain
from db import PairingRow
from locales import Words

SHOWN = 12  # tables with a line of their own
EXTENSIONS = (6, 24, 48, 72, 168)  # hours that a button gives
ALL = "all"  # in a custom id: all open tables


class OpenTable(msgspec.Struct, frozen=True):
    """A table without a result, and for whom it has waited since when (0: without a clock)."""

    pairing: PairingRow
    table: Table
    waits_for: tuple[int, ...]
    since: int

    @property
    def where(self) -> str:
        """Its round and number, for a custom id."""
        return f"{self.pairing.round}.{self.pairing.number}"


async def open_tables_of(tables: Tables, tournament: Tournament) -> list[OpenTable]:
    """Load the tables that are still played, those that have waited longest first."""
    found = [open_table(one, await tables.load(one.game_id)) for one in tournament.open_pairings]
    return sorted(
        (one for one in found if one.table.row.status == "playing"), key=lambda one: one.since or (1 << 62)
    )


def open_table(pairing: PairingRow, table: Table) -> OpenTable:
    """Say for whom a table waits."""
    seats = [seat for seat in sorted(table.to_act) if not table.is_standin(seat)]
    turns = [turn for seat in seats if (turn := turn_of(table.row.deadlines, seat))]
    people = tuple(table.row.seats[seat].user_id or 0 for seat in seats)
    return OpenTable(pairing, table, people, min((turn.began for turn in turns), default=0))


def open_tables_text(tournament: Tournament, found: Sequence[OpenTable], now: int, words: Words) -> str:
    """The list, as long as a message holds."""
    if not found:
        return words("tournament-tables-none", title=title(tournament, words))
    lines = [table_line(tournament, one, now, words) for one in found[:SHOWN]]
    left = len(found) - len(lines)
    return "\n".join(
        [
            words("tournament-tables-open", title=title(tournament, words), count=len(found)),
            *lines,
            *([words("tournament-tables-left", count=left)] if left else []),
        ]
    )


def table_line(tournament: Tournament, one: OpenTable, now: int, words: Words) -> str:
    """One table: for whom it waits, since when, and when it is decided."""
    is_stalled = bool(one.since) and now - one.since >= A_WHILE
    key = "stalled" if is_stalled else "waiting" if one.waits_for else "bots"
    return words(
        f"tournament-tables-{key}",
        round=one.pairing.round,
        table=one.pairing.number + 1,
        link=link_to(one.table.row),
        names=" ".join(mentioned(who, words) for who in one.waits_for),
        since=f"<t:{one.since}:R>" if one.since else "–",
        when=f"<t:{tournament.due_of(one.pairing)}:R>",
    )


def open_tables_view(
    tournament: Tournament, found: Sequence[OpenTable], words: Words, chosen: str = ALL
) -> discord.ui.View:
    """Which table, and how much more time; all of them unless one is chosen."""
    if not found:
        return view_with()
    row = tournament.row
    listed = found[: OPTIONS_LIMIT - 1]
    options = [
        Option(one.where, table_name(tournament, one, words), chosen=chosen == one.where or len(found) == 1)
        for one in listed
    ]
    if len(found) > 1:
        all_of_them = words("tournament-tables-all", count=len(found))
        options.insert(0, Option(ALL, all_of_them, chosen=chosen == ALL))
    which = Press("tournament-stalled", row.id, row.version)
    more = [Press("tournament-extend", row.id, tournament.round, str(count), chosen) for count in EXTENSIONS]
    return view_with(
        select(which, words("tournament-tables-choose"), options),
        *(button(press, words("button-extend", time=hours(int(press.field), words))) for press in more),
    )


def table_name(tournament: Tournament, one: OpenTable, words: Words) -> str:
    """A table in a list: its number and its players."""
    seats = tournament.seats(one.pairing.round, one.pairing.number)
    names = ", ".join(plain(called(tournament, who, words), 20) for who in seats)
    return words("tournament-tables-name", round=one.pairing.round, table=one.pairing.number + 1, names=names)
