"""`/verify`: proves that nobody, not even the bot's owner, chose or changed the dice of a game."""

import io
from collections.abc import Sequence

import discord
import msgspec
from discord.ext import commands

from cogs.panels.finding import TableFinder
from cogs.tables.table import Table
from cogs.ui.answers import Answer
from cogs.ui.slash import slash
from db import MoveRow, Store
from db.queries import moves
from engine import ALL_GAMES
from engine.core import AnyGame, RuleError, commitment
from engine.core.replay import Move, Record, actions_of, verify


def record_of(table: Table, played: Sequence[MoveRow]) -> Record:
    """A finished game as a file that `python -m engine verify` reads."""
    row = table.row
    return Record(
        game=row.game,
        rules_version=row.rules_version,
        seats=len(row.seats),
        options=msgspec.json.decode(row.options),
        commitment=commitment(row.secret),
        secret=row.secret.hex(),
        interactions=tuple(row.interactions),
        seed=(row.seed or b"").hex(),
        moves=tuple(exported(table.game, move) for move in played),
        state=msgspec.json.decode(row.state or "{}"),
    )


def exported(game: AnyGame, move: MoveRow) -> Move:
    """A move of the log, its actions in the game's notation."""
    if move.kind != "act":
        return Move(move.seat, move.kind, tuple(msgspec.json.decode(move.actions)))
    return Move(move.seat, move.kind, tuple(map(game.text, actions_of(game, move))))


class Verify(commands.Cog):
    """The proof of fair dice."""

    def __init__(self, store: Store, finder: TableFinder) -> None:
        self._store = store
        self._finder = finder

    @slash("verify")
    async def verify(self, answer: Answer, number: int | None = None) -> None:
        """Replays a finished game from its seed and shows the result."""
        table = await self._finder.finished(answer.interaction, number)
        if table.row.daily:
            raise RuleError("verify-daily")
        if table.row.status != "over":
            raise RuleError("verify-running", game=table.row.id)
        if table.row.rules_version != table.game.rules_version:
            raise RuleError("verify-other-rules", game=table.row.id)
        record = record_of(table, await self._store.read(moves.of_game, table.row.id))
        verdict = await answer.work(lambda: verify(record, ALL_GAMES))
        key = "verified" if verdict.is_good else "not-verified"
        proof = {"hash": record.commitment, "secret": record.secret, "seed": record.seed}
        text = (await answer.words())(key, game=table.row.id, **proof)
        data = io.BytesIO(msgspec.json.format(msgspec.json.encode(record)))
        await answer.tell(text, files=[discord.File(data, f"dedale-{table.row.id}.json")])
