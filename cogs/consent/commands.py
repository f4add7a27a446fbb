"""`/game undo | draw | pause | resume | replace`: what the others at the table have to agree to."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.consent.kinds import Case
from cogs.consent.proposals import Proposals
from cogs.moderation.moderators import is_moderator, need_moderator
from cogs.panels.finding import TableFinder
from cogs.panels.offers import onward_button
from cogs.tables.endings import people
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.outgoing import Letter
from cogs.tables.seating import own_names, seat_names
from cogs.tables.service import Tables
from cogs.tables.table import Table, need_own_table, started
from cogs.ui import Interaction
from cogs.ui.answers import Answer, answer_to
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press, view_with
from cogs.ui.names import escaped, plain
from cogs.ui.places import Places
from cogs.ui.slash import matching, slash
from db import Act, GameRow, Outgoing, ProposalKind, Store, Taker
from engine.core import RuleError, Seat, dump
from locales import Words

# Refusals of an undo that no later moment changes.
NEVER_AGAIN = {
    "undo-nothing",
    "undo-too-late",
    "undo-shown",
    "undo-shown-since",
    "undo-other-rules",
    "game-over",
    "tournament-game-over",
    "daily-finished",
    "daily-given-up",
}


def seats_of_people(row: GameRow, words: Words) -> dict[str, str]:
    """The seats that may change hands, with the names beside them: a bot keeps its own."""
    names = zip(row.seats, seat_names(row, words), strict=True)
    return {str(seat.seat): name for seat, name in names if seat.user_id is not None}


def seat_meant(row: GameRow, typed: str, words: Words) -> Seat:
    """The seat that was chosen from the list, or whose name was typed."""
    if typed in (str(seat.seat) for seat in row.seats):
        return int(typed)
    wanted = plain(typed).casefold().removeprefix("@")
    for names in (seat_names(row, words), own_names(row, words)):
        meant = [seat for seat, name in enumerate(names) if name.casefold() == wanted]
        if len(meant) == 1:
            return meant[0]
    names = [escaped(name) for name in seats_of_people(row, words).values()]
    raise RuleError("no-such-person-here", game=row.id, names=words.listed(names))


class ConsentCog(commands.Cog):
    """What the others at a table are asked about."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        lifecycle: Lifecycle,
        proposals: Proposals,
        finder: TableFinder,
        places: Places,
        controls: ControlTable,
    ) -> None:
        self._store = store
        self._tables = tables
        self._lifecycle = lifecycle
        self._proposals = proposals
        self._finder = finder
        self._places = places
        controls.on_seat("undo", self.press_undo)
        controls.on("resume", self.press_resume)

    async def propose(self, answer: Answer, table: Table, kind: ProposalKind, case: Case) -> None:
        """Proposes something, and tells the person whether it is done or the others are asked."""
        await answer.before(self._tables.lock(table.row.id))
        is_done = await self._proposals.propose(answer.interaction, table.row.id, kind, case)
        words = await answer.words()
        text = words(f"done-{kind}" if is_done else "proposed", game=table.row.id)
        onward = [onward_button(table, words)] if is_done and kind == "undo" else []
        await answer.put(text, view_with(*onward))

    async def propose_as_player(self, answer: Answer, table: Table, kind: ProposalKind) -> None:
        """Proposes something about the seat of the person who asks."""
        case = Case(user_id=answer.user_id, seat=table.need_seat(answer.user_id))
        await self.propose(answer, table, kind, case)

    async def _propose_at(self, answer: Answer, number: int | None, kind: ProposalKind) -> None:
        table = await self._finder.own(answer.interaction, None, number, prefers_due=False)
        await self.propose_as_player(answer, table, kind)

    @slash("game-undo")
    async def undo(self, answer: Answer, number: int | None = None) -> None:
        """Take back one's last act."""
        await self._propose_at(answer, number, "undo")

    async def press_undo(self, answer: Answer, press: Press) -> None:
        """Undo under the answer to a move: that move and no later one is meant.

        If that can no longer be, the message says so from now on, without the button.
        """
        table = await self._tables.load(press.subject_id)
        case = Case(user_id=answer.user_id, seat=table.need_seat(answer.user_id), aim=press.version)
        try:
            await self.propose(answer, table, "undo", case)
        except RuleError as refusal:
            if refusal.code not in NEVER_AGAIN:
                raise
            words = await answer.words()
            onward = [onward_button(table, words)] if table.row.status == "playing" else []
            await answer.put(words(refusal.code, **refusal.facts), view_with(*onward))

    @slash("game-draw")
    async def draw(self, answer: Answer, number: int | None = None) -> None:
        """Propose a draw."""
        await self._propose_at(answer, number, "draw")

    @slash("game-pause")
    async def pause(self, answer: Answer, number: int | None = None) -> None:
        """Propose a pause; a moderator who does not play there pauses at once."""
        table = await self._finder.board(answer.interaction, number, prefers_due=False)
        need_own_table(table)
        user, seat = answer.user_id, table.seat_of(answer.user_id)
        if seat is not None:
            await self.propose(answer, table, "pause", Case(user_id=user, seat=seat))
            return
        await need_moderator(self._store, answer.interaction)
        async with self._tables.lock(table.row.id):
            running = await self._tables.running(table.row.id)
            need_own_table(running)
            await self._lifecycle.pause(running, acts=(Act("pause", user),))
        await answer.say("done-pause", game=table.row.id)

    @slash("game-resume")
    async def resume(self, answer: Answer, number: int | None = None) -> None:
        """Let a paused game go on: any one of its players, or a moderator; all the others are told."""
        await self._resume(answer, await self._finder.board(answer.interaction, number, prefers_due=False))

    async def press_resume(self, answer: Answer, press: Press) -> None:
        """Resume, under the board of a paused game."""
        answer.anew()
        await self._resume(answer, started(await self._finder.numbered(answer.interaction, press.subject_id)))

    async def _resume(self, answer: Answer, table: Table) -> None:
        need_own_table(table)
        user = answer.user_id
        if table.seat_of(user) is None:
            await need_moderator(self._store, answer.interaction)
        async with self._tables.lock(table.row.id):
            running = await self._tables.running(table.row.id)
            need_own_table(running)
            others = tuple(u for u in people(running).values() if u != user)
            letter = Outgoing("letter", dump(Letter("told-resumed", user, others)))
            told = (letter,) if others else ()
            await self._lifecycle.resume(running, *told, acts=(Act("resume", user),))
        await answer.say("done-resume", game=table.row.id)

    @slash("game-replace")
    async def replace(
        self, answer: Answer, seat: str, taker: discord.Member, number: int | None = None
    ) -> None:
        """Proposes that another person takes a seat over."""
        table = await self._finder.board(answer.interaction, number, prefers_due=False)
        words = await answer.words()
        chosen = seat_meant(table.row, seat, words)
        if taker.bot:
            raise RuleError("taker-bot")
        if not self._places.member_sees(taker, table.row):
            raise RuleError("taker-blind", name=taker.mention, place=f"<#{table.row.home_id}>")
        replacing = Taker(taker.id, plain(taker.display_name))
        case = Case(user_id=answer.user_id, seat=chosen, taker=replacing)
        await self._need_may_propose(answer.interaction, table, case)
        await self.propose(answer, table, "replace", case)

    @replace.autocomplete("seat")
    async def seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The seats of the table meant."""
        words = await answer_to(interaction).words()
        number = interaction.namespace.number
        try:
            table = await self._finder.board(
                interaction, number if isinstance(number, int) else None, prefers_due=False
            )
        except RuleError as refusal:
            return matching({"?": words("seat-number-first")} if refusal.code == "which-game" else {}, "")
        return matching(seats_of_people(table.row, words), typed)

    async def _need_may_propose(self, interaction: Interaction, table: Table, case: Case) -> None:
        """Refuses all but those at the table, the person who is to take the seat, and moderators."""
        if table.row.seats[case.seat].user_id is None:
            raise RuleError("seat-of-bot")
        user = interaction.user.id
        is_concerned = table.seat_of(user) is not None or (case.taker and case.taker.user_id == user)
        if not is_concerned and not await is_moderator(self._store, interaction):
            raise RuleError("not-seated")
