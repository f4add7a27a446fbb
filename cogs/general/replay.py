"""`/replay`: a whole game as an animated picture, turn by turn, or one turn of it with what happened."""

import io
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from itertools import islice

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.panels.drawings import scene_of
from cogs.panels.face import AnyFace
from cogs.panels.films import AT_ONCE, Films, caption
from cogs.panels.finding import TableFinder
from cogs.panels.numbers import TableNumbers
from cogs.posting.board_card import is_reviewable
from cogs.posting.told import person_name
from cogs.runtime.turns import Shares
from cogs.runtime.workers import Workers
from cogs.tables.playback import Reel, Turn
from cogs.tables.table import Table
from cogs.ui import Interaction
from cogs.ui.answers import Answer
from cogs.ui.cards import clipped
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press, PressButton, button, view_with
from cogs.ui.limits import ALT_LIMIT, CONTENT_LIMIT
from cogs.ui.pages import Drawing, Page
from cogs.ui.replies import Replies
from cogs.ui.slash import slash
from db import Store
from db.queries import moves
from engine.core import RuleError
from render.kit.film.captions import captioned
from render.kit.film.motion import Frame

MOST_OF_ONE = 3  # replays that one person may wait for
MOST_BYTES = 8 * 1024 * 1024
MOST_FRAMES = 300  # of a longer game only every second turn is shown, or every third …
# Milliseconds.
LONGEST = 1500  # that a frame is shown
SHORTEST = 300
WHOLE = 90_000  # for a whole game, unless frames would be too short
END = 5000  # the last board, in addition
HOLD = 2  # times as long: what matters most
HEAVY = 3  # the weight of such an event


class Shot(msgspec.Struct, frozen=True):
    """A finished film, every how many turns it has a frame, and how many turns the game has had."""

    data: bytes
    step: int
    turns: int


class Replay(commands.Cog):
    """Games shown again."""

    def __init__(
        self,
        store: Store,
        finder: TableFinder,
        numbers: TableNumbers,
        replies: Replies,
        workers: Workers,
        faces: Mapping[str, AnyFace],
        today: Callable[[], date],
        controls: ControlTable,
    ) -> None:
        self._store = store
        self._finder = finder
        self._numbers = numbers
        self._replies = replies
        self._workers = workers
        self._faces = faces
        self._today = today
        self._films, self._shares = Films(workers), Shares(MOST_OF_ONE)
        controls.on("replay", self.press_replay)
        controls.on("replay-still", self.press_still)

    @slash("replay")
    async def replay(
        self,
        answer: Answer,
        number: int | None = None,
        turn: int | None = None,
        public: bool = False,
    ) -> None:
        """Shows a whole game, or the position after one turn."""
        with self._shares.one_of(answer.user_id):
            reel = await self.reel(answer, number, public)
            if turn is None:
                await self.show_film(answer, reel, public)
            elif public:
                await self.post_still(answer, reel, turn)
            else:
                await self.show_still(answer, reel, turn)

    @replay.autocomplete("number")
    async def numbers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """My games in this server, the newest first."""
        return await self._numbers.begun(interaction, typed)

    async def press_replay(self, answer: Answer, press: Press) -> None:
        """Replay, under the last board."""
        with self._shares.one_of(answer.user_id):
            await self.show_film(answer, await self.reel(answer, press.subject_id, False), False)

    async def press_still(self, answer: Answer, press: Press) -> None:
        """One turn on or back; the number stands where other buttons have the version."""
        with self._shares.one_of(answer.user_id):
            await self.show_still(answer, await self.reel(answer, press.subject_id, False), press.version)

    async def reel(self, answer: Answer, number: int | None, public: bool) -> Reel:
        """Loads the game that is meant, if it may be shown."""
        table = await self._finder.finished(answer.interaction, number)
        self.need_showable(table, public)
        played = await self._store.read(moves.of_game, table.row.id)
        if public:
            words = await self._replies.public(table.row.guild_id, answer.interaction.guild)
        else:
            words = await answer.words()
        return Reel(table, played, words)

    def need_showable(self, table: Table, public: bool) -> None:
        """Refuses games of older rules and, J15, today's maze in public, which others still play."""
        row = table.row
        if row.rules_version != table.game.rules_version:
            raise RuleError("replay-other-rules", game=row.id)
        if public and row.daily == self._today().isoformat():
            raise RuleError("replay-daily")

    async def show_film(self, answer: Answer, reel: Reel, public: bool) -> None:
        """Says that the film is being drawn, then shows it in that message."""
        facts = {"game": reel.words(f"game-{reel.table.row.game}"), "number": reel.table.row.id}
        if public:
            answer.publicly()
        await answer.post(reel.words("replay-drawing", **facts))
        guild = answer.interaction.guild
        limit = min(MOST_BYTES, guild.filesize_limit) if guild else MOST_BYTES
        try:
            shot = await self.shot(reel, limit)
            alt = await answer.work(lambda: film_alt(reel, self._faces[reel.table.row.game], shot.turns))
        except Exception:
            await answer.withdraw()
            raise
        lines = [reel.words("replay-done", turns=shot.turns, **facts)]
        if shot.step > 1:
            lines.append(reel.words("replay-shortened", step=shot.step))
        if reel.table.row.status == "playing":
            lines.append(reel.words("replay-running"))
        file = discord.File(io.BytesIO(shot.data), "replay.gif", description=alt[:ALT_LIMIT])
        review = [] if public else review_button(reel)
        await answer.post("\n".join(lines), [file], view_with(*review) if review else None)

    async def shot(self, reel: Reel, limit: int) -> Shot:
        """Draws the film, with fewer frames where it would be too long or too large."""
        face, turns = self._faces[reel.table.row.game], await self._turns(reel)
        step = 1 + len(turns) // MOST_FRAMES
        while True:
            is_last_try = step > len(turns)
            frames = film_frames(face, turns, step)
            if data := await self._films.made(frames, sys.maxsize if is_last_try else limit):
                return Shot(data, step, played(turns))
            step *= 2

    async def _turns(self, reel: Reel) -> list[Turn]:
        """Plays the game back, a few turns at a time: some games take long to play."""
        found, turns = list[Turn](), reel.turns()
        while some := await self._workers.run(lambda: list(islice(turns, AT_ONCE))):
            found += some
        return found

    async def show_still(self, answer: Answer, reel: Reel, number: int) -> None:
        """Shows the board after one turn in private, with buttons to the next ones."""
        turns = await self._turns(reel)
        need_turn(number, turns)
        text, drawing = self.still(reel, turns, number)
        await answer.show(Page(text, drawing, (still_controls(reel, number, len(turns) - 1),)))

    async def post_still(self, answer: Answer, reel: Reel, number: int) -> None:
        """Posts the board after one turn in public."""
        if not 0 <= number <= len(reel.moves):  # there are no more turns: most wrong numbers end here
            need_turn(number, await self._turns(reel))
        answer.publicly()
        turns = await self._turns(reel)
        if number >= len(turns) and answer.is_begun:
            await answer.withdraw()
        need_turn(number, turns)
        text, drawing = self.still(reel, turns, number)
        picture = await answer.picture(drawing)
        await answer.post(text, files=[picture] if picture else [])

    def still(self, reel: Reel, turns: Sequence[Turn], number: int) -> tuple[str, Drawing]:
        """The sentences about a turn, and the board after it."""
        turn, words = turns[number], reel.words
        face, seen = self._faces[reel.table.row.game], turn.seen
        facts = {"game": words(f"game-{reel.table.row.game}"), "number": reel.table.row.id}
        key = "replay-still" if turn.entry is None or turn.is_turn else "replay-still-after"
        lines = [words(key, turn=number, turns=played(turns), **facts), *told_beside(turn)]
        lines += face.narration.tell(turn.events, seen.viewer)
        return clipped("\n".join(lines), CONTENT_LIMIT), face.board(seen.viewer)


