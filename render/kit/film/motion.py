"""Turns as a short film: what moves between two boards, and when each picture is shown.

A game says what moves (`Pictures.motions`); each motion draws the board at a share of its way. A game that
says nothing gets one still for each turn.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

import msgspec
from PIL import Image

from render.kit.film.captions import captioned
from render.kit.pen import Point
from render.kit.scene import AnyScene

Motion: TypeAlias = Callable[[float], Image.Image]  # the picture at a share of the way, above 0 and below 1
Motions: TypeAlias = Callable[[AnyScene, AnyScene], Sequence[Motion]]

# Milliseconds.
WHOLE = 6000  # at most, for all turns together
BEGIN = 500  # the board before the first turn
END = 1600  # the last board, in addition
TICK = 80  # between two pictures of a motion
HOLD = (320, 900)  # the board after a turn, at least and at most
HOLD_SHARE = 0.35  # of a turn's time
LONGEST = 12  # pictures of one motion
MOST_TURNS = 8
FINENESSES = (1.0, 0.5, 0.0)  # shares of the pictures, for films that would be too large


class Frame(NamedTuple):
    """A picture, and for how many milliseconds it is shown."""

    picture: Image.Image
    time: int


class Passage(msgspec.Struct, frozen=True):
    """One turn as a viewer may see it: scenes before and after each of its steps, and a caption.

    The scene after a step has the step's events, the last board those of the whole turn.
    """

    steps: tuple[tuple[AnyScene, AnyScene], ...]
    last: AnyScene
    caption: str


def no_motion(before: AnyScene, after: AnyScene) -> Sequence[Motion]:
    """Nothing moves: the next board simply follows."""
    return ()


def frames(
    passages: Sequence[Passage], paint: Callable[[AnyScene], Image.Image], motions: Motions, fineness: float
) -> Iterator[Frame]:
    """Yields the pictures of some turns, at most `MOST_TURNS`, in `WHOLE` milliseconds at most."""
    first = passages[0]
    yield Frame(captioned(paint(first.steps[0][0]), first.caption), BEGIN)
    room = (WHOLE - BEGIN - END) // len(passages)
    for number, passage in enumerate(passages, 1):
        hold = round(min(max(room * HOLD_SHARE, HOLD[0]), HOLD[1]))
        for picture, time in moving(passage, motions, room - hold, fineness):
            yield Frame(captioned(picture, passage.caption), time)
        end = END if number == len(passages) else 0
        yield Frame(captioned(paint(passage.last), passage.caption), hold + end)


def moving(passage: Passage, motions: Motions, room: int, fineness: float) -> Iterator[Frame]:
    """Yields the motions of a turn one after the other, each as long as the others."""
    if not fineness:
        return
    found = [motion for before, after in passage.steps for motion in motions(before, after)]
    tick = round(TICK / fineness)
    count = min(room // tick, round(LONGEST * fineness) * len(found))
    for number in range(count):
        at, share = divmod((number + 0.5) * len(found) / count, 1)
        yield Frame(found[int(at)](share), tick)


def along(way: Sequence[Point], share: float) -> Point:
    """Returns the point at a share of a way; each stretch takes the same time."""
    stretches = list(pairwise(way))
    at, within = divmod(share * len(stretches), 1)
    (x0, y0), (x1, y1) = stretches[min(int(at), len(stretches) - 1)]
    return x0 + (x1 - x0) * within, y0 + (y1 - y0) * within
