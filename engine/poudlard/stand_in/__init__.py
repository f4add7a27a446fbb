"""Les couloirs de Poudlard: the stand-in. It plans from a view, so it knows what a person would."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from engine.core import Dice, RuleError, Seat
from engine.core.dice import foremost
from engine.mazes.sliding import openings, rotations, ways_to_lie
from engine.poudlard import model
from engine.poudlard.layout import CELLS, FIRST_ZONE, PLACES, SIZE, SQUARES
from engine.poudlard.stand_in import card_play
from engine.poudlard.stand_in.routes import Plan
from engine.poudlard.stand_in.situation import KEPT, Situation, situation_of

LEVELS = ("easy", "normal")
CARELESS = 3  # an easy stand-in makes one change in so many without thinking
STAR = 0.8  # worth of a card, in changes of tokens
AHEAD = 0.3  # worth of a change for the class after the next

# Changes that are equally good where no plan needs one; the dice choose. They leave some places alone.
Filler = Callable[[Situation, tuple[model.Place, ...]], Sequence[model.Action]]


def suggest(view: model.View, seat: Seat, dice: Dice, level: str) -> model.Action:
    """Return the next action of a seat on turn."""
    if level not in LEVELS:
        raise RuleError("no-such-level", level=level)
    situation, is_easy = situation_of(view, seat), level == "easy"
    card = card_play.card_to_play(situation, is_easy) if view.playable else None
    if card:
        return card
    if view.phase in ("change", "password"):
        is_careless = is_easy and dice.below(CARELESS) == 0
        return dice.choice(_filler(situation, ())) if is_careless else _change(situation, dice, _filler)
    return _due(situation, dice)


def expert_choice(manner: card_play.Manner, view: model.View, seat: Seat, dice: Dice) -> model.Action:
    """Return the next action of an expert, who gathers cards for the end, and shows rivals no room."""
    situation = situation_of(view, seat)
    card = card_play.experts_card(situation, manner) if view.playable else None
    if card:
        return card
    if view.phase in ("change", "password"):
        return _change(situation, dice, _discreet)
    return (_collect(situation) if manner.collects else None) or _due(situation, dice)


def _collect(situation: Situation) -> model.MovePawn | None:
    """P13: take a card before a class until somebody is near the end: then cards win, not a lead."""
    view = situation.view
    stops = [stop for stop in view.stops if stop.has_star and situation.may_stop(stop.place)]
    if not stops or max(view.progress) >= card_play.LATE:
        return None
    worths = [(stop.place == situation.goal, _worth_of_stopping(situation, stop)) for stop in stops]
    return model.MovePawn(PLACES[stops[worths.index(max(worths))].place], star=True)


def _due(situation: Situation, dice: Dice) -> model.Action:
    """Do what is due, other than a change."""
    match situation.view.phase:
        case "roll":
            return model.RollDie()
        case "lay":
            return _lay(situation, dice)
        case "friday":
            return model.ChooseToken(SQUARES[card_play.token_to_shuffle(situation, dice)])
        case "move":
            return _move(situation, dice)
        case _:
            return model.EndTurn()


def _change(situation: Situation, dice: Dice, filler: Filler) -> model.Action:
    """Make the next change that a plan needs, or else one that does good or at least no harm."""
    change, kept = _planned_change(situation)
    return change or dice.choice(filler(situation, kept))


@lru_cache(KEPT)
def _planned_change(situation: Situation) -> tuple[model.Action | None, tuple[model.Place, ...]]:
    """Return what the route to the goal needs, or else the one to the class after it; and their places.

    P12: if the goal is in reach already, a Password after the movement must open some new way first.
    """
    needs_way = situation.view.reached and situation.arrives and not situation.goes_on(situation.reach())
    if needs_way and (opening := situation.opening_pivot):
        return opening, ()
    kept = tuple[model.Place, ...]()
    for plan in (situation.plan, situation.next_plan):
        if plan is None:
            continue
        if change := _first_change(situation, plan, kept):
            return change, kept
        kept += plan.places
    return None, kept


def _first_change(situation: Situation, plan: Plan, kept: Sequence[model.Place]) -> model.Action | None:
    """Return what a plan needs now, flips first as they may change the plan; leave the kept places alone."""
    fixed = {*situation.view.fixed, *kept}
    free = [need for need in plan.needs if need.square not in fixed]
    for need in free:
        if not situation.view.tokens[need.square]:
            return model.FlipToken(SQUARES[need.square])
    changes = (situation.pivot_for(need) for need in free)
    return next((change for change in changes if change), None)


def _filler(situation: Situation, kept: tuple[model.Place, ...]) -> Sequence[model.Action]:
    """P4: all changes are compulsory, so look for classes near the goal, or else turn what does no harm."""
    view = situation.view
    free = [square for square in range(FIRST_ZONE) if square not in view.fixed and square not in kept]
    free = free or [square for square in range(FIRST_ZONE) if square not in view.fixed]
    hidden = [square for square in free if not view.tokens[square]]
    if hidden:
        routes = situation.routes_to(situation.focus())
        nearest = foremost(hidden, lambda square: -routes.cost_from(square))
        return [model.FlipToken(SQUARES[square]) for square in nearest]
    return _harmless_pivots(situation, free)


@lru_cache(KEPT)
def _discreet(situation: Situation, kept: tuple[model.Place, ...]) -> Sequence[model.Action]:
    """Turn no token up while only a rival seeks a room that is not found: it might show that one."""
    view = situation.view
    free = [s for s in range(FIRST_ZONE) if s not in view.fixed and s not in kept and view.tokens[s]]
    knows = situation.arrives and situation.goal_of(situation.seat, 1) is not None
    is_sought = any(situation.goal_of(rival) is None for rival in situation.rivals)
    if free and knows and is_sought:
        return _harmless_pivots(situation, free)
    return _filler(situation, kept)


def _harmless_pivots(situation: Situation, free: Sequence[model.Square]) -> list[model.Action]:
    view = situation.view
    squares = foremost(free, lambda square: _harmlessness(view.tokens[square]))
    is_first = view.year == "first"
    return [
        model.PivotToken(SQUARES[square], 2 if is_first and len(rotations(view.tokens[square])) == 2 else 1)
        for square in squares
    ]


def _harmlessness(token: model.Token) -> float:
    """Rate a token by how little a turn changes it: a cross stays as it was, a straight after two turns."""
    return -len(rotations(token))


def _lay(situation: Situation, dice: Dice) -> model.LayToken:
    """P5: lay the token in one of the best ways. Where there is only one, nothing is drawn."""
    ways = ways_to_lie(situation.view.lifted_token)
    if len(ways) == 1:
        return model.LayToken(ways[0])
    return model.LayToken(dice.choice(_good_ways(situation)))


@lru_cache(KEPT)
def _good_ways(situation: Situation) -> Sequence[str]:
    """Return the ways to lie with the cheapest routes to the next two classes, then the widest reach."""
    square = situation.view.lifted
    assert square is not None
    ways = ways_to_lie(situation.view.lifted_token)
    return foremost(ways, lambda way: _worth_of_lying(situation, square, way))


def _worth_of_lying(situation: Situation, square: model.Square, way: str) -> float:
    token = situation.view.lifted_token & ~15 | openings(way)
    after = situation.with_token(square, token)
    plan, following = after.plan, after.next_plan
    worth = len(after.reach()) / 100
    worth -= plan.cost if plan else 0
    return worth - AHEAD * (following.cost if following else 0)


def _move(situation: Situation, dice: Dice) -> model.MovePawn:
    """P9: go to the goal, or to where the fewest changes are left to make; over a star if possible."""
    view = situation.view
    stops = [stop for stop in view.stops if situation.may_stop(stop.place)]
    goal = next((stop for stop in stops if stop.place == situation.goal), None)
    stop = goal or dice.choice(foremost(stops, lambda stop: _worth_of_stopping(situation, stop)))
    return model.MovePawn(PLACES[stop.place], stop.has_star)


def _worth_of_stopping(situation: Situation, stop: model.Stop) -> float:
    star = STAR * stop.has_star
    if situation.goal is None:
        return star - _from_centre(stop.place) / 4
    return star - situation.routes_next_turn.cost_from(stop.place)


def _from_centre(place: model.Place) -> int:
    """Return the steps to the middle of the board, from which everything is near."""
    middle = SIZE // 2
    row, column = CELLS[place] if place < FIRST_ZONE else (0, 0)
    return abs(row - middle) + abs(column - middle)
