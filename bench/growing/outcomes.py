"""How the bot ended what it was asked, by its own count."""

from collections import Counter
from typing import NamedTuple

from aiohttp import ClientSession

COUNTER = "dedale_clicks_total"
TOLD = 70  # characters of a refusal


class Refusal(NamedTuple):
    """How many of so many people were refused a command, and what the last was told."""

    times: int
    people: int
    text: str

    def __str__(self) -> str:
        return f"refused to {self.times} of {self.people}: {self.text[:TOLD]}"


class Outcomes:
    """How the bot ended what it was asked."""

    def __init__(self, port: int) -> None:
        self._url, self._before = f"http://127.0.0.1:{port}/metrics", Counter[str]()

    async def since(self) -> Counter[str]:
        """Return how often something was done, refused or failed since this was asked last."""
        async with ClientSession() as session, session.get(self._url) as response:
            lines = (await response.text()).splitlines()
        now = Counter[str]()
        for line in lines:
            if line.startswith(COUNTER + "{"):
                labels, _, value = line.rpartition(" ")
                now[labels.split('outcome="')[1].split('"')[0]] += int(float(value))
        self._before, before = now, self._before
        return now - before
