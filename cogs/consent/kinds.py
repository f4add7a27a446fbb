"""What can be proposed to a table: who has to agree to it, and what is done once they have."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

import msgspec

from cogs.tables import endings
from cogs.tables.endings import people
from cogs.tables.table import Table
from cogs.tables.undo import Undoable, find_undo
from db import Act, ProposalKind, Taker
from db.queries import moves
from engine.core import RuleError, Seat

if TYPE_CHECKING:
    from bot import Dedale


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody wants to be done. `aim` names it exactly, so that it lapses when that is gone."""

    user_id: int  # who proposes it
    seat: Seat  # which seat it is about
    aim: int = 0  # the version of the act to be taken back
    taker: Taker | None = None  # who is to have the seat
    moderated: bool = False  # does a moderator propose it, and so decide for the table?


class Matter(ABC):
    """One kind of proposal."""

    kind: ClassVar[ProposalKind]

    def __init__(self, bot: "Dedale") -> None:
        self.bot = bot

    @abstractmethod
    async def needed(self, table: Table, case: Case) -> set[int]:
        """The users who have to agree beside the proposer; refuses where there is no ground for it (now).

        Whether anything can be proposed at this table at all is known before.
        """

    async def aimed(self, table: Table, case: Case) -> Case:
        """The case with its aim, for one that is to be asked about."""
        return case

    @abstractmethod
    async def carry_out(self, table: Table, case: Case, interaction_id: int, settles: int | None) -> None:
        """Do it, under the table's lock; `settles` is the proposal that leads to it."""


class UndoMatter(Matter):
    """Taking back one's last act: whoever has had something to act on since must agree."""

    kind: ClassVar[ProposalKind] = "undo"

    async def undo(self, table: Table, case: Case) -> Undoable:
        """The act to be taken back, which must still be the one meant."""
        if table.row.paused_at is not None:
            raise RuleError("game-paused")
        played = await self.bot.store.read(moves.of_game, table.row.id)
        undo = await self.bot.workers.run(lambda: find_undo(table, played, case.seat))
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
        await endings.take_back(self.bot.tables, table, case.seat, undo, interaction_id, settles)


class DrawMatter(Matter):
    """A draw: everybody who still plays must agree."""

    kind: ClassVar[ProposalKind] = "draw"

    async def needed(self, table: Table, case: Case) -> set[int]:
        return set(people(table).values())

    async def carry_out(self, table: Table, case: Case, interaction_id: int, settles: int | None) -> None:
        act = Act("draw", case.user_id)
        await endings.end(self.bot.tables, table, "draw", act, interaction_id, settles=settles)


class PauseMatter(Matter):
    """A pause: everybody who still plays must agree."""

    kind: ClassVar[ProposalKind] = "pause"

    async def needed(self, table: Table, case: Case) -> set[int]:
        if table.row.paused_at is not None:
            raise RuleError("paused-already")
        return set(people(table).values())

    async def carry_out(self, table: Table, case: Case, interaction_id: int, settles: int | None) -> None:
        await self.bot.lifecycle.pause(table, acts=(Act("pause", case.user_id),), settles=settles)


class ReplaceMatter(Matter):
    """Somebody takes a seat over: they, whoever sits there, and the host must agree.

    Where the host is the one who leaves, or plays no more, all others decide in the host's place. A moderator
    can decide for the host and for them.
    """

    kind: ClassVar[ProposalKind] = "replace"

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
        await endings.hand_over(self.bot.tables, table, case.seat, case.taker, act, interaction_id, settles)


def deciders(table: Table, seat: Seat) -> set[int]:
    """Who decides for the table about a seat: the host, or all others where it is the host's own."""
    playing = people(table)
    host = table.row.host_id
    if host in playing.values() and playing.get(seat) != host:
        return {host}
    return {user for other, user in playing.items() if other != seat}
