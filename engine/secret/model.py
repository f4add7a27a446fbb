"""Le labyrinthe secret: its values. Places, parts and positions are those of `engine.mazes.rings`."""

from typing import Literal, TypeAlias

import msgspec

from engine.core import Options as CommonOptions
from engine.core import Outcome, Seat
from engine.mazes.rings import Place

# The order is the treasure's number (0 means none, so treasure n is TREASURES[n - 1]).
TREASURES = (
    "key",
    "mask",
    "candle",
    "feather",
    "crown",
    "gem",
    "book",
    "bell",
    "compass",
    "mirror",
    "potion",
    "scroll",
    "wand",
    "ring",
    "lantern",
    "rune",
    "hourglass",
    "goblet",
)
COLOURS = ("red", "yellow", "green", "blue")

Treasure: TypeAlias = int  # 1 to 18: TREASURES[n - 1]
Sign = Literal["rock", "paper", "scissors"]
Signs: TypeAlias = tuple[Sign, Sign, Sign]
Exchange: TypeAlias = tuple[Sign, Sign]  # shown together: the challenger's sign, then the other's
Stake = Literal["one", "die", "target"]
Why = Literal["crowd", "patience"]
Prize = Literal["target", "objects"]
# Two changes; a move; perhaps a challenge; the duel; the loser's pawn set by the winner.
Phase = Literal["change", "move", "challenge", "duel", "place"]


class Options(CommonOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many objects win; S16: `memory` hides how many the others hold."""

    goal: Literal["7", "5"] = "7"
    memory: bool = False


class TurnCentre(msgspec.Struct, frozen=True, tag_field="do", tag="turn-centre"):
    """S3: turn the centre clockwise by 1 to 11 sectors."""

    by: int


class TurnRing(msgspec.Struct, frozen=True, tag_field="do", tag="turn-ring"):
    """S3: turn a corridor, "B" (the outer) or "D" (the inner), one notch clockwise."""

    ring: str


class MovePawn(msgspec.Struct, frozen=True, tag_field="do", tag="move"):
    """S6: go to a place ("C3"); the pawn's own place means to stay."""

    to: str


class Challenge(msgspec.Struct, frozen=True, tag_field="do", tag="challenge"):
    """S9 to S11: duel a pawn on one's own place, for "one" object, for as many as the "die" says (it is
    rolled at once, and binds), or, where the target lies, for the "target".
    """

    seat: Seat
    stake: Stake


class EndTurn(msgspec.Struct, frozen=True, tag_field="do", tag="end-turn"):
    """S9: challenge nobody."""


class ChooseSigns(msgspec.Struct, frozen=True, tag_field="do", tag="choose"):
    """S12: three signs in order, in secret; the first that differ decide."""

    signs: Signs


class PlacePawn(msgspec.Struct, frozen=True, tag_field="do", tag="place"):
    """S13: the duel's winner sets the loser's pawn on a free place."""

    to: str


Action: TypeAlias = TurnCentre | TurnRing | MovePawn | Challenge | EndTurn | ChooseSigns | PlacePawn


class Change(msgspec.Struct, frozen=True):
    """A part ("B", "D" or "F") and by how many sectors it was turned clockwise."""

    part: str
    by: int


class Duel(msgspec.Struct, frozen=True):
    """A duel from the challenge until the loser's pawn is set. Pairs are the challenger's, the other's."""

    challenger: Seat
    challenged: Seat
    prize: Prize
    stake: int  # objects at stake; 0 when the target itself is
    is_rolled: bool  # S11: the die fixed the stake
    ties: int = 0
    signs: tuple[Signs | None, Signs | None] = (None, None)
    shown: tuple[Exchange, ...] = ()  # the signs last shown: those of a tie, or those that decided
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
    bag: tuple[Treasure, ...]  # what is in it, by number: the dice draw, so no order can be known
    target: Treasure | None
    held: tuple[tuple[Treasure, ...], ...]  # per seat, in the order gained
    aside: tuple[Treasure, ...]  # S18: objects that went to nobody
    changes_left: int
    changes: tuple[Change, ...]  # those of this turn or, until the first is made, of the turn before
    trail: tuple[Place, ...]  # the way of the last move, both ends included; one place: stayed
    mover: Seat | None  # whose changes and trail these are
    turns: tuple[int, ...]  # turns completed, per seat
    calls: int  # duels begun, tied and decided: each shows the table a new board
    waited: int  # S18: turns completed since the target was drawn or the last duel
    quiet: int  # S15: turns completed, once nothing is left to seek, since an object changed hands
    duel: Duel | None
    ended: str  # why the game is over; empty while it runs


class DuelView(msgspec.Struct, frozen=True, kw_only=True):
    """A duel as one viewer may know it: who has chosen, not what."""

    challenger: Seat
    challenged: Seat
    prize: Prize
    stake: int  # objects at stake; 0 when the target itself is
    is_rolled: bool
    ties: int
    waiting: tuple[Seat, ...]  # duellists who have still to choose
    mine: Signs | None  # the viewer's own choice, once made
    shown: tuple[Exchange, ...]  # the signs last shown: the challenger's, the other's
    winner: Seat | None  # once decided: the one who sets the loser's pawn
    loser: Seat | None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator, may know: all that is drawn, told or planned from.

    A tuple "per place" has 61 entries in the order of RINGS.names: A12, A1 … A11, B12 …, F.
    """

    seat: Seat | None
    goal: int
    memory: bool
    colours: tuple[int, ...]
    first: Seat
    turn: Seat | None  # whose turn it is, also while others duel in it; None when the game is over
    to_act: tuple[Seat, ...]
    phase: Phase
    positions: tuple[int, ...]  # sectors that the parts B, D and F are turned by
    openings: tuple[int, ...]  # per place but F: OUT 1, CLOCKWISE 2, IN 4, COUNTER 8
    exits: tuple[int, ...]  # the sectors of zone E onto which F opens
    treasures: tuple[Treasure, ...]  # per place, the printed treasure that lies there; 0 for none
    pawns: tuple[Place | None, ...]  # per seat; None for a player who left
    target: Treasure | None
    target_place: Place | None
    held: tuple[tuple[Treasure, ...] | None, ...]  # per seat, in the order gained; None: hidden (S16)
    counts: tuple[int | None, ...]  # objects held per seat; None: hidden (S16); all known at the end
    bag: int | None  # objects in the bag; None under S16, where they would tell what the others hold
    aside: tuple[Treasure, ...]
    changes_left: int
    is_centre_turned: bool  # S4: the centre may not be turned again this turn
    changes: tuple[Change, ...]  # those of this turn or, until the first is made, of the turn before
    trail: tuple[Place, ...]  # the way of the last move; one place: stayed; empty once the board turns
    mover: Seat | None  # whose changes and trail these are
    rivals: tuple[Seat, ...]  # phase "challenge": the seats that may be challenged
    must_duel: bool  # S10: phase "challenge" on the target: one of them must be
    turns: tuple[int, ...]
    patience: int | None  # S18: turns until the target goes back, or (S15) until the game ends
    duel: DuelView | None
    outcome: Outcome | None
