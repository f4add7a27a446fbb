"""Pas vu pas pris: the panel of midnight cards by which players act one after another (V30, V33)."""

from collections.abc import Sequence
from typing import TypeAlias

import render.pasvu as pictures
from cogs.games.pasvu.words import ghost_at, scene_of, seat_of, stand_words, suggested, view_of
from cogs.panels.controls import PanelControls
from cogs.panels.face import panel_drawing
from cogs.tables.viewer import Viewer
from cogs.ui.controls import Option, PressSelect
from cogs.ui.names import escaped
from cogs.ui.pages import Page
from engine.core import RuleError, Seat
from engine.pasvu.hall.standing import Stand
from engine.pasvu.midnight import growths, sneaks, taggable
from engine.pasvu.model import GHOSTS, SPOTS, Cell, GrowGhost, PassCard, SneakGhost, TagGhost, View
from engine.pasvu.seating import right_of
from render.pasvu.scene import ghost_name

Choice: TypeAlias = TagGhost | SneakGhost | GrowGhost | PassCard
TAG, SNEAK, GROW, PASS = "t", "k", "g", "x"


def page(viewer: Viewer, draft: str) -> Page:
    """The choices that the card allows, and Confirm; V33 may be passed."""
    words, view = viewer.words, view_of(viewer)
    choice = offered(view, seat_of(viewer)).get(draft)
    controls = PanelControls(viewer)
    ends = [controls.confirm(draft if choice else "", ready=choice is not None)]
    if view.card == "brother":
        ends.append(controls.carry_out(words("pasvu-button-pass"), PASS, "pass"))
    rows = (*((row,) for row in _selects(viewer, draft)), (*ends, controls.hint()))
    shown = pictures.CardDraft(None if isinstance(choice, PassCard) else choice)
    return Page(_text(viewer, choice), panel_drawing(pictures.PICTURES, scene_of(viewer), shown), rows)


def _text(viewer: Viewer, choice: Choice | None) -> str:
    view, words = view_of(viewer), viewer.words
    title, about = words(f"midnight-{view.card}"), words(f"midnight-{view.card}-about")
    lines = [words("pasvu-panel-card", title=title, does=about)]
    if choice:
        return "\n".join([*lines, words("pasvu-panel-card-chosen", choice=choice_words(choice, viewer))])
    if view.card == "brother":
        return "\n".join([*lines, words("pasvu-panel-grow")])
    neighbour = escaped(viewer.names[right_of(view.colours, seat_of(viewer))])
    key = "pasvu-panel-tag" if taggable(view, seat_of(viewer)) else "pasvu-panel-sneak"
    return "\n".join([*lines, words(key, name=neighbour)])


def _selects(viewer: Viewer, draft: str) -> list[PressSelect]:
    view, words, seat = view_of(viewer), viewer.words, seat_of(viewer)
    choices = offered(view, seat)
    if any(isinstance(choice, SneakGhost) for choice in choices.values()):
        return _places(viewer, draft)
    key = "pasvu-choose-growth" if view.card == "brother" else "pasvu-choose-tag"
    options = [
        Option(value, choice_words(choice, viewer), chosen=value == draft)
        for value, choice in choices.items()
        if value != PASS
    ]
    return [PanelControls(viewer).choose("card", words(key), options)]


def _places(viewer: Viewer, draft: str) -> list[PressSelect]:
    """V30: a cell of the third row; then another place in it than the one proposed."""
    view, words, seat = view_of(viewer), viewer.words, seat_of(viewer)
    choices = offered(view, seat)
    sneaked = choices.get(draft)
    cell = sneaked.cell if isinstance(sneaked, SneakGhost) else ""
    by_cell: dict[Cell, list[Stand]] = {}
    for place, stand in sneaks(view, seat):
        by_cell.setdefault(place, []).append(stand)
    cells = [
        Option(_sneak_draft(place, middle_of(stands)), place, chosen=place == cell)
        for place, stands in by_cell.items()
    ]
    controls = PanelControls(viewer)
    found = [controls.choose("cell", words("pasvu-choose-cell"), cells)]
    if cell:
        drafts = {_sneak_draft(cell, stand): stand for stand in by_cell[cell]}
        spots = [
            Option(
                value, stand_words(view, cell, stand.spot, stand.level, "small", words), chosen=value == draft
            )
            for value, stand in drafts.items()
        ]
        found.append(controls.choose("spot", words("pasvu-choose-spot"), spots, draft))
    return found


def middle_of(stands: Sequence[Stand]) -> Stand:
    """The place nearest to the middle of a cell, on the floor if there is one."""
    return min(stands, key=lambda stand: (stand.level, abs(SPOTS.index(stand.spot) - SPOTS.index("c"))))


def choice_words(choice: Choice, viewer: Viewer) -> str:
    """A choice in words, for options, hints and the panel's text."""
    words, seat, view = viewer.words, seat_of(viewer), view_of(viewer)
    match choice:
        case TagGhost(ghost=ghost):
            return words("pasvu-do-tag", ghost=ghost_at(view, right_of(view.colours, seat), ghost, words))
        case SneakGhost(cell=cell, spot=spot, level=level):
            place = stand_words(view, cell, spot, level, "small", words)
            return words("pasvu-do-sneak", cell=cell, spot=place)
        case GrowGhost(ghost=ghost, into=into):
            return words(
                "pasvu-do-grow", ghost=ghost_at(view, seat, ghost, words), into=ghost_name(words, into)
            )
        case PassCard():
            return words("pasvu-do-pass")


def chosen(viewer: Viewer, field: str, draft: str, values: Sequence[str]) -> str:
    """Every option's value is the draft that it leads to."""
    return next(iter(values), draft)


def actions(viewer: Viewer, draft: str) -> tuple[Choice, ...]:
    """The choice that the draft holds."""
    choice = offered(view_of(viewer), seat_of(viewer)).get(draft)
    if choice is None:
        raise RuleError("unknown-button")
    return (choice,)


def hint(viewer: Viewer) -> str:
    """The stand-in's choice as a draft."""
    return written(suggested(viewer))


def offered(view: View, seat: Seat) -> dict[str, Choice]:
    """V30, V33: the choices that the card allows this seat, by draft. Larger ghosts of one size are alike."""
    if view.card == "brother":
        grown: dict[tuple[str, str], Choice] = {}
        for ghost, larger, _ in growths(view, seat):
            grown.setdefault((ghost.name, larger.size), GrowGhost(ghost.name, larger.name))
        return {written(choice): choice for choice in (*grown.values(), PassCard())}
    if tags := [TagGhost(ghost.name) for ghost in taggable(view, seat)]:
        return {written(choice): choice for choice in tags}
    places = [SneakGhost(cell, stand.spot, stand.level) for cell, stand in sneaks(view, seat)]
    return {written(choice): choice for choice in places}


def written(choice: Choice) -> str:
    """A choice as a draft."""
    match choice:
        case TagGhost(ghost=ghost):
            return f"{TAG}{GHOSTS.index(ghost)}"
        case SneakGhost(cell=cell, spot=spot, level=level):
            return f"{SNEAK}{cell}{SPOTS.index(spot)}{round(level * 100)}"
        case GrowGhost(ghost=ghost, into=into):
            return f"{GROW}{GHOSTS.index(ghost)}{GHOSTS.index(into)}"
        case PassCard():
            return PASS


def _sneak_draft(cell: Cell, stand: Stand) -> str:
    return written(SneakGhost(cell, stand.spot, stand.level))
