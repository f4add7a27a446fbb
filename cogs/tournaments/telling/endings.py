"""The last message of a tournament: the podium and final standings, or why it ended without them."""

from cogs.tournaments.pages.card import is_full
from cogs.tournaments.pages.lines import MEDALS
from cogs.tournaments.pages.names import head, list_people, listed, mentioned
from cogs.tournaments.pages.sheets import STANDINGS
from cogs.tournaments.pages.standings import rank_lines, standings_of
from cogs.tournaments.pages.terms_fields import hours as time_words
from cogs.tournaments.pages.values import podium_of, podium_rows
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.telling.announcements import Announcement, Payload
from cogs.tournaments.telling.events import event
from cogs.ui.cards import Card
from cogs.ui.controls import Press, button
from cogs.ui.pages import Drawing
from engine.tournaments import League, next_season, points_table
from locales import Words
from render import tournaments as pictures

POSTPONEMENTS = (24, 72, 168)  # hours that a button gives


async def over(news: Announcement) -> None:
    """The podium, the final standings, and the secret of which only the hash was shown before."""
    tournament, payload, words = news.tournament, news.payload, news.words
    drawings, lines = await news.delivery.desk.workers.run(lambda: closing(tournament, words))
    if payload.act == "corrected":
        corrected = words("tournament-over-corrected", round=payload.round, table=payload.table + 1)
        lines = [corrected, *lines]
    row = tournament.row
    explained = await news.delivery.desk.workers.run(lambda: rank_lines(tournament, words))
    below = [*explained, "-# " + words("tournament-secret", number=row.id, secret=row.secret.hex())]
    above = "\n".join([head(tournament, words), *lines])
    # The winners are called, once: a correction only names them.
    winners = [one.entrant for one in podium_rows(tournament.state) if one.rank == 1 and one.entrant > 0]
    called = winners if payload.act != "corrected" else ()
    await news.send(Card(above, "\n".join(below)), drawings, called=called)
    await event(news)


async def cancelled(news: Announcement) -> None:
    """The organiser has ended it; games that are being played go on."""
    is_played = any(due.game.status == "playing" for due in news.delivery.due.games.values())
    line = news.words("tournament-told-cancel" if is_played else "tournament-told-cancel-idle")
    await news.send(Card(f"{head(news.tournament, news.words)}\n{line}"))


async def too_few(news: Announcement) -> None:
    """Too few were there to begin: entries stay open a while, or it is called off. Calls the organisers."""
    tournament, words, row = news.tournament, news.words, news.tournament.row
    line = " ".join(too_few_words(tournament, news.payload, words))
    controls = [
        button(Press("tournament-postpone", row.id, 0, str(hours)), words("button-postpone", time=time))
        for hours, time in ((hours, time_words(hours, words)) for hours in POSTPONEMENTS)
    ]
    called = [who for who in tournament.organisers if who > 0]
    await news.send(Card(f"{head(tournament, words)}\n{line}"), controls=controls, called=called)


def too_few_words(tournament: Tournament, payload: Payload, words: Words) -> list[str]:
    """How many were there and how many are needed; and what follows from that."""
    row, entered = tournament.row, len(tournament.entrants)
    least, count = payload.least or tournament.terms.least, payload.count if payload.least else entered
    kind = "-checked" if payload.act else ""
    told = words(f"tournament-told-too-few{kind}", least=least, count=count, all=entered)
    if row.status == "cancelled":
        return [told, words("tournament-told-called-off")]
    again = [words("tournament-told-check-again")] if payload.act else []
    invite = [] if is_full(tournament) else [words("tournament-told-bring")]
    organiser = words("tournament-told-few-hint", organiser=mentioned(row.organiser_id, words))
    return [told, words("tournament-told-stays-open", when=tournament.until), *again, *invite, organiser]


def closing(tournament: Tournament, words: Words) -> tuple[list[Drawing], list[str]]:
    """Return the pictures and lines of the last message; slow, for a worker."""
    podium, table = podium_of(tournament, words), standings_of(tournament, words)
    drawings = [
        STANDINGS.drawing(table, words, page, f"standings-{page}.png")
        for page in range(1, pictures.standings_pages(table) + 1)
    ]
    first = [row.entrant for row in podium_rows(tournament.state) if row.rank == 1]
    if not first:
        return drawings, [words("tournament-no-winner"), *season_lines(tournament, words)]
    alt = pictures.podium_alt(podium, words)
    stage = Drawing(lambda: pictures.podium(podium, words), alt, "podium.png")
    names = listed([mentioned(user, words) for user in first], words)
    won = words("tournament-won", names=names, count=len(first))
    return [stage, *drawings], [won, *runners_up(tournament, words), *season_lines(tournament, words)]


def runners_up(tournament: Tournament, words: Words) -> list[str]:
    """The second and the third; those who share a place are on one line."""
    rows = podium_rows(tournament.state)
    by_rank = {rank: [row.entrant for row in rows if row.rank == rank] for rank in (2, 3)}
    return [
        f"{MEDALS[rank - 1]} {list_people(tournament, people, words)}"
        for rank, people in by_rank.items()
        if people
    ]


def season_lines(tournament: Tournament, words: Words) -> list[str]:
    """Who goes up and down after a league's season, and how the next one begins."""
    plan = tournament.state.plan
    if not isinstance(plan, League):
        return []
    lines = list[str]()
    before = {row.entrant: row.group for row in points_table(tournament.state)}
    after = {one.id: one.division for one in next_season(tournament.state)}
    for division in range(1, plan.divisions + 1):
        moves = {
            "up": [who for who, now in after.items() if now == division < before[who]],
            "down": [who for who, now in after.items() if now == division > before[who]],
        }
        for way, people in moves.items():
            if people:
                names = list_people(tournament, people, words)
                lines.append(words(f"tournament-goes-{way}", division=division, names=names))
    return [*lines, words("tournament-season-hint", number=tournament.row.id)]
