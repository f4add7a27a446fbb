"""A whole game as an animated picture: seconds of one worker and MiB, for 200 moves of each game.

Each round plays another game, so that its boards were never drawn before. One thread makes a film, so only
the processor time of that thread counts.
"""

import sys
from collections.abc import Iterator
from itertools import islice
from time import thread_time

import render
from bench.measure import Result, gauge, report
from engine import GAMES
from engine.core import AnyGame, Dice, dump
from engine.core.playback import Moment, playback
from locales import words
from render.games import PICTURES
from render.kit.samples import NAMES
from render.replay import Film

MOVES = 200
SECONDS_AT_MOST = 3.0
MIB_AT_MOST = 8.0


class Played:
    """An entry of a log."""

    kind = "act"

    def __init__(self, seat: int, actions: str) -> None:
        self.seat, self.actions = seat, actions


def log_of(game: AnyGame, seed: bytes) -> list[Played]:
    """Returns the moves of stand-ins in a whole game, or its first ones."""
    dice = Dice(seed)
    state = game.setup(max(game.seats), game.options(), dice).state
    log: list[Played] = []
    while (to_act := game.to_act(state)) and len(log) < MOVES:
        seat = min(to_act)
        action = game.suggest(
            game.view(state, seat), seat, Dice(seed + bytes([len(log) % 256])), game.usual_level
        )
        state = game.apply(state, seat, action, dice).state
        log.append(Played(seat, dump([action])))
    return log


def moments(game: AnyGame, seed: bytes) -> list[tuple[bytes, list[Played]]]:
    """Returns enough games for 200 moves: those of Junior are shorter."""
    games: list[tuple[bytes, list[Played]]] = []
    while (missing := MOVES - sum(len(log) for _, log in games)) > 0:
        one = seed + bytes([len(games)])
        games.append((one, log_of(game, one)[:missing]))
    return games


def shown(game: AnyGame, games: list[tuple[bytes, list[Played]]]) -> Iterator[Moment]:
    """Yields every moment of these games."""
    for seed, log in games:
        yield from playback(game, max(game.seats), game.options(), seed, log)


def filmed(key: str, games: list[tuple[bytes, list[Played]]]) -> bytes:
    """Returns the film, replayed from the log as the bot does."""
    game, pictures = GAMES[key], PICTURES[key]
    film = Film()
    for moment in islice(shown(game, games), MOVES + 1):
        scene = pictures.scene(game.revealed(moment.state), NAMES[: max(game.seats)], words("fr"))
        film.add(pictures.frame(scene), 300)
    return film.finished()


def measured(key: str) -> list[Result]:
    """Measures time and size of a few films, each of a new game."""
    seconds: list[float] = []
    sizes: list[float] = []
    for number in range(2 if GAMES[key].slow else 5):  # slow games have stand-ins that think long
        games = moments(GAMES[key], bytes([number]))
        start = thread_time()
        data = filmed(key, games)
        seconds.append(thread_time() - start)
        sizes.append(len(data) / 2**20)
    name = f"replay: {MOVES} moves of {key}"
    worst = f"slowest {max(seconds):.2f} s, largest {max(sizes):.2f} MiB"
    return [
        gauge(name, seconds, "s", at_most=SECONDS_AT_MOST, detail=worst),
        gauge(f"{name}, its file", sizes, "MiB", at_most=MIB_AT_MOST),
    ]


def results() -> list[Result]:
    """Measures all games."""
    render.warm()
    return [result for key in PICTURES for result in measured(key)]


if __name__ == "__main__":
    report(results(), sys.argv)
