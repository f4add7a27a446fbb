"""Les couloirs de Poudlard: one page of the panel for what is due, one for the cards in hand."""

from collections.abc import Sequence

from msgspec.structs import replace

from cogs.games.poudlard import words as told
from cogs.games.poudlard.controls import Controls
from cogs.games.poudlard.draft import (
    OpenHand,
    PickToken,
    Plan,
    aims_of,
    expanded,
    is_shown_as_done,
    read_plan,
    text_of,
)
from cogs.games.poudlard.labels import stop_label
from cogs.panels.drawings import panel_drawing, scene_of
from cogs.panels.game_panel import DOT, GamePanel
from cogs.tables.viewer import Viewer
from cogs.ui.cards import clipped
from cogs.ui.names import escaped
from cogs.ui.pages import Drawing, Page
from engine.core import Dice, RuleError, refusal
from engine.core.notation import DASH
from engine.poudlard import model
from engine.poudlard.changes import CARD_PHASES
from engine.poudlard.layout import SQUARES, place_named
from engine.poudlard.model import Action, View
from locales import Words
from render.poudlard import PICTURES, Scene, hand, hand_alt
from render.poudlard.scene import card_word, taken_squares

FRIDAY = text_of(model.PlayCard("friday"))
TEXT_LIMIT = 1900  # of a panel: what happened just before stands above it


class PoudlardPanel(GamePanel[View, Action]):
    """The step that is due, with the choices made so far; or the cards in hand."""

    def page(self, viewer: Viewer[View], draft: str) -> Page:
        plan = read_plan(draft, viewer)
        scene = scene_of(plan.viewer)
        is_hand = isinstance(plan.step, OpenHand)
        drawing = hand_drawing(scene) if is_hand else panel_drawing(PICTURES, scene, plan.drawn())
        text = clipped("\n".join(page_lines(viewer, plan)), TEXT_LIMIT)
        return Page(text, drawing, Controls(plan).rows())

    def chosen(self, viewer: Viewer[View], field: str, draft: str, values: Sequence[str]) -> str:
        """Every option is a step that follows the draft of its select, or a token for Friday reshuffle."""
        if draft.split(DOT)[-1].startswith(FRIDAY):
            return DASH.join((draft, *(value[1:] for value in values)))
        return DOT.join(filter(None, (draft, *values)))

    def actions(self, viewer: Viewer[View], draft: str) -> tuple[Action, ...]:
        """The steps of the draft, one after the other.

        P25: what shows chance or a secret is always the last step, but for the end of the turn after a
        movement. All steps of a Confirm are carried out or none: after such a step, a refusal of the next
        would tell what it showed, and nothing would be committed.
        """
        actions = self.written(viewer, draft)
        last = 2 if [*map(type, actions[-2:])] == [model.MovePawn, model.EndTurn] else 1
        before = actions[:-last]
        if refusal(viewer.game.preview, viewer.view, viewer.seat or 0, before):
            raise RuleError("unknown-button")
        return expanded(actions)

    def hint(self, viewer: Viewer[View]) -> str:
        """The stand-in's draft. P16: Friday reshuffle comes with its tokens."""
        return self.hint_after(viewer, "")

    def hint_after(self, viewer: Viewer[View], draft: str) -> str:
        """What the stand-in would do after the steps that are shown as done: it lays no token anew."""
        made = read_plan(draft, viewer)
        draft = DOT.join(filter(None, (made.then(), super().hint(made.viewer))))
        plan = read_plan(draft, viewer)
        if not isinstance(plan.step, model.PlayCard) or plan.step.card != "friday":
            return draft
        return plan.then(friday_suggested(plan, plan.step))

    def is_last(self, view: View, action: Action) -> bool:
        return not is_shown_as_done(action, view)


def friday_suggested(plan: Plan, card: model.PlayCard) -> model.PlayCard:
    """P16: the tokens that the stand-in would choose, if there are any to choose."""
    game, seat = plan.viewer.game, plan.viewer.seat or 0
    dice = Dice(plan.viewer.version.to_bytes(4, "big"))
    squares: list[str] = []
    while len(squares) < aims_of(card, plan.view)[0]:
        chosen = [model.PlayCard(card.card), *map(model.ChooseToken, squares)]
        state = game.imagine(plan.view)
        for action in chosen:
            state = game.apply(state, seat, action, Dice(b"")).state
        squares.append(game.suggest(game.view(state, seat), seat, dice, game.usual_level).square)
    return replace(card, squares=tuple(squares))


def hand_page(viewer: Viewer[View]) -> Page:
    """A player's own cards on another player's turn: to look at, not to play."""
    text = clipped("\n".join(hand_lines(viewer.view, viewer.words)), TEXT_LIMIT)
    return Page(text, hand_drawing(scene_of(viewer)), ())


