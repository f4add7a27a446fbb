"""The one card of a table in its channel, from the lobby to the result: it is edited, never posted anew."""

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence

import discord
from discord.utils import MISSING

from cogs.lobby.card import dice_foot, lobby_card, lobby_controls
from cogs.lobby.finished_threads import FinishedThreads
from cogs.lobby.table_card import table_card, table_controls
from cogs.panels.face import AnyFace
from cogs.posting.queues import Found, Queues
from cogs.runtime.background import NOT_TAKEN, spawn, stop
from cogs.runtime.locks import Locks
from cogs.runtime.logs import in_a_line, is_senseless
from cogs.tables.outgoing import CARD, is_apart
from cogs.tables.service import Tables
from cogs.tables.table import decode
from cogs.tables.viewer import onlooker
from cogs.ui.answers import Answer
from cogs.ui.cards import Card
from cogs.ui.languages import public_words
from cogs.ui.places import Places
from cogs.ui.replies import Replies
from db import Due, GameRow, Store, Subject
from db.queries import dispatch, outbox
from locales import Words

log = logging.getLogger("dedale.lobby")

PAUSE_SECONDS = 30.0  # between two edits of a card
LONGEST_PAUSE_SECONDS = 3600.0
EDITORS = 2  # channels in which a card is edited at once: boards go first
EDITED_TOO_OFTEN = 30046  # a message older than an hour


