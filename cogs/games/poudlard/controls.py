"""Les couloirs de Poudlard: the controls of the private panel, for each phase of a turn and for the cards.

A select or a button that only chooses holds a draft. Those that show chance or a secret (the die, a flip)
and Confirm carry out the draft that they hold.
"""

import re
from collections.abc import Sequence

from discord import ButtonStyle

from cogs.games.poudlard.draft import (
    CARD,
    CHOOSE,
    DASH,
    END,
    FLIP,
    HAND,
    LAY,
    MOVE,
    PIVOT,
    ROLL,
    STAR,
    Plan,
    joined,
    next_targets,
)
from cogs.games.poudlard.words import (
    is_winning,
    pivot_label,
    pivots,
    ranked_stops,
    stop_label,
    target_label,
    token_label,
    way_label,
)
from cogs.tables.viewer import Viewer
from cogs.ui.controls import Option, Press, PressButton, PressSelect, button, select
from cogs.ui.limits import OPTIONS_LIMIT
from engine.mazes.sliding import openings
from engine.poudlard.changes import ways_to_lie
from engine.poudlard.layout import PLACES, SQUARES, TARGETS
from engine.poudlard.model import Place
from render.poudlard.scene import card_word, changeable, goal_of

Item = PressButton | PressSelect
Row = tuple[Item, ...]


