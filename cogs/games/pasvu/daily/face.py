"""The face of the hall of the day. Its rules are a page of those of Pas vu pas pris."""

from cogs.games.pasvu.daily.narration import HallNarration
from cogs.games.pasvu.daily.panel import HallPanel
from cogs.games.pasvu.face import rules
from cogs.panels.face import Face
from engine.pasvu.daily import HallOfTheDay
from engine.pasvu.daily.model import Event, View
from engine.pasvu.model import Action
from render.pasvu import Draft
from render.pasvu.daily import PICTURES

FACE: Face[View, Action, Event, Draft] = Face(
    game=HallOfTheDay(),
    example="plan",
    pictures=PICTURES,
    narration=HallNarration(),
    panel=HallPanel(),
    rules=rules,
)
