"""Le labyrinthe secret's face, and the pages of its rules."""

from functools import cache
from typing import get_args

from msgspec.structs import replace

from cogs.games.secret.narration import SecretNarration
from cogs.games.secret.panel import SecretPanel
from cogs.panels import drawings as drawn
from cogs.panels.drawings import RulePage, RulePages, board_drawing, panel_drawing, rule_pages
from cogs.panels.face import Face
from cogs.ui.pages import Drawing
from engine.core import Dice
from engine.secret import Secret
from engine.secret.events import Event
from engine.secret.model import Action, Options, Phase, State, View
from engine.secret.turn import is_on_target
from locales import Words
from render.secret import PICTURES, Draft

GAME = Secret()
SAMPLE_SEED = b"rules"
EXPLAINED = frozenset({("memory", "on"), ("goal", "5"), ("goal", "3")})  # on the page about options


def rules(words: Words) -> RulePages:
    """Each page with a picture of a sample game: its start, the steps of a turn, its end; the options."""
    start, *steps, end = [
        drawn.scene_of(drawn.sample_viewer(GAME, state, min(GAME.to_act(state), default=0), words))
        for state in sample_states()
    ]
    panels = [panel_drawing(PICTURES, scene, Draft()) for scene in (start, *steps)]
    drawings = [board_drawing(PICTURES, start), *panels, board_drawing(PICTURES, end)]
    options = RulePage(words("rules-secret-options"), sample_memory(words), EXPLAINED)
    return [*rule_pages(GAME.key, drawings, words), options]


def sample_memory(words: Words) -> Drawing:
    """S16: a position of the sample game as a player sees it who must remember the others' objects."""
    state = replace(sample_states()[2], memory=True)
    return board_drawing(PICTURES, drawn.scene_of(drawn.sample_viewer(GAME, state, 0, words)))


@cache
def sample_states() -> tuple[State, ...]:
    """Positions for the rule pages, always the same: a change, a move, a challenge, a duel, the end."""
    dice, found = Dice(SAMPLE_SEED), dict[str, State]()
    while "end" not in found:
        state = GAME.setup(3, Options(first=0), dice).state
        while to_act := GAME.to_act(state):
            # A challenge for the target offers no choice of a stake.
            if not is_on_target(state):
                found.setdefault(state.phase, state)
            seat = min(to_act)
            action = GAME.suggest(GAME.view(state, seat), seat, dice, "normal")
            state = GAME.apply(state, seat, action, dice).state
        if len(found) == len(get_args(Phase)):
            found["end"] = state
    return tuple(found[name] for name in ("change", "move", "challenge", "duel", "end"))


FACE: Face[View, Action, Event, Draft] = Face(
    game=GAME,
    example="turn",
    pictures=PICTURES,
    narration=SecretNarration(),
    panel=SecretPanel(),
    rules=rules,
)
