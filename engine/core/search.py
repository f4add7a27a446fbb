"""One search for every game: it redeals what a seat cannot see, plays on with stand-ins, and compares.

It counts play-outs, never seconds: a position and a seed give the same choice on every machine.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from math import sqrt
from typing import Any, TypeAlias

import msgspec

from engine.core.contract import AnyGame, Seat, Thought
from engine.core.dice import Dice
from engine.core.endings import Outcome
from engine.core.errors import refusal

COMPARED = 2  # two lines alone are compared on one deal for so many play-outs of a whole search
SURE = 2.0  # standard errors by which one line must beat another to be called better
EVEN = 1e-6  # no difference: sums of fractions differ a little
LONGEST = 4000  # plies of a play-out, in case stand-ins never come to an end

Line: TypeAlias = tuple[Any, ...]  # what a seat does now, and next in the same turn
Manner: TypeAlias = Callable[[Any, Seat, Dice], Any]  # how a seat ends its turn after a line


class Verdict(msgspec.Struct, frozen=True):
    """A choice, and what the search expects for each seat after it: 1 is to win, 0 to be last."""

    action: Any
    shares: tuple[float, ...]


class Candidate:
    """One line, and the shares of all seats in the play-outs that began with it."""

    def __init__(self, line: Line, seat: Seat, manner: Manner | None = None) -> None:
        self.line, self.seat, self.manner = line, seat, manner
        self.played: list[Sequence[float]] = []

    def mean(self) -> float:
        """Return what the seat can expect."""
        return sum(shares[self.seat] for shares in self.played) / max(1, len(self.played))

    def shares(self) -> tuple[float, ...]:
        """Return what every seat can expect."""
        return tuple(sum(column) / len(self.played) for column in zip(*self.played, strict=True))


class Branch:
    """A position of a play-out before stand-ins play on, and its dice. The same acts lead to the same branch.

    So what the seat sees, what follows and how it ends are worked out once for all lines and manners.
    """

    def __init__(self, game: AnyGame, state: Any, seat: Seat, chance: Dice, whims: Dice) -> None:
        self.game, self.state, self.seat, self.chance, self.whims = game, state, seat, chance, whims
        self._shares: Sequence[float] = ()
        self._following: dict[tuple[Any, int], Branch] = {}

    @cached_property
    def view(self) -> Any:
        """What the seat sees."""
        return self.game.view(self.state, self.seat)

    def after(self, action: Any) -> "Branch":
        """Return the branch after an action of the seat."""
        return self._after(action, self.whims)

    def after_choice(self, manner: Manner) -> "Branch":
        """Return the branch after what the seat chooses in a manner."""
        whims = self.whims.copy()
        return self._after(manner(self.view, self.seat, whims), whims)

    def _after(self, action: Any, whims: Dice) -> "Branch":
        # Two manners may come to the same action with more or fewer whims, and then go on differently.
        key = action, whims.drawn
        if key not in self._following:
            chance = self.chance.copy()
            state = self.game.apply(self.state, self.seat, action, chance).state
            self._following[key] = Branch(self.game, state, self.seat, chance, whims)
        return self._following[key]

    def shares(self, start: int, thought: Thought) -> Sequence[float]:
        """Return every seat's share once stand-ins have played on. A search always asks for the same."""
        if not self._shares:
            chance, whims = self.chance.copy(), self.whims.copy()
            self._shares = play_out(self.game, self.state, start, chance, whims, thought)
        return self._shares


def search(game: AnyGame, state: Any, seat: Seat, seed: bytes, thought: Thought | None = None) -> Verdict:
    """Return what an expert in this seat does. Nothing of the state is read but what the seat knows."""
    return Search(game, state, seat, seed, thought or game.thought).verdict()


