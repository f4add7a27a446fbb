"""Le labyrinthe secret: its values. Places, parts and positions are as in `engine.mazes.rings`."""

from typing import Literal, TypeAlias

import msgspec

from engine.core import Letters, Outcome, Seat
from engine.core import Options as CommonOptions
from engine.mazes.rings import Place

# The cell on which each treasure is printed, named by its place at position 0.
PRINTED = {
    "key": "B1",
    "mask": "B2",
    "candle": "B5",
    "feather": "B7",
    "crown": "B8",
    "gem": "B11",
    "book": "C1",
    "bell": "C4",
    "compass": "C7",
    "mirror": "C10",
    "potion": "D2",
    "scroll": "D8",
    "wand": "D11",
    "ring": "E1",
    "lantern": "E4",
    "rune": "E7",
    "hourglass": "E10",
    "goblet": "F",
}
TREASURES = tuple(PRINTED)  # treasure n is TREASURES[n - 1]; 0 means none
COLOURS = ("red", "yellow", "green", "blue")

Treasure: TypeAlias = int  # 1 to 18: TREASURES[n - 1]
Sign = Literal["rock", "paper", "scissors"]
Signs: TypeAlias = tuple[Sign, Sign, Sign]
Exchange: TypeAlias = tuple[Sign, Sign]  # signs shown together: the challenger's, then the other's
Stake = Literal["one", "die", "target"]
Why = Literal["crowd", "patience"]
Prize = Literal["target", "objects"]
# Two changes; a move; perhaps a challenge; the duel; the winner sets the loser's pawn.
Phase = Literal["change", "move", "challenge", "duel", "place"]


