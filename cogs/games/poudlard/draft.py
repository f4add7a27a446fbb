"""Les couloirs de Poudlard: the choices made so far, and their text in custom ids.

A draft is a row of steps with dots between: "lNE.pD41.mE5". Actions that show neither chance nor a secret
(laying the token one looks at, pivoting, choosing for Friday reshuffle) are shown as if done, and one more
step may follow that is only chosen. Confirm carries out all of them; until then each can be taken back.
What has one answer alone is filled in. Friday reshuffle holds its tokens as targets: "kfriday-C1-D1-E1".
"""

from collections.abc import Sequence
from typing import TypeAlias, TypeGuard

import msgspec
from msgspec.structs import replace

from cogs.games.poudlard.labels import can_aim, card_named, next_targets, pivots, tokens
from cogs.panels.game_panel import DOT, MOST_ACTIONS
from cogs.tables.viewer import Viewer
from engine.core import Letters, RuleError, refusal
from engine.mazes.sliding import ways_to_lie
from engine.poudlard import model
from engine.poudlard.layout import SQUARES
from engine.poudlard.model import Action, View
from engine.poudlard.notation import NOTATION
from render.poudlard import Draft
from render.poudlard.scene import aims, taken_squares, target_seats


class PickToken(msgspec.Struct, frozen=True):
    """A token is picked to be pivoted; how it will lie is not chosen yet."""

    square: str


class OpenHand(msgspec.Struct, frozen=True):
    """The cards in hand are looked at."""


class OtherTokens(msgspec.Struct, frozen=True):
    """The tokens far from the way are looked at."""


Unfinished: TypeAlias = PickToken | OpenHand | OtherTokens
Step: TypeAlias = Action | Unfinished  # a card may still lack targets
UNFINISHED: Letters[Unfinished] = Letters({"p": PickToken, "h": OpenHand, "o": OtherTokens})
HAND = UNFINISHED.text(OpenHand())
PAIR = 2


class Plan(msgspec.Struct, frozen=True):
    """The actions that are shown as done, what the player sees after them, and the step chosen next."""

    viewer: Viewer[View]
    made: tuple[Action, ...] = ()
    step: Step | None = None
    kept: Step | None = None  # what was chosen when the cards in hand were opened; it waits
    is_forced: bool = False  # nothing is chosen but what has one answer alone
    before: View | None = None  # what the player saw before the actions, if there are any

    @property
    def view(self) -> View:
        """What the player sees after the actions."""
        return self.viewer.view

    def then(self, *steps: Step) -> str:
        """The draft of the actions that are shown as done, with other steps after them.

        What was chosen before the cards in hand were opened goes along, so that the way back leads to it.
        """
        waiting = (self.kept, OpenHand()) if self.kept else ()
        return self._text(*waiting, *steps)

    def _text(self, *steps: Step) -> str:
        return DOT.join(map(text_of, (*self.made, *steps)))

    @property
    def draft(self) -> str:
        """The whole draft, without what only waits: Confirm carries it out."""
        return self._text(self.step) if self.step else self._text()

    @property
    def with_hand(self) -> str:
        """The draft with the cards in hand opened over it; what is chosen waits."""
        chosen = self.kept if isinstance(self.step, model.PlayCard) else self.step
        return self._text(*filter(None, (chosen,)), OpenHand())

    @property
    def without_hand(self) -> str:
        """The draft as it was before the cards in hand were opened."""
        return self._text(*filter(None, (self.kept,)))

    @property
    def undone(self) -> str:
        """The draft without its last step."""
        return self.then() if self.step else DOT.join(map(text_of, self.made[:-1]))

    def drawn(self) -> Draft:
        """The chosen step in the form that the pictures take."""
        match self.step:
            case model.PlayCard(card=card, squares=squares, seats=seats):
                named = card_named(card)
                taken = taken_squares(self.view, named) if named else ()
                return Draft(card=named, squares=taken or squares, seats=seats)
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
    try:
        return NOTATION.parse(text)
    except RuleError:
        return UNFINISHED.parse(text)