class Controls:
    """The controls of one page, at most five rows."""

    def __init__(self, viewer: Viewer, plan: Plan) -> None:
        self._asked, self._plan, self._view = viewer, plan, plan.view
        self._words, self._seat = viewer.words, viewer.seat or 0

    def rows(self) -> tuple[Row, ...]:
        """What can be chosen now, then what ends the choosing."""
        if self._plan.kind == HAND:
            return (*self._cards(), (self._back(self._plan.steps),))
        if self._plan.kind == CARD:
            return (*self._targets(), self._card_ends())
        match self._view.phase:
            case "change" | "password":
                choices = [*self._flips(), *self._pivots(), *self._turns()]
            case "lay":
                choices = [self._ways()]
            case "friday":
                choices = self._fridays()
            case "move":
                choices = self._places()
            case _:
                choices = list[Row]()
        return (*choices, self._ends())

    def _press(self, verb: str, field: str, draft: str) -> Press:
        row = self._asked.table.row
        return Press(verb, row.id, row.version, field, draft)

    def _choice(self, step: str, label: str, *, chosen: bool = False) -> PressButton:
        style = ButtonStyle.primary if chosen else ButtonStyle.secondary
        return button(self._press("page", "", joined(self._plan.steps, step)), label, style)

    def _selects(self, verb: str, key: str, options: Sequence[Option]) -> list[Row]:
        """As many selects as Discord's limit asks for, evenly filled; each says which part it holds."""
        count = -(-len(options) // OPTIONS_LIMIT)
        rows: list[Row] = []
        for part in range(count):
            some = options[part * len(options) // count : (part + 1) * len(options) // count]
            title = self._words(key)
            if count > 1:
                facts = {"first": place_named(some[0].label), "last": place_named(some[-1].label)}
                title = self._words("poudlard-among", title=title, **facts)
            rows.append((select(self._press(verb, f"{key[-4:]}{part}", self._plan.steps), title, some),))
        return rows

    def _flips(self) -> list[Row]:
        """P25: a flip is final at once, so the select itself carries it out."""
        down = [SQUARES[square] for square in changeable(self._view) if not self._view.tokens[square]]
        options = [Option(FLIP + name, self._words("poudlard-button-flip", square=name)) for name in down]
        return self._selects("confirm", "poudlard-choose-flip", options)

    def _pivots(self) -> list[Row]:
        tokens = {SQUARES[at]: token for at in changeable(self._view) if (token := self._view.tokens[at])}
        options = [
            Option(PIVOT + name, token_label(name, token, self._words), chosen=name == self._plan.square)
            for name, token in tokens.items()
        ]
        return self._selects("choose", "poudlard-choose-pivot", options)

    def _turns(self) -> list[Row]:
        """P5, P6: how the picked token may lie after its pivot; or the flip that a hint proposes."""
        square, words = self._plan.square, self._words
        if square is None:
            return []
        if self._plan.kind == FLIP:
            label = words("poudlard-button-flip", square=square)
            return [(button(self._press("confirm", "", self._plan.draft), label, ButtonStyle.success),)]
        token = self._view.tokens[SQUARES.index(square)]
        ways = pivots(token, self._view.year)
        return [
            tuple(
                self._choice(f"{PIVOT}{square}{quarters}", pivot_label(token, turned, words))
                for quarters, turned in ways.items()
            )
        ]

    def _ways(self) -> Row:
        """P5: the orientations of the flipped token."""
        ways = ways_to_lie(self._view.lifted_token)
        return tuple(self._choice(LAY + way, way_label(openings(way), self._words)) for way in ways)

    def _fridays(self) -> list[Row]:
        tokens = {SQUARES[at]: self._view.tokens[at] for at in changeable(self._view)}
        options = [
            Option(CHOOSE + name, token_label(name, token, self._words), chosen=name == self._plan.square)
            for name, token in tokens.items()
        ]
        return self._selects("choose", "poudlard-choose-token", options)

    def _places(self) -> list[Row]:
        """P9, P13: each place within reach, and once more where a way there goes over a star."""
        stops = ranked_stops(self._view, self._seat)
        if len(stops) == 1 and stops[0][0] != goal_of(self._view, self._seat):
            return []  # the button that ends the turn says all
        options = [self._stop(place, star) for place, star in stops]
        return self._selects("choose", "poudlard-choose-place", options)

    def _stop(self, place: Place, star: bool) -> Option:
        step = (STAR if star else MOVE) + PLACES[place]
        label = stop_label(self._view, self._seat, place, star=star, words=self._words)
        return Option(step, label, chosen=step == self._plan.kind + self._plan.rest)

    def _ends(self) -> Row:
        """What carries the plan out, then undo, cards and a hint."""
        plan, words = self._plan, self._words
        ends = self._carries_out()
        if plan.draft:
            ends.append(button(self._press("page", "undo", plan.undone), words("poudlard-button-undo")))
        count = len(self._view.hand)
        hand = self._press("page", "hand", joined(plan.steps, HAND))
        ends.append(button(hand, words("poudlard-button-cards", count=count), disabled=not count))
        ends.append(button(self._press("hint", "", ""), words("button-hint")))
        return tuple(ends)

    def _carries_out(self) -> list[PressButton]:
        plan, words, green = self._plan, self._words, ButtonStyle.success
        match self._view.phase:
            case "roll":
                roll = self._press("confirm", "roll", joined(plan.steps, ROLL))
                return [button(roll, words("poudlard-button-roll"), green, emoji="🎲")]
            case "friday" if plan.kind == CHOOSE:
                return [button(self._press("confirm", "", plan.draft), words("button-confirm"), green)]
            case "move" if plan.to:
                return self._moves(plan.to)
            case "move":
                stay = self._press("confirm", "end", joined(plan.steps, END))
                return [button(stay, words("poudlard-button-stay-end"))]
            case "end":
                end = self._press("confirm", "end", joined(plan.steps, END))
                return [button(end, words("poudlard-button-end"), green)]
            case _:
                return []

    def _moves(self, to: str) -> list[PressButton]:
        """Move and end the turn; or go on, for whoever has cards. P24: a win needs no end of turn."""
        plan, words, green = self._plan, self._words, ButtonStyle.success
        alone = self._press("confirm", "", plan.draft)
        if is_winning(self._view, self._seat, to):
            return [button(alone, words("button-confirm"), green)]
        is_star = plan.kind == STAR
        ends = button(
            self._press("confirm", "end", joined(plan.draft, END)),
            words("poudlard-button-move-end"),
            ButtonStyle.secondary if is_star else green,
        )
        goes_on = button(
            alone, words("poudlard-button-move-only"), green if is_star else ButtonStyle.secondary
        )
        return [ends, goes_on] if is_star or self._view.hand else [ends]

    def _back(self, draft: str) -> PressButton:
        return button(self._press("page", "back", draft), self._words("button-back"))

    def _cards(self) -> list[Row]:
        options = [Option(CARD + card, card_word(self._words, card)) for card in self._view.playable]
        return self._selects("choose", "poudlard-choose-card", options)

    def _targets(self) -> list[Row]:
        """What the card can be played on next: tokens in selects, players on buttons."""
        card, chosen = self._plan.card, self._plan.targets
        assert card
        able = next_targets(self._view, card, chosen)
        labels = [target_label(card, target, self._view, self._asked) for target in able]
        steps = [CARD + DASH.join([card, *chosen, target]) for target in able]
        if TARGETS[card][0]:
            options = [Option(step, label) for step, label in zip(steps, labels, strict=True)]
            return self._selects("choose", "poudlard-choose-target", options)
        buttons = [self._choice(step, label) for step, label in zip(steps, labels, strict=True)]
        return [tuple(buttons)] if buttons else []

    def _card_ends(self) -> Row:
        plan, words = self._plan, self._words
        play = self._press("confirm", "", plan.draft)
        ends = [button(play, words("button-confirm"), ButtonStyle.success, disabled=not plan.is_aimed)]
        if plan.targets:
            again = CARD + plan.rest.split(DASH)[0]
            ends.append(
                button(
                    self._press("page", "again", joined(plan.steps, again)), words("poudlard-button-again")
                )
            )
        ends.append(self._back(joined(plan.steps, HAND)))
        return tuple(ends)


def place_named(label: str) -> str:
    """The square that an option names, or all of a place that has another name."""
    square = re.search(r"\b[A-G][1-7]\b", label)
    return square.group() if square else label.split(" —")[0]
