"""Pas vu pas pris: its sentences, and the pictures of looks and midnight cards that go with them."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from cogs.games.pasvu.plan_draft import Plan
from cogs.games.pasvu.plan_panel import path_words
from cogs.games.pasvu.told import told
from cogs.games.pasvu.words import in_words
from cogs.panels.drawings import scene_of
from cogs.panels.narration import Narration
from cogs.tables.viewer import Viewer
from cogs.ui.pages import Drawing
from engine.core import RuleError, Seat
from engine.pasvu.events import Event, LookTaken, MidnightStruck
from engine.pasvu.model import Card, View
from locales import Words
from render.pasvu import card, card_alt, keyhole, keyhole_alt


class PasvuNarration(Narration[View, Event]):
    """What Pas vu pas pris says."""

    def tell(self, events: Sequence[Event], viewer: Viewer[View]) -> list[str]:
        """A line for each player's ghosts."""
        return told(events, viewer)

    def extras(self, events: Sequence[Event], viewer: Viewer[View]) -> list[Drawing]:
        """V23: what was seen through the keyhole; and a midnight card that was turned over."""
        scene, words, drawings = scene_of(viewer), viewer.words, list[Drawing]()
        looks = [event.look for event in events if isinstance(event, LookTaken)]
        for number, look in enumerate(looks, 1):
            seen = replace(scene, view=replace(scene.view, looks=(look,)))
            drawings.append(Drawing(partial(keyhole, seen), keyhole_alt(seen), f"keyhole-{number}.png"))
        cards: list[Card] = [event.card for event in events if isinstance(event, MidnightStruck)]
        for number, kind in enumerate(cards, 1):
            drawing = partial(card, kind, words)
            drawings.append(Drawing(drawing, card_alt(kind, words), f"midnight-{number}.png"))
        return drawings

    def refusal(self, error: RuleError, words: Words) -> RuleError:
        """Ghosts have names in each language."""
        return in_words(error, words)

    def call(self, viewer: Viewer[View], seat: Seat) -> str:
        """What is due: the midnight card, a piece of furniture, a plan or a side."""
        return f"pasvu-call-{viewer.view.phase}"

    def turn(self, viewer: Viewer[View], seat: Seat) -> str:
        """The step that the table waits for."""
        return f"pasvu-turn-{viewer.view.phase}"

    def private_lines(self, viewer: Viewer[View]) -> list[str]:
        """V18: the plan that this player has handed in."""
        if not viewer.view.plan:
            return []
        plan = Plan(viewer, viewer.view.plan)
        paths = " · ".join(path_words(plan, number) for number in range(len(plan.paths)))
        return [viewer.words("pasvu-plan-so-far", paths=paths)]

    def score_line(self, viewer: Viewer[View], seat: Seat) -> str:
        """V10: points, and what they are for."""
        view = viewer.view
        out = sum(ghost.place == "out" for ghost in view.ghosts[seat])
        points, safe = view.points[seat], view.out[seat]
        return viewer.words("pasvu-score", points=points, out=out, safe=safe, hall=points - safe)

    def length(self, viewer: Viewer[View], time: str) -> str:
        """V10: the length in rounds, which is how players count."""
        return viewer.words("pasvu-length", rounds=viewer.view.round, time=time)
