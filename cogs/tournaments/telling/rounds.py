"""What a tournament tells of its rounds: that one begins, who has no table in it, and how it ended."""

import logging
from collections.abc import Sequence

import discord
import msgspec

from cogs.tournaments.pages.bracket import round_name
from cogs.tournaments.pages.names import head, list_people
from cogs.tournaments.pages.sheets import PageRequest, pairings_drawings, standing_drawing
from cogs.tournaments.pages.terms_words import ties_hint
from cogs.tournaments.pages.values import free_people
from cogs.tournaments.service.announced import begin_news
from cogs.tournaments.service.terms import Tournament, moment
from cogs.tournaments.telling.announcements import GALLERY, LOST, NOBODY, Announcement, Payload, parts
from cogs.tournaments.telling.events import event
from cogs.tournaments.telling.reports import free_lines, round_lines, sent_away
from cogs.ui.cards import Card
from cogs.ui.controls import Press, PressButton, button
from engine.tournaments import League, after_round, groups, is_replay
from locales import Words

log = logging.getLogger("dedale.tournaments")


async def round_begins(news: Announcement) -> None:
    """A round begins; those who have no table in it are called and told what that gives them."""
    tournament, payload, words = news.tournament, news.payload, news.words
    if not news.is_current:
        return
    run = news.delivery.desk.workers.run
    drawings = await run(lambda: pairings_drawings(tournament, payload.round, words))
    lines = await run(lambda: beginning_lines(tournament, payload, words))
    press = Press("tournament-table", tournament.row.id, tournament.row.version)
    controls = [button(press, words("button-my-table"))]
    for at, free in parts(free_people(tournament, payload.round)):
        above = "\n".join([*(lines[:1] if at else lines), *free_lines(tournament, free, words)])
        people = [who for _, who in free if who > 0]
        shown, buttons = ((), ()) if at else (drawings, controls)
        message = await news.send(Card(above), shown, buttons, people, at)
        if not at:
            news.delivery.round_card = (message.channel.id, message.id)
    await event(news)


async def cancelled(news: Announcement) -> None:
    """The card of the last round that was told loses its button: there are no tables to be found any more."""
    tournament, words = news.tournament, news.words
    if (message := round_card(news)) is None:
        return
    state = tournament.state
    number = next(one for one in range(tournament.round, 0, -1) if begin_news(state, one, 0))
    drawings = await news.delivery.desk.workers.run(lambda: pairings_drawings(tournament, number, words))
    name = round_name(tournament, number, words)
    text = f"{head(tournament, words)}\n" + words("tournament-round-cancelled", name=name)
    # Without its pictures if those could not be drawn when it was sent.
    for pictures in (tuple((one.name, one.alt) for one in drawings[:GALLERY]), ()):
        if await is_changed(news, message, Card(text, pictures=pictures)):
            return


async def paired_again(news: Announcement) -> None:
    """The card of a round that was paired again loses its button, and the picture of tables that are void."""
    tournament, words = news.tournament, news.words
    if message := round_card(news):
        name = round_name(tournament, news.payload.round, words)
        text = f"{head(tournament, words)}\n" + words("tournament-round-replaced", name=name)
        await is_changed(news, message, Card(text), attachments=())


def round_card(news: Announcement) -> discord.PartialMessage | None:
    """The message with which the last round began, which may be too new to be noted."""
    row = news.tournament.row
    channel_id, message_id = news.delivery.round_card or (row.round_channel_id, row.round_message_id)
    if channel_id is None or message_id is None:
        return None
    return news.delivery.desk.places.message(channel_id, message_id, row.guild_id)


async def is_changed(
    news: Announcement,
    message: discord.PartialMessage,
    card: Card,
    attachments: Sequence[discord.File] = discord.utils.MISSING,
) -> bool:
    """Show another card in a message, without buttons; False if Discord lets it no longer be changed."""
    try:
        await message.edit(view=card.layout(), attachments=attachments, allowed_mentions=NOBODY)
    except discord.HTTPException as error:
        if error.status not in LOST:
            raise
        number = news.tournament.row.id
        log.info("the card of a round of tournament %s stays as it is: %s", number, error)
        return False
    return True


async def round_over(news: Announcement) -> None:
    """How a round went: its tables, who was absent, who is out, and the standings."""
    tournament, payload, words = news.tournament, news.payload, news.words
    how = news.delivery.decided
    lines = await news.delivery.desk.workers.run(lambda: round_lines(tournament, payload.round, how, words))
    above = "\n".join([head(tournament, words), *lines])
    people = sent_away(tournament, payload.round, how)
    if payload.is_final:  # the next message shows the podium and the final standings
        await news.send(Card(above), called=people)
        return
    is_knockout = tournament.state.rounds[payload.round - 1].stage == "knockout"
    # Rounds of a knock-out overlap: it is shown as it stands now.
    shown = tournament.state if is_knockout else after_round(tournament.state, payload.round)
    then = msgspec.structs.replace(tournament, state=shown)
    drawing = await news.delivery.desk.workers.run(lambda: standing_drawing(then, words))
    below = "" if is_knockout else "".join(ties_hint(tournament.state.plan, words))
    await news.send(Card(above, below), [drawing], standing_controls(then, words), people)


def beginning_lines(tournament: Tournament, payload: Payload, words: Words) -> list[str]:
    """That a round begins; and how often it was paired again, so that everybody knows of it."""
    tables = len(tournament.state.rounds[payload.round - 1].tables)
    name = round_name(tournament, payload.round, words)
    return [
        head(tournament, words),
        *([words("tournament-round-anew", times=payload.attempt)] if payload.attempt else []),
        words("tournament-round-begins", name=name, tables=tables, when=moment(tournament.round_ends)),
        *replay_lines(tournament, payload.round, words),
        *(division_lines(tournament, words) if payload.round == 1 else []),
    ]


def replay_lines(tournament: Tournament, round_number: int, words: Words) -> list[str]:
    """That tied matches are played again, and how."""
    here = tournament.state.rounds[round_number - 1]
    if not any(is_replay(tournament.state, here, at) for at in range(len(here.tables))):
        return []
    clock = words(f"time-clock-{tournament.terms.replay_timing.clock}")
    return [words("tournament-round-replays", clock=clock)]


def division_lines(tournament: Tournament, words: Words) -> list[str]:
    """Who plays in which division of a league, and why."""
    plan = tournament.state.plan
    if not isinstance(plan, League) or plan.divisions == 1:
        return []
    how = "season" if any(one.division for one in tournament.state.entrants) else "rating"
    lines = [
        words(
            "tournament-division",
            number=number,
            names=list_people(tournament, [one.id for one in members], words),
        )
        for number, members in enumerate(groups(tournament.state), start=1)
    ]
    return [*lines, words(f"tournament-divisions-by-{how}")]


def standing_controls(tournament: Tournament, words: Words) -> list[PressButton]:
    """Buttons that show the standings, and the bracket of a knock-out."""
    row, is_knockout = tournament.row, tournament.state.rounds[-1].stage == "knockout"
    bracket = Press("tournament-page", row.id, row.version, "bracket", PageRequest("bracket").draft)
    return [
        button(Press("tournament-standings", row.id, row.version), words("button-standings")),
        *([button(bracket, words("button-bracket"))] if is_knockout else []),
    ]
