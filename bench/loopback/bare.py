"""The least that a bot on discord.py can do: `python -m bench.loopback.bare FILE GAME` repeats requests.

It answers interactions with the clicks of the file, one after another: one transaction, then the same
callback and the same messages, with controls that are ready and a new picture of the game for each file: a
panel in what only the player sees, else a board. After the last click it reads the file again, which then
holds others.
"""

import asyncio
import io
import itertools
import logging
import os
import random
import sqlite3
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import discord
import msgspec

from cogs.games import FACES
from cogs.runtime.connections import WholeMessages
from cogs.runtime.endpoints import use_endpoints
from cogs.runtime.environment import Settings, read_settings
from cogs.tables.viewer import Viewer
from engine import GAMES
from locales import words
from render.games import PICTURES
from render.kit.samples import positions

SEATS = 2
WARM = 60  # boards that are drawn before the first click
VIEWS = 300  # boards and panels in all, more of each than a game's clicks have pictures
PANELS = 150
LETTERS = "aàbcdeéèfghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ -_'"


def fresh_names(seats: int, chance: random.Random) -> tuple[str, ...]:
    """Names that nobody had before: each table has people of its own."""
    return tuple("".join(chance.choices(LETTERS, k=chance.randint(3, 20))) for _ in range(seats))


def dealt_views(game: str) -> Iterator[Any]:
    """Yields every position of one game of two after another, as spectators see them."""
    for number in itertools.count():
        for state in positions(GAMES[game], SEATS, GAMES[game].options(), number.to_bytes(4, "big")):
            yield GAMES[game].view(state, None)


def dealt_panels(game: str) -> Iterator[Callable[[], bytes]]:
    """Yields what draws the panel of whoever is to act, with nothing chosen, position after position."""
    rules, panel, chance = GAMES[game], FACES[game].panel, random.Random(f"{game} panels")
    for number in itertools.count():
        for state in positions(rules, SEATS, rules.options(), b"panels %d" % number):
            for seat in sorted(rules.to_act(state))[:1]:
                names, view = fresh_names(SEATS, chance), rules.view(state, seat)
                viewer = Viewer(rules, view, seat, names, words("en"), 1, 1, 1, board_count=1, turn_count=1)
                yield panel.page(viewer, "").drawing.draw


class Chores:
    """What no bot can do without: pictures, and one transaction for a move."""

    def __init__(
        self, game: str, path: str, views: list[Any], panels: Iterable[Callable[[], bytes]] = ()
    ) -> None:
        self._pictures, self._chance = PICTURES[game], random.Random(game)
        self._views, self._panels = itertools.cycle(views), itertools.cycle(panels)
        self._store = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._store.execute("PRAGMA journal_mode = WAL")
        self._store.execute("PRAGMA synchronous = FULL")
        self._store.execute("CREATE TABLE IF NOT EXISTS written (id INTEGER PRIMARY KEY, state TEXT)")

    def draw(self) -> bytes:
        """Draws a board that was never drawn before."""
        names = fresh_names(SEATS, self._chance)
        return self._pictures.board(self._pictures.scene(next(self._views), names, words("en")))

    def draw_panel(self) -> bytes:
        """Draws a panel that was never drawn before."""
        return next(self._panels)()

    def write(self) -> None:
        """Writes the move, the state, its deadlines and the outbox."""
        self._store.execute("BEGIN IMMEDIATE")
        for _ in range(4):
            self._store.execute("INSERT INTO written (state) VALUES (?)", ("x" * 800,))
        self._store.execute("COMMIT")


class Request(msgspec.Struct, frozen=True):
    """One request of a bot: how it was made, what it said, and how many files it had."""

    kind: str  # callback, follow-up, original, post, edit or other
    payload: dict[str, Any]
    files: int = 0


class Click(msgspec.Struct, frozen=True):
    """A click: the message and the control that were pressed, and the requests that came before the next."""

    body: dict[str, Any]
    custom_id: str
    requests: list[Request]


