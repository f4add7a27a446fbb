"""Labyrinthe Junior: the stand-in. It plans from a view, so it knows what a person in its seat would."""

from engine.core import Dice, RuleError, Seat
from engine.core.dice import best
from engine.junior.layout import MAZE, square_of
from engine.junior.model import Action, MovePawn, PushTile, Square, View
from engine.junior.turn import MOVES, pushes
from engine.mazes.corridors import flood
from engine.mazes.sliding import OPENINGS, openings
from engine.mazes.solver import Position, Target, chances

LEVELS = ("easy", "normal")
GLANCES = 6  # pushes that an easy stand-in looks at before choosing


def suggest(view: View, seat: Seat, dice: Dice, level: str) -> Action:
    """Return the next action of a seat on turn."""
    if level not in LEVELS:
        raise RuleError("no-such-level", level=level)
    is_easy = level == "easy"
    if view.phase == "push":
        return (_easy_push if is_easy else _normal_push)(view, seat, dice)
    return (_easy_move if is_easy else _normal_move)(view, seat, dice)


def _easy_push(view: View, seat: Seat, dice: Dice) -> PushTile:
    """Return the first of a few pushes that brings the target into reach, or else any of them."""
    seen = dice.shuffled(pushes(view.spare & OPENINGS, view.banned))[:GLANCES]
    return next((push for push in seen if _wins(view, seat, push)), seen[0])


def _easy_move(view: View, seat: Seat, dice: Dice) -> MovePawn:
    """Go to the target, or else anywhere."""
    reach = MAZE.reach(view.tiles, view.pawns[seat])
    goal = _goal_square(view)
    return MOVES[goal if goal in reach else dice.choice(reach)]


def _normal_push(view: View, seat: Seat, dice: Dice) -> PushTile:
    """Return a push that brings the target into reach, or else the one that prepares the next turn best."""
    choices = pushes(view.spare & OPENINGS, view.banned)
    winning = [push for push in choices if _wins(view, seat, push)]
    if winning or view.target is None:
        return dice.choice(winning or choices)
    return best(choices, lambda push: _promise(view, seat, push), dice)


def _normal_move(view: View, seat: Seat, dice: Dice) -> MovePawn:
    """Go to the target, or else to the square from which most pushes would bring it into reach."""
    reach = MAZE.reach(view.tiles, view.pawns[seat])
    if view.target is None:
        return MOVES[dice.choice(reach)]
    goal = _goal_square(view)
    if goal in reach:
        return MOVES[goal]
    ways_in = chances(MAZE, _after(view, None))
    return MOVES[best(reach, lambda square: (True, ways_in[square]), dice)]


def _goal_square(view: View) -> Square:
    """Return where the target lies; `off_board` if it is on the spare or not known."""
    square = square_of(view.target, view.tiles) if view.target else None
    return MAZE.off_board if square is None else square


def _after(view: View, push: PushTile | None) -> Position:
    """Return the maze as the next player finds it: after a push in mind, or (None) as it lies now."""
    tiles, spare, slot, target = view.tiles, view.spare, view.pushed, Target(_goal_square(view), is_tile=True)
    if push:
        slot = push.slot
        tiles, spare = MAZE.push(tiles, spare & ~OPENINGS | openings(push.sides), slot)
        target = target.after(MAZE, slot)
    return Position(tiles, spare, MAZE.reverse[slot], target, 0)


def _stops(view: View, seat: Seat, push: PushTile, after: Position) -> int:
    """Return the set of squares where the pawn could stop after a push."""
    return flood(1 << MAZE.pawn_after_push(view.pawns[seat], push.slot), MAZE.fresh_joins(after.tiles))


def _wins(view: View, seat: Seat, push: PushTile) -> bool:
    """Would the push let the pawn stop on the target?"""
    if view.target is None:
        return False
    after = _after(view, push)
    return _stops(view, seat, push, after) >> after.target.square & 1 == 1


def _promise(view: View, seat: Seat, push: PushTile) -> tuple[bool, int]:
    """Rate a push that wins nothing now: is the next player kept out, and how many ways in do we have?"""
    after = _after(view, push)
    ways_in = chances(MAZE, after)
    stops = _stops(view, seat, push, after)
    rival = (seat + 1) % len(view.pawns)
    rivals_square = MAZE.pawn_after_push(view.pawns[rival], push.slot)
    is_safe = view.goals == "secret" or rival == seat or not ways_in[rivals_square]
    return is_safe, max(count for square, count in enumerate(ways_in) if stops >> square & 1)
