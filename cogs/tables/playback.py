"""A stored game as a reel: its moments one after the other, as anybody may see them."""

from collections.abc import Iterator
from itertools import islice

import msgspec

from cogs.tables.table import Table
from cogs.tables.viewer import Onlooker, onlooker
from db import GameRow, MoveRow
from engine.core.playback import Moment, playback
from locales import Words


class Reel(msgspec.Struct, frozen=True):
    """A game, the entries of its log, and the language it is told in."""

    table: Table
    moves: tuple[MoveRow, ...]
    words: Words

    def moments(self) -> Iterator[tuple[Moment, Onlooker]]:
        """Every moment as a spectator may see it: with all that was hidden once the game is over."""
        table, row = self.table, self.table.row
        options = table.game.load_options(row.options)
        gone: set[int] = set()
        shown = playback(table.game, len(row.seats), options, row.seed or b"", self.moves)
        for entry, moment in zip((None, *self.moves), shown, strict=True):
            if entry and entry.kind in ("resign", "depart"):
                gone.add(entry.seat)
            elif entry and entry.kind == "replace":
                gone.discard(entry.seat)
            then = self._row_at(moment.number, gone)
            past = Table(then, table.game, moment.state, is_revealed=row.status == "over")
            yield moment, onlooker(past, None, self.words)

    def at(self, number: int) -> tuple[Moment, Onlooker]:
        """The moment after so many moves."""
        return next(islice(self.moments(), number, None))

    def every(self, step: int) -> Iterator[Onlooker]:
        """One moment of so many, and the last one."""
        for moment, seen in self.moments():
            if moment.number % step == 0 or moment.number == len(self.moves):
                yield seen

    def _row_at(self, number: int, gone: set[int]) -> GameRow:
        """The table as it was: not yet over, and those still there who gave up later."""
        row = self.table.row
        if number == len(self.moves):
            return row
        change = msgspec.structs.replace
        seats = tuple(
            change(s, resigned=s.seat in gone, handed=False, departed=s.departed and s.seat in gone)
            for s in row.seats
        )
        return change(row, status="playing", result=None, seats=seats)
