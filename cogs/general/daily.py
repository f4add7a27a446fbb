"""`/daily` (J15): one solo maze a day, the same for the whole server, played in private."""

import hashlib
import hmac
import secrets
from collections.abc import Callable
from datetime import date, timedelta

from discord import app_commands
from discord.ext import commands

from cogs.panels.face import AnyFace
from cogs.panels.panels import Panels
from cogs.tables import seating
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.service import Tables
from cogs.tables.table import Table, decode
from cogs.tables.viewer import viewer_of
from cogs.ui.answers import Answer
from cogs.ui.cards import clipped
from cogs.ui.limits import CONTENT_LIMIT
from cogs.ui.names import escaped
from cogs.ui.pages import Page
from cogs.ui.slash import choices, slash
from db import AlreadyExists, GameRow, NewGame, Store
from db.queries import games, settings
from engine import GAMES
from engine.core import dump
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


def ranking_lines(rows: list[GameRow], words: Words, *, is_past: bool = False) -> list[str]:
    """J15: fewest turns first, equal turns share a place."""
    finished = sorted((row for row in rows if row.status == "over"), key=turns_of)
    lines: list[str] = []
    for row in finished[:RANKS_SHOWN]:
        place = 1 + sum(turns_of(other) < turns_of(row) for other in finished)
        name = escaped(seating.seat_names(row, words)[0])
        lines.append(words("daily-rank", place=place, name=name, turns=turns_of(row)))
    searching = sum(row.status == "playing" for row in rows)
    if searching and not is_past:
        lines.append(words("daily-searching", count=searching))
    return lines


class Daily(commands.Cog):
    """The maze of the day and its ranking."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        lifecycle: Lifecycle,
        panels: Panels,
        face: AnyFace,
        today: Callable[[], date],
    ) -> None:
        self._store = store
        self._tables = tables
        self._lifecycle = lifecycle
        self._panels = panels
        self._face = face
        self._today = today

    async def seed(self, guild_id: int, day: str) -> bytes:
        """The seed of this server's maze on a day."""
        secret = await self._store.write(
            settings.get_or_put, "guild", guild_id, "daily-secret", secrets.token_hex(32)
        )
        return maze_seed(secret, day)

    @slash("daily")
    @app_commands.choices(show=choices("daily-show", ("play", "ranking", "yesterday")))
    async def daily(self, answer: Answer, show: str = "play") -> None:
        """Opens today's maze, or shows a ranking."""
        if show == "ranking":
            await self.show_ranking(answer, self._today())
        elif show == "yesterday":
            await self.show_ranking(answer, self._today() - timedelta(days=1))
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
        user, rules = answer.interaction.user, GAMES[GAME]
        seed = await self.seed(guild_id, day)
        seats = seating.renumbered([seating.person(user.id, user.display_name, answer.interaction.id)])
        try:
            row = await self._store.write(
                games.create,
                NewGame(
                    game=GAME,
                    rules_version=rules.rules_version,
                    options=dump(rules.options(first=0)),
                    guild_id=guild_id,
                    channel_id=answer.interaction.channel_id or 0,
                    host_id=user.id,
                    secret=seed,
                    seats=seats,
                    at=self._tables.now(),
                    daily=day,
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
        done = words("daily-done", turns=turns_of(table.row))
        text = "\n".join(filter(None, [lead, done, *ranking_lines(list(rows), words)]))
        viewer = viewer_of(table, 0, await answer.words())
        page = Page(clipped(text, CONTENT_LIMIT), self._face.board(viewer), ())
        await answer.show(page)

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
