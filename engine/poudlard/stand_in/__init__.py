"""Les couloirs de Poudlard: the stand-in player. It plans from a view: it knows what a person would."""

from collections.abc import Sequence

from engine.core import Dice, RuleError, Seat
from engine.core.dice import best
from engine.mazes.sliding import openings, rotations, ways_to_lie
from engine.poudlard.changes import QUARTERS
from engine.poudlard.layout import CELLS, FIRST_ZONE, PLACES, SIZE, SQUARES, pivoted
from engine.poudlard.model import (
    Action,
    ChooseToken,
    EndTurn,
    FlipToken,
    LayToken,
    MovePawn,
    PivotToken,
    Place,
    RollDie,
    Square,
    Stop,
    Token,
    View,
)
from engine.poudlard.stand_in import card_play
from engine.poudlard.stand_in.goals import Outlook
from engine.poudlard.stand_in.routes import Need, Plan

LEVELS = ("easy", "normal")
LUCK = 3  # one change in so many is made by an easy player without a thought
STAR = 0.8  # what a card is worth, in changes of tokens
AHEAD = 0.3  # what a change for the class after the next is worth


def suggest(view: View, seat: Seat, dice: Dice, level: str) -> Action:
    """The next action of a seat on turn."""
    if level not in LEVELS:
        raise RuleError("no-such-level", level=level)
    outlook, is_easy = Outlook(view, seat), level == "easy"
    card = card_play.card_to_play(outlook, dice, is_easy) if view.playable else None
    if card:
        return card
    match view.phase:
        case "roll":
            return RollDie()
        case "lay":
            return _lay(outlook, dice)
        case "friday":
            return ChooseToken(SQUARES[card_play.token_to_shuffle(outlook, dice)])
        case "move":
            return _move(outlook, dice)
        case "end":
            return EndTurn()
        case _:
            is_careless = is_easy and dice.below(LUCK) == 0
            return _filler(outlook, (), dice) if is_careless else _change(outlook, dice)


def _change(outlook: Outlook, dice: Dice) -> Action:
    """The next change that the way to the goal needs; else one that prepares the class after it."""
    kept = tuple[Place, ...]()
    for plan in (outlook.plan(), outlook.next_plan()):
        if plan is None:
            continue
        if change := _first_change(outlook, plan, kept):
            return change
        kept += plan.places
    return _filler(outlook, kept, dice)


def _first_change(outlook: Outlook, plan: Plan, kept: Sequence[Place]) -> Action | None:
    """What a plan needs now, flips first: they may change the plan. Nothing on a way that is to be kept."""
    free = [need for need in plan.needs if need.square not in outlook.view.fixed and need.square not in kept]
    for need in free:
        if not outlook.view.tokens[need.square]:
            return FlipToken(SQUARES[need.square])
    changes = (_pivot(outlook, need) for need in free)
    return next((change for change in changes if change), None)


def _pivot(outlook: Outlook, need: Need) -> PivotToken | None:
    """The turn that opens the sides; a step towards it where experts need two; None where they are open."""
    token, allowed = outlook.view.tokens[need.square], QUARTERS[outlook.view.year]
    if token & need.sides == need.sides:
        return None
    for quarters in (*allowed, 2):
        if pivoted(token, quarters) & need.sides == need.sides:
            return PivotToken(SQUARES[need.square], quarters if quarters in allowed else allowed[0])
    return None


def _filler(outlook: Outlook, kept: Sequence[Place], dice: Dice) -> Action:
    """P4: all changes must be made: look for classes near the way, else turn what does no harm."""
    view = outlook.view
    free = [square for square in range(FIRST_ZONE) if square not in view.fixed and square not in kept]
    free = free or [square for square in range(FIRST_ZONE) if square not in view.fixed]
    hidden = [square for square in free if not view.tokens[square]]
    if hidden:
        ways = outlook.field_to(outlook.focus())
        return FlipToken(SQUARES[best(hidden, lambda square: -ways.cost_from(square), dice)])
    square = best(free, lambda square: _harmlessness(view.tokens[square]), dice)
    quarters = 2 if view.year == "first" and len(rotations(view.tokens[square])) == 2 else 1
    return PivotToken(SQUARES[square], quarters)


def _harmlessness(token: Token) -> float:
    """A cross, or a straight turned half round, stays as it was."""
    return -len(rotations(token))


def _lay(outlook: Outlook, dice: Dice) -> LayToken:
    """P5: the way to the goal, then that to the class after it; with nothing in sight, the widest reach."""
    square = outlook.view.lifted
    assert square is not None
    ways = ways_to_lie(outlook.view.lifted_token)
    if len(ways) == 1:
        return LayToken(ways[0])
    return LayToken(best(ways, lambda way: _worth_of_lying(outlook, square, way), dice))


def _worth_of_lying(outlook: Outlook, square: Square, way: str) -> float:
    token = outlook.view.lifted_token & ~15 | openings(way)
    after = outlook.with_token(square, token)
    plan, following = after.plan(), after.next_plan()
    worth = len(after.reach()) / 100
    worth -= plan.cost if plan else 0
    return worth - AHEAD * (following.cost if following else 0)


def _move(outlook: Outlook, dice: Dice) -> MovePawn:
    """P9: to the goal, or to where the fewest changes are left; over a star where it can be."""
    view = outlook.view
    stops = [stop for stop in view.stops if outlook.may_stop(stop.place)]
    goal = next((stop for stop in stops if stop.place == outlook.goal), None)
    stop = goal or best(stops, lambda stop: _worth_of_stopping(outlook, stop), dice)
    return MovePawn(PLACES[stop.place], stop.has_star)


def _worth_of_stopping(outlook: Outlook, stop: Stop) -> float:
    star = STAR * stop.has_star
    if outlook.goal is None:
        return star - _from_centre(stop.place) / 4
    return star - outlook.later().cost_from(stop.place)


def _from_centre(place: Place) -> int:
    """Steps to the middle of the board, from where everything is near."""
    middle = SIZE // 2
    row, column = CELLS[place] if place < FIRST_ZONE else (0, 0)
    return abs(row - middle) + abs(column - middle)
