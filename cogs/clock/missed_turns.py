"""Missed turns, players who come back, and tables that nobody plays: each act is one transaction."""

from collections.abc import Sequence

import msgspec

from cogs.clock.deadlines import extended, last_call, silence
from cogs.runtime.workers import Workers
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.moves import Moves
from cogs.tables.outgoing import Letter, Notice, Remind
from cogs.tables.rated import is_rated
from cogs.tables.service import Tables
from cogs.tables.table import Table, decode, is_played_by_person, think
from db import Act, DeadlineRow, GameRow, LobbyChange, Outgoing
from db.queries import deadlines, games
from engine.core import Dice, RuleError, Seat, dump

ROUND_OVERDUE = 600  # seconds after which a turn is looked at again whose round should have ended


class Absence:
    """Acts at tables for those who are absent, and for those who come back."""

    def __init__(self, tables: Tables, moves: Moves, lifecycle: Lifecycle, workers: Workers) -> None:
        self._tables = tables
        self._moves = moves
        self._lifecycle = lifecycle
        self._workers = workers

    async def handle(self, row: DeadlineRow) -> None:
        """Does what a deadline that is due asks for. One that has changed meanwhile is left alone."""
        tables = self._tables
        async with tables.lock(row.game_id):
            game = await tables.row(row.game_id)
            if row not in game.deadlines or row.due > tables.now():
                return
            if game.status == "lobby":
                await self._close_lobby(game)
                return
            table = decode(game)
            if not is_waited_for(table, row):
                await tables.store.write(deadlines.drop, row)
                return
            others = [other for other in table.row.deadlines if other != row]
            match row.kind:
                case "idle" | "close" if table.row.tournament_id is not None:
                    # Its round ends some day: it is not for the table to be asked, let alone closed.
                    await tables.change(table, [*others, silence(row.game_id, tables.now())])
                case "turn" if table.row.round_ends is not None and row.due >= table.row.round_ends:
                    # The game is decided as it stands: nobody moves in the last moment of a round.
                    await tables.store.write(deadlines.postpone, row, tables.now() + ROUND_OVERDUE)
                case "remind":
                    about = Outgoing("remind", dump(Remind(row.seat, row.began)))
                    await tables.change(table, others, about)
                case "idle":
                    await tables.change(table, [last_call(row.game_id, tables.now())], Outgoing("ask", "{}"))
                case "close":
                    silent = (Act("abandon", None),)
                    await self._lifecycle.abandon(table, min(table.to_act), "abandoned-idle", acts=silent)
                case "turn":
                    await self._time_out(table, row.seat)

    async def _close_lobby(self, row: GameRow) -> None:
        """Closes an open table that nobody has started or changed for days."""
        change = LobbyChange(
            game_id=row.id,
            version=row.version,
            status="cancelled",
            acts=(Act("expire", None),),
            outbox=(Outgoing("closed", "{}"),),
            at=self._tables.now(),
        )
        await self._tables.store.write(games.change_lobby, change)

    async def _time_out(self, table: Table, seat: Seat) -> None:
        """The table's rule decides: the stand-in plays, the seat stands still, or it is given up."""
        timing, missed = table.timing, table.row.seats[seat].missed + 1
        if timing.timeout == "forfeit":
            told = Outgoing("note", dump(Notice(remark="time-over", seat=seat, calls=False)))
            await self._lifecycle.give_up(table, seat, None, told)
            return
        handed = missed >= int(timing.misses)
        acts = (Act("hand" if handed else "timeout", None, table.row.seats[seat].user_id),)
        others = [other for other in table.row.seats if other.seat != seat and not other.resigned]
        if handed and not any(map(is_played_by_person, others)):
            acts = (*acts, Act("abandon", None))
            await self._lifecycle.abandon(table, seat, "abandoned", missed=missed, handed=True, acts=acts)
            return
        still = timing.timeout == "skip"
        actions = await self._workers.run(lambda: turn_for_absent(table, seat, still=still))
        remark = "handed" if handed else "skipped" if still else "timed-out"
        # A person whose seat is handed over is told, once, what it counts and how to get it back.
        user_id = table.row.seats[seat].user_id or 0
        is_counted = is_rated(table.row) or table.row.tournament_id is not None
        key = "told-way-back-last" if is_counted else "told-way-back"
        way_back = Outgoing("letter", dump(Letter(key, user_id, (user_id,))))
        await self._moves.commit(
            table,
            seat,
            actions,
            None,
            Notice(remark=remark, seat=seat),
            for_absent=True,
            missed=missed,
            handed=handed,
            acts=acts,
            also=(way_back,) if handed else (),
        )

    async def come_back(self, game_id: int, user_id: int) -> Table:
        """Gives a person their seat back from the stand-in."""
        async with self._tables.lock(game_id):
            table = await self._tables.running(game_id)
            seat = table.need_seat(user_id)
            if not table.row.seats[seat].handed:
                raise RuleError("not-handed")
            back = msgspec.structs.replace(table.row.seats[seat], handed=False, missed=0)
            seats = tuple(back if s.seat == seat else s for s in table.row.seats)
            after = msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, seats=seats))
            rows = await self._tables.deadlines(after, table.row.deadlines, renewed=False)
            notice = Notice(remark="back", seat=seat, calls=seat in table.to_act)
            acts = (Act("comeback", user_id),)
            board = Outgoing("board", dump(notice))
            return await self._tables.change(table, rows, board, seats=(back,), acts=acts)

    async def extend(self, game_id: int, user_id: int, began: str) -> int:
        """Gives a person more time, once a turn; returns when their turn now ends."""
        async with self._tables.lock(game_id):
            table = await self._tables.running(game_id)
            running = [row for row in table.row.deadlines if row.kind == "turn"]
            turns = [row.seat for row in running if str(row.began) == began]
            # More time is for the person who was reminded; `began` names their turn and comes from a button.
            if turns and table.seat_of(user_id) not in turns:
                raise RuleError("reminder-of-other", name=f"<@{table.row.seats[turns[0]].user_id}>")
            seat = table.need_seat(user_id)
            personal_time = await self._tables.personal_time({seat: user_id})
            rows = extended(
                table.row.deadlines, seat, began, table.timing, personal_time[seat].away, table.row.round_ends
            )
            table = await self._tables.change(table, rows, Outgoing("lines", "{}"))
            return table.due(seat) or 0

    async def still_playing(self, game_id: int, user_id: int) -> None:
        """Notes that a silent table is still played."""
        async with self._tables.lock(game_id):
            table = await self._tables.running(game_id)
            table.need_seat(user_id)
            if any(row.kind == "close" for row in table.row.deadlines):
                await self._tables.change(table, [silence(game_id, self._tables.now())])


def is_waited_for(table: Table, row: DeadlineRow) -> bool:
    """Is there still something to be done when this deadline is due?"""
    if row.seat < 0:
        return table.row.status == "playing"
    return row.seat in table.to_act and not table.is_standin(row.seat) and table.row.paused_at is None


def turn_for_absent(table: Table, seat: Seat, *, still: bool) -> Sequence[msgspec.Struct]:
    """All that the stand-in does in one turn for a person; with `still` no more than the rules demand."""
    game, state = table.game, table.state
    dice = Dice(table.row.seed or b"", table.row.drawn)
    actions: list[msgspec.Struct] = []
    while seat in game.to_act(state) and game.is_same_turn(table.state, state):
        action = game.stand_still(state, seat) if still else None
        if action is None:
            action = think(msgspec.structs.replace(table, state=state), seat, len(actions))
        state = game.apply(state, seat, action, dice).state
        actions.append(action)
    return actions
