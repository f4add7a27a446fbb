"""What can fail for a while and is worth another try, and work in the background that never fails unheard."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import aiohttp
import discord

from db import StoreError

log = logging.getLogger("dedale.background")

# Discord refused a request, or was not reached at all: the second kind is no HTTPException.
NOT_TAKEN = (discord.HTTPException, aiohttp.ClientError, OSError)  # a TimeoutError is an OSError
TRY_LATER = (*NOT_TAKEN, StoreError)


def spawn(name: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Work beside all other; where it fails, the log says so then and there. The caller keeps the task."""
    task = asyncio.create_task(work, name=name)
    task.add_done_callback(_log_failure)
    return task


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()):
        log.error("%s stopped", task.get_name(), exc_info=error)
