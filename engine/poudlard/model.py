"""Les couloirs de Poudlard: its values. `layout` explains the numbers of tokens and places."""

from typing import Literal, TypeAlias

import msgspec

from engine.core import Options as CommonOptions
from engine.core import Outcome, Seat

Year = Literal["first", "expert"]
Swap = Literal["any", "near"]
Card = Literal[
    "password", "cancelled", "friday", "peeves", "lost", "swap", "norris", "homework", "asleep",
    "quidditch", "squid", "egg", "detention",
]  # fmt: skip
# What is due now: the roll, one of its changes, laying the flipped token, one of Password's five changes,
# a token for Friday reshuffle, the movement, or only cards and the end of the turn.
Phase = Literal["roll", "change", "lay", "password", "friday", "move", "end"]

Token: TypeAlias = int  # openings (N 1, E 2, S 4, W 8), star, stairs, class and back: see `layout`
Square: TypeAlias = int  # 0 to 32: where tokens lie, "C1" to "E7" in reading order
Place: TypeAlias = int  # a square, or 33 to 36: the zones
Class: TypeAlias = int  # 1 to 7: CLASSES[n - 1]


class Options(CommonOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """P6: `expert` uses the second-year rules. P19: `near` forbids swaps with a player far ahead."""

    year: Year = "first"
    swap: Swap = "any"


class RollDie(msgspec.Struct, frozen=True, tag_field="do", tag="roll"):
    """P3: roll for the number of tokens to change."""


class FlipToken(msgspec.Struct, frozen=True, tag_field="do", tag="flip"):
    """P4: turn a face-down token up. A first-year player looks at it in secret, then lays it."""

    square: str


class LayToken(msgspec.Struct, frozen=True, tag_field="do", tag="lay"):
    """P5: lay the token just flipped so that exactly `sides` are open ("NES")."""

    sides: str


class PivotToken(msgspec.Struct, frozen=True, tag_field="do", tag="pivot"):
    """P5, P6: turn a face-up token by 1, 2 or 3 quarters clockwise; experts by 1 or 3."""

    square: str
    quarters: int


class ChooseToken(msgspec.Struct, frozen=True, tag_field="do", tag="choose"):
    """P16: choose one of the five tokens of Friday reshuffle."""

    square: str


class MovePawn(msgspec.Struct, frozen=True, tag_field="do", tag="move"):
    """P9: move to a place ("D4", "lake"), or stay on one's own. P13: `star`: go over a star for a card."""

    to: str
    star: bool = False


class PlayCard(msgspec.Struct, frozen=True, tag_field="do", tag="card"):
    """P14 to P23: play a card of the hand, on as many squares and seats as `layout.TARGETS` says."""

    card: str
    squares: tuple[str, ...] = ()
    seats: tuple[Seat, ...] = ()


class EndTurn(msgspec.Struct, frozen=True, tag_field="do", tag="end"):
    """P3: end the turn. Without a movement the pawn stays where it is (P11)."""


Action: TypeAlias = RollDie | FlipToken | LayToken | PivotToken | ChooseToken | MovePawn | PlayCard | EndTurn


class Cancellation(msgspec.Struct, frozen=True):
    """P15: a Class cancelled card that lies on a room, and who played it."""

    square: Square
    seat: Seat


class Played(msgspec.Struct, frozen=True):
    """The event card played last, and who played it."""

    seat: Seat
    card: Card


class Stop(msgspec.Struct, frozen=True):
    """P9, P13: a place where the pawn may stop, and whether a path there goes over a star."""

    place: Place
    has_star: bool


class State(msgspec.Struct, frozen=True):
    """The whole position, secrets included."""

    year: Year
    swap: Swap
    hats: tuple[int, ...]  # per seat, an index into HATS
    students: tuple[int, ...]  # per seat, an index into STUDENTS and into ZONES
    timetables: tuple[int, ...]  # per seat, an index into TIMETABLES
    progress: tuple[int, ...]  # per seat, classes attended
    pawns: tuple[Place, ...]
    tokens: tuple[Token, ...]  # by square; `layout.BACK` marks face-down tokens
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]  # the next card first
    cancellations: tuple[Cancellation, ...]
    losing: tuple[bool, ...]  # P20: per seat, is the next turn lost?
    first: Seat
    turn: Seat
    round: int  # from 1
    turns: int  # turns ended, counting extra ones but not lost ones
    die: int = 0  # of this turn; 0 before the roll
    left: int = 0  # P4: changes of the roll still due
    changed: tuple[Square, ...] = ()  # P4: tokens changed by the roll
    extra_left: int = 0  # P14: changes of Password still due
    extra_changed: tuple[Square, ...] = ()  # P14: tokens changed by Password
    lifted: Square | None = None  # P5: where the flipped token is to be laid
    shuffle_left: int = 0  # P16: tokens still to be chosen
    chosen: tuple[Square, ...] = ()  # P16
    can_move: bool = True  # P12: is a movement open?
    reached: tuple[Place, ...] = ()  # P12: what was in reach right before a Password after the movement
    plays_again: bool = False  # P21
    touched: tuple[Square, ...] = ()  # tokens changed in this turn by rolls and cards
    shown: tuple[Square, ...] = ()  # tokens changed in the turn before
    played: Played | None = None
    winner: Seat | None = None


class View(msgspec.Struct, frozen=True):
    """What one seat, or a spectator, may know. Pictures, texts and stand-ins use nothing else."""

    seat: Seat | None
    year: Year
    swap: Swap
    hats: tuple[int, ...]
    students: tuple[int, ...]
    timetables: tuple[int, ...]
    progress: tuple[int, ...]
    pawns: tuple[Place, ...]
    tokens: tuple[Token, ...]  # by square; 0 is a face-down token
    lifted: Square | None  # P5: the square of the token that the player on turn looks at
    lifted_token: Token  # P25: that token, for the player on turn; 0 for all others
    cancellations: tuple[Cancellation, ...]
    losing: tuple[bool, ...]
    plays_again: bool
    hand: tuple[Card, ...]  # the viewer's own
    hand_sizes: tuple[int, ...]
    stock_size: int
    first: Seat
    turn: Seat | None  # None when the game is over
    round: int
    turns: int
    phase: Phase
    die: int  # 0 before the roll
    left: int  # changes still due in the phases change, lay and password; in friday, tokens still to choose
    fixed: tuple[Square, ...]  # squares that may not be changed or chosen again
    roll_left: int  # P4: changes of the roll still due, after those of a card
    changed: tuple[Square, ...]  # P4: tokens changed by the roll
    extra_left: int  # P14: changes of Password still due
    touched: tuple[Square, ...]  # tokens changed in this turn or, before its first change, in the turn before
    has_touched: bool  # were those of `touched` changed in this turn?
    played: Played | None  # the event card played last
    can_move: bool  # P12: is a movement possible, now or once the changes are made?
    reached: tuple[Place, ...]  # P12: what was in reach before a Password that has to open a new way
    stops: tuple[Stop, ...]  # in phase move: where the pawn on turn may stop, its own place first
    playable: tuple[Card, ...]  # P26: the viewer's cards that can be played now, each kind once
    outcome: Outcome | None
