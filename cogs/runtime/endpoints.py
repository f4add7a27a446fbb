"""Another endpoint of the same API: a proxy that keeps one rate limit for several processes, or a test."""

from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from cogs.runtime.environment import Settings


def use_endpoints(settings: Settings) -> None:
    """Point discord.py there, before login; answers to interactions take the same way."""
    if settings.api_url:
        Route.BASE = settings.api_url.rstrip("/")
    if settings.gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = URL(settings.gateway_url)
