"""Pas vu pas pris: what can happen. All of it happens in the open; a plan is told only when carried out."""

from typing import Literal, TypeAlias

import msgspec

from engine.core import Outcome, Seat
from engine.pasvu.model import Card, Cell, Door, Fate, GhostName, Look, MovementCard, Piece, Side, Spot, State

# Why no merge came of a plan: the two did not meet, the larger one has no room, none is left in the reserve.
Why = Literal["", "apart", "room", "reserve"]


class RoundBegan(msgspec.Struct, frozen=True, tag_field="did", tag="round"):
    """V3, V8: a round, and who holds the die."""

    round: int
    holder: Seat


class KeyholePlaced(msgspec.Struct, frozen=True, tag_field="did", tag="keyhole"):
    """V1, V8, V26: the door where the keyhole now is. `roll` is False where no die was rolled for it."""

    door: Door
    roll: bool = True


class CardDrawn(msgspec.Struct, frozen=True, tag_field="did", tag="card"):
    """V3: a movement card."""

    seat: Seat
    card: MovementCard


class FurnitureMoved(msgspec.Struct, frozen=True, tag_field="did", tag="furniture"):
    """V11–V13: a piece as it now lies. `seat` is None where a midnight card moved it."""

    seat: Seat | None
    piece: Piece


class FurnitureDeclined(msgspec.Struct, frozen=True, tag_field="did", tag="declined"):
    """V3: a player moved no furniture."""

    seat: Seat


class PieceFell(msgspec.Struct, frozen=True, tag_field="did", tag="fell"):
    """V12: a piece came straight down, its support gone."""

    piece: Piece


class GhostDisplaced(msgspec.Struct, frozen=True, tag_field="did", tag="displaced"):
    """V14, V27: a ghost found its place taken and stands elsewhere."""

    seat: Seat
    ghost: GhostName
    cell: Cell
    spot: Spot
    level: float


class PlanningOpened(msgspec.Struct, frozen=True, tag_field="did", tag="planning"):
    """V5: everybody plans."""

    round: int


class PlanCommitted(msgspec.Struct, frozen=True, tag_field="did", tag="planned"):
    """V5, V19: a plan is in, or replaces an earlier one; nobody is told what is in it."""

    seat: Seat
    again: bool


class GhostMoved(msgspec.Struct, frozen=True, tag_field="did", tag="moved"):
    """V15–V18: the way a ghost really went. The last of `cells` is "out" where it left the hall.

    A `fate` other than "" tells that plans collided; a ghost that "stayed" went nowhere.
    """

    seat: Seat
    ghost: GhostName
    start: Cell  # "" for the own side, "out" for one that is taken back (V25)
    cells: tuple[Cell, ...]
    spot: Spot
    level: float
    fate: Fate = ""


class GhostsMerged(msgspec.Struct, frozen=True, tag_field="did", tag="merged"):
    """V25: two ghosts became one larger; it stands in the cell where they met."""

    seat: Seat
    ghost: GhostName
    other: GhostName
    into: GhostName
    cell: Cell
    spot: Spot
    level: float


class MergeFailed(msgspec.Struct, frozen=True, tag_field="did", tag="unmerged"):
    """V25: a planned merge which colliding plans made impossible, where, and why."""

    seat: Seat
    ghost: GhostName
    other: GhostName
    cell: Cell = ""
    why: Why = ""


class DieRolled(msgspec.Struct, frozen=True, tag_field="did", tag="rolled"):
    """V6: one throw of each of these seats for the choice of the side."""

    seats: tuple[Seat, ...]
    rolls: tuple[int, ...]


class ChooserFound(msgspec.Struct, frozen=True, tag_field="did", tag="chooser"):
    """V6: who chooses the side."""

    seat: Seat


class SideChosen(msgspec.Struct, frozen=True, tag_field="did", tag="side"):
    """V6, V7: the side of the keyhole."""

    seat: Seat
    side: Side


class LookTaken(msgspec.Struct, frozen=True, tag_field="did", tag="look"):
    """V9, V20–V24: everybody looked; those seen go back."""

    look: Look


class MidnightStruck(msgspec.Struct, frozen=True, tag_field="did", tag="midnight"):
    """V26–V37: a midnight card; `number` is the roll of the crystal ball (V36), else 0."""

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
    """V30, V33: a player did nothing with the card, having no choice (`able` False) or no wish."""

    seat: Seat
    able: bool


class GhostWentBack(msgspec.Struct, frozen=True, tag_field="did", tag="back"):
    """V32: a ghost that was not on a piece went home."""

    seat: Seat
    ghost: GhostName
    why: Literal["perch", "room"] = "perch"


class SidesPassed(msgspec.Struct, frozen=True, tag_field="did", tag="turned"):
    """V35: the side of every seat from now on."""

    sides: tuple[Side, ...]


class GameEnded(msgspec.Struct, frozen=True, tag_field="did", tag="ended"):
    """V10: the result."""

    outcome: Outcome


Event: TypeAlias = (
    RoundBegan
    | KeyholePlaced
    | CardDrawn
    | FurnitureMoved
    | FurnitureDeclined
    | PieceFell
    | GhostDisplaced
    | PlanningOpened
    | PlanCommitted
    | GhostMoved
    | GhostsMerged
    | MergeFailed
    | DieRolled
    | ChooserFound
    | SideChosen
    | LookTaken
    | MidnightStruck
    | GhostSet
    | GhostTagged
    | GhostGrown
    | CardPassed
    | GhostWentBack
    | SidesPassed
    | GameEnded
)

# A new state, and the events that led to it.
Update: TypeAlias = tuple[State, list[Event]]
