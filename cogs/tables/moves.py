"""Moves: from a person's or a stand-in's actions to the committed row. Nothing is sent from here."""

from collections.abc import Sequence
from typing import Any

from cogs.runtime.workers import Workers
from cogs.tables.outgoing import Notice
from cogs.tables.service import Tables
from cogs.tables.table import Played, Table, carried_out, outbox_of, seat_to_act, think
from db import Outgoing
from db.queries import drafts, moves
from engine.core import Dice, RuleError, Seat, dump
from engine.core.replay import shows
from engine.core.resigning import below_all_who_stayed


class Moves:
    """Carries out actions at tables, one move at a time at each."""

    def __init__(self, tables: Tables, workers: Workers) -> None:
        self._tables = tables
        self._workers = workers

    async def act(
        self,
        game_id: int,
        user_id: int,
        actions: Sequence[Any],
        interaction_id: int,
        version: int | None = None,
    ) -> Played:
        """Carry out a person's actions, all or none; a wrong one raises RuleError and stores nothing."""
        async with self._tables.lock(game_id):
            table = await self._tables.load(game_id)
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
        played = await self._tables.store.read(moves.of_game, table.row.id)
        return all(m.seat != seat for m in played if m.version > version)

    async def kept_draft(self, table: Table, seat: Seat) -> str:
        """What a seat has put together by commands so far; empty where that is about an older decision."""
        kept = await self._tables.store.read(drafts.load, table.row.id, seat)
        return kept.draft if kept and await self.is_current(table, seat, kept.version) else ""

    async def play_standins(self, game_id: int) -> Played | None:
        """Let the stand-ins act until a person is to act or the game is over; the last act, if any."""
        played = None
        while True:
            async with self._tables.lock(game_id):
                table = await self._tables.load(game_id)
                seat = min((s for s in table.to_act if table.is_standin(s)), default=None)
                if seat is None or table.row.paused_at is not None:
                    return played
                action = await self._workers.run(lambda t=table, s=seat: think(t, s))
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

        state, events = await self._workers.run(carry_out) if game.slow else carry_out()
        result = below_all_who_stayed(game.outcome(state), [seat.resigned for seat in row.seats])
        turn_passed = result is not None or game.board_count(state) > game.board_count(table.state)
        after = await self._tables.write(
            table,
            seat,
            "act",
            interaction_id,
            *outbox_of(table, seat, state, events, turn_passed, notice or Notice()),
            *also,
            state=state,
            actions=dump(actions),
            drawn=dice.drawn,
            result=result,
            **facts,
        )
        is_final = result is not None or shows(game, events, dice.drawn - row.drawn)
        return Played(after, tuple(events), turn_passed, is_final)
