"""Pas vu pas pris's face."""

from cogs.games.pasvu.narration import PasvuNarration
from cogs.games.pasvu.panel import PasvuPanel
from cogs.games.pasvu.rule_pages import all_pages
from cogs.panels.face import Face
from engine.pasvu import PasVu
from engine.pasvu.events import Event
from engine.pasvu.model import Action, View
from render.pasvu import PICTURES, Draft

FACE: Face[View, Action, Event, Draft] = Face(
    game=PasVu(),
    example="plan",
    pictures=PICTURES,
    narration=PasvuNarration(),
    panel=PasvuPanel(),
    rules=all_pages,
)
