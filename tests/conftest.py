"""A simulated Discord for the end-to-end tests: people press what they see, and see what the bot answers."""

import asyncio
import gc
import logging
import os
import random
import shutil
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from unittest.mock import patch

import pytest
import simcord
from discord.app_commands import AppCommand
from msgspec.structs import replace
from simcord.actors import _component_interaction

from cogs.ui.controls import parse_press
from db.queries import settings
from tests.discord.openapi import document
from tests.engines import database, postgres, postgres_database, postgres_server  # noqa: F401
from tests.playing.fixtures import hall, only_what_is_due  # noqa: F401
from tests.playing.saying import is_label

if TYPE_CHECKING:
    from bot import Dedale

BUTTON, SELECT, TEXT, GALLERY = 2, 3, 10, 12
EPHEMERAL = 1 << 6
PLAYERS = ("Zoé", "Matthieu", "Lou-Anne", "François")
# Simcord looks every 50 ms whether the bot has come to rest; a whole game takes hundreds of looks.
simcord.Env._settle_internal.__kwdefaults__["idle"] = 0.002
# Seconds: what sleeps for longer is left asleep until `env.advance_time`, however long the test itself takes.
LONG_SLEEP = 20.0
# Real seconds that the bot may take to come to rest, on a busy machine too.
PATIENCE = 120.0
# What Discord is told of the commands, by the games there are and by who translates it. It is the same in
# every world and takes twenty thousand translations; it is sent once, then kept where Discord would keep it.
# The playground's tests make it anew.
COMMANDS: dict[Any, list[Any]] = {}
# Linux keeps this folder in memory. On a disk each commit of each test waits for some milliseconds.
IN_MEMORY = Path("/dev/shm")
ROOM = 2**30  # bytes that a run may need there
LONGEST = ("test_selects.py", "test_every_game.py", "test_playground.py", "test_kill.py")


# The pictures of the test at hand, each by a mark that is sent in its place; it is drawn when the test looks
# at it. Most tests look at few of theirs, and drawing them all took a third of the time.
UNSEEN: dict[bytes, Callable[[], bytes]] = {}


class Picture(NamedTuple):
    """A picture as it is shown: its file name, its bytes, its alt text."""

    name: str
    data: bytes
    alt: str


class Seen:
    """A message as somebody sees it now; it changes when the bot edits it."""

    def __init__(self, env: simcord.Env, channel_id: int, message_id: int) -> None:
        self.env, self.channel_id, self.id = env, channel_id, message_id

    def __repr__(self) -> str:
        return f"<{'private' if self.is_private else 'public'} {self.text!r} {self.buttons}>"

    @property
    def stored(self) -> Any:
        return self.env.backend.get_message(self.channel_id, self.id)

    @property
    def handle(self) -> simcord.ResponseMessage:
        """The message for simcord's own calls."""
        return simcord.ResponseMessage(self.env, self.stored)

    @property
    def is_private(self) -> bool:
        return bool(self.stored.flags & EPHEMERAL)

    @property
    def parts(self) -> list[dict[str, Any]]:
        """All components, however deep they lie."""
        return list(_walk(self.stored.components))

    @property
    def text(self) -> str:
        """All that it says outside its controls."""
        lines = [self.stored.content, *(part["content"] for part in self.parts if part["type"] == TEXT)]
        return "\n".join(line for line in lines if line)

    @property
    def lines_above(self) -> list[str]:
        """The lines before the first picture."""
        lines: list[str] = []
        for part in self.parts:
            if part["type"] == GALLERY:
                break
            lines += part["content"].splitlines() if part["type"] == TEXT else []
        return lines

    @property
    def buttons(self) -> list[str]:
        """The labels of the buttons that can be pressed."""
        return [part.get("label") or "" for part in self._controls(BUTTON)]

    @property
    def choices(self) -> list[str]:
        """The labels of all options of all selects."""
        return [option["label"] for part in self._controls(SELECT) for option in part["options"]]

    @property
    def pictures(self) -> list[Picture]:
        """The attached pictures with their bytes and alt texts."""
        items = [item for part in self.parts if part["type"] == GALLERY for item in part["items"]]
        alts = {item["media"]["url"].rpartition("/")[2]: item.get("description") for item in items}
        return [
            Picture(
                file["filename"],
                looked_at(self.env.backend.cdn.get(file["url"]) or b""),
                alts.get(file["filename"]) or file.get("description") or "",
            )
            for file in self.stored.attachments
        ]

    def button(self, label: str) -> str:
        """The custom id of the button with this label, or with the label of this key: `button-play`."""
        for part in self._controls(BUTTON):
            if is_label(part.get("label"), label):
                return part["custom_id"]
        raise AssertionError(f"no button {label!r} in {self!r}")

    def option(self, label: str) -> tuple[str, str]:
        """The custom id of the select that offers this label or key, and the option's value."""
        for part in self._controls(SELECT):
            for option in part["options"]:
                if is_label(option["label"], label):
                    return part["custom_id"], option["value"]
        raise AssertionError(f"no option {label!r} in {self.choices}")

    def _controls(self, kind: int) -> list[dict[str, Any]]:
        return [part for part in self.parts if part["type"] == kind and not part.get("disabled")]


