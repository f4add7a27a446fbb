"""Labyrinthe Junior: its values. Tiles, slots and squares are as in `engine.mazes.sliding`."""

from typing import Literal, TypeAlias

import msgspec

from engine.core import Letters, Outcome, Seat
from engine.core import Options as CommonOptions

# Treasure n is TREASURES[n - 1]; a tile that carries 0 has none.
TREASURES = (
    "jester", "dragon", "lute", "dagger", "clock", "chest",
    "helmet", "owl", "mouse", "frog", "candelabra", "throne",
)  # fmt: skip
COLOURS = ("red", "yellow", "green", "blue")

Treasure: TypeAlias = int  # 1 to 12: TREASURES[n - 1]
Tile: TypeAlias = int  # open sides in the low four bits (N 1, E 2, S 4, W 8), the treasure above them
Square: TypeAlias = int  # row * 5 + column; named A1 to E5
Goals = Literal["shared", "secret"]
Phase = Literal["push", "move"]


class Options(CommonOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """J14: all seek the same card, or each player their own pile; `last_round` completes the final round."""

    goals: Goals = "shared"
    last_round: bool = False


class PushTile(msgspec.Struct, frozen=True, tag_field="do", tag="push"):
    """J4: push the spare in at a slot ("N1", "W3"), turned so that exactly `sides` are open ("NES")."""

    slot: str
    sides: str


class MovePawn(msgspec.Struct, frozen=True, tag_field="do", tag="move"):
    """J7: move the pawn to a square ("C3"). Its own square means to stay."""

    to: str


Action: TypeAlias = PushTile | MovePawn
NOTATION: Letters[Action] = Letters({"p": PushTile, "m": MovePawn})  # "pN1-NES", "mC3"


class FirstPlayerDrawn(msgspec.Struct, frozen=True, tag_field="did", tag="first"):
    """J1: who begins."""

    seat: Seat


class TargetShown(msgspec.Struct, frozen=True, tag_field="did", tag="target"):
    """J2, J11: the card that all players seek from now on."""

    treasure: Treasure


class CardLookedAt(msgspec.Struct, frozen=True, tag_field="did", tag="look"):
    """J14: a player looked at the top card of their own pile. Nobody else sees it."""

    seat: Seat
    treasure: Treasure


class TilePushed(msgspec.Struct, frozen=True, tag_field="did", tag="pushed"):
    """J4, J6: the spare was pushed in. The pawns of the seats in `carried` were set on the new tile."""

    seat: Seat
    slot: str
    sides: str
    carried: tuple[Seat, ...]


class PawnMoved(msgspec.Struct, frozen=True, tag_field="did", tag="moved"):
    """J7: a pawn moved. `start` equals `end` if the player stayed."""

    seat: Seat
    start: str
    end: str


class TreasureWon(msgspec.Struct, frozen=True, tag_field="did", tag="won"):
    """J8, J9: a card was won or, with secret goals, turned face up."""

    seat: Seat
    treasure: Treasure


class TargetLaidAside(msgspec.Struct, frozen=True, tag_field="did", tag="aside"):
    """J17: nobody reached the target within six rounds."""

    treasure: Treasure


class GameEnded(msgspec.Struct, frozen=True, tag_field="did", tag="ended"):
    """J13, J14, J15: the result."""

    outcome: Outcome


Event: TypeAlias = (
    FirstPlayerDrawn | TargetShown | CardLookedAt | TilePushed | PawnMoved | TreasureWon
    | TargetLaidAside | GameEnded
)  # fmt: skip


class State(msgspec.Struct, frozen=True):
    """The whole position, secrets included."""

    goals: Goals
    last_round: bool
    colours: tuple[int, ...]  # per seat, an index into COLOURS: its corner and its pawn
    first: Seat
    turn: Seat
    phase: Phase
    tiles: tuple[Tile, ...]
    spare: Tile
    pawns: tuple[Square, ...]
    pushed: str | None  # the slot of the last push; J5 bans the opposite one
    turns: tuple[int, ...]  # turns completed, per seat
    won: tuple[tuple[Treasure, ...], ...]  # per seat, in the order won
    deck: tuple[Treasure, ...]  # shared goals: the cards still face down, the next one first
    target: Treasure | None  # shared goals: the card turned up
    target_turns: int  # J17: turns completed since the target was turned up
    aside: tuple[Treasure, ...]  # J17: cards that nobody won
    piles: tuple[tuple[Treasure, ...], ...]  # secret goals: per seat, the cards face down, the top one first
    looked: tuple[bool, ...]  # secret goals: has the owner looked at the top card?


# A new state, and the events that led to it.
Update: TypeAlias = tuple[State, tuple[Event, ...]]


class View(msgspec.Struct, frozen=True):
    """What one seat, or a spectator, may know. Pictures, texts and stand-ins use nothing else."""

    seat: Seat | None
    goals: Goals
    last_round: bool
    colours: tuple[int, ...]
    first: Seat
    turn: Seat | None  # None when the game is over
    phase: Phase
    tiles: tuple[Tile, ...]
    spare: Tile
    pawns: tuple[Square, ...]
    pushed: str | None
    pusher: Seat | None  # who made the last push
    banned: str | None  # J5: the slot that may not be used now; None in phase "move"
    turns: tuple[int, ...]
    won: tuple[tuple[Treasure, ...], ...]
    left: tuple[int, ...]  # secret goals: cards each seat still has to find; empty with shared goals
    target: Treasure | None  # the target, if this viewer knows it (with secret goals, their own)
    target_turns: int  # J17
    aside: tuple[Treasure, ...]
    outcome: Outcome | None
