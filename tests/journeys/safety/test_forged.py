"""Forged interactions for the real process, over HTTP: each is answered in words and harms nobody.

`DEDALE_TEST_FORGED` is how many, by default 2,000.
"""

import asyncio
import itertools
import os
import re
import sqlite3
import sys
import time
from collections import Counter, defaultdict, deque
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from aiohttp import web

from bench.loopback import Loopback, Message, Person
from bench.loopback.messages import Body
from bench.loopback.process import Bot
from bench.loopback.server import BOT, GUILD
from locales import LANGUAGES, words
from tests import ROOT
from tests.journeys.safety.forging import CLICK, COMMAND, NAMES, TYPED, Forger

FORGED = int(os.environ.get("DEDALE_TEST_FORGED", "2000"))
EPOCH = 1_420_070_400  # Discord's
AT_ONCE = 4
PATIENCE_SECONDS = 120.0  # on a busy machine
TELLS_EVERY = 2000
ANSWER_SECONDS = 3  # that Discord waits
REMEMBERED = 2000  # answers that the bot may still change
TOKEN = "TOKEN-that-nobody-may-see"
MEMBERS_MAY = str((1 << 10) | (1 << 11) | (1 << 31) | (1 << 38))  # see, write, use commands, write in threads
VICTIMS = [Person(100 + n, f"Victim {n}") for n in range(8)]
STRANGERS = [Person(900 + n, name) for n, name in enumerate(NAMES)]
PLAYERS = [Person(300, "Zoé"), Person(301, "Matthieu")]
ERRORS = [re.compile(re.escape(words(one)("our-error", id="#")).replace(r"\#", ".*")) for one in LANGUAGES]
AUTOCOMPLETED, DEFERRED = 8, 5
# All that is stored of what strangers have no part in. Anybody may sit down at an open table or enter a
# tournament, and the first who asks for the maze of the day draws a server's secret for it.
OF_VICTIMS = (
    "SELECT id, version, state, status, home_id FROM games WHERE status != 'lobby' AND host_id / 100 = 1",
    "SELECT * FROM seats WHERE user_id / 100 = 1",
    "SELECT * FROM moves WHERE game_id IN (SELECT id FROM games WHERE host_id / 100 = 1)",
    "SELECT id, name, status, organiser_id, channel_id, terms FROM tournaments WHERE organiser_id / 100 = 1",
    "SELECT * FROM pairings WHERE tournament_id = 1",
    "SELECT * FROM entrants WHERE user_id / 100 = 1",
    "SELECT * FROM settings WHERE owner_id / 100 = 1",
    "SELECT * FROM settings WHERE scope = 'guild' AND key != 'daily-secret'",
)


