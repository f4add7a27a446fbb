"""Les couloirs de Poudlard's face."""

from cogs.games.poudlard.narration import PoudlardNarration
from cogs.games.poudlard.panel import PoudlardPanel
from cogs.games.poudlard.rule_pages import GAME, all_pages
from cogs.panels.face import Face
from engine.poudlard.events import Event
from engine.poudlard.model import Action, View
from render.poudlard import PICTURES, Draft

FACE: Face[View, Action, Event, Draft] = Face(
    game=GAME,
    example="roll",
    pictures=PICTURES,
    narration=PoudlardNarration(),
    panel=PoudlardPanel(),
    rules=all_pages,
    looks={"hand": "poudlard-button-hand"},
)
