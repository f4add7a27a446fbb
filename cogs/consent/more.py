"""More, under a board: a private page for what is decided beside the moves. Each choice asks once more."""

from collections.abc import Awaitable, Callable

from discord import ButtonStyle

from cogs.panels.finding import TableFinder
from cogs.panels.rules_button import rules_button
from cogs.tables.endings import people
from cogs.tables.table import Table, need_own_table, started, title_of
from cogs.ui.answers import Answer
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press, PressButton, button, view_with
from db import ProposalKind
from engine.core import RuleError
from locales import Words

BACK = "back"  # the field of a More that takes the place of the question which was clicked
KINDS: dict[str, ProposalKind] = {"pause": "pause", "draw": "draw"}  # that are proposed from here


Propose = Callable[[Answer, Table, ProposalKind], Awaitable[None]]


class More:
    """Pause, draw, resign, watching and the rules, without typing."""

    def __init__(self, finder: TableFinder, propose: Propose, controls: ControlTable) -> None:
        self._finder = finder
        self._propose = propose
        controls.on("more", self.press_more)
        controls.on("propose-ask", self.press_ask)
        controls.on("propose", self.press_propose)

    async def press_more(self, answer: Answer, press: Press) -> None:
        """Shows what this person can do at the table now."""
        if press.field != BACK:
            answer.anew()
        table, words = await self._table(answer, press), await answer.words()
        title = title_of(table.row, words)
        controls = more_controls(table, answer.user_id, words)
        text = words("more-panel" if table.seat_of(answer.user_id) is not None else "more-panel-onlooker")
        await answer.put(f"**{title}**\n{text}", view_with(*controls))

    async def press_ask(self, answer: Answer, press: Press) -> None:
        """Asks whether a pause or a draw is meant."""
        table, words = await self._table(answer, press), await answer.words()
        kind = self._kind(table, press, answer.user_id)
        is_alone = len(people(table)) < 2
        yes = Press("propose", table.row.id, table.row.version, kind)
        back = Press("more", table.row.id, table.row.version, BACK)
        await answer.put(
            words(f"propose-{kind}-alone" if is_alone else f"propose-{kind}"),
            view_with(
                button(yes, words(f"button-propose-{kind}"), ButtonStyle.primary),
                button(back, words("button-back")),
            ),
        )

    async def press_propose(self, answer: Answer, press: Press) -> None:
        """Asks the others for a pause or a draw; a forged click in a public message does nothing."""
        if not answer.is_private_click:
            raise RuleError("unknown-button")
        table = await self._table(answer, press)
        kind = self._kind(table, press, answer.user_id)
        await self._propose(answer, table, kind)

    async def _table(self, answer: Answer, press: Press) -> Table:
        return started(await self._finder.numbered(answer.interaction, press.subject_id))

    def _kind(self, table: Table, press: Press, user_id: int) -> ProposalKind:
        """What is proposed; refuses those who do not play, and tables that others decide about."""
        if press.field not in KINDS:
            raise RuleError("unknown-button")
        need_own_table(table)
        table.need_seat(user_id)
        if press.field == "pause" and table.row.paused_at is not None:
            raise RuleError("paused-already")
        return KINDS[press.field]


def more_controls(table: Table, user_id: int, words: Words) -> list[PressButton]:
    """What can be done at a table beside the moves: by its players, or by somebody who looks on."""
    row = table.row

    def control(verb: str, key: str, field: str = "") -> PressButton:
        style = ButtonStyle.danger if verb == "resign-ask" else ButtonStyle.secondary
        return button(Press(verb, row.id, row.version, field), words(key), style)

    if row.status != "playing":
        return []
    if table.seat_of(user_id) is None:
        return [control("watch", "button-watch"), rules_button(row, words)]
    resign, ask = control("resign-ask", "button-resign"), "propose-ask"
    if row.daily:  # it is played alone
        return [*[resign] * table.game.can_give_up, rules_button(row, words)]
    if row.tournament_id is not None:
        return [resign, rules_button(row, words)]
    is_paused, is_alone = row.paused_at is not None, len(people(table)) < 2
    pause = control("resume", "button-resume") if is_paused else control(ask, "button-pause", "pause")
    draw = [] if is_alone else [control(ask, "button-draw", "draw")]
    return [pause, *draw, resign, rules_button(row, words)]