class Judging(Loopback):
    """Notes how each interaction is answered, and what is said to whom."""

    def __init__(self, channels: int) -> None:
        super().__init__(channels)
        self._numbers = itertools.count(int((time.time() - EPOCH) * 1000) << 22)
        self.kinds: dict[str, int] = {}  # of the first answers, by token
        self.arrived: dict[str, asyncio.Event] = {}
        self.faults = Counter[str]()
        self.secrets: list[str] = [TOKEN]
        self._old = deque[str]()
        self._begun = defaultdict[str, float](time.perf_counter)
        self.taken = list[float]()  # seconds until a first answer, or an acknowledgement, arrived
        self.victims = {str(one.id) for one in VICTIMS}

    def _guild(self, guild: int) -> Body:
        """Members are no moderators here; the bot has a role of its own."""
        body = super()._guild(guild)
        (everyone,) = body["roles"]
        own = {**everyone, "id": "3000", "name": "bot"}
        body["roles"] = [{**everyone, "permissions": MEMBERS_MAY}, own]
        body["members"] = [{**body["members"][0], "user": BOT, "roles": ["3000"]}]
        body["owner_id"] = "99"
        return body

    async def _payload(self, request: web.Request) -> Body:
        payload = await super()._payload(request)
        if request.path.endswith("/callback"):
            self.kinds.setdefault(request.match_info["token"], payload["type"])
            self.taken.append(time.perf_counter() - self._begun[request.match_info["token"]])
        self.judge(payload.get("data") or payload)
        return payload

    def judge(self, data: Body) -> None:
        """No error of ours, no secret, nobody called."""
        if not isinstance(data, dict):
            return
        text = str(data)
        for pattern in ERRORS:
            if pattern.search(text):
                self.faults["our error"] += 1
        for secret in self.secrets:
            if secret in text:
                self.faults["a secret"] += 1
        called = data.get("allowed_mentions") or {}
        if (
            called.get("parse")
            or called.get("roles")
            or self.victims & set(map(str, called.get("users", ())))
        ):
            self.faults["a call"] += 1

    async def _callback(self, request: web.Request) -> web.Response:
        token, response = request.match_info["token"], await super()._callback(request)
        if self.kinds[token] != DEFERRED:
            self._arrive(token)
        return response

    def _answered(self, token: str, message: Message) -> None:
        if token in self._answers:  # and not forgotten meanwhile
            super()._answered(token, message)
        self._arrive(token)

    def _arrive(self, token: str) -> None:
        if token in self.arrived:
            self.arrived[token].set()

    async def forge(self, kind: int, person: Person, channel: int, data: Body, message: Message) -> float:
        """Sends one; returns the seconds until it is answered, however."""
        number = next(self._numbers)
        token = f"token{number}"
        self._clicked[token] = message if kind not in (COMMAND, TYPED) else None
        self._places[token] = channel
        self._answers[token] = asyncio.get_running_loop().create_future()
        arrived = self.arrived[token] = asyncio.Event()
        member = {**person.member(), "permissions": MEMBERS_MAY}
        guild = str(GUILD) if number % 17 else str(GUILD + 1)  # some come from a server without the bot
        where: Body = {"guild_id": guild, "guild": {"id": guild, "locale": "fr", "features": []}}
        where |= {"member": member, "guild_locale": "fr"}
        if number % 23 == 0:
            where = {"user": person.user()}
        facts: Body = {"id": str(number), "application_id": BOT["id"], "type": kind, "token": token}
        facts |= {"version": 1, "data": data, "channel_id": str(channel), "channel": self._channel(channel)}
        facts |= {"locale": "en-US" if number % 2 else "fr", "app_permissions": str((1 << 53) - 1)}
        facts |= {"entitlements": [], "authorizing_integration_owners": {"0": guild}, "context": 0}
        facts |= {"attachment_size_limit": 10 << 20}
        begin = self._begun[token] = time.perf_counter()
        shown = {"message": message.body} if kind not in (COMMAND, TYPED) else {}
        await self._dispatch(0, "INTERACTION_CREATE", {**facts, **where, **shown})
        try:
            await asyncio.wait_for(arrived.wait(), PATIENCE_SECONDS)
        except TimeoutError:
            self.faults["unanswered"] += 1
            self.faults[f"unanswered {kind} {str(data)[:300]}"] += 1
        if kind == TYPED and self.kinds.get(token) not in (AUTOCOMPLETED, None):
            self.faults["a message for what is typed"] += 1
        self._old.append(token)
        if len(self._old) > REMEMBERED:
            self._forget(self._old.popleft())
        return time.perf_counter() - begin

    def _forget(self, token: str) -> None:
        """The bot has long finished this answer."""
        clicked, answer = self._clicked.pop(token), self._originals.pop(token, None)
        for known in (self._begun, self._places, self._answers, self.arrived, self.kinds):
            known.pop(token, None)
        if answer is not None and answer is not clicked:
            self.messages.pop(answer.id, None)


