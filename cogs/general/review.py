"""Review: the look back at a finished game with an expert's eyes, for the person who asks, in private."""

import asyncio
from collections.abc import Awaitable, Callable, Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import TypeAlias

import discord
import msgspec

from cogs.general.replay import Replay
from cogs.general.review_words import MOST, Costly, Review, told
from cogs.panels.face import AnyFace
from cogs.runtime.background import NOT_TAKEN
from cogs.runtime.lane import Lane
from cogs.runtime.turns import Shares
from cogs.tables.playback import Reel
from cogs.tables.table import Table
from cogs.ui.answers import Answer
from cogs.ui.cards import in_order
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press
from cogs.ui.pages import Drawing
from db import Store
from db.queries import scores
from engine.core import RuleError, Seat
from engine.core.replay import history_of, replay
from engine.core.review import Played, turns_played
from engine.thinking import Answer as Judgement
from engine.thinking import estimating, judged, judging

EVERYBODY = -1  # the part of a review about everybody's chances; the others are each about a seat's turns
LEAST_COST = 0.02  # of a chance: a turn that cost less was as good as any
MOST_OF_ONE = 2  # reviews that one person may wait for
STEP = 4  # turns between two words about the progress
PATIENCE = 90.0  # seconds for one turn on a busy machine: of Pas vu it takes up to eight of a free core
MOST_BEGUN = 64  # parts of which what is found so far is remembered

Tell: TypeAlias = Callable[[int], Awaitable[None]]  # tells how many turns have been looked at


class Kept(msgspec.Struct, frozen=True):
    """What was found in a part of a review, as it is kept."""

    found: tuple[Judgement, ...] = ()


class Part:
    """A part of a review that is being thought about: what is found so far, and whom to tell of it."""

    def __init__(self) -> None:
        self.found = list[Judgement]()
        self.lock = asyncio.Lock()
        self._askers = list[Tell]()

    @contextmanager
    def asked(self, tell: Tell) -> Generator[None]:
        """In the block one more person is told of the progress."""
        self._askers.append(tell)
        try:
            yield
        finally:
            self._askers.remove(tell)

    async def tell(self) -> None:
        """Tells everybody who waits how far it is."""
        await asyncio.gather(*(tell(len(self.found)) for tell in self._askers))


class Reviews:
    """Reviews of finished games. They are thought about in the experts' lane, part by part, and kept."""

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
        self._shares = Shares(MOST_OF_ONE)
        self._begun: dict[tuple[int, Seat], Part] = {}  # the latest last
        controls.on("review", self.press_review)

    async def press_review(self, answer: Answer, press: Press) -> None:
        """Review, under the last board, the table's card or a replay."""
        with self._shares.one_of(answer.user_id):
            await self._show(answer, press)

    async def _show(self, answer: Answer, press: Press) -> None:
        reel = await self._replays.reel(answer, press.subject_id, False)
        need_reviewable(reel.table)
        seat = next((s.seat for s in reel.table.row.seats if s.user_id == answer.user_id), None)
        await answer.post(in_order([reel.words("review-begins")]))
        try:
            parts = await self._parts(answer, reel, seat)
        except Exception:
            with suppress(*NOT_TAKEN):  # the person may have put it away already
                await answer.withdraw()
            raise
        shown = [part if isinstance(part, str) else await answer.picture(part) for part in parts]
        files = [part for part in shown if isinstance(part, discord.File)]
        await answer.post(in_order(filter(None, shown)), files)

    async def _parts(self, answer: Answer, reel: Reel, seat: Seat | None) -> list[str | Drawing]:
        """The review as it is read, with its pictures still to be drawn."""
        turns = await answer.work(lambda: played_turns(reel))
        course = await self._found(answer, reel, turns, EVERYBODY)
        own = [] if seat is None else await self._found(answer, reel, turns, seat)
        review = reviewed(course, own, len(reel.table.row.seats), seat)
        return await answer.work(lambda: told(reel, review, turns, seat, self._faces[reel.table.row.game]))

    async def _found(
        self, answer: Answer, reel: Reel, turns: Sequence[Played], about: Seat
    ) -> list[tuple[int, Judgement]]:
        """What the expert says about a part, by the number of the turn: it thinks once for all who ask."""
        asked = turns_of(reel, turns, about)
        part = self._part(reel.table.row.id, about)
        tell = telling(answer, reel, about, len(asked))
        with part.asked(tell):
            if part.lock.locked():
                await tell(len(part.found))
            async with part.lock:
                found = await self._kept(reel, about)
                if len(found) != len(asked):  # none, or of a version that parted turns otherwise
                    found = await self._made(answer, reel, asked, about, part)
                self._begun.pop((reel.table.row.id, about), None)
        return [(number, judgement) for (number, _), judgement in zip(asked, found, strict=True)]

    def _part(self, game_id: int, about: Seat) -> Part:
        """What is begun of a part. Whoever asks again goes on from there."""
        part = self._begun[game_id, about] = self._begun.pop((game_id, about), None) or Part()
        for key in list(self._begun)[:-MOST_BEGUN]:
            if not self._begun[key].lock.locked():
                del self._begun[key]
        return part

    async def _kept(self, reel: Reel, about: Seat) -> Sequence[Judgement]:
        text = await self._store.read(scores.load_review, reel.table.row.id, about)
        return msgspec.json.decode(text, type=Kept).found if text else ()

    async def _made(
        self, answer: Answer, reel: Reel, asked: Sequence[tuple[int, Played]], about: Seat, part: Part
    ) -> Sequence[Judgement]:
        """Asks the lane about each turn that it was not asked about, says how far it is, and keeps it."""
        row, game = reel.table.row, reel.table.game
        question = estimating if about == EVERYBODY else judging
        for number, turn in asked[len(part.found) :]:
            if len(part.found) % STEP == 0:
                await part.tell()
            seed = (row.seed or b"") + b"review %d" % number
            line = await answer.work(lambda t=turn, s=seed: question(game, t, s))
            reply = await self._lane.ask(line, waits=True, patience=PATIENCE)
            if reply is None:
                raise RuleError("review-busy")
            part.found.append(judged(reply))
        found = tuple(part.found)
        text = msgspec.json.encode(Kept(found)).decode()
        await self._store.write(scores.keep_review, row.id, about, text)
        return found


