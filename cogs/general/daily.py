"""`/daily` (J15): one solo maze a day, the same for the whole server, played in private."""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable
from datetime import date, timedelta

from discord import app_commands
from discord.ext import commands

from cogs.general.daily_score import par_of, streak, symbols, week_lines
from cogs.panels.face import AnyFace
from cogs.panels.panels import Panels
from cogs.tables import seating
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.service import Tables
from cogs.tables.table import Table, decode
from cogs.tables.viewer import viewer_of
from cogs.ui.answers import Answer
from cogs.ui.cards import Card, clipped
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press, button
from cogs.ui.limits import CONTENT_LIMIT
from cogs.ui.names import escaped
from cogs.ui.pages import Page
from cogs.ui.replies import Replies
from cogs.ui.slash import choices, slash
from db import AlreadyExists, GameRow, NewGame, Store
from db.queries import games, moves, outbox, settings
from engine import ALL_GAMES
from engine.core import RuleError, dump
from locales import Words

GAME = "junior"
RANKS_SHOWN = 20


def maze_seed(server_secret: str, day: str) -> bytes:
    """J15: nobody can compute a day's maze without the server's secret, which is never shown."""
    return hmac.new(server_secret.encode(), day.encode(), hashlib.sha256).digest()


def turns_of(row: GameRow) -> int:
    """The score of a finished daily maze: the turns it took."""
    outcome = decode(row).outcome()
    assert outcome
    return outcome.scores[0]


def par_words(row: GameRow, words: Words) -> str:
    """The par of a maze; mazes of days before there was one have none."""
    return "" if row.par is None else words("daily-par", par=row.par)


def place_of(row: GameRow, rows: Iterable[GameRow]) -> int:
    """The place of a finished maze among those of its day."""
    return 1 + sum(turns_of(other) < turns_of(row) for other in rows if other.status == "over")


def ranking_lines(rows: list[GameRow], words: Words, *, is_past: bool = False) -> list[str]:
    """J15: fewest turns first, equal turns share a place."""
    finished = sorted((row for row in rows if row.status == "over"), key=turns_of)
    lines: list[str] = []
    for row in finished[:RANKS_SHOWN]:
        name = escaped(seating.seat_names(row, words)[0])
        lines.append(words("daily-rank", place=place_of(row, finished), name=name, turns=turns_of(row)))
    searching = sum(row.status == "playing" for row in rows)
    if searching and not is_past:
        lines.append(words("daily-searching", count=searching))
    return lines


def is_shared(row: GameRow) -> bool:
    """Has the person shared the result of their maze?"""
    return row.board_message_id is not None


