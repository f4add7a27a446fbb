"""`/tournament …` for everybody who takes part or looks on, and the buttons of the card."""

from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.contest.card import title, tournament_card
from cogs.contest.finding import PUBLIC, RUNNING, Asker, cup_of, find_cup, need_role, visible
from cogs.contest.group import TOURNAMENT, cup_slash
from cogs.contest.listing import LIST_LIMIT, history_line, table_lines, tournament_line
from cogs.contest.organising import Organising
from cogs.contest.showing import Wish, read_wish, show_sheet
from cogs.contest.terms import Tournament
from cogs.controls import Press
from cogs.names import plain
from engine.core import RuleError

if TYPE_CHECKING:
    from bot import Dedale


class TournamentCog(Organising, commands.Cog):
    """Taking part and looking on; the organiser's part is in the classes it is made of."""

    tournament = TOURNAMENT

    def __init__(self, bot: "Dedale") -> None:
        self.bot = bot
        for verb, answer in (
            ("cup-join", self.press_join),
            ("cup-leave", self.press_leave),
            ("cup-check", self.press_check_in),
            ("cup-table", self.press_table),
            ("cup-standings", self.press_standings),
            ("cup-page", self.turn_page),
            ("cup-field", self.press_field),
            ("cup-set", self.press_set),
            ("cup-open", self.press_open),
            ("cup-discard", self.press_discard),
            ("cup-cancel", self.press_cancel),
        ):
            bot.controls.on(verb, answer)

    async def join_cup(self, interaction: Asker, known: Tournament) -> None:
        """The asker takes part."""
        need_role(known, interaction)
        user = interaction.user
        changed = await self.bot.cups.service.join(
            known.row.id, user.id, plain(user.display_name), interaction.id
        )
        await self.changed(interaction, changed, "tournament-joined")

    async def leave_cup(self, interaction: Asker, known: Tournament) -> None:
        """The asker no longer takes part."""
        changed = await self.bot.cups.service.leave(known.row.id, interaction.user.id)
        await self.changed(interaction, changed, "tournament-left")

    async def check_in_cup(self, interaction: Asker, known: Tournament) -> None:
        """The asker is there."""
        changed = await self.bot.cups.service.check_in(known.row.id, interaction.user.id)
        await self.changed(interaction, changed, "tournament-checked-in")

    async def changed(self, interaction: Asker, known: Tournament, key: str) -> None:
        """Answer whoever changed a tournament, show its card as it is now, and let it go on."""
        message = interaction.message
        try:
            if message and message.id == known.row.card_message_id:
                drawn, without_picture = await self.bot.cups.teller.layouts(known)
                layout = drawn if message.attachments else without_picture
                await interaction.response.edit_message(
                    view=layout, allowed_mentions=discord.AllowedMentions.none()
                )
                await self.renew_if_old(known)
            else:
                words = await self.bot.talk.private(interaction)
                await self.bot.talk.reply(interaction, words(key, title=title(known, words)))
                await self.bot.cups.teller.renew_card(known)
        finally:
            await self.bot.cups.after_act(known.row.id)

    async def renew_if_old(self, shown: Tournament) -> None:
        """Of clicks that come at once, the answer that arrives last may not be the one that knows most."""
        latest = await self.bot.cups.service.load(shown.row.id)
        if latest.row.version != shown.row.version:
            await self.bot.cups.teller.renew_card(latest)

    async def press_join(self, interaction: Asker, press: Press) -> None:
        """Join."""
        await self.join_cup(interaction, await cup_of(self.bot, interaction, press.game_id))

    async def press_leave(self, interaction: Asker, press: Press) -> None:
        """Leave."""
        await self.leave_cup(interaction, await cup_of(self.bot, interaction, press.game_id))

    async def press_check_in(self, interaction: Asker, press: Press) -> None:
        """Check in."""
        await self.check_in_cup(interaction, await cup_of(self.bot, interaction, press.game_id))

    async def press_table(self, interaction: Asker, press: Press) -> None:
        """Where do I play?"""
        await self.tell_table(interaction, await cup_of(self.bot, interaction, press.game_id))

    async def press_standings(self, interaction: Asker, press: Press) -> None:
        """The standings, to whoever asks."""
        known = await cup_of(self.bot, interaction, press.game_id)
        await show_sheet(self.bot, interaction, known, Wish("standings"), fresh=True)

    async def turn_page(self, interaction: Asker, press: Press) -> None:
        """Another page of what one looks at."""
        known = await cup_of(self.bot, interaction, press.game_id)
        await show_sheet(self.bot, interaction, known, read_wish(press), fresh=False)

    @cup_slash("join")
    async def join(self, interaction: Asker, tournament: int | None = None) -> None:
        """Take part."""
        await self.join_cup(interaction, await find_cup(self.bot, interaction, tournament))

    @cup_slash("leave")
    async def leave(self, interaction: Asker, tournament: int | None = None) -> None:
        """No longer take part."""
        await self.leave_cup(interaction, await find_cup(self.bot, interaction, tournament))

    @cup_slash("check-in")
    async def check_in(self, interaction: Asker, tournament: int | None = None) -> None:
        """Say that one is there."""
        await self.check_in_cup(interaction, await find_cup(self.bot, interaction, tournament))

    @cup_slash("list")
    async def tournaments(self, interaction: Asker) -> None:
        """Those of this server that are not over."""
        words = await self.bot.talk.private(interaction)
        rows = await visible(self.bot, interaction, ("draft", *RUNNING))
        lines = [tournament_line(row, words) for row in rows[:LIST_LIMIT]]
        head = words("tournament-list") if lines else words("tournament-list-none")
        await self.bot.talk.reply(interaction, "\n".join([head, *lines]), suppress_embeds=True)

    @cup_slash("info")
    async def info(self, interaction: Asker, tournament: int | None = None) -> None:
        """All about one of them."""
        known = await find_cup(self.bot, interaction, tournament, PUBLIC)
        words = await self.bot.talk.private(interaction)
        card = tournament_card(known, words, None)
        await interaction.response.send_message(view=card.layout(), ephemeral=True)

    @cup_slash("standings")
    async def standings(self, interaction: Asker, tournament: int | None = None, text: bool = False) -> None:
        """Who stands where."""
        known = await find_cup(self.bot, interaction, tournament, PUBLIC)
        await show_sheet(self.bot, interaction, known, Wish("standings", is_text=text), fresh=True)

    @cup_slash("pairings")
    async def pairings(
        self, interaction: Asker, tournament: int | None = None, round: int = 0, text: bool = False
    ) -> None:
        """The tables of a round."""
        known = await find_cup(self.bot, interaction, tournament, PUBLIC)
        wish = Wish("pairings", round=round, is_text=text)
        await show_sheet(self.bot, interaction, known, wish, fresh=True)

    @cup_slash("bracket")
    async def bracket(self, interaction: Asker, tournament: int | None = None, text: bool = False) -> None:
        """The knock-out."""
        known = await find_cup(self.bot, interaction, tournament, PUBLIC)
        await show_sheet(self.bot, interaction, known, Wish("bracket", is_text=text), fresh=True)

    @cup_slash("my-table")
    async def my_table(self, interaction: Asker, tournament: int | None = None) -> None:
        """Where the asker plays."""
        await self.tell_table(interaction, await find_cup(self.bot, interaction, tournament))

    async def tell_table(self, interaction: Asker, known: Tournament) -> None:
        """Tell somebody where they play, or why nowhere."""
        if known.entrant(interaction.user.id) is None:
            raise RuleError("tournament-not-entered")
        for pairing in await self.bot.cups.service.open_pairings(known):
            table = known.contest.rounds[pairing.round - 1].tables[pairing.number]
            if interaction.user.id in table.seats:
                words = await self.bot.talk.private(interaction)
                await self.bot.talk.reply(interaction, await table_lines(self.bot, known, pairing, words))
                return
        raise RuleError("tournament-no-table")

    @cup_slash("history")
    async def history(self, interaction: Asker) -> None:
        """Those that are over, with their first three."""
        words = await self.bot.talk.private(interaction)
        rows = await visible(self.bot, interaction, ("over",))
        known = [await self.bot.cups.service.load(row.id) for row in rows[:LIST_LIMIT]]
        lines = await self.bot.workers.run(lambda: [history_line(one, words) for one in known])
        head = words("tournament-history") if lines else words("tournament-history-none")
        await self.bot.talk.reply(interaction, "\n".join([head, *lines]))
