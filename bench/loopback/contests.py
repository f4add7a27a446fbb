"""Tournaments for a world: played by the engine once each, then copied with other people, tables and all.

Those of the crowd are over. Whoever is asked about organises one in each `Stage`, and plays in most of them.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from cogs.tournaments.service.records import as_json
from cogs.tournaments.service.terms import Terms
from db.queries import mentions
from engine import GAMES
from engine.core import dump
from engine.tournaments import (
    AnyPlan,
    Entrant,
    League,
    SingleElimination,
    Swiss,
    TableResult,
    TournamentState,
    add_round,
    next_round,
    record,
)

GAME = next(iter(GAMES))
PLACEHOLDER = 9_000_000_000  # ids of people before they are known: no other number in a state is as long
ENTRANTS = 6
STAGES = ("open", "running", "over", "knockout", "league", "paired")
DAY = 86_400
ADD = f"""
INSERT INTO tournaments (id, guild_id, channel_id, organiser_id, name, game, options, terms, state, secret,
status, version, due, created_at, started_at, ended_at) VALUES ({", ".join("?" * 16)})"""
ADD_ENTRANT = """
INSERT INTO entrants (tournament_id, user_id, name, interaction_id, checked_in, at)
VALUES (?, ?, ?, ?, ?, ?)"""
ADD_PAIRING = "INSERT INTO pairings (tournament_id, round, number, game_id, due) VALUES (?, ?, ?, ?, ?)"
ADD_LOG = "INSERT INTO tournament_log (tournament_id, actor_id, act, facts, at) VALUES (?, ?, ?, ?, ?)"
SIT = "UPDATE seats SET user_id = ?, name = ? WHERE game_id = ? AND seat = ?"
COME_HOME = "UPDATE games SET home_id = channel_id WHERE id = ?"  # where the bot can post
SET_RESULT = "UPDATE results SET users = ? WHERE game_id = ?"


class Stage(NamedTuple):
    """A tournament in some moment, with placeholders for its people."""

    status: str
    state: TournamentState
    organiser_plays: bool = True
    is_unplayed: bool = False  # has nobody moved at its open tables?

    @property
    def size(self) -> int:
        """How many people it is about."""
        return (len(self.state.entrants) or ENTRANTS) + (not self.organiser_plays)

    @property
    def tables(self) -> Iterator[tuple[int, int, Sequence[int], bool]]:
        """Its tables: round, index, seats, and whether there is a result."""
        done = {(one.round, one.table) for one in self.state.results}
        for one in self.state.rounds:
            for at, table in enumerate(one.tables):
                yield one.number, at, table.seats, (one.number, at) in done

    def tables_that(self, *, is_over: bool) -> int:
        """How many tables have a result, or are being played."""
        return sum(done == is_over for *_, done in self.tables)


def played(plan: AnyPlan, places: tuple[int, ...], count: int = ENTRANTS, until: int = 99) -> TournamentState:
    """Play a tournament whose tables all end with these places, or leave the tables of a round open."""
    entrants = (Entrant(PLACEHOLDER + at, f"Entrant {at}") for at in range(count))
    state = TournamentState(plan=plan, seed=bytes(32), entrants=tuple(entrants))
    while paired := next_round(state):
        state = add_round(state, paired)
        if paired.number == until:
            return state
        for at in range(len(paired.tables)):
            state = record(state, TableResult(paired.number, at, places))
    return state


def stages(places: tuple[int, ...]) -> dict[str, Stage]:
    """The tournaments that people who are asked about organise, by name."""
    swiss = Swiss(rounds=4, sizes=(2,))
    empty = TournamentState(plan=swiss, seed=bytes(32))
    found = (
        Stage("open", empty, organiser_plays=False),
        Stage("running", played(swiss, places, until=3)),
        Stage("over", played(swiss, places)),
        Stage("over", played(SingleElimination(), places, count=4)),
        Stage("over", played(League(), places, count=4)),
        Stage("running", played(swiss, places, until=1), is_unplayed=True),
    )
    return dict(zip(STAGES, found, strict=True))


class Contests:
    """Puts tournaments into a world. `over`, `live` and `dealt` are spare games of the `GAME`."""

    def __init__(
        self,
        db: sqlite3.Connection,
        facts: dict[str, int],
        over: Iterator[int],
        live: Iterator[int],
        dealt: Iterator[int],
    ) -> None:
        self._db, self._facts, self._over, self._live, self._dealt = db, facts, over, live, dealt
        self._next = 1

    def add(self, stage: Stage, channel_id: int, people: Sequence[int], begun: int) -> int:
        """Add one of the first of these people, the very first of whom organises it; return its number."""
        number, self._next = self._next, self._next + 1
        people = people[: stage.size]
        entrants = people if stage.organiser_plays else people[1:]
        state = self._put_row(number, stage, channel_id, (people[0], *entrants), begun)
        checked = stage.status != "open"
        rows = [(number, who, f"Player {who % 997}", 7, checked, begun) for who in entrants]
        self._db.executemany(ADD_ENTRANT, rows)
        self._put_log(number, stage, people[0], entrants, begun)
        due = self._facts["now"] + 5 * DAY
        for round_number, at, seats, is_over in stage.tables:
            open_tables = self._dealt if stage.is_unplayed else self._live
            game_id = next(self._over if is_over else open_tables)
            self._db.execute(ADD_PAIRING, (number, round_number, at, game_id, due))
            self._seat(game_id, [entrants[one - PLACEHOLDER] for one in seats], is_over=is_over)
        mentions.note_people(self._db, number, (*people, *mentions.in_state(state)))
        return number

    def _put_row(self, number: int, stage: Stage, channel_id: int, people: Sequence[int], begun: int) -> str:
        organiser, *entrants = people
        state, now = dump(stage.state), self._facts["now"]
        for at, who in enumerate(entrants):
            state = state.replace(str(PLACEHOLDER + at), str(who))
        due = {"open": now + 30 * DAY, "running": now + 5 * DAY}.get(stage.status)
        terms = Terms(closes_at=due if stage.status == "open" else None, check_in_minutes=60, least=2)
        options, is_over = dump(GAMES[GAME].tournament_options()), stage.status == "over"
        started, ended = (begun if stage.state.rounds else None), (begun + 9 * DAY if is_over else None)
        names = (organiser, f"Cup {number}", GAME, options, dump(terms), state, bytes(32), stage.status)
        times = (40, due, begun, started, ended)
        self._db.execute(ADD, (number, self._facts["guild"], channel_id, *names, *times))
        return state

    def _put_log(
        self, number: int, stage: Stage, organiser: int, entrants: Sequence[int], begun: int
    ) -> None:
        acts: list[tuple[int | None, str, dict[str, Any]]] = [(organiser, "open", {})]
        acts += [(who, "join", {"user": who}) for who in entrants]
        for one in stage.state.rounds:
            acts.append((None, "round", {"round": one.number}))
        for one in stage.state.results:
            acts.append((None, "result", {"round": one.round, "table": one.table + 1, "places": one.places}))
        acts += [(None, "over", {})] if stage.status == "over" else []
        rows = [
            (number, actor, act, as_json(**facts), begun + n) for n, (actor, act, facts) in enumerate(acts)
        ]
        self._db.executemany(ADD_LOG, rows)

    def _seat(self, game_id: int, people: Sequence[int], *, is_over: bool) -> None:
        rows = [(who, f"Player {who % 997}", game_id, seat) for seat, who in enumerate(people)]
        self._db.executemany(SIT, rows)
        if is_over:
            self._db.execute(SET_RESULT, (as_list(people), game_id))
        else:
            self._db.execute(COME_HOME, (game_id,))


def as_list(numbers: Iterable[int]) -> str:
    """Return a JSON array."""
    return f"[{','.join(map(str, numbers))}]"
