"""The lobby: a card with seats, options and buttons, and the start of a game; for clicks and commands."""

import logging
import secrets
from collections.abc import Callable, Mapping
from typing import Unpack

import discord

from cogs.clock.deadlines import LOBBY_STANDS, OFFERED, with_timing
from cogs.lobby.card import TIME_PAGE, dice_foot, lobby_card, lobby_controls, options_items, time_items
from cogs.lobby.table_cards import TableCards
from cogs.panels.face import AnyFace
from cogs.runtime.background import NOT_TAKEN
from cogs.runtime.environment import Where
from cogs.tables import rated, seating
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.seating import LobbyFacts
from cogs.tables.service import Tables
from cogs.ui import Interaction
from cogs.ui.answers import Answer
from cogs.ui.controls import FreeView, Press, PressSelect
from cogs.ui.names import plain
from cogs.ui.places import Places, cannot_play_here, missing_here
from cogs.ui.replies import Replies
from db import GameRow, LobbyChange, NewGame, OutboxRow, Stale, Store
from db.queries import games, settings
from engine import GAMES
from engine.core import RuleError, dump
from locales import Words

log = logging.getLogger("dedale.lobby")

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
        await self.need_may_host(interaction)
        if missing := missing_here(interaction):
            raise cannot_play_here(missing, await answer.words())
        rules = GAMES[game]
        seats = [seating.person(interaction.user.id, interaction.user.display_name, interaction.id)]
        if again:
            seats += [
                seating.standin(s.level, interaction.id) for s in again.seats if s.user_id is None and s.level
            ]
        # The secret is drawn before anyone joins; only its hash is shown until the game has ended.
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
                rated=again is None or again.rated or any(seat.user_id is None for seat in again.seats),
                closes_at=self._tables.now() + LOBBY_STANDS,
            ),
        )
        self._tables.tell_clock(row.deadlines)
        if again:
            await self._store.write(games.set_again, again.id, row.id)
        try:
            await self._post_card(answer, row)
        except Exception:
            # A table without a card would be in everybody's way.
            await self._store.write(
                games.change_lobby,
                LobbyChange(game_id=row.id, version=row.version, status="cancelled", at=self._tables.now()),
            )
            raise

    async def again(self, row: GameRow) -> GameRow | None:
        """Returns the open table that was already made out of a finished one."""
        found = await self._store.read(games.again_of, row.id)
        return found if found and found.status == "lobby" else None

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
        face = self._faces[row.game]
        answer.publicly()
        picture = await answer.picture(face.lobby(words))
        card = lobby_card(row, words, face, picture is not None)
        files = [picture] if picture else []
        await answer.post(card.layout(lobby_controls(row, words), dice_foot(row, words)), files)
        message = await answer.interaction.original_response()
        await self._store.write(games.set_lobby_message, row.id, message.id)

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
            table = await self._lifecycle.start(row, interaction.id)
        return table.row

    async def open_thread(self, row: GameRow) -> str | None:
        """Moves a table just started into a thread of its own; returns the key of a remark if it cannot."""
        where = await self._store.read(settings.get, "guild", row.guild_id, "where")
        channel = self._places.channel(row.channel_id)
        if (where or self._where) != "thread" or not isinstance(channel, discord.TextChannel):
            return None
        words = await self._replies.public(row.guild_id, channel.guild)
        name = words("thread-name", game=words(f"game-{row.game}"), number=row.id)
        card = channel.get_partial_message(row.lobby_message_id or 0)
        try:
            try:
                thread = await card.create_thread(name=plain(name), auto_archive_duration=ARCHIVE_AFTER)
            except discord.NotFound:  # somebody deleted the card
                public = discord.ChannelType.public_thread
                thread = await channel.create_thread(name=plain(name), type=public)
        except NOT_TAKEN:
            return "no-thread"
        await self._store.write(games.set_home, row.id, thread.id)
        return None

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
        return words("options-panel" if row.host_id == user_id else "options-panel-guest"), view


def joined(row: GameRow, asker: Interaction, press: Press) -> LobbyFacts:
    """The asker sits down."""
    user = asker.user
    return {"seats": seating.with_seat(row, seating.person(user.id, user.display_name, asker.id))}


def left(row: GameRow, asker: Interaction, press: Press) -> LobbyFacts:
    """The asker gets up; the host's part passes on, and a table without people closes."""
    return seating.left_by(row, asker.user.id)


def bot_added(row: GameRow, asker: Interaction, press: Press) -> LobbyFacts:
    """The host seats a stand-in, of the usual level where the press names none."""
    seating.need_own_lobby(row, asker.user.id)
    game, level = GAMES[row.game], press.field
    if level and level not in game.levels:
        raise RuleError("option-not-understood")
    return {"seats": seating.with_seat(row, seating.standin(level or game.usual_level, asker.id))}


def bot_removed(row: GameRow, asker: Interaction, press: Press) -> LobbyFacts:
    """The host sends a stand-in away."""
    seating.need_own_lobby(row, asker.user.id)
    return {"seats": seating.without_standin(row)}


def option_set(row: GameRow, asker: Interaction, press: Press) -> LobbyFacts:
    """The host changes an option; anybody seated picks their own colour."""
    name, value = press.field, next(iter(press.values), press.draft)
    if name == "pick":
        return {"seats": seating.with_pick(row, asker.user.id, value)}
    seating.need_own_lobby(row, asker.user.id)
    if name == rated.OPTION and value in rated.VALUES:
        return {"rated": value == rated.RATED}
    if name in OFFERED:
        return {"timing": with_timing(row.timing, name, value)}
    return {"options": seating.with_option(row, name, value)}


# What the verbs of its controls change in a lobby.
CHANGES: dict[str, Callable[[GameRow, Interaction, Press], LobbyFacts]] = {
    "join": joined,
    "leave": left,
    "add-bot": bot_added,
    "remove-bot": bot_removed,
    "option": option_set,
}
