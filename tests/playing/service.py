"""Tournaments without Discord: people are simulated, everything else is the real service on a real file."""

import itertools
import random
from typing import Any

from cogs.clock.missed_turns import Absence
from cogs.runtime.workers import Workers
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.moves import Moves
from cogs.tables.service import Tables
from cogs.tables.table import think
from cogs.tournaments.service.drafts import NewDraft
from cogs.tournaments.service.service import TournamentService
from cogs.tournaments.service.terms import Terms, Tournament
from db import Store
from db.queries import tournaments
from engine import GAMES
from engine.core import dump
from engine.tournaments import AnyPlan, Swiss

DAY = 86400
BEGIN = 1_800_000_000


class Hall:
    """A server's tournaments, the clock that they run by, and people who play as stand-ins would."""

    def __init__(self, database: str, seed: int = 1) -> None:
        self.database = database
        self.dice = random.Random(seed)
        self.time = BEGIN
        self.clicks = itertools.count(1)
        self.workers = Workers()

    async def open(self) -> None:
        """Start, or start again after `close`: nothing is kept but the file."""
        self.store = await Store.open(self.database)
        self.tables = Tables(self.store, lambda: self.time)
        self.moves = Moves(self.tables, self.workers)
        self.lifecycle = Lifecycle(self.tables, self.workers)
        self.absence = Absence(self.tables, self.moves, self.lifecycle, self.workers)
        self.service = TournamentService(self.store, self.tables, self.lifecycle, self.workers)

    async def restart(self) -> None:
        await self.store.close()
        await self.open()

    async def close(self) -> None:
        await self.store.close()
        self.workers.close()

    async def create(self, game: str, plan: AnyPlan, **terms: Any) -> Tournament:
        draft = NewDraft(
            guild_id=1,
            channel_id=2,
            organiser_id=3,
            name="Cup",
            game=game,
            options=dump(GAMES[game].options()),
            plan=plan,
            terms=Terms(**terms),
            secret=bytes(32),
        )
        return await self.service.drafts.create(draft, "open")

    async def advance(self, number: int) -> Tournament:
        """Do everything that is due."""
        return await self.service.progress.advance(number)

    async def enter(self, number: int, people: range) -> None:
        for user_id in people:
            await self.service.entries.join(number, user_id, f"P{user_id}", next(self.clicks))

    async def play_table(self, game_id: int, absent: set[int], moves: int) -> None:
        """Let the people of a table make up to so many moves; a stand-in moves for whoever is absent."""
        for _ in range(moves):
            table = await self.tables.load(game_id)
            if not table.to_act:
                return
            seat = min(table.to_act)
            action = think(table, seat)
            user_id = table.row.seats[seat].user_id or 0
            if user_id in absent:
                async with self.tables.lock(game_id):
                    await self.moves.commit(table, seat, (action,), None, for_absent=True)
            else:
                await self.moves.act(game_id, user_id, (action,), next(self.clicks))


async def begun(hall: Hall, players: int = 4, plan: Any = None, **terms: Any) -> int:
    """A tournament whose first round is paired."""
    number = (await hall.create("junior", plan or Swiss(rounds=2), **{"least": 2} | terms)).row.id
    await hall.enter(number, range(101, 101 + players))
    await hall.service.entries.close(number, 3)
    await hall.advance(number)
    return number


async def games(hall: Hall, number: int) -> list[int]:
    return [one.game_id for one in (await hall.service.records.load(number)).open_pairings]


async def log_of(hall: Hall, number: int) -> list[tuple[str, int | None]]:
    return [(entry.act, entry.actor_id) for entry in await hall.store.read(tournaments.log, number)]


async def due_of(hall: Hall, game_id: int) -> int:
    """When the turn of whoever is to act ends."""
    return min(row.due for row in (await hall.tables.row(game_id)).deadlines if row.kind == "turn")
