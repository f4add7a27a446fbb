"""What is thought about in a process of its own: questions and answers, each a line of JSON."""

import sys
from collections.abc import Sequence
from typing import Any, BinaryIO

import msgspec

from engine import GAMES
from engine.core import AnyGame, Dice, Seat, dump
from engine.core.review import Played, chances, preferred
from engine.core.search import search

NICENESS = 10  # a process of low priority: people who click come first
MOST_MEMORY = 1 << 30  # bytes of address space


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """What does an expert do here? The state is one that its seat imagines, so it holds no secret."""

    game: str
    state: msgspec.Raw
    seat: Seat
    seed: bytes


class Estimate(msgspec.Struct, frozen=True, tag="estimate"):
    """What are everybody's chances here, as anybody may judge them?"""

    game: str
    state: msgspec.Raw
    seed: bytes


class Judge(msgspec.Struct, frozen=True, tag="judge"):
    """What would an expert have done at each of these steps of a turn?"""

    game: str
    seat: Seat
    seed: bytes
    steps: tuple[tuple[msgspec.Raw, msgspec.Raw], ...]  # a state, and the action that was chosen there


class Answer(msgspec.Struct, frozen=True):
    """What the expert does, as JSON of actions; everybody's chances; or what was better in a turn, if so."""

    actions: msgspec.Raw = msgspec.Raw(b"[]")
    chances: tuple[float, ...] = ()
    step: int = 0
    gain: float = 0.0


def question(game: AnyGame, state: msgspec.Struct, seat: Seat, seed: bytes) -> bytes:
    """Return the question what an expert does here, as a line. The secrets of the state are drawn anew."""
    imagined = game.redeal(state, seat, Dice(seed + b"question"))
    return _line(Choose(game.key, _raw(imagined), seat, seed))


def estimating(game: AnyGame, turn: Played, seed: bytes) -> bytes:
    """Return the question what everybody's chances are after a turn, as a line."""
    return _line(Estimate(game.key, _raw(turn.after), seed))


def judging(game: AnyGame, turn: Played, seed: bytes) -> bytes:
    """Return the question what would have been better in a turn, as a line."""
    steps = tuple((_raw(state), _raw([action])) for state, action in turn.steps)
    return _line(Judge(game.key, turn.seat, seed, steps))


def chosen(game: AnyGame, answer: bytes) -> Any:
    """Return the action that an answer names. Raise ValueError if it names none."""
    (action,) = game.load_actions(msgspec.json.decode(answer, type=Answer).actions)
    return action


def judged(answer: bytes) -> Answer:
    """Return what an answer says about a turn. Raise ValueError if it is none."""
    return msgspec.json.decode(answer, type=Answer)


def answered(line: bytes) -> bytes:
    """Answer one question."""
    asked: Choose | Estimate | Judge = msgspec.json.decode(line, type=Choose | Estimate | Judge)  # pyright: ignore[reportArgumentType]
    game = GAMES[asked.game]
    match asked:
        case Choose():
            verdict = search(game, game.load_state(asked.state), asked.seat, asked.seed)
            return _line(Answer(_raw([verdict.action])))
        case Estimate():
            return _line(Answer(chances=chances(game, game.load_state(asked.state), asked.seed)))
        case Judge():
            return _line(_judged(game, asked))


def _judged(game: AnyGame, asked: Judge) -> Answer:
    steps = [(game.load_state(state), *game.load_actions(action)) for state, action in asked.steps]
    better = preferred(game, steps, asked.seat, asked.seed)
    if better is None:
        return Answer()
    return Answer(_raw(better.actions), step=better.step, gain=better.gain)


def _raw(value: msgspec.Struct | Sequence[msgspec.Struct]) -> msgspec.Raw:
    return msgspec.Raw(dump(value).encode())


def _line(value: msgspec.Struct) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def answer_all(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more."""
    for line in questions:
        answers.write(answered(line))
        answers.flush()


def stay_small() -> None:
    """Take little of the machine: low priority, and no more memory than is needed. Windows knows neither."""
    if sys.platform == "win32":
        return
    import os
    import resource

    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
