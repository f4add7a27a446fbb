"""What people decide about a running game beside its rules, each as one entry of its log."""

from typing import Literal, TypeAlias

from cogs.tables.outgoing import Notice
from cogs.tables.service import Tables
from cogs.tables.table import Table
from cogs.tables.undo import Undoable
from db import Act, Commit, Outgoing, Taker
from engine.core import Seat, dump
from engine.core.endings import ENDINGS, without_winner

Ending: TypeAlias = Literal["draw", "abandon", "stop"]


def people(table: Table) -> dict[Seat, int]:
    """The people who still play, by their seats; stand-ins always agree."""
    return {
        seat.seat: seat.user_id
        for seat in table.row.seats
        if seat.user_id is not None and not table.is_standin(seat.seat)
    }


def board(notice: Notice) -> Outgoing:
    """A board that tells of it."""
    return Outgoing("board", dump(notice))


async def take_back(
    tables: Tables, table: Table, seat: Seat, undo: Undoable, interaction_id: int, settles: int | None
) -> None:
    """Restores the position before an act; nobody is called, because the player on turn asked for it."""
    notice = board(Notice(remark="undone", seat=seat, calls=False))
    acts = (Act("undo", table.row.seats[seat].user_id),)
    log_entry = f'[{{"to":{undo.to}}}]'
    await tables.write(
        table,
        seat,
        "undo",
        interaction_id,
        notice,
        state=undo.state,
        actions=log_entry,
        acts=acts,
        settles=settles,
    )


async def end(
    tables: Tables,
    table: Table,
    kind: Ending,
    act: Act,
    interaction_id: int,
    *,
    settles: int | None = None,
    why: str = "",
) -> None:
    """Ends a game without a winner; `why` is told in the words of the person who ended it."""
    result = without_winner([seat.resigned for seat in table.row.seats], ENDINGS[kind])
    notice = board(Notice(remark=f"{kind}-why" if why else f"{kind}-end", other=why, calls=False))
    await tables.write(table, 0, kind, interaction_id, notice, result=result, acts=(act,), settles=settles)


async def hand_over(
    tables: Tables, table: Table, seat: Seat, taker: Taker, act: Act, interaction_id: int, settles: int | None
) -> None:
    """Gives a seat to another person, who is called if it is their turn."""
    notice, acts = handing(table, seat, taker, act)
    await tables.write(
        table, seat, "replace", interaction_id, notice, acts=acts, settles=settles, taker=taker
    )


async def handed_over(
    tables: Tables, table: Table, seat: Seat, taker: Taker, act: Act, interaction_id: int
) -> Commit:
    """Returns what `hand_over` would write, for a seat that passes together with a place in a tournament."""
    notice, acts = handing(table, seat, taker, act)
    return await tables.composed(table, seat, "replace", interaction_id, notice, acts=acts, taker=taker)


def handing(table: Table, seat: Seat, taker: Taker, act: Act) -> tuple[Outgoing, tuple[Act, ...]]:
    """The board that tells of a seat which passes to another person, and what the table's log says."""
    before = table.row.seats[seat]
    notice = board(Notice(remark="replaced", seat=seat, other=before.name, calls=seat in table.to_act))
    # Who sat here stands nowhere else any more: what still names them is found by it if they want that gone.
    return notice, (act, Act("leave", before.user_id, taker.user_id)) if before.user_id else (act,)
