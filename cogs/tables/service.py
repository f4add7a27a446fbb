"""The tables: loads them, and writes each change of one under its lock, its deadlines included."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypedDict, TypeVar, Unpack

import msgspec
from msgspec.structs import replace

from cogs.clock.deadlines import deadlines_after, drawn, withdrawn
from cogs.clock.personal_time import PersonalTime, load_personal_time
from cogs.runtime.locks import Locks
from cogs.runtime.metrics import about
from cogs.tables.outgoing import with_card
from cogs.tables.rated import rated_result
from cogs.tables.table import Table, as_bits, need_playing, row_after, started, waited_for
from db import (
    WHOLE_TABLE,
    Act,
    Change,
    Commit,
    DeadlineRow,
    Due,
    Duplicate,
    GameRow,
    MoveKind,
    Outgoing,
    SeatRow,
    Stale,
    Store,
    Taker,
)
from db.queries import dispatch, games, moves, settings
from engine.core import Outcome, RuleError, Seat, dump

T = TypeVar("T")
ATTEMPTS = 4


class OvertakenError(RuleError):
    """A table or tournament was changed since it was loaded under its lock: another process has its own."""

    def __init__(self, code: str = "board-changed") -> None:
        super().__init__(code)


async def undisturbed(work: Callable[[], Awaitable[T]]) -> T:
    """Loads and changes something again where another process was quicker."""
    for _ in range(ATTEMPTS - 1):
        try:
            return await work()
        except OvertakenError:
            continue
    return await work()


class MoveFacts(TypedDict, total=False):
    """What a move changes beside the position: fields of a `Commit`."""

    acts: tuple[Act, ...]
    settles: int | None
    taker: Taker
    for_absent: bool
    missed: int | None
    handed: bool


class Tables:
    """All tables of the store. A table is changed under its lock, and each change is one transaction."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.on_deadline: Callable[[int], None] = lambda due: None  # called with each deadline written
        self.on_act: Callable[[Due], None] = lambda due: None  # called with what is to be sent after an act
        self._locks = Locks()

    def lock(self, game_id: int) -> asyncio.Lock:
        """The lock under which this table is changed."""
        return self._locks.of(game_id)

    async def row(self, game_id: int) -> GameRow:
        """Loads a stored game, or refuses."""
        row = await self.store.read(games.load, game_id)
        if row is None:
            raise RuleError("no-such-game", game=game_id)
        about(row.game)
        return row

    async def load(self, game_id: int) -> Table:
        """Loads a started game, or refuses."""
        return started(await self.row(game_id))

    async def running(self, game_id: int) -> Table:
        """Loads a game that is being played, or refuses."""
        table = await self.load(game_id)
        need_playing(table)
        return table

    async def write(
        self,
        table: Table,
        seat: Seat,
        kind: MoveKind,
        interaction_id: int | None,
        *outbox: Outgoing,
        state: msgspec.Struct | None = None,
        actions: str = "[]",
        drawn: int | None = None,
        result: Outcome | None = None,
        **facts: Unpack[MoveFacts],
    ) -> Table:
        """Writes a move, its messages and the deadlines after it; returns the table after it.

        Called under the lock. Without a `state` the position stays as it is. Raises OvertakenError if the
        table has changed; refuses if the interaction has already made a move.
        """
        commit = await self.composed(
            table,
            seat,
            kind,
            interaction_id,
            *outbox,
            state=state,
            actions=actions,
            drawn=drawn,
            result=result,
            **facts,
        )
        try:
            due = await self.store.write(dispatch.commit, commit)
        except Stale:
            raise OvertakenError from None
        except Duplicate:
            raise RuleError("already-done") from None
        self.tell_clock(commit.deadlines or ())
        if kind == "act":  # whatever else is written, more may follow: a person who leaves is forgotten, too
            self.on_act(due)
        return replace(table, row=due.game, state=table.state if state is None else state)

    async def composed(
        self,
        table: Table,
        seat: Seat,
        kind: MoveKind,
        interaction_id: int | None,
        *outbox: Outgoing,
        state: msgspec.Struct | None = None,
        actions: str = "[]",
        drawn: int | None = None,
        result: Outcome | None = None,
        **facts: Unpack[MoveFacts],
    ) -> Commit:
        """Returns all that `write` would write, for what is written together with something else."""
        before, state = table.row, table.state if state is None else state
        commit = Commit(
            game_id=before.id,
            version=before.version,
            seat=seat,
            kind=kind,
            actions=actions,
            interaction_id=interaction_id,
            state=(before.state or "") if state is table.state else dump(state),
            drawn=before.drawn if drawn is None else drawn,
            acting=as_bits(table.game.to_act(state)),
            result=dump(result) if result else None,
            turned=table.game.board_count(state) != table.game.board_count(table.state),
            at=self.now(),
            **facts,
        )
        after = replace(table, row=row_after(before, commit), state=state)
        if spent := await self._spent(after, renewed=commit.turned):
            commit = replace(commit, spent=spent)
            after = replace(after, row=row_after(before, commit))
        # A person who takes a seat over has a whole turn, not what the other one left of it.
        left = [row for row in before.deadlines if commit.taker is None or row.seat != seat]
        rows = await self.deadlines(after, left, renewed=commit.turned)
        played = await self.store.read(moves.of_game, before.id) if result else ()
        boards = table.game.board_count(state)
        rated, unrated = rated_result(after.row, commit.result, boards, (*played, commit))
        return replace(
            commit,
            deadlines=rows,
            outbox=(
                *with_card(before, outbox, is_act=kind == "act", is_over=result is not None),
                *withdrawn(before.deadlines, rows),
            ),
            rated=rated,
            unrated=unrated,
        )

    async def change(
        self,
        table: Table,
        rows: Sequence[DeadlineRow],
        *outbox: Outgoing,
        seats: Sequence[SeatRow] = (),
        acts: Sequence[Act] = (),
        settles: int | None = None,
    ) -> Table:
        """Changes a running game without a move, under its lock; the pause of `table` is written too.

        `acts` and `settles` as in `Commit`.
        """
        change = Change(
            game_id=table.row.id,
            version=table.row.version,
            paused_at=table.row.paused_at,
            seats=tuple(seats),
            deadlines=tuple(rows),
            outbox=(
                *with_card(table.row, outbox, is_act=True, is_over=False),
                *withdrawn(table.row.deadlines, rows),
            ),
            at=self.now(),
            acts=tuple(acts),
            settles=settles,
        )
        try:
            row = await self.store.write(games.change, change)
        except Stale:
            raise OvertakenError from None
        self.tell_clock(rows)
        return replace(table, row=row)

    async def deadlines(
        self, table: Table, before: Sequence[DeadlineRow], *, renewed: bool
    ) -> tuple[DeadlineRow, ...]:
        """Returns the deadlines of a table, given those it had before."""
        if table.row.daily or table.row.status != "playing":
            return ()
        waits_for = waited_for(table)
        if table.row.paused_at is not None:
            return tuple(row for row in before if row.seat in (WHOLE_TABLE, *waits_for))
        people = {seat: table.row.seats[seat].user_id or 0 for seat in waits_for}
        timing = table.timing
        timed = timing.length is not None
        return deadlines_after(
            table.row.id,
            timing,
            before,
            waits_for=await self.personal_time(people) if timed else dict.fromkeys(people, PersonalTime()),
            renewed=renewed,
            now=self.now(),
            until=table.row.round_ends,
            reserves={seat: timing.reserve_after(table.row.seats[seat].spent) for seat in people},
        )

    async def _spent(self, after: Table, *, renewed: bool) -> tuple[tuple[Seat, int], ...]:
        """Returns what seats whose turn has just ended have drawn from their reserves in all, if anything."""
        now, going_on = self.now(), [] if renewed else waited_for(after)
        late = {
            row.seat: row
            for row in after.row.deadlines
            if row.kind == "turn" and row.due - row.reserve < now and row.seat not in going_on
        }
        if after.row.paused_at is not None or not any(row.reserve for row in late.values()):
            return ()
        seats, timing = after.row.seats, after.timing
        times = await self.personal_time({seat: seats[seat].user_id or 0 for seat in late})
        away = {seat: times[seat].away if timing.away == "on" else () for seat in late}
        return tuple((seat, seats[seat].spent + drawn(row, now, away[seat])) for seat, row in late.items())

    async def personal_time(self, people: Mapping[Seat, int]) -> dict[Seat, PersonalTime]:
        """Loads the vacations, quiet hours and reminders of the people on these seats."""
        if not people:
            return {}
        found = await self.store.read(settings.of_users, people.values(), settings.OWN_TIME)
        return {seat: load_personal_time(found.get(user, {})) for seat, user in people.items()}

    def tell_clock(self, rows: Sequence[DeadlineRow]) -> None:
        """Lets the clock know of deadlines that were written."""
        if rows:
            self.on_deadline(min(row.due for row in rows))
