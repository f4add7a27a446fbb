"""Les couloirs de Poudlard: the choices made so far, and their text in custom ids.

A draft is a row of steps with dots between: "lNE.pD41.mE5". Actions that show neither chance nor a secret
(laying the token one looks at, pivoting, choosing for Friday reshuffle) are shown as if done, and one more
step may follow that is only chosen. Confirm carries out all of them; until then each can be taken back.
"""

from typing import TypeAlias, TypeGuard

import msgspec
from msgspec.structs import replace

from cogs.games.poudlard.labels import can_aim, card_named, tokens
from cogs.panels.game_panel import DOT, MOST_ACTIONS
from cogs.tables.viewer import Viewer
from engine.core import Letters, RuleError, refusal
from engine.poudlard import model
from engine.poudlard.layout import TARGETS
from engine.poudlard.model import Action, View
from engine.poudlard.notation import NOTATION
from render.poudlard import Draft


class PickToken(msgspec.Struct, frozen=True):
    """A token is picked to be pivoted; how it will lie is not chosen yet."""

    square: str


class OpenHand(msgspec.Struct, frozen=True):
    """The cards in hand are looked at."""


Unfinished: TypeAlias = PickToken | OpenHand
Step: TypeAlias = Action | Unfinished  # a card may still lack targets
UNFINISHED: Letters[Unfinished] = Letters({"p": PickToken, "h": OpenHand})
HAND = UNFINISHED.text(OpenHand())


class Plan(msgspec.Struct, frozen=True):
    """The actions that are shown as done, what the player sees after them, and the step chosen next."""

    viewer: Viewer[View]
    made: tuple[Action, ...] = ()
    step: Step | None = None

    @property
    def view(self) -> View:
        """What the player sees after the actions."""
        return self.viewer.view

    def then(self, *steps: Step) -> str:
        """The draft of the actions that are shown as done, with other steps after them."""
        return DOT.join(map(text_of, (*self.made, *steps)))

    @property
    def draft(self) -> str:
        """The whole draft."""
        return self.then(self.step) if self.step else self.then()

    @property
    def undone(self) -> str:
        """The draft without its last step."""
        return self.then() if self.step else DOT.join(map(text_of, self.made[:-1]))

    def drawn(self) -> Draft:
        """The chosen step in the form that the pictures take."""
        match self.step:
            case model.PlayCard(card=card, squares=squares, seats=seats):
                return Draft(card=card_named(card), squares=squares, seats=seats)
            case PickToken(square=square) | model.FlipToken(square=square) | model.ChooseToken(square=square):
                return Draft(square=square)
            case model.MovePawn(to=to, star=star):
                return Draft(to=to, star=star)
            case _:
                return Draft()


def text_of(step: Step) -> str:
    """A step as text."""
    return UNFINISHED.text(step) if isinstance(step, Unfinished) else NOTATION.text(step)


def step_of(text: str) -> Step:
    """Reads a step, or refuses it."""
    return UNFINISHED.parse(text) if refusal(NOTATION.parse, text) else NOTATION.parse(text)


def aims_of(action: model.PlayCard) -> tuple[int, int]:
    """How many squares and how many seats a card is played on."""
    card = card_named(action.card)
    return TARGETS[card] if card else (0, 0)


def aimed(action: model.PlayCard, target: str) -> model.PlayCard:
    """A card with one more target: the name of a square, or the number of a seat."""
    if aims_of(action)[1]:
        return replace(action, seats=(*action.seats, int(target)))
    return replace(action, squares=(*action.squares, target))


def targets_of(action: model.PlayCard) -> tuple[str, ...]:
    """What a card is played on so far."""
    return (*action.squares, *map(str, action.seats))


def is_shown_as_done(step: Step, view: View) -> TypeGuard[Action]:
    """P25: only what shows neither chance nor a secret; the last of Friday's tokens starts the shuffle."""
    if isinstance(step, model.ChooseToken):
        return view.left > 1
    return isinstance(step, model.LayToken | model.PivotToken)


def read_plan(draft: str, viewer: Viewer[View]) -> Plan:
    """Reads a draft; one that does not fit the position gives an empty plan."""
    plan = Plan(viewer)
    try:
        for text in draft.split(DOT)[:MOST_ACTIONS] if draft else ():
            plan = planned(plan, step_of(text))
    except RuleError:
        return Plan(viewer)
    return plan


def planned(plan: Plan, step: Step) -> Plan:
    """The plan with one more step, or a refusal; nothing follows a step that is only chosen."""
    viewer = plan.viewer
    if plan.step is None and is_shown_as_done(step, plan.view):
        view = viewer.game.preview(plan.view, viewer.seat or 0, [step])
        return Plan(replace(viewer, view=view), (*plan.made, step))
    if plan.step or not is_possible(step, viewer):
        raise RuleError("unknown-button")
    return replace(plan, step=step)


def is_possible(step: Step, viewer: Viewer[View]) -> bool:
    """Can this step be carried out, once it is complete?"""
    game, view = viewer.game, viewer.view
    match step:
        case OpenHand():
            return True
        case PickToken(square=square):
            return view.phase != "friday" and square in tokens(viewer)
        case model.PlayCard(card=name):
            card = card_named(name)
            return card in view.playable and can_aim(view, card, targets_of(step))
        case _:
            return not refusal(game.check, game.imagine(view), viewer.seat or 0, step)
