"""`/daily` (J15, V39): a maze and a hall a day, the same for the whole server, played in private."""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import date, timedelta

from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.games.pasvu.daily.looks import LOOK
from cogs.general.daily_lines import (
    RANKS_SHOWN,
    is_solved,
    par_words,
    place_of,
    ranking_lines,
    score_of,
    state_line,
)
from cogs.general.daily_puzzles import HALL, OF_GAME, PUZZLES, Puzzle
from cogs.general.daily_score import par_of, streak, week_lines
from cogs.panels.builder import Row
from cogs.panels.face import AnyFace
from cogs.panels.panels import Panels
from cogs.runtime.background import NOT_TAKEN
from cogs.tables import seating
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.service import Tables
from cogs.tables.table import Table, decode, over
from cogs.tables.viewer import viewer_of
from cogs.ui.answers import Answer
from cogs.ui.cards import Card, clipped
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press, PressButton, button
from cogs.ui.limits import CONTENT_LIMIT
from cogs.ui.names import escaped
from cogs.ui.pages import Page, in_rows
from cogs.ui.replies import Replies
from cogs.ui.slash import choices, slash
from db import AlreadyExists, GameRow, NewGame, Store
from db.queries import games, moves, outbox, settings
from engine import ALL_GAMES
from engine.core import RuleError, dump
from locales import Words

RANKINGS = ("ranking", "yesterday", "week")
SHOWN = ("play", *PUZZLES, *RANKINGS)


def puzzle_seed(server_secret: str, day: str, puzzle: Puzzle) -> bytes:
    """J15: nobody can compute a day's puzzle without the server's secret, which is never shown."""
    return hmac.new(server_secret.encode(), f"{day}{puzzle.salt}".encode(), hashlib.sha256).digest()


def is_shared(row: GameRow) -> bool:
    """Has the person shared the result of their puzzle?"""
    return row.board_message_id is not None


def open_button(name: str, words: Words, style: ButtonStyle = ButtonStyle.secondary) -> PressButton:
    """A button that opens a puzzle of the day, or shows a ranking."""
    return button(Press("daily", 0, 0, name), words(f"button-daily-{name}"), style)


def result_rows(table: Table, words: Words, *, shared: bool) -> tuple[Row, ...]:
    """Under a finished puzzle: what can be looked at, Share until that is done, and the other puzzles."""
    puzzle, row = OF_GAME[table.row.game], table.row
    shared = shared or not is_solved(row)
    share = button(Press("daily-share", row.id, row.version), words("button-share"), ButtonStyle.primary)
    others = [open_button(name, words) for name in PUZZLES if name != puzzle.name]
    return (*puzzle.rows(viewer_of(table, 0, words)), (*(() if shared else (share,)), *others))


