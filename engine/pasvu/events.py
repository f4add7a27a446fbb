"""Pas vu pas pris: its events. All of them are public; a plan is shown only when it is carried out."""

from typing import Literal, TypeAlias

import msgspec

from engine.core import Outcome, Seat
from engine.pasvu.model import Card, Cell, Door, Fate, GhostName, Look, MovementCard, Piece, Side, Spot, State

# Why a merge failed: the two did not meet, the larger one has no room, or none is left in the reserve.
Why = Literal["", "apart", "room", "reserve"]


class RoundBegan(msgspec.Struct, frozen=True, tag_field="did", tag="round"):
    """V3, V8: a round began; `holder` holds the die."""

    round: int
    holder: Seat


class KeyholePlaced(msgspec.Struct, frozen=True, tag_field="did", tag="keyhole"):
    """V1, V8, V26: the keyhole is now at this door. `roll` is False if no die was rolled for it."""

    door: Door
    roll: bool = True


class CardDrawn(msgspec.Struct, frozen=True, tag_field="did", tag="card"):
    """V3: a player drew a movement card."""

    seat: Seat
    card: MovementCard


class FurnitureMoved(msgspec.Struct, frozen=True, tag_field="did", tag="furniture"):
    """V11–V13: a piece was moved, and now lies so. `seat` is None if a midnight card moved it."""

    seat: Seat | None
    piece: Piece


class FurnitureDeclined(msgspec.Struct, frozen=True, tag_field="did", tag="declined"):
    """V3: a player moved no furniture."""

    seat: Seat


class PieceFell(msgspec.Struct, frozen=True, tag_field="did", tag="fell"):
    """V12: a piece lost its support and came straight down."""

    piece: Piece


class GhostDisplaced(msgspec.Struct, frozen=True, tag_field="did", tag="displaced"):
    """V14, V27: a ghost lost its place and now stands elsewhere."""

    seat: Seat
    ghost: GhostName
    cell: Cell
    spot: Spot
    level: float


class PlanningOpened(msgspec.Struct, frozen=True, tag_field="did", tag="planning"):
    """V5: all players may plan now."""

    round: int


class PlanCommitted(msgspec.Struct, frozen=True, tag_field="did", tag="planned"):
    """V5, V19: a player handed in a plan or, if `again`, replaced one. Its content is secret."""

    seat: Seat
    again: bool


class GhostMoved(msgspec.Struct, frozen=True, tag_field="did", tag="moved"):
    """V15–V18: the path that a ghost really took. The last of `cells` is "out" if it left the hall.

    A `fate` other than "" means that plans collided; a ghost that "stayed", or whose path was "lost", did not
    move.
    """

    seat: Seat
    ghost: GhostName
    start: Cell  # "" for the own side, "out" for a ghost taken back (V25)
    cells: tuple[Cell, ...]
    spot: Spot
    level: float
    fate: Fate = ""


class GhostsMerged(msgspec.Struct, frozen=True, tag_field="did", tag="merged"):
    """V25: two ghosts became a larger one, which stands in the cell where they met."""

    seat: Seat
    ghost: GhostName
    other: GhostName
    into: GhostName
    cell: Cell
    spot: Spot
    level: float


class MergeFailed(msgspec.Struct, frozen=True, tag_field="did", tag="unmerged"):
    """V25: colliding plans made a planned merge impossible; where, and why."""

    seat: Seat
    ghost: GhostName
    other: GhostName
    cell: Cell = ""
    why: Why = ""


class DieRolled(msgspec.Struct, frozen=True, tag_field="did", tag="rolled"):
    """V6: each of these seats rolled once for the choice of the side."""

    seats: tuple[Seat, ...]
    rolls: tuple[int, ...]


class ChooserFound(msgspec.Struct, frozen=True, tag_field="did", tag="chooser"):
    """V6: who chooses the side."""

    seat: Seat


class SideChosen(msgspec.Struct, frozen=True, tag_field="did", tag="side"):
    """V6, V7: the side of the keyhole was chosen."""

    seat: Seat
    side: Side


class LookTaken(msgspec.Struct, frozen=True, tag_field="did", tag="look"):
    """V9, V20–V24: the look was taken; the ghosts seen go back."""

    look: Look


class MidnightStruck(msgspec.Struct, frozen=True, tag_field="did", tag="midnight"):
    """V26–V37: a midnight card was drawn; `number` is the roll of the crystal ball (V36), else 0."""

    seat: Seat
    card: Card
    number: int = 0


class GhostSet(msgspec.Struct, frozen=True, tag_field="did", tag="set"):
    """V29, V30: a card set a ghost in the hall."""

    seat: Seat
    ghost: GhostName
    cell: Cell
    spot: Spot
    level: float


class GhostTagged(msgspec.Struct, frozen=True, tag_field="did", tag="tagged"):
    """V30: a ghost replaced one of the right neighbour's, which went home."""

    seat: Seat
    ghost: GhostName
    victim: Seat
    replaced: GhostName
    cell: Cell


class GhostGrown(msgspec.Struct, frozen=True, tag_field="did", tag="grown"):
    """V33: a larger ghost replaced one in the hall."""

    seat: Seat
    ghost: GhostName
    into: GhostName
    cell: Cell
    spot: Spot
    level: float


class CardPassed(msgspec.Struct, frozen=True, tag_field="did", tag="passed"):
    """V30, V33: a player did nothing with the card, because they could not (`able` False) or chose not to."""

    seat: Seat
    able: bool


class GhostWentBack(msgspec.Struct, frozen=True, tag_field="did", tag="back"):
    """V32: a ghost that was not on a piece went home. V27: or one that found no room to stand up."""

    seat: Seat
    ghost: GhostName
    why: Literal["perch", "room"] = "perch"


class SidesPassed(msgspec.Struct, frozen=True, tag_field="did", tag="turned"):
    """V35: the sides passed on; these are the seats' sides from now on."""

    sides: tuple[Side, ...]


class GameEnded(msgspec.Struct, frozen=True, tag_field="did", tag="ended"):
    """V10: the result."""

    outcome: Outcome


Event: TypeAlias = (
    RoundBegan | KeyholePlaced | CardDrawn | FurnitureMoved | FurnitureDeclined | PieceFell
    | GhostDisplaced | PlanningOpened | PlanCommitted | GhostMoved | GhostsMerged | MergeFailed
    | DieRolled | ChooserFound | SideChosen | LookTaken | MidnightStruck | GhostSet | GhostTagged
    | GhostGrown | CardPassed | GhostWentBack | SidesPassed | GameEnded
)  # fmt: skip

# A new state, and the events that led to it.
Update: TypeAlias = tuple[State, list[Event]]

# V38: a chooser is found once the plans are carried out, even if no ghost moved.
REVEALING = (CardDrawn, ChooserFound, KeyholePlaced, GhostMoved, DieRolled, LookTaken, MidnightStruck)
