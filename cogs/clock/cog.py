"""The clock: one task, asleep until the nearest deadline. The store knows them all; this only wakes."""

import asyncio
import logging
from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.clock.deadlines import LOBBY_STANDS, after_outage
from cogs.clock.missed_turns import Absence
from cogs.runtime.background import spawn
from cogs.ui import Interaction
from cogs.ui.controls import Press
from db import DeadlineRow, StoreError
from db.queries import deadlines

if TYPE_CHECKING:
    from bot import Dedale

log = logging.getLogger("dedale.clock")

OUTAGE = 15 * 60  # seconds without a sign of life, after which deadlines are extended by the outage
BATCH = 64  # handled side by side: they share their commits
LONGEST_SLEEP = 6 * 3600  # seconds: after that a system whose own clock was set is noticed
RETRY_AFTER = 600  # seconds, for a deadline that could not be handled
TELLERS = 4
LOOK_AGAIN = 30  # seconds, while nobody can reach the bot


class Clock(commands.Cog):
    """Handles what is due, each once and never early, and answers the buttons that ask for time."""

    def __init__(self, bot: "Dedale") -> None:
        self.bot = bot
        self.absence = Absence(bot.tables, bot.moves, bot.lifecycle, bot.workers)
        self._task: asyncio.Task[None] | None = None
        self._tellers: set[asyncio.Task[None]] = set()
        self._to_tell: dict[int, None] = {}
        self._telling: asyncio.Task[None] | None = None
        self._until = 0  # when the task wakes; 0 while it works
        self._started = False
        bot.tables.on_deadline = self.wake_by
        for verb, answer in (
            ("not-now", self.press_not_now),
            ("still", self.press_still),
            ("comeback", self.press_comeback),
        ):
            bot.controls.on(verb, answer)

    async def alive(self) -> None:
        """Note that the bot lives; where it did not for long, nobody loses the time of that outage."""
        outage = await self.bot.store.write(deadlines.note_alive, self.bot.tables.now(), OUTAGE, after_outage)
        if outage:
            log.warning("the bot was away for %s seconds: all deadlines are extended by that", outage)
            if self._started:  # else the whole outbox goes out in a moment
                self._telling = spawn("outage", self.bot.postman.wake())

    async def start(self) -> None:
        """From now on deadlines are kept, those included that passed while nobody was there."""
        await self.alive()
        now = self.bot.tables.now()
        if found := await self.bot.store.write(deadlines.close_lobbies, now + LOBBY_STANDS, now):
            log.info("%s open tables without a time to close were given one", found)
        self._started = True
        self._restart()

    def wake_by(self, due: int) -> None:
        """A deadline was written: sleep no longer than until then."""
        if self._started and (self._task is None or self._task.done() or due < self._until):
            self._restart()

    def _restart(self) -> None:
        if self._task:
            self._task.cancel()
        self._until = 0
        self._task = spawn("clock", self._run())

    def close(self) -> None:
        """Stop; what is due then is handled after the next start."""
        self._started = False
        for task in (self._task, self._telling, *self._tellers):
            if task:
                task.cancel()

    async def _run(self) -> None:
        while True:
            self._until = 0
            try:
                due = await self.bot.store.read(deadlines.nearest)
                if due is None:
                    return
                wait = due - self.bot.tables.now()
                if wait <= 0:
                    if await self.in_touch():
                        await self.sweep()
                        continue
                    wait = LOOK_AGAIN
            except StoreError:
                log.exception("the deadlines could not be read")
                wait = RETRY_AFTER
            self._until = self.bot.tables.now() + wait
            await asyncio.sleep(min(wait, LONGEST_SLEEP))

    async def in_touch(self) -> bool:
        """Can people act? Time in which they could not is given back before anybody's runs out."""
        if self.bot.is_connected and self.bot.was_cut_off:
            self.bot.was_cut_off = False
            try:
                await self.alive()
            except StoreError:
                self.bot.was_cut_off = True
                raise
        return self.bot.is_connected

    async def sweep(self) -> None:
        """Handle what is due now, then let the tables be told."""
        rows = await self.bot.store.read(deadlines.due_by, self.bot.tables.now(), BATCH)
        await asyncio.gather(*(self._handle(row) for row in rows))

    async def _handle(self, row: DeadlineRow) -> None:
        try:
            await self.absence.handle(row)
        except Exception:
            # It must not be in the way of the others, and is tried again, if nothing has replaced it by then.
            log.exception("the deadline of seat %s in game %s was not handled", row.seat, row.game_id)
            await self.bot.store.write(deadlines.postpone, row, self.bot.tables.now() + RETRY_AFTER)
            return
        self._tell(row.game_id)

    def _tell(self, game_id: int) -> None:
        """Post what the outbox now holds, beside the handling: thousands of tables are not told at once."""
        self._to_tell[game_id] = None
        if len(self._tellers) < TELLERS:
            task = spawn("times", self._tell_all())
            self._tellers.add(task)
            task.add_done_callback(self._tellers.discard)

    async def _tell_all(self) -> None:
        while self._to_tell:
            game_id = next(iter(self._to_tell))
            del self._to_tell[game_id]
            try:
                await self.bot.postman.go_on(game_id)
            except Exception:
                log.exception("game %s could not be told of its time", game_id)

    async def press_not_now(self, interaction: Interaction, press: Press) -> None:
        """More time for this turn."""
        due = await self.absence.extend(press.subject_id, interaction.user.id, press.draft)
        words = await self.bot.replies.private(interaction)
        await self._answer(interaction, words("more-time", when=f"<t:{due}:R>"))
        await self.bot.postman.go_on(press.subject_id, interaction)

    async def press_still(self, interaction: Interaction, press: Press) -> None:
        """The table is still played."""
        await self.absence.still_playing(press.subject_id, interaction.user.id)
        row = await self.bot.tables.row(press.subject_id)
        words = await self.bot.replies.public(row.guild_id, interaction.guild)
        await self._answer(interaction, words("still-playing", number=row.id))

    async def _answer(self, interaction: Interaction, text: str) -> None:
        """In the place of the question; a forged click comes from a card, which cannot hold plain text."""
        if interaction.message and not interaction.message.flags.components_v2:
            await interaction.response.edit_message(content=text, view=None)
        else:
            await self.bot.replies.reply(interaction, text)

    async def press_comeback(self, interaction: Interaction, press: Press) -> None:
        """A person takes their seat back."""
        table = await self.absence.come_back(press.subject_id, interaction.user.id)
        try:
            await self.bot.replies.say(interaction, "came-back", game=table.row.id)
        finally:
            await self.bot.postman.go_on(table.row.id, interaction)
