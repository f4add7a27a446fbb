"""Les couloirs de Poudlard: the controls of the private panel, for each phase of a turn and for the cards.

Controls that only choose hold a draft. Confirm, and controls that show chance or a secret (the die, a flip),
carry out the draft that they hold.
"""

import re
from collections.abc import Callable, Mapping
from functools import partial

from discord import ButtonStyle

from cogs.games.poudlard import labels
from cogs.games.poudlard.draft import OpenHand, PickToken, Plan, Step, aimed, aims_of, targets_of, text_of
from cogs.games.poudlard.words import is_winning
from cogs.panels.builder import Panel, Row
from cogs.ui.controls import Option, PressButton, button, select
from cogs.ui.limits import OPTIONS_LIMIT
from engine.poudlard import model
from engine.poudlard.layout import PLACES
from render.poudlard.scene import goal_of

GREEN, GREY = ButtonStyle.success, ButtonStyle.secondary


class Controls:
    """The controls of one page, at most five rows."""

    def __init__(self, plan: Plan) -> None:
        self._plan, self._viewer, self._view = plan, plan.viewer, plan.view
        self._words, self._seat = plan.viewer.words, plan.viewer.seat or 0
        self._panel = Panel(plan.viewer)

    def rows(self) -> tuple[Row, ...]:
        """The possible choices, then the buttons that end choosing."""
        match self._plan.step, self._view.phase:
            case OpenHand(), _:
                cards = self._selects("poudlard-choose-card", labels.cards(self._viewer), model.PlayCard)
                return (*cards, (self._back(self._plan.then()),))
            case model.PlayCard() as card, _:
                return (*self._targets(card), self._card_ends(card))
            case _, "change" | "password":
                pivots = self._selects("poudlard-choose-pivot", labels.tokens(self._viewer), PickToken)
                choices = [*self._flips(), *pivots, *self._turns()]
            case _, "lay":
                choices = [self._buttons(labels.ways(self._viewer), model.LayToken)]
            case _, "friday":
                tokens = labels.tokens(self._viewer)
                choices = self._selects("poudlard-choose-token", tokens, model.ChooseToken)
            case _, "move":
                choices = self._places()
            case _:
                choices = list[Row]()
        return (*choices, self._ends())

    def _buttons(self, offered: Mapping[str, str], step: Callable[[str], Step]) -> Row:
        return tuple(self._panel.pick(label, self._plan.then(step(name))) for name, label in offered.items())

    def _selects(
        self, key: str, offered: Mapping[str, str], step: Callable[[str], Step], verb: str = "choose"
    ) -> list[Row]:
        """As many selects as Discord's limit requires, evenly filled; each names its range."""
        chosen = self._plan.step if verb == "choose" else None
        options = [
            Option(text_of(each), label, chosen=each == chosen)
            for name, label in offered.items()
            for each in [step(name)]
        ]
        count = -(-len(options) // OPTIONS_LIMIT)
        rows: list[Row] = []
        for part in range(count):
            some = options[part * len(options) // count : (part + 1) * len(options) // count]
            title = self._words(key)
            if count > 1:
                facts = {"first": place_named(some[0].label), "last": place_named(some[-1].label)}
                title = self._words("poudlard-among", title=title, **facts)
            press = self._panel.press(verb, f"{key[-4:]}{part}", self._plan.then())
            rows.append((select(press, title, some),))
        return rows

    def _flips(self) -> list[Row]:
        """P25: a flip is final at once, so the select itself carries it out."""
        offered = labels.flips(self._viewer)
        return self._selects("poudlard-choose-flip", offered, model.FlipToken, "confirm")

    def _turns(self) -> list[Row]:
        """P5, P6: how the picked token may lie after its pivot; or the flip that a hint proposes."""
        match self._plan.step:
            case model.FlipToken(square=square):
                label = self._words("poudlard-button-flip", square=square)
                return [(self._panel.carry_out(label, self._plan.draft, style=GREEN),)]
            case PickToken(square=square):
                ways = labels.pivot_ways(self._viewer, square)
                return [self._buttons(ways, lambda quarters: model.PivotToken(square, int(quarters)))]
            case _:
                return []

    def _places(self) -> list[Row]:
        """P9, P13: each place within reach, and once more where a way there goes over a star."""
        offered, goal = labels.places(self._viewer), goal_of(self._view, self._seat)
        if len(offered) == 1 and (goal is None or PLACES[goal] not in offered):
            return []  # the button that ends the turn says all
        return self._selects("poudlard-choose-place", offered, labels.move_to)

    def _ends(self) -> Row:
        """The buttons that carry the plan out, then undo, cards and a hint."""
        plan, words = self._plan, self._words
        ends = self._carries_out()
        if plan.draft:
            ends.append(self._panel.pick(words("poudlard-button-undo"), plan.undone, "undo"))
        count = len(self._view.hand)
        label, hand = words("poudlard-button-cards", count=count), plan.then(OpenHand())
        return (*ends, self._panel.pick(label, hand, "hand", disabled=not count), *self._panel.hints())

    def _carries_out(self) -> list[PressButton]:
        plan, words, end = self._plan, self._words, self._plan.then(model.EndTurn())
        match plan.step, self._view.phase:
            case _, "roll":
                roll = self._panel.press("confirm", "roll", plan.then(model.RollDie()))
                return [button(roll, words("poudlard-button-roll"), GREEN, emoji="🎲")]
            case model.ChooseToken(), _:
                return [self._panel.confirm(plan.draft)]
            case model.MovePawn() as move, _:
                return self._moves(move)
            case _, "move":
                return [self._panel.carry_out(words("poudlard-button-stay-end"), end, "end")]
            case _, "end":
                return [self._panel.carry_out(words("poudlard-button-end"), end, "end", GREEN)]
            case _:
                return []

    def _moves(self, move: model.MovePawn) -> list[PressButton]:
        """Move and end the turn, or move only, for a player with cards. P24: a win needs no end of turn."""
        plan, words = self._plan, self._words
        if is_winning(self._view, self._seat, move.to):
            return [self._panel.confirm(plan.draft)]
        end, only = words("poudlard-button-move-end"), words("poudlard-button-move-only")
        first, second = (GREY, GREEN) if move.star else (GREEN, GREY)
        ends = self._panel.carry_out(end, plan.then(move, model.EndTurn()), "end", first)
        goes_on = self._panel.carry_out(only, plan.draft, style=second)
        return [ends, goes_on] if move.star or self._view.hand else [ends]

    def _back(self, draft: str) -> PressButton:
        return self._panel.pick(self._words("button-back"), draft, "back")

    def _targets(self, card: model.PlayCard) -> list[Row]:
        """The next possible targets of the card: tokens in selects, players on buttons."""
        able, step = labels.targets(self._viewer, card.card, *targets_of(card)), partial(aimed, card)
        if aims_of(card)[0]:
            return self._selects("poudlard-choose-target", able, step)
        return [self._buttons(able, step)] if able else []

    def _card_ends(self, card: model.PlayCard) -> Row:
        plan, chosen = self._plan, len(targets_of(card))
        ends = [self._panel.confirm(plan.draft, ready=chosen == sum(aims_of(card)))]
        if chosen:
            again = plan.then(model.PlayCard(card.card))
            ends.append(self._panel.pick(self._words("poudlard-button-again"), again, "again"))
        return (*ends, self._back(plan.then(OpenHand())))


def place_named(label: str) -> str:
    """The square that an option names, or all of a place that has another name."""
    square = re.search(r"\b[A-G][1-7]\b", label)
    return square.group() if square else label.split(" —")[0]
