"""Les couloirs de Poudlard: the controls for the cards in hand and for what a card is played on."""

from functools import partial

from discord import ButtonStyle

from cogs.games.poudlard import labels
from cogs.games.poudlard.choices import Choices
from cogs.games.poudlard.draft import Plan, aimed, aims_of, filled_in, targets_of
from cogs.games.poudlard.words import is_own_class
from cogs.panels.builder import Panel, Row
from cogs.ui.controls import PressButton
from engine.poudlard import model


class CardControls:
    """A button for each card that can be played; then its targets, Confirm, and the way back."""

    def __init__(self, plan: Plan) -> None:
        self._plan, self._viewer, self._view = plan, plan.viewer, plan.view
        self._words, self._seat = plan.viewer.words, plan.viewer.seat or 0
        self._panel = Panel(plan.viewer)
        self._choices = Choices(plan)

    def hand(self) -> tuple[Row, ...]:
        """The cards that can be played now."""
        cards = self._choices.buttons(labels.cards(self._viewer), model.PlayCard)
        return (*cards, (self._back(self._plan.without_hand),))

    def aiming(self, card: model.PlayCard) -> tuple[Row, ...]:
        """The next possible targets of the card, and what ends choosing."""
        return (*self._targets(card), self._ends(card))

    def _targets(self, card: model.PlayCard) -> list[Row]:
        """Rooms and players on buttons; other tokens in selects, Friday's five in one go."""
        able = labels.targets(self._viewer, card.card, *targets_of(card))
        if card.card == "friday":
            missing = aims_of(card, self._view)[0] - len(card.squares)
            return (
                self._choices.many("poudlard-choose-tokens", able, self._plan.then(card), missing)
                if missing
                else []
            )
        step = partial(aimed, self._view, card)
        if card.card == "peeves":
            return self._choices.selects("poudlard-choose-target", able, step)
        return self._choices.buttons(able, step)

    def _ends(self, card: model.PlayCard) -> Row:
        plan, chosen = self._plan, len(targets_of(card))
        is_ready = chosen == sum(aims_of(card, self._view))
        if is_ready and is_own_class(self._view, self._seat, card):
            label = self._words("poudlard-button-own-class")
            ends = [self._panel.carry_out(label, plan.draft, style=ButtonStyle.danger)]
        else:
            ends = [self._panel.confirm(plan.draft, ready=is_ready)]
        bare = model.PlayCard(card.card)
        if chosen and filled_in(self._view, bare) != card:
            again = self._words("poudlard-button-again")
            ends.append(self._panel.pick(again, plan.then(bare), "again"))
        return (*ends, self._back(plan.with_hand))

    def _back(self, draft: str) -> PressButton:
        return self._panel.pick(self._words("button-back"), draft, "back")
