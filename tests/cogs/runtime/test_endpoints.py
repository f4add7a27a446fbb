"""Another endpoint of the API is used for everything, answers to clicks included."""

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs.runtime.endpoints import use_endpoints
from cogs.runtime.environment import Settings


def test_every_request_takes_the_way_over_a_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    use_endpoints(Settings(api_url="http://proxy:8080/api/v10/", gateway_url="ws://here/"))
    path = "/interactions/{webhook_id}/{webhook_token}/callback"
    route = Route("POST", path, webhook_id=1, webhook_token="t")
    assert route.url == "http://proxy:8080/api/v10/interactions/1/t/callback"
    assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "ws://here/"
