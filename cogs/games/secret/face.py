"""Le labyrinthe secret's face: one page of the panel for each phase of a turn.

S2 forbids trying out, so a change is chosen on the present board and shown only once it is confirmed.
"""

import secrets
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

import render.secret as pictures
from cogs.games.secret.controls import Controls
from cogs.games.secret.draft import CENTRE_TURNS, NOTHING, SEATS, SIGNS, STAKES, draft_of, read_draft
from cogs.games.secret.told import told
from cogs.games.secret.words import page_lines
from cogs.panels.face import Face, board_drawing, panel_drawing, rule_pages, sample_names, suggestion
from cogs.tables.viewer import Viewer
from cogs.ui.pages import Drawing, Page
from engine import GAMES
from engine.core import Dice, RuleError, Seat
from engine.secret import model
from engine.secret.layout import CENTRE
from engine.secret.model import Action, View
from locales import Words
from render.secret import Scene

SAMPLE_SEED = b"rules"


class SecretFace(Face):
    """The face of Le labyrinthe secret."""

    key: ClassVar = "secret"
    example: ClassVar = "turn"
    pictures: ClassVar = pictures.PICTURES
    over: ClassVar = {"target": None, "target_place": None, "duel": None, "to_act": ()}

    def rules(self, words: Words) -> list[tuple[str, Drawing]]:
        """Four pages, each with a picture of a sample game."""
        names = sample_names(words, 2)
        scenes = [Scene(view=view, names=names, words=words) for view in sample_views()]
        drawings = [panel_drawing(self.pictures, scene, pictures.Draft()) for scene in scenes]
        return rule_pages(self.key, [board_drawing(self.pictures, scenes[0]), *drawings], words)

    def tell(self, events: Sequence[Any], viewer: Viewer) -> list[str]:
        """A sentence for each thing that happened."""
        return told(events, viewer)

    def page(self, viewer: Viewer, draft: str) -> Page:
        """The step that is due, with the choices made so far."""
        scene: Scene = self.scene(viewer)
        chosen = read_draft(draft, scene.view)
        lines = page_lines(viewer, scene.view, chosen)
        if scene.view.phase == "challenge" and draft == NOTHING:
            lines.append(viewer.words("secret-hint-pass"))
        return Page(
            "\n".join(lines),
            panel_drawing(self.pictures, scene, chosen),
            Controls(viewer, scene.view, chosen).rows(),
        )

    def chosen(self, viewer: Viewer, field: str, draft: str, values: Sequence[str]) -> str:
        """Every select holds whole drafts."""
        return next(iter(values), "")

    def actions(self, viewer: Viewer, draft: str) -> tuple[Action, ...]:
        """Confirm holds the phase and the draft; a text that we did not write is refused."""
        try:
            return (self._action(*draft.split(":", 1)),)
        except (ValueError, KeyError, TypeError):
            raise RuleError("unknown-button") from None

    def _action(self, kind: str, rest: str) -> Action:
        match kind:
            case "change":
                return (
                    model.TurnCentre(CENTRE_TURNS[rest]) if rest.startswith(CENTRE) else model.TurnRing(rest)
                )
            case "move":
                return model.MovePawn(rest)
            case "challenge" if rest == NOTHING:
                return model.EndTurn()
            case "challenge":
                rival, _, stake = rest.partition(".")
                return model.Challenge(SEATS.index(rival), STAKES[stake])
            case "duel":
                first, second, third = rest
                return model.ChooseSigns((SIGNS[first], SIGNS[second], SIGNS[third]))
            case _:
                return model.PlacePawn(rest)

    def hint(self, viewer: Viewer) -> str:
        """The stand-in's next step."""
        view: View = viewer.view
        chance = viewer.version.to_bytes(4, "big")
        if view.phase == "duel":
            chance = secrets.token_bytes(16)  # the rival could compute any other advice as well
        return draft_of(suggestion(viewer, view, Dice(chance)))

    def call(self, viewer: Viewer, seat: Seat) -> str:
        """A turn, the signs of a duel, or the loser's pawn is due."""
        phase = viewer.view.phase
        return f"secret-call-{phase}" if phase in ("duel", "place") else "your-turn"

    def score_line(self, viewer: Viewer, seat: Seat) -> str:
        """The number of objects held; S16: hidden where only the player may know it."""
        view: View = viewer.view
        if (count := view.counts[seat]) is None:
            return viewer.words("secret-score-hidden")
        return viewer.words("secret-score", count=count)


@cache
def sample_views() -> tuple[View, View, View]:
    """Positions for the rule pages, always the same: a first change, a first move, a duel."""
    game, dice = GAMES["secret"], Dice(SAMPLE_SEED)
    found: dict[str, View] = {}
    while "duel" not in found:
        state = game.setup(2, model.Options(first=0), dice).state
        while to_act := game.to_act(state):
            view: View = game.view(state, min(to_act))
            found.setdefault(view.phase, view)
            state = game.apply(state, min(to_act), game.suggest(view, min(to_act), dice, "easy"), dice).state
    return found["change"], found["move"], found["duel"]
