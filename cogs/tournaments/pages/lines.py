"""Tournaments in lines: lists and the log."""

from collections.abc import Callable, Sequence

import msgspec

from cogs.tournaments.pages.names import called, mentioned, title
from cogs.tournaments.pages.values import podium_rows, round_words
from cogs.tournaments.service.records import LogFacts
from cogs.tournaments.service.series import series_table
from cogs.tournaments.service.terms import Tournament
from cogs.ui.controls import Press, PressButton, button
from cogs.ui.links import link
from cogs.ui.names import escaped
from db import LogRow
from engine.tournaments import standings
from locales import Words

PAGE_LINES = 20
PAGE_ROOM = 1700  # characters of a page's lines: a message holds 2000
MEDALS = "🥇🥈🥉"


def tournament_line(tournament: Tournament, user_id: int, words: Words) -> str:
    """One tournament in a list, with a link to its card: its round, its players, whether the asker is one."""
    row = tournament.row
    players = [
        one.user_id
        for one in tournament.entrants
        if not tournament.round or tournament.is_playing(one.user_id)
    ]
    parts = [
        words(
            "tournament-line",
            name=escaped(row.name),
            number=row.id,
            link=link(row.guild_id, row.channel_id, row.card_message_id),
            game=words(f"game-{row.game}"),
            status=words(f"tournament-state-{row.status.replace('_', '-')}"),
        ),
        *([round_words(tournament, tournament.round, words)] if tournament.round else []),
        *(
            [words("tournament-line-until", when=f"<t:{row.due}:R>")]
            if row.due and row.status != "paused"
            else []
        ),
        words("picture-tournament-players", count=len(players)),
        *([words("tournament-line-yours")] if user_id in players else []),
    ]
    return " · ".join(parts)


def history_line(tournament: Tournament, words: Words) -> str:
    """A tournament that is over, with those on its podium, or that it was cancelled."""
    names = " ".join(
        f"{MEDALS[row.rank - 1]} {called(tournament, row.entrant, words)}"
        for row in podium_rows(tournament.state)
    )
    if tournament.row.status == "cancelled":
        names = words("tournament-history-cancelled")
    when = f"<t:{tournament.row.ended_at or tournament.row.created_at}:d>"
    return words("tournament-history-line", title=title(tournament, words), when=when, names=names or "–")


def series_text(over: Sequence[Tournament], asked: Tournament, words: Words) -> str:
    """What the tournaments of a series add up to, the best first. It computes standings: for a worker."""
    lines = series_table([standings(one.state) for one in over])
    names = {who.user_id: who.name for one in over for who in one.entrants}
    told = [
        words(
            "tournament-series-line",
            place=1 + sum((other.points, other.wins) > (one.points, one.wins) for other in lines),
            name=escaped(names.get(one.user_id, "")) or words("tournament-someone-gone"),
            points=one.points,
            wins=one.wins,
            played=one.played,
        )
        for one in lines[:PAGE_LINES]
    ]
    head = words("tournament-series", title=title(asked, words), count=len(over))
    return "\n".join([head, *told, "-# " + words("tournament-series-about")])


def in_pages(lines: Sequence[str]) -> list[list[str]]:
    """Divide lines into pages that fit into messages; a full page never changes."""
    pages: list[list[str]] = [[]]
    room = PAGE_ROOM
    for line in lines:
        if pages[-1] and (len(line) >= room or len(pages[-1]) == PAGE_LINES):
            pages.append([])
            room = PAGE_ROOM
        pages[-1].append(line)
        room -= len(line) + 1
    return pages


def page_buttons(
    press: Callable[[int], Press], page: int, pages: int, words: Words
) -> tuple[PressButton, ...]:
    """Buttons to the page before and the page after; none if there is only one page."""
    ways = ((page - 1, "button-back"), (page + 1, "button-on")) if pages > 1 else ()
    return tuple(button(press(there), words(key), disabled=not 1 <= there <= pages) for there, key in ways)


def log_line(row: LogRow, words: Words) -> str:
    """Who did what, and when."""
    facts = msgspec.json.decode(row.facts, type=LogFacts)
    is_bot = row.actor_id is None
    actor = words("tournament-log-itself") if is_bot else mentioned(row.actor_id or 0, words)
    yet = "-yet" if row.act == "too-few" and facts.due else ""  # entries stay open once, and only then end
    about = words(
        f"tournament-log-{row.act}{yet}",
        user=mentioned(facts.user, words),
        other=mentioned(facts.other, words),
        round=facts.round,
        table=facts.table + 1,
        places=", ".join(map(str, facts.places)),
        before=", ".join(map(str, facts.before)),
        hours=facts.hours,
        channel=f"<#{facts.channel}>",
    )
    return f"<t:{row.at}:f> · {actor} · {about}"
