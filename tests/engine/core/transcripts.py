"""Recorded transcripts, replayed by today's rules."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from engine.core import AnyGame
from engine.core.replay import Move, actions_of, walk
from engine.core.transcript import DIGEST_MARK, Heading, Ply, transcript


def replayed(lines: Sequence[str], games: Mapping[str, AnyGame]) -> Iterator[str]:
    """Replay the actions of a recorded transcript by today's rules, and yield the new transcript."""
    heading = msgspec.json.decode(lines[0], type=Heading)
    game = games[heading.game]
    return transcript(game, heading, _replayed_plies(game, heading, lines))


def _replayed_plies(game: AnyGame, heading: Heading, lines: Sequence[str]) -> Iterator[Ply]:
    options = game.load_options(msgspec.json.encode(heading.options))
    log = [entry for line in lines if (entry := _entry(line.rpartition(DIGEST_MARK)[0]))]
    positions = walk(game, heading.seats, options, bytes.fromhex(heading.seed), (move for _, move in log))
    deal = next(positions)
    yield Ply(None, None, deal.events, deal.state)
    for (text, move), position in zip(log, positions, strict=True):
        action = next(actions_of(game, move), None) if move.kind == "act" else None
        word = "" if move.kind == "act" else text
        yield Ply(move.seat, action, position.events, position.state, word)


def _entry(text: str) -> tuple[str, Move] | None:
    """Parse a line; return None if it is no entry of the log."""
    match text.split(" ", 2):
        case ["seat", seat, action]:
            return text, Move(int(seat), "act", (action,))
        case ["resign" | "depart" as kind, seat]:
            return text, Move(int(seat), "resign" if kind == "resign" else "depart")
        case ["undo", seat, to]:
            return text, Move(int(seat), "undo", ({"to": int(to.removeprefix("to "))},))
        case _:
            return None
