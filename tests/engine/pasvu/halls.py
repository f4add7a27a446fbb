"""Halls of Pas vu pas pris for tests: pieces and ghosts by name, short helpers for actions and refusals."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import Dice, RuleError, Step
from engine.pasvu import PasVu
from engine.pasvu.events import Event
from engine.pasvu.hall.furnishing import put
from engine.pasvu.hall.laying import enters_any, is_over_edge
from engine.pasvu.hall.overlap import corners_of, distance_level
from engine.pasvu.hall.shapes import crate_of, shape_of
from engine.pasvu.hall.standing import (
    bearers,
    figure_of,
    figures_of,
    is_in_solid,
    meet,
    meets_figure,
    solids_of,
)
from engine.pasvu.layout import MOVEMENT_CARDS, SIZE_OF, START
from engine.pasvu.model import (
    GHOSTS,
    PIECES,
    POSES,
    TIPS,
    Action,
    CommitPlan,
    Figure,
    Ghost,
    MoveFurniture,
    MovementCard,
    Path,
    Piece,
    Spot,
    State,
)
from engine.pasvu.rules import start_ghosts

PASVU = PasVu()
# A hall with nothing in the way: all pieces stacked away in the north-east corner's column of cells.
EMPTY: tuple[Piece, ...] = (
    Piece("mirror", 5.5, 0.1, 0),
    Piece("trolley", 5.4, 5.6, 0),
    Piece("desk", 5.2, 4.7, 0),
    Piece("piano", 5.2, 3.9, 0),
    Piece("armchair", 5.5, 3.0, 0),
    Piece("table", 5.5, 2.0, 0),
)
BOTH = MovementCard(6, ("table", "mirror"))


def furnished(*pieces: Piece) -> tuple[Piece, ...]:
    """Return the empty hall with some pieces elsewhere."""
    moved = {piece.kind: piece for piece in pieces}
    return tuple(moved.get(piece.kind, piece) for piece in EMPTY)


def wild_halls(count: int) -> list[tuple[Piece, ...]]:
    """Return halls in which pieces were moved at random: many lean, lie, or stand on others."""
    chance, pieces, found = random.Random(count), START, list[tuple[Piece, ...]]()
    while len(found) < count:
        x, y = (round(0.05 * chance.randint(10, 110), 2) for _ in range(2))
        moved = Piece(chance.choice(PIECES), x, y, 5 * chance.randrange(72), chance.choice(POSES))
        try:
            pieces = put(pieces, (), moved, chance.choice(("", *TIPS)), lies=False).pieces
        except RuleError:
            continue
        found.append(pieces)
    return found


def only(*pieces: Piece) -> tuple[Piece, ...]:
    """Return a hall with just these pieces, for the look."""
    return pieces


def ghost(name: str, place: str, **facts: Any) -> Ghost:
    """Return a ghost at "side", "out", "reserve", "edge", or a cell and spot such as "C3" or "C3 nw"."""
    size = SIZE_OF[name]
    if place in ("side", "out", "reserve", "edge"):
        return Ghost(name, size, place, **facts)  # type: ignore[arg-type]
    cell, _, spot = place.partition(" ")
    return Ghost(name, size, "hall", cell, spot or "c", **facts)  # type: ignore[arg-type]


def ghosts(fusion: bool = False, **places: str | Ghost) -> tuple[Ghost, ...]:
    """Return a seat's ghosts; those that are named are elsewhere than at the start."""
    made = {name: place if isinstance(place, Ghost) else ghost(name, place) for name, place in places.items()}
    return tuple(made.get(one.name, one) for one in start_ghosts(fusion))


def position(*own: tuple[Ghost, ...], phase: str = "plan", **facts: Any) -> State:
    """Return a position: seat 0 in the south, seat 1 in the north; round 2, a card of 9 for all."""
    common = facts.pop("fusion", False)
    state = setup(max(2, len(own)), fusion="fusion" if common else "whole").state
    seats = len(state.ghosts)
    placed = (*own, *state.ghosts[len(own) :])
    base = replace(
        state,
        phase=phase,  # type: ignore[arg-type]
        round=2,
        holder=0,
        turn=0,
        waiting=(),
        pieces=EMPTY,
        ghosts=placed,
        keyhole="E1",
        cards=(MovementCard(9),) * seats,
        moved=(),
        plans=(None,) * seats,
        deck=MOVEMENT_CARDS[: 3 * seats],
    )
    return replace(base, **facts)


def setup(seats: int = 2, seed: bytes = b"seed", **options: Any) -> Step[State, Event]:
    """Set up a game."""
    return PASVU.setup(seats, PASVU.options(**options), Dice(seed))


