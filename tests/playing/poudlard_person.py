"""A person at a table of Poudlard who thinks for themselves: neither the hints nor the stand-in are asked."""

from collections.abc import Callable

from msgspec.structs import replace

from engine.mazes.sliding import OPENINGS, openings, ways_to_lie
from engine.poudlard import Poudlard
from engine.poudlard.changes import QUARTERS
from engine.poudlard.layout import CELLS, FIRST_ZONE, PLACES, SQUARES, pivoted
from engine.poudlard.model import (
    Action,
    ChooseToken,
    EndTurn,
    FlipToken,
    LayToken,
    MovePawn,
    PivotToken,
    RollDie,
    State,
    View,
)
from engine.poudlard.movement import passages_from, reach
from render.poudlard.scene import changeable, closed, goal_of

GAME = Poudlard()
ZONE_MIDDLES = ((0.5, 0.5), (0.5, 5.5), (5.5, 5.5), (5.5, 0.5))


def spot(place: int) -> tuple[float, float]:
    return CELLS[place] if place < FIRST_ZONE else ZONE_MIDDLES[place - FIRST_ZONE]


def apart(one: int, other: int) -> float:
    """How far apart two places look on the board."""
    (row, column), (down, right) = spot(one), spot(other)
    return abs(row - down) + abs(column - right)


def thought(state: State) -> Action:
    """What the person on turn does next: what is near is looked at, and what leads nearer is turned."""
    view = GAME.view(state, state.turn)
    match view.phase:
        case "roll":
            return RollDie()
        case "lay":
            assert view.lifted is not None
            bare = view.lifted_token & ~OPENINGS
            return LayToken(
                best(
                    ways_to_lie(view.lifted_token),
                    lambda way: nearness(with_token(view, view.lifted, bare | openings(way))),
                )
            )
        case "friday":
            return ChooseToken(SQUARES[changeable(view)[0]])
        case "change" | "password":
            return change(view)
        case "move":
            return movement(view)
        case _:
            return EndTurn()


def best(options, worth: Callable):
    return max(options, key=worth)


def with_token(view: View, square: int | None, token: int) -> View:
    assert square is not None
    return replace(view, tokens=(*view.tokens[:square], token, *view.tokens[square + 1 :]))


def nearness(view: View) -> float:
    """How near the open corridors bring the pawn to its goal, or how far they lead while it is not found."""
    here = view.pawns[view.turn or 0]
    reached = reach(passages_from(view.tokens, closed(view), here), here)
    goal = goal_of(view, view.turn or 0)
    wide = len(reached) / 100
    return wide if goal is None else wide - min(apart(place, goal) for place in reached)


def change(view: View) -> Action:
    """The turn of a token that leads nearer; else a look at the token nearest to where the way ends."""
    able = changeable(view)
    now = nearness(view)
    turns = [
        (nearness(with_token(view, square, pivoted(view.tokens[square], quarters))), square, quarters)
        for square in able
        if view.tokens[square]
        for quarters in QUARTERS[view.year]
    ]
    goal = goal_of(view, view.turn or 0)
    if goal is not None and turns and max(turns)[0] > now + 0.5:
        _, square, quarters = max(turns)
        return PivotToken(SQUARES[square], quarters)
    here = view.pawns[view.turn or 0]
    reached = reach(passages_from(view.tokens, closed(view), here), here)
    front = min(reached, key=lambda place: apart(place, goal)) if goal is not None else here
    down = [square for square in able if not view.tokens[square]]
    if down:
        return FlipToken(SQUARES[min(down, key=lambda square: apart(square, front))])
    _, square, quarters = max(turns)
    return PivotToken(SQUARES[square], quarters)


def movement(view: View) -> Action:
    seat = view.turn or 0
    goal = goal_of(view, seat)
    middle = SQUARES.index("D4")
    stop = min(view.stops, key=lambda stop: apart(stop.place, middle if goal is None else goal))
    if stop.place == view.pawns[seat] and stop.place != goal:
        return EndTurn()
    return MovePawn(PLACES[stop.place], stop.has_star)
