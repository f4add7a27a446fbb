"""Les couloirs de Poudlard's face: one page of the panel for what is due, one for the cards in hand."""

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

import render.poudlard as pictures
from cogs.games.poudlard.controls import Controls
from cogs.games.poudlard.draft import (
    CARD,
    CHOOSE,
    END,
    FLIP,
    HAND,
    MOST_STEPS,
    PIVOT,
    ROLL,
    STAR,
    Plan,
    actions_of,
    joined,
    read_plan,
    step_of,
)
from cogs.games.poudlard.told import told
from cogs.games.poudlard.words import aim_words, goal_line, steps_words, stop_label, token_words, way_label
from cogs.panels.face import Face, board_drawing, panel_drawing, rule_pages, sample_names, suggestion
from cogs.tables.table import Table
from cogs.tables.viewer import Viewer
from cogs.ui.cards import clipped
from cogs.ui.controls import Press, PressButton, button
from cogs.ui.pages import Drawing, Page
from engine import GAMES
from engine.core import Dice, Seat
from engine.poudlard import model
from engine.poudlard.changes import CARD_PHASES
from engine.poudlard.layout import LESSONS, SQUARES, place_named
from engine.poudlard.model import Action, State, View
from locales import Words
from render.poudlard import Scene, samples
from render.poudlard.scene import card_word

TEXT_LIMIT = 1900  # of a panel: what happened just before stands above it
SAMPLE_SEATS = 3
SHOWN_AS_DONE = (model.LayToken, model.PivotToken, model.ChooseToken)


class PoudlardFace(Face):
    """The face of Les couloirs de Poudlard."""

    key: ClassVar = "poudlard"
    example: ClassVar = "roll"
    pictures: ClassVar = pictures.PICTURES
    over: ClassVar = {"stops": (), "playable": ()}

    def rules(self, words: Words) -> list[tuple[str, Drawing]]:
        """Five pages, each with a picture of a sample game."""
        drawings = [
            board_drawing(self.pictures, sample_scene("board", words)),
            panel_drawing(self.pictures, sample_scene("change", words), pictures.Draft()),
            panel_drawing(self.pictures, sample_scene("move", words), pictures.Draft()),
            hand_drawing(sample_scene("hand", words)),
            board_drawing(self.pictures, sample_scene("end", words)),
        ]
        return rule_pages(self.key, drawings, words)

    def own_controls(self, table: Table, words: Words) -> tuple[PressButton, ...]:
        """My cards, for every player at any time."""
        return (button(Press("hand", table.row.id, table.row.version), words("poudlard-button-hand")),)

    def tell(self, events: Sequence[Any], viewer: Viewer) -> list[str]:
        """What happened, the changes of a roll in one sentence."""
        return told(events, viewer)

    def page(self, viewer: Viewer, draft: str) -> Page:
        """The step that is due, with the choices made so far; or the cards in hand."""
        plan = read_plan(draft, viewer)
        scene = scene_of(viewer, plan.view)
        drawing = (
            hand_drawing(scene) if plan.kind == HAND else panel_drawing(self.pictures, scene, plan.drawn())
        )
        text = clipped("\n".join(page_lines(viewer, plan)), TEXT_LIMIT)
        return Page(text, drawing, Controls(viewer, plan).rows())

    def hand(self, viewer: Viewer) -> Page:
        """A player's own cards on another player's turn: to look at, not to play."""
        view: View = viewer.view
        text = clipped("\n".join(hand_lines(view, viewer.words)), TEXT_LIMIT)
        return Page(text, hand_drawing(scene_of(viewer, view)), ())

    def chosen(self, viewer: Viewer, field: str, draft: str, values: Sequence[str]) -> str:
        """Every option is a step that follows the draft of its select."""
        return joined(draft, next(iter(values), ""))

    def actions(self, viewer: Viewer, draft: str) -> tuple[Action, ...]:
        """The steps of the draft, one after the other."""
        return actions_of(draft)

    def hint(self, viewer: Viewer) -> str:
        """The stand-in's next steps, up to the first that shows chance or a secret."""
        game, state = viewer.table.game, viewer.table.state
        dice = Dice(b"hint" + viewer.version.to_bytes(4, "big"))
        steps: list[str] = []
        while len(steps) < MOST_STEPS:
            view: View = game.view(state, viewer.seat)
            action: Action = suggestion(viewer, view, dice)
            steps.append(step_of(action))
            if not isinstance(action, SHOWN_AS_DONE) or (view.phase == "friday" and view.left == 1):
                break
            state = game.apply(state, viewer.seat or 0, action, dice).state
        return joined(*steps)

    def score_line(self, viewer: Viewer, seat: Seat) -> str:
        """Classes attended."""
        view: View = viewer.view
        return viewer.words("poudlard-score", count=view.progress[seat], all=LESSONS)