class ReadyView(discord.ui.View):
    """Controls that are ready."""

    def __init__(self, components: list[Any]) -> None:
        super().__init__(timeout=None)
        self.ready = components

    def to_components(self) -> list[Any]:
        return self.ready


class ReadyLayout(discord.ui.LayoutView):
    """A message of components that is ready."""

    def __init__(self, components: list[Any]) -> None:
        super().__init__(timeout=None)
        self.ready = components

    def to_components(self) -> list[Any]:
        return self.ready


class Bare(discord.AutoShardedClient):
    """Does the chores of the next click for every interaction, and repeats its requests."""

    def __init__(self, clicks: Iterator[Click], chores: Chores) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none()
        )
        self._clicks, self._chores = clicks, chores
        self._workers, self._database = ThreadPoolExecutor(2), ThreadPoolExecutor(1)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answers a click."""
        await self.loop.run_in_executor(self._database, self._chores.write)
        # What follows from an earlier click may have come before the answer: Discord takes it only after.
        for request in sorted(next(self._clicks).requests, key=lambda one: one.kind != "callback"):
            work = self.loop.run_in_executor
            is_public = request.kind in ("post", "edit")
            draw = self._chores.draw if is_public else self._chores.draw_panel
            files = [await work(self._workers, draw) for _ in range(request.files)]
            await self._repeat(interaction, request, files)

    async def _repeat(
        self, interaction: discord.Interaction, request: Request, pictures: list[bytes]
    ) -> None:
        channel, message = interaction.channel, interaction.message
        assert isinstance(channel, discord.TextChannel) and message
        facts = _facts(request, pictures)
        match request.kind, request.payload.get("type"):
            case "callback", 7:
                await interaction.response.edit_message(**facts)
            case "callback", 4:
                await interaction.response.send_message(**facts)
            case "callback", _:
                await interaction.response.defer()
            case "original", _:
                await interaction.edit_original_response(**facts)
            case "follow-up", _:
                await interaction.followup.send(**facts)
            case "post", _:
                await channel.send(**facts)
            case _:
                await channel.get_partial_message(message.id).edit(**facts)


def _facts(request: Request, pictures: list[bytes]) -> dict[str, Any]:
    """Returns what discord.py is told to send."""
    payload: dict[str, Any] = request.payload.get("data") or request.payload
    components, facts = payload.get("components"), dict[str, Any]()
    is_new = request.kind in ("post", "follow-up") or request.payload.get("type") == 4
    if payload.get("content"):
        facts["content"] = payload["content"]
    if components is not None:
        is_layout = bool((payload.get("flags") or 0) & 1 << 15)
        facts["view"] = (ReadyLayout if is_layout else ReadyView)(components)
    files = [discord.File(io.BytesIO(picture), f"file{n}.png") for n, picture in enumerate(pictures)]
    if files:
        facts["files" if is_new else "attachments"] = files
    return facts


async def run(settings: Settings, clicks: Iterator[Click], chores: Chores) -> None:
    """Connects and answers until it is told to stop."""
    use_endpoints(settings)
    async with Bare(clicks, chores) as client:
        client.http.connector = WholeMessages(limit=0)  # as the real bot has it
        await client.start(settings.token or "")


def written(file: Path) -> Iterator[Click]:
    """Yields the clicks of a file, over and over as it is by then."""
    while True:
        yield from msgspec.json.decode(file.read_bytes(), type=list[Click])


def main() -> None:
    """Draws the pieces of pictures, then answers."""
    logging.disable()
    _, file, game = sys.argv
    views, settings = dealt_views(game), read_settings(dict(os.environ))
    path = f"{settings.database}.bare"
    panels = dealt_panels(game)
    before = Chores(game, path, list(itertools.islice(views, WARM)), list(itertools.islice(panels, WARM)))
    for _ in range(WARM):
        before.draw()
        before.draw_panel()
    ready = list(itertools.islice(panels, PANELS))
    chores = Chores(game, path, list(itertools.islice(views, VIEWS)), ready)
    asyncio.run(run(settings, written(Path(file)), chores))


if __name__ == "__main__":
    main()
