"""What a tournament tells of people who are asked to take part, and of substitutes."""

import discord
import msgspec

from cogs.tournaments.pages.names import INVITED, called, mentioned, mentions
from cogs.tournaments.service.records import RUNNING, LogFacts
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.telling.announcements import Announcement
from cogs.ui.controls import Press, button, view_with
from cogs.ui.mentions import only
from db.queries import tournaments
from engine.tournaments import bracket


async def invited(news: Announcement) -> None:
    """Ask the people who were invited and have not been asked before; nobody is called to a table unasked."""
    tournament, words = news.tournament, news.words
    found = [one for one in tournament.candidates if one.kind == "asked" and one.at == news.row.at]
    by_place: dict[int | None, list[int]] = {}
    for one in found if tournament.row.status in RUNNING else ():
        by_place.setdefault(one.replaces, []).append(one.user_id)
    for at, (replaces, asked) in enumerate(by_place.items()):
        press = Press("tournament-join", tournament.row.id, tournament.row.version, INVITED)
        label = "button-join" if replaces is None else "button-substitute"
        view = view_with(button(press, words(label), discord.ButtonStyle.primary))
        wanted = f"tournament-told-substitute-wanted-{kept(tournament)}"
        key = "tournament-told-invited" if replaces is None else wanted
        other = "" if replaces is None else called(tournament, replaces, words)
        text = words(key, title=news.title, names=mentions(asked), other=other)
        await news.channel.send(text, view=view, nonce=f"{news.nonce}-{at}", allowed_mentions=only(asked))


async def substituted(news: Announcement) -> None:
    """A substitute has taken a place over: they are called, and whoever did not leave it by themselves."""
    log = await news.delivery.desk.store.read(
        tournaments.log, news.tournament.row.id, "substitute", "leave", "drop"
    )
    acts = [(entry, msgspec.json.decode(entry.facts, type=LogFacts)) for entry in log]
    gone = {facts.user for entry, facts in acts if entry.act != "substitute"}
    for entry, facts in acts:
        if entry.act != "substitute" or entry.at != news.row.at:
            continue
        people = [who for who in (facts.user, *({facts.other} - gone)) if who > 0]
        text = substitute_words(news, facts.user, facts.other)
        await news.channel.send(text, nonce=f"{news.nonce}-{entry.id}", allowed_mentions=only(people))


def kept(tournament: Tournament) -> str:
    """What passes on with a place as the tournament stands: its points, or its way through the bracket."""
    return "points" if bracket(tournament.state) is None else "bracket"


def substitute_words(news: Announcement, taker: int, leaver: int) -> str:
    """Who plays in whose place from now on, with what, and where if a table is being played."""
    tournament, words = news.tournament, news.words
    facts = {"user": mentioned(taker, words), "other": mentioned(leaver, words)}
    table = next(
        (one for one in tournament.open_pairings if taker in tournament.seats(one.round, one.number)), None
    )
    lines = [
        words("tournament-told-substitute", title=news.title, **facts),
        words(f"tournament-told-substitute-{kept(tournament)}"),
    ]
    if table:
        lines.append(words("tournament-told-substitute-table", round=table.round, table=table.number + 1))
    return " ".join(lines)
