"""`/tournament …` for the organiser: what does not happen by itself, or must not."""

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import ButtonStyle

from cogs.tournaments.commands.done import Done, answer_done, tell_done
from cogs.tournaments.commands.finding import Finder
from cogs.tournaments.commands.group import subcommand
from cogs.tournaments.commands.people_acts import PeopleActs
from cogs.tournaments.commands.terms import need_place
from cogs.tournaments.pages.export import results_csv, standings_csv
from cogs.tournaments.pages.names import title
from cogs.tournaments.pages.sheets import need_begun
from cogs.tournaments.pages.start import ASK, panel_button, panel_question, start_question
from cogs.tournaments.pages.terms_words import knockout_ties
from cogs.tournaments.runner import Runner
from cogs.tournaments.service.records import OPEN, OVER, PUBLIC, RUNNING
from cogs.tournaments.service.service import TournamentService
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.telling.reports import fates, match_of
from cogs.ui.answers import Answer
from cogs.ui.controls import Press, view_with
from cogs.ui.names import escaped
from db import TournamentRow
from db.queries import tournaments
from engine.core import RuleError
from engine.tournaments import League, after_table, best_of, bracket, result_at
from locales import Words


def read_places(text: str, seats: int) -> tuple[int, ...]:
    """Read places as an organiser writes them: `1 2 2 4` or `1, 2, 2, 4`."""
    if not re.fullmatch(r"[1-9]([ ,;/-]+[1-9]){0,7}", text.strip()):
        raise RuleError("tournament-places-wrong", seats=seats)
    return tuple(map(int, re.findall(r"[1-9]", text)))


def seats_of(tournament: Tournament, round_number: int, table: int) -> tuple[int, ...]:
    """Return who sits at a table by its number; nobody if there is no such table."""
    if not 1 <= round_number <= tournament.round:
        return ()
    is_table = 1 <= table <= len(tournament.state.rounds[round_number - 1].tables)
    return tournament.seats(round_number, table - 1) if is_table else ()


def result_words(before: Tournament, after: Tournament, round_number: int, table: int, words: Words) -> str:
    """Everybody at a table with their place, and the one they had before if they had one."""

    def places(tournament: Tournament) -> Sequence[int]:
        result = result_at(tournament.state, round_number, table - 1)
        return result.places if result else ()

    def line(at: int, who: int, new: int, old: Sequence[int]) -> str:
        name = escaped(after.name_of(who)) or words("picture-tournament-nameless", number=at + 1)
        was = [place for place in old[at : at + 1] if place != new]
        told = [words("picture-place", place=place) for place in (*was, new)]
        return f"{name} {' → '.join(told)}"

    seats, old = seats_of(after, round_number, table), places(before)
    lines = (line(at, who, new, old) for at, (who, new) in enumerate(zip(seats, places(after), strict=True)))
    return ", ".join(lines)


def knockout_lines(tournament: Tournament, round_number: int, table: int, words: Words) -> list[str]:
    """Who goes on after a result of the knock-out, and why if places alone do not tell. For a worker."""
    result = result_at(tournament.state, round_number, table)
    if result is None or tournament.state.rounds[round_number - 1].stage != "knockout":
        return []
    rule = knockout_ties(tournament.state.plan, words)
    match = match_of(bracket(after_table(tournament.state, round_number, table)), result)
    is_again = match is not None and match.is_played_again and match.games >= best_of(tournament.state.plan)
    is_tied = is_again or (match is not None and match.is_tied)
    why = [words("tournament-result-tied", rule=rule)] if is_tied and rule else []
    return [
        *why,
        *fates(tournament, round_number, table, seats_of(tournament, round_number, table + 1), words),
    ]


def season_after_words(row: TournamentRow, words: Words) -> str:
    """What a corrected season means for the next, whose divisions are fixed when it begins."""
    key = "waiting" if row.status in ("draft", *OPEN) else "begun"
    return words(
        f"tournament-season-{key}", title=words("tournament-title", name=escaped(row.name), number=row.id)
    )


