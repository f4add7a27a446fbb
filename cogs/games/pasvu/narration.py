"""Pas vu pas pris: its sentences, and the pictures of looks and midnight cards that go with them."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from cogs.games.pasvu.event_context import Course
from cogs.games.pasvu.told import told, told_event
from cogs.games.pasvu.words import in_words
from cogs.panels.drawings import scene_of
from cogs.panels.narration import Narration
from cogs.tables.viewer import Viewer
from cogs.ui.pages import Drawing
from engine.core import RuleError, Seat
from engine.pasvu.events import Event, LookTaken, MidnightStruck
from engine.pasvu.model import View
from locales import Words
from render.pasvu import card, card_alt, keyhole, keyhole_alt


class PasvuNarration(Narration[View, Event]):
    """What Pas vu pas pris says."""

    def tell(self, events: Sequence[Event], viewer: Viewer[View]) -> list[str]:
        """A line for each player's ghosts."""
        return told(events, viewer)

    def extras(self, events: Sequence[Event], viewer: Viewer[View]) -> list[Drawing]:
        """V23: what was seen through the keyhole; and a midnight card that was turned over."""
        scene, words, looks, cards = scene_of(viewer), viewer.words, list[Drawing](), list[Drawing]()
        for index, event in enumerate(events):
            if isinstance(event, LookTaken):
                # The door first, then the look, then who was seen.
                door = told_event(events[index - 1], Course(events, index - 1, viewer)) if index else ""
                seen = replace(scene, view=replace(scene.view, looks=(event.look,)))
                name = f"keyhole-{len(looks) + 1}.png"
                looks.append(Drawing(partial(keyhole, seen), keyhole_alt(seen), name, door))
            elif isinstance(event, MidnightStruck):
                told_card = told_event(event, Course(events, index, viewer))
                drawing, name = partial(card, event.card, words), f"midnight-{len(cards) + 1}.png"
                cards.append(Drawing(drawing, card_alt(event.card, words), name, told_card))
        return [*looks, *cards]

    def refusal(self, error: RuleError, words: Words) -> RuleError:
        """Ghosts have names in each language."""
        return in_words(error, words)

    def call(self, viewer: Viewer[View], seat: Seat) -> str:
        """What is due: the midnight card, a piece of furniture, a plan or a side."""
        return f"pasvu-call-{viewer.view.phase}"

    def turn(self, viewer: Viewer[View], seat: Seat) -> str:
        """The step that the table waits for."""
        return f"pasvu-turn-{viewer.view.phase}"

    def score_line(self, viewer: Viewer[View], seat: Seat) -> str:
        """V10: points, and what they are for."""
        view = viewer.view
        out = sum(ghost.place == "out" for ghost in view.ghosts[seat])
        points, safe = view.points[seat], view.out[seat]
        return viewer.words("pasvu-score", points=points, out=out, safe=safe, hall=points - safe)

    def length(self, viewer: Viewer[View], time: str) -> str:
        """V10: the length in rounds, which is how players count."""
        return viewer.words("pasvu-length", rounds=viewer.view.round, time=time)
