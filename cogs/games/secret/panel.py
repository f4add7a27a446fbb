"""Le labyrinthe secret: the panel, with one page for each phase of a turn.

S2 forbids trying out, so a change is chosen on the present board and shown only once it is confirmed.
"""

import secrets
from collections.abc import Sequence

from cogs.games.secret.draft import SIGNS_NEEDED, drawn, offered, read_signs, signs_draft
from cogs.games.secret.words import choice_words, label, treasure_words
from cogs.panels.builder import Panel, Row
from cogs.panels.drawings import panel_drawing, scene_of
from cogs.panels.game_panel import GamePanel
from cogs.tables.viewer import Viewer
from cogs.ui.controls import Option, PressButton
from cogs.ui.limits import OPTIONS_LIMIT
from cogs.ui.names import escaped
from cogs.ui.pages import Page
from engine.core import Dice
from engine.secret.duel import CROWD, SIGNS
from engine.secret.layout import RINGS
from engine.secret.model import NOTATION, Action, Challenge, MovePawn, PlacePawn, View
from engine.secret.rules import END_TURN
from engine.secret.turn import CENTRE_TURNS, MOVES, RING_TURNS
from render.secret import PICTURES


class SecretPanel(GamePanel[View, Action]):
    """What to turn, where to stop, whom to challenge, which signs, where to set a pawn; each confirmed."""

    def page(self, viewer: Viewer[View], draft: str) -> Page:
        """The step that is due, with the choice made so far."""
        step = Step(viewer, draft)
        drawing = panel_drawing(PICTURES, scene_of(viewer), drawn(step.action, step.signs))
        return Page("\n".join(step.lines()), drawing, step.rows())

    def hint(self, viewer: Viewer[View]) -> str:
        """The stand-in's next step."""
        if viewer.view.phase != "duel":
            return super().hint(viewer)
        # The rival could compute any other advice as well.
        return self.drafted(viewer, self.suggested(viewer, Dice(secrets.token_bytes(16))))