@dataclass
class OrganiserCommands:
    """Everything that an organiser can do once entries are open."""

    finder: Finder
    service: TournamentService
    runner: Runner
    acts: PeopleActs

    @subcommand("start", organised=True)
    async def start(self, answer: Answer, tournament: Tournament) -> None:
        """Ask once more before the check-in begins, if there is one; else, or if it is open, round 1."""
        await self._ask_to_start(answer, tournament)

    async def _ask_to_start(self, answer: Answer, tournament: Tournament) -> None:
        words, row = await answer.words(), tournament.row
        text = start_question(tournament, self.service.records.now(), words)
        yes = Press("tournament-start", row.id, row.version, row.status)
        view = panel_question(yes, words("button-start-tournament"), ButtonStyle.success, words)
        await answer.put(text, view)

    async def _started(self, answer: Answer, tournament: Tournament) -> Done:
        changed = await self.service.entries.close(tournament.row.id, answer.user_id)
        length = changed.terms.check_in_minutes * 60
        if changed.row.status == "open" and length:
            when = f"<t:{(changed.row.due or 0) + length}:R>"
            return Done(changed, "tournament-check-in-now", {"when": when})
        key = "tournament-closed-now" if changed.row.status == "open" else "tournament-check-in-over"
        return Done(changed, key, {}, [("tournament-closed-round", {})])

    async def press_start(self, answer: Answer, press: Press) -> None:
        """Ask once more before the entries close or the check-in ends; do it when that is confirmed."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        if not press.field:
            await self._ask_to_start(answer, tournament)
            return
        if press.field != tournament.row.status:  # the check-in has begun since, or round 1
            raise RuleError("tournament-changed")
        words, done = await answer.words(), await self._started(answer, tournament)
        try:
            await answer.put(done.told(words), view_with(panel_button(done.tournament, words)))
        finally:
            await self.runner.after_act(done.tournament)

    @subcommand("pause", organised=True)
    async def pause(self, answer: Answer, tournament: Tournament) -> None:
        """Stop all clocks."""
        if tournament.row.status == "paused":
            raise RuleError("tournament-paused-already")
        changed = await self.service.organiser.pause(tournament.row.id, answer.user_id)
        await answer_done(answer, self.runner, changed, "tournament-paused-now")

    @subcommand("resume", organised=True)
    async def resume(self, answer: Answer, tournament: Tournament) -> None:
        """Let all clocks run again."""
        changed = await self.service.organiser.resume(tournament.row.id, answer.user_id)
        await answer_done(answer, self.runner, changed, "tournament-resumed-now")

    @subcommand("drop", organised=True)
    async def drop(self, answer: Answer, entrant: discord.User, tournament: Tournament) -> None:
        """Take a person out: they are no longer paired."""
        await tell_done(answer, self.runner, await self.acts.drop(answer, entrant, tournament))

    @subcommand("add", organised=True)
    async def add(self, answer: Answer, entrant: discord.User, tournament: Tournament) -> None:
        """Ask a person to take part, whatever their roles; moderators enter members of the server at once."""
        await tell_done(answer, self.runner, await self.acts.add(answer, entrant, tournament))

    @subcommand("result", (*RUNNING, "over"), organised=True)
    async def result(
        self, answer: Answer, round: int, table: int, places: str, tournament: Tournament
    ) -> None:
        """Decide a table, or correct it, even after the tournament is over."""
        seats = seats_of(tournament, round, table)
        wanted = read_places(places, len(seats)) if seats else ()  # that there is no such table is told first
        changed = await self.service.organiser.set_result(
            tournament.row.id, round, table - 1, wanted, answer.user_id
        )
        words = await answer.words()
        below = await answer.work(lambda: knockout_lines(changed, round, table - 1, words))
        if isinstance(tournament.state.plan, League):
            later = (tournament.row.guild_id, tournament.row.id)
            seasons = await self.service.records.store.read(tournaments.seasons_after, *later)
            below += [season_after_words(row, words) for row in seasons]
        told = result_words(tournament, changed, round, table, words)
        key = "tournament-result-now"
        await answer_done(
            answer, self.runner, changed, key, below=below, round=round, table=table, result=told
        )

    @subcommand("pair-again", organised=True)
    async def pair_again(self, answer: Answer, tournament: Tournament) -> None:
        """Ask once more before the tables of the round are closed and others opened."""
        await answer.acknowledge()  # many players take longer than Discord waits
        await self.service.organiser.need_unplayed(tournament)
        words, here = await answer.words(), tournament.round
        # A round later, or once it is done, one asks again.
        press = Press("tournament-pair-again", tournament.row.id, here, str(tournament.attempt(here)))
        view = panel_question(press, words("button-pair-again"), ButtonStyle.danger, words)
        facts = {"round": here, "tables": len(tournament.state.rounds[-1].tables)}
        await answer.put(words("tournament-pair-again-sure", title=title(tournament, words), **facts), view)

    async def press_pair_again(self, answer: Answer, press: Press) -> None:
        """Pair the round again, before its first move."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        here = tournament.round
        if (press.version, press.field) != (here, str(tournament.attempt(here))):
            raise RuleError("tournament-changed")
        await answer.acknowledge()
        changed = await self.service.organiser.pair_again(tournament.row.id, answer.user_id)
        words = await answer.words()
        facts = {"round": changed.round, "tables": len(changed.state.rounds[-1].tables)}
        text = words("tournament-paired-now", title=title(changed, words), **facts)
        try:
            await answer.put(text, view_with(panel_button(changed, words)))
        finally:
            await self.runner.after_act(changed)

    @subcommand("channel", organised=True)
    async def channel(self, answer: Answer, channel: discord.TextChannel, tournament: Tournament) -> None:
        """Announce elsewhere; what waited goes out there."""
        await need_place(answer, answer.interaction.client.get_channel(channel.id))
        changed = await self.service.organiser.set_channel(tournament.row.id, channel.id, answer.user_id)
        await answer_done(answer, self.runner, changed, "tournament-channel-now", place=channel.mention)
        await self.runner.look_after(tournament.row.id)

    @subcommand("cancel", organised=True)
    async def cancel(self, answer: Answer, tournament: Tournament) -> None:
        """Ask once more before the tournament ends without a podium."""
        await self._ask_to_cancel(answer, tournament)

    async def _ask_to_cancel(self, answer: Answer, tournament: Tournament) -> None:
        if tournament.row.status in OVER:
            raise RuleError("tournament-over")
        words = await answer.words()
        # A round later one asks again.
        press = Press("tournament-cancel", tournament.row.id, tournament.round)
        view = panel_question(press, words("button-cancel-tournament"), ButtonStyle.danger, words)
        series = [words("tournament-cancel-series")] if tournament.terms.repeat != "no" else []
        text = " ".join([words("tournament-cancel-sure", title=title(tournament, words)), *series])
        await answer.put(text, view)

    async def press_cancel(self, answer: Answer, press: Press) -> None:
        """End the tournament without a podium; from the panel, ask once more."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        if press.field == ASK:
            await self._ask_to_cancel(answer, tournament)
            return
        if press.version != tournament.round:
            raise RuleError("tournament-cancel-old")
        changed = await self.service.organiser.cancel(tournament.row.id, answer.user_id)
        words = await answer.words()
        try:
            await answer.put(words("tournament-cancelled-now", title=title(changed, words)))
        finally:
            await self.runner.after_act(changed)

    @subcommand("export", PUBLIC, organised=True)
    async def export(self, answer: Answer, tournament: Tournament) -> None:
        """Send standings and results as files."""
        need_begun(tournament)
        words = await answer.words()
        # Standings of hundreds take a while.
        made = {"csv-file-standings": standings_csv, "csv-file-results": results_csv}
        texts = await answer.work(lambda: {words(key): make(tournament, words) for key, make in made.items()})
        # The mark at their start tells spreadsheets that they are UTF-8.
        files = [discord.File(io.BytesIO(text.encode("utf-8-sig")), name) for name, text in texts.items()]
        text = words("tournament-export", title=title(tournament, words))
        await answer.tell(text, files=files)
