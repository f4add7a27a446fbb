"""Les couloirs de Poudlard: what is told of a game. P25: `hidden.may_see` tells to whom."""

from typing import TypeAlias

import msgspec

from engine.core import Outcome, Seat
from engine.poudlard.model import Card, Class, State, Token


class PartsDealt(msgspec.Struct, frozen=True, tag_field="did", tag="dealt"):
    """P1: per seat, an index into STUDENTS and one into TIMETABLES."""

    students: tuple[int, ...]
    timetables: tuple[int, ...]


class HandDealt(msgspec.Struct, frozen=True, tag_field="did", tag="hand"):
    """P1: four event cards, for their owner's eyes only."""

    seat: Seat
    cards: tuple[Card, ...]


class StartRolled(msgspec.Struct, frozen=True, tag_field="did", tag="start"):
    """P2: one roll of all, then one of those who tied, and so on; 0 stands for who did not roll."""

    rolls: tuple[int, ...]


class TurnBegan(msgspec.Struct, frozen=True, tag_field="did", tag="turn"):
    """A turn begins. P21: `is_extra` when No homework gave it."""

    seat: Seat
    round: int
    is_extra: bool = False


class TurnLost(msgspec.Struct, frozen=True, tag_field="did", tag="lost"):
    """P20: Mrs Norris took this turn."""

    seat: Seat


class DieRolled(msgspec.Struct, frozen=True, tag_field="did", tag="rolled"):
    """P4: so many tokens are to be changed."""

    seat: Seat
    die: int


class TokenLifted(msgspec.Struct, frozen=True, tag_field="did", tag="lifted"):
    """P5, P25: a token is looked at by the player who flips it, and by nobody else."""

    seat: Seat
    square: str


class TokenSeen(msgspec.Struct, frozen=True, tag_field="did", tag="seen"):
    """P25: what that player sees."""

    seat: Seat
    square: str
    token: Token


class TokenLaid(msgspec.Struct, frozen=True, tag_field="did", tag="laid"):
    """P5, P6: a token lies face up for all."""

    seat: Seat
    square: str
    token: Token


class TokenPivoted(msgspec.Struct, frozen=True, tag_field="did", tag="pivoted"):
    """P5, P6: `quarters` clockwise; `token` is the token as it lies now."""

    seat: Seat
    square: str
    quarters: int
    token: Token


class PawnMoved(msgspec.Struct, frozen=True, tag_field="did", tag="moved"):
    """P9: the places gone over, both ends included; one place when the player stayed."""

    seat: Seat
    path: tuple[str, ...]


class PawnSet(msgspec.Struct, frozen=True, tag_field="did", tag="set"):
    """P17, P18, P22, P23: an event brought a pawn elsewhere."""

    seat: Seat
    start: str
    end: str


class ClassAttended(msgspec.Struct, frozen=True, tag_field="did", tag="attended"):
    """P11: `room` is the class, `count` how many this player has attended now."""

    seat: Seat
    room: Class
    count: int


class CardTaken(msgspec.Struct, frozen=True, tag_field="did", tag="taken"):
    """P13: a star gave a card."""

    seat: Seat


class CardSeen(msgspec.Struct, frozen=True, tag_field="did", tag="drew"):
    """P25: which card it is, for its owner's eyes only."""

    seat: Seat
    card: Card


class CardPlayed(msgspec.Struct, frozen=True, tag_field="did", tag="played"):
    """P14 to P23: a card and its targets. Friday's squares follow in `TokensShuffled`."""

    seat: Seat
    card: Card
    squares: tuple[str, ...] = ()
    seats: tuple[Seat, ...] = ()


class TokenChosen(msgspec.Struct, frozen=True, tag_field="did", tag="chosen"):
    """P16: a token is set aside for Friday reshuffle."""

    seat: Seat
    square: str


class TokensShuffled(msgspec.Struct, frozen=True, tag_field="did", tag="shuffled"):
    """P16: these squares lie face down now."""

    seat: Seat
    squares: tuple[str, ...]


class ClassReopened(msgspec.Struct, frozen=True, tag_field="did", tag="reopened"):
    """P15, P16: a cancellation is lifted; `seat` is who had played it."""

    seat: Seat
    square: str


class ClassForgotten(msgspec.Struct, frozen=True, tag_field="did", tag="forgotten"):
    """P22: `room` has to be attended again; `count` classes remain."""

    seat: Seat
    room: Class
    count: int


class GameEnded(msgspec.Struct, frozen=True, tag_field="did", tag="ended"):
    """P24, P27: the result."""

    outcome: Outcome


Event: TypeAlias = (
    PartsDealt
    | HandDealt
    | StartRolled
    | TurnBegan
    | TurnLost
    | DieRolled
    | TokenLifted
    | TokenSeen
    | TokenLaid
    | TokenPivoted
    | PawnMoved
    | PawnSet
    | ClassAttended
    | CardTaken
    | CardSeen
    | CardPlayed
    | TokenChosen
    | TokensShuffled
    | ClassReopened
    | ClassForgotten
    | GameEnded
)

# A new state, and the events that led to it.
Update: TypeAlias = tuple[State, tuple[Event, ...]]
