"""Les couloirs de Poudlard: the controls for the cards in hand and for what a card is played on."""

from functools import partial

from discord import ButtonStyle

from cogs.games.poudlard import labels
from cogs.games.poudlard.choices import Choices
from cogs.games.poudlard.draft import OpenHand, aimed, aims_of, filled_in, targets_of
from cogs.games.poudlard.words import is_own_class
from cogs.panels.builder import Row
from cogs.ui.controls import PressButton
from engine.poudlard import model


class CardControls(Choices):
    """A button for each card that can be played; then its targets, Confirm, and the way back."""

    def hand(self) -> tuple[Row, ...]:
        """The cards that can be played now."""
        cards = self.buttons(labels.cards(self.viewer), model.PlayCard)
        return (*cards, (self._back(self.plan.then()),))

    def aiming(self, card: model.PlayCard) -> tuple[Row, ...]:
        """The next possible targets of the card, and what ends choosing."""
        return (*self._targets(card), self._ends(card))

    def _targets(self, card: model.PlayCard) -> list[Row]:
        """Rooms and players on buttons; other tokens in selects, Friday's five in one go."""
        able = labels.targets(self.viewer, card.card, *targets_of(card))
        if card.card == "friday":
            missing = aims_of(card, self.view)[0] - len(card.squares)
            return self.many("poudlard-choose-tokens", able, self.plan.then(card), missing) if missing else []
        step = partial(aimed, self.view, card)
        if card.card == "peeves":
            return self.selects("poudlard-choose-target", able, step)
        return self.buttons(able, step)

    def _ends(self, card: model.PlayCard) -> Row:
        plan, chosen = self.plan, len(targets_of(card))
        is_ready = chosen == sum(aims_of(card, self.view))
        if is_ready and is_own_class(self.view, self.seat, card):
            label = self.words("poudlard-button-own-class")
            ends = [self.panel.carry_out(label, plan.draft, style=ButtonStyle.danger)]
        else:
            ends = [self.panel.confirm(plan.draft, ready=is_ready)]
        bare = model.PlayCard(card.card)
        if chosen and filled_in(self.view, bare) != card:
            again = self.words("poudlard-button-again")
            ends.append(self.panel.pick(again, plan.then(bare), "again"))
        return (*ends, self._back(plan.then(OpenHand())))

    def _back(self, draft: str) -> PressButton:
        return self.panel.pick(self.words("button-back"), draft, "back")