def hand_drawing(scene: Scene) -> Drawing:
    """A player's own cards."""
    return Drawing(lambda: hand(scene), hand_alt(scene), "hand.png")


def page_lines(viewer: Viewer[View], plan: Plan) -> list[str]:
    """The player's goal, the choices so far, and what to do now."""
    words, view = viewer.words, plan.view
    goal, drafted = told.goal_line(view, viewer.seat or 0, words), list[str]()
    if plan.is_forced:
        square = view.touched[-1]
        token = told.token_words(view.tokens[square], words)
        drafted = [words("poudlard-panel-crossing", square=SQUARES[square], token=token)]
    elif plan.made:
        drafted = [words("poudlard-panel-drafted", steps=told.drafted_words(plan.made, viewer))]
    match plan.step:
        case OpenHand():
            return hand_lines(view, words)
        case model.PlayCard() as played:
            return [*drafted, *aim_lines(played, plan.viewer)]
        case model.RollDie() | model.EndTurn() | model.FlipToken() as step:
            return [goal, *drafted, words("poudlard-hint", steps=told.step_words(step, plan.viewer))]
        case _:
            return [goal, *drafted, task_line(plan), *told.password_lines(view, words)]


def task_line(plan: Plan) -> str:
    """What to do now."""
    view, words, seat = plan.view, plan.viewer.words, plan.viewer.seat or 0
    match plan.step, view.phase:
        case PickToken(square=square), _:
            token = view.tokens[SQUARES.index(square)]
            facts = {"token": told.token_words(token, words), "way": told.way_told(token, words)}
            return words("poudlard-panel-pivot", square=square, **facts)
        case model.ChooseToken(), _:
            return words("poudlard-panel-friday-ready")
        case model.MovePawn(to=to, star=star), _:
            label = stop_label(view, seat, place_named(to) or 0, star=star, words=words)
            return words("poudlard-panel-to", place=label)
        case _, "change":
            return words(f"poudlard-panel-change-{view.year}", left=view.left)
        case _, "lay":
            what = told.token_words(view.lifted_token, words)
            return words("poudlard-panel-lay", square=SQUARES[view.lifted or 0], token=what)
        case _, "password" | "friday":
            return words(f"poudlard-panel-{view.phase}", left=view.left)
        case _, "move" if len(view.stops) == 1:
            return words("poudlard-panel-stuck")
        case _:
            return words(f"poudlard-panel-{view.phase}")


def aim_lines(action: model.PlayCard, viewer: Viewer[View]) -> list[str]:
    """What a card does, and which targets are still to be chosen."""
    words, card = viewer.words, action.card
    title, does = words(f"poudlard-card-{card}"), words(f"poudlard-card-{card}-about")
    lines = [words("poudlard-card-line", card=title, does=does)]
    taken = taken_squares(viewer.view, "friday") if card == "friday" else ()
    chosen = [*taken, *action.squares, *(escaped(viewer.names[seat]) for seat in action.seats)]
    if chosen:
        lines.append(words("poudlard-panel-aimed", targets=", ".join(chosen)))
    squares, seats = aims_of(action, viewer.view)
    if missing := squares + seats - len(chosen) + len(taken):
        key = "poudlard-panel-aim-squares" if squares else "poudlard-panel-aim-players"
        if card == "cancelled":
            key = "poudlard-panel-aim-room"
        return [*lines, words(key, count=missing)]
    if told.is_own_class(viewer.view, viewer.seat or 0, action):
        return [*lines, words("poudlard-panel-own-class")]
    return [*lines, *told.way_lines(viewer.view, action, words), words("poudlard-panel-card-ready")]


def hand_lines(view: View, words: Words) -> list[str]:
    """A sentence for each kind of card in hand; on the player's turn also why it cannot be played."""
    if not view.hand:
        return [words("poudlard-hand-empty")]
    is_acting = view.turn == view.seat
    lines = [words("poudlard-hand", count=len(view.hand))]
    if is_acting and view.phase not in CARD_PHASES:
        lines.append(words("poudlard-hand-later"))
    for card in dict.fromkeys(view.hand):
        numbers = ", ".join(str(place) for place, held in enumerate(view.hand, 1) if held == card)
        about = words(f"poudlard-card-{card}-about")
        lines.append(words("poudlard-hand-card", numbers=numbers, card=card_word(words, card), does=about))
        if is_acting and view.phase in CARD_PHASES and card not in view.playable:
            lines.append(words("poudlard-hand-not-now", why=words(f"poudlard-nothing-{card}")))
        lines += told.hand_way_lines(view, card, words)
    return lines