class Search:
    """The play-outs of one position. All candidates meet the same hidden cards and the same dice."""

    def __init__(self, game: AnyGame, state: Any, seat: Seat, seed: bytes, thought: Thought) -> None:
        self.game, self.state, self.seat, self.seed, self.thought = game, state, seat, seed, thought
        self._worlds: list[Branch] = []

    def verdict(self) -> Verdict:
        """Compare the candidates by sequential halving: each round the better half gets more play-outs."""
        left: list[Candidate] = self._candidates()
        first = left[0]
        if len(left) == 1:
            return Verdict(first.line[0], ())
        rounds = (len(left) - 1).bit_length()
        done = 0
        while len(left) > 1:
            more = max(1, self.thought.playouts // (rounds * len(left)))
            for number in range(done, done + more):
                for candidate in left:
                    candidate.played.append(self._played_out(candidate, number))
            done += more
            left = sorted(left, key=Candidate.mean, reverse=True)[: (len(left) + 1) // 2]
        return self._settled(first, left[0])

    def gain(self, one: Line, other: Line) -> float:
        """Return by how much of a chance to win one line surely beats another, on the same deals."""
        manner = self.game.first_choice if self.game.manners else None
        both = [Candidate(line, self.seat, manner) for line in (one, other)]
        worlds = range(max(1, self.thought.playouts // COMPARED))
        pairs = [[self._played_out(candidate, number) for candidate in both] for number in worlds]
        won = [[chance_to_win(shares)[self.seat] for shares in pair] for pair in pairs]
        return proved([mine - others for mine, others in won], SURE)

    def _settled(self, first: Candidate, best: Candidate) -> Verdict:
        """Keep to the first choice unless another has proved better on the same deals."""
        if best is not first:
            pairs = zip(best.played, first.played, strict=False)
            if not proved([mine[self.seat] - other[self.seat] for mine, other in pairs], self.thought.doubt):
                best = first
        return Verdict(best.line[0], best.shares())

    def _candidates(self) -> list[Candidate]:
        """Return the first choice, then the other lines, each once, then manners if they begin otherwise."""
        world = self._world(0)
        manners = [self.game.first_choice, *self.game.manners]
        begun = [(manner(world.view, self.seat, Dice(self.seed + b"first")),) for manner in manners]
        others = self.game.lines(world.state, self.seat, Dice(self.seed + b"others"))
        lines = list(dict.fromkeys([begun[0], *map(tuple, others)]))
        usual = manners[0] if self.game.manners else None
        found = [Candidate(line, self.seat, usual) for line in lines]
        if len(set(begun)) > 1:
            found += [Candidate(line, self.seat, how) for line, how in zip(begun, manners, strict=True)][1:]
        return found

    def _world(self, number: int) -> Branch:
        while number >= len(self._worlds):
            next_one = len(self._worlds)
            world, chance, whims = [
                Dice(self.seed + b"%s %d" % (name, next_one)) for name in (b"world", b"chance", b"whims")
            ]
            state = self.game.redeal(self.state, self.seat, world)
            self._worlds.append(Branch(self.game, state, self.seat, chance, whims))
        return self._worlds[number]

    def _played_out(self, candidate: Candidate, number: int) -> Sequence[float]:
        """Return every seat's share after a candidate's line, in the world of this number."""
        line, world = candidate.line, self._world(number)
        branch = world.after(line[0])
        for action in line[1:]:
            # Another world may show, in the middle of a line, that its end is impossible.
            after = branch.state
            if self.seat not in self.game.to_act(after) or refusal(self.game.check, after, self.seat, action):
                break
            branch = branch.after(action)
        while candidate.manner and self._is_own_turn(world.state, branch.state):
            branch = branch.after_choice(candidate.manner)
        return branch.shares(self.game.board_count(world.state), self.thought)

    def _is_own_turn(self, before: Any, state: Any) -> bool:
        return self.seat in self.game.to_act(state) and self.game.is_same_turn(before, state)


def chance_to_win(shares: Sequence[float]) -> list[float]:
    """Return every seat's chance to win. A share is the chance to leave one rival behind; these are all."""
    return [share ** (len(shares) - 1) for share in shares]


def proved(gains: Sequence[float], doubt: float) -> float:
    """Return the mean of gains on the same deals if it is above so many standard errors, else 0."""
    mean = sum(gains) / len(gains)
    spread = sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)
    return mean if mean > doubt * spread + EVEN else 0.0


def play_out(
    game: AnyGame, state: Any, start: int, chance: Dice, whims: Dice, thought: Thought
) -> Sequence[float]:
    """Let stand-ins play on, and return every seat's share at the end, or as the game appraises it before."""
    last, shares = played_on(game, state, start, chance, whims, thought)
    return shares or shares_of(game.standing(last))


def played_on(
    game: AnyGame, state: Any, start: int, chance: Dice, whims: Dice, thought: Thought
) -> tuple[Any, Sequence[float] | None]:
    """Let stand-ins play on, and return where it ends; with the game's appraisal if it is cut short.

    `start` is the count of boards from which the horizon is counted.
    """
    for _ in range(LONGEST):
        acting = game.to_act(state)
        if not acting:
            break
        boards = game.board_count(state) - start
        if thought.horizon is not None and boards >= thought.horizon and (shares := game.appraise(state)):
            return state, shares
        level = game.usual_level if boards < thought.careful else game.levels[0]
        seat = min(acting)
        action = game.suggest(game.view(state, seat), seat, whims, level)
        state = game.apply(state, seat, action, chance).state
    return state, None


def shares_of(outcome: Outcome) -> tuple[float, ...]:
    """Return for each seat the share of the others that it leaves behind; a tie counts half.

    Who plays alone has come to the end: all that is to be had.
    """
    others = len(outcome.places) - 1
    if not others:
        return (1.0,)
    return tuple(
        (sum(place < other for other in outcome.places) + (outcome.places.count(place) - 1) / 2) / others
        for place in outcome.places
    )
