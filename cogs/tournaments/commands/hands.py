"""`/organise …`: what organisers do when a tournament does not go as planned."""

import re
from dataclasses import dataclass

import discord

from cogs.tables.service import Tables
from cogs.tournaments.commands.done import answer_done, tell_done
from cogs.tournaments.commands.finding import Finder
from cogs.tournaments.commands.group import subcommand
from cogs.tournaments.commands.people_acts import PeopleActs
from cogs.tournaments.pages.card import extended_words
from cogs.tournaments.pages.names import title
from cogs.tournaments.pages.open_tables import ALL, open_tables_of, open_tables_text, open_tables_view
from cogs.tournaments.pages.own_table import Sentence
from cogs.tournaments.pages.terms_fields import hours as time_words
from cogs.tournaments.runner import Runner
from cogs.tournaments.service.records import RUNNING
from cogs.tournaments.service.service import TournamentService
from cogs.tournaments.service.terms import Tournament
from cogs.ui.answers import Answer
from cogs.ui.controls import Press
from engine.core import RuleError

ALL_UNFINISHED = ("draft", *RUNNING)


@dataclass
class HandsCommands:
    """The organiser's list of open tables, and more time for them."""

    finder: Finder
    service: TournamentService
    runner: Runner
    tables: Tables
    acts: PeopleActs

    @subcommand("tables", ("running", "paused"), organised=True)
    async def open_tables(self, answer: Answer, tournament: Tournament) -> None:
        """Show which tables are still played, and for whom they wait."""
        await self._show(answer, tournament)

    async def press_tables(self, answer: Answer, press: Press) -> None:
        """Show the list from the panel; or choose a table in it."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        if not press.values:  # the panel stays
            answer.anew()
        await self._show(answer, tournament, next(iter(press.values), ALL))

    async def _show(self, answer: Answer, tournament: Tournament, chosen: str = ALL, told: str = "") -> None:
        words = await answer.words()
        found = await open_tables_of(self.tables, tournament)
        chosen = chosen if any(one.where == chosen for one in found) else ALL
        text = open_tables_text(tournament, found, self.service.records.now(), words)
        await answer.put(f"{told}\n{text}".strip(), open_tables_view(tournament, found, words, chosen))

    @subcommand("extend", ("running", "paused"), organised=True)
    async def extend(
        self, answer: Answer, hours: int, tournament: Tournament, table: int | None = None
    ) -> None:
        """Give the round more time, or one table of it."""
        at = None if table is None else (tournament.round, table - 1)
        changed = await self.service.hands.extend(tournament.row.id, hours, answer.user_id, at)
        await self._extended(answer, changed, hours, at)

    async def press_extend(self, answer: Answer, press: Press) -> None:
        """Give more time to the tables that were chosen in the list."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        if press.version != tournament.round:
            raise RuleError("tournament-changed")
        where = re.fullmatch(r"([0-9]{1,4})\.([0-9]{1,4})", press.draft)
        if not re.fullmatch("[0-9]{1,4}", press.field) or not (where or press.draft == ALL):
            raise RuleError("unknown-button")
        at = (int(where[1]), int(where[2])) if where else None
        number, hours = tournament.row.id, int(press.field)
        changed = await self.service.hands.extend(number, hours, answer.user_id, at)
        await self._extended(answer, changed, hours, at)

    @subcommand("postpone", (*RUNNING, "cancelled"), organised=True)
    async def postpone(self, answer: Answer, hours: int, tournament: Tournament) -> None:
        """Keep the entries open for longer, or open them again when too few had come."""
        await self._postpone(answer, tournament, hours)

    async def press_postpone(self, answer: Answer, press: Press) -> None:
        """Postpone, from the message that says that too few have come."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        if not re.fullmatch("[0-9]{1,4}", press.field):
            raise RuleError("unknown-button")
        await self._postpone(answer, tournament, int(press.field))

    async def _postpone(self, answer: Answer, tournament: Tournament, hours: int) -> None:
        changed = await self.service.hands.postpone(tournament.row.id, hours, answer.user_id)
        await answer_done(answer, self.runner, changed, "tournament-postponed-now", when=changed.until)

    @subcommand("helper", ALL_UNFINISHED, organised=True)
    async def helper(self, answer: Answer, helper: discord.User, tournament: Tournament) -> None:
        """Let a person help to organise, or no longer."""
        done = await self.acts.share(answer, helper, tournament)
        is_on = helper.id in done.tournament.helpers
        again: list[Sentence] = [("tournament-helper-again", {})] if is_on else []
        await tell_done(answer, self.runner, done._replace(more=again))

    @subcommand("hand-over", ALL_UNFINISHED, organised=True)
    async def hand_over(self, answer: Answer, helper: discord.User, tournament: Tournament) -> None:
        """Make another person the organiser."""
        await tell_done(answer, self.runner, await self.acts.hand_over(answer, helper, tournament))

    @subcommand("seed", organised=True)
    async def seed(self, answer: Answer, entrant: discord.User, seed: int, tournament: Tournament) -> None:
        """Give an entrant a seed before the start."""
        await tell_done(answer, self.runner, await self.acts.seed(answer, entrant, tournament, seed))

    @subcommand("sit-out", organised=True)
    async def sit_out(self, answer: Answer, entrant: discord.User, tournament: Tournament) -> None:
        """Let a player sit out the next round."""
        await tell_done(answer, self.runner, await self.acts.sit_out(answer, entrant, tournament))

    @subcommand("substitute", organised=True)
    async def substitute(
        self,
        answer: Answer,
        entrant: discord.User,
        tournament: Tournament,
        substitute: discord.User | None = None,
    ) -> None:
        """Put a substitute in a player's place: the first of the list, or a person who is asked first."""
        done = await self.acts.substitute(answer, entrant, tournament, substitute)
        await tell_done(answer, self.runner, done)

    async def press_take_over(self, answer: Answer, press: Press) -> None:
        """Take over from an organiser who has left."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        row = tournament.row
        if not await self.runner.desk.places.has_left(row.guild_id, row.organiser_id):
            raise RuleError("tournament-organiser-here")
        changed = await self.service.hands.hand_over(row.id, answer.user_id, answer.user_id)
        await answer_done(answer, self.runner, changed, "tournament-taken-over")

    async def _extended(
        self, answer: Answer, tournament: Tournament, hours: int, at: tuple[int, int] | None
    ) -> None:
        """Say until when the tables now have time, above the list as it stands now."""
        words = await answer.words()
        until = tournament.until_at(*at) if at else tournament.until
        facts = {"title": title(tournament, words), "time": time_words(hours, words), "when": until}
        key = "tournament-extended-table" if at else "tournament-extended-round"
        place = {"round": at[0], "table": at[1] + 1} if at else {"round": tournament.round}
        later = [] if at else extended_words(tournament, words)
        try:
            chosen = f"{at[0]}.{at[1]}" if at else ALL
            await self._show(answer, tournament, chosen, " ".join([words(key, **place, **facts), *later]))
        finally:
            await self.runner.after_act(tournament)
