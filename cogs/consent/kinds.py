"""The kinds of proposals: who has to agree, and what is done once they have."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

import msgspec

from cogs.runtime.workers import Workers
from cogs.tables import endings
from cogs.tables.endings import people
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.service import Tables
from cogs.tables.table import Table
from cogs.tables.undo import Undoable, find_undo
from db import Act, ProposalKind, Taker
from db.queries import moves
from engine.core import RuleError, Seat


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """What a person proposes. `aim` names it exactly, so that it lapses when that is gone."""

    user_id: int  # who proposes it
    seat: Seat  # which seat it is about
    aim: int = 0  # the version of the act to be taken back
    taker: Taker | None = None  # who is to have the seat
    moderated: bool = False  # does a moderator propose it, and so decide for the table?


@dataclass
class Kind(ABC):
    """A kind of proposal."""

    tables: Tables
    lifecycle: Lifecycle
    workers: Workers

    @abstractmethod
    async def needed(self, table: Table, case: Case) -> set[int]:
        """Returns the users who have to agree; refuses if this cannot be proposed (any more)."""

    async def aimed(self, table: Table, case: Case) -> Case:
        """Returns the case with its aim."""
        return case

    @abstractmethod
    async def carry_out(self, table: Table, case: Case, interaction_id: int, settles: int | None) -> None:
        """Does what was proposed, under the table's lock; `settles` is the proposal that led to it."""


class Undo(Kind):
    """Taking back one's last act: everybody who could have acted on it since must agree."""

    async def undo(self, table: Table, case: Case) -> Undoable:
        """Returns the act to take back, which must still be the one meant."""
        if table.row.paused_at is not None:
            raise RuleError("game-paused")
        played = await self.tables.store.read(moves.of_game, table.row.id)
        undo = await self.workers.run(lambda: find_undo(table, played, case.seat))
        if case.aim not in (0, undo.version):
            raise RuleError("undo-too-late")
        return undo

    async def needed(self, table: Table, case: Case) -> set[int]:
        undo = await self.undo(table, case)
        return {user for seat, user in people(table).items() if seat in undo.concerned}

    async def aimed(self, table: Table, case: Case) -> Case:
        return msgspec.structs.replace(case, aim=(await self.undo(table, case)).version)

    async def carry_out(self, table: Table, case: Case, interaction_id: int, settles: int | None) -> None:
        undo = await self.undo(table, case)
        await endings.take_back(self.tables, table, case.seat, undo, interaction_id, settles)


class Draw(Kind):
    """A draw: everybody who still plays must agree."""

    async def needed(self, table: Table, case: Case) -> set[int]:
        return set(people(table).values())

    async def carry_out(self, table: Table, case: Case, interaction_id: int, settles: int | None) -> None:
        act = Act("draw", case.user_id)
        await endings.end(self.tables, table, "draw", act, interaction_id, settles=settles)


class Pause(Kind):
    """A pause: everybody who still plays must agree."""

    async def needed(self, table: Table, case: Case) -> set[int]:
        if table.row.paused_at is not None:
            raise RuleError("paused-already")
        return set(people(table).values())

    async def carry_out(self, table: Table, case: Case, interaction_id: int, settles: int | None) -> None:
        await self.lifecycle.pause(table, acts=(Act("pause", case.user_id),), settles=settles)


class Replace(Kind):
    """Another person takes a seat over: they, the person who sits there, and the host must agree.

    If it is the host's own seat, or the host plays no more, all others decide in the host's place. A
    moderator can decide for the host and for them.
    """

    async def needed(self, table: Table, case: Case) -> set[int]:
        taker = case.taker
        assert taker is not None
        playing = people(table)
        if table.row.seats[case.seat].departed:
            raise RuleError("seat-departed")
        if taker.user_id in playing.values():
            raise RuleError("taker-seated")
        sitting = {playing[case.seat]} if case.seat in playing else set[int]()
        deciding_too = set[int]() if case.moderated else deciders(table, case.seat)
        return {taker.user_id, *sitting, *deciding_too}

    async def carry_out(self, table: Table, case: Case, interaction_id: int, settles: int | None) -> None:
        assert case.taker is not None
        act = Act("replace", case.user_id, case.taker.user_id, f'{{"seat":{case.seat}}}')
        await endings.hand_over(self.tables, table, case.seat, case.taker, act, interaction_id, settles)


def proposal_kinds(tables: Tables, lifecycle: Lifecycle, workers: Workers) -> dict[ProposalKind, Kind]:
    """All kinds of proposals by their names."""
    kinds: dict[ProposalKind, type[Kind]] = {"undo": Undo, "draw": Draw, "pause": Pause, "replace": Replace}
    return {name: kind(tables, lifecycle, workers) for name, kind in kinds.items()}


def deciders(table: Table, seat: Seat) -> set[int]:
    """Returns who decides for the table about a seat: the host, or all others if it is the host's own."""
    playing = people(table)
    host = table.row.host_id
    if host in playing.values() and playing.get(seat) != host:
        return {host}
    return {user for other, user in playing.items() if other != seat}
