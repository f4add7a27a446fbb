"""Pas vu pas pris: its values. V1 to V38 are the rules' ids.

The hall measures 6 × 6; x grows eastwards, y southwards, z upwards, and one cell is 1.0. Cells are "A1" to
"F6" (columns west to east, rows north to south); doors "N1" to "W6", numbered left to right as the player on
that side sees them. Angles are in degrees, clockwise as seen from above; at 0 a piece's front faces south.
"""

from typing import ClassVar, Literal, TypeAlias, get_args

import msgspec

from engine.core import Options as CommonOptions
from engine.core import Outcome, Seat

Side = Literal["south", "west", "north", "east"]
Kind = Literal["mirror", "trolley", "desk", "piano", "armchair", "table"]
Size = Literal["small", "medium", "large"]
Pose = Literal["standing", "back", "face", "left", "right", "head"]
Tip = Literal["", "left", "right", "back", "face"]
Spot = Literal["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"]
# "side": may enter. V25: "reserve": enters only by a merge; "edge": was seen, and keeps its size.
Place = Literal["side", "reserve", "edge", "hall", "out"]
Phase = Literal["midnight", "furniture", "plan", "side", "over"]
Card = Literal[
    "",  # none
    "double",  # V26 Double curieux
    "shelter",  # V27 Tous aux abris
    "excited",  # V28 Surexcité
    "grimaces",  # V29 Concours de grimaces
    "tag",  # V30 Touché, c'est toi le chat
    "dance",  # V31 Piste de danse
    "perch",  # V32 Chat perché
    "brother",  # V33 Je vais le dire à mon grand frère
    "knock",  # V34 Toc, toc, toc
    "dizzy",  # V35 J'ai le tournis
    "crystal",  # V36 Boule de cristal
    "freeze",  # V37 1, 2, 3, soleil
]
# V18: how a move ended: as planned, on another spot of the cell, in an earlier cell, or not at all.
# V25: "lost": not at all, as the merge failed that was to send the ghost home before.
Fate = Literal["", "shifted", "stopped", "stayed", "lost"]

# Clockwise as seen from above. A pick is a side, and the colour that starts there.
SIDES: tuple[Side, ...] = get_args(Side)
# In the order of the rules' table.
PIECES: tuple[Kind, ...] = get_args(Kind)
# A seat's ghosts, in the order of `State.ghosts[seat]`: one large, two medium, four small.
GHOSTS = ("L1", "M1", "M2", "S1", "S2", "S3", "S4")
# The nine spots of a cell, row by row from the north-west.
SPOTS: tuple[Spot, ...] = get_args(Spot)
POSES: tuple[Pose, ...] = get_args(Pose)
TIPS: tuple[Tip, ...] = get_args(Tip)[1:]
MIDNIGHT: tuple[Card, ...] = get_args(Card)[1:]

Door: TypeAlias = str  # "S3": the third door of the south side
Cell: TypeAlias = str  # "C5"
GhostName: TypeAlias = str  # one of GHOSTS; its seat is named beside it

OUT = "out"  # the last step of a path that leaves the hall


class Options(CommonOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """V25: with `fusion`, ghosts merge. V26–V37: with `midnight`, rounds from the second have a card.

    V1: the dice draw one of the designed halls, or the game begins in the classic one.
    """

    fusion: Literal["whole", "fusion"] = "whole"
    midnight: Literal["quiet", "midnight"] = "quiet"
    hall: Literal["drawn", "classic"] = "drawn"


class MovementCard(msgspec.Struct, frozen=True):
    """V3: a number of steps, and two pieces (none on a plain card)."""

    value: int
    pieces: tuple[Kind, ...] = ()


class Piece(msgspec.Struct, frozen=True, cache_hash=True):
    """A piece of furniture in the hall: its centre in plan, its angle, its pose, the level it rests on.

    A leaning piece (V13) has `lean` set: from this pose it turned by `steps` × 5° about the lower edge on
    that side of its frame. A piece that was tipped flat has the pose in which it now lies.
    """

    kind: Kind
    x: float
    y: float
    angle: int
    pose: Pose = "standing"
    z: float = 0.0
    lean: Tip = ""
    steps: int = 0


class Ghost(msgspec.Struct, frozen=True, cache_hash=True):
    """One ghost. While its place is "hall", it stands at `cell`, `spot` and level `z`."""

    name: GhostName
    size: Size
    place: Place = "side"
    cell: Cell = ""
    spot: Spot = "c"
    z: float = 0.0
    entered: int = 0  # V16: the round in which it entered
    rests: int = 0  # V25, V29: the round in which it does not move


class Path(msgspec.Struct, frozen=True, cache_hash=True):
    """V15, V17: one ghost's path, cell by cell without its start, and where it then stands.

    The last step may be "out". `level` is the height it stands on. With `merge` (V25) it joins the ghost of
    that name, and `spot` and `level` are for the larger ghost.
    """

    ghost: GhostName
    cells: tuple[Cell, ...]
    spot: Spot = "c"
    level: float = 0.0
    merge: GhostName = ""


class MoveFurniture(msgspec.Struct, frozen=True, tag_field="do", tag="furniture"):
    """V11–V13: put a piece at x, y (steps of 0.05), turned by angle (steps of 5°), and perhaps tip it."""

    piece: Kind
    x: float
    y: float
    angle: int
    pose: Pose = "standing"
    tip: Tip = ""


class DeclineFurniture(msgspec.Struct, frozen=True, tag_field="do", tag="decline"):
    """V3: move no furniture."""


class CommitPlan(msgspec.Struct, frozen=True, tag_field="do", tag="plan"):
    """V5, V18: plan in secret how to use the card's steps. An empty plan moves no ghost."""

    paths: tuple[Path, ...] = ()


class ChooseSide(msgspec.Struct, frozen=True, tag_field="do", tag="side"):
    """V6, V7: choose the side of the keyhole."""

    side: Side


class TagGhost(msgspec.Struct, frozen=True, tag_field="do", tag="tag"):
    """V30: replace a small ghost of the right neighbour by one's own."""

    ghost: GhostName


class SneakGhost(msgspec.Struct, frozen=True, tag_field="do", tag="sneak"):
    """V30: set one's own small ghost in the third row, if the neighbour had none."""

    cell: Cell
    spot: Spot = "c"
    level: float = 0.0


class GrowGhost(msgspec.Struct, frozen=True, tag_field="do", tag="grow"):
    """V33: replace one's own ghost in the hall by a larger one."""

    ghost: GhostName
    into: GhostName


class PassCard(msgspec.Struct, frozen=True, tag_field="do", tag="pass"):
    """V33: replace nothing."""


Action: TypeAlias = (
    MoveFurniture | DeclineFurniture | CommitPlan | ChooseSide | TagGhost | SneakGhost | GrowGhost | PassCard
)


class Figure(msgspec.Struct, frozen=True, cache_hash=True):
    """A ghost's body in the hall: an upright cylinder with a round head, its foot at x, y, z."""

    seat: Seat
    name: GhostName
    size: Size
    cell: Cell
    spot: Spot
    x: float
    y: float
    z: float
    radius: float
    height: float


class Seen(msgspec.Struct, frozen=True):
    """V21, V22: a ghost that was seen, with how many of its 80 points directly and in the mirror."""

    seat: Seat
    name: GhostName
    direct: int
    mirrored: int


class Look(msgspec.Struct, frozen=True):
    """V9, V24: one look through the keyhole: the hall as it was, and the ghosts that were seen."""

    round: int
    door: Door
    pieces: tuple[Piece, ...]
    figures: tuple[Figure, ...]
    seen: tuple[Seen, ...]


class Solid(msgspec.Struct, frozen=True, cache_hash=True):
    """One box of a piece in the hall; `part` is its name in the furniture table.

    `axes` are unit vectors along the box's own width, depth and height, `half` the half lengths along them;
    `low` and `high` are the corners of the upright box around it.
    """

    kind: Kind
    part: str
    centre: tuple[float, float, float]
    axes: tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]
    half: tuple[float, float, float]
    low: tuple[float, float, float]
    high: tuple[float, float, float]


