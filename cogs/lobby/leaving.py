"""`/game resign | comeback`: leaving a running game, and coming back."""

from collections.abc import Collection, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clock.buttons import TimeButtons
from cogs.consent.more import BACK
from cogs.panels.finding import TableFinder, is_here
from cogs.panels.numbers import TableNumbers, listed_title
from cogs.runtime.metrics import about
from cogs.tables import seating
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.table import Table, can_depart, result_link, result_of_resigning, started
from cogs.ui import Interaction
from cogs.ui.answers import Answer
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Option, Press, PressButton, button, select, view_with
from cogs.ui.names import escaped
from cogs.ui.slash import slash
from engine.core import RuleError, Seat
from locales import Words


def asked(table: Table, seat: Seat, never_came: Collection[Seat], words: Words) -> str:
    """The question whether a person really gives up: what becomes of the game, and behind whom they end.

    Those who never came end behind them, unless the game goes on and they may still come.
    """
    facts = {"game": words(f"game-{table.row.game}"), "number": table.row.id}
    names = seating.own_names(table.row, words)
    if table.row.daily:
        return words("resign-asked-daily")
    ends = result_of_resigning(table, seat) is not None
    staying = [s.seat for s in table.row.seats if s.seat != seat and not s.resigned]
    ahead = [other for other in staying if other not in never_came] or ([] if ends else staying)
    if not ahead:
        return words("resign-asked-alone", **facts)
    behind = words.listed([escaped(names[other]) for other in ahead])
    return words("resign-asked-end" if ends else "resign-asked", **facts, behind=behind)


def likely(tables: Sequence[Table], interaction: Interaction) -> list[Table]:
    """A person's tables that may be meant: those of the channel, if any, and today's maze, which has none."""
    here = [table for table in tables if is_here(table.row, interaction) and not table.row.daily]
    return [table for table in tables if table.row.daily or table in here or not here]


class LeavingCog(commands.Cog):
    """Giving a seat up, and taking it back from the stand-in."""

    def __init__(
        self,
        lifecycle: Lifecycle,
        finder: TableFinder,
        time_buttons: TimeButtons,
        numbers: TableNumbers,
        controls: ControlTable,
    ) -> None:
        self._lifecycle = lifecycle
        self._finder = finder
        self._time_buttons = time_buttons
        self._numbers = numbers
        controls.on_seat("resign", self.press_leave)
        controls.on_seat("depart", self.press_leave)
        controls.on("resign-which", self.press_which)
        controls.on("resign-ask", self.press_ask)

    @slash("game-resign")
    async def resign(self, answer: Answer, number: int | None = None) -> None:
        """Asks whether the person really leaves a running game for good."""
        tables = [] if number is not None else await self._finder.to_give_up(answer.interaction)
        match likely(tables, answer.interaction):
            case [table]:
                about(table.row.game)
                await self._ask(answer, table)
            case []:
                table = await self._finder.own(answer.interaction, None, number, prefers_due=False)
                await self._ask(answer, table)
            case _:
                await self._ask_which(answer, tables)

    @resign.autocomplete("number")
    async def numbers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The person's running games in this server, and today's maze."""
        return await self._numbers.to_give_up(interaction, typed)

    async def _ask_which(self, answer: Answer, tables: Sequence[Table]) -> None:
        """Lets a person with several games choose the one to leave."""
        words = await answer.words()
        named = ((table.row.id, listed_title(table.row, words)) for table in tables)
        options = [Option(str(number), title) for number, title in named]
        choice = select(Press("resign-which", 0, 0), words("resign-which"), options)
        await answer.tell(words("resign-which"), view=view_with(choice))

    async def press_which(self, answer: Answer, press: Press) -> None:
        """The game that was chosen; what is typed into a forged click is no number."""
        chosen = next(iter(press.values), "")
        if not chosen.isdecimal():
            raise RuleError("unknown-button")
        table = await self._finder.own(answer.interaction, None, int(chosen), prefers_due=False)
        await self._ask(answer, table)

    async def press_ask(self, answer: Answer, press: Press) -> None:
        """Resign, among what can be done at a table beside the moves; the way back leads there."""
        table = started(await self._finder.numbered(answer.interaction, press.subject_id))
        back = Press("more", table.row.id, table.row.version, BACK)
        await self._ask(answer, table, button(back, (await answer.words())("button-back")))

    async def _ask(self, answer: Answer, table: Table, *more: PressButton) -> None:
        seat = self._lifecycle.seat_to_resign(table, answer.user_id)
        words = await answer.words()
        text = asked(table, seat, await self._lifecycle.never_came(table), words)
        verbs = ["resign"]
        if can_depart(table, seat):
            verbs.append("depart")
            text = f"{text}\n{words('depart-asked')}"
        presses = {verb: Press(verb, table.row.id, table.row.version) for verb in verbs}
        danger = discord.ButtonStyle.danger
        buttons = [button(press, words(f"button-{verb}"), danger) for verb, press in presses.items()]
        await answer.put(text, view_with(*buttons, *more))

    async def press_leave(self, answer: Answer, press: Press) -> None:
        """Gives the seat to a stand-in, or leaves it empty: then the others play on without it."""
        if not answer.is_private_click:
            raise RuleError("unknown-button")
        leave = self._lifecycle.depart if press.verb == "depart" else self._lifecycle.resign
        table = await leave(press.subject_id, answer.user_id, answer.interaction.id)
        words, row = await answer.words(), table.row
        if row.daily:
            await answer.put(words("resigned-daily"))
        elif row.status == "over":
            await answer.put(words("resigned-end", game=row.id, link=result_link(table)))
        else:
            await answer.put(words("resigned", game=row.id))

    @slash("game-comeback")
    async def comeback(self, answer: Answer, number: int | None = None) -> None:
        """Takes one's seat back from the stand-in."""
        table = await self._finder.left(answer.interaction, number)
        await self._time_buttons.press_comeback(answer, Press("comeback", table.row.id, 0))