def looked_at(data: bytes) -> bytes:
    """Return the picture that a mark stands for; all else as it is."""
    return UNSEEN[data]() if data in UNSEEN else data


def leave_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send a mark in the place of each picture."""
    from cogs.ui import answers, pages, replies

    def later(drawing: pages.Drawing) -> pages.Drawing:
        mark = b"picture %d" % len(UNSEEN)
        UNSEEN[mark] = drawing.draw
        return replace(drawing, draw=lambda: mark)

    for module in (answers, replies):
        monkeypatch.setattr(module, "drawn", lambda drawing, workers: pages.drawn(later(drawing), workers))


def _walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components", []))
        if accessory := component.get("accessory"):
            yield accessory


class Player:
    """A person in the server, who does what a person can do in Discord."""

    def __init__(self, world: "World", name: str, locale: str, **facts: Any) -> None:
        self.world, self.name = world, name
        self.user = world.env.create_user(name.lower(), global_name=name)
        self.member = world.guild.add_member(self.user, **facts)
        from playground import speak

        speak(world.env, locale, self.member)

    @property
    def id(self) -> int:
        return self.member.id

    @property
    def mention(self) -> str:
        return self.member.mention

    async def slash(self, command: str, *, at: Any = None, **options: Any) -> Seen | None:
        """Use a slash command; what it answered."""
        return self._answer(await self.member.slash(at or self.world.channel, command, **options))

    async def complete(
        self, command: str, option: str, typed: str = "", /, *, at: Any = None, **filled: Any
    ) -> list[dict[str, Any]]:
        """Type into an option; the choices that are offered."""
        return await self.member.autocomplete(at or self.world.channel, command, option, typed, **filled)

    async def press(self, message: Seen, label: str) -> Seen | None:
        """Press the button with this label, or with the label of this key; what it answered."""
        return self._answer(await self.member.click(message.handle, custom_id=message.button(label)))

    async def advised(self, panel: Seen) -> Seen | None:
        """Fill a panel with what the stand-in would play, as Hint does, also at a table without hints."""
        press = next(filter(None, (parse_press(part.get("custom_id", "")) for part in panel.parts)))
        with patch("cogs.tables.viewer.gives_hints", return_value=True):
            return await self.forge(panel, f"b|hint|{press.subject_id}|{press.version}||")

    async def choose(self, message: Seen, *labels: str) -> Seen | None:
        """Choose these lines of a select, by their labels or keys; what it answered."""
        options = [message.option(label) for label in labels]
        (custom_id,) = {custom_id for custom_id, _ in options}
        values = [value for _, value in options]
        return self._answer(await self.member.select(message.handle, values, custom_id=custom_id))

    async def forge(
        self, message: Seen, custom_id: str, *values: str, kind: int | None = None
    ) -> Seen | None:
        """Send a component interaction that the message does not offer, as a hostile client could."""
        kind = kind or (SELECT if custom_id.startswith("s|") else BUTTON)
        data = {"custom_id": custom_id, "component_type": kind, "values": list(values)}
        return self._answer(await _component_interaction(self.member, message.stored, data))

    def sees(self, at: Any = None) -> list[Seen]:
        """All messages that this person sees in a channel, the oldest first."""
        place = at or self.world.channel
        return [Seen(self.world.env, place.id, message.id) for message in place.history(viewer=self.member)]

    def _answer(self, result: simcord.InteractionResult) -> Seen | None:
        messages = [*result.followups[-1:], *([result.response] if result.response else [])]
        return Seen(self.world.env, messages[0].channel_id, messages[0].id) if messages else None


class World:
    """One server with one channel, the bot, and its people."""

    def __init__(self, env: simcord.Env, make_bot: "Callable[[], Dedale]", locale: str) -> None:
        self.env, self.make_bot, self.locale = env, make_bot, locale
        self.guild = env.create_guild("Dédale", preferred_locale=locale)
        self.channel = self.guild.create_text_channel("dédale")
        self.zoe, self.matthieu, self.lou, self.francois = map(self.add_player, PLAYERS)

    @property
    def bot(self) -> "Dedale":
        return self.env.bot  # type: ignore[return-value]

    @property
    def thread(self) -> simcord.ChannelHandle:
        """The newest thread of the channel."""
        return self.channel.threads[-1]

    def add_player(self, name: str, locale: str | None = None, **facts: Any) -> Player:
        """Somebody joins the server."""
        return Player(self, name, locale or self.locale, **facts)

    def public(self, at: Any = None) -> list[Seen]:
        """All messages that everybody sees, the oldest first."""
        place = at or self.channel
        seen = [Seen(self.env, place.id, message.id) for message in place.history()]
        return [message for message in seen if not message.is_private]

    async def restart(self, down: float = 0) -> None:
        """The process ends, and after some seconds another starts on the same database."""
        # What the real process notes every half minute: it lived until now.
        await self.bot.store.write(settings.put, "bot", 0, "alive", str(int(self.env.now().timestamp())))
        await self.bot.close()
        if down:
            await self.env.advance_time(down)
        await self.env.restart_bot(self.make_bot())

    async def at_once(self, *acts: Coroutine[Any, Any, Any]) -> list[Any]:
        """Let all these clicks reach the bot before it has answered any."""

        async def not_yet(**_: Any) -> None:
            return None

        self.env._settle_internal = not_yet  # type: ignore[method-assign]
        try:
            answers = [await act for act in acts]
        finally:
            del self.env._settle_internal
        await self.env.settle()
        return answers


def leave_asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let only `env.advance_time` wake what sleeps long: a slow test must not meet it by the real clock."""
    schedule = simcord.Env._schedule_timer

    def scheduled(env: simcord.Env, record: Any, *facts: Any) -> None:
        schedule(env, record, *facts)
        if record.real_handle and record.when - env._virtual_time > LONG_SLEEP:
            record.real_handle.cancel()

    monkeypatch.setattr(simcord.Env, "_schedule_timer", scheduled)


