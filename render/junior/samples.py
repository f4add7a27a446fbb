"""Labyrinthe Junior: positions from played games, for the README and for tests."""

from functools import partial

from engine.core import Dice
from engine.junior import Junior
from engine.junior.layout import MAZE, square_of
from engine.junior.model import Goals, MovePawn, PushTile, State
from engine.mazes.sliding import sides_of
from locales import Words, words
from render.junior.board import paint_board
from render.junior.panel import paint_panel
from render.junior.scene import Draft, previewed
from render.kit.samples import position, scene_of

_GAME = Junior()
scene = partial(scene_of, _GAME)


def played(seats: int, turns: int, seed: bytes = b"dedale", goals: Goals = "shared") -> State:
    """Returns a game between stand-ins after some turns, or at its end."""

    def is_wanted(state: State) -> bool:
        return sum(state.turns) >= turns and state.phase != "move"

    return position(_GAME, seats, is_wanted, seed, goals=goals)


def drafts(state: State) -> tuple[Draft, Draft, Draft]:
    """Returns the three stages of a turn: nothing chosen, then a push, then a push and a move."""
    dice, seat = Dice(b"draft"), state.turn
    push = _GAME.suggest(_GAME.view(state, seat), seat, dice, _GAME.usual_level)
    assert isinstance(push, PushTile)
    after = _GAME.apply(state, seat, push, dice).state
    move = _GAME.suggest(_GAME.view(after, seat), seat, dice, _GAME.usual_level)
    assert isinstance(move, MovePawn)
    turned = Draft(sides=sides_of(state.spare))
    return turned, Draft(push.slot, push.sides), Draft(push.slot, push.sides, move.to)


def winning(seats: int, least: int) -> State:
    """Returns a game after at least this many turns, in which the player on turn can reach the target."""
    for turns in range(least, least + 50):
        state = played(seats, turns)
        if _is_won_by(state, drafts(state)[2]):
            return state
    raise LookupError("no such position")


def _is_won_by(state: State, draft: Draft) -> bool:
    after = previewed(scene(state, words("en"), state.turn), draft).view
    square = square_of(state.target or 0, after.tiles)
    return square is not None and MAZE.names[square] == draft.to


def sampled(words: Words) -> dict[str, bytes]:
    """Draws a picture of every kind, by name."""
    state = winning(4, 6)
    seen = scene(state, words, state.turn)
    turned, pushed, moved = drafts(state)
    return {
        "board": paint_board(scene(state, words)).png(),
        "panel-slot": paint_panel(seen, turned).png(),
        "panel-push": paint_panel(seen, pushed).png(),
        "panel": paint_panel(seen, moved).png(),
        "secret": paint_board(scene(played(3, 6, goals="secret"), words)).png(),
        "end": paint_board(scene(played(4, 1000), words)).png(),
    }
