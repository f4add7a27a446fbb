"""Background tasks that log their failures, and the errors that are worth a retry."""

import asyncio
import logging
from collections.abc import Coroutine
from contextvars import Context
from typing import Any, TypeVar

import aiohttp
import discord

from db import StoreError

log = logging.getLogger("dedale.background")

T = TypeVar("T")

# Discord refused a request, or was not reached at all: the second kind is no HTTPException.
NOT_TAKEN = (discord.HTTPException, aiohttp.ClientError, OSError)  # a TimeoutError is an OSError
TRY_LATER = (*NOT_TAKEN, StoreError)


def spawn(name: str, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
    """Starts a task that logs its failure as soon as it happens. The caller keeps the task.

    The task inherits no context: what the starter holds back for its own answer is not held back for it.
    """
    task = asyncio.create_task(work, name=name, context=Context())
    task.add_done_callback(_log_failure)
    return task


async def run_in(context: Context, work: Coroutine[Any, Any, T]) -> T:
    """Awaits work in another context than the caller's."""
    return await asyncio.create_task(work, context=context)


async def stop(*tasks: asyncio.Task[None] | None) -> None:
    """Cancels tasks and waits until they have ended, so that none uses what is closed next."""
    running = [task for task in tasks if task]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()):
        log.error("%s stopped", task.get_name(), exc_info=error)
