"""Les couloirs de Poudlard: the choices made so far, and their text in custom ids.

A draft is a row of steps with dots between: "lNE.pD41.mE5". Steps that show neither chance nor a secret
(laying the token one looks at, pivoting, choosing for Friday reshuffle) are shown as if done, and one more
may follow that is only chosen. Confirm carries out all of them; until then each can be taken back.
"""

import re
from collections.abc import Sequence

import msgspec

import render.poudlard as pictures
from cogs.tables.viewer import Viewer
from engine.core import Dice, RuleError, Seat
from engine.poudlard.layout import CARDS, PLACES, SQUARES, TARGETS
from engine.poudlard.model import Action, Card, View
from engine.poudlard.notation import NOTATION
from render.poudlard.scene import changeable, target_seats, target_squares

DOT, DASH = ".", "-"
LAY, PIVOT, CHOOSE, FLIP, MOVE, STAR, CARD, ROLL, END, HAND = "lpcfmskreh"
NAME = 2  # characters of a square's name
MOST_STEPS = 12  # nine changes, a movement and the end of the turn
PREVIEW = b"preview"


class Plan(msgspec.Struct, frozen=True):
    """The steps that are shown as done, the view after them, and the step chosen next."""

    view: View
    made: tuple[Action, ...] = ()
    kind: str = ""
    rest: str = ""

    @property
    def steps(self) -> str:
        """The draft of the steps that are shown as done."""
        return DOT.join(map(step_of, self.made))

    @property
    def draft(self) -> str:
        """The whole draft."""
        return joined(self.steps, self.kind + self.rest)

    @property
    def undone(self) -> str:
        """The draft without its last step."""
        return DOT.join(self.draft.split(DOT)[:-1])

    @property
    def square(self) -> str | None:
        """The token that is picked."""
        return self.rest if self.kind in (PIVOT, FLIP, CHOOSE) else None

    @property
    def to(self) -> str | None:
        """The place to go to."""
        return self.rest if self.kind in (MOVE, STAR) else None

    @property
    def card(self) -> Card | None:
        """The card that is being played."""
        return card_named(self.rest.split(DASH)[0]) if self.kind == CARD else None

    @property
    def targets(self) -> tuple[str, ...]:
        """What the card is played on so far: names of squares, or numbers of seats."""
        return tuple(self.rest.split(DASH)[1:]) if self.kind == CARD else ()

    @property
    def is_aimed(self) -> bool:
        """Has the card all its targets?"""
        return self.card is not None and len(self.targets) == sum(TARGETS[self.card])

    def drawn(self) -> pictures.Draft:
        """The chosen step in the form that the pictures take."""
        card = self.card
        if card:
            seats = tuple(map(int, self.targets)) if TARGETS[card][1] else ()
            return pictures.Draft(card=card, squares=() if seats else self.targets, seats=seats)
        return pictures.Draft(square=self.square, to=self.to, star=self.kind == STAR)


def joined(*steps: str) -> str:
    """Steps one after the other."""
    return DOT.join(filter(None, steps))


def card_named(name: str) -> Card | None:
    """An event card by its name."""
    return next((card for card in CARDS if card == name), None)


def read_plan(draft: str, viewer: Viewer) -> Plan:
    """Reads a draft; one that does not fit the position gives an empty plan."""
    game, seat = viewer.table.game, viewer.seat or 0
    empty = Plan(viewer.view)
    state, made = viewer.table.state, list[Action]()
    steps = draft.split(DOT) if draft else []
    for place, step in enumerate(steps[:MOST_STEPS]):
        view: View = game.view(state, viewer.seat)
        action = shown_as_done(step, view)
        if action is None:
            return chosen_last(Plan(view, tuple(made)), step) if place == len(steps) - 1 else empty
        try:
            state = game.apply(state, seat, action, Dice(PREVIEW)).state
        except RuleError:
            return empty
        made.append(action)
    return Plan(game.view(state, viewer.seat), tuple(made))


def shown_as_done(step: str, view: View) -> Action | None:
    """P25: only what shows neither chance nor a secret; the last of Friday's tokens starts the shuffle."""
    is_done = (
        step.startswith(LAY)
        or (step.startswith(PIVOT) and len(step) > 1 + NAME)
        or (step.startswith(CHOOSE) and view.left > 1)
    )
    try:
        return action_of(step) if is_done else None
    except RuleError:
        return None


def chosen_last(plan: Plan, step: str) -> Plan:
    """The plan with a step that is only chosen; without it where it is not possible."""
    chosen = msgspec.structs.replace(plan, kind=step[:1], rest=step[1:])
    return chosen if is_possible(chosen) else plan


def is_possible(plan: Plan) -> bool:
    """Can the chosen step be carried out once it is complete?"""
    view, rest = plan.view, plan.rest
    able = [SQUARES[square] for square in changeable(view)]
    match plan.kind:
        case "p" | "f" if view.phase in ("change", "password"):
            return rest in able and bool(view.tokens[SQUARES.index(rest)]) == (plan.kind == PIVOT)
        case "c" if view.phase == "friday":
            return rest in able and view.left == 1
        case "m" | "s":
            return any(PLACES[s.place] == rest and s.has_star >= (plan.kind == STAR) for s in view.stops)
        case "k":
            return plan.card in view.playable and has_possible_targets(plan)
        case "r":
            return view.phase == "roll" and not rest
        case "e":
            return view.phase in ("move", "end") and not rest
        case "h":
            return not rest
        case _:
            return False


def has_possible_targets(plan: Plan) -> bool:
    """Is each target one that could be chosen after those before it?"""
    card = plan.card
    if card is None or len(plan.targets) > sum(TARGETS[card]):
        return False
    return all(
        target in next_targets(plan.view, card, plan.targets[:place])
        for place, target in enumerate(plan.targets)
    )


def next_targets(view: View, card: Card, chosen: Sequence[str]) -> tuple[str, ...]:
    """P14 to P23: what can be chosen for a card after what is chosen already."""
    if len(chosen) == sum(TARGETS[card]):
        return ()
    if TARGETS[card][0]:
        able = [SQUARES[square] for square in target_squares(view, card)]
        return tuple(name for name in able if name not in chosen)
    seats: list[Seat] = list(target_seats(view, card))
    if card == "lost" and chosen:
        # P18, P26: two pawns on the same place have nothing to swap.
        seats = [seat for seat in seats if view.pawns[seat] != view.pawns[int(chosen[0])]]
    return tuple(map(str, seats))


def step_of(action: Action) -> str:
    """The text of an action."""
    return NOTATION.text(action)


WRITTEN = re.compile(r"[A-Za-z0-9.-]*")  # the characters of our drafts: no markdown, no mention
IN_ORDER = re.compile(r"l?p*(?:[frke]|[ms]e?)?|c+")  # the first letters of its steps


def actions_of(draft: str) -> tuple[Action, ...]:
    """The actions that a draft stands for; what we did not write is refused.

    P25: what shows chance or a secret (a roll, a flip, a card drawn on the way) is always the last step. All
    steps of a Confirm are carried out or none: after such a step, a refusal of the next would tell what it
    showed, and nothing would be committed.
    """
    steps = draft.split(DOT)
    if not WRITTEN.fullmatch(draft) or not IN_ORDER.fullmatch("".join(step[:1] for step in steps)):
        raise RuleError("unknown-button")
    return tuple(map(action_of, steps))


def action_of(step: str) -> Action:
    """The action of a step."""
    try:
        return NOTATION.parse(step)
    except RuleError:
        raise RuleError("unknown-button") from None
