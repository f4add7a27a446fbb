"""Weeks of a tournament in a moment: people with habits play through the service, and what reaches them is
counted as it would be sent.
"""

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec

from cogs.clock.missed_turns import turn_for_absent
from cogs.tables.table import Table
from cogs.tournaments.service.drafts import NewDraft
from cogs.tournaments.service.pace import usual_terms
from cogs.tournaments.service.terms import Tournament
from db.queries import deadlines, tournaments
from engine import GAMES
from engine.core import RuleError, dump
from engine.tournaments import AnyPlan
from tests.playing.service import DAY, Hall

HOUR = 3600
FIRST = 101  # the first person's id
ORGANISER = 3
LONGEST = 500  # days
# What goes to the main channel while rounds are played.
PUBLIC = frozenset({"round", "round-over", "corrected", "missed", "last-call", "check-in"})
# So many people of each habit, by how many there are.
MIXED = {
    16: {"diligent": 6, "daily": 5, "slow": 2, "absent": 1, "quitting": 2},
    11: {"diligent": 4, "daily": 4, "slow": 1, "absent": 1, "quitting": 1},
}
VISITS = {"diligent": 3, "daily": 1, "slow": 0.5, "quitting": 1}  # a day


@dataclass
class Person:
    """One who takes part, and how often they look in. A quitting one stops, perhaps without a word."""

    id: int
    habit: str
    chance: random.Random
    stops: float = float("inf")
    says_so: bool = False
    at: float = 0.0  # the next visit

    def __post_init__(self) -> None:
        self.usual = self.chance.random() * DAY

    def plan(self, now: int) -> None:
        """Choose the next visit, near the usual time of day."""
        if self.habit == "absent" or now > self.stops:
            self.at = float("inf")
            return
        step = DAY / VISITS[self.habit]
        ahead = (self.usual - now) % step
        self.at = now + int(max(60, (ahead or step) + self.chance.uniform(-2 * HOUR, 2 * HOUR)))
        if self.at - now < HOUR:  # the visit that has just been
            self.at += step


@dataclass
class Weeks:
    """What was counted."""

    tables: int = 0
    by_deadline: int = 0
    rounds: int = 0
    days: float = 0
    people: int = 0
    pings: Counter[int] = field(default_factory=Counter)
    public: int = 0
    missed: int = 0

    @property
    def pings_a_day(self) -> float:
        """What reaches one person in a day, on average."""
        return self.pings.total() / self.people / self.days

    @property
    def public_a_round(self) -> float:
        """Messages in the main channel for each round."""
        return self.public / max(1, self.rounds)

    def __str__(self) -> str:
        late = f"{self.by_deadline} of {self.tables} tables by the deadline"
        loud = f"{self.pings_a_day:.2f} pings a person and day, {self.public_a_round:.2f} messages a round"
        return f"{self.rounds} rounds in {self.days:.0f} days: {late}, {self.missed} turns missed; {loud}"


def people(habits: dict[str, int], seed: int) -> list[Person]:
    """So many people of each habit."""
    chance, found = random.Random(seed), list[Person]()
    for habit, count in habits.items():
        for _ in range(count):
            one = Person(FIRST + len(found), habit, random.Random(chance.random()))
            if habit == "quitting":
                one.stops, one.says_so = chance.uniform(5, 25) * DAY, bool(len(found) % 2)
            found.append(one)
    return found


