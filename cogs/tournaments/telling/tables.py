"""What a tournament announces at its tables: their places, their results, that they are not played."""

import logging
from collections.abc import Sequence

import discord
import msgspec

from cogs.clock.deadlines import turn_of
from cogs.clock.personal_time import (
    PersonalTime,
    callable_now,
    is_away,
    is_quiet,
    load_personal_time,
)
from cogs.clock.reminders import Sent
from cogs.lobby.lobby import ARCHIVE_AFTER
from cogs.runtime.background import NOT_TAKEN
from cogs.tables.table import Table, started
from cogs.tournaments.pages.names import mentions
from cogs.tournaments.service.terms import Tournament, moment
from cogs.tournaments.telling.announcements import LOST, NOBODY, Announcement, Payload
from cogs.tournaments.telling.events import event
from cogs.tournaments.telling.matches import game_words
from cogs.tournaments.telling.reports import table_result_lines
from cogs.ui.mentions import only
from cogs.ui.names import NAME_LIMIT, escaped, plain
from cogs.ui.places import Home, UnreachableError
from db import GameRow, PairingRow
from engine.tournaments import result_at
from locales import Fact, Words

log = logging.getLogger("dedale.tournaments")

THREAD_LIMIT = 100  # characters of a thread's name


async def own_thread(news: Announcement, game: GameRow, channel: Home) -> discord.Thread | None:
    """Open a thread; None where threads are not wanted, not allowed or too many."""
    where = news.delivery.due.where or news.delivery.desk.where
    if where != "thread" or not isinstance(channel, discord.TextChannel):
        return None
    names = thread_names(news.tournament, game, news.payload, news.words)
    me = channel.guild.me.id
    # A process that was killed may have opened it without noting it.
    for thread in channel.threads:
        if thread.name in names and thread.owner_id == me:
            return thread
    for name in names:
        try:
            return await channel.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVE_AFTER
            )
        except discord.Forbidden:
            break
        except NOT_TAKEN as error:
            log.info("no thread for game %s: %s", game.id, error)
    return None


async def table(news: Announcement) -> None:
    """A table gets its own place, and its players are called there once."""
    if not news.is_current or news.table is None or news.table.game.status != "playing":
        return
    game, payload = news.table.game, news.payload
    parent = await news.delivery.desk.tables_channel(news.tournament, news.words)
    home = await own_thread(news, game, parent) or parent
    due = await news.delivery.open_place(game.id, home.id)
    people = people_of(game)
    text = table_note(news, game, payload.round, payload.table)
    times = {user: load_personal_time(own) for user, own in news.table.people.items()}
    heard, is_silent = callable_now(people, times, news.delivery.desk.tables.now())
    sent = await home.send(text, nonce=news.nonce, allowed_mentions=only(heard), silent=is_silent)
    news.delivery.notes[game.id] = sent.id
    if due:
        news.delivery.desk.dispatcher.expect(due)
        await news.delivery.desk.dispatcher.send(due.game.id)
        news.delivery.posted.add(due.game.id)


def people_of(game: GameRow) -> list[int]:
    """Those who play at a table: nobody who has resigned, or was forgotten."""
    return [seat.user_id for seat in game.seats if seat.user_id and seat.user_id > 0 and not seat.resigned]


def table_note(news: Announcement, game: GameRow, round_number: int, number: int) -> str:
    """What stands above a table's board: whose table it is, and until when it is played."""
    facts = {"title": news.title, "round": round_number, "table": number + 1}
    until = news.tournament.until_at(round_number, number)
    text = news.words("tournament-table-begins", when=until, names=mentions(people_of(game)), **facts)
    game_told = game_words(news.tournament, round_number, number, news.words)
    return "\n".join([text, *([f"🔁 {game_told}"] if game_told else [])])


async def note(news: Announcement) -> None:
    """The end of a table has moved, or somebody else plays: what stands above its board says so."""
    pairing = own_pairing(news)
    if pairing and news.table and news.table.game.status == "playing":
        game = news.table.game
        await change_note(news, game, table_note(news, game, pairing.round, pairing.number))


def own_pairing(news: Announcement) -> PairingRow | None:
    """The table that an announcement names by its game; None if its round was taken back."""
    return next((one for one in news.tournament.pairings if one.game_id == news.payload.game), None)


async def change_note(news: Announcement, game: GameRow, text: str) -> None:
    """Say something else above a table's board; where that is gone, nothing."""
    pairing = own_pairing(news)
    noted = pairing.note_message_id if pairing else news.payload.note
    message_id = news.delivery.notes.get(game.id) or noted
    if not message_id:
        return
    message = news.delivery.desk.places.message(game.home_id, message_id, game.guild_id)
    try:
        await message.edit(content=text, allowed_mentions=NOBODY)
    except discord.HTTPException as error:
        if error.status not in LOST:
            raise
        log.info("what stands above the board of game %s stays as it is: %s", game.id, error)


async def void(news: Announcement) -> None:
    """A table of a round that was paired again is not played."""
    if news.table is None:
        return
    game = news.table.game
    await news.delivery.desk.last_boards.retire(game)
    text = news.words("tournament-table-void")
    if game.home_id != news.channel.id:
        await say_at(news, game, text)
    await change_note(news, game, text)


