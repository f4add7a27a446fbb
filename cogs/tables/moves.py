"""Moves: from a person's or a stand-in's actions to the committed row. Nothing is sent from here."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, Unpack

import msgspec

from cogs.runtime.workers import Workers
from cogs.tables.minds import Minds
from cogs.tables.outgoing import PREPARED, Notice
from cogs.tables.prepared import prepared_at, prepared_to_act
from cogs.tables.service import MoveFacts, OvertakenError, Tables, undisturbed
from cogs.tables.table import Played, Table, carried_out, outbox_of, seat_to_act, standin_to_act
from cogs.tables.viewer import AnyViewer
from db import DraftRow, Outgoing
from db.queries import drafts, moves
from engine.core import Dice, Seat, dump
from engine.core.endings import below_all_who_stayed


def plays_on(table: Table) -> bool:
    """Is there something to play that waits for no click?"""
    return standin_to_act(table) is not None or prepared_to_act(table) is not None


class Thought(NamedTuple):
    """What a stand-in has chosen to do, and on which version of the game."""

    version: int
    action: msgspec.Struct


class Moves:
    """Carries out actions at tables, one move at a time at each."""

    def __init__(self, tables: Tables, workers: Workers, minds: Minds | None = None) -> None:
        self._tables = tables
        self._workers = workers
        self._minds = minds or Minds(workers)
        self.on_stand_in: Callable[[Played], None] = lambda played: None  # called with each of their acts

    async def act(
        self, game_id: int, user_id: int, actions: Sequence[msgspec.Struct], interaction_id: int
    ) -> Played:
        """Carries out a person's actions, all or none; a wrong one raises RuleError and stores nothing."""

        async def act() -> Played:
            table = await self._tables.load(game_id)
            return await self.play(table, seat_to_act(table, user_id), actions, interaction_id)

        async with self._tables.lock(game_id):
            return await undisturbed(act)

    async def play(
        self, table: Table, seat: Seat, actions: Sequence[msgspec.Struct], interaction_id: int
    ) -> Played:
        """Carries out the actions of the person on a seat, under the table's lock."""
        # A person who plays again has missed nothing.
        missed = 0 if table.row.seats[seat].missed else None
        return await self.commit(table, seat, actions, interaction_id, missed=missed)

    async def is_current(self, viewer: AnyViewer, version: int) -> bool:
        """Does a panel drawn at this version still show what the viewer is to decide?

        Only their own act or a new turn changes that. Where several act at once (a duel, plans), acts of the
        others leave the panel good.
        """
        if version == viewer.version:
            return True
        if not viewer.turned <= version < viewer.version:
            return False
        played = await self._tables.store.read(moves.of_game, viewer.table_id)
        return all(m.seat != viewer.seat for m in played if m.version > version)

    async def kept_draft(self, viewer: AnyViewer) -> str:
        """Loads what the viewer has put together; empty if that is about an older decision."""
        kept = await self._tables.store.read(drafts.load, viewer.table_id, viewer.seat or 0)
        return await self.current_draft(viewer, kept)

    async def current_draft(self, viewer: AnyViewer, kept: DraftRow | None) -> str:
        """Returns a stored draft; empty if there is none, or it is about an older decision."""
        return kept.draft if kept and await self.is_current(viewer, kept.version) else ""

    async def play_on(self, game_id: int) -> Played | None:
        """Plays what waits for no click, stand-ins and prepared moves; returns the last act."""
        played, thought = None, None
        while True:
            try:
                async with self._tables.lock(game_id):
                    table = await self._tables.load(game_id)
                    if (seat := standin_to_act(table)) is not None:
                        if thought and thought.version == table.row.version:
                            played = await self.commit(table, seat, (thought.action,), None)
                            self.on_stand_in(played)
                            continue
                    elif (seat := prepared_to_act(table)) is not None:
                        played = await self._play_prepared(table, seat)
                        continue
                    else:
                        return played
            except OvertakenError:
                continue  # it stands otherwise now
            # Outside the lock: who clicks at this table must not wait for a stand-in that thinks.
            thought = Thought(table.row.version, await self._minds.choose(table, seat))

    async def _play_prepared(self, table: Table, seat: Seat) -> Played:
        """Plays a prepared move as its person's own act: it counts as made by the click that prepared it."""
        prepared = prepared_at(table, seat)
        assert prepared is not None
        actions = table.game.load_actions(prepared.actions)
        notice = Notice(remark=PREPARED, seat=seat)
        missed = 0 if table.row.seats[seat].missed else None
        return await self.commit(table, seat, actions, prepared.interaction_id, notice, missed=missed)

    async def commit(
        self,
        table: Table,
        seat: Seat,
        actions: Sequence[msgspec.Struct],
        interaction_id: int | None,
        notice: Notice | None = None,
        also: Sequence[Outgoing] = (),
        **facts: Unpack[MoveFacts],
    ) -> Played:
        """Writes one seat's actions, under the table's lock; `also` goes out beside the board."""
        row, game = table.row, table.game
        dice = Dice(row.seed or b"", row.drawn)

        carry_out = partial(carried_out, table, seat, actions, dice)
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
        is_final = result is not None or game.has_revealed(events, dice.drawn - row.drawn)
        return Played(after, tuple(events), turn_passed, is_final)
