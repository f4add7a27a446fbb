"""Taking back one's last act: what can still be taken back, and who has to agree."""

from collections.abc import Sequence

import msgspec

from cogs.tables.table import Table
from db import MoveRow
from engine.core import RuleError, Seat
from engine.core.replay import Position, history_of, replay


class Undoable(msgspec.Struct, frozen=True):
    """An act that can be taken back."""

    version: int  # that the game had after the act
    to: int  # so many entries of the log stay in force
    state: msgspec.Struct  # the position that comes back
    concerned: frozenset[Seat]  # the seats that could have acted on it since


def find_undo(table: Table, moves: Sequence[MoveRow], seat: Seat) -> Undoable:
    """The last act of a seat, if nobody but stand-ins has acted since and nothing was shown; else a refusal.

    Slow, for a worker: the game is played again from its seed.
    """
    if table.row.rules_version != table.game.rules_version:
        raise RuleError("undo-other-rules")
    since = acts_since(last_position(table, moves), moves, seat)
    own = since[-1]
    assert own.before is not None
    if own.before.shown != own.shown:
        raise RuleError("undo-shown")
    if own.shown != since[0].shown:
        raise RuleError("undo-shown-since")
    concerned = frozenset(s for position in since for s in table.game.to_act(position.state)) - {seat}
    return Undoable(moves[own.number - 1].version, own.before.number, own.before.state, concerned)


def last_position(table: Table, moves: Sequence[MoveRow]) -> Position:
    """The position as its log leads to it, with all that came before."""
    row, game = table.row, table.game
    return replay(game, len(row.seats), game.load_options(row.options), row.seed or b"", moves)


def acts_since(last: Position, moves: Sequence[MoveRow], seat: Seat) -> list[Position]:
    """What has been done since a person's last act, the newest first and that act last."""
    since: list[Position] = []
    for position in history_of(last):
        if position.entry is None:
            break
        since.append(position)
        is_persons = moves[position.number - 1].interaction_id is not None
        if position.entry.kind == "act" and not is_persons:
            continue
        if position.entry.kind == "act" and position.entry.seat == seat:
            return since
        raise RuleError("undo-too-late")
    raise RuleError("undo-nothing")
