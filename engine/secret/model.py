"""Le labyrinthe secret: its values. Places, parts and positions are those of `engine.core.rings`."""

from typing import Literal, TypeAlias

import msgspec

from engine.core import Options as CommonOptions
from engine.core import Outcome, Seat
from engine.core.rings import Place

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
