"""Pas vu pas pris: one look through a door, and what games among stand-ins come to.

`python -m bench.pasvu --games 500` plays four stand-ins so often: wins by seat, points, what is seen.
"""

import sys
from timeit import default_timer

from bench.measure import Result, gauge, report
from engine.core import Dice
from engine.core.transcript import play
from engine.pasvu import PasVu
from engine.pasvu.events import LookTaken
from engine.pasvu.hall.look import look
from engine.pasvu.hall.standing import CELLS, figure_of, free_stands
from engine.pasvu.layout import DOORS, LETTERS, SIZE_OF, START
from engine.pasvu.model import GHOSTS, Figure, Ghost

ROUNDS = 4
LOOK_AT_MOST = 15.0  # milliseconds
FAIR = (0.2, 0.3)  # of the wins, for each of four seats
SEEN = (0.25, 0.5)  # of the ghosts in the hall, at a look
SHARED_AT_MOST = 0.35  # of the games


def crowd() -> list[Figure]:
    """All 28 ghosts in the hall as it is furnished at the start."""
    dice, figures = Dice(b"crowd"), list[Figure]()
    for seat in range(4):
        for name in GHOSTS:
            size = SIZE_OF[name]
            cells = [cell for cell in CELLS if free_stands(START, figures, cell, size)]
            cell = dice.choice(cells)
            stand = dice.choice(free_stands(START, figures, cell, size))
            ghost = Ghost(name, size, "hall", cell, stand.spot, stand.level)
            figures.append(figure_of(seat, ghost, lies=False))
    return figures


def look_result() -> Result:
    """Deciding one look from each door, with 28 ghosts, six pieces and the mirror."""
    figures, samples = crowd(), list[float]()
    for _ in range(ROUNDS):
        for letter in LETTERS.values():
            for number in range(1, DOORS + 1):
                start = default_timer()
                look(START, figures, f"{letter}{number}")
                samples.append(1000 * (default_timer() - start))
    return gauge("pasvu: one look, 28 ghosts", samples, "ms", at_most=LOOK_AT_MOST)


def game_results(games: int) -> list[Result]:
    """Wins by seat, points, what is seen and how often the first place is shared, over many games."""
    game, wins, shared, shares, points = PasVu(), [0.0] * 4, 0, list[float](), list[float]()
    for number in range(games):
        state = None
        for ply in play(game, 4, game.options(), b"bench %d" % number, [game.usual_level] * 4):
            state = ply.state
            looks = [event.look for event in ply.events if isinstance(event, LookTaken)]
            shares += [len(look.seen) / len(look.figures) for look in looks if look.figures]
        outcome = game.outcome(state) if state else None
        assert outcome is not None
        first = [seat for seat, place in enumerate(outcome.places) if place == 1]
        for seat in first:
            wins[seat] += 1 / len(first) / games
        shared += len(first) > 1
        points += outcome.scores
    mean = sum(shares) / len(shares)
    return [
        gauge("pasvu: wins of the seat with fewest", [min(wins)], "of the games", at_least=FAIR[0]),
        gauge("pasvu: wins of the seat with most", [max(wins)], "of the games", at_most=FAIR[1]),
        gauge("pasvu: ghosts seen at a look", [mean], "of those in", at_least=SEEN[0], at_most=SEEN[1]),
        gauge("pasvu: first place shared", [shared / games], "of the games", at_most=SHARED_AT_MOST),
        gauge("pasvu: points", points, "a player"),
    ]


if __name__ == "__main__":
    wanted = int(sys.argv[sys.argv.index("--games") + 1]) if "--games" in sys.argv else 0
    report([look_result(), *(game_results(wanted) if wanted else ())], sys.argv)
