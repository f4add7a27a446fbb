"""Posting boards: what the outbox holds goes out once, after it is committed, outside the table's lock."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

import discord
import msgspec

from cogs.clock.reminders import MESSAGES
from cogs.panels.face import Face
from cogs.posting.board_card import board_card, board_controls, seen_events, told
from cogs.posting.last_board import PostedBoards
from cogs.posting.table_messages import LETTERS
from cogs.runtime.background import NOT_TAKEN, TRY_LATER, spawn
from cogs.runtime.locks import Locks
from cogs.tables.outgoing import Notice
from cogs.tables.seating import seat_names
from cogs.tables.table import Table
from cogs.tables.viewer import Viewer
from cogs.ui import Interaction
from cogs.ui.cards import Card, fenced
from cogs.ui.controls import PressButton
from cogs.ui.mentions import only
from cogs.ui.places import Home, UnreachableError, permission_words
from db import GameRow, OutboxRow, Outgoing
from db.queries import outbox, settings
from engine.core import RuleError, dump
from locales import Words

if TYPE_CHECKING:
    from bot import Dedale

log = logging.getLogger("dedale.post")

RETRY_SECONDS = 30.0
LONGEST_RETRY_SECONDS = 3600.0


def unreachable(row: GameRow, missing: Sequence[str], words: Words) -> RuleError:
    """The refusal that tells what is in the way of a table's messages, and what to do."""
    if not missing:
        return RuleError("home-gone", game=row.id)
    names = permission_words(missing, words)
    return RuleError("home-closed", game=row.id, place=f"<#{row.home_id}>", missing=names)


async def nothing(game_id: int) -> None:
    """What follows where nobody asked to be told."""


