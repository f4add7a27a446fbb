"""`/tournament …` for the organiser: whatever does not happen by itself, or must not."""

import re
from typing import Any

import discord

from cogs.contest.card import title
from cogs.contest.finding import PUBLIC, Asker, organised
from cogs.contest.group import cup_slash
from cogs.contest.listing import csv_file, log_lines, results_csv, standings_csv
from cogs.contest.settling_panel import SettlingPanel
from cogs.contest.showing import need_begun
from cogs.contest.terms import Tournament
from cogs.controls import Press, button
from cogs.names import plain
from engine.core import RuleError


def read_places(text: str, seats: int) -> tuple[int, ...]:
    """Places as an organiser writes them: `1 2 2 4` or `1, 2, 2, 4`."""
    if not re.fullmatch(r"[1-9]([ ,;/-]+[1-9]){0,7}", text.strip()):
        raise RuleError("contest-places-wrong", seats=seats)
    return tuple(map(int, re.findall(r"[1-9]", text)))


class Organising(SettlingPanel):
    """Part of the cog."""

    async def done(self, interaction: Asker, known: Tournament, key: str, **facts: Any) -> None:
        """Tell the organiser, show the card as it is now, let the tournament go on."""
        words = await self.bot.talk.private(interaction)
        try:
            await self.bot.talk.reply(interaction, words(key, title=title(known, words), **facts))
            await self.bot.cups.teller.renew_card(known)
        finally:
            await self.bot.cups.after_act(known.row.id)

    @cup_slash("start")
    async def start(self, interaction: Asker, tournament: int | None = None) -> None:
        """Close the entries now."""
        known = await organised(self.bot, interaction, tournament)
        changed = await self.bot.cups.service.close_entries(known.row.id, interaction.user.id)
        await self.done(interaction, changed, "tournament-closed-now")

    @cup_slash("pause")
    async def pause(self, interaction: Asker, tournament: int | None = None) -> None:
        """Stop all clocks."""
        known = await organised(self.bot, interaction, tournament)
        changed = await self.bot.cups.service.pause(known.row.id, interaction.user.id)
        await self.done(interaction, changed, "tournament-paused-now")

    @cup_slash("resume")
    async def resume(self, interaction: Asker, tournament: int | None = None) -> None:
        """Let all clocks run again."""
        known = await organised(self.bot, interaction, tournament)
        changed = await self.bot.cups.service.resume(known.row.id, interaction.user.id)
        await self.done(interaction, changed, "tournament-resumed-now")

    @cup_slash("drop")
    async def drop(self, interaction: Asker, entrant: discord.User, tournament: int | None = None) -> None:
        """Somebody is no longer paired."""
        known = await organised(self.bot, interaction, tournament)
        changed = await self.bot.cups.service.leave(known.row.id, entrant.id, interaction.user.id)
        await self.done(interaction, changed, "tournament-dropped-now", user=entrant.mention)

    @cup_slash("add")
    async def add(self, interaction: Asker, entrant: discord.User, tournament: int | None = None) -> None:
        """Somebody takes part, whatever their roles."""
        known = await organised(self.bot, interaction, tournament)
        if entrant.bot:
            raise RuleError("tournament-no-bots")
        name = plain(entrant.display_name)
        changed = await self.bot.cups.service.join(
            known.row.id, entrant.id, name, interaction.id, interaction.user.id
        )
        await self.done(interaction, changed, "tournament-added-now", user=entrant.mention)

    @cup_slash("result")
    async def result(
        self, interaction: Asker, round: int, table: int, places: str, tournament: int | None = None
    ) -> None:
        """Decide a table, or correct it."""
        known = await organised(self.bot, interaction, tournament)
        changed = await self.bot.cups.service.set_result(
            known.row.id,
            round,
            table - 1,
            read_places(places, known.contest.plan.sizes[0]),
            interaction.user.id,
        )
        await self.done(interaction, changed, "tournament-result-now", round=round, table=table)

    @cup_slash("pair-again")
    async def pair_again(self, interaction: Asker, tournament: int | None = None) -> None:
        """Pair the round anew, before its first move."""
        known = await organised(self.bot, interaction, tournament)
        await interaction.response.defer(ephemeral=True)  # many players take longer than Discord waits
        changed = await self.bot.cups.service.pair_again(known.row.id, interaction.user.id)
        await self.done(interaction, changed, "tournament-paired-now", round=changed.round)

    @cup_slash("channel")
    async def channel(
        self, interaction: Asker, channel: discord.TextChannel, tournament: int | None = None
    ) -> None:
        """Announce elsewhere; what waited goes out there."""
        known = await organised(self.bot, interaction, tournament)
        place = self.bot.get_channel(channel.id)
        await self.need_place(interaction, place)
        changed = await self.bot.cups.service.set_channel(known.row.id, channel.id, interaction.user.id)
        await self.done(interaction, changed, "tournament-channel-now", place=channel.mention)
        await self.bot.cups.attend(known.row.id, mend=True)

    @cup_slash("cancel")
    async def cancel(self, interaction: Asker, tournament: int | None = None) -> None:
        """Ask once more, then end it without a podium."""
        known = await organised(self.bot, interaction, tournament)
        words = await self.bot.talk.private(interaction)
        view = discord.ui.View(timeout=None)
        press = Press("cup-cancel", known.row.id, known.row.version)
        view.add_item(button(press, words("button-cancel-tournament"), discord.ButtonStyle.danger))
        await self.bot.talk.reply(
            interaction, words("tournament-cancel-sure", title=title(known, words)), view=view
        )

    async def press_cancel(self, interaction: Asker, press: Press) -> None:
        """It ends here."""
        known = await organised(self.bot, interaction, press.game_id)
        changed = await self.bot.cups.service.cancel(known.row.id, interaction.user.id)
        await self.done(interaction, changed, "tournament-cancelled-now")

    @cup_slash("log")
    async def log(self, interaction: Asker, tournament: int | None = None) -> None:
        """What was done, by whom and when."""
        known = await organised(self.bot, interaction, tournament, PUBLIC)
        words = await self.bot.talk.private(interaction)
        rows = await self.bot.store.contests.log(known.row.id)
        lines = [words("tournament-log", title=title(known, words)), *log_lines(rows, words)]
        await self.bot.talk.reply(interaction, "\n".join(lines))

    @cup_slash("export")
    async def export(self, interaction: Asker, tournament: int | None = None) -> None:
        """Standings and results as files."""
        known = await organised(self.bot, interaction, tournament, PUBLIC)
        need_begun(known)
        pairings = await self.bot.store.contests.pairings(known.row.id)
        words = await self.bot.talk.private(interaction)
        files = [
            csv_file("standings.csv", standings_csv(known)),
            csv_file("results.csv", results_csv(known, pairings)),
        ]
        await self.bot.talk.reply(
            interaction, words("tournament-export", title=title(known, words)), files=files
        )
