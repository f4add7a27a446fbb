"""The contract that every game fulfils and what every game needs. Nothing here knows a game or a maze."""

# What is imported here is offered to others.
# ruff: noqa: F401
# pyright: reportUnusedImport=false

from engine.core.contract import (
    EXPERT,
    ActionRule,
    ActionRules,
    AnyGame,
    Game,
    Options,
    Seat,
    Step,
    Thought,
    dump,
)
from engine.core.dice import Dice, commitment, game_seed
from engine.core.endings import Outcome, places_of
from engine.core.errors import RuleError, UnforeseenError, refusal
from engine.core.length import Length, Lengths, lengths
from engine.core.notation import Letters, Notation