def played(turns: Sequence[Turn]) -> int:
    """How many turns a game has; giving up in the end, which is shown, is none."""
    return sum(turn.is_turn for turn in turns)


def need_turn(number: int, turns: Sequence[Turn]) -> None:
    """Refuses a turn that the game does not have; 0 is the deal, and what ended it may follow the last."""
    if not 0 <= number < len(turns):
        raise RuleError("replay-no-turn", turns=played(turns))


def told_beside(turn: Turn) -> list[str]:
    """What people did beside the rules, as giving up."""
    seen = turn.seen
    return [
        seen.words(f"replay-entry-{entry.kind}", name=person_name(seen, entry.seat)) for entry in turn.beside
    ]


def film_frames(face: AnyFace, turns: Sequence[Turn], step: int) -> Iterator[Frame]:
    """One frame for each turn, or for one turn of several, with a caption; none where nothing changes."""
    chosen = [(number, turn) for number, turn in enumerate(turns) if number % step == 0 or turn is turns[-1]]
    time = max(SHORTEST, min(LONGEST, WHOLE // len(chosen)))
    before = b""
    for number, turn in chosen:
        scene, narration = scene_of(turn.seen.viewer, turn.events), face.narration
        told = ""
        for event, picture in face.pictures.moments(scene):
            told = caption(narration.tell([event], turn.seen.viewer))
            yield Frame(captioned(picture, told), HOLD * time)
        board = face.pictures.frame(scene)
        is_heavy = max(map(narration.weight, turn.events), default=0) >= HEAVY
        if board.tobytes() != before:
            yield Frame(captioned(board, turn_caption(face, turn, told)), HOLD * time if is_heavy else time)
        before = board.tobytes()
        if number == len(turns) - 1:
            yield Frame(captioned(board, turn_caption(face, turn, told)), END)


def turn_caption(face: AnyFace, turn: Turn, told: str = "") -> str:
    """What happened in a turn: what matters most, else its first sentence; none that is told already."""
    if beside := told_beside(turn):
        return caption([" ".join(beside)])
    narration, viewer = face.narration, turn.seen.viewer
    heavy = [event for event in turn.events if narration.weight(event) >= HEAVY]
    if heavy and not told:
        return caption([" ".join(narration.briefly(heavy, viewer))])
    lines = [caption([line]) for line in narration.tell(turn.events, viewer)]
    later = lines[lines.index(told) + 1 :] if told in lines else []
    return next(iter(later or lines), "")


def film_alt(reel: Reel, face: AnyFace, turns: int) -> str:
    """The alt text of a film: what it shows, and the last board."""
    words, row = reel.words, reel.table.row
    _, seen = reel.at(len(reel.moves))
    last = face.board(seen.viewer).alt
    return words("replay-alt", last=last, game=words(f"game-{row.game}"), number=row.id, turns=turns)


def still_controls(reel: Reel, number: int, turns: int) -> tuple[PressButton, ...]:
    """One turn back, one on, and Review."""
    ways = {number - 1: "button-turn-back", number + 1: "button-turn-on"}
    turned = [
        button(
            Press("replay-still", reel.table.row.id, max(to, 0)),
            reel.words(key),
            disabled=not 0 <= to <= turns,
        )
        for to, key in ways.items()
    ]
    return (*turned, *review_button(reel))


def review_button(reel: Reel) -> list[PressButton]:
    """Review, where there is something to look back at."""
    press = Press("review", reel.table.row.id, reel.table.row.version)
    return [button(press, reel.words("button-review"))] * is_reviewable(reel.table)
