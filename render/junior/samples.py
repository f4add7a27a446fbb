"""Labyrinthe Junior: positions from played games, for the README and for tests."""

from collections.abc import Iterator

from engine.core import Dice, Seat
from engine.junior import Junior
from engine.junior.layout import MAZE, square_of
from engine.junior.model import Goals, MovePawn, Options, PushTile, State
from engine.mazes.sliding import sides_of
from locales import Words, words
from render.junior.board import board
from render.junior.lobby import lobby_card
from render.junior.panel import panel
from render.junior.scene import Draft, Scene, after_push
from render.kit.samples import NAMES, first, positions

_GAME = Junior()


def played(seats: int, turns: int, seed: bytes = b"dedale", goals: Goals = "shared") -> State:
    """Returns a game between stand-ins after some turns, or at its end."""
    states: Iterator[State] = positions(_GAME, seats, Options(goals=goals, first=0), seed)
    return first(states, lambda state: sum(state.turns) >= turns and state.phase != "move")


def scene(state: State, words: Words, seat: Seat | None = None) -> Scene:
    """Returns the scene that a seat or a spectator (None) may see."""
    return Scene(_GAME.view(state, seat), NAMES[: len(state.pawns)], words)


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
    after = after_push(_GAME.view(state, state.turn), draft)
    square = square_of(state.target or 0, after.tiles)
    return square is not None and MAZE.names[square] == draft.to


def pictures() -> dict[str, bytes]:
    """Draws a picture of every kind, by file name."""
    french, english = words("fr"), words("en")
    state = winning(4, 6)
    seen = scene(state, english, state.turn)
    turned, pushed, moved = drafts(state)
    secret, ended = played(3, 6, goals="secret"), played(4, 1000)
    return {
        "junior-lobby.png": lobby_card(english),
        "junior-lobby-fr.png": lobby_card(french),
        "junior-board.png": board(scene(state, english)),
        "junior-board-fr.png": board(scene(state, french)),
        "junior-panel-slot.png": panel(seen, turned),
        "junior-panel-push.png": panel(seen, pushed),
        "junior-panel.png": panel(seen, moved),
        "junior-secret.png": board(scene(secret, english)),
        "junior-end.png": board(scene(ended, english)),
    }
