"""Les couloirs de Poudlard: its events. P25: `hidden.may_see` decides who sees them."""

from typing import TypeAlias

import msgspec

from engine.core import Outcome, Seat
from engine.poudlard.model import Card, Class, State, Token


class PartsDealt(msgspec.Struct, frozen=True, tag_field="did", tag="dealt"):
    """P1: for each seat, an index into STUDENTS and one into TIMETABLES."""

    students: tuple[int, ...]
    timetables: tuple[int, ...]


class HandDealt(msgspec.Struct, frozen=True, tag_field="did", tag="hand"):
    """P1: four event cards, which only their owner sees."""

    seat: Seat
    cards: tuple[Card, ...]


class StartRolled(msgspec.Struct, frozen=True, tag_field="did", tag="start"):
    """P2: a roll for the start; those who tie roll again. 0 stands for a seat that did not roll."""

    rolls: tuple[int, ...]


class TurnBegan(msgspec.Struct, frozen=True, tag_field="did", tag="turn"):
    """A turn began. P21: `is_extra` if No homework gave it."""

    seat: Seat
    round: int
    is_extra: bool = False


class TurnLost(msgspec.Struct, frozen=True, tag_field="did", tag="lost"):
    """P20: a player lost this turn to Mrs Norris."""

    seat: Seat


class DieRolled(msgspec.Struct, frozen=True, tag_field="did", tag="rolled"):
    """P4: `die` is the number of tokens to change."""

    seat: Seat
    die: int


class TokenLifted(msgspec.Struct, frozen=True, tag_field="did", tag="lifted"):
    """P5, P25: a player looks at the token that they flip. Nobody else sees it."""

    seat: Seat
    square: str


class TokenSeen(msgspec.Struct, frozen=True, tag_field="did", tag="seen"):
    """P25: the token that the player looks at."""

    seat: Seat
    square: str
    token: Token


class TokenLaid(msgspec.Struct, frozen=True, tag_field="did", tag="laid"):
    """P5, P6: a token now lies face up."""

    seat: Seat
    square: str
    token: Token


class TokenPivoted(msgspec.Struct, frozen=True, tag_field="did", tag="pivoted"):
    """P5, P6: a token turned `quarters` clockwise; `token` is how it lies now."""

    seat: Seat
    square: str
    quarters: int
    token: Token


class PawnMoved(msgspec.Struct, frozen=True, tag_field="did", tag="moved"):
    """P9: the path of a pawn, both ends included; one place if the player stayed."""

    seat: Seat
    path: tuple[str, ...]


class PawnSet(msgspec.Struct, frozen=True, tag_field="did", tag="set"):
    """P17, P18, P22, P23: an event card moved a pawn."""

    seat: Seat
    start: str
    end: str


class ClassAttended(msgspec.Struct, frozen=True, tag_field="did", tag="attended"):
    """P11: a player attended the class `room`, and has now attended `count`."""

    seat: Seat
    room: Class
    count: int


class CardTaken(msgspec.Struct, frozen=True, tag_field="did", tag="taken"):
    """P13: a player took a card for a star."""

    seat: Seat


class CardSeen(msgspec.Struct, frozen=True, tag_field="did", tag="drew"):
    """P25: the card taken, which only its owner sees."""

    seat: Seat
    card: Card


class CardPlayed(msgspec.Struct, frozen=True, tag_field="did", tag="played"):
    """P14 to P23: a card was played on its targets. Friday's squares follow in `TokensShuffled`."""

    seat: Seat
    card: Card
    squares: tuple[str, ...] = ()
    seats: tuple[Seat, ...] = ()


class TokenChosen(msgspec.Struct, frozen=True, tag_field="did", tag="chosen"):
    """P16: a token was chosen for Friday reshuffle."""

    seat: Seat
    square: str


class TokensShuffled(msgspec.Struct, frozen=True, tag_field="did", tag="shuffled"):
    """P16: the tokens of these squares were shuffled and lie face down."""

    seat: Seat
    squares: tuple[str, ...]


class ClassReopened(msgspec.Struct, frozen=True, tag_field="did", tag="reopened"):
    """P15, P16: a cancellation was lifted; `seat` had played it."""

    seat: Seat
    square: str


class ClassForgotten(msgspec.Struct, frozen=True, tag_field="did", tag="forgotten"):
    """P22: a player has to attend `room` again; `count` classes still count."""

    seat: Seat
    room: Class
    count: int


class GameEnded(msgspec.Struct, frozen=True, tag_field="did", tag="ended"):
    """P24, P27: the result."""

    outcome: Outcome


Event: TypeAlias = (
    PartsDealt | HandDealt | StartRolled | TurnBegan | TurnLost | DieRolled | TokenLifted
    | TokenSeen | TokenLaid | TokenPivoted | PawnMoved | PawnSet | ClassAttended | CardTaken
    | CardSeen | CardPlayed | TokenChosen | TokensShuffled | ClassReopened | ClassForgotten
    | GameEnded
)  # fmt: skip

# A new state, and the events that led to it.
Update: TypeAlias = tuple[State, tuple[Event, ...]]
