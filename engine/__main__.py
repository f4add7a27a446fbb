"""`python -m engine play | record | verify | solve | new | think`: the rules from the command line."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from timeit import default_timer
from typing import Any

import msgspec

from engine import ALL_GAMES
from engine.core import AnyGame, Outcome, RuleError
from engine.core.replay import Record, verify
from engine.core.transcript import Ply, heading_of, play, transcript, transcript_name, variants
from engine.mazes.puzzle import load_puzzle, solved
from engine.skeleton import ROOT, write_game
from engine.thinking import answer_all, stay_small

DEEPEST = 4  # turns that `solve` looks ahead by default


class UserError(Exception):
    """A mistake that the user can correct. Its message is printed in one line."""


def seed_of(number: int) -> bytes:
    """Return the seed for a number given on the command line."""
    return f"seed {number}".encode()


def parse_options(game: AnyGame, words: Sequence[str]) -> Any:
    """Parse options from words like `goals=secret last_round=true`."""
    fields = {name: value for name, _, value in (word.partition("=") for word in words)}
    try:
        return msgspec.convert(fields, game.options, strict=False)
    except msgspec.ValidationError as error:
        raise UserError(f"--options: {error}") from None


def parse_levels(game: AnyGame, seats: int, words: Sequence[str]) -> list[str]:
    """Return a level for each seat. The last one named serves all further seats."""
    levels = list(words) or [game.levels[-1]]
    if unknown := set(levels) - set(game.levels):
        raise UserError(f"--levels: no {', '.join(sorted(unknown))}; there are {', '.join(game.levels)}")
    return [*levels, *levels[-1:] * seats][:seats]


def play_command(args: argparse.Namespace) -> int:
    """Play games between stand-ins, and print the transcript of one or the statistics of many."""
    game = ALL_GAMES[args.game]
    seats: int = args.seats
    if seats not in game.seats:
        raise UserError(f"--seats: {args.game} is played by {', '.join(map(str, game.seats))}")
    options, levels = parse_options(game, args.options), parse_levels(game, seats, args.levels)
    if args.games is not None:
        if args.games < 1:
            raise UserError("--games: at least one")
        counts = statistics_of(game, seats, options, args.seed, levels, args.games)
        print(json.dumps(counts) if args.json else "\n".join(f"{key}: {counts[key]}" for key in counts))
        return 0
    lines = list(game_transcript(game, seats, options, seed_of(args.seed), levels))
    print(json.dumps(lines) if args.json else "\n".join(lines))
    return 0


def game_transcript(
    game: AnyGame, seats: int, options: Any, seed: bytes, levels: Sequence[str]
) -> Iterator[str]:
    """Play a game between stand-ins and yield the lines of its transcript."""
    heading = heading_of(game, seats, options, seed)
    return transcript(game, heading, play(game, seats, options, seed, levels))


def statistics_of(
    game: AnyGame, seats: int, options: Any, first_seed: int, levels: Sequence[str], games: int
) -> dict[str, Any]:
    """Play many games; return lengths, wins by seat (a shared first place counts for each) and speed."""
    lengths: list[int] = []
    wins, reasons = [0] * seats, Counter[str]()
    start = default_timer()
    for number in range(first_seed, first_seed + games):
        plies: list[Ply] = list(play(game, seats, options, seed_of(number), levels))
        outcome: Outcome = game.outcome(plies[-1].state)  # type: ignore[assignment]
        lengths.append(len(plies) - 1)
        reasons[outcome.reason] += 1
        for seat, place in enumerate(outcome.places):
            wins[seat] += place == 1
    seconds = default_timer() - start
    return {
        "game": game.key,
        "seats": seats,
        "levels": list(levels),
        "games": games,
        "plies": sum(lengths),
        "shortest": min(lengths),
        "median": median(lengths),
        "longest": max(lengths),
        "wins": wins,
        "reasons": dict(reasons),
        "plies_per_second": round(sum(lengths) / seconds),
    }


def record_command(args: argparse.Namespace) -> int:
    """Write the transcripts that the tests replay: one for every game, number of seats and set of options."""
    folder = Path(args.folder)
    for game in ALL_GAMES.values():
        for seats in game.seats:
            for options in variants(game):
                lines = game_transcript(game, seats, options, seed_of(seats), parse_levels(game, seats, []))
                name = transcript_name(heading_of(game, seats, options, seed_of(seats)))
                (folder / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


def verify_command(args: argparse.Namespace) -> int:
    """Replay an exported game and print whether it is genuine."""
    try:
        record = msgspec.json.decode(Path(args.file).read_bytes(), type=Record)
        verdict = verify(record, ALL_GAMES)
    except msgspec.MsgspecError as error:
        raise UserError(f"{args.file}: {error}") from None
    except RecursionError:
        raise UserError(f"{args.file}: nested too deeply for an exported game") from None
    if verdict.is_good:
        print(f"good: {len(record.moves)} moves lead from the committed secret to the final state")
    else:
        print(f"bad: {verdict.problem} ({verdict.detail})")
    return 0 if verdict.is_good else 1


def solve_command(args: argparse.Namespace) -> int:
    """Solve a puzzle; print the least number of turns and one line of play as JSON."""
    try:
        answer = solved(load_puzzle(Path(args.file).read_bytes()), args.most)
    except ValueError as error:
        raise UserError(f"{args.file}: {error}") from None
    if answer["turns"] is None:
        raise UserError(f"{args.file}: not solved in {args.most} turns")
    print(json.dumps(answer))
    return 0


def new_command(args: argparse.Namespace) -> int:
    """Write the skeleton of a new game, and say what comes next."""
    try:
        written = write_game(args.key)
    except ValueError as error:
        raise UserError(f"{args.key}: {error}") from None
    print("\n".join(str(file.relative_to(ROOT)) for file in written))
    print("Next: make format; .venv/bin/python -m engine record tests/transcripts;")
    print(f".venv/bin/python -m render docs/pictures {args.key};")
    print(f".venv/bin/python -m pytest tests/test_every_game.py tests/engine -k {args.key}")
    return 0


def think_command(args: argparse.Namespace) -> int:
    """Answer questions of the bot on standard input, one a line, until there are no more."""
    stay_small()
    answer_all(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def parser() -> argparse.ArgumentParser:
    """Build the parser of the command line."""
    root = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = root.add_subparsers(required=True)
    one = commands.add_parser("play", help="play games between stand-ins")
    one.add_argument("--game", choices=sorted(ALL_GAMES), required=True)
    one.add_argument("--seats", type=int, default=2)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    one.add_argument("--levels", nargs="*", default=[], metavar="LEVEL")
    one.add_argument("--games", type=int, help="play that many and print statistics")
    one.add_argument("--json", action="store_true")
    one.set_defaults(command=play_command)
    one = commands.add_parser("record", help="write the transcripts that the tests replay")
    one.add_argument("folder")
    one.set_defaults(command=record_command)
    one = commands.add_parser("verify", help="replay an exported game")
    one.add_argument("file")
    one.set_defaults(command=verify_command)
    one = commands.add_parser("new", help="write the skeleton of a new game")
    one.add_argument("key")
    one.set_defaults(command=new_command)
    one = commands.add_parser("think", help="answer the bot's questions about positions, a line each")
    one.set_defaults(command=think_command)
    one = commands.add_parser("solve", help="solve a puzzle")
    one.add_argument("file")
    one.add_argument("--most", type=int, default=DEEPEST, help="turns to look ahead (default: %(default)s)")
    one.set_defaults(command=solve_command)
    return root


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Print a mistake of the user in one line."""
    args = parser().parse_args(argv)
    try:
        return args.command(args)
    except (UserError, RuleError, OSError) as error:
        print(f"engine: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
