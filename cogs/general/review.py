"""Review: the look back at a finished game with an expert's eyes, for the person who asks, in private."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import discord
import msgspec

from cogs.general.replay import Replay
from cogs.panels.face import AnyFace
from cogs.runtime.background import NOT_TAKEN
from cogs.runtime.lane import Lane
from cogs.runtime.locks import Locks
from cogs.runtime.turns import Shares
from cogs.tables.playback import Reel
from cogs.tables.table import Table
from cogs.tables.viewer import AnyViewer, Onlooker, colours_of
from cogs.ui.answers import Answer
from cogs.ui.cards import in_order
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press
from cogs.ui.names import escaped
from cogs.ui.pages import Drawing
from db import Store
from db.queries import scores
from engine.core import AnyGame, Dice, RuleError, Seat
from engine.core.errors import refusal
from engine.core.playback import Moment
from engine.core.replay import history_of, replay
from engine.core.review import Played, turns_played
from engine.thinking import Answer as Judgement
from engine.thinking import judged, judging
from render.chances import Chances, chances_picture, swings_of

ONLOOKER = -1  # the seat under which the review for those who did not play is kept
MOST = 3  # swings that are marked, and costly turns that are shown
LEAST_COST = 0.02  # of a chance: a turn that cost less was as good as any
MOST_OF_ONE = 2  # reviews that one person may wait for
STEP = 4  # turns between two words about the progress
DEALS = 8  # on which what the expert preferred must look the same to be told
PATIENCE = 90.0  # seconds for one turn on a busy machine: of Pas vu it takes up to eight of a free core
MOST_BEGUN = 32  # reviews of which the turns that are judged are remembered


class Costly(msgspec.Struct, frozen=True):
    """A turn that cost something: which one, and what the expert would rather have done from a step on."""

    turn: int
    step: int
    actions: str
    cost: float


class Review(msgspec.Struct, frozen=True):
    """What the expert says: everybody's chances before the first turn and after each, and costly turns."""

    chances: tuple[tuple[float, ...], ...]
    costly: tuple[Costly, ...]


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
                review = await self._kept(reel, seat) or await self._made(answer, reel, turns, seat)
        except Exception:
            with suppress(*NOT_TAKEN):  # the person may have put it away already
                await answer.withdraw()
            raise
        parts = await answer.work(lambda: told(reel, review, turns, seat, self._faces[reel.table.row.game]))
        shown = [part if isinstance(part, str) else await answer.picture(part) for part in parts]
        files = [part for part in shown if isinstance(part, discord.File)]
        await answer.post(in_order(filter(None, shown)), files)

    async def _kept(self, reel: Reel, seat: Seat | None) -> Review | None:
        text = await self._store.read(
            scores.load_review, reel.table.row.id, ONLOOKER if seat is None else seat
        )
        return msgspec.json.decode(text, type=Review) if text else None

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
        review = reviewed(found, len(row.seats))
        text = msgspec.json.encode(review).decode()
        await self._store.write(scores.keep_review, row.id, ONLOOKER if seat is None else seat, text)
        self._begun.pop((row.id, seat), None)
        return review


def reviewed(turns: Sequence[Judgement], seats: int) -> Review:
    """The review of a game whose turns were judged one by one."""
    costly = [
        Costly(number, turn.step, bytes(turn.actions).decode(), turn.gain)
        for number, turn in enumerate(turns)
        if turn.gain > LEAST_COST
    ]
    worst = sorted(costly, key=lambda one: -one.cost)[:MOST]
    chances = (even(seats), *(turn.chances for turn in turns))
    return Review(chances, tuple(sorted(worst, key=lambda one: one.turn)))


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


def told(
    reel: Reel, review: Review, turns: Sequence[Played], seat: Seat | None, face: AnyFace
) -> list[str | Drawing]:
    """The review as it is read: the swings, the curve, then each costly turn with the board before it."""
    words, row = reel.words, reel.table.row
    shown = list(reel.moments())  # played back once: a long game takes a second
    _, last = shown[-1]
    facts = {"game": words(f"game-{row.game}"), "number": row.id}
    swings = swings_of(review.chances, MOST)
    lines = [words("review-title", **facts)]
    for number, (turn, gainer) in enumerate(swings, 1):
        before, after = review.chances[turn - 1][gainer], review.chances[turn][gainer]
        lines.append(
            words(
                "review-swing",
                number=number,
                turn=turn,
                story=face.narration.essence(*happened(reel, shown, turns[turn - 1]))
                or words("review-unseen"),
                name=escaped(last.viewer.own_names[gainer]),
                before=round(100 * before),
                after=round(100 * after),
            )
        )
    drawn = curve(last, review, swings, words("review-picture", **facts))
    parts: list[str | Drawing] = ["\n".join(lines), drawn]
    if seat is not None:
        parts.append(words("review-costly" if review.costly else "review-no-costly"))
    for one in review.costly:
        parts += costly_turn(reel, one, turns[one.turn], face, shown)
    return parts


