"""Tournaments in lines: lists, the log, and the export."""

import csv
import io
from collections.abc import Callable, Sequence
from typing import Any

import discord
import msgspec

from cogs.contest.card import title
from cogs.contest.pictures import laureates
from cogs.contest.reports import called
from cogs.contest.terms import Tournament
from cogs.controls import Press, button
from cogs.names import escaped
from db.contest_rows import LogRow, PairingRow, TournamentRow
from engine.contest import points_table, standings, tie_breaks
from locales import Words

PAGE_LINES = 20
PAGE_ROOM = 1700  # characters of a page's lines: a message holds 2000
MEDALS = "🥇🥈🥉"


def tournament_line(row: TournamentRow, words: Words) -> str:
    """One tournament in a list, with a link to its card."""
    link = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
    if row.card_message_id:
        link += f"/{row.card_message_id}"
    return words(
        "tournament-line",
        name=escaped(row.name),
        number=row.id,
        link=link,
        game=words(f"game-{row.game}"),
        status=words(f"tournament-state-{row.status.replace('_', '-')}"),
    )


def history_line(known: Tournament, words: Words) -> str:
    """A finished tournament with its first three; two may share the third place."""
    names = " ".join(
        f"{MEDALS[row.rank - 1]} {called(known, row.entrant, words)}" for row in laureates(known.contest)
    )
    when = f"<t:{known.row.ended_at}:d>"
    return words("tournament-history-line", title=title(known, words), when=when, names=names or "–")


def in_pages(lines: Sequence[str]) -> list[list[str]]:
    """Lines as they fit into messages, in their order; what is on a full page stays there."""
    pages: list[list[str]] = [[]]
    room = PAGE_ROOM
    for line in lines:
        if pages[-1] and (len(line) >= room or len(pages[-1]) == PAGE_LINES):
            pages.append([])
            room = PAGE_ROOM
        pages[-1].append(line)
        room -= len(line) + 1
    return pages


def page_view(press: Callable[[int], Press], page: int, pages: int, words: Words) -> discord.ui.View:
    """Back and forth; nothing where there is but one page."""
    view = discord.ui.View(timeout=None)
    for there, label in ((page - 1, "button-back"), (page + 1, "button-on")):
        if pages > 1:
            view.add_item(button(press(there), words(label), disabled=not 1 <= there <= pages))
    return view


def log_line(row: LogRow, words: Words) -> str:
    """Who did what, and when."""
    facts: dict[str, Any] = msgspec.json.decode(row.facts)
    actor = f"<@{row.actor_id}>" if row.actor_id else words("tournament-log-itself")
    about = words(
        f"tournament-log-{row.act}",
        user=f"<@{facts.get('user', 0)}>",
        round=facts.get("round", 0),
        table=facts.get("table", 0) + 1,
        places=", ".join(map(str, facts.get("places", ()))),
        before=", ".join(map(str, facts.get("before", ()))),
        channel=f"<#{facts.get('channel', 0)}>",
    )
    return f"<t:{row.at}:f> · {actor} · {about}"


def safe_cell(text: str) -> str:
    """A name that a spreadsheet does not take for a formula."""
    return f"'{text}" if text[:1] in "=+-@\t\r" else text


def standings_csv(known: Tournament) -> str:
    """The standings, the tie-breaks as exact numbers."""
    breaks = tie_breaks(known.contest.plan)
    lines = [["rank", "group", "user", "name", "points", "games", "wins", "first_seats", "dropped", *breaks]]
    rows = standings(known.contest)
    # A knock-out ranks by how far people came: the tie-breaks are those of the rounds before it.
    has_knockout = any(one.stage == "knockout" for one in known.contest.rounds)
    exact = {row.entrant: row for row in points_table(known.contest)} if has_knockout else {}
    for row in rows:
        values = exact.get(row.entrant, row).breaks
        lines.append(
            [
                *map(str, (row.rank, row.group, row.entrant)),
                safe_cell(known.name_of(row.entrant)),
                *map(str, (row.points, row.games, row.wins, row.firsts, int(row.is_dropped))),
                *("" if value is None else str(value) for value in values),
            ]
        )
    return as_csv(lines)


def results_csv(known: Tournament, pairings: tuple[PairingRow, ...]) -> str:
    """Every seat of every table, with its place once it has one."""
    games = {(one.round, one.number): one.game_id for one in pairings}
    results = {(one.round, one.table): one for one in known.contest.results}
    lines = [["round", "stage", "table", "game", "seat", "user", "name", "place", "absent"]]
    for a_round in known.contest.rounds:
        for at, table in enumerate(a_round.tables):
            result = results.get((a_round.number, at))
            for seat, who in enumerate(table.seats):
                lines.append(
                    [
                        *map(str, (a_round.number, a_round.stage, at + 1)),
                        str(games.get((a_round.number, at), "")),
                        *map(str, (seat + 1, who)),
                        safe_cell(known.name_of(who)),
                        str(result.places[seat]) if result else "",
                        str(int(who in result.absent)) if result else "",
                    ]
                )
    return as_csv(lines)


def as_csv(lines: list[list[str]]) -> str:
    """Lines as the text of a file."""
    text = io.StringIO()
    csv.writer(text).writerows(lines)
    return text.getvalue()


def csv_file(name: str, text: str) -> discord.File:
    """A file to be sent; the mark at its beginning tells spreadsheets that it is UTF-8."""
    return discord.File(io.BytesIO(text.encode("utf-8-sig")), name)