async def result(news: Announcement) -> None:
    """What a table's result means for the tournament; a correction is told there too."""
    tournament, payload, words = news.tournament, news.payload, news.words
    result = result_at(tournament.state, payload.round, payload.table)
    if result is None or news.table is None:
        return
    facts = {"title": news.title, "round": payload.round, "table": payload.table + 1}
    head = words(f"tournament-table-{payload.act or 'result'}", **facts)
    game, how, due = news.table.game, news.delivery.decided, news.delivery.due
    seats = tournament.seats(payload.round, payload.table)
    acts = [move for move in due.played.get(game.id, ()) if move.kind == "act"]
    by_bots = {seats[move.seat] for move in acts if move.interaction_id is None}
    lines = await news.delivery.desk.workers.run(
        lambda: table_result_lines(tournament, result, how, words, head=head, played_for=by_bots)
    )
    await say_at(news, game, "\n".join(lines))


async def freed(news: Announcement) -> None:
    """A table of a tournament that was cancelled is played on without it."""
    if news.table is None or news.table.game.status != "playing":
        return
    game, text = news.table.game, news.words("tournament-table-freed", title=news.title)
    if game.home_id != news.channel.id:
        await say_at(news, game, text)
    await change_note(news, game, text)


async def round_ends(news: Announcement) -> None:
    """Tell an open table when it is decided as it stands, and remind those who are to move there."""
    tournament, payload = news.tournament, news.payload
    due = next((tournament.due_of(one) for one in tournament.open_pairings if news.is_about(one)), None)
    if due is None or tournament.row.status != "running" or not news.is_current or news.table is None:
        return
    table = started(news.table.game)
    since = due - tournament.terms.reminder_lead
    people = [
        table.row.seats[seat].user_id or 0
        for seat in sorted(table.to_act)
        if not table.is_standin(seat) and not was_reminded(table, seat, since)
    ]
    if not table.to_act:
        return
    lines = [news.words("tournament-round-ends", round=payload.round, when=moment(due))]
    if people:
        lines.append(news.words("tournament-round-ends-turn", names=mentions(people)))
    times = {one: load_personal_time(news.table.people.get(one, {})) for one in people}
    called = [one for one in people if may_call(times[one], news.delivery.desk.tables.now())]
    await say_at(news, table.row, "\n".join(lines), called)


async def extended(news: Announcement) -> None:
    """The organiser has given this table more time."""
    payload = news.payload
    if news.table and news.table.game.status == "playing":
        facts: dict[str, Fact] = {
            "round": payload.round,
            "table": payload.table + 1,
            "names": ", ".join(escaped(seat.name) for seat in news.table.game.seats),
            "when": news.tournament.until_at(payload.round, payload.table),
        }
        await say_at(news, news.table.game, news.words("tournament-table-extended", **facts))
        await event(news)


async def say_at(news: Announcement, game: GameRow, text: str, called: Sequence[int] = ()) -> None:
    """Send a line to a table's place, calling only these people; a place that is gone gets none."""
    try:
        place = await news.delivery.desk.places.writable(game.home_id)
        await place.send(text, nonce=news.nonce, allowed_mentions=only(called))
    except (UnreachableError, discord.NotFound, discord.Forbidden) as error:
        log.info("the place of game %s is not told what became of it: %s", game.id, error)


def thread_names(tournament: Tournament, game: GameRow, payload: Payload, words: Words) -> tuple[str, str]:
    """Return the name of a table's thread, and one without people's names, which Discord may not accept.

    If it would be too long, all names are cut to the same length. The game's number makes it unique.
    """
    place = words("tournament-thread", round=payload.round, table=payload.table + 1)
    if game_told := game_words(tournament, payload.round, payload.table, words, is_short=True):
        place = f"{place}, {game_told}"
    ending = words("tournament-thread-title", name=plain(tournament.row.name), game=game.id)

    def with_names(limit: int) -> str:
        names = [
            plain(seat.name, limit) or words("picture-tournament-nameless", number=seat.seat + 1)
            for seat in game.seats
        ]
        return f"{place} · {', '.join(names)} · {ending}"

    fitting = (name for limit in range(NAME_LIMIT, 0, -1) if len(name := with_names(limit)) <= THREAD_LIMIT)
    bare = f"{place} · {ending}"
    return next(fitting, bare), bare


def may_call(time: PersonalTime, now: int) -> bool:
    """May this person be called now? Not in quiet hours or on vacation, nor if they want no reminders."""
    return time.reminders != "off" and not is_quiet(time, now) and not is_away(time, now)


def was_reminded(table: Table, seat: int, since: int) -> bool:
    """Was this player reminded of their turn since then? The id of that message tells when it was sent."""
    turn = turn_of(table.row.deadlines, seat)
    if turn is None or not turn.reminder:
        return False
    message_id = msgspec.json.decode(turn.reminder, type=Sent).message_id
    return discord.utils.snowflake_time(message_id).timestamp() >= since
