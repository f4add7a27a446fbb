"""Games that stand-ins play, and positions of them as a world stores them."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from engine.core import AnyGame, Dice, Options, Seat, dump, game_seed

SECRET = bytes(32)
INTERACTIONS = (1, 2, 3)
SEATS = 2
PLAYED = 4  # entries of the log before a live position is taken, at least


class Position(NamedTuple):
    """A game in some moment: its row, its log, and who is to act."""

    kind: int
    row: dict[str, Any]
    log: list[tuple[int, str]]  # seat and actions
    acting: frozenset[int]


class Play:
    """A game between stand-ins."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        seats: int = SEATS,
        interactions: tuple[int, ...] = INTERACTIONS,
        level: str = "",
    ) -> None:
        self.game, self._options, self._level = game, options, level or game.levels[0]
        self._interactions, self._seed = interactions, game_seed(SECRET, interactions)
        self._dice, self._whims = Dice(self._seed), Dice(b"whims")
        self.state: Any = game.setup(seats, options, self._dice).state
        self.log = list[tuple[int, str]]()

    def acts(self) -> Iterator[tuple[Seat, Any]]:
        """Yield who does what next, while that is not done yet, until the end."""
        while acting := self.game.to_act(self.state):
            seat = min(acting)
            action = self.game.suggest(self.game.view(self.state, seat), seat, self._whims, self._level)
            yield seat, action
            self.log.append((seat, dump((action,))))
            self.state = self.game.apply(self.state, seat, action, self._dice).state

    def position(self, kind: int) -> Position:
        """Return where it is now."""
        outcome, acting = self.game.outcome(self.state), self.game.to_act(self.state)
        row = {
            "kind": kind,
            "game": self.game.key,
            "rules_version": self.game.rules_version,
            "options": dump(self._options),
            "status": "over" if outcome else "playing",
            "secret": SECRET,
            "interactions": str(list(self._interactions)).replace(" ", ""),
            "seed": self._seed,
            "version": len(self.log) + 1,
            "state": dump(self.state),
            "drawn": self._dice.drawn,
            "acting": None if outcome else sum(1 << seat for seat in acting),
            "result": dump(outcome) if outcome else None,
            "places": str(list(outcome.places)).replace(" ", "") if outcome else None,
        }
        return Position(kind, row, list(self.log), acting)


def played(kind: int, game: AnyGame, seats: int = SEATS) -> Iterable[Position]:
    """Play a game by stand-ins: a position in which the first seat is to act, then the end."""
    play, is_live = Play(game, game.options() if seats > 1 else game.options(first=0), seats), False
    for _ in play.acts():
        is_next = 0 in game.to_act(play.state) and len(play.log) >= PLAYED and play.log[-1][0] != 0
        if is_next and not is_live:
            is_live = True
            yield play.position(kind)
    yield play.position(kind)