def happened(
    reel: Reel, shown: Sequence[tuple[Moment, Onlooker]], turn: Played
) -> tuple[list[Any], AnyViewer]:
    """What anybody may know of a turn that was played, and who tells it. What was undone is no part of it."""
    moments = [shown[number] for number in turn.entries]
    events = [e for moment, _ in moments for e in moment.events if reel.table.game.sees(e, None)]
    return events, moments[-1][1].viewer


def costly_turn(
    reel: Reel, one: Costly, turn: Played, face: AnyFace, shown: Sequence[tuple[Moment, Onlooker]]
) -> tuple[str, Drawing]:
    """A costly turn in words, what the expert preferred, and the board before it."""
    events, viewer = happened(reel, shown, turn)
    _, seen = shown[turn.entries[0] - 1]
    board = face.board(seen.viewer)
    own = own_viewer(reel, one, turn, seen.viewer)
    chosen = [action for _, action in turn.steps[one.step :]]
    made = [face.narration.essence(events, viewer), secret_words(face, chosen, own)]
    better = better_words(reel, one, turn, face, seen.viewer)
    lines = [
        reel.words("review-turn", turn=one.turn + 1, cost=round(100 * one.cost)),
        reel.words("review-made", made=" ".join(filter(None, made)) or reel.words("review-unseen")),
        reel.words("review-better", better=better) if better else "",
    ]
    return "\n".join(filter(None, lines)), msgspec.structs.replace(board, name=f"turn-{one.turn + 1}.png")


def own_viewer(reel: Reel, one: Costly, turn: Played, viewer: AnyViewer) -> AnyViewer:
    """The player whose turn it was, at the step from which the expert would have gone another way."""
    state, _ = turn.steps[one.step]
    return msgspec.structs.replace(viewer, view=reel.table.game.view(state, turn.seat), seat=turn.seat)


def secret_words(face: AnyFace, actions: Sequence[Any], own: AnyViewer) -> str:
    """What those of a player's own actions mean that nobody else saw, such as a plan."""
    return " ".join(filter(None, (face.narration.tell_secret(action, own) for action in actions)))


def better_words(reel: Reel, one: Costly, turn: Played, face: AnyFace, viewer: AnyViewer) -> str:
    """What the expert preferred, in words; what would have been revealed by it stays unsaid.

    It is told on what the seat could imagine, so nothing hidden is in it: what chance or a secret decides
    differs from deal to deal.
    """
    game, (state, made) = reel.table.game, turn.steps[one.step]
    actions = game.load_actions(one.actions)
    events = foreseen(game, state, turn.seat, actions)
    public = face.narration.essence(events, viewer) if events else ""
    secret = secret_words(face, actions, own_viewer(reel, one, turn, viewer))
    if words := " ".join(filter(None, (public, secret))):
        return words
    # To roll first, or to end the turn, has no words of its own: it is to wait with what was done.
    not_yet = foreseen(game, state, turn.seat, (made,))
    is_secret = not all(game.sees(event, None) for event in _on_deal(game, state, turn.seat, (made,), 0))
    waits = "" if is_secret else face.narration.essence(not_yet, viewer)
    return reel.words("review-wait", made=waits) if waits else ""


def foreseen(game: AnyGame, state: Any, seat: Seat, actions: Sequence[Any]) -> list[Any]:
    """What anybody would see the seat itself do, whatever is hidden from it."""
    first, *others = [_on_deal(game, state, seat, actions, deal) for deal in range(DEALS)]
    own = [event for event in first if getattr(event, "seat", None) == seat and game.sees(event, None)]
    return [event for event in own if all(event in events for events in others)]


def _on_deal(game: AnyGame, state: Any, seat: Seat, actions: Sequence[Any], deal: int) -> list[Any]:
    dice, events = Dice(b"told %d" % deal), list[Any]()
    state = game.redeal(state, seat, dice)
    for action in actions:
        if refusal(game.check, state, seat, action):
            break
        step = game.apply(state, seat, action, dice)
        state = step.state
        events += step.events
    return events


def curve(last: Onlooker, review: Review, swings: tuple[tuple[int, int], ...], title: str) -> Drawing:
    """The curve of chances as a picture."""
    view, words, names = last.viewer.view, last.words, last.viewer.own_names
    drawn = Chances(title, names, colours_of(view, len(names)), review.chances, swings)
    alt = ", ".join(
        words("review-alt-swing", turn=turn, name=names[seat], after=round(100 * review.chances[turn][seat]))
        for turn, seat in swings
    )
    return Drawing(
        lambda: chances_picture(drawn, words),
        words("review-alt", turns=len(review.chances) - 1, swings=alt),
        "chances.png",
    )
