"""`/verify`: anyone can see that nobody, the bot's owner included, chose or touched the dice of a game."""

import io
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord.ext import commands

from cogs.tables.table import Table
from cogs.ui import Interaction
from cogs.ui.slash import slash
from db.queries import moves
from engine import GAMES
from engine.core import RuleError, commitment
from engine.core.replay import Record, verify

if TYPE_CHECKING:
    from bot import Dedale


async def record_of(bot: "Dedale", table: Table) -> dict[str, Any]:
    """A finished game as a file that `python -m engine verify` reads."""
    row = table.row
    played = await bot.store.read(moves.of_game, row.id)
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


async def find_finished(bot: "Dedale", interaction: Interaction, number: int | None) -> Table:
    """The game meant: the number given, else the last one that ended in this channel, else one's own."""
    if number is None:
        with suppress(RuleError):  # no game has ended here
            return await bot.finder.last_ended(interaction)
    return await bot.finder.board(interaction, number)


class Verify(commands.Cog):
    """The proof of fair dice."""

    def __init__(self, bot: "Dedale") -> None:
        self.bot = bot

    @slash("verify")
    async def verify(self, interaction: Interaction, number: int | None = None) -> None:
        """Replay a finished game from its seed."""
        table = await find_finished(self.bot, interaction, number)
        if table.row.daily:
            raise RuleError("verify-daily")
        if table.row.status != "over":
            raise RuleError("verify-running", game=table.row.id)
        if table.row.rules_version != table.game.rules_version:
            raise RuleError("verify-other-rules", game=table.row.id)
        await self.bot.replies.take_time(interaction)
        record = await record_of(self.bot, table)
        verdict = await self.bot.workers.run(lambda: verify(msgspec.convert(record, Record), GAMES))
        words = await self.bot.replies.private(interaction)
        text = words(
            "verified" if verdict.is_good else "not-verified",
            game=table.row.id,
            hash=record["commitment"],
            secret=record["secret"],
            seed=record["seed"],
        )
        data = io.BytesIO(msgspec.json.format(msgspec.json.encode(record)))
        await self.bot.replies.reply(
            interaction, text, file=discord.File(data, f"dedale-{table.row.id}.json")
        )
