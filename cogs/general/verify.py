"""`/verify`: proves that nobody, not even the bot's owner, chose or changed the dice of a game."""

import io
from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord.ext import commands

from cogs.panels.finding import TableFinder
from cogs.tables.table import Table
from cogs.ui.answers import Answer
from cogs.ui.slash import slash
from db import MoveRow, Store
from db.queries import moves
from engine import GAMES
from engine.core import RuleError, commitment
from engine.core.replay import Record, verify


def record_of(table: Table, played: Sequence[MoveRow]) -> dict[str, Any]:
    """A finished game as a file that `python -m engine verify` reads."""
    row = table.row
    return {
        "game": row.game,
        "rules_version": row.rules_version,
        "seats": len(row.seats),
        "options": msgspec.json.decode(row.options),
        "commitment": commitment(row.secret),
        "secret": row.secret.hex(),
        "interactions": list(row.interactions),
        "seed": (row.seed or b"").hex(),
        "moves": [
            {"seat": m.seat, "kind": m.kind, "actions": msgspec.json.decode(m.actions)} for m in played
        ],
        "state": msgspec.json.decode(row.state or "{}"),
    }


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
        verdict = await answer.work(lambda: verify(msgspec.convert(record, Record), GAMES))
        words = await answer.words()
        text = words(
            "verified" if verdict.is_good else "not-verified",
            game=table.row.id,
            hash=record["commitment"],
            secret=record["secret"],
            seed=record["seed"],
        )
        data = io.BytesIO(msgspec.json.format(msgspec.json.encode(record)))
        await answer.tell(text, files=[discord.File(data, f"dedale-{table.row.id}.json")])
