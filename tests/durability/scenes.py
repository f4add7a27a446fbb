"""What people do at the moments in which the bot is killed: from a lobby to a tournament's last round."""

import asyncio
import random
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from typing import Any

from aiohttp import web

from bench.loopback import Message, Person
from engine import GAMES
from tests.durability.killing import WAYS, Killing, Matches, Trap

Act = Coroutine[Any, Any, object]
LOBBY = "SELECT id, game, host_id, channel_id, lobby_message_id FROM games WHERE status = 'lobby'"
PLAYING = """
SELECT id, game, home_id, board_message_id FROM games
WHERE status = 'playing' AND board_message_id IS NOT NULL AND id NOT IN (SELECT game_id FROM pairings)"""
TURNS = "SELECT seat FROM deadlines WHERE game_id = ? AND kind = 'turn'"
PEOPLE = "SELECT seat, user_id FROM seats WHERE game_id = ? AND user_id IS NOT NULL AND handed = 0"
LATE = "UPDATE deadlines SET due = 1 WHERE game_id = ? AND kind = 'turn'"
MISSED = "UPDATE seats SET missed = 1 WHERE game_id = ?"
TOURNAMENT = "SELECT id, status, organiser_id FROM tournaments WHERE status NOT IN ('over', 'cancelled')"
ENTERED = "SELECT count(*) FROM entrants WHERE tournament_id = ?"
PAIRED = """
SELECT pairings.round, pairings.number, pairings.game_id FROM pairings JOIN games ON games.id = game_id
WHERE pairings.tournament_id = ? AND games.status = 'playing'"""
VERSION = "SELECT version FROM games WHERE id = ?"
UNSENT = """
SELECT (SELECT count(*) FROM outbox WHERE kind NOT IN ('note', 'card'))
+ (SELECT count(*) FROM announcements)"""
LEFT = "SELECT id, kind FROM outbox UNION ALL SELECT id, kind FROM announcements"
ENTRANTS = 4
SLOTS = ("N1", "S2")
QUIET_ROUNDS, MOST_ROUNDS = 4, 3000
MOST_CLICKS = 12  # before a choice is confirmed


def is_answer(request: web.Request) -> bool:
    return request.path.startswith(("/api/interactions/", "/api/webhooks/"))


def is_thread(request: web.Request) -> bool:
    return request.method == "POST" and request.path.endswith("/threads")


def is_message(request: web.Request) -> bool:
    return request.method == "POST" and request.path.endswith("/messages")


def is_sent(request: web.Request) -> bool:
    return request.path.startswith("/api/channels/") and request.method in ("POST", "PATCH")


