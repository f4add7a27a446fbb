"""Le labyrinthe secret's face, and the pages of its rules."""

from functools import cache

from cogs.games.secret.narration import SecretNarration
from cogs.games.secret.panel import SecretPanel
from cogs.panels.drawings import (
    RulePages,
    board_drawing,
    panel_drawing,
    rule_pages,
    sample_viewer,
    scene_of,
)
from cogs.panels.face import Face
from engine.core import Dice
from engine.secret import Secret
from engine.secret.events import Event
from engine.secret.model import Action, Options, State, View
from locales import Words
from render.secret import PICTURES, Draft

GAME = Secret()
SAMPLE_SEED = b"rules"


def rules(words: Words) -> RulePages:
    """Four pages, each with a picture of a sample game."""
    scenes = [
        scene_of(sample_viewer(GAME, state, min(GAME.to_act(state)), words)) for state in sample_states()
    ]
    drawings = [panel_drawing(PICTURES, scene, Draft()) for scene in scenes]
    return rule_pages(GAME.key, [board_drawing(PICTURES, scenes[0]), *drawings], words)


@cache
def sample_states() -> tuple[State, State, State]:
    """Positions for the rule pages, always the same: a first change, a first move, a duel."""
    dice, found = Dice(SAMPLE_SEED), dict[str, State]()
    while "duel" not in found:
        state = GAME.setup(2, Options(first=0), dice).state
        while to_act := GAME.to_act(state):
            found.setdefault(state.phase, state)
            seat = min(to_act)
            action = GAME.suggest(GAME.view(state, seat), seat, dice, "easy")
            state = GAME.apply(state, seat, action, dice).state
    return found["change"], found["move"], found["duel"]


FACE: Face[View, Action, Event, Draft] = Face(
    game=GAME,
    example="turn",
    pictures=PICTURES,
    narration=SecretNarration(),
    panel=SecretPanel(),
    rules=rules,
)
