"""Pas vu pas pris: the steps in which one of a few actions is chosen: the keyhole's side, midnight cards."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias, TypeVar

from cogs.games.pasvu.words import ghost_at, side_words, stand_words
from cogs.panels.builder import Panel
from cogs.panels.drawings import panel_drawing, scene_of
from cogs.panels.game_panel import GamePanel
from cogs.tables.viewer import Viewer
from cogs.ui.controls import Option, PressSelect
from cogs.ui.names import escaped
from cogs.ui.pages import Page
from engine.core import Dice, RuleError, Seat
from engine.pasvu import model
from engine.pasvu.midnight import offered_growths, sneaks, taggable
from engine.pasvu.model import Action, ChooseSide, GrowGhost, PassCard, SneakGhost, TagGhost, View
from engine.pasvu.rounds import side_of
from engine.pasvu.seating import right_of
from render.pasvu import PICTURES, CardDraft, SideDraft
from render.pasvu.scene import door_name, ghost_name

Choice: TypeAlias = ChooseSide | TagGhost | SneakGhost | GrowGhost | PassCard
C = TypeVar("C", bound=Choice)


class ChoicesPanel(GamePanel[View, Action]):
    """The panel of such a step, whose draft is the action that is chosen."""

    def page(self, viewer: Viewer[View], draft: str) -> Page:
        """Shows the choices by their drafts, and the draft if it is one of them."""
        choices = offered(viewer)
        page_of = side_page if viewer.view.phase == "side" else midnight_page
        return page_of(viewer, choices, draft if draft in choices else "")

    def actions(self, viewer: Viewer[View], draft: str) -> tuple[Action, ...]:
        """The choice that the draft holds."""
        if draft not in offered(viewer):
            raise RuleError("unknown-button")
        return super().actions(viewer, draft)

    def suggested(self, viewer: Viewer[View], dice: Dice) -> tuple[Action, ...]:
        """The stand-in's choice. V7: of a side it would be a look beforehand."""
        if viewer.view.phase == "side":
            raise RuleError("pasvu-no-side-hint")
        return super().suggested(viewer, dice)


def offered(viewer: Viewer[View]) -> dict[str, Choice]:
    """V7, V30, V33: the choices of this step by their text; none in other steps."""
    view, found = viewer.view, list[Choice]()
    if view.phase == "side":
        found += [ChooseSide(side) for side in model.SIDES if side != side_of(view.keyhole)]
    elif view.phase == "midnight":
        found += by_card(view, viewer.seat or 0)
    return {viewer.game.text(choice): choice for choice in found}


def by_card(view: View, seat: Seat) -> list[Choice]:
    """V30, V33: the choices that the card allows this seat."""
    if view.card == "brother":
        return [*offered_growths(view, seat), PassCard()]
    tags: list[Choice] = [TagGhost(ghost.name) for ghost in taggable(view, seat)]
    return tags or [SneakGhost(cell, stand.spot, stand.level) for cell, stand in sneaks(view, seat)]


def offered_of(kind: type[C], viewer: Viewer[View]) -> list[C]:
    """The choices of one kind."""
    return [choice for choice in offered(viewer).values() if isinstance(choice, kind)]


def choice_words(choice: Choice, viewer: Viewer[View]) -> str:
    """A choice in words, for options, hints and the panel's text."""
    words, seat, view = viewer.words, viewer.seat or 0, viewer.view
    match choice:
        case ChooseSide(side=side):
            return words("pasvu-button-side", side=side_words(side, words))
        case TagGhost(ghost=ghost):
            return words("pasvu-do-tag", ghost=ghost_at(view, right_of(view.colours, seat), ghost, words))
        case SneakGhost(cell=cell, spot=spot, level=level):
            place = stand_words(view, cell, spot, level, "small", words)
            return words("pasvu-do-sneak", cell=cell, spot=place)
        case GrowGhost(ghost=ghost, into=into):
            facts = {"ghost": ghost_at(view, seat, ghost, words), "into": ghost_name(words, into)}
            return words("pasvu-do-grow", **facts)
        case PassCard():
            return words("pasvu-do-pass")


# The panel of a side


def side_page(viewer: Viewer[View], choices: Mapping[str, Choice], draft: str) -> Page:
    """V7: the three sides where the keyhole is not, and Confirm."""
    words, view, panel = viewer.words, viewer.view, Panel(viewer)
    sides: dict[str, model.Side] = {
        text: choice.side for text, choice in choices.items() if isinstance(choice, ChooseSide)
    }
    names, side = {text: side_words(side, words) for text, side in sides.items()}, sides.get(draft)
    lines = [words("pasvu-panel-side", door=door_name(words, view.keyhole), number=view.crystal)]
    if side:
        lines.append(words("pasvu-panel-side-chosen", side=names[draft]))
    buttons = tuple(
        panel.pick(words("pasvu-button-side", side=name), text, text, chosen=text == draft)
        for text, name in names.items()
    )
    drawing = panel_drawing(PICTURES, scene_of(viewer), SideDraft(side))
    # V7: advice about the side would be a look, so there is no Hint.
    return Page("\n".join(lines), drawing, (buttons, (panel.confirm(draft, ready=side is not None),)))


# The panel of a midnight card


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
    by_cell: dict[model.Cell, list[SneakGhost]] = {}
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
    spots = model.SPOTS
    return min(places, key=lambda place: (place.level, abs(spots.index(place.spot) - spots.index("c"))))
