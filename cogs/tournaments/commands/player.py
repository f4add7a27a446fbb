"""`/tournament …` for everybody who takes part or looks on, and the buttons of the card."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

import discord

from cogs.runtime.background import NOT_TAKEN
from cogs.tables.service import Tables
from cogs.tournaments.commands.finding import Finder
from cogs.tournaments.commands.group import subcommand
from cogs.tournaments.pages.card import terms_card
from cogs.tournaments.pages.names import INVITED, called, mentions, title
from cogs.tournaments.pages.own_table import idle_words, own_table, table_words
from cogs.tournaments.pages.vacations import own_vacation
from cogs.tournaments.runner import Runner
from cogs.tournaments.service.field import place_in_line
from cogs.tournaments.service.records import OVER, PUBLIC
from cogs.tournaments.service.service import TournamentService
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.telling.announcements import NOBODY
from cogs.tournaments.telling.cards import Cards
from cogs.ui.answers import Answer
from cogs.ui.control_table import Handler
from cogs.ui.controls import Press, button, custom_id, view_with
from cogs.ui.names import plain
from engine.core import RuleError, commitment

BEGUN = ("running", "paused")
ACCEPTED = "\n✅ "  # before what an invitation says about the answers


def need_not_left(tournament: Tournament, user_id: int) -> None:
    """Refuse a person who has already left."""
    is_begun = tournament.row.status in BEGUN
    if is_begun and tournament.entrant(user_id) and not tournament.is_playing(user_id):
        raise RuleError("tournament-left-already")


def ids_of(message: discord.Message) -> list[str | None]:
    """The buttons of a message that is no card."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [one.custom_id for row in rows for one in row.children if isinstance(one, discord.Button)]


def is_awaited(tournament: Tournament, invitation: str) -> bool:
    """Can anybody whom an invitation names still answer it?"""
    asked = [one.user_id for one in tournament.candidates if one.kind == "asked"]
    return tournament.row.status not in OVER and any(mentions([one]) in invitation for one in asked)


