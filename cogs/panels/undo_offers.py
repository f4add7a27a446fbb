"""Undo under the answer to a move: the button goes as soon as that move can no longer be taken back."""

import logging
from contextvars import copy_context

import discord

from cogs.runtime.background import NOT_TAKEN, run_in
from cogs.tables.table import Played, Table
from cogs.ui.answers import Answer
from cogs.ui.controls import Press, PressButton, button
from db import Due
from locales import Words

log = logging.getLogger("dedale.play")


class Offer:
    """An Undo that a person can press: where it stands, and up to which version it is good."""

    def __init__(self, answer: Answer, table: Table, view: discord.ui.View, undo: PressButton) -> None:
        self.answer = answer
        self.game_id, self.reached = table.row.id, table.row.version
        self._view, self._undo = view, undo
        self._context = copy_context()  # in which discord.py answers this interaction

    async def withdraw(self) -> None:
        """Takes the button away. If Discord no longer takes that, the button tells why it does nothing."""
        self._view.remove_item(self._undo)
        try:
            await run_in(self._context, self.answer.change_controls(self._view))
        except NOT_TAKEN as error:
            log.info("an undo of game %s is still shown: %s", self.game_id, error)


class UndoOffers:
    """The Undo buttons of the last quarter of an hour: for so long Discord lets private messages be changed.

    Nothing of this is stored. A button that is older, or from before a restart, takes itself away when it is
    pressed too late.
    """

    def __init__(self) -> None:
        self._offers: dict[int, Offer] = {}  # by the message, the oldest first
        self._of_games: dict[int, list[int]] = {}  # their messages

    def add(self, offer: Offer) -> None:
        """Notes an Undo that was just shown."""
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

    async def review(self, due: Due) -> None:
        """After an act: takes away the buttons that can no longer do what they say."""
        for message_id in tuple(self._of_games.get(due.game.id, ())):
            offer = self._offers[message_id]
            if due.game.status != "playing" or offer.reached < due.game.version:
                self.forget(message_id)
                await offer.withdraw()


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
