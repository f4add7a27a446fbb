"""A hostile person asks for forty replays at once; then ten others click, and one of them asks for a replay.

What these wait for is compared with their usual time in the same run.

`python bot.py` runs beside this program as in production, on a Discord of our own.
"""

import asyncio
import sys
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.clicks import Table, running
from bench.loopback import Loopback, Person
from bench.loopback.process import Bot
from bench.loopback.server import GUILD
from bench.measure import Result, gauge, report
from cogs.runtime.workers import Workers
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.moves import Moves
from cogs.tables.seating import person, renumbered
from cogs.tables.service import Tables
from cogs.tables.table import think
from db import NewGame, Store
from db.queries import games
from engine import GAMES
from engine.core import dump

GAME = "junior"
HOSTILE, VICTIM = Person(666, "Mallory"), Person(667, "Lou-Anne")
ASKED = 40  # replays at once
TABLES = 5  # of two ordinary people each
ROUNDS = 5  # of calm and of trouble, in turn, after one that is not counted
CLICKS = 3  # of each table in a round
AT_MOST = 2.0  # times the usual: nobody waits for longer than they usually do


async def played_before(path: Path) -> None:
    """One game between the two who ask for replays, played to its end by stand-ins."""
    workers, game, number = Workers(), GAMES[GAME], 1
    async with await Store.open(path) as store:
        tables = Tables(store, lambda: 0)
        moves, lifecycle = Moves(tables, workers), Lifecycle(tables, workers)
        seats = renumbered([person(one.id, one.name, one.id) for one in (HOSTILE, VICTIM)])
        row = await store.write(
            games.create,
            NewGame(
                game=GAME,
                rules_version=game.rules_version,
                options=dump(game.options()),
                guild_id=GUILD,
                channel_id=GUILD + 1,
                host_id=HOSTILE.id,
                secret=bytes(32),
                seats=seats,
                at=0,
            ),
        )
        table = (await lifecycle.start(row, 1)).row
        while (current := await tables.load(table.id)).to_act:
            number, seat = number + 1, min(current.to_act)
            user = current.row.seats[seat].user_id
            assert user
            await moves.act(table.id, user, (think(current, seat),), number)
    workers.close()


class Watch:
    """Milliseconds from a click to its answer."""

    def __init__(self, discord: Loopback) -> None:
        self._discord = discord
        self.clicks: list[float] = []

    async def click(self, table: Table) -> None:
        """Whoever is on turn presses Play, and one waits for the panel."""
        assert table.board
        custom_id = table.board.custom_id("play") or ""
        for who in table.people:
            start = perf_counter()
            await self._discord.click(who, table.board, custom_id)
            self.clicks.append((perf_counter() - start) * 1000)

    async def film(self, who: Person) -> float:
        """Milliseconds from `/replay` to the film."""
        start = perf_counter()
        answer = await self._discord.command(who, GUILD + 1, "replay", number=1)
        await self._discord.filled(answer)
        return (perf_counter() - start) * 1000


@asynccontextmanager
async def trouble(discord: Loopback) -> AsyncGenerator[None]:
    """One person has asked for forty replays."""
    asked = [
        asyncio.create_task(discord.command(HOSTILE, GUILD + 1, "replay", number=1)) for _ in range(ASKED)
    ]
    await asyncio.sleep(0)  # all are on their way
    yield
    await asyncio.gather(*asked)


async def measured(folder: str) -> list[Result]:
    """Lets people click in calm and in trouble."""
    await played_before(Path(folder, "hostile.sqlite3"))
    async with running(folder, "hostile", TABLES + 2) as (discord, bot):
        await bot.rested()
        tables = [
            Table(discord, channel, (Person(10 * n, f"Zoé {n}"), Person(10 * n + 1, f"Ari {n}")))
            for n, channel in enumerate(discord.channels[1 : TABLES + 1], 1)
        ]
        for table in tables:
            await table.open(GAME)
        return await compared(discord, bot, tables)


async def compared(discord: Loopback, bot: Bot, tables: list[Table]) -> list[Result]:
    """Rounds of calm and of trouble in turn."""
    clicks, firsts, films, usual = list[float](), list[float](), list[float](), list[float]()
    for number in range(ROUNDS + 1):
        calm, hard = Watch(discord), Watch(discord)
        await pressed(calm, tables)
        film = await calm.film(VICTIM)
        async with trouble(discord):
            await pressed(hard, tables)
            film_in_trouble = await hard.film(VICTIM)
        await bot.rested()
        if number:
            usual.append(median(calm.clicks))
            firsts.append(hard.clicks[0])
            clicks.append(median(hard.clicks) / median(calm.clicks))
            films.append(film_in_trouble / film)
    detail = f"usually {median(usual):.0f} ms; the very first one {median(firsts):.0f} ms"
    return [
        gauge("hostile: another's click", clicks, "× its usual", at_most=AT_MOST, detail=detail),
        gauge("hostile: another's replay", films, "× its usual", at_most=2 * AT_MOST),
    ]


async def pressed(watch: Watch, tables: list[Table]) -> None:
    """All ten people press Play, a few times."""
    for _ in range(CLICKS):
        for table in tables:
            await watch.click(table)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="dedale-") as name:
        report(asyncio.run(measured(name)), sys.argv)
