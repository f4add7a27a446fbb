"""Counts Discord's answers by their status."""

from types import SimpleNamespace

import aiohttp
import discord

from cogs.runtime.metrics import DISCORD_ANSWERS, Metrics
from db import StoreError

SWITCHING = 101  # to the gateway's protocol: no answer of the API


def status_of(error: BaseException) -> str:
    """Why something is tried again, in one word: Discord's status, else who did not answer."""
    if isinstance(error, discord.HTTPException):
        return str(error.status)
    return "store" if isinstance(error, StoreError) else "lost"


def tracing(metrics: Metrics) -> aiohttp.TraceConfig:
    """What lets discord.py count the answers that it gets, those included after which it tries again."""

    async def ended(
        session: aiohttp.ClientSession, _: SimpleNamespace, facts: aiohttp.TraceRequestEndParams
    ) -> None:
        if facts.response.status != SWITCHING:
            metrics.count(DISCORD_ANSWERS, str(facts.response.status))

    async def lost(
        session: aiohttp.ClientSession, _: SimpleNamespace, facts: aiohttp.TraceRequestExceptionParams
    ) -> None:
        metrics.count(DISCORD_ANSWERS, "lost")

    config = aiohttp.TraceConfig()
    config.on_request_end.append(ended)
    config.on_request_exception.append(lost)
    return config
