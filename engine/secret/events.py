"""Le labyrinthe secret: what happens, as events. All of them are told to everybody (S16, S17)."""

from typing import TypeAlias

import msgspec

from engine.core import Outcome, Seat
from engine.secret.model import Exchange, Prize, State, Treasure, Why


class FirstPlayerDrawn(msgspec.Struct, frozen=True, tag_field="did", tag="first"):
    """S1: who begins."""

    seat: Seat


class TargetDrawn(msgspec.Struct, frozen=True, tag_field="did", tag="target"):
    """S1, S7, S10: the object that everybody seeks from now on, and the place where it lies now."""

    treasure: Treasure
    place: str


class PartTurned(msgspec.Struct, frozen=True, tag_field="did", tag="turned"):
    """S3, S5: a part ("B", "D" or "F") turned clockwise; `riders` are the seats whose pawns stand on it."""

    seat: Seat
    part: str
    by: int
    riders: tuple[Seat, ...]


class PawnMoved(msgspec.Struct, frozen=True, tag_field="did", tag="moved"):
    """S6: `start` equals `end` when the player stayed."""

    seat: Seat
    start: str
    end: str


class TreasureTaken(msgspec.Struct, frozen=True, tag_field="did", tag="taken"):
    """S7, S8, S10: the target is theirs."""

    seat: Seat
    treasure: Treasure


class TargetReturned(msgspec.Struct, frozen=True, tag_field="did", tag="returned"):
    """The target goes back into the bag: all four pawns stand on it (S10), or nobody got it (S18)."""

    treasure: Treasure
    why: Why


class TargetLaidAside(msgspec.Struct, frozen=True, tag_field="did", tag="aside"):
    """S18: nobody got the last target."""

    treasure: Treasure


class BagEmptied(msgspec.Struct, frozen=True, tag_field="did", tag="bag-empty"):
    """S15: nothing is left to seek; from now on objects change hands by duels alone."""


class ChallengeWaived(msgspec.Struct, frozen=True, tag_field="did", tag="waived"):
    """S9: on a shared place, a player challenged nobody."""

    seat: Seat


class DieRolled(msgspec.Struct, frozen=True, tag_field="did", tag="rolled"):
    """S11: the stake, which binds."""

    seat: Seat
    number: int


class DuelBegan(msgspec.Struct, frozen=True, tag_field="did", tag="duel"):
    """S9, S10: who duels whom, for the target itself or for `stake` objects (0 for the target)."""

    challenger: Seat
    challenged: Seat
    prize: Prize
    stake: int


class SignsChosen(msgspec.Struct, frozen=True, tag_field="did", tag="chosen"):
    """S12, S17: a duellist has chosen; what, nobody is told."""

    seat: Seat


class DuelTied(msgspec.Struct, frozen=True, tag_field="did", tag="tied"):
    """S12: all signs were equal; both choose again."""

    shown: tuple[Exchange, ...]


class DuelDecided(msgspec.Struct, frozen=True, tag_field="did", tag="decided"):
    """S12: the signs shown, the last of which differ."""

    winner: Seat
    loser: Seat
    shown: tuple[Exchange, ...]


class ObjectsHandedOver(msgspec.Struct, frozen=True, tag_field="did", tag="handed"):
    """S11: what the loser handed over, perhaps nothing; those gained last come first."""

    giver: Seat
    taker: Seat
    treasures: tuple[Treasure, ...]


class PawnPlaced(msgspec.Struct, frozen=True, tag_field="did", tag="placed"):
    """S13: `seat` is the loser, whose pawn was set by the winner."""

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
    FirstPlayerDrawn
    | TargetDrawn
    | PartTurned
    | PawnMoved
    | TreasureTaken
    | TargetReturned
    | TargetLaidAside
    | BagEmptied
    | ChallengeWaived
    | DieRolled
    | DuelBegan
    | SignsChosen
    | DuelTied
    | DuelDecided
    | ObjectsHandedOver
    | PawnPlaced
    | PlayerLeft
    | GameEnded
)

# A new state, and the events that led to it.
Update: TypeAlias = tuple[State, tuple[Event, ...]]
