"""`/tournament …` for the organiser: whatever does not happen by itself, or must not."""

import re
from collections.abc import Sequence
from typing import Any

import discord

from cogs.tournaments.commands.finding import PUBLIC, RUNNING, organised
from cogs.tournaments.commands.group import tournament_slash
from cogs.tournaments.commands.sheets import need_begun
from cogs.tournaments.commands.terms import SettlingPanel
from cogs.tournaments.pages.card import knockout_ties, title
from cogs.tournaments.pages.export import csv_file, results_csv, standings_csv
from cogs.tournaments.pages.own_table import Sentence
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.service.transactions import OPEN, OVER
from cogs.tournaments.telling.reports import fates, tied_match
from cogs.ui import Interaction
from cogs.ui.controls import Press, button
from cogs.ui.names import escaped, plain
from db import TournamentRow
from db.queries import tournaments
from engine.core import RuleError
from engine.tournaments import after_round, bracket, result_at
from locales import Words


def read_places(text: str, seats: int) -> tuple[int, ...]:
    """Places as an organiser writes them: `1 2 2 4` or `1, 2, 2, 4`."""
    if not re.fullmatch(r"[1-9]([ ,;/-]+[1-9]){0,7}", text.strip()):
        raise RuleError("tournament-places-wrong", seats=seats)
    return tuple(map(int, re.findall(r"[1-9]", text)))


def seats_of(known: Tournament, round_number: int, table: int) -> tuple[int, ...]:
    """Who sits at a table by its number; nobody where there is no such table."""
    if not 1 <= round_number <= known.round:
        return ()
    tables = known.state.rounds[round_number - 1].tables
    return tables[table - 1].seats if 1 <= table <= len(tables) else ()


def result_words(before: Tournament, after: Tournament, round_number: int, table: int, words: Words) -> str:
    """Everybody at a table with their place, and the one they had before where there was one."""

    def places(known: Tournament) -> Sequence[int]:
        result = result_at(known.state, round_number, table - 1)
        return result.places if result else ()

    def line(at: int, who: int, new: int, old: Sequence[int]) -> str:
        name = escaped(after.name_of(who)) or words("picture-tournament-nameless", number=at + 1)
        was = [place for place in old[at : at + 1] if place != new]
        told = [words("picture-place", place=place) for place in (*was, new)]
        return f"{name} {' → '.join(told)}"

    seats, old = seats_of(after, round_number, table), places(before)
    lines = (line(at, who, new, old) for at, (who, new) in enumerate(zip(seats, places(after), strict=True)))
    return ", ".join(lines)


def knockout_lines(known: Tournament, round_number: int, table: int, words: Words) -> list[str]:
    """Who goes on by a result of the knock-out, and why where the places alone do not tell. For a worker."""
    result = result_at(known.state, round_number, table)
    if result is None or known.state.rounds[round_number - 1].stage != "knockout":
        return []
    rule = knockout_ties(known.state.plan, words)
    is_tied = tied_match(known, bracket(after_round(known.state, round_number)), result) is not None
    why = [words("tournament-result-tied", rule=rule)] if is_tied and rule else []
    return [*why, *fates(known, round_number, seats_of(known, round_number, table + 1), words)]


def season_after_words(row: TournamentRow, words: Words) -> str:
    """What a corrected season means for the one after it: its divisions are fixed when it begins."""
    key = "waiting" if row.status in ("draft", *OPEN) else "begun"
    return words(
        f"tournament-season-{key}", title=words("tournament-title", name=escaped(row.name), number=row.id)
    )


# What is said to somebody about themselves, and what is said about them to whoever organises.
SAID_OF_OTHERS = {
    "tournament-entered-already": "tournament-entered-other",
    "tournament-full": "tournament-full-other",
}


def about_somebody(error: RuleError, user: str) -> RuleError:
    """A refusal that would speak to the person whom it is about."""
    key = SAID_OF_OTHERS.get(error.code)
    return RuleError(key, user=user, **error.facts) if key else error


