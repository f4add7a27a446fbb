"""How strong the bots are: what an expert's turn costs, and with --games who wins how often.

`python -m bench.strength --games 400 --game junior --seats 2` plays all against each other, with seats
rotated and each deal played from every seat; then it prints a ladder of all of them. --players expert open
shows a ceiling: how often an expert that knows all secrets beats one that does not. --alone lets experts play
among themselves, and prints how often each seat wins, counted from the one that begins. That takes hours:
with --since 500 a run goes on from deal 500, and what it prints can be added to what others printed.

Experts that played against the usual stand-in with two seats are judged by a goal. Chance alone may leave the
mean below it, so it is broken only where the whole interval of 95 % lies below: by 3 wins of 10 or fewer, by
141 of 240, by 241 of 400.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from itertools import combinations
from math import log10, sqrt
from time import process_time
from typing import Any, cast

from bench.measure import Result, gauge, report
from engine import GAMES
from engine.core import EXPERT, AnyGame, Dice, Seat
from engine.core.search import search, shares_of

AT_MOST = {"pasvu": 3.0}  # seconds of one core for a turn of an expert
AT_MOST_OTHERS = 1.5
TURNS = 12  # of an expert that are timed
GOAL = 0.65  # of the games of two that an expert wins against the usual stand-in
SURE = 1.96  # standard errors of an interval of 95 %
ELO_ROUNDS = 200

Player = Callable[[AnyGame, Any, Seat, bytes], Any]
Won = dict[tuple[str, str], tuple[float, int]]  # by a pairing: what the first won, of how many games


def expert(game: AnyGame, state: Any, seat: Seat, seed: bytes) -> Any:
    """Searches."""
    return search(game, state, seat, seed).action


def stand_in(level: str) -> Player:
    """Plays as the stand-in of a level does."""
    return lambda game, state, seat, seed: game.suggest(game.view(state, seat), seat, Dice(seed), level)


def greedy(game: AnyGame, state: Any, seat: Seat, seed: bytes) -> Any:
    """Takes what stands best for it right after its act; chance decides between equals."""
    dice = Dice(seed)
    world = game.redeal(state, seat, dice)

    def worth(action: Any) -> tuple[float, int]:
        after = game.standing(game.apply(world, seat, action, Dice(seed)).state)
        return shares_of(after)[seat], after.scores[seat]

    ranked = [(worth(action), action) for action in game.legal_actions(world, seat)]
    most = max(value for value, _ in ranked)
    return dice.choice([action for value, action in ranked if value == most])


class Opened:
    """A game whose secrets are redealt as they are: whoever searches in it knows them all."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def redeal(self, state: Any, seat: Seat, dice: Dice) -> Any:
        """Returns the same state."""
        return state


def open_expert(game: AnyGame, state: Any, seat: Seat, seed: bytes) -> Any:
    """Searches, and knows what is hidden: nobody can, so this is only a ceiling."""
    return search(cast(AnyGame, Opened(game)), state, seat, seed).action


def any_move(game: AnyGame, state: Any, seat: Seat, seed: bytes) -> Any:
    """Does anything that is legal."""
    return Dice(seed).choice(game.legal_actions(state, seat))


PLAYERS: dict[str, Player] = {
    EXPERT: expert,
    "normal": stand_in("normal"),
    "easy": stand_in("easy"),
    "greedy": greedy,
    "random": any_move,
    "open": open_expert,
}
USUAL = tuple(name for name in PLAYERS if name != "open")


def places(game: AnyGame, seed: bytes, players: Sequence[Player], first: Seat | None = None) -> Sequence[int]:
    """Plays one game and returns the places."""
    dice = Dice(seed)
    state, number = game.setup(len(players), game.options(first=first), dice).state, 0
    while acting := game.to_act(state):
        seat, number = min(acting), number + 1
        action = players[seat](game, state, seat, seed + b"/%d" % number)
        state = game.apply(state, seat, action, dice).state
    return game.standing(state).places


