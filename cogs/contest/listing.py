"""Tournaments in lines: lists, a player's own table, the log, and the export."""

import csv
import io
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from cogs.contest.card import title
from cogs.contest.terms import Tournament
from cogs.names import escaped
from db.contest_rows import LogRow, PairingRow, TournamentRow
from engine.contest import points_table, standings, tie_breaks
from locales import Words

if TYPE_CHECKING:
    from bot import Dedale

LIST_LIMIT = 20
LOG_LIMIT = 25


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
    """A finished tournament with its first three."""
    rows = sorted(standings(known.contest), key=lambda row: (row.group, row.rank))[:3]
    medals = zip("🥇🥈🥉", rows, strict=False)
    names = " ".join(f"{medal} {escaped(known.name_of(row.entrant))}" for medal, row in medals)
    when = f"<t:{known.row.ended_at}:d>"
    return words("tournament-history-line", title=title(known, words), when=when, names=names)


async def table_lines(bot: "Dedale", known: Tournament, pairing: PairingRow, words: Words) -> str:
    """Where somebody plays, with whom, and until when."""
    game = await bot.tables.row(pairing.game_id)
    link = f"https://discord.com/channels/{game.guild_id}/{game.home_id}"
    if game.board_message_id:
        link += f"/{game.board_message_id}"
    return words(
        "tournament-my-table",
        title=title(known, words),
        round=pairing.round,
        table=pairing.number + 1,
        names=", ".join(escaped(seat.name) for seat in game.seats),
        link=link,
        when=f"<t:{known.row.due}:R>" if known.row.due else "–",
    )


def log_lines(rows: tuple[LogRow, ...], words: Words) -> list[str]:
    """The last entries of the log, the newest last."""
    return [log_line(row, words) for row in rows[-LOG_LIMIT:]]


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
    exact = {row.entrant: row for row in points_table(known.contest)}
    for row in standings(known.contest):
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