class Daily(commands.Cog):
    """The maze of the day and its ranking."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        replies: Replies,
        lifecycle: Lifecycle,
        panels: Panels,
        face: AnyFace,
        today: Callable[[], date],
        controls: ControlTable,
    ) -> None:
        self._store = store
        self._tables = tables
        self._replies = replies
        self._lifecycle = lifecycle
        self._panels = panels
        self._face = face
        self._today = today
        controls.on_seat("daily-share", self.share)

    async def seed(self, guild_id: int, day: str) -> bytes:
        """The seed of this server's maze on a day."""
        secret = await self._store.write(
            settings.get_or_put, "guild", guild_id, "daily-secret", secrets.token_hex(32)
        )
        return maze_seed(secret, day)

    @slash("daily")
    @app_commands.choices(show=choices("daily-show", ("play", "ranking", "yesterday", "week")))
    async def daily(self, answer: Answer, show: str = "play") -> None:
        """Opens today's maze, or shows a ranking."""
        if show == "ranking":
            await self.show_ranking(answer, self._today())
        elif show == "yesterday":
            await self.show_ranking(answer, self._today() - timedelta(days=1))
        elif show == "week":
            await self.show_week(answer)
        else:
            await self.play(answer)

    async def play(self, answer: Answer) -> None:
        """Continues or begins today's maze; shows the result if it is finished."""
        day = self._today().isoformat()
        guild_id = answer.interaction.guild_id or 0
        row = await self._store.read(games.daily_of_user, guild_id, answer.user_id, day)
        table = decode(row) if row and row.state else await self.begin(answer, guild_id, day)
        if table.row.status == "over":
            await self.show_result(answer, table, "")
            return
        words = await answer.words()
        lead = words("daily-title", day=self._today()) if table.row.version <= 1 else ""
        await self._panels.open(answer, table, lead)

    async def begin(self, answer: Answer, guild_id: int, day: str) -> Table:
        """Deals the day's maze for one person."""
        user, rules = answer.interaction.user, ALL_GAMES[GAME]
        seed, options = await self.seed(guild_id, day), rules.options(first=0)
        par = await answer.work(lambda: par_of(rules, options, seed))
        seats = seating.renumbered([seating.person(user.id, user.display_name, answer.interaction.id)])
        try:
            row = await self._store.write(
                games.create,
                NewGame(
                    game=GAME,
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
            # Asked for twice at once, or the process died before the maze was dealt.
            row = await self._tables.row(other.id)
        async with self._tables.lock(row.id):
            row = await self._tables.row(row.id)
            return (
                decode(row)
                if row.state
                else await self._lifecycle.start(row, answer.interaction.id, seed=seed)
            )

    async def show_result(self, answer: Answer, table: Table, lead: str) -> None:
        """Shows the finished maze in private, with the ranking so far."""
        words = await answer.words()
        rows = await self._store.read(games.dailies, table.row.guild_id, table.row.daily or "")
        days = await self._store.read(games.finished_days, table.row.guild_id, answer.user_id)
        done = words(
            "daily-turns" if lead else "daily-done",  # the story before it says what was found
            turns=turns_of(table.row),
            par=par_words(table.row, words),
        )
        run = words("daily-streak", count=streak(days, self._today()))
        text = "\n".join(filter(None, [lead, done, run, *ranking_lines(list(rows), words)]))
        viewer = viewer_of(table, 0, await answer.words())
        share = button(Press("daily-share", table.row.id, table.row.version), words("button-share"))
        controls = () if is_shared(table.row) else ((share,),)
        await answer.show(Page(clipped(text, CONTENT_LIMIT), self._face.board(viewer), controls))

    async def share(self, answer: Answer, press: Press) -> None:
        """Posts a person's own result for all to see, once; it tells nothing of the maze."""
        async with self._tables.lock(press.subject_id):
            table = await self._tables.load(press.subject_id)
            row = table.row
            if not row.daily or row.host_id != answer.user_id or row.guild_id != answer.interaction.guild_id:
                raise RuleError("unknown-button")
            if row.status != "over":
                raise RuleError("daily-unfinished")
            if is_shared(row):
                raise RuleError("daily-shared-already")
            await self._post(answer, table)
            shown = await answer.interaction.original_response()
            # A maze has no board in the channel: this is the message that shows it.
            await self._store.write(outbox.mark_sent, (), game_id=row.id, board_message_id=shown.id)

    async def _post(self, answer: Answer, table: Table) -> None:
        row = table.row
        assert row.daily
        answer.publicly()
        words = await self._replies.public(row.guild_id, answer.interaction.guild)
        played = await self._store.read(moves.of_game, row.id)
        marks = await answer.work(lambda: symbols(table, played))
        rows = await self._store.read(games.dailies, row.guild_id, row.daily)
        days = await self._store.read(games.finished_days, row.guild_id, answer.user_id)
        day = date.fromisoformat(row.daily)
        lines = [
            words(
                "daily-shared",
                name=escaped(row.seats[0].name),
                day=day,
                turns=turns_of(row),
                par=par_words(row, words),
            ),
            marks,
            words(
                "daily-shared-place",
                place=place_of(row, rows),
                count=sum(r.status == "over" for r in rows),
                streak=streak(days, day),
            ),
        ]
        await answer.post(Card("\n".join(lines)).layout())

    async def show_week(self, answer: Answer) -> None:
        """Shows the ranking of the last seven days."""
        words, last = await answer.words(), self._today()
        first = last - timedelta(days=6)
        guild_id = answer.interaction.guild_id or 0
        found = await self._store.read(games.daily_scores, guild_id, first.isoformat(), last.isoformat())
        lines = week_lines(found, RANKS_SHOWN, words) or [words("daily-nobody")]
        days = await self._store.read(games.finished_days, guild_id, answer.user_id)
        run = words("daily-streak", count=streak(days, last))
        await answer.tell("\n".join([words("daily-week-title", first=first, last=last), *lines, run]))

    async def show_ranking(self, answer: Answer, day: date) -> None:
        """Shows a day's ranking, and the seed of a day that is over."""
        words = await answer.words()
        guild_id = answer.interaction.guild_id or 0
        rows = list(await self._store.read(games.dailies, guild_id, day.isoformat()))
        is_past = day < self._today()
        lines = ranking_lines(rows, words, is_past=is_past)
        lines = lines or [words("daily-nobody-then" if is_past else "daily-nobody")]
        if is_past and rows:
            seed = await self.seed(guild_id, day.isoformat())
            lines.append("-# " + words("daily-seed", seed=seed.hex()))
        head = words("daily-ranking-title", day=day)
        await answer.tell("\n".join([head, *lines]))
