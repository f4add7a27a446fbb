"""Les couloirs de Poudlard: the controls of the private panel, for each phase of a turn.

Controls that only choose hold a draft. Confirm, and controls that show chance or a secret (the die, a flip),
carry out the draft that they hold. What is near or on the way to the goal has a button, the rest is in lists.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property

from discord import ButtonStyle

from cogs.games.poudlard import labels
from cogs.games.poudlard.card_controls import CardControls
from cogs.games.poudlard.choices import IN_ROW, Choices, in_rows
from cogs.games.poudlard.draft import OpenHand, OtherTokens, PickToken, Plan
from cogs.games.poudlard.words import goal_name, is_winning
from cogs.panels.builder import Panel, Row
from cogs.ui.controls import PressButton, button
from cogs.ui.limits import OPTIONS_LIMIT
from engine.poudlard import model
from engine.poudlard.guide import Guide
from engine.poudlard.layout import FIRST_ZONE, PLACES, SQUARES
from engine.poudlard.model import Action, Square
from render.poudlard.scene import changeable, goal_of

BLUE, GREEN, GREY = ButtonStyle.primary, ButtonStyle.success, ButtonStyle.secondary
NEAR_STOPS = 3
NEAR_PLACES = 3 * IN_ROW
NEAR_TOKENS = 4 * IN_ROW
MOST_NEEDED = 3  # tokens that turn at once; the page of the others has room for so many more


class Controls:
    """The controls of one page, at most five rows."""

    def __init__(self, plan: Plan) -> None:
        self._plan, self._viewer, self._view = plan, plan.viewer, plan.view
        self._words, self._seat = plan.viewer.words, plan.viewer.seat or 0
        self._panel = Panel(plan.viewer)
        self._choices = Choices(plan)

    def rows(self) -> tuple[Row, ...]:
        """The possible choices, then the buttons that end choosing."""
        match self._plan.step, self._view.phase:
            case OpenHand(), _:
                return CardControls(self._plan).hand()
            case model.PlayCard() as card, _:
                return CardControls(self._plan).aiming(card)
            case model.FlipToken(square=square), _:
                choices = in_rows(self._token_buttons(self._near(square), self._needs, hinted=square))
            case PickToken(square=square), _:
                choices = self._pivots(square)
            case OtherTokens(), _:
                choices = in_rows(self._token_buttons(self._others, {}))
            case _, "change" | "password":
                choices = in_rows(self._token_buttons(self._near(), self._needs))
            case _, "lay":
                choices = [self._ways()]
            case model.ChooseToken(), "friday":
                choices = list[Row]()
            case _, "friday":
                tokens, left = labels.tokens(self._viewer), self._view.left
                choices = self._choices.many("poudlard-choose-tokens", tokens, self._plan.then(), left)
            case _, "move":
                choices = self._places()
            case _:
                choices = list[Row]()
        return (*choices, self._ends())

    @cached_property
    def _guide(self) -> Guide:
        return Guide(self._view, self._seat)

    @cached_property
    def _needs(self) -> Mapping[Square, Action]:
        """The next changes that the way to the goal needs."""
        return dict(list(self._guide.needs.items())[:MOST_NEEDED])

    def _near(self, *hinted: str) -> list[Square]:
        """The near tokens, each in the same place after flips and while pivots are chosen in the panel.

        How a token lay before a pivot that was carried out, together with a flip, is not known: what is near
        may then change. What the way has come to need since, or a hint proposes, stands where the farthest
        stood.
        """
        of_turn = Guide(self._plan.before or self._view, self._seat).of_turn
        near = of_turn.nearest(tuple(range(FIRST_ZONE)))[:NEAR_TOKENS]
        wanted = {*self._needs, *map(SQUARES.index, hinted)}
        far = [square for square in reversed(near) if square not in wanted and square in self._able]
        places = dict(zip(far, sorted(wanted.difference(near)), strict=False))
        return [places.get(square, square) for square in sorted(near)]

    @cached_property
    def _able(self) -> frozenset[Square]:
        return frozenset(changeable(self._view))

    @cached_property
    def _others(self) -> list[Square]:
        """All other tokens, and those that could be turned otherwise than the way needs."""
        turning = [square for square, need in self._needs.items() if isinstance(need, model.PivotToken)]
        done = {*self._near()}.difference(turning)
        return [square for square in changeable(self._view) if square not in done]

    def _token_buttons(
        self, squares: Sequence[Square], needs: Mapping[Square, Action], hinted: str = ""
    ) -> list[PressButton]:
        """P4: tokens, those that the way needs in blue; flips are final at once, what is changed is shut."""
        goal = goal_name(self._view, self._guide.goal, self._words)
        found: list[PressButton] = []
        for square in squares:
            need, name = needs.get(square), SQUARES[square]
            label = labels.near_label(self._view, square, need)
            style = GREY
            if need:
                label, style = self._words("poudlard-button-opens", label=label, goal=goal), BLUE
            if name == hinted:
                label, style = self._words("poudlard-button-flip", square=name), GREEN
            if self._view.tokens[square]:
                press = self._panel.press("page", "", self._plan.then(need or PickToken(name)))
            else:
                press = self._panel.press("confirm", "", self._plan.then(model.FlipToken(name)))
            found.append(button(press, label, style, disabled=square not in self._able))
        return found

    def _pivots(self, square: str) -> list[Row]:
        """P5, P6: how the picked token may lie after its pivot."""
        ways = labels.pivot_ways(self._viewer, square)
        return self._choices.buttons(ways, lambda quarters: model.PivotToken(square, int(quarters)))

    def _ways(self) -> Row:
        """P5: how the flipped token may lie; marked where that leaves the least to change to the goal."""
        good = self._guide.good_ways()
        goal = goal_name(self._view, self._guide.goal, self._words)
        found: list[PressButton] = []
        for way, label in labels.ways(self._viewer).items():
            press = self._panel.press("page", "", self._plan.then(model.LayToken(way)))
            text = self._words("poudlard-button-opens", label=label, goal=goal) if way in good else label
            found.append(button(press, text, BLUE if way in good else GREY))
        return tuple(found)

    def _places(self) -> list[Row]:
        """P9, P13: the best places on buttons that also end the turn, others on buttons or in a select."""
        best = self._guide.good_stops(NEAR_STOPS)
        if len(self._view.stops) == 1 and not best:
            return []  # the button that ends the turn says all
        if isinstance(move := self._plan.step, model.MovePawn):
            return self._without_card(move)
        # Whoever holds no cards has nothing to do after the movement.
        ending = best if not self._view.hand else ()
        stops = [stop for stop in self._view.stops[1:] if stop not in ending]
        near = stops[: near_count(len(stops))]
        names = {
            labels.stop_name(stop): labels.near_stop_label(self._view, stop, self._words) for stop in near
        }
        far = {labels.stop_name(stop): self._stop_label(stop) for stop in stops[len(near) :]}
        return [
            *in_rows([self._go(stop) for stop in best]),
            *self._choices.buttons(names, labels.move_to),
            *self._choices.selects("poudlard-choose-place", far, labels.move_to),
        ]

    def _stop_label(self, stop: model.Stop) -> str:
        return labels.stop_label(self._view, self._seat, stop.place, star=stop.has_star, words=self._words)

    def _go(self, stop: model.Stop) -> PressButton:
        """A movement and the end of the turn in one. P24: a win needs no end of turn."""
        move = model.MovePawn(PLACES[stop.place], stop.has_star)
        label = labels.near_stop_label(self._view, stop, self._words)
        is_goal = stop.place == goal_of(self._view, self._seat)
        if is_winning(self._view, self._seat, move.to):
            text, draft = self._words("poudlard-button-go-win", label=label), self._plan.then(move)
        else:
            text = self._words("poudlard-button-go-end", label=label)
            draft = self._plan.then(move, model.EndTurn())
        return self._panel.carry_out(text, draft, "go", GREEN if is_goal else BLUE)

    def _without_card(self, move: model.MovePawn) -> list[Row]:
        """P13: a card is taken, or declined."""
        if not any(stop.has_star and PLACES[stop.place] == move.to for stop in self._view.stops):
            return []
        key = "poudlard-button-no-star" if move.star else "poudlard-button-star"
        other = model.MovePawn(move.to, star=not move.star)
        return [(self._panel.pick(self._words(key), self._plan.then(other), "star"),)]

    def _ends(self) -> Row:
        """The buttons that carry the plan out, then undo, cards and a hint."""
        plan, words = self._plan, self._words
        ends = self._carries_out()
        if isinstance(plan.step, OtherTokens):
            ends.append(self._panel.pick(words("button-back"), plan.then(), "back"))
        elif plan.draft and not plan.is_forced:
            ends.append(self._panel.pick(words("poudlard-button-undo"), plan.undone, "undo"))
        count = len(self._view.hand)
        cards = words("poudlard-button-cards", count=count)
        hand = self._panel.pick(cards, plan.with_hand, "hand", disabled=not count)
        return (*ends, hand, *self._panel.hints(plan.then()))

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
            case None | model.FlipToken(), "change" | "password" if self._others:
                return [self._panel.pick(words("poudlard-button-others"), plan.then(OtherTokens()), "others")]
            case _, "move" if self._guide.goal == self._view.pawns[self._seat]:
                return []  # P11: staying is a way to the goal, and has its button
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
        way = "stay" if PLACES[self._view.pawns[self._seat]] == move.to else "move"
        end, only = words(f"poudlard-button-{way}-end"), words(f"poudlard-button-{way}-only")
        first, second = (GREY, GREEN) if move.star else (GREEN, GREY)
        ends = self._panel.carry_out(end, plan.then(move, model.EndTurn()), "end", first)
        goes_on = self._panel.carry_out(only, plan.draft, style=second)
        return [ends, goes_on] if move.star or self._view.hand else [ends]


def near_count(stops: int) -> int:
    """How many of so many places get buttons, so that a select holds the rest and the page five rows."""
    if stops <= NEAR_PLACES:
        return stops
    fewer = NEAR_PLACES - IN_ROW
    return fewer if stops - fewer <= OPTIONS_LIMIT else 0