class Postman(PostedBoards):
    """Sends each table's boards in order, one message a turn."""

    def __init__(self, bot: "Dedale") -> None:
        super().__init__(bot)
        self.after: Callable[[int], Awaitable[None]] = nothing  # told of each game that has gone on
        self._locks = Locks()
        self._retries: dict[int, asyncio.Task[None]] = {}  # one a game

    def close(self) -> None:
        """Stop trying; what is left goes out after the next start."""
        for task in self._retries.values():
            task.cancel()

    async def home(self, row: GameRow, words: Words) -> Home:
        """Where the table is played, if the bot may post there; else the refusal that says why not."""
        try:
            return await self._bot.places.writable(row.home_id)
        except UnreachableError as error:
            raise unreachable(row, error.missing, words) from None

    async def deliver(self, game_id: int) -> None:
        """Post the board that is due, with all that happened since the last one; refuses where it cannot."""
        async with self._locks.of(game_id):
            rows = await self._bot.store.read(outbox.pending, game_id)
            table = await self._bot.tables.load(game_id)
            if not rows or table.row.daily:
                return
            if table.row.status != "playing":
                # It may have ended since they were read: what ended it is told by this board, not by another.
                rows = await self._bot.store.read(outbox.pending, game_id)
            guild = self._bot.get_guild(table.row.guild_id)
            words = await self._bot.replies.public(table.row.guild_id, guild)
            told = [row for row in rows if row.kind in ("note", "board")]
            if any(row.kind == "board" for row in told):
                channel = await self.home(table.row, words)
                *earlier, last = await self._messages(game_id, told)
                for message in earlier:
                    await self._post(table, message, channel, words, is_followed=True)
                    table = await self._bot.tables.load(game_id)
                await self._post(table, last, channel, words)
            else:
                await self.renew_turn_lines(table, words)
            # "lines" asks for no more than what has just been shown.
            shown = [row.id for row in rows if row.kind == "lines"]
            await self._bot.store.write(outbox.mark_sent, shown, game_id=game_id)
            for row in rows:
                if row.kind in MESSAGES:
                    await self._bot.reminders.send(await self._bot.tables.load(game_id), row, words)
                elif row.kind in LETTERS:
                    table = await self._bot.tables.load(game_id)
                    await self._bot.letters.send(table, row, await self.home(table.row, words), words)

    async def _messages(self, game_id: int, rows: Sequence[OutboxRow]) -> list[list[OutboxRow]]:
        """The rows that go out now, message by message.

        What was being sent when a process died goes out again as it was, by its own nonce, so that Discord
        drops it if it had arrived; what has happened since comes after it.
        """
        tried = int(await self._bot.store.read(settings.get, "bot", game_id, "sending") or 0)
        again = [row for row in rows if row.id <= tried]
        since = [row for row in rows if row.id > tried]
        return [part for part in (again, since) if any(row.kind == "board" for row in part)]

    async def _post(
        self,
        table: Table,
        rows: Sequence[OutboxRow],
        channel: Home,
        words: Words,
        *,
        is_followed: bool = False,
    ) -> None:
        notices = [msgspec.json.decode(row.payload, type=Notice) for row in rows]
        viewer = Viewer(table, None, seat_names(table.row, words), words)
        face = self._bot.faces[table.row.game]
        events = [event for notice in notices for event in seen_events(viewer, notice)]
        drawings = [face.board(viewer), *face.extras(events, viewer)]
        drawn = [(d, await self._bot.replies.picture(d)) for d in drawings]
        called = table.to_act if any(notice.calls for notice in notices) else frozenset[int]()
        lines = self._told(viewer, face, notices)
        card = board_card(viewer, face, lines, called, await self.away(viewer))
        shown = tuple((d.name, d.alt) for d, file in drawn if file)
        card = msgspec.structs.replace(card, channel_id=channel.id, pictures=shown)
        if is_followed and table.row.status != "playing":
            card = msgspec.structs.replace(card, below="")  # the result is told once, by the last board
        if drawn[0][1] is None:
            card = msgspec.structs.replace(card, above=f"{card.above}\n{fenced(face.text_board(viewer))}")
        mentioned = [table.row.seats[seat].user_id for seat in called if not table.is_standin(seat)]
        files = [file for _, file in drawn if file]
        controls = board_controls(table, words, face)
        last = rows[-1]
        await self._bot.store.write(settings.put, "bot", table.row.id, "sending", str(last.id))
        try:
            message = await self._send(channel, card, controls, files, last.nonce, mentioned)
        except (discord.Forbidden, discord.NotFound) as error:
            # It has certainly not arrived: it may go out in one message with what comes after it.
            await self._bot.store.write(settings.put, "bot", table.row.id, "sending", None)
            missing = ["send_messages"] if isinstance(error, discord.Forbidden) else []
            raise unreachable(table.row, missing, words) from None
        await self.retire(table.row)
        await self._bot.store.write(
            outbox.mark_sent,
            [row.id for row in rows],
            game_id=table.row.id,
            board_message_id=message.id,
            board_card=msgspec.json.encode(card).decode(),
        )

    def _told(self, viewer: Viewer, face: Face, notices: Sequence[Notice]) -> list[str]:
        """What happened; a sentence that cannot be made must not keep the board from the table."""
        try:
            return told(viewer, face, notices)
        except Exception:
            log.exception("what happened in game %s could not be told", viewer.table.row.id)
            return []

    async def _send(
        self,
        channel: Home,
        card: Card,
        controls: Sequence[PressButton],
        files: list[discord.File],
        nonce: str,
        mentioned: Sequence[int | None],
    ) -> discord.Message:
        return await channel.send(
            view=card.layout(controls),
            nonce=nonce,
            allowed_mentions=only(user for user in mentioned if user is not None),
            files=files,
        )

    async def go_on(self, game_id: int, interaction: Interaction | None = None) -> None:
        """After a committed act: the stand-ins play, then the board that is due goes out.

        Where it cannot go out, whoever has just acted is told why; if nobody has, the host is.
        """
        row = await self._bot.tables.row(game_id)
        if row.status == "cancelled":
            await self._bot.lobby.tell_closed(row)
            return
        try:
            await self.catch_up(game_id)
        except RuleError as error:
            if interaction:
                await self._bot.replies.failed(interaction, error)
            else:
                await self.tell_host(await self._bot.tables.row(game_id), error)
        except TRY_LATER:
            # The move is committed and the board stays in the outbox: it is tried again until it is out.
            log.exception("the board of game %s could not be posted", game_id)
            self.try_later(game_id)
        await self._bot.proposals.review(game_id)
        await self.after(game_id)

    async def catch_up(self, game_id: int) -> None:
        """Let the stand-ins move that are due, then post the board that is due; refuses where it cannot."""
        try:
            await self._bot.moves.play_standins(game_id)
        except Exception:
            # The board still goes out: the people at the table see how things stand.
            log.exception("the stand-ins of game %s stopped", game_id)
            pending = await self._bot.store.read(outbox.pending, game_id)
            if any(row.kind == "note" for row in pending) and all(row.kind != "board" for row in pending):
                notice = Outgoing("board", dump(Notice(calls=False)))
                await self._bot.store.write(outbox.add, game_id, (notice,), self._bot.tables.now())
        await self.deliver(game_id)

    def try_later(self, game_id: int) -> None:
        """Deliver once more after a while; however often this is asked for, one task a game tries."""
        if game_id not in self._retries:
            task = spawn(f"posting-{game_id}", self._retry(game_id))
            self._retries[game_id] = task
            task.add_done_callback(lambda _: self._retries.pop(game_id))

    async def _retry(self, game_id: int) -> None:
        """Try until it is out, ever more rarely while Discord does not take it."""
        wait = RETRY_SECONDS
        while True:
            await asyncio.sleep(wait)
            try:
                await self._catch_up_alone(game_id)
                return
            except TRY_LATER:
                wait = min(wait * 2, LONGEST_RETRY_SECONDS)

    async def _catch_up_alone(self, game_id: int) -> None:
        """Catch up where nobody has just acted, who could be told why that cannot be."""
        try:
            await self.catch_up(game_id)
        except RuleError as error:
            await self.tell_host(await self._bot.tables.row(game_id), error)

    async def wake(self) -> None:
        """After a start: finish what the last process had committed and not yet told."""
        for game_id in sorted({row.game_id for row in await self._bot.store.read(outbox.pending)}):
            try:
                await self.go_on(game_id)
            except Exception:
                log.exception("game %s could not be taken up again", game_id)

    async def tell_host(self, row: GameRow, error: RuleError) -> None:
        """Nobody has just acted, so the host is told in private, once, that the table cannot be reached."""
        told_before = await self._bot.store.read(settings.get, "bot", row.id, "unreachable-since")
        if told_before == str(row.version):
            return
        await self._bot.store.write(settings.put, "bot", row.id, "unreachable-since", str(row.version))
        guild = self._bot.get_guild(row.guild_id)
        words = await self._bot.replies.public(row.guild_id, guild)
        try:
            user = await self._bot.fetch_user(row.host_id)
            await user.send(words(error.code, **error.facts))
        except NOT_TAKEN:
            log.warning("game %s cannot be reached, and neither can its host", row.id)