FACE = PoudlardFace()


def scene_of(viewer: Viewer, view: View) -> Scene:
    """A view with the names at the table."""
    return Scene(view=view, names=viewer.names, words=viewer.words)


def hand_drawing(scene: Scene) -> Drawing:
    """A player's own cards."""
    return Drawing(lambda: pictures.hand(scene), pictures.hand_alt(scene), "hand.png")


def page_lines(viewer: Viewer, plan: Plan) -> list[str]:
    """The player's goal, the choices so far, and what to do now."""
    words = viewer.words
    if plan.kind == HAND:
        return hand_lines(plan.view, words)
    if plan.kind == CARD:
        return [*drafted(viewer, plan), aim_words(plan, viewer)]
    lines = [goal_line(plan.view, viewer.seat or 0, words), *drafted(viewer, plan)]
    if plan.kind in (ROLL, END, FLIP):
        now: View = viewer.view
        step = steps_words(actions_of(plan.kind + plan.rest), now, viewer)
        return [*lines, words("poudlard-hint", steps=step)]
    return [*lines, task_line(viewer, plan)]


def drafted(viewer: Viewer, plan: Plan) -> list[str]:
    """The steps that are shown as if done."""
    if not plan.made:
        return []
    now: View = viewer.view
    return [viewer.words("poudlard-panel-drafted", steps=steps_words(plan.made, now, viewer))]


def task_line(viewer: Viewer, plan: Plan) -> str:
    """What to do now."""
    view, words = plan.view, viewer.words
    match view.phase:
        case "change" | "password" if plan.kind == PIVOT and plan.square:
            token = view.tokens[SQUARES.index(plan.square)]
            what = token_words(token, words)
            return words("poudlard-panel-pivot", square=plan.square, token=what, way=way_label(token, words))
        case "change":
            return words(f"poudlard-panel-change-{view.year}", left=view.left)
        case "lay":
            what = token_words(view.lifted_token, words)
            return words("poudlard-panel-lay", square=SQUARES[view.lifted or 0], token=what)
        case "friday" if plan.kind == CHOOSE:
            return words("poudlard-panel-friday-ready", square=plan.rest)
        case "password" | "friday":
            return words(f"poudlard-panel-{view.phase}", left=view.left)
        case "move" if plan.to:
            place, star = place_named(plan.to) or 0, plan.kind == STAR
            label = stop_label(view, viewer.seat or 0, place, star=star, words=words)
            return words("poudlard-panel-to", place=label)
        case "move" if len(view.stops) == 1:
            return words("poudlard-panel-stuck")
        case _:
            return words(f"poudlard-panel-{view.phase}")


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
    return lines


@cache
def sample_state(wanted: str) -> State:
    """A position of a game between stand-ins for a page of the rules, always the same."""

    def is_it(view: View) -> bool:
        match wanted:
            case "board":
                return view.round == 3 and view.phase == "roll"
            case "change":
                return view.round == 2 and view.phase == "change" and view.left > 1
            case "move":
                return view.round == 4 and view.phase == "move" and len(view.stops) > 5
            case "hand":
                return view.phase == "roll" and len(view.hand) == 4
            case _:
                return view.turn is None

    return samples.position(SAMPLE_SEATS, is_it)


def sample_scene(wanted: str, words: Words) -> Scene:
    """That position as the player on turn sees it."""
    state = sample_state(wanted)
    view = GAMES["poudlard"].view(state, state.turn)
    return Scene(view=view, names=sample_names(words, SAMPLE_SEATS), words=words)