async def sync(tree: Any) -> list[Any]:
    """Tell Discord of the commands, translated once for all worlds."""
    from cogs.ui.slash import Translator

    key = tuple(tree.client.faces), Translator.translate
    http, number = tree.client.http, tree.client.application_id
    if key in COMMANDS:
        taken = http.backend.register_commands(None, COMMANDS[key])
    else:
        commands = [await each.get_translated_payload(tree, tree.translator) for each in tree.get_commands()]
        taken = await http.bulk_upsert_global_commands(number, payload=commands)
        # What Discord adds and what it leaves out is not told again.
        COMMANDS[key] = [
            {name: each[name] for name in told if name in each}
            for each, told in zip(taken, commands, strict=True)
        ]
    return [AppCommand(data=data, state=tree._state) for data in taken]


def keep_files_in_memory() -> None:
    """Make temporary files in memory where there is room and programs may run from there."""
    if "TMPDIR" in os.environ or not os.access(IN_MEMORY, os.W_OK):
        return
    if shutil.disk_usage(IN_MEMORY).free > ROOM and not os.statvfs(IN_MEMORY).f_flag & os.ST_NOEXEC:
        os.environ["TMPDIR"] = tempfile.tempdir = str(IN_MEMORY)


def pytest_configure(config: pytest.Config) -> None:
    keep_files_in_memory()
    config.addinivalue_line("markers", "logs_errors: an error in the log is what this test provokes")
    config.addinivalue_line("markers", "draws_all: every picture is drawn when it is sent")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The files that take longest come first: at the end the other workers would wait for them."""
    items.sort(key=lambda item: item.path.name not in LONGEST)


def pytest_collection_finish() -> None:
    """What is loaded by now stays: the collector need not look through it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without a row. Making one takes twenty milliseconds, copying it none."""
    from db import Store

    async def made() -> None:
        await (await Store.open(path)).close()

    path = tmp_path_factory.mktemp("empty") / "dedale.sqlite3"
    asyncio.run(made())
    return path


@pytest.fixture
async def make_world(
    database: str,  # noqa: F811
    request: pytest.FixtureRequest,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Callable[..., Awaitable[World]]]:
    """Make a world in a language; in the end every request is judged and no error may be in the log."""
    # Here, not above: the rules' own tests need no Discord.
    from bot import Dedale, Settings

    running: list[World] = []
    # The same deal in every run: a test that fails can be run again.
    monkeypatch.setattr("secrets.token_bytes", random.Random(7).randbytes)
    monkeypatch.setattr("discord.app_commands.CommandTree.sync", sync)
    # Left asleep like all that sleeps long: boards follow steps when a test lets time pass.
    monkeypatch.setattr("cogs.posting.steps.FOLLOW_SECONDS", 2 * LONG_SLEEP)
    # Weeks pass in tests: who looks every ten minutes for something to do would take all the time.
    monkeypatch.setattr("cogs.tournaments.service.ratings.COUNT_SECONDS", 6 * 3600.0)
    monkeypatch.setattr("cogs.tournaments.telling.digests.LONGEST_SLEEP", 6 * 3600)
    # Many short sleeps at once are too much for the simulated clock.
    monkeypatch.setattr("cogs.panels.films.REST", 0.0)
    # A slow machine must not change what is answered.
    monkeypatch.setattr("cogs.ui.answers.PATIENCE_SECONDS", 2 * LONG_SLEEP)
    leave_asleep(monkeypatch)
    # A view that discord.py stores stays for a quarter of an hour: all of ours are `FreeView`, `FreeLayout`.
    held: list[Any] = []
    monkeypatch.setattr("discord.state.ConnectionState.store_view", lambda self, view, *at: held.append(view))
    UNSEEN.clear()
    if not request.node.get_closest_marker("draws_all"):
        leave_unseen(monkeypatch)

    async def make(locale: str = "en-US", **wishes: Any) -> World:
        facts = Settings(**{"database": database} | wishes)
        env = simcord.Env(Dedale(facts), shard_count=1, settle_timeout=PATIENCE)
        await env.start()
        running.append(World(env, lambda: Dedale(facts), locale))
        return running[-1]

    yield make
    for world in running:
        # Work in hand ends first. Where a test ran out of patience there is some: it would find the store
        # closed, and its error would hide why the test failed.
        try:
            await world.env.shutdown()
        finally:
            await world.bot.close()
        for sent in world.env.http_requests:
            document().check(sent)
        world.env.raise_errors()
    assert not held, [[str(item) for item in view.children] for view in held]
    for _, draw in list(UNSEEN.items())[-1:]:
        assert draw()  # what can be shown can be drawn
    if not request.node.get_closest_marker("logs_errors"):
        errors = [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
        assert not errors, errors


@pytest.fixture
async def world(make_world: Callable[..., Awaitable[World]]) -> World:
    """A server whose people speak English; games are played in the channel itself."""
    return await make_world(where="channel")


@pytest.fixture
async def french_world(make_world: Callable[..., Awaitable[World]]) -> World:
    """A server whose people speak French."""
    return await make_world("fr", where="channel")