@dataclass
class PlayerCommands:
    """Join, leave, check in, and find one's table: by command and by button."""

    finder: Finder
    service: TournamentService
    runner: Runner
    cards: Cards
    tables: Tables

    def pressed(self, act: Callable[[Answer, Tournament], Awaitable[None]]) -> Handler:
        """Do this with the tournament whose button was pressed."""

        async def handle(answer: Answer, press: Press) -> None:
            await act(answer, await self.finder.by_number(answer.interaction, press.subject_id))

        return handle

    @subcommand("join")
    async def join(self, answer: Answer, tournament: Tournament) -> None:
        """Take part."""
        user = answer.interaction.user
        is_asked = any(one.user_id == user.id and one.kind == "asked" for one in tournament.candidates)
        if not is_asked:
            await self.finder.need_role(answer.interaction, tournament)
        changed = await self.service.entries.join(
            tournament.row.id, user.id, plain(user.display_name), answer.interaction.id
        )
        if place := place_in_line(changed, user.id):
            key = "tournament-stands-by-now" if changed.round else "tournament-waits"
            await self._changed(answer, changed, key, place=place)
            return
        key = "tournament-joined-late" if changed.round else "tournament-joined"
        is_substitute = any(one.id == user.id and one.earlier for one in changed.state.entrants)
        key = "tournament-joined-substitute" if is_substitute else key
        await self._changed(answer, changed, key, round=changed.round + 1)

    async def press_join(self, answer: Answer, press: Press) -> None:
        """Take part; an invitation that is answered says so, whoever pressed it."""
        tournament = await self.finder.by_number(answer.interaction, press.subject_id)
        message = answer.interaction.message
        try:
            if press.field == INVITED and message and mentions([answer.user_id]) not in message.content:
                raise RuleError("tournament-invitation-other")
            await self.join(answer, tournament)
        finally:
            if press.field == INVITED and message and ids_of(message) == [custom_id("b", press)]:
                latest = await self.service.records.load(tournament.row.id)
                await self._renew_invitation(latest, message)

    async def _renew_invitation(self, tournament: Tournament, message: discord.Message) -> None:
        """Say who has accepted; where nobody can answer any more, the button goes."""
        asked, words = message.content.split(ACCEPTED)[0], await self.runner.desk.words(tournament)
        named = [one.user_id for one in tournament.entrants if mentions([one.user_id]) in asked]
        names = words.listed([called(tournament, who, words) for who in named]) if named else ""
        told = asked + (ACCEPTED + words("tournament-invitation-accepted", names=names) if named else "")
        with suppress(*NOT_TAKEN):
            if not is_awaited(tournament, asked):
                await message.edit(content=told, view=None, allowed_mentions=NOBODY)
            elif told != message.content:
                await message.edit(content=told, allowed_mentions=NOBODY)

    @subcommand("leave")
    async def leave(self, answer: Answer, tournament: Tournament) -> None:
        """No longer take part: at once before the first round; later, ask first."""
        user_id = answer.user_id
        need_not_left(tournament, user_id)
        if tournament.row.status in BEGUN and tournament.entrant(user_id):
            await self._ask_to_leave(answer, tournament)
            return
        changed = await self.service.entries.leave(tournament.row.id, user_id)
        await self._changed(answer, changed, "tournament-left")

    async def _ask_to_leave(self, answer: Answer, tournament: Tournament) -> None:
        """Say what leaving means now, with a button for those who are sure."""
        words = await answer.words()
        table = await own_table(self.tables, tournament, answer.user_id)
        place = {"round": table.pairing.round, "table": table.pairing.number + 1} if table else {}
        key = "tournament-leave-sure-table" if table else "tournament-leave-sure"
        text = words(key, title=title(tournament, words), **place)
        press = Press("tournament-leave-sure", tournament.row.id, tournament.row.version)
        view = view_with(button(press, words("button-leave-tournament"), discord.ButtonStyle.danger))
        await answer.tell(text, view=view)

    async def leave_for_good(self, answer: Answer, tournament: Tournament) -> None:
        """Leave the tournament, and the table at which the person sits."""
        need_not_left(tournament, answer.user_id)
        changed = await self.service.entries.leave(tournament.row.id, answer.user_id)
        try:
            words = await answer.words()
            await answer.put(words("tournament-left", title=title(changed, words)))
        finally:
            await self.runner.after_act(changed)

    @subcommand("check-in")
    async def check_in(self, answer: Answer, tournament: Tournament) -> None:
        """Confirm that one is there."""
        changed = await self.service.entries.check_in(tournament.row.id, answer.user_id)
        await self._changed(answer, changed, "tournament-checked-in")

    async def _changed(self, answer: Answer, tournament: Tournament, key: str, **facts: int) -> None:
        """Answer a person who has changed a tournament, renew its card, and let it go on."""
        message = answer.interaction.message
        words = await answer.words()
        text = words(key, title=title(tournament, words), **facts)
        is_card = message is not None and message.id == tournament.row.card_message_id
        try:
            if message and is_card:
                drawn, without_picture = await self.cards.layouts(tournament)
                layout = drawn if message.attachments else without_picture
                await answer.renew_card(layout)
            await answer.tell(text)
        finally:
            # Another click may have changed the tournament while this one was being answered.
            latest = await self.service.records.load(tournament.row.id) if is_card else tournament
            is_shown = is_card and latest.row.version == tournament.row.version
            await self.runner.after_act(latest, is_shown=is_shown)

    @subcommand("info", PUBLIC)
    async def info(self, answer: Answer, tournament: Tournament) -> None:
        """Show all terms, with the tie-breaks explained."""
        await answer.tell(terms_card(tournament, await answer.words()).layout())

    async def fair(self, answer: Answer, tournament: Tournament) -> None:
        """Fair dice: the whole commitment."""
        await answer.say("tournament-promise", hash=commitment(tournament.row.secret))

    @subcommand("my-table", PUBLIC)
    async def my_table(self, answer: Answer, tournament: Tournament) -> None:
        """Tell a person where they play, or why nowhere."""
        words, user_id = await answer.words(), answer.user_id
        if table := await own_table(self.tables, tournament, user_id):
            text = table_words(tournament, table, words)
        else:
            text = await answer.work(lambda: idle_words(tournament, user_id, words))
        hint = await own_vacation(self.service.records, tournament, user_id, words)
        await answer.tell(f"{text}\n{hint}".strip())
