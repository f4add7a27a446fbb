"""Films of boards: frames are drawn by workers, a few at a time, and encoded one film after the other."""

import asyncio
import re
from collections.abc import Iterator, Sequence
from itertools import islice

from cogs.panels.drawings import scene_of
from cogs.panels.face import AnyFace
from cogs.runtime.turns import Turns
from cogs.runtime.workers import Workers
from cogs.tables.playback import Step
from render.kit.film.motion import Frame, Passage
from render.replay import Film

AT_ONCE = 2  # frames drawn in one go: other pictures get their turn in between
REST = 0.02  # seconds in which nothing of a film is drawn while others use the workers
MOST_RESTS = 10  # in a row: a film goes on, however busy the workers are
_MARKS = re.compile(r"\\(.)|[*_`#~]|<[^>]*>|\u200b")


class Films:
    """Makes films. One at a time: each keeps a worker busy for a second or more. People take turns."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._turns = Turns()

    async def made(self, frames: Iterator[Frame], limit: int) -> bytes | None:
        """Draws a film; None if it would have more bytes than the limit."""
        film = Film()
        async with self._turns.turn():
            while await self._workers.run(lambda: add_some(film, frames)):
                if film.size > limit:
                    return None
                await self._rest()
            data = await self._workers.run(film.finished)
        return data if len(data) <= limit else None

    async def _rest(self) -> None:
        """Lets others draw first: threads that draw at once slow each other, and people wait for clicks."""
        for _ in range(MOST_RESTS):
            if not self._workers.jobs:
                return
            await asyncio.sleep(REST)


def add_some(film: Film, frames: Iterator[Frame]) -> int:
    """Draws the next few frames; returns how many there were."""
    some = list(islice(frames, AT_ONCE))
    for picture, time in some:
        film.add(picture, time)
    return len(some)


def passage_of(face: AnyFace, steps: Sequence[Step]) -> Passage:
    """A turn for the pictures, and what happened in it as a caption."""
    events = [event for step in steps for event in step.events]
    last = steps[-1].after
    return Passage(
        tuple((scene_of(step.before), scene_of(step.after, step.events)) for step in steps),
        scene_of(last, events),
        caption(face.narration.tell(events, last)),
    )


def caption(lines: Sequence[str]) -> str:
    """The first of some sentences as a picture shows them: without Discord's marks."""
    text = next(iter(lines), "").split("\n", 1)[0]
    return " ".join(_MARKS.sub(lambda mark: mark[1] or "", text).split())
