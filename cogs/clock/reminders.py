"""Messages about time: the reminder of a turn, its withdrawal, the question to a table that fell silent."""

import logging
from typing import TYPE_CHECKING

import discord
import msgspec

from cogs.clock.deadlines import turn_of
from cogs.clock.personal_time import PERSONAL_TIME_KEYS, PersonalTime, load_personal_time, reminder_at
from cogs.runtime.background import NOT_TAKEN
from cogs.tables.outgoing import Remind
from cogs.tables.table import Table
from cogs.ui.controls import Press, button
from cogs.ui.mentions import only
from cogs.ui.names import escaped
from cogs.ui.places import link
from db import DeadlineRow, OutboxRow
from db.queries import deadlines, outbox, settings
from locales import Words

if TYPE_CHECKING:
    from bot import Dedale

log = logging.getLogger("dedale.reminders")

MESSAGES = frozenset({"remind", "withdraw", "ask"})  # kinds of outbox rows that are sent from here


class Sent(msgspec.Struct, frozen=True):
    """A message that may have to be taken back."""

    channel_id: int
    message_id: int


class Reminders:
    """Sends what the outbox holds about time, each once."""

    def __init__(self, bot: "Dedale") -> None:
        self._bot = bot

    async def send(self, table: Table, row: OutboxRow, words: Words) -> None:
        """Send one message; the row is forgotten once that is done."""
        match row.kind:
            case "remind":
                await self._remind(table, row, words)
            case "withdraw":
                await self.withdraw(msgspec.json.decode(row.payload, type=Sent))
            case _:
                await self._ask(table, row, words)
        await self._bot.store.write(outbox.mark_sent, [row.id], game_id=row.game_id)

    async def _remind(self, table: Table, row: OutboxRow, words: Words) -> None:
        about = msgspec.json.decode(row.payload, type=Remind)
        turn = turn_of(table.row.deadlines, about.seat)
        if turn is None or turn.began != about.began or turn.reminder or table.row.paused_at is not None:
            return
        personal_time = await self.personal_time(table.row.seats[about.seat].user_id or 0)
        now = self._bot.tables.now()
        # It may have waited in the outbox until the quiet hours began.
        at = reminder_at(now, now, turn.due, personal_time.quiet)
        if at == now and personal_time.reminders != "off":
            await self._send_reminder(table, row, turn, personal_time, words)
        elif at is not None and at > now:
            await self._postpone(table, turn, at)

    async def personal_time(self, user_id: int) -> PersonalTime:
        """What the clock respects about a person."""
        found = await self._bot.store.read(settings.of_users, [user_id], PERSONAL_TIME_KEYS)
        return load_personal_time(found.get(user_id, {}))

    async def _postpone(self, table: Table, turn: DeadlineRow, at: int) -> None:
        later = msgspec.structs.replace(turn, kind="remind", due=at)
        async with self._bot.tables.lock(table.row.id):
            table = await self._bot.tables.load(table.row.id)
            if turn in table.row.deadlines:
                await self._bot.tables.change(table, (*table.row.deadlines, later))

    async def _send_reminder(
        self, table: Table, row: OutboxRow, turn: DeadlineRow, personal_time: PersonalTime, words: Words
    ) -> None:
        user_id = table.row.seats[turn.seat].user_id or 0
        message = None
        if personal_time.reminders == "dm":
            message = await self._send_privately(table, row, turn, user_id, words)
        if message is None:
            home = await self._bot.postman.home(table.row, words)
            message = await home.send(
                reminder_text(table, turn, f"<@{user_id}>", words),
                view=reminder_view(table, turn, words),
                nonce=row.nonce,
                allowed_mentions=only([user_id]),
            )
        sent = Sent(message.channel.id, message.id)
        reminder = msgspec.json.encode(sent).decode()
        if not await self._bot.store.write(
            deadlines.set_reminder, table.row.id, turn.seat, turn.began, reminder
        ):
            await self.withdraw(sent)  # they moved while it was being sent

    async def _send_privately(
        self, table: Table, row: OutboxRow, turn: DeadlineRow, user_id: int, words: Words
    ) -> discord.Message | None:
        """In a direct message; None where the person takes none."""
        words = await self._bot.replies.for_person(user_id, words)
        try:
            user = await self._bot.fetch_user(user_id)
            return await user.send(
                reminder_text(table, turn, escaped(table.row.seats[turn.seat].name), words),
                view=reminder_view(table, turn, words),
                nonce=row.nonce,
            )
        except (discord.Forbidden, discord.NotFound):
            return None

    async def withdraw(self, sent: Sent) -> None:
        """Take a message back; no harm where it is gone."""
        try:
            await self._bot.places.message(sent.channel_id, sent.message_id).delete()
        except NOT_TAKEN as error:
            log.info("message %s stays: %s", sent.message_id, error)

    async def _ask(self, table: Table, row: OutboxRow, words: Words) -> None:
        """Ask a silent table whether it still plays."""
        closing = next((d for d in table.row.deadlines if d.kind == "close"), None)
        if closing is None:
            return
        home = await self._bot.postman.home(table.row, words)
        people = [s.user_id for s in table.row.seats if s.user_id and not table.is_standin(s.seat)]
        view = discord.ui.View(timeout=None)
        view.add_item(button(Press("still", table.row.id, table.row.version), words("button-still")))
        await home.send(
            words(
                "idle-question",
                names=" ".join(f"<@{user}>" for user in people),
                number=table.row.id,
                when=f"<t:{closing.due}:R>",
            ),
            view=view,
            nonce=row.nonce,
            allowed_mentions=only(people),
        )


def reminder_text(table: Table, turn: DeadlineRow, name: str, words: Words) -> str:
    """What a reminder says: whose turn it is, where, until when."""
    return words(
        "reminder",
        name=name,
        game=words(f"game-{table.row.game}"),
        number=table.row.id,
        when=f"<t:{turn.due}:R>",
        link=link(table.row.guild_id, table.row.home_id, table.row.board_message_id),
    )


def reminder_view(table: Table, turn: DeadlineRow, words: Words) -> discord.ui.View:
    """The button for more time, where the table gives it."""
    view = discord.ui.View(timeout=None)
    if table.timing.extension == "on" and not turn.extended:
        # The beginning of the turn stands in the button: it is worth nothing in a later one.
        press = Press("not-now", table.row.id, table.row.version, draft=str(turn.began))
        view.add_item(button(press, words("button-not-now")))
    return view
