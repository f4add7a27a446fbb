"""How a game plays its actions: one table says for each kind of action how it is checked and carried out."""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, NoReturn, TypeVar

from engine.core.contract import S, Seat
from engine.core.dice import Dice
from engine.core.errors import RuleError

R = TypeVar("R")


class ActionRule(NamedTuple, Generic[S, R]):
    """The rule of one kind of action. `play` carries out what `check` lets through.

    An OpenGame calls `check` first; in other games `play` does.
    """

    check: Callable[[S, Seat, Any], object]
    play: Callable[[S, Seat, Any, Dice], R]


class ActionRules(dict[type[Any], ActionRule[S, R]]):
    """Finds the rule of an action by its type, and refuses a type that the game does not know."""

    def __missing__(self, kind: type[Any]) -> NoReturn:
        raise RuleError("unknown-action")
