"""Le labyrinthe secret: its events. Everybody sees all of them (S16, S17)."""

from typing import TypeAlias

import msgspec

from engine.core import Outcome, Seat
from engine.secret.model import Exchange, Prize, State, Treasure, Why


class FirstPlayerDrawn(msgspec.Struct, frozen=True, tag_field="did", tag="first"):
    """S1: who begins."""

    seat: Seat


class TargetDrawn(msgspec.Struct, frozen=True, tag_field="did", tag="target"):
    """S1, S7, S10: the object that all players seek from now on, and where it lies."""

    treasure: Treasure
    place: str


class PartTurned(msgspec.Struct, frozen=True, tag_field="did", tag="turned"):
    """S3, S5: a part ("B", "D" or "F") turned clockwise with the pawns of the seats in `riders`."""

    seat: Seat
    part: str
    by: int
    riders: tuple[Seat, ...]


class PawnMoved(msgspec.Struct, frozen=True, tag_field="did", tag="moved"):
    """S6: a pawn moved. `start` equals `end` if the player stayed."""

    seat: Seat
    start: str
    end: str


class TreasureTaken(msgspec.Struct, frozen=True, tag_field="did", tag="taken"):
    """S7, S8, S10: a player took the target."""

    seat: Seat
    treasure: Treasure


class TargetReturned(msgspec.Struct, frozen=True, tag_field="did", tag="returned"):
    """The target went back into the bag: all four pawns stood on it (S10), or nobody took it (S18)."""

    treasure: Treasure
    why: Why


class TargetLaidAside(msgspec.Struct, frozen=True, tag_field="did", tag="aside"):
    """S18: nobody took the last target."""

    treasure: Treasure


class BagEmptied(msgspec.Struct, frozen=True, tag_field="did", tag="bag-empty"):
    """S15: nothing is left to seek. From now on objects change hands only in duels."""


class ChallengeWaived(msgspec.Struct, frozen=True, tag_field="did", tag="waived"):
    """S9: a player who moved on to an occupied place challenged nobody."""

    seat: Seat


class DieRolled(msgspec.Struct, frozen=True, tag_field="did", tag="rolled"):
    """S11: the die fixed the stake."""

    seat: Seat
    number: int


class DuelBegan(msgspec.Struct, frozen=True, tag_field="did", tag="duel"):
    """S9, S10: a duel began, for the target (`stake` 0) or for `stake` objects."""

    challenger: Seat
    challenged: Seat
    prize: Prize
    stake: int


class SignsChosen(msgspec.Struct, frozen=True, tag_field="did", tag="chosen"):
    """S12, S17: a duellist chose signs, which stay secret."""

    seat: Seat


class DuelTied(msgspec.Struct, frozen=True, tag_field="did", tag="tied"):
    """S12: all signs were equal. Both choose again."""

    shown: tuple[Exchange, ...]


class DuelDecided(msgspec.Struct, frozen=True, tag_field="did", tag="decided"):
    """S12: a duel was decided by the last of the signs shown."""

    winner: Seat
    loser: Seat
    shown: tuple[Exchange, ...]


class ObjectsHandedOver(msgspec.Struct, frozen=True, tag_field="did", tag="handed"):
    """S11: the loser handed over objects, perhaps none, the latest gains first."""

    giver: Seat
    taker: Seat
    treasures: tuple[Treasure, ...]


class PawnPlaced(msgspec.Struct, frozen=True, tag_field="did", tag="placed"):
    """S13: the winner (`by`) set the pawn of the loser (`seat`)."""

    by: Seat
    seat: Seat
    start: str
    end: str


class PlayerLeft(msgspec.Struct, frozen=True, tag_field="did", tag="left"):
    """S19: a player left for good, and these objects went back into the bag."""

    seat: Seat
    treasures: tuple[Treasure, ...]


class GameEnded(msgspec.Struct, frozen=True, tag_field="did", tag="ended"):
    """S14, S15, S18: the result."""

    outcome: Outcome


Event: TypeAlias = (
    FirstPlayerDrawn | TargetDrawn | PartTurned | PawnMoved | TreasureTaken | TargetReturned
    | TargetLaidAside | BagEmptied | ChallengeWaived | DieRolled | DuelBegan | SignsChosen
    | DuelTied | DuelDecided | ObjectsHandedOver | PawnPlaced | PlayerLeft | GameEnded
)  # fmt: skip

# A new state, and the events that led to it.
Update: TypeAlias = tuple[State, tuple[Event, ...]]

REVEALING = (PartTurned, DuelBegan, DuelTied, DuelDecided, ObjectsHandedOver, GameEnded)
