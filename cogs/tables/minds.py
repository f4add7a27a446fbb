"""Who thinks for a stand-in: an expert in its lane; all others, and where the lane is full, a worker."""

import logging

import msgspec

from cogs.runtime.lane import Lane
from cogs.runtime.workers import Workers
from cogs.tables.table import Table, think, whims
from engine.core import EXPERT, RuleError, Seat
from engine.thinking import chosen, question

log = logging.getLogger("dedale.tables")


class Minds:
    """Chooses for stand-ins. Nothing is locked meanwhile: an expert may think for seconds."""

    def __init__(self, workers: Workers, lane: Lane | None = None) -> None:
        self._workers = workers
        self._lane = lane

    async def choose(self, table: Table, seat: Seat) -> msgspec.Struct:
        """Returns the next action of a stand-in."""
        is_expert = table.row.seats[seat].level == EXPERT
        action = await self._searched(self._lane, table, seat) if is_expert and self._lane else None
        if action is not None:
            return action
        return await self._workers.run(lambda: think(table, seat))

    async def _searched(self, lane: Lane, table: Table, seat: Seat) -> msgspec.Struct | None:
        """Returns what an expert does; None where the lane does not say, or not what the rules allow."""
        game, state = table.game, table.state
        line = await self._workers.run(lambda: question(game, state, seat, whims(table)))
        answer = await lane.ask(line)
        if answer is None:
            return None
        try:
            action = chosen(game, answer)
            game.check(state, seat, action)
        except (ValueError, RuleError):
            log.warning("the expert of game %s chose nothing that can be done", table.row.id)
            return None
        return action
