"""Les couloirs de Poudlard: its values. How tokens and places are numbered is told in `layout`."""

from typing import Literal, TypeAlias

import msgspec

from engine.core import Options as CommonOptions
from engine.core import Outcome, Seat

Year = Literal["first", "expert"]
Swap = Literal["any", "near"]
Card = Literal[
    "password",
    "cancelled",
    "friday",
    "peeves",
    "lost",
    "swap",
    "norris",
    "homework",
    "asleep",
    "quidditch",
    "squid",
    "egg",
    "detention",
]
# What is due now: the die, a change of the roll, the flipped token to be laid, one of Password's five
# changes, a token for Friday reshuffle, the movement, or nothing more but cards and the end of the turn.
Phase = Literal["roll", "change", "lay", "password", "friday", "move", "end"]

Token: TypeAlias = int  # openings (N 1, E 2, S 4, W 8), star, stairs, class and back: see `layout`
Square: TypeAlias = int  # 0 to 32: where tokens lie, "C1" to "E7" in reading order
Place: TypeAlias = int  # a square, or 33 to 36: the zones
Class: TypeAlias = int  # 1 to 7: CLASSES[n - 1]


class Options(CommonOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """P6: second-year rules for experts. P19: `near` forbids swaps with a player far ahead."""

    year: Year = "first"
    swap: Swap = "any"


class RollDie(msgspec.Struct, frozen=True, tag_field="do", tag="roll"):
    """P3: roll for the number of tokens to change."""


class FlipToken(msgspec.Struct, frozen=True, tag_field="do", tag="flip"):
    """P4: turn a face-down token up. First-year players look at it alone, then lay it."""

    square: str


class LayToken(msgspec.Struct, frozen=True, tag_field="do", tag="lay"):
    """P5: lay the token just flipped so that exactly `sides` are open ("NES")."""

    sides: str


class PivotToken(msgspec.Struct, frozen=True, tag_field="do", tag="pivot"):
    """P5, P6: turn a face-up token by 1, 2 or 3 quarters clockwise; experts by 1 or 3."""

    square: str
    quarters: int


class ChooseToken(msgspec.Struct, frozen=True, tag_field="do", tag="choose"):
    """P16: one of the five tokens of Friday reshuffle."""

    square: str


class MovePawn(msgspec.Struct, frozen=True, tag_field="do", tag="move"):
    """P9: go to a place ("D4", "lake"); one's own means to stay. P13: `star` goes over a star for a card."""

    to: str
    star: bool = False


class PlayCard(msgspec.Struct, frozen=True, tag_field="do", tag="card"):
    """P14 to P23: play a card of one's hand. `layout.TARGETS` tells how many squares and seats each needs."""

    card: str
    squares: tuple[str, ...] = ()
    seats: tuple[Seat, ...] = ()


class EndTurn(msgspec.Struct, frozen=True, tag_field="do", tag="end"):
    """P3: the turn is over. A movement not made is made on the spot (P11: staying put)."""


Action: TypeAlias = RollDie | FlipToken | LayToken | PivotToken | ChooseToken | MovePawn | PlayCard | EndTurn


class Cancellation(msgspec.Struct, frozen=True):
    """P15: a Class cancelled card on a room, and who played it."""

    square: Square
    seat: Seat


class Played(msgspec.Struct, frozen=True):
    """The event card last played, and by whom."""

    seat: Seat
    card: Card


class Stop(msgspec.Struct, frozen=True):
    """P9, P13: a place where the pawn may stop, and whether a way there goes over a star."""

    place: Place
    has_star: bool


class State(msgspec.Struct, frozen=True):
    """The whole position, secrets included."""

    year: Year
    swap: Swap
    hats: tuple[int, ...]  # per seat, an index into HATS
    students: tuple[int, ...]  # per seat, an index into STUDENTS, which is also that of the zone
    timetables: tuple[int, ...]  # per seat, an index into TIMETABLES
    progress: tuple[int, ...]  # per seat, classes attended
    pawns: tuple[Place, ...]
    tokens: tuple[Token, ...]  # by square; `layout.BACK` marks those that lie face down
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]  # the next card first
    cancellations: tuple[Cancellation, ...]
    losing: tuple[bool, ...]  # P20: per seat, is the next turn lost?
    first: Seat
    turn: Seat
    round: int  # from 1
    turns: int  # turns ended, extra ones included, lost ones not
    die: int = 0  # of this turn; 0 before the roll
    left: int = 0  # P4: changes of the roll still due
    changed: tuple[Square, ...] = ()  # P4: tokens changed by the roll
    extra_left: int = 0  # P14: changes of Password still due
    extra_changed: tuple[Square, ...] = ()  # P14: tokens changed by Password
    lifted: Square | None = None  # P5: where the flipped token is to be laid
    shuffle_left: int = 0  # P16: tokens still to be chosen
    chosen: tuple[Square, ...] = ()  # P16
    can_move: bool = True  # P12: is a movement open?
    plays_again: bool = False  # P21
    touched: tuple[Square, ...] = ()  # tokens changed in this turn, by whatever
    shown: tuple[Square, ...] = ()  # tokens changed in the turn before
    played: Played | None = None
    winner: Seat | None = None


class View(msgspec.Struct, frozen=True):
    """What one seat, or a spectator, may know: all that is drawn, told or planned from."""

    seat: Seat | None
    year: Year
    swap: Swap
    hats: tuple[int, ...]
    students: tuple[int, ...]
    timetables: tuple[int, ...]
    progress: tuple[int, ...]
    pawns: tuple[Place, ...]
    tokens: tuple[Token, ...]  # by square; 0 is a token that lies face down
    lifted: Square | None  # P5: the token that is being looked at; for others it lies face down
    lifted_token: Token  # P25: what it is, for the player who lays it; 0 for all others
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
    left: int  # changes still due in phase change, lay and password; tokens still to choose in friday
    fixed: tuple[Square, ...]  # squares that cannot serve for that any more: changed or chosen already
    touched: tuple[Square, ...]  # tokens changed in this turn; before its first act, in the turn before
    played: Played | None  # the event card last played
    can_move: bool  # P12: is a movement open, now or once the changes are made?
    stops: tuple[Stop, ...]  # phase move: where the pawn on turn may stop, its own place first
    playable: tuple[Card, ...]  # P26: the viewer's cards that can be played now, each kind once
    outcome: Outcome | None
