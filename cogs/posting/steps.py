"""The board posted last follows what is done within a turn: a few seconds later, all of it in one edit."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from cogs.runtime.background import TRY_LATER, spawn, stop

log = logging.getLogger("dedale.post")

FOLLOW_SECONDS = 4.0
# Discord takes few edits of a message that is older than an hour.
FOLLOW_OLD_SECONDS = 60.0


class Steps:
    """Waits a little after a step, so that one edit shows all that was done meanwhile; one wait a table.

    Nothing of this is stored: the steps are in the outbox until the next board, also after a restart.
    """

    def __init__(self, follow: Callable[[int], Awaitable[None]]) -> None:
        self._follow = follow
        self._waiting: dict[int, asyncio.Task[None]] = {}

    def later(self, game_id: int, *, is_old: bool) -> None:
        """Lets the board of a table follow in a while, unless that is already on its way."""
        if game_id not in self._waiting:
            seconds = FOLLOW_OLD_SECONDS if is_old else FOLLOW_SECONDS
            task = spawn(f"following-{game_id}", self._wait(game_id, seconds))
            self._waiting[game_id] = task
            task.add_done_callback(lambda _: self._waiting.pop(game_id, None))

    async def _wait(self, game_id: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        # What is done from now on is another edit's.
        self._waiting.pop(game_id, None)
        try:
            await self._follow(game_id)
        except TRY_LATER as error:
            log.info("the board of game %s does not follow now: %s", game_id, error)

    async def close(self) -> None:
        """Stops; the next process shows what is left."""
        await stop(*self._waiting.values())
