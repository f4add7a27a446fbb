"""What is thought about in a process of its own: questions and answers, each a line of JSON."""

import sys
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

from engine import GAMES
from engine.core import AnyGame, Dice, Seat, dump
from engine.core.search import search

NICENESS = 10  # a process of low priority: people who click come first
MOST_MEMORY = 1 << 30  # bytes of address space


class Question(msgspec.Struct, frozen=True, tag="choose"):
    """What does an expert do here? The state is one that its seat imagines, so it holds no secret."""

    game: str
    state: msgspec.Raw
    seat: Seat
    seed: bytes


class Answer(msgspec.Struct, frozen=True):
    """What the expert does, as JSON of one action."""

    actions: msgspec.Raw


def question(game: AnyGame, state: msgspec.Struct, seat: Seat, seed: bytes) -> bytes:
    """Return the question what an expert does here, as a line. The secrets of the state are drawn anew."""
    imagined = game.redeal(state, seat, Dice(seed + b"question"))
    return msgspec.json.encode(Question(game.key, msgspec.Raw(dump(imagined).encode()), seat, seed)) + b"\n"


def chosen(game: AnyGame, answer: bytes) -> Any:
    """Return the action that an answer names. Raise ValueError if it names none."""
    (action,) = game.load_actions(msgspec.json.decode(answer, type=Answer).actions)
    return action


def answered(line: bytes) -> bytes:
    """Answer one question."""
    asked = msgspec.json.decode(line, type=Question)
    game = GAMES[asked.game]
    verdict = search(game, game.load_state(asked.state), asked.seat, asked.seed)
    return msgspec.json.encode(Answer(msgspec.Raw(dump([verdict.action]).encode()))) + b"\n"


def answer_all(questions: BinaryIO, answers: BinaryIO, answer: Callable[[bytes], bytes] = answered) -> None:
    """Answer questions until there are no more."""
    for line in questions:
        answers.write(answer(line))
        answers.flush()


def stay_small() -> None:
    """Take little of the machine: low priority, and no more memory than is needed. Windows knows neither."""
    if sys.platform == "win32":
        return
    import os
    import resource

    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
