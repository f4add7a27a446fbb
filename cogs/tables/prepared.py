"""Moves prepared ahead: what a person will play when their turn comes, if it still does what it did."""

import msgspec

from cogs.tables.table import Table
from engine.core import RuleError, Seat, dump


class Prepared(msgspec.Struct, frozen=True):
    """A prepared move, as it is stored with its seat."""

    draft: str  # as the panel writes it
    actions: str  # JSON
    foreseen: str  # JSON: the events that the move had on the board on which it was prepared
    interaction_id: int  # of the click that prepared it: the move is that person's own act


def dump_prepared(prepared: Prepared) -> str:
    """A prepared move as it is stored."""
    return msgspec.json.encode(prepared).decode()


def prepared_at(table: Table, seat: Seat) -> Prepared | None:
    """The move that the person on this seat has prepared, if a person plays there."""
    text = table.row.seats[seat].prepared
    return None if text is None or table.is_standin(seat) else msgspec.json.decode(text, type=Prepared)


def is_unaffected(table: Table, seat: Seat, prepared: Prepared) -> bool:
    """Is a prepared move legal now, and does it do what it did when it was prepared?"""
    game = table.game
    try:
        actions = game.load_actions(prepared.actions)
        return dump(game.foreseen(table.view(seat), seat, actions)) == prepared.foreseen
    except (RuleError, msgspec.MsgspecError):
        return False


def prepared_to_act(table: Table) -> Seat | None:
    """The first person to act whose prepared move can be played now; None if there is none, or a pause."""
    if table.row.paused_at is not None or table.row.daily:
        return None
    for seat in sorted(table.to_act):
        prepared = prepared_at(table, seat)
        if prepared and is_unaffected(table, seat, prepared):
            return seat
    return None
