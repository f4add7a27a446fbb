"""The loopback Discord's server: a guild on each shard, their channels, the gateway to a bot's processes."""

import asyncio
import contextlib
import itertools
import json
import os
import time
from collections import Counter
from time import perf_counter
from typing import Any, Self

from aiohttp import WSMsgType, web
from aiohttp.typedefs import Handler

from bench.loopback.messages import (
    EPHEMERAL,
    EVERYTHING,
    LOADING,
    SELECT,
    Body,
    Message,
    Person,
    limit,
    new_message,
    reply,
)
from bench.loopback.places import Places

APPLICATION = 1000
GUILD = 2000
BOT: Body = {"id": str(APPLICATION), "username": "dedale", "discriminator": "0", "avatar": None, "bot": True}
# Interaction callbacks by their type.
SEND, DEFER, DEFER_UPDATE, UPDATE, MODAL = 4, 5, 6, 7, 9
SUBCOMMAND = 1
PATIENCE = 120.0  # seconds: other programs may share the machine
TAKEN = 10.0  # seconds after which a click that was only acknowledged counts as answered


def guild_of(channel_id: int) -> int:
    """Returns the guild of a channel."""
    return (channel_id >> 22 << 22) + GUILD


class Loopback:
    """The server, while it is entered."""

    def __init__(self, channels: int = 1, shards: int = 1) -> None:
        self.shards = shards
        self._first = list(range(GUILD + 1, GUILD + 1 + channels))
        self.messages: dict[int, Message] = {}
        self.requests = 0
        self.interactions = 0
        self.syncs = 0
        self.limited: set[int] = set()  # channels in which nothing can be posted or edited for now
        self.post_seconds = 0.0  # after which a post is answered
        self.edit_seconds = 0.0  # after which an edit of a message in a channel is answered
        self.edits = Counter[int]()  # of messages in channels, by message
        # Milliseconds from each act of a person to its first callback.
        self.begun: dict[int, list[float]] = {}
        self.acted = 0  # the last interaction
        self.identified: list[tuple[float, int]] = []  # when, and which shard
        self._nonces: dict[str, Message] = {}
        self._numbers = itertools.count(1 << 40)
        self._commands: dict[str, Body] = {}
        self._sockets: dict[int, web.WebSocketResponse] = {}  # the newest of each shard
        self._sequence = itertools.count(1)
        self._ready = asyncio.Event()
        self._clicked: dict[str, Message | None] = {}  # by token: the message whose control was pressed
        self._places: dict[str, int] = {}  # by token: the channel
        self._acts: dict[str, tuple[Person, float]] = {}  # by token: who acted when, until the first callback
        self._originals: dict[str, Message] = {}  # by token: the answer itself
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._posted = asyncio.Condition()
        self.places = Places(BOT, guild_of, lambda: next(self._numbers))
        self.places.tell = self._tell_thread
        self._runner: web.AppRunner | None = None
        self._port = 0

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=1 << 26, middlewares=[self._meet])
        app.add_routes(
            [
                web.get("/ws/", self._gateway),
                web.get("/api/gateway/bot", self._gateway_bot),
                web.get("/api/users/@me", self._me),
                web.get("/api/oauth2/applications/@me", self._application),
                web.put("/api/applications/{app}/commands", self._sync),
                web.get("/api/applications/{app}/commands", self._known),
                web.post("/api/channels/{channel}/messages", self._post),
                web.route("*", "/api/channels/{channel}/messages/{message}", self._on_message),
                web.post("/api/interactions/{id}/{token}/callback", self._callback),
                web.post("/api/webhooks/{app}/{token}", self._follow_up),
                web.route("*", "/api/webhooks/{app}/{token}/messages/{message}", self._original),
                *self.places.routes(),
                web.route("*", "/api/{rest:.*}", self._anything),
            ]
        )
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self._port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        for socket in list(self._sockets.values()):
            await socket.close()
        assert self._runner
        await self._runner.cleanup()

    def environment(self, database: str, **more: str) -> dict[str, str]:
        """Returns the environment in which `python bot.py` connects to this Discord."""
        inherited = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
        return {
            **inherited,
            "DISCORD_TOKEN": "loopback",
            "DISCORD_API_URL": f"http://127.0.0.1:{self._port}/api",
            "DISCORD_GATEWAY_URL": f"ws://127.0.0.1:{self._port}/ws/",
            "DEDALE_DATABASE": database,
            "DEDALE_WHERE": "channel",
            **more,
        }

    async def connected(self) -> None:
        """Waits until the bot has been told that it is ready, on all shards."""
        await asyncio.wait_for(self._ready.wait(), PATIENCE)

    @property
    def channels(self) -> list[int]:
        """The channels of the first guild."""
        return self.channels_of(0)

    def channels_of(self, shard: int) -> list[int]:
        """The channels of the guild on this shard."""
        return [(shard << 22) + channel for channel in self._first]

    # What people do.

    async def command(self, person: Person, channel_id: int, name: str, /, **options: object) -> Message:
        """Types a slash command, `"game new"`; returns the answer. A person as an option is a `Person`."""
        first, _, second = name.partition(" ")
        kinds = {option["name"]: option["type"] for option in self.options_of(name)}
        named = [one for one in options.values() if isinstance(one, Person)]
        given = [
            {"type": kinds[key], "name": key, "value": str(one.id) if isinstance(one, Person) else one}
            for key, one in options.items()
        ]
        inner = [{"type": 1, "name": second, "options": given}] if second else given
        data = {"id": self._commands[first]["id"], "name": first, "type": 1, "options": inner}
        if named:
            members = {str(one.id): one.member() for one in named}
            data["resolved"] = {"users": {str(one.id): one.user() for one in named}, "members": members}
        return await self._interact(2, person, channel_id, data, None)

    def command_names(self) -> list[str]:
        """Returns all commands that the bot has made known, as `command` takes them."""
        found = list[str]()
        for name, body in self._commands.items():
            inner = [one["name"] for one in body.get("options", ()) if one["type"] == SUBCOMMAND]
            found += [f"{name} {one}" for one in inner] or [name]
        return found

    def options_of(self, name: str) -> list[Body]:
        """Returns what a command takes, as the bot has made it known."""
        first, _, second = name.partition(" ")
        options: list[Body] = self._commands[first].get("options", [])
        if not second:
            return options
        return next(one for one in options if one["name"] == second).get("options", [])

    async def click(self, person: Person, message: Message, custom_id: str, *values: str) -> Message:
        """Presses a button, or chooses in a select; returns the answer."""
        kind = next((c["type"] for c in message.controls() if c["custom_id"] == custom_id), 2)
        data: Body = {"component_type": kind, "custom_id": custom_id}
        if kind == SELECT:
            data["values"] = list(values)
        return await self._interact(3, person, message.channel_id, data, message)

    async def posted(self, channel_id: int, after: int, table: str = "") -> Message:
        """Waits for a public message with controls, or of this table, newer than the one of this number.

        It stands in a channel or one of its threads.
        """

        def is_here(message: Message) -> bool:
            thread = self.places.threads.get(message.channel_id)
            return channel_id in (message.channel_id, thread and int(thread["parent_id"]))

        def found() -> Message | None:
            newer = itertools.takewhile(lambda m: m.id > after, reversed(self.messages.values()))
            new = (m for m in newer if is_here(m) and not m.body["flags"] & EPHEMERAL)
            return next((m for m in new if (m.is_of(table) if table else any(m.controls()))), None)

        async with self._posted:
            await asyncio.wait_for(self._posted.wait_for(found), PATIENCE)
        message = found()
        assert message
        return message

    async def filled(self, message: Message) -> None:
        """Waits until a message has a file."""
        async with self._posted:
            await asyncio.wait_for(self._posted.wait_for(lambda: message.body["attachments"]), PATIENCE)

    async def _interact(
        self, kind: int, person: Person, channel_id: int, data: Body, message: Message | None
    ) -> Message:
        self.interactions += 1
        number = self.acted = next(self._numbers)
        token = f"token{number}"
        self._clicked[token], self._places[token] = message, channel_id
        answer = self._answers[token] = asyncio.get_running_loop().create_future()
        guild = self._guild_of(channel_id)
        self._acts[token] = person, perf_counter()
        await self._dispatch(
            guild >> 22,
            "INTERACTION_CREATE",
            {
                "id": str(number),
                "application_id": str(APPLICATION),
                "type": kind,
                "token": token,
                "version": 1,
                "data": data,
                "guild_id": str(guild),
                "guild": {"id": str(guild), "locale": "en-US", "features": []},
                "channel_id": str(channel_id),
                "channel": self._channel(channel_id),
                "member": person.member(),
                "locale": "en-US",
                "guild_locale": "en-US",
                "app_permissions": EVERYTHING,
                "entitlements": [],
                "authorizing_integration_owners": {"0": str(guild)},
                "context": 0,
                "attachment_size_limit": 10 << 20,
                **({"message": message.body} if message else {}),
            },
        )
        return await asyncio.wait_for(answer, PATIENCE)

    # The gateway.

    async def _dispatch(self, shard: int, event: str, data: Body) -> None:
        await self._sockets[shard].send_json({"op": 0, "t": event, "s": next(self._sequence), "d": data})

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket, shard = web.WebSocketResponse(max_msg_size=0), 0
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 40_000}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            sent = json.loads(message.data)
            match sent["op"]:
                case 1:
                    await socket.send_json({"op": 11})
                case 2:
                    shard = sent["d"].get("shard", [0, 1])[0]
                    self._sockets[shard] = socket
                    await self._welcome(shard)
                case _:
                    pass
        if self._sockets.get(shard) is socket:
            del self._sockets[shard]
            self._ready.clear()
        return socket

    async def _welcome(self, shard: int) -> None:
        self.identified.append((time.monotonic(), shard))
        guild = (shard << 22) + GUILD
        facts: Body = {"v": 10, "user": BOT, "session_id": "loopback", "resume_gateway_url": ""}
        facts |= {"shard": [shard, self.shards], "guilds": [{"id": str(guild), "unavailable": True}]}
        await self._dispatch(shard, "READY", {**facts, "application": {"id": str(APPLICATION), "flags": 0}})
        await self._dispatch(shard, "GUILD_CREATE", self._guild(guild))
        if len(self._sockets) == self.shards:
            self._ready.set()

    def _guild(self, guild: int) -> Body:
        everyone = {"id": str(guild), "name": "@everyone", "permissions": EVERYTHING, "position": 0}
        role = {**everyone, "color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
        own = {**Person(APPLICATION, "dedale").member(), "user": BOT}
        levels = ("verification_level", "default_message_notifications", "explicit_content_filter")
        numbers = dict.fromkeys((*levels, "mfa_level", "nsfw_level", "premium_tier", "afk_timeout"), 0)
        lists: Body = {key: [] for key in ("emojis", "features", "threads", "stickers", "voice_states")}
        return {
            "id": str(guild),
            "name": "loopback",
            "owner_id": "1",
            "member_count": 2,
            "large": False,
            "preferred_locale": "en-US",
            "system_channel_flags": 0,
            "roles": [role],
            "members": [own],
            "channels": [self._channel(channel) for channel in self.channels_of(guild >> 22)],
            **numbers,
            **lists,
            "threads": [one for one in self.places.threads.values() if one["guild_id"] == str(guild)],
        }

    def _guild_of(self, channel_id: int) -> int:
        thread = self.places.threads.get(channel_id)
        return int(thread["guild_id"]) if thread else guild_of(channel_id)

    def _channel(self, number: int) -> Body:
        if thread := self.places.threads.get(number):
            return {**thread, "permissions": EVERYTHING}
        names: Body = {"id": str(number), "type": 0, "name": f"c{number}", "guild_id": str(guild_of(number))}
        return {**names, "position": 0, "permission_overwrites": [], "permissions": EVERYTHING, "flags": 0}

    async def _tell_thread(self, thread: Body) -> None:
        await self._dispatch(
            int(thread["guild_id"]) >> 22, "THREAD_CREATE", {**thread, "newly_created": True}
        )

    # The API.

    @web.middleware
    async def _meet(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Each request comes through here."""
        return await handler(request)

    async def _gateway_bot(self, request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        url = f"ws://127.0.0.1:{self._port}/ws/"
        return reply({"url": url, "shards": self.shards, "session_start_limit": limit})

    async def _me(self, request: web.Request) -> web.Response:
        return reply(BOT)

    async def _application(self, request: web.Request) -> web.Response:
        texts: Body = {"name": "dedale", "description": "", "icon": None, "summary": "", "verify_key": ""}
        flags = {"bot_public": True, "bot_require_code_grant": False, "flags": 0}
        owner = Person(1, "owner").user()
        return reply({"id": str(APPLICATION), **texts, **flags, "owner": owner, "team": None})

    async def _sync(self, request: web.Request) -> web.Response:
        ids: Body = {"application_id": str(APPLICATION), "version": "1", "default_member_permissions": None}
        commands = [{"id": str(next(self._numbers)), **one, **ids} for one in await request.json()]
        self._commands = {one["name"]: one for one in commands}
        self.syncs += 1
        return reply(commands)

    async def _known(self, request: web.Request) -> web.Response:
        return reply(list(self._commands.values()))

    async def _payload(self, request: web.Request) -> Body:
        """Reads what is sent: JSON, or a form with files, of which only the JSON is kept."""
        self.requests += 1
        if not request.content_type.startswith("multipart/"):
            return await request.json() if request.can_read_body else {}
        form = await request.post()
        return json.loads(str(form["payload_json"]))

    async def _written(self, message: Message, payload: Body) -> Message:
        message.write(payload)
        self.messages[message.id] = message
        async with self._posted:
            self._posted.notify_all()
        return message

    def _new(self, channel_id: int) -> Message:
        return new_message(next(self._numbers), channel_id, BOT)

    async def _post(self, request: web.Request) -> web.Response:
        payload, channel = await self._payload(request), int(request.match_info["channel"])
        if channel in self.limited:
            return limit()
        nonce = str(payload.get("nonce") or next(self._numbers))
        if nonce not in self._nonces:
            self._nonces[nonce] = self._new(channel)
            await self._written(self._nonces[nonce], payload)
        if self.post_seconds:
            await asyncio.sleep(self.post_seconds)
        return reply(self._nonces[nonce].body)

    async def _on_message(self, request: web.Request) -> web.Response:
        message = self.messages.get(int(request.match_info["message"]))
        if message is None:
            return reply({"code": 10008, "message": "Unknown Message"}, status=404)
        if request.method == "PATCH":
            return await self._edit(message, await self._payload(request))
        if request.method == "DELETE":
            del self.messages[message.id]
            return web.Response(status=204)
        return reply(message.body)

    async def _edit(self, message: Message, payload: Body) -> web.Response:
        if message.channel_id in self.limited:
            return limit()
        await self._written(message, payload)
        self.edits[message.id] += 1
        if self.edit_seconds:
            await asyncio.sleep(self.edit_seconds)
        return reply(message.body)

    async def _callback(self, request: web.Request) -> web.Response:
        payload, token = await self._payload(request), request.match_info["token"]
        person, start = self._acts.pop(token)
        self.begun.setdefault(person.id, []).append((perf_counter() - start) * 1000)
        kind: int = payload["type"]
        data: Body = payload.get("data") or {}
        clicked = self._clicked[token]
        message = clicked if kind in (UPDATE, DEFER_UPDATE) and clicked else self._new(self._places[token])
        self._originals[token] = message
        if kind in (SEND, UPDATE):
            await self._written(message, data)
            self._answered(token, message)
        elif kind == DEFER:
            message.body["flags"] = data.get("flags", 0) | LOADING
        if kind == MODAL:
            self._answered(token, message)
        if kind == DEFER_UPDATE:
            asyncio.get_running_loop().call_later(TAKEN, self._answered, token, message)
        if "with_response" not in request.query:
            return web.Response(status=204)
        interaction = {"id": request.match_info["id"], "type": 3, "response_message_id": str(message.id)}
        found = {"type": kind, "message": message.body} if kind in (SEND, UPDATE) else {"type": kind}
        return reply({"interaction": interaction, "resource": found})

    async def _follow_up(self, request: web.Request) -> web.Response:
        payload, token = await self._payload(request), request.match_info["token"]
        message = await self._written(self._new(self._originals[token].channel_id), payload)
        self._answered(token, message)
        return reply(message.body)

    async def _original(self, request: web.Request) -> web.Response:
        token = request.match_info["token"]
        message = self._originals.get(token)
        if message is None:
            return reply({"code": 10015, "message": "Unknown Webhook"}, status=404)
        if request.method == "PATCH":
            message.body["flags"] &= ~LOADING
            await self._written(message, await self._payload(request))
            self._answered(token, message)
        elif request.method == "DELETE":
            self.messages.pop(message.id, None)
            return web.Response(status=204)
        return reply(message.body)

    def _answered(self, token: str, message: Message) -> None:
        with contextlib.suppress(asyncio.InvalidStateError):
            self._answers[token].set_result(message)

    async def _anything(self, request: web.Request) -> web.Response:
        """Answers what no bot of ours should need, so that a benchmark shows it at once."""
        error: Any = {"code": 0, "message": f"{request.method} {request.path} is not known here"}
        return reply(error, status=404)