class Scenes:
    """People on the loopback Discord, and what stands there by the bot's own database."""

    def __init__(self, discord: Killing) -> None:
        self.discord = discord
        self.chance: random.Random = discord.chance
        self.confirmed: set[int] = set()  # interactions of moves of which a person was told
        self.games = 0
        self.cups = 0
        self.moments: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {
            "lobby": self.open,
            "start": lambda: self.begin(is_answer),
            "thread": lambda: self.begin(is_thread),
            "first board": lambda: self.begin(is_message),
            "move": self.move,
            "undo": self.undo,
            "hand-over": self.hand_over,
            "announcement": self.announce,
        }

    def read(self, sql: str, *facts: object) -> list[Any]:
        with closing(sqlite3.connect(f"file:{self.discord.database}?mode=ro", uri=True)) as db:
            return db.execute(sql, facts).fetchall()

    def trap(self, matches: Matches, most_others: int = 0) -> Trap:
        return Trap(self.chance.choice(WAYS), matches, self.chance.randint(0, most_others))

    async def do(self, trap: Trap, act: Act) -> None:
        """Somebody acts; the bot is killed before all that follows from it is sent, as a rule."""

        async def whole() -> None:
            await act
            await settled(self)

        await self.discord.do(trap, whole())

    def message(self, number: int) -> Message:
        return self.discord.messages[number]

    async def press(self, person: Person, message: Message, verb: str) -> Message:
        custom_id = message.custom_id(verb)
        assert custom_id, (verb, [c["custom_id"] for c in message.controls()])
        return await self.discord.click(person, message, custom_id)

    # Lobbies.

    def new_table(self, game: str = "") -> Act:
        self.games += 1
        game = game or list(GAMES)[self.games % len(GAMES)]
        channel = self.discord.channels[1 + self.games % (len(self.discord.channels) - 1)]
        host = Person(10_000 + 2 * self.games, f"Host {self.games}")
        return self.discord.command(host, channel, "game new", game=game, clock="24h")

    async def open(self) -> None:
        await self.do(self.trap(is_answer), self.new_table())

    async def lobby(self) -> tuple[Person, Message]:
        """A table that can be started, and its host."""
        if not self.read(LOBBY):
            await self.new_table()
        await settled(self)
        _, _, host, _, card = self.read(LOBBY)[0]
        message = self.message(card)
        guest = Person(host + 1, f"Guest {host}")
        await self.discord.click(guest, message, message.custom_id("join") or "")
        return Person(host, "Host"), message

    async def begin(self, matches: Matches) -> None:
        host, card = await self.lobby()
        await self.do(self.trap(matches), self.press(host, card, "start"))

    # Moves.

    async def game(self, wanted: str = "") -> tuple[int, int, Message]:
        """A game that is played: its number, its place and its board."""
        found = [row for row in self.read(PLAYING) if wanted in ("", row[1])]
        if not found:
            while not any(wanted in ("", row[1]) for row in self.read(LOBBY)):
                await self.new_table(wanted)
            host, card = await self.lobby()
            started = await self.press(host, card, "start")
            assert started
            return await self.game_after(wanted)
        game_id, _, home, board = self.chance.choice(found[-6:])
        return game_id, home, self.message(board)

    async def game_after(self, wanted: str) -> tuple[int, int, Message]:
        await settled(self)
        return await self.game(wanted)

    def on_turn(self, game_id: int) -> Person | None:
        acting = {seat for (seat,) in self.read(TURNS, game_id)}
        people = [user for seat, user in self.read(PEOPLE, game_id) if seat in acting]
        return Person(people[0], "Player") if people else None

    async def panel(self, game_id: int, board: Message) -> tuple[Person, Message] | None:
        """Some choice, ready to be confirmed."""
        player = self.on_turn(game_id)
        if player is None or not board.custom_id("play"):
            return None
        panel = await self.press(player, board, "play")
        for _ in range(MOST_CLICKS):
            found = [c for c in panel.controls() if c["custom_id"].split("|")[1] in ("page", "choose")]
            if panel.custom_id("confirm") or not found:
                break
            control = self.chance.choice(found)
            values = [self.chance.choice(control["options"])["value"]] if "options" in control else []
            panel = await self.discord.click(player, panel, control["custom_id"], *values)
        return (player, panel) if panel.custom_id("confirm") else None

    async def confirm(self, player: Person, panel: Message) -> None:
        answer = await self.press(player, panel, "confirm")
        assert answer
        # A refusal ("a bot plays for you") comes in a message of its own and tells of no move.
        if answer.id == panel.id:
            self.confirmed.add(self.discord.acted)

    async def ready_move(self) -> tuple[Person, Message]:
        for _ in range(20):
            game_id, _, board = await self.game()
            if found := await self.panel(game_id, board):
                return found
            await self.new_table()
            host, card = await self.lobby()
            await self.press(host, card, "start")
            await settled(self)
        raise AssertionError("nobody can move")

    async def move(self) -> None:
        ready = await self.ready_move()
        await self.do(self.trap(self.chance.choice((is_answer, is_sent))), self.confirm(*ready))

    async def undo(self) -> None:
        """A push of Junior is taken back: nothing was shown by it."""
        game_id, home, _ = await self.game("junior")
        player = self.on_turn(game_id)
        if player is None:
            await self.move()
            return
        before = self.read(VERSION, game_id)
        for slot in SLOTS:  # all but one of them, or none if the person has pushed already
            if self.read(VERSION, game_id) == before:
                await self.discord.command(player, home, "junior push", slot=slot)
        trap = self.trap(self.chance.choice((is_answer, is_sent)))
        await self.do(trap, self.discord.command(player, home, "game undo"))

    # The clock.

    async def hand_over(self) -> None:
        """Somebody's time ran out while the bot was away, for the second time."""
        game_id, _, _ = await self.game()
        people = self.read(PEOPLE, game_id)
        if len(people) < 2 or not self.read(TURNS, game_id):
            await self.new_table()
            host, card = await self.lobby()
            await self.press(host, card, "start")
            await settled(self)
            game_id, _, _, _ = self.read(PLAYING)[-1]
        self.discord.kill(self.discord.pid)
        with closing(sqlite3.connect(self.discord.database)) as db, db:
            db.execute(LATE, (game_id,))
            db.execute(MISSED, (game_id,))
        trap = self.trap(is_sent, 1)
        await self.discord.start()
        await self.do(trap, settled(self))

    # Tournaments.

    async def announce(self) -> None:
        """Acts go on until one of the messages about them kills the bot."""
        trap = self.trap(lambda r: is_message(r) or is_thread(r), 3)
        if trap.way == "acted":
            trap.way = "later"
        for _ in range(12):
            await self.do(trap, self.next_act())
            if self.discord.killed.is_set():
                return

    async def next_act(self) -> None:
        discord, channel = self.discord, self.discord.channels[0]
        if not (found := self.read(TOURNAMENT)):
            self.cups += 1
            boss = Person(500 + self.cups, "Boss")
            facts = {"game": "junior", "name": f"Cup {self.cups}", "table-size": 2}
            panel = await discord.command(boss, channel, "tournament create", **facts)
            await self.press(boss, panel, "tournament-open")
            return
        number, status, boss = found[0]
        (entered,) = self.read(ENTERED, number)[0]
        if status == "draft":
            panel = await discord.command(
                Person(boss, "Boss"), channel, "tournament panel", tournament=number
            )
            await self.press(Person(boss, "Boss"), panel, "tournament-open")
        elif status == "open" and entered < ENTRANTS:
            for n in range(entered, ENTRANTS):
                await discord.command(
                    Person(600 + n, f"Entrant {n}"), channel, "tournament join", tournament=number
                )
        elif status == "open":
            asked = await discord.command(
                Person(boss, "Boss"), channel, "tournament start", tournament=number
            )
            await self.press(Person(boss, "Boss"), asked, "tournament-start")
        else:
            while not (paired := self.read(PAIRED, number)):
                await asyncio.sleep(0.05)  # the first round is paired by the bot itself
                if self.read(TOURNAMENT) != found:
                    return
            await settled(self)  # nobody decides a table that is not there yet
            round_number, table, _ = paired[0]
            facts = {"tournament": number, "round": round_number, "table": table + 1, "places": "1 2"}
            await discord.command(Person(boss, "Boss"), channel, "tournament result", **facts)


async def settled(scenes: Scenes) -> None:
    """Wait until nothing is left to be sent but what waits for the next board, or to be shown on a card."""
    quiet = 0
    for _ in range(MOST_ROUNDS):
        before = scenes.discord.requests
        await asyncio.sleep(0.01)
        is_quiet = scenes.read(UNSENT)[0][0] == 0 and before == scenes.discord.requests
        quiet = quiet + 1 if is_quiet else 0
        if quiet >= QUIET_ROUNDS:
            return
    raise AssertionError(scenes.read(LEFT))
