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
from cogs.panels.face import Face, panel_drawing
from cogs.tables.viewer import Viewer, shown_view
from cogs.ui.pages import Drawing, Page
from engine import GAMES
from engine.core import Dice, RuleError, Seat
from engine.secret.layout import CENTRE
from engine.secret.model import (
    Action,
    Challenge,
    ChooseSigns,
    EndTurn,
    MovePawn,
    Options,
    PlacePawn,
    TurnCentre,
    TurnRing,
    View,
)
from locales import Words

SAMPLE_SEED = b"rules"


class SecretFace(Face):
    """Le labyrinthe secret as people meet it."""

    key: ClassVar = "secret"
    example: ClassVar = "turn"
    perspectives: ClassVar = ("zoom",)

    def lobby(self, words: Words) -> Drawing:
        """The title picture."""
        return Drawing(lambda: pictures.lobby_card(words), words("alt-lobby-secret"), "lobby.png")

    def rules(self, words: Words) -> list[tuple[str, Drawing]]:
        """Four pages, each with a picture of a sample game."""
        changing, moving, duelling = sample_views()
        names = (words("alt-player", number=1), words("alt-player", number=2))
        first, second, third = (
            pictures.Scene(view=view, names=names, words=words) for view in (changing, moving, duelling)
        )
        return [
            (words("rules-secret-1"), Drawing(lambda: pictures.board(first), pictures.alt_text(first))),
            (words("rules-secret-2"), panel_drawing(pictures, first, pictures.Draft())),
            (words("rules-secret-3"), panel_drawing(pictures, second, pictures.Draft())),
            (words("rules-secret-4"), panel_drawing(pictures, third, pictures.Draft())),
        ]

    def board(self, viewer: Viewer, perspective: str = "") -> Drawing:
        """The board as this seat may see it; "zoom" shows the inner zones large."""
        scene = scene_of(viewer)
        return Drawing(lambda: pictures.board(scene, perspective), pictures.alt_text(scene))

    def frame(self, viewer: Viewer) -> Any:
        """The board as one picture of a replay."""
        return pictures.frame(scene_of(viewer))

    def text_board(self, viewer: Viewer) -> str:
        """The board as a table of characters."""
        return pictures.text_board(scene_of(viewer))

    def tell(self, events: Sequence[Any], viewer: Viewer) -> list[str]:
        """A sentence for each thing that happened."""
        return told(events, viewer)

    def page(self, viewer: Viewer, draft: str) -> Page:
        """What is due now, with what is chosen so far."""
        scene = scene_of(viewer)
        chosen = read_draft(draft, scene.view)
        lines = page_lines(viewer, scene.view, chosen)
        if scene.view.phase == "challenge" and draft == NOTHING:
            lines.append(viewer.words("secret-hint-pass"))
        return Page(
            "\n".join(lines),
            panel_drawing(pictures, scene, chosen),
            Controls(viewer, scene.view, chosen).rows(),
        )

    def chosen(self, viewer: Viewer, field: str, draft: str, values: Sequence[str]) -> str:
        """Every select holds whole drafts."""
        return next(iter(values), "")

    def actions(self, viewer: Viewer, draft: str) -> tuple[Action, ...]:
        """What Confirm holds is the phase and the draft; anything that we did not write is refused."""
        try:
            return (self._action(*draft.split(":", 1)),)
        except (ValueError, KeyError, TypeError):
            raise RuleError("unknown-button") from None

    def _action(self, kind: str, rest: str) -> Action:
        match kind:
            case "change":
                return TurnCentre(CENTRE_TURNS[rest]) if rest.startswith(CENTRE) else TurnRing(rest)
            case "move":
                return MovePawn(rest)
            case "challenge" if rest == NOTHING:
                return EndTurn()
            case "challenge":
                rival, _, stake = rest.partition(".")
                return Challenge(SEATS.index(rival), STAKES[stake])
            case "duel":
                first, second, third = rest
                return ChooseSigns((SIGNS[first], SIGNS[second], SIGNS[third]))
            case _:
                return PlacePawn(rest)

    def hint(self, viewer: Viewer) -> str:
        """What the stand-in would do next."""
        assert viewer.seat is not None
        view: View = viewer.table.view(viewer.seat)
        # In a duel advice that can be computed would be advice to the rival as well.
        chance = (
            secrets.token_bytes(16) if view.phase == "duel" else viewer.table.row.version.to_bytes(4, "big")
        )
        dice = Dice(chance)
        game = viewer.table.game
        return draft_of(game.suggest(view, viewer.seat, dice, game.usual_level))

    def call(self, viewer: Viewer, seat: Seat) -> str:
        """What is due: a turn, the signs of a duel, or the pawn of its loser."""
        phase = viewer.table.view(None).phase
        return f"secret-call-{phase}" if phase in ("duel", "place") else "your-turn"

    def score_line(self, viewer: Viewer, seat: Seat) -> str:
        """Objects held; under S16 only what everybody may know."""
        view: View = viewer.table.view(None)
        count = view.counts[seat]
        return (
            viewer.words("secret-score", count=count)
            if count is not None
            else viewer.words("secret-score-hidden")
        )


def scene_of(viewer: Viewer) -> pictures.Scene:
    """The table as this viewer may see it."""
    view: View = shown_view(viewer, target=None, target_place=None, duel=None, to_act=())
    return pictures.Scene(view=view, names=viewer.names, words=viewer.words)


@cache
def sample_views() -> tuple[View, View, View]:
    """Positions for the rule pages, always the same: a first change, a first move, a duel."""
    game, dice = GAMES["secret"], Dice(SAMPLE_SEED)
    found: dict[str, View] = {}
    while "duel" not in found:
        state = game.setup(2, Options(first=0), dice).state
        while to_act := game.to_act(state):
            view: View = game.view(state, min(to_act))
            found.setdefault(view.phase, view)
            state = game.apply(state, min(to_act), game.suggest(view, min(to_act), dice, "easy"), dice).state
    return found["change"], found["move"], found["duel"]
