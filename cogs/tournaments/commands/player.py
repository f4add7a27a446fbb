"""`/tournament …` for everybody who takes part or looks on, and the buttons of the card."""

from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.tournaments.commands.finding import PUBLIC, find_tournament, need_role, tournament_of
from cogs.tournaments.commands.group import TOURNAMENT, tournament_slash
from cogs.tournaments.commands.lists import Lists
from cogs.tournaments.commands.organiser import Organising
from cogs.tournaments.commands.sheets import Wish, read_wish, show_sheet
from cogs.tournaments.commands.vacations import own_vacation
from cogs.tournaments.pages.card import title, tournament_card
from cogs.tournaments.pages.own_table import idle_words, own_pairing, table_words
from cogs.tournaments.service.advance import is_to_play
from cogs.tournaments.service.terms import Tournament
from cogs.ui import Interaction
from cogs.ui.controls import Press, button
from cogs.ui.names import plain
from cogs.ui.replies import is_private_click
from engine.core import RuleError

if TYPE_CHECKING:
    from bot import Dedale


BEGUN = ("running", "paused")


def need_not_left(known: Tournament, user_id: int) -> None:
    """Whoever has left cannot leave once more."""
    if known.row.status in BEGUN and known.entrant(user_id) and not is_to_play(known.state, user_id):
        raise RuleError("tournament-left-already")