class TableCards:
    """Shows tables on their cards.

    A lobby's card is redrawn with each change. Once the game is dealt, a transaction that changes what the
    card shows writes an outbox row, and the card follows: at once, then at most every `PAUSE_SECONDS`. The
    rows are deleted after that pause, so no move waits for it, and after a crash the card is shown again.
    Cards in one channel are edited one by one; those of a channel that Discord slows down keep no others
    waiting.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        replies: Replies,
        places: Places,
        faces: Mapping[str, AnyFace],
        threads: FinishedThreads,
    ) -> None:
        self._store = store
        self._tables = tables
        self._replies = replies
        self._places = places
        self._faces = faces
        self._threads = threads
        self._following: dict[int, asyncio.Task[None]] = {}
        self._due: dict[int, Due] = {}  # what the cards that wait in the queues are to show
        self._shown: set[int] = set()  # cards that were just shown
        self._queues = Queues(self._show_next, self._find, EDITORS)
        self._edits = Locks()

    async def redraw(self, answer: Answer | None, row: GameRow, *, is_expired: bool = False) -> None:
        """Shows the card as it is now: by the click's own answer, else by an edit of the card.

        One edit of a card at a time, of the newest row: answers of the store, and Discord's, overtake others.
        """
        async with self._edits.of(row.id):
            now = await self._store.read(dispatch.load, row.id)
            words = public_words(now.language if now else None, self._places.guild(row.guild_id))
            await self._redraw(answer, now.game if now else row, words, is_expired=is_expired)

    async def _redraw(self, answer: Answer | None, row: GameRow, words: Words, *, is_expired: bool) -> None:
        is_dealt = row.state is not None
        layouts = [self._begun(row, words)] if is_dealt else self._lobby(row, words, is_expired)
        files: Sequence[discord.File] = [] if is_dealt else MISSING
        message = answer.interaction.message if answer else None
        is_card = message and not message.flags.ephemeral and row.lobby_message_id in (None, message.id)
        if answer and message and is_card and not answer.is_begun:
            await answer.renew_card(layouts[0] if message.attachments else layouts[-1], files)
            return
        for layout in layouts:
            if await self._edit(row, layout, files, is_last=layout is layouts[-1]):
                return

    def _lobby(self, row: GameRow, words: Words, is_expired: bool) -> list[discord.ui.LayoutView]:
        """The card before the start. One whose picture could not be drawn has none to show again."""
        face = self._faces[row.game]
        return [
            lobby_card(row, words, face, with_picture, is_expired=is_expired).layout(
                lobby_controls(row, words), dice_foot(row, words)
            )
            for with_picture in (True, False)
        ]

    def _begun(self, row: GameRow, words: Words, *pictures: tuple[str, str]) -> discord.ui.LayoutView:
        table = decode(row)
        card: Card = table_card(onlooker(table, None, words), self._faces[row.game], pictures)
        return card.layout(table_controls(table, words), dice_foot(row, words))

    async def follow(self, due: Due) -> None:
        """Lets the card of a table that was just handled follow it, if a row asks for that."""
        game_id = due.game.id
        if game_id not in self._following and cards_of(due):
            task = spawn(f"card-{game_id}", self._follow(due))
            self._following[game_id] = task
            task.add_done_callback(lambda _: self._following.pop(game_id, None))

    async def close(self) -> None:
        """Stops; cards that are not up to date are shown after the next start."""
        await self._queues.close(0)
        await stop(*self._following.values())

    async def _follow(self, due: Due) -> None:
        """Shows the card until it is up to date, ever more rarely while Discord does not take it."""
        pause, following = PAUSE_SECONDS, due
        while cards := cards_of(following):
            is_shown = await self._show_in_turn(following)
            await asyncio.sleep(pause)
            if is_shown:
                await self._threads.finish(following.game)
                await self._store.write(outbox.mark_sent, cards, game_id=due.game.id)
            pause = PAUSE_SECONDS if is_shown else min(pause * 2, LONGEST_PAUSE_SECONDS)
            if (now := await self._store.read(dispatch.load, due.game.id)) is None:
                return
            following = now

    async def _show_in_turn(self, due: Due) -> bool:
        """Edits the card when it is the turn of its channel; returns False if that is worth another try."""
        game_id = due.game.id
        self._due[game_id] = due
        await self._queues.told([Subject(game_id)])
        is_shown = game_id in self._shown
        self._shown.discard(game_id)
        return is_shown

    async def _find(self, subjects: Collection[Subject]) -> Found:
        """Where the cards are: all of them are equally lively."""
        return {one: (self._due[one.id].game.channel_id, 0) for one in subjects}

    async def _show_next(self, subject: Subject) -> None:
        if await self._show(self._due.pop(subject.id)):
            self._shown.add(subject.id)

    async def _show(self, due: Due) -> bool:
        """Edits the card, if the table has one; returns False if that is worth another try."""
        if due.game.lobby_message_id is None:
            return True
        # A card beside its boards names the last one, which was posted after this was loaded.
        row = due.game if is_apart(due.game) else await self._tables.row(due.game.id)
        words = public_words(due.language, self._places.guild(row.guild_id))
        if row.status == "over" and is_apart(row):
            drawing = self._faces[row.game].board(onlooker(decode(row), None, words).viewer)
            picture = await self._replies.picture(drawing)
            layout = self._begun(row, words, (drawing.name, drawing.alt))
            # Discord is known to refuse a new picture in an edit at times: then the text alone.
            if picture and await self._edit(row, layout, [picture], is_last=False):
                return True
        return await self._edit(row, self._begun(row, words), [])

    async def _edit(
        self,
        row: GameRow,
        layout: discord.ui.LayoutView,
        files: Sequence[discord.File],
        *,
        is_last: bool = True,
    ) -> bool:
        """Edits the card; a deleted one needs no new face. Returns False if another try is worth it.

        What Discord does not understand is tried again only with another face, if there is one.
        """
        card = self._places.message(row.channel_id, row.lobby_message_id or 0, row.guild_id)
        try:
            await card.edit(view=layout, attachments=files)
        except (discord.NotFound, discord.Forbidden):
            return True
        except NOT_TAKEN as error:
            if is_last and is_senseless(error):
                number, why = in_a_line(error)
                log.error("error %s: the card of game %s stays as it is: %s", number, row.id, why)
                return True
            log.info("the card of game %s was not redrawn", row.id, exc_info=True)
            is_too_often = isinstance(error, discord.HTTPException) and error.code == EDITED_TOO_OFTEN
            return is_too_often and row.status != "over"  # a later turn shows itself, a result must
        return True


def cards_of(due: Due) -> list[int]:
    """The rows that ask for a new face of the card."""
    return [row.id for row in due.rows if row.kind == CARD.kind]