def aims_of(action: model.PlayCard, view: View) -> tuple[int, int]:
    """How many squares and how many seats are chosen for a card."""
    card = card_named(action.card)
    return aims(view, card) if card else (0, 0)


def aimed(view: View, action: model.PlayCard, *targets: str) -> model.PlayCard:
    """A card with more targets: names of squares, or numbers of seats."""
    if aims_of(action, view)[1]:
        return replace(action, seats=(*action.seats, *map(int, targets)))
    return replace(action, squares=(*action.squares, *targets))


def filled_in(view: View, action: model.PlayCard) -> model.PlayCard:
    """The card with the targets that can be no others: the one opponent, the one visible room."""
    card = card_named(action.card)
    if card == "lost" and not action.seats and len(pair := target_seats(view, card)) == PAIR:
        return aimed(view, action, *map(str, pair))
    able = next_targets(view, card, targets_of(action)) if card else ()
    return filled_in(view, aimed(view, action, *able)) if len(able) == 1 else action


def expanded(actions: Sequence[Action]) -> tuple[Action, ...]:
    """P16: Friday reshuffle as the rules have it: the card, then one token after the other."""
    found: list[Action] = []
    for action in actions:
        if isinstance(action, model.PlayCard) and action.card == "friday" and action.squares:
            found += [model.PlayCard(action.card), *map(model.ChooseToken, action.squares)]
        else:
            found.append(action)
    return tuple(found)


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
        plan = Plan(viewer)
    return with_only_way(plan)


def with_only_way(plan: Plan) -> Plan:
    """P5: a flipped token that can lie in one way alone, a crossing, is laid without being asked."""
    view = plan.view
    if plan.step or view.phase != "lay" or len(ways := ways_to_lie(view.lifted_token)) != 1:
        return plan
    return replace(planned(plan, model.LayToken(ways[0])), is_forced=not plan.made)


def planned(plan: Plan, step: Step) -> Plan:
    """The plan with one more step, or a refusal; after a step that is only chosen, one can look at cards."""
    viewer = plan.viewer
    if isinstance(step, OpenHand) and not isinstance(plan.step, OpenHand | model.PlayCard):
        return replace(plan, step=step, kept=plan.step)
    if isinstance(step, PickToken) and (pivot := only_pivot(step, plan.view)):
        step = pivot
    if isinstance(step, model.PlayCard):
        plan = replace(plan, step=None) if isinstance(plan.step, OpenHand) else plan
        step = filled_in(plan.view, step) if is_possible(step, viewer) else step
    if plan.step is None and is_shown_as_done(step, plan.view):
        view = viewer.game.preview(plan.view, viewer.seat or 0, [step])
        before = plan.before or plan.view
        return Plan(replace(viewer, view=view), (*plan.made, step), before=before)
    if plan.step or not is_possible(step, viewer):
        raise RuleError("unknown-button")
    return replace(plan, step=step)


def only_pivot(picked: PickToken, view: View) -> model.PivotToken | None:
    """P5: the pivot of a token that looks the same however it lies."""
    if picked.square not in SQUARES or not (token := view.tokens[SQUARES.index(picked.square)]):
        return None
    turns = pivots(token, view.year)
    return model.PivotToken(picked.square, min(turns)) if len(turns) == 1 else None


def is_possible(step: Step, viewer: Viewer[View]) -> bool:
    """Can this step be carried out, once it is complete?"""
    game, view = viewer.game, viewer.view
    match step:
        case OtherTokens():
            return view.phase in ("change", "password")
        case PickToken(square=square):
            return view.phase != "friday" and square in tokens(viewer)
        case model.PlayCard(card=name):
            card = card_named(name)
            return card in view.playable and can_aim(view, card, targets_of(step))
        case _:
            return not refusal(game.check, game.imagine(view), viewer.seat or 0, step)
