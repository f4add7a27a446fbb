"""A stored game as a reel: its moments and turns one after the other, as a viewer may see them."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

from cogs.tables.table import Table
from cogs.tables.viewer import AnyViewer, Onlooker, onlooker, viewer_of
from db import GameRow, MoveRow
from engine.core import Seat
from engine.core.playback import Beat, Moment, playback, turns_since
from engine.core.replay import counted
from locales import Words


class Step(msgspec.Struct, frozen=True):
    """One action as a viewer may see it: the table before and after, and the events that they see."""

    before: AnyViewer
    after: AnyViewer
    events: tuple[Any, ...]


class Turn(msgspec.Struct, frozen=True):
    """A turn as anybody may see it: the table after it, its events, and the last entry of the log.

    What people do beside the rules, as giving up, belongs to the turn in which they do it, and ends it only
    where the rules say so. Else the very last such entry stands alone, with what was begun before it, and is
    no turn: it may have ended the game.
    """

    seen: Onlooker
    events: tuple[Any, ...]
    entry: MoveRow | None  # None for the deal
    beside: tuple[MoveRow, ...] = ()  # the rules, and told first
    is_turn: bool = True  # not the deal, nor what people did after the last turn


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

    def turns(self, moments: Iterable[tuple[Moment, Onlooker]] | None = None) -> Iterator[Turn]:
        """The deal, then each turn, however many entries the log has of it, without what was undone.

        Whoever has played the moments back already gives them.
        """
        game, events, beside, last, before = self.table.game, list[Any](), list[MoveRow](), None, None
        numbers = [0, *counted(self.moves)]
        shown = set(numbers)
        for moment, seen in self.moments() if moments is None else moments:
            if moment.number not in shown:
                continue
            entry = self.moves[moment.number - 1] if moment.number else None
            events += (event for event in moment.events if game.sees(event, None))
            if entry is not None and entry.kind != "act":
                beside.append(entry)
            is_act = entry is not None and entry.kind == "act"
            # Who leaves a duel may end the turn, which else ends with an act.
            since = last if is_act else before
            is_ended = since is not None and not game.is_same_turn(since, moment.state)
            before = moment.state
            if last is not None and not is_ended and moment.number < numbers[-1]:
                continue
            yield Turn(seen, tuple(events), entry, tuple(beside), is_act or is_ended)
            events, beside, last = [], [], moment.state

    def turn_numbers(self, moments: Iterable[tuple[Moment, Onlooker]]) -> dict[int, int]:
        """The number of its turn for each entry of the log that was not undone; the deal is turn 0."""
        ends = [self.moves.index(turn.entry) + 1 if turn.entry else 0 for turn in self.turns(moments)]
        return {entry: bisect_left(ends, entry) for entry in counted(self.moves)}

    def since(self, seat: Seat) -> list[list[Step]]:
        """The turns since a seat's last one, step by step, from what that seat may know at each step."""
        row = self.table.row
        game, options = self.table.game, self.table.game.load_options(row.options)
        turns = turns_since(game, len(row.seats), options, row.seed or b"", self.moves, seat)
        return [steps_seen(self.table, turn, seat, self.words) for turn in turns]

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


def steps_seen(table: Table, beats: Sequence[Beat], seat: Seat, words: Words) -> list[Step]:
    """The steps of a turn from what a seat may know. All but the position is as it is now."""
    game = table.game

    def seen(state: msgspec.Struct) -> AnyViewer:
        return viewer_of(msgspec.structs.replace(table, state=state), seat, words)

    return [
        Step(
            seen(beat.before),
            seen(beat.state),
            tuple(event for event in beat.events if game.sees(event, seat)),
        )
        for beat in beats
    ]