def telling(answer: Answer, reel: Reel, about: Seat, count: int) -> Tell:
    """Tells the person who asks how far a part of so many turns is."""
    key = "review-progress" if about == EVERYBODY else "review-progress-own"

    async def tell(done: int) -> None:
        with suppress(*NOT_TAKEN):  # the review is made and kept all the same
            await answer.post(in_order([reel.words(key, turn=min(done + 1, count), turns=count)]))

    return tell


def turns_of(reel: Reel, turns: Sequence[Played], about: Seat) -> list[tuple[int, Played]]:
    """The turns that a part is about, with their numbers; of a seat's, those that no bot played."""

    def is_own(turn: Played) -> bool:
        clicks = (reel.moves[entry - 1].interaction_id for entry in turn.entries)
        return turn.seat == about and any(click is not None for click in clicks)

    return [(number, turn) for number, turn in enumerate(turns) if about == EVERYBODY or is_own(turn)]


def reviewed(
    course: Sequence[tuple[int, Judgement]],
    own: Sequence[tuple[int, Judgement]],
    seats: int,
    seat: Seat | None,
) -> Review:
    """The review of a game from what was found in its parts, for the person in a seat."""
    chances = (even(seats), *(judgement.chances for _, judgement in course))
    costly = [] if seat is None else _costly(own, [before[seat] for before in chances])
    worst = sorted(costly, key=lambda one: -one.cost)[:MOST]
    return Review(chances, tuple(sorted(worst, key=lambda one: one.turn)))


def _costly(own: Sequence[tuple[int, Judgement]], chances: Sequence[float]) -> list[Costly]:
    # Gains and chances are judged apart: nobody is told that they lost more than they had.
    return [
        Costly(number, better.step, bytes(better.actions).decode(), cost)
        for number, better in own
        if (cost := min(better.gain, chances[number])) > LEAST_COST
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
    """What each seat did in a row, without what was undone.

    A turn that was begun when people ended the game is none: it belongs to that end.
    """
    table, row = reel.table, reel.table.row
    options, seed = table.game.load_options(row.options), row.seed or b""
    last = replay(table.game, len(row.seats), options, seed, reel.moves)
    count = table.game.turn_count
    found = turns_played(table.game, reversed(list(history_of(last))), seed)
    turns = [turn for turn in found if count(turn.before) < count(last.state)]
    if not turns:
        raise RuleError("review-nothing")
    return turns
