"""Boards: what happened since the last one, the picture, and whose turn it is, in one message."""

import logging
from collections.abc import Iterable, Mapping, Sequence
from functools import partial

import discord
import msgspec
from msgspec.structs import replace

from cogs.clock.personal_time import PersonalTime, callable_now, load_personal_time
from cogs.panels.face import AnyFace
from cogs.posting.board_card import board_card, board_controls
from cogs.posting.last_board import LINES, LastBoards
from cogs.posting.last_card import last_card
from cogs.posting.told import TELLING, in_essence, load_notice, seen_events, story_with, told
from cogs.runtime.logs import in_a_line, is_senseless
from cogs.runtime.shards import Shards
from cogs.tables.outgoing import Notice
from cogs.tables.service import Tables
from cogs.tables.table import Table, has_one_person
from cogs.tables.viewer import Onlooker, onlooker
from cogs.ui.cards import Card, fenced
from cogs.ui.mentions import only
from cogs.ui.pages import Drawing
from cogs.ui.places import Home, home_refusal
from cogs.ui.replies import Replies
from db import Due, GameRow, OutboxRow, Stale, Store
from db.queries import outbox
from locales import Words

log = logging.getLogger("dedale.post")

Drawn = list[tuple[Drawing, discord.File | None]]


class Boards:
    """Draws and posts boards.

    A message is fixed in the store before it is sent: it tells all rows up to `Due.sending`. After a crash it
    goes out again as it was, by the same nonce, so that Discord drops it if it had arrived; what has happened
    since comes after it.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        replies: Replies,
        faces: Mapping[str, AnyFace],
        last_boards: LastBoards,
        shards: Shards,
    ) -> None:
        self._store = store
        self._tables = tables
        self._replies = replies
        self._faces = faces
        self._last_boards = last_boards
        self._shards = shards
        self._tried: dict[int, int] = {}  # the last row of each game's message that may have arrived
        self._inherited: set[int] | None = None  # games whose message another process may have tried

    def inherit(self, game_ids: Iterable[int]) -> None:
        """Notes the games for which another process has left something to send."""
        self._inherited = (self._inherited or set()).union(game_ids)

    async def post(self, due: Due, table: Table, place: Home, words: Words) -> None:
        """Posts what happened since the last board, in one message, or two after a failure; raises Stale."""
        rows = [row for row in due.rows if row.kind in TELLING]
        *earlier, last = self._messages(due, rows)
        for message in earlier:
            # The last message calls those who are to act, so that nobody is called twice.
            await self._post(due, table, message, place, words, is_followed=True)
            table = await self._tables.load(table.row.id)
        # "lines" ask for no more than what this board shows.
        shown = [row.id for row in due.rows if row.kind == LINES]
        await self._post(due, table, last, place, words, shown, calls=any(map(calls, rows)))
        self._settled(table.row.id)
        self._last_boards.trust(table.row.id)

    def _messages(self, due: Due, rows: Sequence[OutboxRow]) -> list[Sequence[OutboxRow]]:
        game_id = due.game.id
        is_inherited = self._inherited is None or game_id in self._inherited
        if not is_inherited and self._tried.get(game_id) != due.sending:
            return [rows]
        again = [row for row in rows if row.id <= due.sending]
        since = [row for row in rows if row.id > due.sending]
        return [part for part in (again, since) if any(row.kind == "board" for row in part)]

    def _settled(self, game_id: int) -> None:
        self._tried.pop(game_id, None)
        if self._inherited:
            self._inherited.discard(game_id)

    async def _post(
        self,
        due: Due,
        table: Table,
        rows: Sequence[OutboxRow],
        place: Home,
        words: Words,
        shown: Sequence[int] = (),
        *,
        calls: bool = False,
        is_followed: bool = False,
    ) -> None:
        row, seen = table.row, onlooker(table, None, words)
        drawn = await self._draw(seen, rows)
        if rows[-1].id != due.sending:
            await self._store.write(outbox.fix_sending, row.id, rows[-1].id, due.sending)
        if not self._shards.is_served(row.guild_id):
            raise Stale(None)  # the store was away meanwhile, and another process sends it now
        self._tried[row.id] = rows[-1].id
        show = partial(self._card, seen, due, rows, drawn, place.id, with_result=not is_followed)
        card, message_id = None, row.board_message_id
        if self._last_boards.becomes_next(table, place):
            card = show(called=frozenset())
            if not await self._last_boards.become(table, card, files_of(drawn), words):
                await self._give_up_last(row)
                card = None
        if card is None:
            called = table.to_act if calls else frozenset[int]()
            card = show(called=called)
            times = {user: load_personal_time(own) for user, own in due.people.items()}
            message_id, card = await self._post_anew(seen, card, drawn, rows[-1], place, called, times)
        await self._store.write(
            outbox.mark_sent,
            [*(row.id for row in rows), *shown],
            game_id=row.id,
            board_message_id=message_id,
            board_card=msgspec.json.encode(card).decode(),
        )

    async def _give_up_last(self, row: GameRow) -> None:
        """Notes that a board is posted in place of the last one, which could not become it.

        If the answer to that is lost, it is posted again: an edit would make a second board of the old one.
        """
        card = last_card(row)
        assert card is not None
        await self._store.write(
            outbox.mark_sent,
            (),
            game_id=row.id,
            board_message_id=row.board_message_id,
            board_card=msgspec.json.encode(replace(card, is_replaced=True)).decode(),
        )

    async def _post_anew(
        self,
        seen: Onlooker,
        card: Card,
        drawn: Drawn,
        last: OutboxRow,
        place: Home,
        called: frozenset[int],
        times: Mapping[int, PersonalTime],
    ) -> tuple[int | None, Card]:
        """Returns the message and what it shows: in words, if Discord does not understand the picture.

        None if it understands neither: the last board stays, whose buttons show how things stand.
        """
        row, shown = seen.table.row, card
        try:
            message = await self._send(seen, card, files_of(drawn), last, place, called, times)
            if message is None:
                shown = self._in_words(seen, card)
                message = await self._send(seen, shown, [], last, place, called, times)
        except (discord.Forbidden, discord.NotFound) as error:
            # It has certainly not arrived, so it may go out in one message with what comes after it.
            self._settled(row.id)
            await self._store.write(outbox.set_sending, row.id, None)
            missing = ["send_messages"] if isinstance(error, discord.Forbidden) else []
            raise home_refusal(row, missing, seen.words) from None
        if message is None:
            return None, card
        # A table with one person keeps one board.
        await (self._last_boards.remove(row) if has_one_person(seen.table) else self._last_boards.retire(row))
        return message.id, shown

    def _in_words(self, seen: Onlooker, card: Card) -> Card:
        board = fenced(self._faces[seen.table.row.game].text_board(seen.viewer))
        return replace(card, above=f"{card.above}\n{board}", pictures=())

    def is_behind(self, due: Due, table: Table, words: Words) -> bool:
        """Has something been done within the turn that anybody may know and the last board does not show?"""
        card = last_card(table.row)
        if card is None or table.row.status != "playing":
            return False
        shown = max((row_id for row_id, _ in card.story), default=0)
        rows = [row for row in due.rows if row.kind == "note" and row.id > shown]
        seen, face = onlooker(table, None, words), self._faces[table.row.game]
        notices = notices_of(rows)
        try:
            events = [event for notice in notices for event in seen_events(seen, notice)]
            is_drawn = any(isinstance(event, face.narration.drawn) for event in events)
            return is_drawn or bool(told(seen, face, notices))
        except Exception:
            log.exception("what happened in game %s could not be told", table.row.id)
            return False

    async def follow(self, due: Due, table: Table, words: Words) -> None:
        """Shows on the last board what was done within the turn; the next board tells it all the same."""
        row, before = table.row, last_card(table.row)
        assert before is not None
        seen, rows = onlooker(table, None, words), [row for row in due.rows if row.kind == "note"]
        drawn = await self._draw(seen, rows)
        called = frozenset[int]() if has_one_person(table) else table.to_act
        card = self._card(seen, due, rows, drawn, before.channel_id, called=called)
        # A board in characters is no longer needed above the picture.
        above = card.above or (before.above if before.pictures else "")
        card = replace(card, above=above)
        if await self._last_boards.become(table, card, files_of(drawn), words):
            await self._store.write(
                outbox.mark_sent,
                (),
                game_id=row.id,
                board_message_id=row.board_message_id,
                board_card=msgspec.json.encode(card).decode(),
            )

    async def _draw(self, seen: Onlooker, rows: Sequence[OutboxRow]) -> Drawn:
        face = self._faces[seen.table.row.game]
        events = [event for notice in notices_of(rows) for event in seen_events(seen, notice)]
        try:
            drawings = [face.board(seen.viewer, recent=events), *face.narration.extras(events, seen.viewer)]
        except Exception:
            log.exception("what happened in game %s cannot be drawn", seen.table.row.id)
            drawings = [face.board(seen.viewer)]
        return [(drawing, await self._replies.picture(drawing)) for drawing in drawings]

    def _card(
        self,
        seen: Onlooker,
        due: Due,
        rows: Sequence[OutboxRow],
        drawn: Drawn,
        channel_id: int,
        *,
        called: frozenset[int],
        with_result: bool = True,
    ) -> Card:
        face, before = self._faces[seen.table.row.game], last_card(seen.table.row)
        essence = self._essence(seen, face, notices_of(rows))
        card = board_card(seen, face, essence, called, self._last_boards.away(seen, due))
        if card.is_result and not with_result:
            card = replace(card, below="")  # it is told once, by the last board
        if drawn[0][1] is None:
            card = self._in_words(seen, card)
        drawings = sorted((drawing for drawing, file in drawn if file), key=lambda one: not one.is_first)
        return replace(
            card,
            pictures=tuple((drawing.name, drawing.alt) for drawing in drawings),
            channel_id=channel_id,
            story=story_with(seen.table, before.story if before else (), rows),
        )

    def _essence(self, seen: Onlooker, face: AnyFace, notices: Sequence[Notice]) -> str:
        """Returns what happened in short. If that cannot be told, the board still goes out."""
        try:
            return in_essence(seen, face, notices)
        except Exception:
            log.exception("what happened in game %s could not be told", seen.table.row.id)
            return ""

    async def _send(
        self,
        seen: Onlooker,
        card: Card,
        files: list[discord.File],
        last: OutboxRow,
        place: Home,
        called: frozenset[int],
        times: Mapping[int, PersonalTime],
    ) -> discord.Message | None:
        """Returns the message; None if Discord does not understand it, and never will."""
        table, face = seen.table, self._faces[seen.table.row.game]
        people = [table.row.seats[seat].user_id or 0 for seat in called if not table.is_standin(seat)]
        heard, is_silent = callable_now(people, times, self._tables.now())
        try:
            return await place.send(
                view=card.layout(board_controls(table, seen.words, face)),
                nonce=last.nonce,
                allowed_mentions=only(heard),
                silent=is_silent,
                files=files,
            )
        except discord.HTTPException as error:
            if not is_senseless(error):
                raise
            number, why = in_a_line(error)
            log.error(
                "error %s: Discord does not understand a board of game %s: %s", number, table.row.id, why
            )
            return None


def files_of(drawn: Drawn) -> list[discord.File]:
    """The pictures that could be drawn, ready to be sent, also once more."""
    files = [file for _, file in drawn if file]
    for file in files:
        file.reset()
    return files


def notices_of(rows: Sequence[OutboxRow]) -> list[Notice]:
    """What these rows tell."""
    return [load_notice(row.payload) for row in rows]


def calls(row: OutboxRow) -> bool:
    """Does this row call those who are to act?"""
    return load_notice(row.payload).calls