class Options(CommonOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`goal`: how many objects win. S16: `memory` hides how many the others hold."""

    goal: Literal["7", "5", "3"] = "7"
    memory: bool = False


class TurnCentre(msgspec.Struct, frozen=True, tag_field="do", tag="turn-centre"):
    """S3: turn the centre clockwise by 1 to 11 sectors."""

    by: int


class TurnRing(msgspec.Struct, frozen=True, tag_field="do", tag="turn-ring"):
    """S3: turn a corridor, "B" (the outer) or "D" (the inner), one notch clockwise."""

    ring: str


class MovePawn(msgspec.Struct, frozen=True, tag_field="do", tag="move"):
    """S6: move the pawn to a place ("C3"). Its own place means to stay."""

    to: str


class Challenge(msgspec.Struct, frozen=True, tag_field="do", tag="challenge"):
    """S9 to S11: challenge a pawn on the same place, for "one" object, for what the "die" says or, where it
    lies, for the "target". The die is rolled at once, and is binding.
    """

    seat: Seat
    stake: Stake


class EndTurn(msgspec.Struct, frozen=True, tag_field="do", tag="end-turn"):
    """S9: challenge nobody."""


class ChooseSigns(msgspec.Struct, frozen=True, tag_field="do", tag="choose"):
    """S12: choose three signs in order, in secret. The first that differ decide."""

    signs: Signs


class PlacePawn(msgspec.Struct, frozen=True, tag_field="do", tag="place"):
    """S13: the duel's winner sets the loser's pawn on a free place."""

    to: str


Action: TypeAlias = TurnCentre | TurnRing | MovePawn | Challenge | EndTurn | ChooseSigns | PlacePawn
# "f3", "rB", "mC3", "c1-die", "e", "drock-paper-rock", "pC3"
NOTATION: Letters[Action] = Letters(
    {
        "f": TurnCentre,
        "r": TurnRing,
        "m": MovePawn,
        "c": Challenge,
        "e": EndTurn,
        "d": ChooseSigns,
        "p": PlacePawn,
    }
)


class Change(msgspec.Struct, frozen=True):
    """A part ("B", "D" or "F"), and by how many sectors it was turned clockwise."""

    part: str
    by: int


class Duel(msgspec.Struct, frozen=True):
    """A duel, from the challenge until the loser's pawn is set. In pairs the challenger comes first."""

    challenger: Seat
    challenged: Seat
    prize: Prize
    stake: int  # objects at stake; 0 when the target itself is
    is_rolled: bool  # S11: the die fixed the stake
    ties: int = 0
    signs: tuple[Signs | None, Signs | None] = (None, None)
    shown: tuple[Exchange, ...] = ()  # the signs shown last: of a tie, or those that decided
    winner: Seat | None = None
    loser: Seat | None = None


class State(msgspec.Struct, frozen=True):
    """The whole position, secrets included."""

    goal: int
    memory: bool
    colours: tuple[int, ...]  # per seat, an index into COLOURS: its start and its pawn
    first: Seat
    turn: Seat
    phase: Phase
    positions: tuple[int, ...]  # of the parts B, D and F
    pawns: tuple[Place | None, ...]  # S19: None for a player who left
    bag: tuple[Treasure, ...]  # sorted: the dice draw from it, so it has no order to know
    target: Treasure | None
    held: tuple[tuple[Treasure, ...], ...]  # per seat, in the order gained
    aside: tuple[Treasure, ...]  # S18: objects that nobody took
    changes_left: int
    changes: tuple[Change, ...]  # of this turn or, until its first change, of the turn before
    trail: tuple[Place, ...]  # the path of the last move, both ends included; one place if the player stayed
    mover: Seat | None  # whose changes and trail these are
    turns: tuple[int, ...]  # turns completed, per seat
    calls: int  # duels begun, tied and decided: after each the table is shown a new board
    waited: int  # S18: turns completed since the target was drawn or the last duel
    quiet: int  # S15: once nothing is left to seek, turns completed since an object changed hands
    duel: Duel | None
    ended: str  # why the game is over; empty while it goes on


class DuelView(msgspec.Struct, frozen=True, kw_only=True):
    """What one viewer may know of a duel: who has chosen, but not what."""

    challenger: Seat
    challenged: Seat
    prize: Prize
    stake: int  # objects at stake; 0 when the target itself is
    is_rolled: bool
    ties: int
    waiting: tuple[Seat, ...]  # duellists who have still to choose
    mine: Signs | None  # the viewer's own choice, once made
    shown: tuple[Exchange, ...]  # the signs shown last
    winner: Seat | None  # once decided: who has to set the loser's pawn
    loser: Seat | None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator, may know. Pictures, texts and stand-ins use nothing else.

    A tuple "per place" has 61 entries in the order of RINGS.names: A12, A1 … A11, B12 …, F.
    """

    seat: Seat | None
    goal: int
    memory: bool
    colours: tuple[int, ...]
    first: Seat
    turn: Seat | None  # whose turn it is, even during a duel; None when the game is over
    to_act: tuple[Seat, ...]
    phase: Phase
    positions: tuple[int, ...]  # sectors that the parts B, D and F are turned by
    openings: tuple[int, ...]  # per place but F: OUT 1, CLOCKWISE 2, IN 4, COUNTER 8
    treasures: tuple[Treasure, ...]  # per place, the printed treasure that lies there; 0 for none
    pawns: tuple[Place | None, ...]  # per seat; None for a player who left
    target: Treasure | None
    target_place: Place | None
    held: tuple[tuple[Treasure, ...] | None, ...]  # per seat, in the order gained; None: hidden (S16)
    counts: tuple[int | None, ...]  # objects held per seat; None: hidden (S16); public at the end
    bag: int | None  # objects in the bag; None under S16, as it would reveal how many the others hold
    aside: tuple[Treasure, ...]
    changes_left: int
    is_centre_turned: bool  # S4: the centre may not be turned again this turn
    changes: tuple[Change, ...]  # of this turn or, until its first change, of the turn before
    trail: tuple[Place, ...]  # the path of the last move; one place: stayed; empty once a part turns
    mover: Seat | None  # whose changes and trail these are
    rivals: tuple[Seat, ...]  # phase "challenge": the seats that may be challenged
    must_duel: bool  # S10: phase "challenge" on the target: one of the rivals must be challenged
    turns: tuple[int, ...]
    patience: int | None  # S18: turns until the target goes back, or (S15) until the game ends
    duel: DuelView | None
    outcome: Outcome | None