class Simulation:
    """One tournament from its first round to its podium."""

    def __init__(self, hall: Hall, everybody: list[Person], secret: bytes = bytes(32)) -> None:
        self.hall, self.everybody, self.secret = hall, everybody, secret
        self.counted = Weeks(people=len(everybody))

    async def run(self, game: str, plan: AnyPlan, options: str = "", **terms: Any) -> Weeks:
        """Play it to its end; `terms` replace the usual ones."""
        hall = self.hall
        options = options or dump(GAMES[game].tournament_options())
        usual = usual_terms(game, options, plan)
        wanted = msgspec.structs.replace(usual, **{"least": 2, "most": 128} | terms)
        facts = {
            "guild_id": 1,
            "channel_id": 2,
            "organiser_id": ORGANISER,
            "name": "Cup",
            "secret": self.secret,
        }
        draft = NewDraft(game=game, options=options, plan=plan, terms=wanted, **facts)
        number = (await hall.service.drafts.create(draft, "open")).row.id
        for one in self.everybody:
            await hall.service.entries.join(number, one.id, f"P{one.id}", next(hall.clicks))
        await hall.service.entries.close(number, ORGANISER)
        known, began = await self.advance(number), hall.time
        for one in self.everybody:
            one.stops += began
            one.plan(hall.time)
        while known.row.status == "running" and hall.time - began < LONGEST * DAY:
            known = await self.step(known)
        log = await hall.store.read(tournaments.log, number, "result")
        self.counted.tables = len(known.state.results)
        self.counted.by_deadline = sum(msgspec.json.decode(one.facts).get("by") == "deadline" for one in log)
        self.counted.rounds = len(known.state.rounds)
        self.counted.days = (hall.time - began) / DAY
        assert known.row.status == "over", known.row.status
        return self.counted

    async def step(self, known: Tournament) -> Tournament:
        """Let the next thing happen: somebody looks in, a turn's time is over, or the tournament goes on."""
        hall = self.hall
        visitor = min(self.everybody, key=lambda one: one.at)
        nearest = await hall.store.read(deadlines.nearest)
        look = hall.time + 6 * HOUR  # the runner's own look around is more frequent
        hall.time = max(hall.time, int(min(visitor.at, nearest or look, known.row.due or look, look)))
        for row in await hall.store.read(deadlines.due_by, hall.time, 64):
            self.counted.missed += row.kind == "turn"
            await hall.absence.handle(row)
            await self.play_on(row.game_id)
        if visitor.at <= hall.time:
            await self.visit(visitor, known)
        return await self.advance(known.row.id)

    async def visit(self, one: Person, known: Tournament) -> None:
        """Play every turn that waits for a person; one who has had enough leaves."""
        hall = self.hall
        one.plan(hall.time)
        if hall.time > one.stops:
            if one.says_so and known.is_playing(one.id):
                await hall.service.entries.leave(known.row.id, one.id)
            return
        for pairing in known.open_pairings:
            table = await hall.tables.load(pairing.game_id)
            seat = table.seat_of(one.id) if table.row.status == "playing" else None
            if seat is None:
                continue
            if table.row.seats[seat].handed:
                table = await hall.absence.come_back(table.row.id, one.id)
            if seat in table.to_act:
                actions = turn_for_absent(table, seat, still=False)
                await hall.moves.act(table.row.id, one.id, actions, next(hall.clicks))
                await self.play_on(table.row.id)

    async def play_on(self, game_id: int) -> None:
        try:
            await self.hall.moves.play_on(game_id)
        except RuleError:
            return  # it is over

    async def advance(self, number: int) -> Tournament:
        known = await self.hall.advance(number)
        await self.drain(known)
        return known

    async def drain(self, known: Tournament) -> None:
        """Count what waits to be sent, and throw it away."""
        announced, outgoing = await self.hall.store.write(emptied)
        for kind, payload in announced:
            self.counted.public += kind in PUBLIC
            at = msgspec.json.decode(payload)
            if kind == "table":
                self.ping(known.seats(at["round"], at["table"]))
            elif kind == "round-ends":
                game = known.pairing(at["round"], at["table"]).game_id
                self.ping(waiting(await self.hall.tables.load(game)))
        for game_id in {game_id for game_id, _, _ in outgoing}:
            rows = [(kind, payload) for number, kind, payload in outgoing if number == game_id]
            table = await self.hall.tables.load(game_id)
            calls = [
                msgspec.json.decode(payload).get("calls", True) for kind, payload in rows if kind == "board"
            ]
            if any(calls):
                self.ping(waiting(table))
            for kind, payload in rows:
                if kind == "remind":
                    self.ping([table.row.seats[msgspec.json.decode(payload)["seat"]].user_id or 0])
                elif kind == "letter":
                    self.ping(msgspec.json.decode(payload).get("calls", ()))

    def ping(self, who: Any) -> None:
        self.counted.pings.update(who)


def waiting(table: Table) -> list[int]:
    """The people whom a table waits for."""
    return [table.row.seats[seat].user_id or 0 for seat in table.to_act if not table.is_standin(seat)]


def emptied(db: Any) -> tuple[list[tuple[str, str]], list[tuple[int, str, str]]]:
    """Take everything out of both outboxes."""
    announced = [
        tuple(row) for row in db.execute("SELECT kind, payload FROM announcements ORDER BY id").fetchall()
    ]
    outgoing = [
        tuple(row) for row in db.execute("SELECT game_id, kind, payload FROM outbox ORDER BY id").fetchall()
    ]
    if announced or outgoing:
        db.execute("DELETE FROM announcements")
        db.execute("DELETE FROM outbox")
    return announced, outgoing
