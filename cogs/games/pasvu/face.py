"""Pas vu pas pris's face: pictures of the hall and of the looks, sentences, and a panel for each step."""

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar, Protocol

from msgspec.structs import replace

import render.pasvu as pictures
from cogs.games.pasvu import furniture_panel, midnight_panel, plan_panel, side_panel
from cogs.games.pasvu.plan_draft import resumed
from cogs.games.pasvu.rule_pages import all_pages
from cogs.games.pasvu.told import told
from cogs.games.pasvu.words import OVER, effect_lines, in_words, scene_of, view_of
from cogs.panels.face import Face
from cogs.tables.viewer import Viewer
from cogs.ui.pages import Drawing, Page
from engine.core import RuleError, Seat
from engine.pasvu.events import LookTaken, MidnightStruck
from engine.pasvu.model import View
from locales import Words


class Panel(Protocol):
    """The panel of one step: functions of a `Face`."""

    def page(self, viewer: Viewer, draft: str) -> Page: ...
    def chosen(self, viewer: Viewer, field: str, draft: str, values: Sequence[str]) -> str: ...
    def actions(self, viewer: Viewer, draft: str) -> tuple[Any, ...]: ...
    def hint(self, viewer: Viewer) -> str: ...


PANELS: dict[str, Panel] = {
    "furniture": furniture_panel,
    "plan": plan_panel,
    "side": side_panel,
    "midnight": midnight_panel,
}


def panel_of(viewer: Viewer) -> Panel:
    """The panel of the step that the round is in."""
    panel = PANELS.get(view_of(viewer).phase)
    if panel is None:
        raise RuleError("game-over")
    return panel


class PasvuFace(Face):
    """The face of Pas vu pas pris."""

    key: ClassVar = "pasvu"
    example: ClassVar = "plan"
    pictures: ClassVar = pictures.PICTURES
    over: ClassVar = OVER
    keeps: ClassVar = True

    def rules(self, words: Words) -> list[tuple[str, Drawing]]:
        """Ten pages, each with a picture."""
        return all_pages(words)

    def extras(self, events: Sequence[Any], viewer: Viewer) -> list[Drawing]:
        """V23: what was seen through the keyhole; and a midnight card that was turned over."""
        scene, words, drawings = scene_of(viewer), viewer.words, list[Drawing]()
        looks = [event.look for event in events if isinstance(event, LookTaken)]
        for number, look in enumerate(looks, 1):
            seen = replace(scene, view=replace(scene.view, looks=(look,)))
            drawing = partial(pictures.keyhole, seen)
            drawings.append(Drawing(drawing, pictures.keyhole_alt(seen), f"keyhole-{number}.png"))
        for number, event in enumerate((e for e in events if isinstance(e, MidnightStruck)), 1):
            drawing = partial(pictures.card, event.card, words)
            drawings.append(Drawing(drawing, pictures.card_alt(event.card, words), f"midnight-{number}.png"))
        return drawings

    def tell(self, events: Sequence[Any], viewer: Viewer) -> list[str]:
        """The sentences about what happened, a line for each player's ghosts."""
        return told(events, viewer)

    def page(self, viewer: Viewer, draft: str) -> Page:
        """The panel of the step that the round is in, below what a midnight card does in it."""
        page = panel_of(viewer).page(viewer, draft)
        lines = [*effect_lines(view_of(viewer), viewer.words), page.text]
        return replace(page, text="\n".join(lines))

    def chosen(self, viewer: Viewer, field: str, draft: str, values: Sequence[str]) -> str:
        """The draft after something was chosen in a select."""
        return panel_of(viewer).chosen(viewer, field, draft, values)

    def kept(self, viewer: Viewer, draft: str) -> str:
        """A plan is kept while it is made; any other step is one choice."""
        return plan_panel.kept(viewer, draft) if view_of(viewer).phase == "plan" else ""

    def resumed(self, draft: str, kept: str) -> str:
        """The kept plan, with the ghost in hand that the panel showed."""
        return resumed(draft, kept)

    def actions(self, viewer: Viewer, draft: str) -> tuple[Any, ...]:
        """The action of Confirm in this step."""
        return panel_of(viewer).actions(viewer, draft)

    def hint(self, viewer: Viewer) -> str:
        """What the stand-in would do in this step."""
        return panel_of(viewer).hint(viewer)

    def refusal(self, error: RuleError, words: Words) -> RuleError:
        """Ghosts have names in each language."""
        return in_words(error, words)

    def call(self, viewer: Viewer, seat: Seat) -> str:
        """What is due: the midnight card, a piece of furniture, a plan or a side."""
        return f"pasvu-call-{viewer.view.phase}"

    def turn(self, viewer: Viewer, seat: Seat) -> str:
        """The step that the table waits for."""
        return f"pasvu-turn-{viewer.view.phase}"

    def score_line(self, viewer: Viewer, seat: Seat) -> str:
        """V10: points, and what they are for."""
        view: View = viewer.view
        out = sum(ghost.place == "out" for ghost in view.ghosts[seat])
        points, safe = view.points[seat], view.out[seat]
        return viewer.words("pasvu-score", points=points, out=out, safe=safe, hall=points - safe)

    def length(self, viewer: Viewer, time: str) -> str:
        """V10: the length in rounds, which is how players count."""
        return viewer.words("pasvu-length", rounds=viewer.view.round, time=time)


FACE = PasvuFace()
