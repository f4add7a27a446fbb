"""The lobby: a card with seats, options and buttons, and the start of a game; for clicks and commands."""

import logging
import secrets
from collections.abc import Callable, Mapping
from typing import Unpack

import discord
import msgspec

from cogs.clock.deadlines import LOBBY_STANDS, with_timing
from cogs.lobby.card import (
    TIME_PAGE,
    dice_foot,
    lobby_card,
    lobby_controls,
    options_items,
    time_items,
)
from cogs.lobby.changes import CHANGES, seated
from cogs.lobby.table_cards import TableCards
from cogs.panels.face import AnyFace
from cogs.runtime.background import NOT_TAKEN
from cogs.runtime.environment import Where
from cogs.runtime.locks import Locks
from cogs.tables import rated, seating
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.outgoing import OPENED, Opened, is_apart
from cogs.tables.seating import LobbyFacts
from cogs.tables.service import Tables
from cogs.ui import Interaction
from cogs.ui.answers import Answer
from cogs.ui.controls import FreeView, Press, PressSelect
from cogs.ui.names import plain
from cogs.ui.places import Places, UnreachableError, cannot_play_here, missing_here
from cogs.ui.replies import Replies
from db import GameRow, LobbyChange, NewGame, OutboxRow, Outgoing, Stale, Store
from db.queries import games, settings
from engine import GAMES
from engine.core import RuleError, dump
from locales import Words

log = logging.getLogger("dedale.lobby")

HAS_THREAD = 160004
# Tables that have not started: nobody may fill a server with cards.
MOST_OPEN_OF_ONE, MOST_OPEN_IN_SERVER = 10, 100
ARCHIVE_AFTER = 10080  # minutes: the longest that Discord offers


