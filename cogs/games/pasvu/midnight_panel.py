"""Pas vu pas pris: the panel of midnight cards by which players act one after another (V30, V33)."""

from collections.abc import Mapping, Sequence

from cogs.games.pasvu.choices import Choice, choice_words
from cogs.games.pasvu.words import stand_words
from cogs.panels.builder import Panel
from cogs.panels.drawings import panel_drawing, scene_of
from cogs.tables.viewer import Viewer
from cogs.ui.controls import Option, PressSelect
from cogs.ui.names import escaped
from cogs.ui.pages import Page
from engine.pasvu.model import SPOTS, Cell, ChooseSide, PassCard, SneakGhost, TagGhost, View
from engine.pasvu.seating import right_of
from render.pasvu import PICTURES, CardDraft


def midnight_page(viewer: Viewer[View], choices: Mapping[str, Choice], draft: str) -> Page:
    """The choices that the card allows, and Confirm; V33 may be passed."""
    panel, choice = Panel(viewer), choices.get(draft)
    passing = [
        panel.carry_out(viewer.words("pasvu-button-pass"), text, "pass")
        for text, each in choices.items()
        if isinstance(each, PassCard)
    ]
    ends = panel.ends(draft, *passing, ready=choice is not None)
    rows = (*((select,) for select in selects(viewer, choices, draft)), ends)
    shown = CardDraft(None if isinstance(choice, PassCard | ChooseSide) else choice)
    lines = panel_lines(viewer, choices, choice)
    return Page("\n".join(lines), panel_drawing(PICTURES, scene_of(viewer), shown), rows)


def panel_lines(viewer: Viewer[View], choices: Mapping[str, Choice], choice: Choice | None) -> list[str]:
    """The card, and what is chosen or to be chosen."""
    view, words = viewer.view, viewer.words
    title, about = words(f"midnight-{view.card}"), words(f"midnight-{view.card}-about")
    line = words("pasvu-panel-card", title=title, does=about)
    if choice:
        return [line, words("pasvu-panel-card-chosen", choice=choice_words(choice, viewer))]
    if view.card == "brother":
        return [line, words("pasvu-panel-grow")]
    neighbour = escaped(viewer.names[right_of(view.colours, viewer.seat or 0)])
    can_tag = any(isinstance(each, TagGhost) for each in choices.values())
    return [line, words("pasvu-panel-tag" if can_tag else "pasvu-panel-sneak", name=neighbour)]


def selects(viewer: Viewer[View], choices: Mapping[str, Choice], draft: str) -> list[PressSelect]:
    """Each option's value is the draft that it leads to."""
    view, words = viewer.view, viewer.words
    sneaks = {text: choice for text, choice in choices.items() if isinstance(choice, SneakGhost)}
    if sneaks:
        return place_selects(viewer, sneaks, draft)
    key = "pasvu-choose-growth" if view.card == "brother" else "pasvu-choose-tag"
    options = [
        Option(text, choice_words(choice, viewer), chosen=text == draft)
        for text, choice in choices.items()
        if not isinstance(choice, PassCard)
    ]
    return [Panel(viewer).select("card", words(key), options)]


def place_selects(viewer: Viewer[View], sneaks: Mapping[str, SneakGhost], draft: str) -> list[PressSelect]:
    """V30: a cell of the third row; then another place in it than the one proposed."""
    words, panel, cell = viewer.words, Panel(viewer), sneaks[draft].cell if draft in sneaks else ""
    by_cell: dict[Cell, list[SneakGhost]] = {}
    for sneak in sneaks.values():
        by_cell.setdefault(sneak.cell, []).append(sneak)
    cells = [
        Option(viewer.game.text(middle_of(places)), place, chosen=place == cell)
        for place, places in by_cell.items()
    ]
    spots = [
        Option(
            text,
            stand_words(viewer.view, cell, sneak.spot, sneak.level, "small", words),
            chosen=text == draft,
        )
        for text, sneak in sneaks.items()
        if sneak.cell == cell
    ]
    found = [panel.select("cell", words("pasvu-choose-cell"), cells)]
    return [*found, panel.select("spot", words("pasvu-choose-spot"), spots, draft)] if spots else found


def middle_of(places: Sequence[SneakGhost]) -> SneakGhost:
    """The place nearest to the middle of a cell, on the floor if there is one."""
    return min(places, key=lambda place: (place.level, abs(SPOTS.index(place.spot) - SPOTS.index("c"))))
