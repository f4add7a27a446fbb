"""The life of a move, from the click to the committed row. No message is sent from here."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from cogs.clock.deadlines import Timing, deadlines_after, withdrawn
from cogs.clock.personal_time import PERSONAL_TIME_KEYS, PersonalTime, load_personal_time
from cogs.runtime.locks import Locks
from cogs.runtime.workers import Workers
from cogs.tables.outgoing import Notice
from cogs.tables.table import (
    Played,
    Table,
    carried_out,
    decode,
    outbox_of,
    rated_result,
    row_after,
    seat_to_act,
    think,
)
from db import (
    WHOLE_TABLE,
    Commit,
    DeadlineRow,
    Duplicate,
    GameRow,
    Outgoing,
    Stale,
    Store,
)
from db.queries import drafts, games, moves, settings
from engine.core import Dice, RuleError, Seat, dump
from engine.core.endings import below_all_who_stayed
from engine.core.replay import reveals_anything


class Moves:
    """Acts at tables, one at a time at each, and each one transaction."""

    def __init__(self, store: Store, workers: Workers, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.on_deadline: Callable[[int], None] = lambda due: None  # told of each deadline that is written
        self.workers = workers
        self._locks = Locks()

    def lock(self, game_id: int) -> asyncio.Lock:
        """The lock under which this table is changed."""
        return self._locks.of(game_id)

    async def row(self, game_id: int) -> GameRow:
        """The stored game, or a refusal."""
        row = await self.store.read(games.load, game_id)
        if row is None:
            raise RuleError("no-such-game", game=game_id)
        return row

    async def load(self, game_id: int) -> Table:
        """A started game, or a refusal."""
        row = await self.row(game_id)
        if row.state is None:
            raise RuleError("game-not-started", game=game_id)
        return decode(row)

    async def act(
        self,
        game_id: int,
        user_id: int,
        actions: Sequence[Any],
        interaction_id: int,
        version: int | None = None,
    ) -> Played:
        """Carry out a person's actions, all or none; a wrong one raises RuleError and stores nothing."""
        async with self.lock(game_id):
            table = await self.load(game_id)
            seat = seat_to_act(table, user_id)
            if version is not None and not await self.is_current(table, seat, version):
                raise RuleError("board-changed")
            # Whoever plays again has missed nothing.
            missed = 0 if table.row.seats[seat].missed else None
            return await self.commit(table, seat, actions, interaction_id, missed=missed)

    async def is_current(self, table: Table, seat: Seat, version: int) -> bool:
        """Does a panel drawn at this version still show what the seat, which is to act, decides about?

        Only an act of its own takes that decision away, or a new turn: where several act at once (a duel,
        plans), what the others have done meanwhile leaves the panel good.
        """
        if version == table.row.version:
            return True
        if not table.row.turned <= version < table.row.version:
            return False
        played = await self.store.read(moves.of_game, table.row.id)
        return all(m.seat != seat for m in played if m.version > version)

    async def kept_draft(self, table: Table, seat: Seat) -> str:
        """What a seat has put together by commands so far; empty where that is about an older decision."""
        kept = await self.store.read(drafts.load, table.row.id, seat)
        return kept.draft if kept and await self.is_current(table, seat, kept.version) else ""

    async def play_standins(self, game_id: int) -> Played | None:
        """Let the stand-ins act until a person is to act or the game is over; the last act, if any."""
        played = None
        while True:
            async with self.lock(game_id):
                table = await self.load(game_id)
                seat = min((s for s in table.to_act if table.is_standin(s)), default=None)
                if seat is None or table.row.paused_at is not None:
                    return played
                action = await self.workers.run(lambda t=table, s=seat: think(t, s))
                played = await self.commit(table, seat, (action,), None)

    async def commit(
        self,
        table: Table,
        seat: Seat,
        actions: Sequence[Any],
        interaction_id: int | None,
        notice: Notice | None = None,
        also: Sequence[Outgoing] = (),
        **facts: Any,
    ) -> Played:
        """Write one seat's actions under the table's lock; `facts` are further fields of the Commit.

        `also` goes out beside the board.
        """
        row, game = table.row, table.game
        dice = Dice(row.seed or b"", row.drawn)

        def carry_out() -> tuple[Any, list[Any]]:
            return carried_out(table, seat, actions, dice)

        state, events = await self.workers.run(carry_out) if game.slow else carry_out()
        result = below_all_who_stayed(game.outcome(state), [seat.resigned for seat in row.seats])
        turn_passed = result is not None or game.board_count(state) > game.board_count(table.state)
        commit = Commit(
            game_id=row.id,
            version=row.version,
            seat=seat,
            kind="act",
            actions=dump(actions),
            interaction_id=interaction_id,
            state=dump(state),
            drawn=dice.drawn,
            result=dump(result) if result else None,
            outbox=(*outbox_of(table, seat, state, events, turn_passed, notice or Notice()), *also),
            at=self.now(),
            **facts,
        )
        await self.write(table, commit, state)
        is_final = result is not None or reveals_anything(game, events, dice.drawn - row.drawn)
        return Played(await self.load(row.id), tuple(events), turn_passed, is_final)

    async def write(self, table: Table, commit: Commit, state: Any) -> None:
        """One transaction, the deadlines in it; somebody who was quicker is told as a refusal, not an error.

        `table` is the game before the move, `state` its position after it.
        """
        after = msgspec.structs.replace(table, row=row_after(table.row, commit), state=state)
        renewed = table.game.board_count(state) != table.game.board_count(table.state)
        # Whoever takes a seat over has a turn's whole time, not what the other one left of it.
        left = [row for row in table.row.deadlines if commit.taker is None or row.seat != commit.seat]
        rows = await self.deadlines(after, left, renewed=renewed)
        outbox = (*commit.outbox, *withdrawn(table.row.deadlines, rows))
        try:
            played = await self.store.read(moves.of_game, table.row.id) if commit.result else ()
            rated = rated_result(after.row, commit.result, (*played, commit))
            await self.store.write(
                moves.commit, replace(commit, deadlines=rows, outbox=outbox, turned=renewed, rated=rated)
            )
        except Stale:
            raise RuleError("board-changed") from None
        except Duplicate:
            raise RuleError("already-done") from None
        self._tell_clock(rows)

    async def deadlines(
        self, table: Table, before: Sequence[DeadlineRow], *, renewed: bool
    ) -> tuple[DeadlineRow, ...]:
        """What this table's deadlines are, given those that it had."""
        if table.row.daily or table.row.status != "playing":
            return ()
        waits_for = [seat for seat in sorted(table.to_act) if not table.is_standin(seat)]
        if table.row.paused_at is not None:
            return tuple(row for row in before if row.seat in (WHOLE_TABLE, *waits_for))
        people = {seat: table.row.seats[seat].user_id or 0 for seat in waits_for}
        facts = (table.row.id, table.timing, people, table.row.round_ends)
        return await self.turns(*facts, before, renewed=renewed)

    async def turns(
        self,
        game_id: int,
        timing: Timing,
        people: Mapping[Seat, int],
        until: int | None,
        before: Sequence[DeadlineRow] = (),
        *,
        renewed: bool = True,
    ) -> tuple[DeadlineRow, ...]:
        """The deadlines of a table that waits for these people, given those that it had, if any."""
        timed = timing.length is not None
        return deadlines_after(
            game_id,
            timing,
            before,
            waits_for=await self.personal_time(people) if timed else dict.fromkeys(people, PersonalTime()),
            renewed=renewed,
            now=self.now(),
            until=until,
        )

    async def personal_time(self, people: Mapping[Seat, int]) -> dict[Seat, PersonalTime]:
        """What the clock respects about the people on these seats."""
        found = await self.store.read(settings.of_users, people.values(), PERSONAL_TIME_KEYS)
        return {seat: load_personal_time(found.get(user, {})) for seat, user in people.items()}

    def _tell_clock(self, rows: Sequence[DeadlineRow]) -> None:
        if rows:
            self.on_deadline(min(row.due for row in rows))
