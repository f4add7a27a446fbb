"""Threads, private channels and members on the loopback Discord."""

from collections.abc import Awaitable, Callable

from aiohttp import web

from bench.loopback.messages import EVERYTHING, Body, Person, reply

PUBLIC_THREAD, PRIVATE = 11, 1
HAS_THREAD = {"code": 160004, "message": "A thread has already been created for this message"}
UNKNOWN = {"code": 10003, "message": "Unknown Channel"}


class Places:
    """The threads that were opened, by their ids, and the channels in which the bot writes to one person."""

    def __init__(self, bot: Body, guild_of: Callable[[int], int], number: Callable[[], int]) -> None:
        self._bot, self._guild_of, self._number = bot, guild_of, number
        self.threads: dict[int, Body] = {}
        self._planned: dict[str, Body] = {}  # events in the calendar
        self.tell: Callable[[Body], Awaitable[None]] | None = None  # of a new thread

    def routes(self) -> list[web.RouteDef]:
        """What the API offers here."""
        return [
            web.post("/api/channels/{channel}/messages/{message}/threads", self._open),
            web.post("/api/channels/{channel}/threads", self._open),
            web.route("*", "/api/channels/{channel}/thread-members/{user}", self._add),
            web.get("/api/channels/{channel}", self._look),
            web.patch("/api/channels/{channel}", self._change),
            web.post("/api/users/@me/channels", self._private),
            web.get("/api/users/{user}", self._user),
            web.get("/api/guilds/{guild}/members/{user}", self._member),
            web.get("/api/guilds/{guild}/scheduled-events", self._events),
            web.post("/api/guilds/{guild}/scheduled-events", self._event),
            web.route("*", "/api/guilds/{guild}/scheduled-events/{event}", self._known_event),
        ]

    async def _open(self, request: web.Request) -> web.Response:
        number = int(request.match_info.get("message") or self._number())
        if number in self.threads:
            return reply(HAS_THREAD, status=400)
        parent, payload = int(request.match_info["channel"]), await request.json()
        guild = self._guild_of(parent)
        moment = "2026-01-01T00:00:00+00:00"
        times = {"archived": False, "locked": False, "archive_timestamp": moment, "create_timestamp": moment}
        facts: Body = {"id": str(number), "type": PUBLIC_THREAD, "parent_id": str(parent), "flags": 0}
        facts |= {"guild_id": str(guild), "owner_id": self._bot["id"], "name": payload["name"]}
        facts |= {"message_count": 0, "member_count": 1, "rate_limit_per_user": 0, "last_message_id": None}
        minutes = payload.get("auto_archive_duration") or 1440
        self.threads[number] = {**facts, "thread_metadata": {**times, "auto_archive_duration": minutes}}
        if self.tell:
            await self.tell(self.threads[number])
        return reply(self.threads[number], status=201)

    async def _add(self, request: web.Request) -> web.Response:
        return web.Response(status=204)

    async def _look(self, request: web.Request) -> web.Response:
        found = self.threads.get(int(request.match_info["channel"]))
        return reply(found) if found else reply(UNKNOWN, status=404)

    async def _change(self, request: web.Request) -> web.Response:
        return await self._look(request)

    async def _private(self, request: web.Request) -> web.Response:
        person = Person(int((await request.json())["recipient_id"]), "somebody")
        return reply({"id": str(person.id + 1), "type": PRIVATE, "recipients": [person.user()], "flags": 0})

    async def _user(self, request: web.Request) -> web.Response:
        return reply(Person(int(request.match_info["user"]), "somebody").user())

    async def _member(self, request: web.Request) -> web.Response:
        person = Person(int(request.match_info["user"]), "somebody")
        return reply({**person.member(), "permissions": EVERYTHING})

    async def _event(self, request: web.Request) -> web.Response:
        facts = {"id": str(self._number()), "guild_id": request.match_info["guild"], "status": 1}
        event: Body = {**await request.json(), **facts, "creator_id": self._bot["id"], "entity_id": None}
        self._planned[event["id"]] = event
        return reply(event)

    async def _known_event(self, request: web.Request) -> web.Response:
        return reply(self._planned[request.match_info["event"]])

    async def _events(self, request: web.Request) -> web.Response:
        return reply([])