class TournamentCog(Organising, Lists, commands.Cog):
    """Taking part and looking on; the organiser's part is in the classes it is made of."""

    tournament = TOURNAMENT

    def __init__(self, bot: "Dedale") -> None:
        self.bot = bot
        for verb, answer in (
            ("tournament-join", self.press_join),
            ("tournament-leave", self.press_leave),
            ("tournament-leave-sure", self.press_leave_sure),
            ("tournament-check", self.press_check_in),
            ("tournament-table", self.press_table),
            ("tournament-standings", self.press_standings),
            ("tournament-page", self.turn_page),
            ("tournament-lines", self.turn_lines),
            ("tournament-field", self.press_field),
            ("tournament-set", self.press_set),
            ("tournament-open", self.press_open),
            ("tournament-discard", self.press_discard),
            ("tournament-cancel", self.press_cancel),
        ):
            bot.controls.on(verb, answer)

    async def join_tournament(self, interaction: Interaction, known: Tournament) -> None:
        """The asker takes part."""
        await need_role(self.bot, known, interaction)
        user = interaction.user
        changed = await self.bot.tournaments.service.join(
            known.row.id, user.id, plain(user.display_name), interaction.id
        )
        if not changed.round:
            await self.changed(interaction, changed, "tournament-joined")
            return
        await self.changed(interaction, changed, "tournament-joined-late", round=changed.round + 1)

    async def leave_tournament(self, interaction: Interaction, known: Tournament) -> None:
        """The asker no longer takes part; once rounds are played they are asked first."""
        user_id = interaction.user.id
        need_not_left(known, user_id)
        if known.row.status in BEGUN and known.entrant(user_id):
            await self.ask_to_leave(interaction, known)
            return
        changed = await self.bot.tournaments.service.leave(known.row.id, user_id)
        await self.changed(interaction, changed, "tournament-left")

    async def ask_to_leave(self, interaction: Interaction, known: Tournament) -> None:
        """What leaving means now, and a button for whoever is sure."""
        words = await self.bot.replies.private(interaction)
        pairing = await own_pairing(self.bot, known, interaction.user.id)
        told = title(known, words)
        text = words("tournament-leave-sure", title=told)
        if pairing:
            place = {"round": pairing.round, "table": pairing.number + 1}
            text = words("tournament-leave-sure-table", title=told, **place)
        view = discord.ui.View(timeout=None)
        press = Press("tournament-leave-sure", known.row.id, known.row.version)
        view.add_item(button(press, words("button-leave-tournament"), discord.ButtonStyle.danger))
        await self.bot.replies.reply(interaction, text, view=view)

    async def press_leave_sure(self, interaction: Interaction, press: Press) -> None:
        """They are sure: they leave the tournament, and the table at which they sit."""
        known = await tournament_of(self.bot, interaction, press.subject_id)
        user_id = interaction.user.id
        need_not_left(known, user_id)
        pairing = await own_pairing(self.bot, known, user_id)
        changed = await self.bot.tournaments.service.leave(known.row.id, user_id)
        try:
            words = await self.bot.replies.private(interaction)
            text = words("tournament-left", title=title(changed, words))
            if is_private_click(interaction):
                await interaction.response.edit_message(content=text, view=None)
            else:
                await self.bot.replies.reply(interaction, text)
            await self.bot.tournaments.teller.renew_card(changed)
        finally:
            if pairing:
                await self.bot.dispatcher.send(pairing.game_id)
            await self.bot.tournaments.after_act(known.row.id)

    async def check_in_tournament(self, interaction: Interaction, known: Tournament) -> None:
        """The asker is there."""
        changed = await self.bot.tournaments.service.check_in(known.row.id, interaction.user.id)
        await self.changed(interaction, changed, "tournament-checked-in")

    async def changed(self, interaction: Interaction, known: Tournament, key: str, **facts: int) -> None:
        """Answer whoever changed a tournament, show its card as it is now, and let it go on."""
        message = interaction.message
        words = await self.bot.replies.private(interaction)
        answer = words(key, title=title(known, words), **facts)
        try:
            if message and message.id == known.row.card_message_id:
                drawn, without_picture = await self.bot.tournaments.teller.layouts(known)
                layout = drawn if message.attachments else without_picture
                await interaction.response.edit_message(
                    view=layout, allowed_mentions=discord.AllowedMentions.none()
                )
                await self.bot.replies.reply(interaction, answer)
                await self.renew_if_old(known)
            else:
                await self.bot.replies.reply(interaction, answer)
                await self.bot.tournaments.teller.renew_card(known)
        finally:
            await self.bot.tournaments.after_act(known.row.id)

    async def renew_if_old(self, shown: Tournament) -> None:
        """Of clicks that come at once, the answer that arrives last may not be the one that knows most."""
        latest = await self.bot.tournaments.service.load(shown.row.id)
        if latest.row.version != shown.row.version:
            await self.bot.tournaments.teller.renew_card(latest)

    async def press_join(self, interaction: Interaction, press: Press) -> None:
        """Join."""
        await self.join_tournament(interaction, await tournament_of(self.bot, interaction, press.subject_id))

    async def press_leave(self, interaction: Interaction, press: Press) -> None:
        """Leave."""
        await self.leave_tournament(interaction, await tournament_of(self.bot, interaction, press.subject_id))

    async def press_check_in(self, interaction: Interaction, press: Press) -> None:
        """Check in."""
        await self.check_in_tournament(
            interaction, await tournament_of(self.bot, interaction, press.subject_id)
        )

    async def press_table(self, interaction: Interaction, press: Press) -> None:
        """Where do I play?"""
        await self.tell_table(interaction, await tournament_of(self.bot, interaction, press.subject_id))

    async def press_standings(self, interaction: Interaction, press: Press) -> None:
        """The standings, to whoever asks."""
        known = await tournament_of(self.bot, interaction, press.subject_id)
        await show_sheet(self.bot, interaction, known, Wish("standings"), fresh=True)

    async def turn_page(self, interaction: Interaction, press: Press) -> None:
        """Another page of what one looks at."""
        known = await tournament_of(self.bot, interaction, press.subject_id)
        await show_sheet(self.bot, interaction, known, read_wish(press), fresh=False)

    @tournament_slash("join")
    async def join(self, interaction: Interaction, tournament: int | None = None) -> None:
        """Take part."""
        await self.join_tournament(interaction, await find_tournament(self.bot, interaction, tournament))

    @tournament_slash("leave")
    async def leave(self, interaction: Interaction, tournament: int | None = None) -> None:
        """No longer take part."""
        await self.leave_tournament(interaction, await find_tournament(self.bot, interaction, tournament))

    @tournament_slash("check-in")
    async def check_in(self, interaction: Interaction, tournament: int | None = None) -> None:
        """Say that one is there."""
        await self.check_in_tournament(interaction, await find_tournament(self.bot, interaction, tournament))

    @tournament_slash("info")
    async def info(self, interaction: Interaction, tournament: int | None = None) -> None:
        """All about one of them."""
        known = await find_tournament(self.bot, interaction, tournament, PUBLIC)
        words = await self.bot.replies.private(interaction)
        card = tournament_card(known, words, None, is_explained=True)
        await interaction.response.send_message(view=card.layout(), ephemeral=True)

    @tournament_slash("standings")
    async def standings(
        self, interaction: Interaction, tournament: int | None = None, text: bool = False
    ) -> None:
        """Who stands where."""
        known = await find_tournament(self.bot, interaction, tournament, PUBLIC)
        await show_sheet(self.bot, interaction, known, Wish("standings", is_text=text), fresh=True)

    @tournament_slash("pairings")
    async def pairings(
        self, interaction: Interaction, tournament: int | None = None, round: int = 0, text: bool = False
    ) -> None:
        """The tables of a round."""
        known = await find_tournament(self.bot, interaction, tournament, PUBLIC)
        wish = Wish("pairings", round=round, is_text=text)
        await show_sheet(self.bot, interaction, known, wish, fresh=True)

    @tournament_slash("bracket")
    async def bracket(
        self, interaction: Interaction, tournament: int | None = None, text: bool = False
    ) -> None:
        """The knock-out."""
        known = await find_tournament(self.bot, interaction, tournament, PUBLIC)
        await show_sheet(self.bot, interaction, known, Wish("bracket", is_text=text), fresh=True)

    @tournament_slash("my-table")
    async def my_table(self, interaction: Interaction, tournament: int | None = None) -> None:
        """Where the asker plays."""
        await self.tell_table(interaction, await find_tournament(self.bot, interaction, tournament, PUBLIC))

    async def tell_table(self, interaction: Interaction, known: Tournament) -> None:
        """Tell somebody where they play, or why nowhere."""
        words, user_id = await self.bot.replies.private(interaction), interaction.user.id
        pairing = await own_pairing(self.bot, known, user_id)
        if pairing:
            text = await table_words(self.bot, known, pairing, words)
        else:
            text = await self.bot.replies.work(interaction, lambda: idle_words(known, user_id, words))
        hint = await own_vacation(self.bot, known, user_id, words)
        await self.bot.replies.reply(interaction, f"{text}\n{hint}".strip())