class Lobby:
    """Everything about a table before its first turn."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        lifecycle: Lifecycle,
        replies: Replies,
        places: Places,
        faces: Mapping[str, AnyFace],
        cards: TableCards,
        where: Where,
    ) -> None:
        self._store = store
        self._tables = tables
        self._lifecycle = lifecycle
        self._replies = replies
        self._places = places
        self._faces = faces
        self._cards = cards
        self._opening = Locks()
        self._where = where  # games are played, unless a server has chosen

    async def open(
        self,
        answer: Answer,
        game: str,
        *,
        again: GameRow | None = None,
        clock: str | None = None,
    ) -> None:
        """Posts a lobby card with the person who asks as host; `again` takes over options and stand-ins.

        Under the lock of the old game, others who want it again find the new table by it.
        """
        interaction = answer.interaction
        if interaction.guild_id is None:
            raise RuleError("only-in-servers")  # a forged button in a private conversation
        await self.need_may_host(interaction)
        if missing := missing_here(interaction):
            raise cannot_play_here(missing, await answer.words())
        rules = GAMES[game]
        seats = [seated(interaction, again)]
        if again:
            bots = [seat for seat in again.seats if seat.user_id is None and seat.level]
            seats += [seating.standin(bot.level or "", interaction.id) for bot in bots]
        # The secret is drawn before anyone joins; only its hash is shown until the game has ended.
        # One at a time in a server: each counts those before it.
        async with self._opening.of(interaction.guild_id):
            row = await self._store.write(
                games.create,
                NewGame(
                    game=game,
                    rules_version=rules.rules_version,
                    options=again.options if again else dump(rules.options()),
                    guild_id=interaction.guild_id or 0,
                    channel_id=interaction.channel_id or 0,
                    host_id=interaction.user.id,
                    secret=secrets.token_bytes(32),
                    seats=seating.renumbered(seats),
                    at=self._tables.now(),
                    timing=again.timing if again else await self._timing(interaction, clock),
                    rated=again is None or rated.is_rated_again(again),
                    closes_at=self._tables.now() + LOBBY_STANDS,
                    again_of=again.id if again else None,
                    outbox=(Outgoing(OPENED, dump(Opened(interaction.application_id, interaction.token))),),
                ),
                need_few_open,
            )
        self._tables.tell_clock(row.deadlines)
        # Whoever presses Start at once waits: the thread begins at the card.
        async with self._tables.lock(row.id):
            try:
                await self._post_card(answer, row)
            except Exception:
                # A table without a card would be in everybody's way.
                await self.write(row, status="cancelled")
                raise

    async def again(self, row: GameRow) -> GameRow | None:
        """Returns the open table that was already made out of a finished one."""
        found = await self._store.read(games.again_of, row.id)
        return found if found and found.status == "lobby" else None

    async def join_again(self, interaction: Interaction, waiting: GameRow, before: GameRow) -> GameRow:
        """Seats a person who wants to play again at the table that another one has opened for it."""
        return await self.change(
            waiting.id,
            interaction,
            lambda row: {"seats": seating.with_seat(row, seated(interaction, before))},
        )

    async def _timing(self, interaction: Interaction, clock: str | None) -> str:
        """The clock asked for, else the server's own."""
        default = await self._store.read(settings.get, "guild", interaction.guild_id or 0, "clock")
        return with_timing("{}", "clock", clock or default or "none")

    async def need_may_host(self, interaction: Interaction) -> None:
        """Refuses people who may not open tables in this server."""
        role = await self._store.read(settings.get, "guild", interaction.guild_id or 0, "hosts")
        member = interaction.user
        if role is None or not isinstance(member, discord.Member):
            return
        if member.guild_permissions.manage_guild or any(str(r.id) == role for r in member.roles):
            return
        raise RuleError("may-not-host", role=f"<@&{role}>")

    async def _post_card(self, answer: Answer, row: GameRow) -> None:
        words = await self._replies.public(row.guild_id, answer.interaction.guild)
        answer.publicly()
        picture = await answer.picture(self._faces[row.game].lobby(words))
        message_id = await answer.post(self._card(row, words, picture), [picture] if picture else [])
        await self._store.write(games.set_lobby_message, row.id, message_id)

    def _card(self, row: GameRow, words: Words, picture: discord.File | None) -> discord.ui.LayoutView:
        card = lobby_card(row, words, self._faces[row.game], picture is not None)
        return card.layout(lobby_controls(row, words), dice_foot(row, words))

    async def post_card_again(self, game: GameRow, row: OutboxRow, words: Words) -> None:
        """Finds the card of a table that was being opened when the process ended, or posts it.

        Where that cannot be done the table closes: without a card it would be in everybody's way.
        """
        async with self._tables.lock(game.id):
            game = await self._tables.row(game.id)
            if game.status != "lobby" or game.lobby_message_id is not None:
                return
            opened = msgspec.json.decode(row.payload, type=Opened)
            message_id = await self._places.answer_to(opened.application_id, opened.token)
            try:
                message_id = message_id or await self._send_card(game, row, words)
            except (UnreachableError, discord.Forbidden, discord.NotFound):
                await self.write(game, status="cancelled")
                return
            await self._store.write(games.set_lobby_message, game.id, message_id)

    async def _send_card(self, game: GameRow, row: OutboxRow, words: Words) -> int:
        place = await self._places.writable(game.channel_id)
        picture = await self._replies.picture(self._faces[game.game].lobby(words))
        files = [picture] if picture else []
        message = await place.send(view=self._card(game, words, picture), files=files, nonce=row.nonce)
        return message.id

    async def row_for(self, game_id: int, interaction: Interaction) -> GameRow:
        """Loads a table of this server that the person can see; the id may come from a forged button."""
        row = await self._tables.row(game_id)
        if row.guild_id != interaction.guild_id or row.daily or not self._places.can_see(interaction, row):
            raise RuleError("no-such-game", game=game_id)
        return row

    async def change(
        self,
        game_id: int,
        interaction: Interaction,
        make: Callable[[GameRow], LobbyFacts],
    ) -> GameRow:
        """Changes seats or options under the table's lock, in one transaction."""
        async with self._tables.lock(game_id):
            row = await self.row_for(game_id, interaction)
            return await self.write(row, **make(row))

    async def write(self, row: GameRow, **facts: Unpack[LobbyFacts]) -> GameRow:
        """Writes a change of a lobby, under its lock; it then stands open for some days again."""
        now = self._tables.now()
        closes_at = None if facts.get("status") == "cancelled" else now + LOBBY_STANDS
        try:
            changed = await self._store.write(
                games.change_lobby,
                LobbyChange(game_id=row.id, version=row.version, at=now, closes_at=closes_at, **facts),
            )
        except Stale:
            raise RuleError("lobby-changed") from None
        self._tables.tell_clock(changed.deadlines)
        return changed

    async def press(self, interaction: Interaction, press: Press) -> GameRow:
        """Changes a lobby as one of its controls asks for."""
        make = CHANGES[press.verb]
        return await self.change(press.subject_id, interaction, lambda row: make(row, interaction, press))

    async def tell_closed(self, game: GameRow, row: OutboxRow, words: Words) -> None:
        """Shows on the card of a lobby that it was closed because nobody started it."""
        await self.redraw(None, game, is_expired=True)

    async def start(
        self, game_id: int, interaction: Interaction, *, is_alone: bool = False
    ) -> GameRow | None:
        """Deals the game; returns None if the person is still to say whether they play alone."""
        async with self._tables.lock(game_id):
            row = await self.row_for(game_id, interaction)
            seating.need_own_lobby(row, interaction.user.id)
            seating.need_startable(row)
            if len(row.seats) == 1 and not is_alone:
                return None
            is_placed = await self._thread_channel(row) is None
            table = await self._lifecycle.start(row, interaction.id, is_placed=is_placed)
        return table.row

    async def _thread_channel(self, row: GameRow) -> discord.TextChannel | None:
        """The channel in which a table gets a thread of its own; None if it is played in the channel."""
        where = await self._store.read(settings.get, "guild", row.guild_id, "where")
        channel = self._places.channel(row.channel_id)
        is_wanted = (where or self._where) == "thread"
        return channel if is_wanted and isinstance(channel, discord.TextChannel) else None

    async def open_thread(self, row: GameRow) -> str | None:
        """Moves a table just started into a thread of its own; returns the key of a remark if it cannot."""
        channel = await self._thread_channel(row)
        if channel is None:
            return None
        words = await self._replies.public(row.guild_id, channel.guild)
        name = plain(words("thread-name", game=words(f"game-{row.game}"), number=row.id))
        try:
            home_id = await thread_of(channel, row.lobby_message_id, name)
        except NOT_TAKEN:
            await self._store.write(games.set_home, row.id, row.home_id)  # it stays in the channel
            return "no-thread"
        await self._store.write(games.set_home, row.id, home_id)
        return None

    async def take_place(self, game: GameRow, row: OutboxRow, words: Words) -> None:
        """Opens the thread of a game whose process ended as it began."""
        if game.status == "playing" and not is_apart(game):
            await self.open_thread(game)

    async def redraw(self, answer: Answer | None, row: GameRow, *, is_expired: bool = False) -> None:
        """Shows the table's card as it is now."""
        await self._cards.redraw(answer, row, is_expired=is_expired)

    def options_page(
        self, row: GameRow, user_id: int, words: Words, page: str = ""
    ) -> tuple[str, discord.ui.View]:
        """The private panel behind Options: one's colour, and for the host the rules and the stand-ins.

        Its second page, "time", is the host's alone: five rows are too few for all.
        """
        is_time = page == TIME_PAGE and row.host_id == user_id
        items = time_items(row, words) if is_time else options_items(row, user_id, words)
        view = FreeView()
        selects = sum(isinstance(item, PressSelect) for item in items)
        for number, item in enumerate(items):
            item.row = min(number, selects)
            view.add_item(item)
        if is_time:
            return words("options-panel-time"), view
        if row.host_id != user_id:
            return words("options-panel-guest"), view
        # Bots come and go while this panel stands, so it says what depends on them.
        kind = words("options-panel-rated" if row.rated else "lobby-casual")
        return f"{words('options-panel')}\n{kind}", view


async def thread_of(channel: discord.TextChannel, card_id: int | None, name: str) -> int:
    """Opens a thread at a table's card, or finds the one that is there; where there is no card, beside it."""
    if card_id is not None:
        try:
            card = channel.get_partial_message(card_id)
            return (await card.create_thread(name=name, auto_archive_duration=ARCHIVE_AFTER)).id
        except (discord.NotFound, discord.Forbidden):  # somebody deleted the card, or it may not be read
            pass
        except discord.HTTPException as error:
            if error.code != HAS_THREAD:
                raise
            return card_id  # the thread of a message has its id
    mine = [one for one in channel.threads if one.name == name and one.owner_id == channel.guild.me.id]
    if mine:
        return mine[0].id
    return (await channel.create_thread(name=name, type=discord.ChannelType.public_thread)).id


def need_few_open(own: int, all_here: int) -> None:
    """Refuses whoever has opened many tables that nobody has started, and a server full of them."""
    if own >= MOST_OPEN_OF_ONE:
        raise RuleError("too-many-tables", count=own)
    if all_here >= MOST_OPEN_IN_SERVER:
        raise RuleError("too-many-tables-here", count=all_here)
