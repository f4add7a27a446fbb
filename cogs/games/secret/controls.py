"""Le labyrinthe secret: the controls of the panel."""

from collections.abc import Sequence

import render.secret as pictures
from cogs.games.secret.draft import NOTHING, SIGNS, SIGNS_NEEDED, draft_text, stakes
from cogs.games.secret.told import treasure_words
from cogs.games.secret.words import place_label
from cogs.panels.controls import PanelControls, Row
from cogs.tables.viewer import Viewer
from cogs.ui.controls import Option
from cogs.ui.limits import OPTIONS_LIMIT
from engine.secret.layout import CENTRE, CORRIDORS, RINGS
from engine.secret.model import View
from render.secret.panel import free, reachable


class Controls:
    """The controls of one page. Those that choose hold a draft; Confirm holds the phase and the draft."""

    def __init__(self, viewer: Viewer, view: View, draft: pictures.Draft) -> None:
        self._viewer, self._view, self._draft = viewer, view, draft
        self._words, self._controls = viewer.words, PanelControls(viewer)
        self._own = view.pawns[viewer.seat or 0]

    def rows(self) -> tuple[Row, ...]:
        """At most five rows: the choices of the phase, then Confirm and a hint."""
        match self._view.phase:
            case "change":
                choices = self._changes()
            case "move":
                choices = self._places(reachable(self._view))
            case "place":
                choices = self._places(free(self._view))
            case "challenge":
                choices = self._challenges()
            case "duel":
                choices = self._signs()
        return (*choices, self._ends())

    def _changes(self) -> list[Row]:
        draft, words = self._draft, self._words
        rings = tuple(
            self._controls.page(words(f"secret-turn-{ring.lower()}"), ring, ring, chosen=draft.part == ring)
            for ring in CORRIDORS
        )
        if self._view.is_centre_turned:
            return [rings]
        lines = [
            Option(
                f"{CENTRE}{by}",
                words("secret-turn-by", by=by),
                chosen=draft.part == CENTRE and draft.by == by,
            )
            for by in range(1, RINGS.sectors)
        ]
        return [rings, (self._controls.choose("centre", words("secret-turn-f"), lines),)]

    def _places(self, places: Sequence[int]) -> list[Row]:
        """Selects of at most 25 places each; the whole board has 61."""
        ordered = sorted(places)
        if self._view.phase == "move":  # what most will choose comes first; one place more spoils no range
            ordered.sort(key=lambda place: (place != self._view.target_place, place != self._own))
        rows: list[Row] = []
        for start in range(0, len(ordered), OPTIONS_LIMIT):
            some = ordered[start : start + OPTIONS_LIMIT]
            lines = [
                Option(RINGS.names[p], self._place_label(p), chosen=RINGS.names[p] == self._draft.to)
                for p in some
            ]
            span = {"first": RINGS.names[min(some)], "last": RINGS.names[max(some)]}
            key = "secret-where" if len(ordered) <= OPTIONS_LIMIT else "secret-where-among"
            rows.append((self._controls.choose(f"to{start}", self._words(key, **span), lines),))
        return rows

    def _place_label(self, place: int) -> str:
        """A place; the target and the pawn's own place say so."""
        treasure, is_goal = self._view.treasures[place], place == self._view.target_place
        if is_goal and treasure:
            facts = {"place": RINGS.names[place], "treasure": treasure_words(treasure, self._words)}
            return self._words("secret-place-goal", **facts)
        if place == self._own and self._view.phase == "move":
            return self._words("secret-place-here", place=RINGS.names[place])
        return place_label(self._view, place, self._words)

    def _challenges(self) -> list[Row]:
        return [
            tuple(
                self._controls.page(
                    self._words(f"secret-duel-{stake}", name=self._viewer.names[rival]),
                    f"{rival}.{stake}",
                    "duel",
                    chosen=self._draft.rival == rival and self._draft.stake == stake,
                )
                for stake in stakes(self._view)
            )
            for rival in self._view.rivals
        ]

    def _signs(self) -> list[Row]:
        so_far = "".join(sign[0] for sign in self._draft.signs)
        is_full = len(so_far) == SIGNS_NEEDED
        signs = [
            self._controls.page(self._words(f"secret-sign-{sign}"), so_far + letter, sign, disabled=is_full)
            for letter, sign in SIGNS.items()
        ]
        again = self._controls.page(self._words("secret-signs-again"), "", "again", disabled=not so_far)
        return [(*signs, again)]

    def _ends(self) -> Row:
        """Confirm; a button to waive the challenge where that is allowed; a hint, except in a duel."""
        phase, draft, words = self._view.phase, self._draft, self._words
        text = draft_text(draft)
        is_ready = bool(text) and (phase != "duel" or len(draft.signs) == SIGNS_NEEDED)
        ends = [self._controls.confirm(f"{phase}:{text}", ready=is_ready)]
        if phase == "move":
            own = RINGS.names[self._own or 0]
            ends.append(self._controls.page(words("button-stay"), own, "stay", chosen=draft.to == own))
        if phase == "challenge" and not self._view.must_duel:
            ends.append(self._controls.carry_out(words("secret-no-duel"), f"challenge:{NOTHING}", "end"))
        if phase != "duel":
            ends.append(self._controls.hint())
        return tuple(ends)
