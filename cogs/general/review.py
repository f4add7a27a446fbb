"""Review: the look back at a finished game with an expert's eyes, for the person who asks, in private."""

from collections.abc import Mapping, Sequence
from contextlib import suppress

import discord
import msgspec

from cogs.general.replay import Replay
from cogs.general.review_words import MOST, Costly, Review, told
from cogs.panels.face import AnyFace
from cogs.runtime.background import NOT_TAKEN
from cogs.runtime.lane import Lane
from cogs.runtime.locks import Locks
from cogs.runtime.turns import Shares
from cogs.tables.playback import Reel
from cogs.tables.table import Table
from cogs.ui.answers import Answer
from cogs.ui.cards import in_order
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press
from db import Store
from db.queries import scores
from engine.core import RuleError, Seat
from engine.core.replay import history_of, replay
from engine.core.review import Played, turns_played
from engine.thinking import Answer as Judgement
from engine.thinking import judged, judging

ONLOOKER = -1  # the seat under which the review for those who did not play is kept
LEAST_COST = 0.02  # of a chance: a turn that cost less was as good as any
MOST_OF_ONE = 2  # reviews that one person may wait for
STEP = 4  # turns between two words about the progress
PATIENCE = 90.0  # seconds for one turn on a busy machine: of Pas vu it takes up to eight of a free core
MOST_BEGUN = 32  # reviews of which the turns that are judged are remembered


class Reviews:
    """Reviews of finished games. They are thought about in the experts' lane, and kept."""

    def __init__(
        self,
        store: Store,
        replays: Replay,
        lane: Lane,
        faces: Mapping[str, AnyFace],
        controls: ControlTable,
    ) -> None:
        self._store = store
        self._replays = replays
        self._lane = lane
        self._faces = faces
        self._locks, self._shares = Locks(), Shares(MOST_OF_ONE)
        self._begun: dict[tuple[int, Seat | None], list[Judgement]] = {}  # the latest last
        controls.on("review", self.press_review)

    async def press_review(self, answer: Answer, press: Press) -> None:
        """Review, under the last board or a replay."""
        with self._shares.one_of(answer.user_id):
            await self._show(answer, press)

    async def _show(self, answer: Answer, press: Press) -> None:
        reel = await self._replays.reel(answer, press.subject_id, False)
        need_reviewable(reel.table)
        seat = next((s.seat for s in reel.table.row.seats if s.user_id == answer.user_id), None)
        await answer.post(in_order([reel.words("review-begins")]))
        turns = await answer.work(lambda: played_turns(reel))
        try:
            async with self._locks.of(reel.table.row.id):
                review = await self._kept(reel, turns, seat) or await self._made(answer, reel, turns, seat)
        except Exception:
            with suppress(*NOT_TAKEN):  # the person may have put it away already
                await answer.withdraw()
            raise
        parts = await answer.work(lambda: told(reel, review, turns, seat, self._faces[reel.table.row.game]))
        shown = [part if isinstance(part, str) else await answer.picture(part) for part in parts]
        files = [part for part in shown if isinstance(part, discord.File)]
        await answer.post(in_order(filter(None, shown)), files)

    async def _kept(self, reel: Reel, turns: Sequence[Played], seat: Seat | None) -> Review | None:
        """The review that is kept, unless it is of a version that parted turns otherwise."""
        text = await self._store.read(
            scores.load_review, reel.table.row.id, ONLOOKER if seat is None else seat
        )
        review = msgspec.json.decode(text, type=Review) if text else None
        return review if review and len(review.chances) == len(turns) + 1 else None

    async def _made(self, answer: Answer, reel: Reel, turns: Sequence[Played], seat: Seat | None) -> Review:
        """Asks the lane about each turn, and says how far it is. Whoever asks again goes on from there."""
        row, game = reel.table.row, reel.table.game
        found = self._begun.pop((row.id, seat), None) or list[Judgement]()
        self._begun[row.id, seat] = found
        for key in list(self._begun)[:-MOST_BEGUN]:
            del self._begun[key]
        for number, turn in list(enumerate(turns))[len(found) :]:
            if number % STEP == 0:
                with suppress(*NOT_TAKEN):  # the review is made and kept all the same
                    progress = reel.words("review-progress", turn=number + 1, turns=len(turns))
                    await answer.post(in_order([progress]))
            seed = (row.seed or b"") + b"review %d" % number
            line = await answer.work(lambda t=turn, s=seed: judging(game, t, s, is_own=t.seat == seat))
            reply = await self._lane.ask(line, waits=True, patience=PATIENCE)
            if reply is None:
                raise RuleError("review-busy")
            found.append(judged(reply))
        review = reviewed(found, len(row.seats), seat)
        text = msgspec.json.encode(review).decode()
        await self._store.write(scores.keep_review, row.id, ONLOOKER if seat is None else seat, text)
        self._begun.pop((row.id, seat), None)
        return review


def reviewed(turns: Sequence[Judgement], seats: int, seat: Seat | None) -> Review:
    """The review of a game whose turns were judged one by one, for the person in a seat."""
    chances = (even(seats), *(turn.chances for turn in turns))
    costly = [] if seat is None else _costly(turns, [before[seat] for before in chances])
    worst = sorted(costly, key=lambda one: -one.cost)[:MOST]
    return Review(chances, tuple(sorted(worst, key=lambda one: one.turn)))


def _costly(turns: Sequence[Judgement], chances: Sequence[float]) -> list[Costly]:
    # Gains and chances are judged apart: nobody is told that they lost more than they had.
    return [
        Costly(number, turn.step, bytes(turn.actions).decode(), cost)
        for number, (turn, before) in enumerate(zip(turns, chances, strict=False))
        if (cost := min(turn.gain, before)) > LEAST_COST
    ]


def even(seats: int) -> tuple[float, ...]:
    """The chances before the first turn."""
    return (1 / seats,) * seats


def need_reviewable(table: Table) -> None:
    """Refuses a running game, about which nobody is to be told anything, and one that was played alone."""
    if table.row.status != "over":
        raise RuleError("review-running")
    if len(table.row.seats) < 2:
        raise RuleError("review-alone")


def played_turns(reel: Reel) -> list[Played]:
    """What each seat did in a row, without what was undone."""
    table, row = reel.table, reel.table.row
    options, seed = table.game.load_options(row.options), row.seed or b""
    last = replay(table.game, len(row.seats), options, seed, reel.moves)
    turns = list(turns_played(table.game, reversed(list(history_of(last))), seed))
    if not turns:
        raise RuleError("review-nothing")
    return turns
