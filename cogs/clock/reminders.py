"""Messages about time: the reminder of a turn, its withdrawal, the question to a table that fell silent."""

import logging

import discord
import msgspec

from cogs.clock.deadlines import turn_of
from cogs.clock.personal_time import PersonalTime, reminder_at
from cogs.runtime.background import NOT_TAKEN
from cogs.tables.outgoing import Remind
from cogs.tables.service import Tables
from cogs.tables.table import Table, decode
from cogs.ui.controls import FreeView, Press, button, view_with
from cogs.ui.links import link
from cogs.ui.mentions import only
from cogs.ui.names import escaped
from cogs.ui.places import Places
from cogs.ui.replies import Replies
from db import DeadlineRow, GameRow, OutboxRow, Store
from db.queries import deadlines
from locales import Words

log = logging.getLogger("dedale.reminders")


class Sent(msgspec.Struct, frozen=True):
    """A message that may have to be taken back."""

    channel_id: int
    message_id: int


class Reminders:
    """Sends what the outbox holds about time."""

    def __init__(self, store: Store, tables: Tables, replies: Replies, places: Places) -> None:
        self._store = store
        self._tables = tables
        self._replies = replies
        self._places = places

    async def remind(self, game: GameRow, row: OutboxRow, words: Words) -> None:
        """Reminds a person of their turn, unless it is over; in their quiet hours it is put off."""
        table = decode(game)
        about = msgspec.json.decode(row.payload, type=Remind)
        turn = turn_of(table.row.deadlines, about.seat)
        if turn is None or turn.began != about.began or turn.reminder or table.row.paused_at is not None:
            return
        personal_time = await self.personal_time(table.row.seats[about.seat].user_id or 0)
        now = self._tables.now()
        # It may have waited in the outbox until the quiet hours began.
        at = reminder_at(now, now, turn.due, personal_time.quiet)
        if at == now and personal_time.reminders != "off":
            await self._send_reminder(table, row, turn, personal_time, words)
        elif at is not None and at > now:
            await self._postpone(table, turn, at)

    async def personal_time(self, user_id: int) -> PersonalTime:
        """Loads a person's vacations, quiet hours and reminders."""
        return (await self._tables.personal_time({0: user_id}))[0]

    async def _postpone(self, table: Table, turn: DeadlineRow, at: int) -> None:
        later = msgspec.structs.replace(turn, kind="remind", due=at)
        async with self._tables.lock(table.row.id):
            table = await self._tables.load(table.row.id)
            if turn in table.row.deadlines:
                await self._tables.change(table, (*table.row.deadlines, later))

    async def _send_reminder(
        self, table: Table, row: OutboxRow, turn: DeadlineRow, personal_time: PersonalTime, words: Words
    ) -> None:
        user_id = table.row.seats[turn.seat].user_id or 0
        message = None
        if personal_time.reminders == "dm":
            message = await self._send_privately(table, row, turn, user_id, words)
        if message is None:
            home = await self._places.home(table.row, words)
            message = await home.send(
                reminder_text(table, turn, f"<@{user_id}>", words),
                view=reminder_view(table, turn, words),
                nonce=row.nonce,
                allowed_mentions=only([user_id]),
            )
        sent = Sent(message.channel.id, message.id)
        reminder = msgspec.json.encode(sent).decode()
        if not await self._store.write(deadlines.set_reminder, table.row.id, turn.seat, turn.began, reminder):
            await self._delete(sent)  # they moved while it was being sent

    async def _send_privately(
        self, table: Table, row: OutboxRow, turn: DeadlineRow, user_id: int, words: Words
    ) -> discord.Message | None:
        """In a direct message; None where the person takes none."""
        words = await self._replies.for_person(user_id, words)
        try:
            user = await self._places.user(user_id)
            return await user.send(
                reminder_text(table, turn, escaped(table.row.seats[turn.seat].name), words),
                view=reminder_view(table, turn, words),
                nonce=row.nonce,
            )
        except (discord.Forbidden, discord.NotFound):
            return None

    async def withdraw(self, game: GameRow, row: OutboxRow, words: Words) -> None:
        """Takes the reminder of a turn back that is over."""
        await self._delete(msgspec.json.decode(row.payload, type=Sent))

    async def _delete(self, sent: Sent) -> None:
        try:
            await self._places.message(sent.channel_id, sent.message_id).delete()
        except NOT_TAKEN as error:
            log.info("message %s stays: %s", sent.message_id, error)

    async def ask(self, game: GameRow, row: OutboxRow, words: Words) -> None:
        """Asks a silent table whether it still plays."""
        table = decode(game)
        closing = next((d for d in table.row.deadlines if d.kind == "close"), None)
        if closing is None:
            return
        home = await self._places.home(table.row, words)
        people = [s.user_id for s in table.row.seats if s.user_id and not table.is_standin(s.seat)]
        view = view_with(button(Press("still", table.row.id, table.row.version), words("button-still")))
        names, when = " ".join(f"<@{user}>" for user in people), f"<t:{closing.due}:R>"
        text = words("idle-question", names=names, number=table.row.id, when=when)
        await home.send(text, view=view, nonce=row.nonce, allowed_mentions=only(people))


def until_words(turn: DeadlineRow, words: Words) -> str:
    """When a turn's own time ends and, beyond it, the reserve."""
    own = f"<t:{turn.due - turn.reserve}:R>"
    return words("turn-reserve", when=own, end=f"<t:{turn.due}:R>") if turn.reserve else own


def reminder_text(table: Table, turn: DeadlineRow, name: str, words: Words) -> str:
    """What a reminder says: whose turn it is, where, until when."""
    return words(
        "reminder",
        name=name,
        game=words(f"game-{table.row.game}"),
        number=table.row.id,
        when=until_words(turn, words),
        link=link(table.row.guild_id, table.row.home_id, table.row.board_message_id),
    )


def reminder_view(table: Table, turn: DeadlineRow, words: Words) -> discord.ui.View:
    """The button for more time, where the table gives it."""
    view = FreeView()
    if table.timing.extension == "on" and not turn.extended:
        # The beginning of the turn stands in the button: it is worth nothing in a later one.
        press = Press("not-now", table.row.id, table.row.version, draft=str(turn.began))
        view.add_item(button(press, words("button-not-now")))
    return view
