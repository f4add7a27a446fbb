"""Labyrinthe Junior's face, and the pages of its rules."""

from cogs.games.junior.draft import read_plan
from cogs.games.junior.narration import JuniorNarration
from cogs.games.junior.panel import JuniorPanel
from cogs.panels import drawings as drawn
from cogs.panels.drawings import RulePage, RulePages, board_drawing, panel_drawing, rule_pages
from cogs.panels.face import Face
from cogs.tables.viewer import Viewer
from engine.core import Dice
from engine.junior import Junior
from engine.junior.model import Action, Event, Goals, Options, View
from locales import Words
from render.junior import PICTURES, Draft

GAME, PANEL = Junior(), JuniorPanel()
SAMPLE_SEED = b"rules"
EXPLAINED = frozenset({("goals", "secret"), ("last_round", "on")})  # on the page about options


def rules(words: Words) -> RulePages:
    """The aim, the push, the move; secret goals; alone. Each with a picture of a sample game."""
    shared, secret, alone = (
        sample("shared", words),
        sample("secret", words),
        sample("shared", words, seats=1),
    )
    turn = read_plan(PANEL.drafted(shared, PANEL.suggested(shared, Dice(SAMPLE_SEED))), shared)
    drawings = [
        board_drawing(PICTURES, drawn.scene_of(shared)),
        panel_drawing(PICTURES, drawn.scene_of(shared), Draft()),
        panel_drawing(PICTURES, drawn.scene_of(shared), turn.drawn()),
        board_drawing(PICTURES, drawn.scene_of(alone)),
    ]
    *pages, solo = rule_pages(GAME.key, drawings, words)
    options = RulePage(
        words("rules-junior-options"), board_drawing(PICTURES, drawn.scene_of(secret)), EXPLAINED
    )
    return [*pages, options, solo]


def sample(goals: Goals, words: Words, seats: int = 2) -> Viewer[View]:
    """The first player of a sample game, always the same one."""
    state = GAME.setup(seats, Options(goals=goals, first=0), Dice(SAMPLE_SEED)).state
    return drawn.sample_viewer(GAME, state, 0, words)


FACE: Face[View, Action, Event, Draft] = Face(
    game=GAME,
    example="push",
    pictures=PICTURES,
    narration=JuniorNarration(),
    panel=PANEL,
    rules=rules,
)