def act(state: State, action: Action, seat: int | None = None, seed: bytes = b"test") -> Step[State, Event]:
    """Apply an action of a seat, by default the one on turn."""
    return PASVU.apply(state, state.turn if seat is None else seat, action, Dice(seed))


def refusal(state: State, action: Action, seat: int | None = None) -> str:
    """Return the code with which an action is refused."""
    with pytest.raises(RuleError) as refused:
        PASVU.apply(state, state.turn if seat is None else seat, action, Dice(b"test"))
    return refused.value.code


def plan(*paths: Path) -> CommitPlan:
    """Return a plan of these paths."""
    return CommitPlan(paths)


def way(name: str, cells: str, spot: Spot = "c", level: float = 0.0, merge: str = "") -> Path:
    """Return a path: "S1", "C6 C5 C4"."""
    return Path(name, tuple(cells.split()), spot, level, merge)


def carry_out(state: State, plans: Mapping[int, CommitPlan], seed: bytes = b"test") -> Step[State, Event]:
    """Commit all plans; seats without one stay. Return the last step, with the events of all."""
    events: list[Event] = []
    for seat in range(len(state.ghosts)):
        step = act(state, plans.get(seat, CommitPlan()), seat, seed)
        state, events = step.state, [*events, *step.events]
    return Step(state, tuple(events))


def told(events: Sequence[Event], kind: type[Any]) -> list[Any]:
    """Return the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def where(state: State, seat: int, name: str) -> str:
    """Return where a ghost is: its place or, in the hall, its cell, spot and level."""
    one = state.ghosts[seat][GHOSTS.index(name)]
    return f"{one.cell} {one.spot} {one.z:g}" if one.place == "hall" else one.place


def body(name: str, place: str, z: float = 0.0, seat: int = 0, lies: bool = False) -> Figure:
    """Return a ghost's body at a place in the hall."""
    return figure_of(seat, replace(ghost(name, place), z=z), lies)


def assert_sound(state: State) -> None:
    """Check that no ghost is in a solid, in another ghost or outside the hall, and that none is missing."""
    figures = figures_of(state.ghosts, state.card == "shelter")
    for number, figure in enumerate(figures):
        assert not is_in_solid(state.pieces, figure), figure
        assert not any(meet(figure, other) for other in figures[number + 1 :]), figure
        assert figure.radius <= min(figure.x, figure.y, 6 - figure.x, 6 - figure.y) + 1e-9, figure
    assert all(tuple(one.name for one in own) == GHOSTS for own in state.ghosts)


def lacking_support(state: State) -> list[Piece]:
    """Return the pieces that hang: in the air, on an edge with nothing below it, or leaning on nothing."""
    figures = figures_of(state.ghosts, state.card == "shelter")
    return [one for one in state.pieces if _hangs([p for p in state.pieces if p != one], figures, one)]


def _hangs(others: list[Piece], figures: Sequence[Figure], one: Piece) -> bool:
    if not one.lean:
        return one.z > 0 and not enters_any(replace(one, z=one.z - 0.051), others)
    further = replace(one, steps=one.steps + 1)
    is_stopped = is_over_edge(further) or enters_any(further, others)
    leans = is_stopped or any(meets_figure(shape_of(further).solids, figure) for figure in figures)
    # Its lowest corners are the ends of the edge: some level face must be below a point between them.
    low = min(z for box in [crate_of(one)] for _, _, z in corners_of(box))
    (ax, ay), (bx, by) = [(x, y) for x, y, z in corners_of(crate_of(one)) if z < low + 1e-6]
    points = [(ax + (bx - ax) * n / 200, ay + (by - ay) * n / 200) for n in range(201)]
    faces = bearers(solids_of(tuple(others)), one.z)
    rests = one.z == 0 or any(distance_level(face, x, y) <= 0.021 for face in faces for x, y in points)
    return not (leans and rests)


def piece(state: State, kind: str) -> Piece:
    """Return a piece as it lies."""
    return next(one for one in state.pieces if one.kind == kind)


def moving(*own: Any, card: MovementCard = BOTH, **facts: Any) -> State:
    """Return a position in which seat 0 may move furniture, and seat 1 has yet to draw."""
    common = {"phase": "furniture", "cards": (card, None), "waiting": (1,)}
    return position(*own, **(common | facts))


def move(
    kind: str, x: float, y: float, angle: int = 0, pose: str = "standing", tip: str = ""
) -> MoveFurniture:
    return MoveFurniture(kind, x, y, angle, pose, tip)  # type: ignore[arg-type]
