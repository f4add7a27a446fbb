"""What can be done under a private answer: a button goes as soon as it can no longer do what it says."""

import logging
from collections.abc import Sequence
from contextvars import copy_context
from typing import Any

from discord import ButtonStyle, ui

from cogs.panels.ranking import result_line
from cogs.runtime.background import NOT_TAKEN, run_in
from cogs.tables.table import Played, Table, over, result_link, started
from cogs.tables.viewer import Onlooker, viewer_of
from cogs.ui.answers import Answer
from cogs.ui.controls import Press, PressButton, button, link_button
from db import Due
from locales import Words

log = logging.getLogger("dedale.play")

ONWARD = "on"  # of a Play button in a private message: the next panel takes its place


class Offer:
    """Controls under an answer: an Undo, good up to a version, and what is good up to the end, as Play on is.

    `lead` is the part of the answer's text that stays true after the end.
    """

    def __init__(
        self,
        answer: Answer,
        table: Table,
        view: ui.View,
        lead: str = "",
        *,
        undo: PressButton | None = None,
        onward: Sequence[PressButton] = (),
    ) -> None:
        self.answer = answer
        self.game_id, self.reached = table.row.id, table.row.version
        self.undo, self.onward = undo, onward
        self._view, self._lead = view, lead
        self._context = copy_context()  # in which discord.py answers this interaction

    async def withdraw_undo(self) -> None:
        """Takes Undo away."""
        if self.undo:
            self._view.remove_item(self.undo)
            self.undo = None
            await self._change()

    async def end(self, table: Table, words: Words) -> None:
        """The game is over: Undo goes, and what follows a game stands where the game went on."""
        others = [item for item in self._view.children if item not in (self.undo, *self.onward)]
        self._view.clear_items()
        for item in (*(ways_on(table, words) if self.onward else ()), *others):
            self._view.add_item(item)
        why = over(table.row)
        told = [self._lead, outcome_line(table, words), words(why.code, **why.facts)]
        await self._change("\n".join(filter(None, told)) if self.onward else None)

    async def _change(self, text: str | None = None) -> None:
        # If Discord no longer takes that, each button tells why it does nothing, or leads to the result.
        try:
            await run_in(self._context, self.answer.change_controls(self._view, text))
        except NOT_TAKEN as error:
            log.info("the answer to a move of game %s stays as it is: %s", self.game_id, error)


class Offers:
    """The offers of the last quarter of an hour: for so long Discord lets private messages be changed.

    Nothing of this is stored. A button that is older, or from before a restart, takes itself away when it is
    pressed too late.
    """

    def __init__(self) -> None:
        self._offers: dict[int, Offer] = {}  # by the message, the oldest first
        self._of_games: dict[int, list[int]] = {}  # their messages

    def add(self, offer: Offer) -> None:
        """Notes what was just offered."""
        for message_id, old in list(self._offers.items()):
            if not old.answer.interaction.is_expired():
                break
            self.forget(message_id)
        message_id = offer.answer.message_id
        if message_id is not None:
            self.forget(message_id)
            self._offers[message_id] = offer
            self._of_games.setdefault(offer.game_id, []).append(message_id)

    def forget(self, message_id: int | None) -> None:
        """Lets a message go: it is clicked, and shows something else from now on."""
        if message_id is not None and (offer := self._offers.pop(message_id, None)):
            rest = [other for other in self._of_games.pop(offer.game_id) if other != message_id]
            if rest:
                self._of_games[offer.game_id] = rest

    def outlives(self, played: Played) -> None:
        """A stand-in has played: a move before it can still be taken back, if nothing was shown."""
        row = played.table.row
        for message_id in self._of_games.get(row.id, ()) if not played.is_final else ():
            offer = self._offers[message_id]
            if offer.reached == row.version - 1:
                offer.reached = row.version

    async def end(self, message_id: int | None, table: Table, words: Words) -> None:
        """The game behind a message is over, if that was not said there already."""
        offer = self._offers.get(message_id or 0)
        self.forget(message_id)
        if offer is not None:
            await offer.end(table, words)

    async def review(self, due: Due) -> None:
        """After an act: takes away the buttons that can no longer do what they say."""
        for message_id in tuple(self._of_games.get(due.game.id, ())):
            offer = self._offers.get(message_id)
            if offer is None:
                continue  # it was clicked while others were changed
            if due.game.status != "playing":
                await self.end(message_id, started(due.game), await offer.answer.words())
            elif offer.undo and offer.reached < due.game.version:
                if not offer.onward:
                    self.forget(message_id)
                await offer.withdraw_undo()


def outcome_line(table: Table, words: Words) -> str:
    """How a game that is over came out."""
    outcome = table.outcome()
    return result_line(Onlooker(table, viewer_of(table, None, words)), outcome) if outcome else ""


def can_be_undone(played: Played) -> bool:
    """Might this act be taken back? Not where undo is off, or something was shown, or is as good as shown:
    stand-ins that act next do so at once.
    """
    table = played.table
    if played.is_final or table.row.tournament_id is not None or table.row.daily:
        return False
    if table.row.rules_version != table.game.rules_version:
        return False
    are_bots_next = all(table.is_standin(seat) for seat in table.to_act)
    return not (table.game.every_turn_reveals and are_bots_next)


def undo_button(table: Table, words: Words) -> PressButton:
    """Undo, for the act that was just made."""
    return button(Press("undo", table.row.id, table.row.version), words("button-undo"))


def onward_button(table: Table, words: Words) -> PressButton:
    """Continue: the next panel takes the place of the message under which this stands."""
    onward = Press("play", table.row.id, table.row.version, ONWARD)
    return button(onward, words("button-onward"), ButtonStyle.primary)


def ways_on(table: Table, words: Words) -> list[PressButton | ui.Button[Any]]:
    """What follows a game that is over: Play again, unless a tournament goes on, and the result."""
    again = Press("again", table.row.id, table.row.version)
    result = link_button(words("button-result"), result_link(table))
    if table.row.tournament_id is not None or table.row.daily:
        return [result]
    return [button(again, words("button-again"), ButtonStyle.success), result]
