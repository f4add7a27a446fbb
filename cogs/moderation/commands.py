"""`/game kick | end | host | log | watch | unwatch`: powers of hosts and moderators, and looking on."""

import discord
import msgspec
from discord.ext import commands

from cogs.lobby.lobby import Lobby
from cogs.moderation.log import PAGE, log_view
from cogs.moderation.moderators import is_moderator, need_moderator
from cogs.panels.finding import TableFinder, is_mine
from cogs.tables import endings, seating
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.outgoing import Letter
from cogs.tables.seating import LobbyFacts
from cogs.tables.service import Tables
from cogs.tables.table import Table, is_playing, need_own_table, need_playing, over, title_of
from cogs.ui import Interaction
from cogs.ui.answers import Answer
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press, button, link_button, view_with
from cogs.ui.links import link_to
from cogs.ui.names import REASON_LIMIT, escaped, plain
from cogs.ui.places import Places
from cogs.ui.slash import slash
from db import ALL_ACTS, Act, GameRow, Outgoing, Store
from db.queries import audit, games, moves, watchers
from engine.core import RuleError, dump

DEAD_DAYS = 7  # without a move, after which a host may end a game
DAY = 24 * 60 * 60
SHORT_REASON = 60  # characters of a reason: it stands in the button that asks whether one is sure
WATCHERS_LIMIT = 50  # mentions that fit one message


