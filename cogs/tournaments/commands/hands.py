"""`/organise …`: what organisers do when a tournament does not go as planned."""

import re
from dataclasses import dataclass

import discord

from cogs.tables.service import Tables
from cogs.tournaments.commands.done import answer_done
from cogs.tournaments.commands.finding import Finder, need_member
from cogs.tournaments.commands.group import subcommand
from cogs.tournaments.pages.names import listed, title
from cogs.tournaments.pages.open_tables import ALL, open_tables_of, open_tables_text, open_tables_view
from cogs.tournaments.pages.own_table import Sentence
from cogs.tournaments.pages.terms_fields import hours as time_words
from cogs.tournaments.runner import Runner
from cogs.tournaments.service.field import place_in_line
from cogs.tournaments.service.records import RUNNING
from cogs.tournaments.service.service import TournamentService
from cogs.tournaments.service.terms import Tournament, moment
from cogs.ui.answers import Answer
from cogs.ui.controls import Press
from cogs.ui.names import escaped, plain
from db import Taker
from engine.core import RuleError
from engine.tournaments import players, table_sizes

ALL_UNFINISHED = ("draft", *RUNNING)


def odd_round(tournament: Tournament) -> list[Sentence]:
    """That somebody else will have a bye in the next round, because those who play do not fill its tables."""
    number, sizes = tournament.round + 1, tournament.state.plan.sizes
    count = len(players(tournament.state, number))
    seats = sum(table_sizes(count, sizes, count) or ())
    return [("tournament-bye-odd", {"count": count, "round": number})] if seats < count else []


@dataclass
class HandsCommands:
    """The organiser's list of open tables, and more time for them."""

    finder: Finder
    service: TournamentService
    runner: Runner
    tables: Tables

    @subcommand("tables", ("running", "paused"), organised=True)
    async def open_tables(self, answer: Answer, tournament: Tournament) -> None:
        """Show which tables are still played, and for whom they wait."""
        await self._show(answer, tournament)

    async def press_tables(self, answer: Answer, press: Press) -> None:
        """Show the list from the panel; or choose a table in it."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
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
        await self.finder.need_head(answer.interaction, tournament)
        need_member(helper, is_needed=helper.id not in tournament.helpers)
        changed = await self.service.hands.share(tournament.row.id, helper.id, answer.user_id)
        way = "on" if helper.id in changed.helpers else "off"
        await answer_done(answer, self.runner, changed, f"tournament-helper-{way}", user=helper.mention)

    @subcommand("hand-over", ALL_UNFINISHED, organised=True)
    async def hand_over(self, answer: Answer, helper: discord.User, tournament: Tournament) -> None:
        """Make another person the organiser."""
        await self.finder.need_head(answer.interaction, tournament)
        need_member(helper)
        changed = await self.service.hands.hand_over(tournament.row.id, helper.id, answer.user_id)
        more: list[Sentence] = [("tournament-handed-helps", {})] if answer.user_id in changed.helpers else []
        await answer_done(answer, self.runner, changed, "tournament-handed-now", more, user=helper.mention)

    @subcommand("seed", organised=True)
    async def seed(self, answer: Answer, entrant: discord.User, seed: int, tournament: Tournament) -> None:
        """Give an entrant a seed before the start."""
        changed = await self.service.hands.seed(tournament.row.id, entrant.id, seed, answer.user_id)
        words = await answer.words()
        order = sorted((one for one in changed.entrants if one.seed), key=lambda one: one.seed or 0)
        names = listed([f"{one.seed}. {escaped(one.name)}" for one in order], words) or "–"
        await answer_done(answer, self.runner, changed, "tournament-seeds-now", names=names)

    @subcommand("bye", organised=True)
    async def bye(self, answer: Answer, entrant: discord.User, tournament: Tournament) -> None:
        """Let a player sit out the next round."""
        changed = await self.service.hands.sit_out(tournament.row.id, entrant.id, answer.user_id)
        key, user, number = "tournament-bye-now", entrant.mention, changed.round + 1
        await answer_done(answer, self.runner, changed, key, odd_round(changed), user=user, round=number)

    @subcommand("substitute", organised=True)
    async def substitute(
        self,
        answer: Answer,
        entrant: discord.User,
        tournament: Tournament,
        substitute: discord.User | None = None,
    ) -> None:
        """Put a substitute in a player's place: the first of the list, or a person who is asked first."""
        number, click, actor = tournament.row.id, answer.interaction.id, answer.user_id
        put = self.service.substitutes.put
        is_waiting = substitute is None or place_in_line(tournament, substitute.id)
        if substitute is None or is_waiting:
            wanted = substitute.id if substitute else None
            changed, taker = await put(number, entrant.id, wanted, actor, click)
            user, key = f"<@{taker}>", "tournament-substituted-now"
        else:
            need_member(substitute)
            person = Taker(substitute.id, plain(substitute.display_name))
            changed = await self.service.substitutes.ask(number, entrant.id, person, actor, click)
            user, key = substitute.mention, "tournament-substitute-asked"
        await answer_done(answer, self.runner, changed, key, user=user, other=entrant.mention)

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
        until = tournament.until_at(*at) if at else moment(tournament.round_ends)
        facts = {"title": title(tournament, words), "time": time_words(hours, words), "when": until}
        key = "tournament-extended-table" if at else "tournament-extended-round"
        place = {"round": at[0], "table": at[1] + 1} if at else {"round": tournament.round}
        try:
            await self._show(answer, tournament, told=words(key, **place, **facts))
        finally:
            await self.runner.after_act(tournament)