class Glass(msgspec.Struct, frozen=True):
    """V22: the mirror's reflecting face: its centre, the direction it faces, half its width and height."""

    centre: tuple[float, float, float]
    normal: tuple[float, float, float]
    across: tuple[float, float, float]
    up: tuple[float, float, float]
    half: tuple[float, float]


class State(msgspec.Struct, frozen=True):
    """The whole position, secrets included. Fields per seat are tuples in the order of the seats."""

    fusion: bool
    midnight: bool
    colours: tuple[int, ...]  # an index into SIDES: the side picked, whose colour the seat keeps
    sides: tuple[Side, ...]  # the side where each player starts now; V35 passes them on
    holder: Seat  # V1, V8: who holds the die
    round: int
    phase: Phase
    turn: Seat  # furniture, midnight: who acts; side: who chooses
    waiting: tuple[Seat, ...]  # furniture, midnight: who acts after that
    pieces: tuple[Piece, ...]  # in the order of PIECES
    ghosts: tuple[tuple[Ghost, ...], ...]  # each in the order of GHOSTS
    keyhole: Door
    cards: tuple[MovementCard | None, ...]  # this round's
    moved: tuple[Kind, ...]  # V4: pieces moved in this round's step 1
    plans: tuple[tuple[Path, ...] | None, ...]  # V5: handed in, and secret
    chosen: tuple[int, ...]  # V6: how often each has chosen the side
    rolls: tuple[tuple[int, ...], ...]  # V6: this round's rolls for the choice
    deck: tuple[MovementCard, ...]  # the next one first
    midnight_deck: tuple[Card, ...]
    card: Card  # the midnight card of this round, "" for none
    crystal: int  # V36: the door's number this round, 0 for none
    looks: tuple[Look, ...]  # the latest round's, two with V26
    shown: int  # how many boards the table should have seen


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator, may know. Pictures, texts and stand-ins use nothing else."""

    # May panels say how well a place seems to hide? V42: not in the hall of the day.
    is_judged: ClassVar[bool] = True

    seat: Seat | None
    fusion: bool
    midnight: bool
    colours: tuple[int, ...]
    sides: tuple[Side, ...]
    holder: Seat
    round: int  # 1 to 5
    phase: Phase
    turn: Seat | None  # who acts alone now; None while all plan and when the game is over
    pieces: tuple[Piece, ...]
    solids: tuple[Solid, ...]  # the pieces' boxes in the hall
    glass: Glass  # the mirror's face in the hall
    ghosts: tuple[tuple[Ghost, ...], ...]
    figures: tuple[Figure, ...]  # the ghosts in the hall; V27: with their height lying down
    keyhole: Door
    cards: tuple[MovementCard | None, ...]
    moved: tuple[Kind, ...]
    movable: tuple[Kind, ...]  # V4: what the player on turn may move
    planning: tuple[Seat, ...]  # who has not handed in a plan yet
    plan: tuple[Path, ...] | None  # the viewer's own plan, once handed in
    chosen: tuple[int, ...]
    rolls: tuple[tuple[int, ...], ...]
    card: Card
    crystal: int
    looks: tuple[Look, ...]
    points: tuple[int, ...]  # if the game ended now
    out: tuple[int, ...]  # points of the ghosts that are out
    outcome: Outcome | None