def passed_over(known: Tournament, entrant: discord.abc.User) -> list[Sentence]:
    """That somebody was added without the role that others need."""
    role_id = known.terms.role_id
    roles = entrant.roles if isinstance(entrant, discord.Member) else []
    if role_id is None or any(role.id == role_id for role in roles):
        return []
    return [("tournament-added-role", {"role": f"<@&{role_id}>"})]


class Organising(SettlingPanel):
    """Part of the cog."""

    async def done(
        self,
        interaction: Interaction,
        known: Tournament,
        key: str,
        more: Sequence[Sentence] = (),
        below: Sequence[str] = (),
        **facts: Any,
    ) -> None:
        """Tell the organiser, show the card as it is now, let the tournament go on."""
        words = await self.bot.replies.private(interaction)
        told = [words(key, title=title(known, words), **facts), *(words(also, **why) for also, why in more)]
        try:
            await self.bot.replies.reply(interaction, "\n".join([" ".join(told), *below]))
            await self.bot.tournaments.teller.renew_card(known)
        finally:
            await self.bot.tournaments.after_act(known.row.id)

    @tournament_slash("start")
    async def start(self, interaction: Interaction, tournament: int | None = None) -> None:
        """Close the entries now."""
        known = await organised(self.bot, interaction, tournament)
        changed = await self.bot.tournaments.service.close_entries(known.row.id, interaction.user.id)
        following: Sentence = ("tournament-closed-round", {})
        if changed.row.status == "check_in":
            following = ("tournament-closed-check-in", {"when": f"<t:{changed.row.due}:R>"})
        await self.done(interaction, changed, "tournament-closed-now", [following])

    @tournament_slash("pause")
    async def pause(self, interaction: Interaction, tournament: int | None = None) -> None:
        """Stop all clocks."""
        known = await organised(self.bot, interaction, tournament)
        if known.row.status == "paused":
            raise RuleError("tournament-paused-already")
        changed = await self.bot.tournaments.service.pause(known.row.id, interaction.user.id)
        await self.done(interaction, changed, "tournament-paused-now")

    @tournament_slash("resume")
    async def resume(self, interaction: Interaction, tournament: int | None = None) -> None:
        """Let all clocks run again."""
        known = await organised(self.bot, interaction, tournament)
        changed = await self.bot.tournaments.service.resume(known.row.id, interaction.user.id)
        await self.done(interaction, changed, "tournament-resumed-now")

    @tournament_slash("drop")
    async def drop(
        self, interaction: Interaction, entrant: discord.User, tournament: int | None = None
    ) -> None:
        """Somebody is no longer paired."""
        known = await organised(self.bot, interaction, tournament)
        changed = await self.bot.tournaments.service.leave(known.row.id, entrant.id, interaction.user.id)
        await self.done(interaction, changed, "tournament-dropped-now", user=entrant.mention)

    @tournament_slash("add")
    async def add(
        self, interaction: Interaction, entrant: discord.User, tournament: int | None = None
    ) -> None:
        """Somebody takes part, whatever their roles."""
        known = await organised(self.bot, interaction, tournament)
        if entrant.bot:
            raise RuleError("tournament-no-bots")
        name = plain(entrant.display_name)
        try:
            changed = await self.bot.tournaments.service.join(
                known.row.id, entrant.id, name, interaction.id, interaction.user.id
            )
        except RuleError as error:
            raise about_somebody(error, entrant.mention) from None
        role = passed_over(known, entrant)
        if not changed.round:
            await self.done(interaction, changed, "tournament-added-now", role, user=entrant.mention)
            return
        facts: dict[str, Any] = {"user": entrant.mention, "round": changed.round + 1}
        await self.done(interaction, changed, "tournament-added-late", role, **facts)

    @tournament_slash("result")
    async def result(
        self, interaction: Interaction, round: int, table: int, places: str, tournament: int | None = None
    ) -> None:
        """Decide a table, or correct it, even where all is over."""
        known = await organised(self.bot, interaction, tournament, (*RUNNING, "over"))
        seats = seats_of(known, round, table) or known.state.plan.sizes[:1]
        await self.bot.replies.take_time(interaction)
        changed = await self.bot.tournaments.service.set_result(
            known.row.id, round, table - 1, read_places(places, len(seats)), interaction.user.id
        )
        words = await self.bot.replies.private(interaction)
        below = await self.bot.workers.run(lambda: knockout_lines(changed, round, table - 1, words))
        later = await self.bot.store.read(tournaments.seasons_after, known.row.guild_id, known.row.id)
        below += [season_after_words(row, words) for row in later]
        told = result_words(known, changed, round, table, words)
        facts: dict[str, Any] = {"round": round, "table": table, "result": told}
        await self.done(interaction, changed, "tournament-result-now", below=below, **facts)

    @tournament_slash("pair-again")
    async def pair_again(self, interaction: Interaction, tournament: int | None = None) -> None:
        """Pair the round anew, before its first move."""
        known = await organised(self.bot, interaction, tournament)
        await interaction.response.defer(ephemeral=True)  # many players take longer than Discord waits
        changed = await self.bot.tournaments.service.pair_again(known.row.id, interaction.user.id)
        tables = len(changed.state.rounds[-1].tables)
        await self.done(interaction, changed, "tournament-paired-now", round=changed.round, tables=tables)

    @tournament_slash("channel")
    async def channel(
        self, interaction: Interaction, channel: discord.TextChannel, tournament: int | None = None
    ) -> None:
        """Announce elsewhere; what waited goes out there."""
        known = await organised(self.bot, interaction, tournament)
        place = self.bot.get_channel(channel.id)
        await self.need_place(interaction, place)
        changed = await self.bot.tournaments.service.set_channel(
            known.row.id, channel.id, interaction.user.id
        )
        await self.done(interaction, changed, "tournament-channel-now", place=channel.mention)
        await self.bot.tournaments.attend(known.row.id, mend=True)

    @tournament_slash("cancel")
    async def cancel(self, interaction: Interaction, tournament: int | None = None) -> None:
        """Ask once more, then end it without a podium."""
        known = await organised(self.bot, interaction, tournament)
        if known.row.status in OVER:
            raise RuleError("tournament-over")
        words = await self.bot.replies.private(interaction)
        view = discord.ui.View(timeout=None)
        press = Press("tournament-cancel", known.row.id, known.round)  # a round later one asks again
        view.add_item(button(press, words("button-cancel-tournament"), discord.ButtonStyle.danger))
        await self.bot.replies.reply(
            interaction, words("tournament-cancel-sure", title=title(known, words)), view=view
        )

    async def press_cancel(self, interaction: Interaction, press: Press) -> None:
        """It ends here."""
        known = await organised(self.bot, interaction, press.subject_id)
        if press.version != known.round:
            raise RuleError("tournament-cancel-old")
        changed = await self.bot.tournaments.service.cancel(known.row.id, interaction.user.id)
        await self.done(interaction, changed, "tournament-cancelled-now")

    @tournament_slash("export")
    async def export(self, interaction: Interaction, tournament: int | None = None) -> None:
        """Standings and results as files."""
        known = await organised(self.bot, interaction, tournament, PUBLIC)
        need_begun(known)
        pairings = await self.bot.store.read(tournaments.pairings, known.row.id)
        words = await self.bot.replies.private(interaction)
        # Standings of hundreds take a while.
        texts = await self.bot.replies.work(
            interaction,
            lambda: {
                "standings.csv": standings_csv(known, words),
                "results.csv": results_csv(known, pairings, words),
            },
        )
        files = [csv_file(name, text) for name, text in texts.items()]
        await self.bot.replies.reply(
            interaction, words("tournament-export", title=title(known, words)), files=files
        )