def wins(game: AnyGame, seats: int, one: str, other: str, games: int) -> Iterator[float]:
    """Yields what one player of a kind wins against others of another kind; each deal from every seat."""
    for number in range(games):
        own = number % seats
        kinds = [PLAYERS[one if seat == own else other] for seat in range(seats)]
        found = places(game, b"strength %d" % (number // seats), kinds)
        yield (found[own] == 1) / found.count(1)


def interval(won: float, count: int) -> tuple[float, float, float]:
    """Returns the mean and its interval of 95 %, after Wilson."""
    mean, square = won / count, SURE**2
    middle = (mean + square / (2 * count)) / (1 + square / count)
    wide = SURE / (1 + square / count) * sqrt(mean * (1 - mean) / count + square / (4 * count**2))
    return mean, middle - wide, middle + wide


def ladder(won: Won) -> dict[str, float]:
    """Returns the Elo of all players from their games of two, with the usual stand-in at 1500."""
    strength = dict.fromkeys({name for pair in won for name in pair}, 1.0)
    for _ in range(ELO_ROUNDS):
        for name in strength:
            points = sum(w + 0.5 for (one, _), (w, _) in won.items() if one == name)
            points += sum(n - w + 0.5 for (_, two), (w, n) in won.items() if two == name)
            pairs = [
                (two if one == name else one, n + 1)
                for (one, two), (_, n) in won.items()
                if name in (one, two)
            ]
            strength[name] = points / sum(n / (strength[name] + strength[rival]) for rival, n in pairs)
    usual = strength["normal"]
    return {name: 1500 + 400 * log10(value / usual) for name, value in strength.items()}


def costs(game: AnyGame) -> list[float]:
    """Returns the seconds of one core of some turns of an expert, against the usual stand-in."""
    dice, spent, last = Dice(b"cost"), list[float](), -1
    state = game.setup(2, game.options(first=0), dice).state
    while (acting := game.to_act(state)) and len(spent) <= TURNS:
        seat, start = min(acting), process_time()
        player = PLAYERS["normal" if seat else EXPERT]
        action = player(game, state, seat, b"cost %d" % game.board_count(state))
        if not seat and game.board_count(state) != last:
            spent.append(0.0)
            last = game.board_count(state)
        if not seat:
            spent[-1] += process_time() - start
        state = game.apply(state, seat, action, dice).state
    return spent


def cost_results(keys: Sequence[str]) -> list[Result]:
    """The dearest turn of an expert in each game."""
    return [
        gauge(
            f"experts: dearest turn of {key}",
            [max(costs(GAMES[key]))],
            "s of one core",
            at_most=AT_MOST.get(key, AT_MOST_OTHERS),
        )
        for key in keys
    ]


def tell_seats(key: str, seats: int, games: int, since: int) -> None:
    """Lets experts play, and prints the share of wins of each seat, the one that begins first."""
    won = [0.0] * seats
    for number in range(since, since + games):
        found = places(GAMES[key], b"seats %d" % number, [expert] * seats, first=0)
        for seat, place in enumerate(found):
            won[seat] += (place == 1) / found.count(1)
    shares = ", ".join(f"{count / games:.3f}" for count in won)
    print(f"{key} {seats}: wins of experts by seat {shares} of {games} since {since}", flush=True)


def tell_ladder(key: str, won: Won) -> None:
    """Prints the Elo of all players."""
    marks = sorted(ladder(won).items(), key=lambda pair: -pair[1])
    print(f"{key}: " + ", ".join(f"{name} {elo:.0f}" for name, elo in marks), flush=True)


def tell_strength(key: str, seats: int, games: int, names: Sequence[str]) -> Won:
    """Plays every pairing, and prints each as it ends, then the ladder."""
    won: Won = {}
    for one, other in combinations(names, 2):
        won[one, other] = sum(wins(GAMES[key], seats, one, other, games)), games
        mean, low, high = interval(*won[one, other])
        fair = f", fair is {1 / seats:.2f}" if seats > 2 else ""
        print(
            f"{key} {seats}: {one} against {other}: {mean:.3f} [{low:.3f} to {high:.3f}] of {games}{fair}",
            flush=True,
        )
    if seats == 2 and "normal" in names:
        tell_ladder(key, won)
    return won if seats == 2 else {}


def goal_results(key: str, won: Won) -> list[Result]:
    """Judges an expert by its games of two against the usual stand-in, if there were any."""
    found: list[Result] = []
    for (one, other), (points, games) in won.items():
        if {one, other} == {EXPERT, "normal"}:
            mean, low, high = interval(points if one == EXPERT else games - points, games)
            told = f"won {mean:.3f} [{low:.3f} to {high:.3f}] of {games}"
            name = f"experts: what they may win of games of two of {key}"
            found.append(gauge(name, [high], "at most", at_least=GOAL, detail=told))
    return found


def games_results(args: argparse.Namespace) -> list[Result]:
    """Plays all games that are wanted, and tells of them; returns how experts are judged."""
    total: Won = {}
    judged: list[Result] = []
    for key in args.game:
        for seats in args.seats:
            if args.alone:
                tell_seats(key, seats, args.games, args.since)
                continue
            won = tell_strength(key, seats, args.games, args.players)
            judged += goal_results(key, won)
            for pair, (points, played) in won.items():
                before = total.get(pair, (0.0, 0))
                total[pair] = before[0] + points, before[1] + played
    if len(args.game) > 1 and total and "normal" in args.players:
        tell_ladder("all games", total)
    return judged


def main() -> None:
    """Reads what is wanted."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=0)
    asked.add_argument("--game", choices=sorted(GAMES), nargs="*", default=sorted(GAMES))
    asked.add_argument("--seats", type=int, nargs="*", default=[2, 4])
    asked.add_argument("--players", choices=sorted(PLAYERS), nargs="*", default=USUAL)
    asked.add_argument("--alone", action="store_true")
    asked.add_argument("--since", type=int, default=0)
    asked.add_argument("--json", action="store_true")
    args = asked.parse_args()
    if not args.games:
        report(cost_results(args.game), sys.argv)
        return
    with redirect_stdout(sys.stderr if args.json else sys.stdout):
        judged = games_results(args)
    report(judged, sys.argv)


if __name__ == "__main__":
    main()
