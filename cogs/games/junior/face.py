"""Labyrinthe Junior's face, and the pages of its rules."""

from cogs.games.junior.draft import read_plan
from cogs.games.junior.narration import JuniorNarration
from cogs.games.junior.panel import JuniorPanel
from cogs.panels.drawings import RulePages, board_drawing, panel_drawing, rule_pages, sample_viewer, scene_of
from cogs.panels.face import Face
from cogs.tables.viewer import Viewer
from engine.core import Dice
from engine.junior import Junior
from engine.junior.model import Action, Event, Goals, Options, View
from locales import Words
from render.junior import PICTURES, Draft

GAME, PANEL = Junior(), JuniorPanel()
SAMPLE_SEED = b"rules"


def rules(words: Words) -> RulePages:
    """Four pages, each with a picture of a sample game."""
    shared, secret = sample("shared", words), sample("secret", words)
    turn = read_plan(PANEL.drafted(shared, PANEL.suggested(shared, Dice(SAMPLE_SEED))), shared)
    drawings = [
        board_drawing(PICTURES, scene_of(shared)),
        panel_drawing(PICTURES, scene_of(shared), Draft()),
        panel_drawing(PICTURES, scene_of(shared), turn.drawn()),
        board_drawing(PICTURES, scene_of(secret)),
    ]
    return rule_pages(GAME.key, drawings, words)


def sample(goals: Goals, words: Words) -> Viewer[View]:
    """The first player of a sample game, always the same one."""
    state = GAME.setup(2, Options(goals=goals, first=0), Dice(SAMPLE_SEED)).state
    return sample_viewer(GAME, state, 0, words)


FACE: Face[View, Action, Event, Draft] = Face(
    game=GAME,
    example="push",
    pictures=PICTURES,
    narration=JuniorNarration(),
    panel=PANEL,
    rules=rules,
)
