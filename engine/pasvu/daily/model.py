"""The hall of the day: its values. V39 to V42 are the ids of its rules, which are ours.

V39: a hall, some ghosts in it, a movement card and perhaps a midnight card are dealt, for one player.
V40: one plan hides the ghosts, by the rules of plans (V15–V19); none of them can leave.
V41: then every door is looked through. At each, a ghost that stays hidden pays what it pays once out (V10).
V42: nothing tells beforehand how well a place hides: that is the puzzle.
"""

from typing import ClassVar, TypeAlias

import msgspec

from engine.core import Options as CommonOptions
from engine.pasvu import events as happened
from engine.pasvu import model
from engine.pasvu.layout import DOORS, LETTERS
from engine.pasvu.model import Card, Door, GhostName

# The doors in the order in which they are told: from each side's left to its right.
ALL_DOORS: tuple[Door, ...] = tuple(
    f"{letter}{number}" for letter in LETTERS.values() for number in range(1, DOORS + 1)
)
NOWHERE: Door = "-"  # where the keyhole is before every door is looked through


class Options(CommonOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Nothing is agreed beforehand: the dice deal everything."""


class HallDealt(msgspec.Struct, frozen=True, tag_field="did", tag="dealt"):
    """V39: the ghosts stand in the hall. `value` is the number of the movement card."""

    seat: int
    ghosts: tuple[GhostName, ...]
    value: int
    card: Card


class DoorsLookedThrough(msgspec.Struct, frozen=True, tag_field="did", tag="doors"):
    """V41: every door was looked through; for each, the ghosts that did not stay hidden."""

    seat: int
    lost: tuple[tuple[GhostName, ...], ...]


Event: TypeAlias = (
    HallDealt | happened.PlanCommitted | happened.GhostMoved | DoorsLookedThrough | happened.GameEnded
)


class State(model.State, frozen=True):
    """The hall of Pas vu pas pris with one player in it. Only what doors would show is unknown."""

    lost: tuple[tuple[GhostName, ...], ...] = ()  # V41: at each door, once they were looked through


class View(model.View, frozen=True, kw_only=True):
    """What the player knows: the hall, and in the end what each door showed."""

    is_judged: ClassVar[bool] = False

    lost: tuple[tuple[GhostName, ...], ...] = ()