class Step:
    """The sentences and the controls of one page."""

    def __init__(self, viewer: Viewer[View], draft: str) -> None:
        self._viewer, self._view, self._words = viewer, viewer.view, viewer.words
        self._panel, self._offered = Panel(viewer), offered(viewer.view)
        # The legal action that the draft stands for, if it does.
        self.action = next((action for action in self._offered if NOTATION.text(action) == draft), None)
        self.signs = read_signs(draft) if viewer.view.phase == "duel" else ()

    def lines(self) -> list[str]:
        """The object sought, and what to do now."""
        view, words, lines = self._view, self._words, list[str]()
        if view.target and view.target_place is not None:
            place = RINGS.names[view.target_place]
            lines.append(words("secret-panel-seek", treasure=treasure_words(view.target, words), place=place))
        if self.action is None:
            lines.append(self._task())
            lines += [words("secret-panel-shared")] if self._is_sharing() else []
        if self.action:
            lines.append(choice_words(self._viewer, self.action, "ready"))
        if names := self._met():
            lines.append(words("secret-ready-met", names=words.listed(names)))
        return lines

    def _met(self) -> list[str]:
        """S10: with whom the chosen move leads to a duel for the object; the fourth pawn there has none."""
        view, place = self._view, self._view.target_place
        if place is None or self.action != MovePawn(RINGS.names[place]):
            return []
        met = [seat for seat, at in enumerate(view.pawns) if at == place and seat != view.seat]
        return [escaped(self._viewer.names[seat]) for seat in met] if len(met) < CROWD else []

    def _task(self) -> str:
        view, words = self._view, self._words
        match view.phase:
            case "change":
                return words("secret-panel-change", left=view.changes_left)
            case "challenge" if view.must_duel:
                return words("secret-panel-must-duel")
            case "duel":
                count = SIGNS_NEEDED - len(self.signs)
                return words("secret-panel-duel", rival=rival_name(self._viewer), count=count)
            case phase:
                return words(f"secret-panel-{phase}", rival=rival_name(self._viewer))

    def _is_sharing(self) -> bool:
        """S9: is the pawn, not moved yet, among others it may not challenge? S10: on the target it must."""
        pawns = self._view.pawns
        here = pawns[self._viewer.seat or 0]
        return self._view.phase == "move" and here != self._view.target_place and pawns.count(here) > 1

    def rows(self) -> tuple[Row, ...]:
        """At most five rows: the choices of the phase, then Confirm and a hint."""
        choices = {
            "change": self._changes,
            "move": self._places,
            "challenge": self._challenges,
            "duel": self._signs,
            "place": self._places,
        }
        return (*choices[self._view.phase](), self._ends())

    def _pick(self, action: Action, field: str) -> PressButton:
        text = NOTATION.text(action)
        return self._panel.pick(label(self._viewer, action), text, field, chosen=action == self.action)

    def _options(self, actions: Sequence[Action]) -> list[Option]:
        return [
            Option(NOTATION.text(action), label(self._viewer, action), chosen=action == self.action)
            for action in actions
        ]

    def _changes(self) -> list[Row]:
        rings = tuple(self._pick(turn, turn.ring) for turn in RING_TURNS)
        if self._view.is_centre_turned:
            return [rings]
        title = self._words("secret-turn-f")
        return [rings, (self._panel.select("centre", title, self._options(CENTRE_TURNS)),)]

    def _places(self) -> list[Row]:
        """Selects of at most 25 places each; the whole board has 61."""
        actions = [action for action in self._offered if isinstance(action, MovePawn | PlacePawn)]
        key = "secret-where" if len(actions) <= OPTIONS_LIMIT else "secret-where-among"
        rows: list[Row] = []
        for start in range(0, len(actions), OPTIONS_LIMIT):
            some = actions[start : start + OPTIONS_LIMIT]
            places = sorted(RINGS.names.index(action.to) for action in some)
            title = self._words(key, first=RINGS.names[places[0]], last=RINGS.names[places[-1]])
            rows.append((self._panel.select(f"to{start}", title, self._options(some)),))
        return rows

    def _challenges(self) -> list[Row]:
        duels = [action for action in self._offered if isinstance(action, Challenge)]
        return [
            tuple(self._pick(duel, "duel") for duel in duels if duel.seat == rival)
            for rival in self._view.rivals
        ]

    def _signs(self) -> list[Row]:
        is_full = len(self.signs) == SIGNS_NEEDED
        signs = [
            self._panel.pick(
                self._words(f"secret-sign-{sign}"), signs_draft((*self.signs, sign)), sign, disabled=is_full
            )
            for sign in SIGNS
        ]
        again = self._panel.pick(self._words("secret-signs-again"), "", "again", disabled=not self.signs)
        return [(*signs, again)]

    def _ends(self) -> Row:
        """Confirm; to stay, or to waive the challenge where that is allowed; a hint, except in a duel."""
        draft = NOTATION.text(self.action) if self.action else ""
        is_ready = self.action is not None
        more: list[PressButton] = []
        if self._view.phase == "duel":
            return (self._panel.confirm(draft, ready=is_ready),)
        if self._view.phase == "move":
            stay = MOVES[self._view.pawns[self._viewer.seat or 0] or 0]
            text, is_chosen = NOTATION.text(stay), self.action == stay
            more.append(self._panel.pick(self._words("button-stay"), text, "stay", chosen=is_chosen))
        if END_TURN in self._offered:
            text = NOTATION.text(END_TURN)
            more.append(self._panel.carry_out(label(self._viewer, END_TURN), text, "end"))
        return self._panel.ends(draft, *more, ready=is_ready)


def rival_name(viewer: Viewer[View]) -> str:
    """The name of the viewer's opponent in the duel; empty while there is none."""
    if (duel := viewer.view.duel) is None:
        return ""
    return escaped(viewer.names[duel.challenged if duel.challenger == viewer.seat else duel.challenger])
