"""The lobby: a card with seats, options and buttons, and the start of a game; for clicks and commands."""

import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import discord

from cogs.clock.deadlines import LOBBY_STANDS, OFFERED, with_timing
from cogs.lobby.card import TIME_PAGE, lobby_card, lobby_controls, options_items, time_items
from cogs.runtime.background import NOT_TAKEN
from cogs.tables import seating
from cogs.ui import Interaction
from cogs.ui.controls import PressSelect
from cogs.ui.names import plain
from cogs.ui.places import cannot_play_here, missing_here
from db import GameRow, LobbyChange, NewGame, Stale
from db.queries import games, outbox, settings
from engine import GAMES
from engine.core import RuleError, dump
from locales import Words

if TYPE_CHECKING:
    from bot import Dedale

log = logging.getLogger("dedale.lobby")

AGAIN = "again"  # the setting of a finished game that names the table made out of it
ARCHIVE_AFTER = 10080  # minutes: the longest that Discord offers


class Lobby:
    """Everything about a table before its first turn."""

    def __init__(self, bot: "Dedale") -> None:
        self._bot = bot

    async def open(
        self,
        interaction: Interaction,
        game: str,
        *,
        again: GameRow | None = None,
        clock: str | None = None,
    ) -> None:
        """Post a lobby card with the asker seated as host; `again` takes over options and stand-ins.

        Whoever else wants that game again, under its lock, finds the new table by the old one.
        """
        await self.need_may_host(interaction)
        if missing := missing_here(interaction):
            raise cannot_play_here(missing, await self._bot.replies.private(interaction))
        rules = GAMES[game]
        seats = [seating.person(interaction.user.id, interaction.user.display_name, interaction.id)]
        if again:
            seats += [
                seating.standin(s.level, interaction.id) for s in again.seats if s.user_id is None and s.level
            ]
        # The secret is drawn before anyone joins; only its hash is shown until the game has ended.
        row = await self._bot.store.write(
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
                at=self._bot.tables.now(),
                timing=again.timing if again else await self._timing(interaction, clock),
                closes_at=self._bot.tables.now() + LOBBY_STANDS,
            ),
        )
        self._tell_clock(row)
        if again:
            await self._bot.store.write(settings.put, "bot", again.id, AGAIN, str(row.id))
        try:
            await self._post_card(interaction, row)
        except Exception:
            # A table without a card would be in everybody's way.
            await self._bot.store.write(
                games.change_lobby,
                LobbyChange(
                    game_id=row.id, version=row.version, status="cancelled", at=self._bot.tables.now()
                ),
            )
            raise

    def _tell_clock(self, row: GameRow) -> None:
        for deadline in row.deadlines:
            self._bot.tables.on_deadline(deadline.due)

    async def again(self, row: GameRow) -> GameRow | None:
        """The open table that somebody has already made out of a finished one."""
        number = await self._bot.store.read(settings.get, "bot", row.id, AGAIN)
        found = await self._bot.store.read(games.load, int(number)) if number else None
        return found if found and found.status == "lobby" else None

    async def _timing(self, interaction: Interaction, clock: str | None) -> str:
        """The clock asked for, else the server's own."""
        default = await self._bot.store.read(settings.get, "guild", interaction.guild_id or 0, "clock")
        return with_timing("{}", "clock", clock or default or "none")

    async def need_may_host(self, interaction: Interaction) -> None:
        """Refuse whoever may not open tables in this server."""
        role = await self._bot.store.read(settings.get, "guild", interaction.guild_id or 0, "hosts")
        member = interaction.user
        if role is None or not isinstance(member, discord.Member):
            return
        if member.guild_permissions.manage_guild or any(str(r.id) == role for r in member.roles):
            return
        raise RuleError("may-not-host", role=f"<@&{role}>")

    async def _post_card(self, interaction: Interaction, row: GameRow) -> None:
        words = await self._bot.replies.public(row.guild_id, interaction.guild)
        drawing = self._bot.faces[row.game].lobby(words)
        await self._bot.replies.take_time(interaction, public=True)
        picture = await self._bot.replies.picture(drawing)
        card = lobby_card(row, words, drawing.alt, picture is not None)
        files = [picture] if picture else []
        await self._bot.replies.publish(interaction, files, view=card.layout(lobby_controls(row, words)))
        message = await interaction.original_response()
        await self._bot.store.write(games.set_lobby_message, row.id, message.id)

    async def row_for(self, game_id: int, interaction: Interaction) -> GameRow:
        """A table of this server that the asker can see, whatever the id in a button says."""
        row = await self._bot.tables.row(game_id)
        if (
            row.guild_id != interaction.guild_id
            or row.daily
            or not self._bot.places.can_see(interaction, row)
        ):
            raise RuleError("no-such-game", game=game_id)
        return row

    async def change(
        self,
        game_id: int,
        interaction: Interaction,
        make: Callable[[GameRow], dict[str, Any]],
    ) -> GameRow:
        """Change seats or options under the table's lock, in one transaction."""
        async with self._bot.tables.lock(game_id):
            row = await self.row_for(game_id, interaction)
            return await self.write(row, **make(row))

    async def write(self, row: GameRow, **facts: Any) -> GameRow:
        """Write a change of a lobby, under its lock; from now on it stands for some days again."""
        now = self._bot.tables.now()
        closes_at = None if facts.get("status") == "cancelled" else now + LOBBY_STANDS
        try:
            changed = await self._bot.store.write(
                games.change_lobby,
                LobbyChange(game_id=row.id, version=row.version, at=now, closes_at=closes_at, **facts),
            )
        except Stale:
            raise RuleError("lobby-changed") from None
        self._tell_clock(changed)
        return changed

    async def tell_closed(self, row: GameRow) -> None:
        """A lobby that nobody started was closed: its card says so."""
        await self.redraw(None, row, is_expired=True)
        told = await self._bot.store.read(outbox.pending, row.id)
        await self._bot.store.write(outbox.mark_sent, [each.id for each in told], game_id=row.id)

    async def join(self, game_id: int, interaction: Interaction) -> GameRow:
        """The asker sits down."""
        user = interaction.user
        return await self.change(
            game_id,
            interaction,
            lambda row: {
                "seats": seating.with_seat(row, seating.person(user.id, user.display_name, interaction.id))
            },
        )

    async def leave(self, game_id: int, interaction: Interaction) -> GameRow:
        """The asker gets up; the host's part passes on, and a table without people closes."""

        def make(row: GameRow) -> dict[str, Any]:
            seats = seating.without_person(row, interaction.user.id)
            host = seating.next_host(row, seats)
            if host is None:
                return {"seats": seats, "status": "cancelled"}
            return {"seats": seats, "host_id": host}

        return await self.change(game_id, interaction, make)

    async def add_bot(self, game_id: int, interaction: Interaction, level: str) -> GameRow:
        """The host seats a stand-in, of the usual level where none is named."""

        def make(row: GameRow) -> dict[str, Any]:
            seating.need_lobby(row)
            seating.need_host(row, interaction.user.id)
            game = GAMES[row.game]
            if level and level not in game.levels:
                raise RuleError("option-not-understood")
            standin = seating.standin(level or game.usual_level, interaction.id)
            return {"seats": seating.with_seat(row, standin)}

        return await self.change(game_id, interaction, make)

    async def remove_bot(self, game_id: int, interaction: Interaction) -> GameRow:
        """The host sends a stand-in away."""

        def make(row: GameRow) -> dict[str, Any]:
            seating.need_lobby(row)
            seating.need_host(row, interaction.user.id)
            return {"seats": seating.without_standin(row)}

        return await self.change(game_id, interaction, make)

    async def set_option(self, game_id: int, interaction: Interaction, name: str, value: str) -> GameRow:
        """The host changes an option; anybody seated picks their own colour."""

        def make(row: GameRow) -> dict[str, Any]:
            if name == "pick":
                return {"seats": seating.with_pick(row, interaction.user.id, value)}
            seating.need_lobby(row)
            seating.need_host(row, interaction.user.id)
            if name in OFFERED:
                return {"timing": with_timing(row.timing, name, value)}
            return {"options": seating.with_option(row, name, value)}

        return await self.change(game_id, interaction, make)

    async def start(self, game_id: int, interaction: Interaction) -> GameRow:
        """Deal, then open a thread where that is wanted and allowed. The caller lets the game go on."""
        async with self._bot.tables.lock(game_id):
            row = await self.row_for(game_id, interaction)
            seating.need_lobby(row)
            seating.need_host(row, interaction.user.id)
            seating.need_startable(row)
            table = await self._bot.lifecycle.start(row, interaction.id)
        return table.row

    async def open_thread(self, row: GameRow) -> str | None:
        """Move a table just started into a thread of its own; the key of a remark where that cannot be."""
        where = await self._bot.store.read(settings.get, "guild", row.guild_id, "where")
        channel = self._bot.get_channel(row.channel_id)
        if (where or self._bot.settings.where) != "thread" or not isinstance(channel, discord.TextChannel):
            return None
        words = await self._bot.replies.public(row.guild_id, channel.guild)
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
        await self._bot.store.write(games.set_home, row.id, thread.id)
        return None

    async def redraw(
        self, interaction: Interaction | None, row: GameRow, *, is_expired: bool = False
    ) -> None:
        """Show the lobby card as it is now: by the click's own answer, else by an edit of the card."""
        words = await self._bot.replies.public(row.guild_id, self._bot.get_guild(row.guild_id))
        alt = self._bot.faces[row.game].lobby(words).alt
        drawn, plain_card = (
            lobby_card(row, words, alt, with_picture, is_expired=is_expired).layout(
                lobby_controls(row, words)
            )
            for with_picture in (True, False)
        )
        message = interaction.message if interaction else None
        is_card = message and not message.flags.ephemeral and row.lobby_message_id in (None, message.id)
        if interaction and message and is_card and not interaction.response.is_done():
            await interaction.response.edit_message(view=drawn if message.attachments else plain_card)
            return
        card = self._bot.places.message(row.channel_id, row.lobby_message_id or 0, row.guild_id)
        # A card whose picture could not be drawn has none to show again; a deleted one needs no new face.
        for layout in (drawn, plain_card):
            try:
                await card.edit(view=layout)
                return
            except (discord.NotFound, discord.Forbidden):
                return
            except NOT_TAKEN:
                log.info("the card of game %s was not redrawn", row.id, exc_info=True)

    def options_page(
        self, row: GameRow, user_id: int, words: Words, page: str = ""
    ) -> tuple[str, discord.ui.View]:
        """The private panel behind Options: one's colour, and for the host the rules and the stand-ins.

        Its second page, "time", is the host's alone: five rows are too few for all.
        """
        is_time = page == TIME_PAGE and row.host_id == user_id
        items = time_items(row, words) if is_time else options_items(row, user_id, words)
        view = discord.ui.View(timeout=None)
        selects = sum(isinstance(item, PressSelect) for item in items)
        for number, item in enumerate(items):
            item.row = min(number, selects)
            view.add_item(item)
        if is_time:
            return words("options-panel-time"), view
        return words("options-panel" if row.host_id == user_id else "options-panel-guest"), view