class ModerationCog(commands.Cog):
    """Powers of hosts and moderators, the log of a table, and watching."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        lifecycle: Lifecycle,
        lobby: Lobby,
        finder: TableFinder,
        places: Places,
        controls: ControlTable,
    ) -> None:
        self._store = store
        self._tables = tables
        self._lifecycle = lifecycle
        self._lobby = lobby
        self._finder = finder
        self._places = places
        controls.on("log", self.press_log)
        controls.on("end", self.press_end)
        controls.on("watch", self.press_watch)
        controls.on("unwatch", self.press_unwatch)

    @slash("game-kick")
    async def kick(self, answer: Answer, who: discord.User, number: int | None = None) -> None:
        """Removes a player: the host or a moderator from an open table, a moderator from a running game."""
        row = await self._finder.any(answer.interaction, number)
        if row.status == "lobby":
            row = await self.kick_from_lobby(answer.interaction, row, who.id)
            await answer.say("kicked", name=who.mention, game=row.id)
            await self._lobby.redraw(answer, row)
            return
        if row.status != "playing":
            raise over(row)
        if row.host_id == answer.user_id and not await is_moderator(self._store, answer.interaction):
            raise RuleError("kick-running")
        await need_moderator(self._store, answer.interaction)
        need_seated(row, who.id)
        await self._lifecycle.resign(row.id, who.id, answer.interaction.id, removed_by=answer.user_id)
        await answer.say("kicked", name=who.mention, game=row.id)

    async def kick_from_lobby(self, interaction: Interaction, row: GameRow, user_id: int) -> GameRow:
        """Frees a seat at an open table; if it was the host's, the next person becomes host."""
        may = row.host_id == interaction.user.id or await is_moderator(self._store, interaction)

        def make(row: GameRow) -> LobbyFacts:
            seating.need_lobby(row)
            if not may:
                seating.need_host(row, interaction.user.id)
            if all(seat.user_id != user_id for seat in row.seats):
                raise RuleError("they-are-not-seated", name=f"<@{user_id}>")
            return {**seating.left_by(row, user_id), "acts": (Act("kick", interaction.user.id, user_id),)}

        return await self._lobby.change(row.id, interaction, make)

    @slash("game-host")
    async def host(self, answer: Answer, who: discord.User, number: int | None = None) -> None:
        """Makes another player at the table its host."""
        row = await self._finder.any(answer.interaction, number)
        act = Act("host", answer.user_id, who.id)
        has_power = await is_moderator(self._store, answer.interaction)

        def need_may_pass(row: GameRow) -> None:
            need_seated(row, who.id)
            if not has_power:
                seating.need_host(row, answer.user_id)

        def make(row: GameRow) -> LobbyFacts:
            seating.need_lobby(row)
            need_may_pass(row)
            return {"host_id": who.id, "acts": (act,)}

        if row.status == "lobby":
            row = await self._lobby.change(row.id, answer.interaction, make)
            await answer.say("host-passed", name=who.mention, game=row.id)
            await self._lobby.redraw(answer, row)
            return
        async with self._tables.lock(row.id):
            table = await self._tables.running(row.id)
            need_own_table(table)
            need_may_pass(table.row)
            letter = Outgoing("letter", dump(Letter("told-host", who.id)))
            await self._store.write(games.set_host, row.id, who.id, act, letter, self._tables.now())
        await answer.say("host-passed", name=who.mention, game=row.id)

    @slash("game-end")
    async def end(self, answer: Answer, reason: str = "", number: int | None = None) -> None:
        """Ends a table for good: moderators any, the host an open one or one that is no longer played."""
        row = await self._finder.any(answer.interaction, number)
        if row.status == "lobby":
            has_power = await is_moderator(self._store, answer.interaction)
            await self.close_lobby(answer, row, end_act(answer, plain(reason, REASON_LIMIT)), has_power)
            return
        reason = plain(reason, SHORT_REASON).replace("|", "/")
        await self.need_may_end(answer, await self._tables.load(row.id))
        words = await answer.words()
        game = title_of(row, words)
        text = words("end-asked", game=game)
        if reason:
            text = f"{text}\n> {escaped(reason, SHORT_REASON)}"
        press = Press("end", row.id, row.version, "", reason)
        sure = button(press, words("button-end"), discord.ButtonStyle.danger)
        await answer.tell(text, view=view_with(sure))

    async def press_end(self, answer: Answer, press: Press) -> None:
        """Ends a running game, once the person is sure of it."""
        if not answer.is_private_click:
            raise RuleError("unknown-button")
        row = await self._finder.any(answer.interaction, press.subject_id)
        reason = plain(press.draft, SHORT_REASON)
        async with self._tables.lock(row.id):
            table = await self._tables.load(row.id)
            kind = await self.need_may_end(answer, table)
            act = end_act(answer, reason)
            await endings.end(self._tables, table, kind, act, answer.interaction.id, why=reason)
        await answer.put((await answer.words())("table-ended", game=row.id))

    async def need_may_end(self, answer: Answer, table: Table) -> endings.Ending:
        """Refuses a person who may not end this running game; returns how it ends by them."""
        need_own_table(table)
        if await is_moderator(self._store, answer.interaction):
            return "stop"
        seating.need_host(table.row, answer.user_id)
        await self.need_dead(table)
        return "abandon"

    async def close_lobby(self, answer: Answer, row: GameRow, act: Act, has_power: bool) -> None:
        """Closes an open table."""

        def make(row: GameRow) -> LobbyFacts:
            seating.need_lobby(row)
            if not has_power:
                seating.need_host(row, answer.user_id)
            return {"status": "cancelled", "acts": (act,)}

        row = await self._lobby.change(row.id, answer.interaction, make)
        await answer.say("table-ended", game=row.id)
        await self._lobby.redraw(answer, row)

    async def need_dead(self, table: Table) -> None:
        """Lets a host end a game only if it has waited for others for days, or no other person plays in it.

        A pause is agreed on: neither a paused game is dead nor one that has just gone on.
        """
        playing, host = endings.people(table), table.row.host_id
        if set(playing.values()) <= {host}:
            return
        if table.row.paused_at is not None:
            raise RuleError("end-paused")
        if self._tables.now() - await self.last_sign(table) < DEAD_DAYS * DAY:
            raise RuleError("game-alive", days=DEAD_DAYS)
        if any(playing.get(seat) == host for seat in table.to_act):
            raise RuleError("end-own-turn")

    async def last_sign(self, table: Table) -> int:
        """When a player last moved, or the game was resumed."""
        played = await self._store.read(moves.of_game, table.row.id)
        _, acts = await self._store.read(audit.newest, table.row.id, ALL_ACTS)
        signs = [move.at for move in played[-1:]] + [act.at for act in acts if act.act == "resume"]
        return max(signs, default=table.row.started_at or 0)

    @slash("game-log")
    async def log(self, answer: Answer, number: int | None = None) -> None:
        """Shows the acts on a table beside its moves to its players, its host and moderators."""
        await self._show_log(answer, number, 0)

    async def logged_table(self, interaction: Interaction, number: int | None) -> GameRow:
        """Returns the table that is meant, if the person may read its log."""
        try:
            row = await self._finder.any(interaction, number)
        except RuleError:
            if number is not None:
                raise
            row = (await self._finder.board(interaction, None)).row
        is_own = is_mine(row, interaction) or row.host_id == interaction.user.id
        if not is_own and not await is_moderator(self._store, interaction):
            raise RuleError("log-closed")
        return row

    async def press_log(self, answer: Answer, press: Press) -> None:
        """Turns a page of the log; the button's version is the page."""
        await self._show_log(answer, press.subject_id, press.version)

    async def _show_log(self, answer: Answer, number: int | None, page: int) -> None:
        """Shows one page of a log, and the buttons to its neighbours."""
        row = await self.logged_table(answer.interaction, number)
        count, acts = await self._store.read(audit.newest, row.id, PAGE, page * PAGE)
        await answer.put(*log_view(row, count, acts, page, await answer.words()))

    @slash("game-watch")
    async def watch(self, answer: Answer, number: int | None = None) -> None:
        """Mentions the person when a game is over."""
        await self._watch(answer, await self._finder.board(answer.interaction, number))

    async def press_watch(self, answer: Answer, press: Press) -> None:
        """Watch on a table's card."""
        await self._watch(answer, await self._finder.board(answer.interaction, press.subject_id))

    async def _watch(self, answer: Answer, table: Table) -> None:
        need_playing(table)
        if table.row.daily or not self._places.can_see(answer.interaction, table.row):
            raise RuleError("no-such-game", game=table.row.id)
        if table.seat_of(answer.user_id) is not None:
            raise RuleError("watch-seated")
        if len(await self._store.read(watchers.of_game, table.row.id)) >= WATCHERS_LIMIT:
            raise RuleError("watch-full")
        await self._store.write(watchers.add, table.row.id, answer.user_id)
        words = await answer.words()
        unwatch = button(Press("unwatch", table.row.id, table.row.version), words("button-unwatch"))
        there = link_button(words("button-board"), link_to(table.row))
        await answer.tell(words("watching", game=table.row.id), view=view_with(unwatch, there))

    @slash("game-unwatch")
    async def unwatch(self, answer: Answer, number: int | None = None) -> None:
        """Stops that."""
        await self._unwatch(answer, await self._finder.board(answer.interaction, number))

    async def press_unwatch(self, answer: Answer, press: Press) -> None:
        """Stop watching, under the answer to Watch."""
        await self._unwatch(answer, await self._finder.board(answer.interaction, press.subject_id))

    async def _unwatch(self, answer: Answer, table: Table) -> None:
        if not await self._store.write(watchers.remove, table.row.id, answer.user_id):
            raise RuleError("not-watching", game=table.row.id)
        await answer.put((await answer.words())("unwatched", game=table.row.id))


def end_act(answer: Answer, reason: str) -> Act:
    """What the log says of a table that was ended."""
    return Act("end", answer.user_id, data=msgspec.json.encode({"reason": reason}).decode())


def need_seated(row: GameRow, user_id: int) -> None:
    """Refuses a person who does not play at the table, or no longer."""
    if not is_playing(row, user_id):
        raise RuleError("they-are-not-seated", name=f"<@{user_id}>")