async def scene(discord: Judging) -> list[str]:
    """Tables of victims and of players, a lobby, a tournament that is played; the custom ids of all of it."""
    ids = set[str]()

    def learn(message: Message) -> Message:
        ids.update(control["custom_id"] for control in message.controls())
        return message

    channels = iter(discord.channels)
    for people in (VICTIMS[:2], PLAYERS):
        for game in ("junior", "secret", "poudlard", "pasvu"):
            channel = next(channels)
            card = await discord.command(people[0], channel, "game new", game=game, clock="24h")
            learn(card)
            for person, verb in ((people[1], "join"), (people[0], "start")):
                await discord.click(person, card, card.custom_id(verb) or "")
            board = learn(await discord.posted(channel, card.id))
            for person in people:
                learn(await discord.click(person, board, board.custom_id("play") or ""))
    lobby = learn(await discord.command(VICTIMS[2], next(channels), "game new", game="junior"))
    learn(await discord.click(VICTIMS[2], lobby, lobby.custom_id("options") or ""))
    channel = next(channels)
    facts = {"game": "junior", "name": "Cup", "table-size": 2}
    panel = learn(await discord.command(VICTIMS[3], channel, "tournament create", **facts))
    learn(await discord.click(VICTIMS[3], panel, panel.custom_id("tournament-open") or ""))
    for person in VICTIMS[4:]:
        learn(await discord.command(person, channel, "tournament join", tournament=1))
    asked = learn(await discord.command(VICTIMS[3], channel, "tournament start", tournament=1))
    learn(await discord.click(VICTIMS[3], asked, asked.custom_id("tournament-start") or ""))
    for name in (
        "help",
        "games",
        "daily",
        "replay",
        "tournament info",
        "data delete",
        "rules",
        "leaderboard",
    ):
        learn(await discord.command(PLAYERS[0], channel, name))
    await asyncio.sleep(5)
    for message in discord.messages.values():
        learn(message)
    return sorted(ids)


def stored(path: Path, queries: tuple[str, ...] = OF_VICTIMS) -> list[list[Any]]:
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as db:
        return [sorted(map(repr, db.execute(query))) for query in queries]


def figures(discord: Judging, times: list[float], memory: float, bot: Bot) -> tuple[object, ...]:
    """Seconds are by the clock on the wall: what else the machine does counts as well."""
    late = sum(one > ANSWER_SECONDS for one in discord.taken)
    taken = f"taken after {median(discord.taken) * 1000:.0f} ms, {late} after over {ANSWER_SECONDS} s"
    answered = f"answered after {median(times) * 1000:.0f} ms"
    return taken, answered, f"{memory:.0f} → {bot.mebibytes():.0f} MiB", dict(discord.faults)


async def forged(folder: Path, count: int, tell: Any) -> None:
    path = folder / "forged.sqlite3"
    async with Judging(channels=12) as discord:
        env = discord.environment(str(path), DISCORD_TOKEN=TOKEN)
        with (folder / "log").open("wb") as log:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "bot.py", cwd=ROOT, env=env, stderr=log
            )
        bot, times, numbers = Bot(process), list[float](), iter(range(count))
        try:
            await discord.connected()
            ids = await scene(discord)
            secrets = stored(path, ("SELECT hex(secret), hex(seed) FROM games WHERE host_id / 100 = 1",))[0]
            discord.secrets += [one.lower() for row in secrets for one in re.findall("[0-9A-F]{32,}", row)]
            people = [*VICTIMS, *PLAYERS, *STRANGERS]
            forger = Forger(list(discord._commands.values()), ids, people, count)
            await bot.rested()
            messages, before = list(discord.messages.values()), stored(path)
            discord.faults.clear()  # starts call their players
            discord.taken.clear()
            memory = bot.mebibytes()

            async def harass() -> None:
                for number in numbers:
                    kind, data = forger.any()
                    # Players who were forgotten would be strangers from then on.
                    is_end = kind == CLICK and "|forget|" in data["custom_id"]
                    who = forger.chance.choice(STRANGERS if number % 3 or is_end else PLAYERS)
                    channel = forger.chance.choice(discord.channels)
                    times.append(
                        await discord.forge(kind, who, channel, data, forger.chance.choice(messages))
                    )
                    if number and number % TELLS_EVERY == 0:
                        tell((number, *figures(discord, times, memory, bot)))

            await asyncio.gather(*(harass() for _ in range(AT_ONCE)))
            await bot.rested()
            assert stored(path) == before
            tell((len(times), *figures(discord, times, memory, bot)))
        finally:
            process.terminate()
            await process.wait()
        written = (folder / "log").read_text()
        assert not [secret for secret in discord.secrets if secret in written]
        assert not re.findall(".* ERROR .*", written), re.findall(".* ERROR .*", written)[:20]
        assert not discord.faults


@pytest.mark.soak
async def test_forged_interactions_are_answered_and_harm_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def tell(facts: object) -> None:
        with capsys.disabled():
            sys.stdout.write(f"\n{facts}")
            sys.stdout.flush()

    await forged(tmp_path, FORGED, tell)