class Daily(commands.Cog):
    """The puzzles of the day and their rankings."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        replies: Replies,
        lifecycle: Lifecycle,
        panels: Panels,
        faces: Mapping[str, AnyFace],
        today: Callable[[], date],
        controls: ControlTable,
    ) -> None:
        self._store = store
        self._tables = tables
        self._replies = replies
        self._lifecycle = lifecycle
        self._panels = panels
        self._faces = faces
        self._today = today
        controls.on("daily", self.press)
        controls.on_seat("daily-share", self.share)
        controls.on_seat(LOOK, self.look)

    async def seed(self, guild_id: int, day: str, puzzle: Puzzle) -> bytes:
        """The seed of this server's puzzle on a day."""
        secret = await self._store.write(
            settings.get_or_put, "guild", guild_id, "daily-secret", secrets.token_hex(32)
        )
        return puzzle_seed(secret, day, puzzle)

    @slash("daily")
    @app_commands.choices(show=choices("daily-show", SHOWN))
    async def daily(self, answer: Answer, show: str = "play", hide: str | None = None) -> None:
        """Shows today's puzzles, opens one of them, or shows a ranking."""
        if hide is None:
            await self.show(answer, show)
        elif not hide.strip():  # nothing was typed: what was laid so far stays
            await self.play(answer, HALL, (await answer.words())("daily-hide-empty"))
        else:
            await self.paste(answer, hide)

    async def press(self, answer: Answer, press: Press) -> None:
        """The same by a button."""
        if press.field not in SHOWN:
            raise RuleError("unknown-button")
        if answer.interaction.guild_id is None:
            raise RuleError("only-in-servers")
        await self.show(answer, press.field)

    async def show(self, answer: Answer, what: str) -> None:
        """Shows what was asked for; today's puzzles if that is nothing known."""
        if what in PUZZLES:
            await self.play(answer, PUZZLES[what])
        elif what == "ranking":
            await self.show_ranking(answer, self._today())
        elif what == "yesterday":
            await self.show_ranking(answer, self._today() - timedelta(days=1))
        elif what == "week":
            await self.show_week(answer)
        else:
            await self.show_today(answer)

    async def show_today(self, answer: Answer) -> None:
        """Shows how far the person is with each puzzle of the day, and buttons to them."""
        words, guild_id = await answer.words(), answer.interaction.guild_id or 0
        lines, day = [words("daily-today", day=self._today())], self._today().isoformat()
        buttons: list[PressButton] = []
        for puzzle in PUZZLES.values():
            row = await self._store.read(games.daily_of_user, guild_id, answer.user_id, day, puzzle.game)
            lines.append(state_line(puzzle, row, words))
            is_over = row is not None and row.status == "over"
            style = ButtonStyle.secondary if is_over else ButtonStyle.primary
            buttons.append(open_button(puzzle.name, words, style))
        lines.append(await self._streak(guild_id, answer.user_id, words))
        rankings = [open_button(name, words) for name in ("ranking", "week")]
        await answer.put("\n".join(lines), in_rows([buttons, rankings]))

    async def play(self, answer: Answer, puzzle: Puzzle, lead: str = "") -> None:
        """Continues or begins a puzzle of today; shows the result if it is finished."""
        table = await self._opened(answer, puzzle)
        if table.row.status == "over":
            await self.show_result(answer, table, "")
            return
        viewer = await self._panels.acting(answer, table)
        kept = await self._panels.kept(viewer) if self._faces[puzzle.game].panel.keeps else ""
        lead = "\n".join(filter(None, (await self._title(answer, table), lead)))
        await self._panels.show(answer, viewer, kept, lead)

    async def _title(self, answer: Answer, table: Table) -> str:
        """What the puzzle is, before its first move."""
        puzzle, words = OF_GAME[table.row.game], await answer.words()
        return puzzle.says(words, "title", day=self._today()) if table.row.version <= 1 else ""

    async def _opened(self, answer: Answer, puzzle: Puzzle) -> Table:
        day, guild_id = self._today().isoformat(), answer.interaction.guild_id or 0
        row = await self._store.read(games.daily_of_user, guild_id, answer.user_id, day, puzzle.game)
        return decode(row) if row and row.state else await self.begin(answer, guild_id, day, puzzle)

    async def paste(self, answer: Answer, line: str) -> None:
        """Opens the hall of the day with a plan that was typed; nothing counts before it is committed."""
        table = await self._opened(answer, HALL)
        read = HALL.draft
        assert read is not None
        if table.row.status == "over":
            await self.show_result(answer, table, "")
            return
        viewer = await self._panels.acting(answer, table)
        draft = await answer.work(lambda: read(line, viewer))
        await self._panels.keep(answer, viewer, draft)
        await self._panels.show(answer, viewer, draft)

    async def begin(self, answer: Answer, guild_id: int, day: str, puzzle: Puzzle) -> Table:
        """Deals a puzzle of the day for one person."""
        user, rules = answer.interaction.user, ALL_GAMES[puzzle.game]
        seed, options = await self.seed(guild_id, day, puzzle), rules.options(first=0)
        par = await answer.work(lambda: par_of(puzzle, rules, options, seed))
        seats = seating.renumbered([seating.person(user.id, user.display_name, answer.interaction.id)])
        try:
            row = await self._store.write(
                games.create,
                NewGame(
                    game=puzzle.game,
                    rules_version=rules.rules_version,
                    options=dump(options),
                    guild_id=guild_id,
                    channel_id=answer.interaction.channel_id or 0,
                    host_id=user.id,
                    secret=seed,
                    seats=seats,
                    at=self._tables.now(),
                    daily=day,
                    par=par,
                ),
            )
        except AlreadyExists as other:
            # Asked for twice at once, or the process died before the puzzle was dealt.
            row = await self._tables.row(other.id)
        async with self._tables.lock(row.id):
            row = await self._tables.row(row.id)
            return (
                decode(row)
                if row.state
                else await self._lifecycle.start(row, answer.interaction.id, seed=seed)
            )

    async def show_result(self, answer: Answer, table: Table, lead: str) -> None:
        """Shows a finished puzzle in private, with the ranking so far."""
        words, row, puzzle = await answer.words(), table.row, OF_GAME[table.row.game]
        rows = await self._store.read(games.dailies, row.guild_id, row.daily or "", row.game)
        key = "score" if lead else "done"  # the story before it says what was found
        facts = {"score": score_of(row), "par": par_words(row, words)}
        done = puzzle.says(words, key, **facts) if is_solved(row) else puzzle.says(words, "given-up")
        run = await self._streak(row.guild_id, answer.user_id, words)
        ranks = ranking_lines(puzzle, list(rows), words)
        text = "\n".join(filter(None, [lead, done, run, *ranks]))
        viewer = viewer_of(table, 0, words)
        controls = result_rows(table, words, shared=is_shared(row))
        page = Page(clipped(text, CONTENT_LIMIT), self._faces[row.game].board(viewer), controls)
        await answer.show(page)

    async def _streak(self, guild_id: int, user_id: int, words: Words) -> str:
        days = await self._store.read(games.finished_days, guild_id, user_id)
        return words("daily-streak", count=streak(days, self._today()))

    async def _own(self, answer: Answer, press: Press) -> Table:
        """The person's own puzzle of a day, if it is finished."""
        table = await self._tables.load(press.subject_id)
        row = table.row
        if not row.daily or row.host_id != answer.user_id or row.guild_id != answer.interaction.guild_id:
            raise RuleError("unknown-button")
        if not is_solved(row):
            raise over(row) if row.status == "over" else RuleError("daily-unfinished")
        return table

    async def look(self, answer: Answer, press: Press) -> None:
        """Shows more of a finished puzzle: what was chosen in its rows; else the result again."""
        table = await self._own(answer, press)
        page_of, chosen = OF_GAME[table.row.game].look, next(iter(press.values), "")
        if page_of is None:
            raise RuleError("unknown-button")
        if not chosen:
            await self.show_result(answer, table, "")
            return
        viewer = viewer_of(table, 0, await answer.words())
        await answer.show_made(lambda: page_of(viewer, chosen))

    async def share(self, answer: Answer, press: Press) -> None:
        """Posts a person's own result for all to see, once; it tells nothing of the puzzle."""
        async with self._tables.lock(press.subject_id):
            table = await self._own(answer, press)
            if is_shared(table.row):
                raise RuleError("daily-shared-already")
            message_id = await self._post(answer, table)
            # A puzzle has no board in the channel: this is the message that shows it.
            await self._store.write(outbox.mark_sent, (), game_id=table.row.id, board_message_id=message_id)
        if answer.is_private_click:  # a forged one may come from a message that all see
            with suppress(*NOT_TAKEN):  # the person may have closed it
                rows = result_rows(table, await answer.words(), shared=True)
                await answer.change_controls(in_rows(rows))

    async def _post(self, answer: Answer, table: Table) -> int:
        row, puzzle = table.row, OF_GAME[table.row.game]
        assert row.daily
        await answer.beside()
        words = await self._replies.public(row.guild_id, answer.interaction.guild)
        played = await self._store.read(moves.of_game, row.id)
        marks = await answer.work(lambda: puzzle.symbols(table, played))
        rows = await self._store.read(games.dailies, row.guild_id, row.daily, row.game)
        days = await self._store.read(games.finished_days, row.guild_id, answer.user_id)
        day = date.fromisoformat(row.daily)
        facts = {"name": escaped(row.seats[0].name), "score": score_of(row), "par": par_words(row, words)}
        lines = [
            puzzle.says(words, "shared", day=day, **facts),
            marks,
            puzzle.says(words, "legend"),
            words(
                "daily-shared-place",
                place=place_of(puzzle, row, rows),
                count=sum(map(is_solved, rows)),
                streak=streak(days, day),
            ),
        ]
        return await answer.post(Card("\n".join(lines)).layout())

    async def show_week(self, answer: Answer) -> None:
        """Shows the rankings of the last seven days."""
        words, last = await answer.words(), self._today()
        first, guild_id = last - timedelta(days=6), answer.interaction.guild_id or 0
        span, lines = (first.isoformat(), last.isoformat()), [words("daily-week", first=first, last=last)]
        for puzzle in PUZZLES.values():
            found = await self._store.read(games.daily_scores, guild_id, *span, puzzle.game)
            told = week_lines(puzzle, found, RANKS_SHOWN, words)
            lines += [puzzle.says(words, "week-title"), *(told or [words("daily-nobody")])]
        lines.append(await self._streak(guild_id, answer.user_id, words))
        await answer.tell(clipped("\n".join(lines), CONTENT_LIMIT))

    async def show_ranking(self, answer: Answer, day: date) -> None:
        """Shows a day's rankings, and the seeds of a day that is over."""
        words, guild_id = await answer.words(), answer.interaction.guild_id or 0
        is_past, lines = day < self._today(), [words("daily-ranking-title", day=day)]
        for puzzle in PUZZLES.values():
            rows = list(await self._store.read(games.dailies, guild_id, day.isoformat(), puzzle.game))
            told = ranking_lines(puzzle, rows, words, is_past=is_past)
            lines += [puzzle.says(words, "ranking")]
            lines += told or [words("daily-nobody-then" if is_past else "daily-nobody")]
            if is_past and rows:
                seed = await self.seed(guild_id, day.isoformat(), puzzle)
                lines.append("-# " + words("daily-seed", seed=seed.hex()))
        await answer.tell(clipped("\n".join(lines), CONTENT_LIMIT))
