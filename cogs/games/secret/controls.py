"""Le labyrinthe secret: the controls of the panel."""

from collections.abc import Sequence

from discord import ButtonStyle

import render.secret as pictures
from cogs.games.secret.draft import NOTHING, SIGNS, SIGNS_NEEDED, draft_text, stakes
from cogs.games.secret.told import treasure_words
from cogs.tables.viewer import Viewer
from cogs.ui.controls import Option, Press, PressButton, PressSelect, button, select
from cogs.ui.limits import OPTIONS_LIMIT
from engine.secret.layout import CENTRE, CORRIDORS, RINGS
from engine.secret.model import View
from render.secret.panel import free, reachable


class Controls:
    """The controls of one page. Those that choose hold a draft; Confirm holds the phase and the draft."""

    def __init__(self, viewer: Viewer, view: View, draft: pictures.Draft) -> None:
        self._asked, self._view, self._draft = viewer, view, draft
        self._words = viewer.words

    def rows(self) -> tuple[tuple[PressButton | PressSelect, ...], ...]:
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

    def _press(self, verb: str, field: str, draft: str) -> Press:
        row = self._asked.table.row
        return Press(verb, row.id, row.version, field, draft)

    def _choice(self, field: str, draft: str, label: str, *, chosen: bool) -> PressButton:
        style = ButtonStyle.primary if chosen else ButtonStyle.secondary
        return button(self._press("page", field, draft), label, style)

    def _changes(self) -> list[tuple[PressButton | PressSelect, ...]]:
        draft, words = self._draft, self._words
        rings = tuple(
            self._choice(ring, ring, words(f"secret-turn-{ring.lower()}"), chosen=draft.part == ring)
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
        centre = select(self._press("choose", "centre", ""), words("secret-turn-f"), lines)
        return [rings, (centre,)]

    def _places(self, places: Sequence[int]) -> list[tuple[PressButton | PressSelect, ...]]:
        """Selects of at most 25 places each; the whole board has 61."""
        own = self._view.pawns[self._asked.seat or 0]
        ordered = sorted(places)
        if self._view.phase == "move":  # what most will choose comes first; one place more spoils no range
            ordered.sort(key=lambda place: (place != self._view.target_place, place != own))
        rows: list[tuple[PressButton | PressSelect, ...]] = []
        for start in range(0, len(ordered), OPTIONS_LIMIT):
            some = ordered[start : start + OPTIONS_LIMIT]
            lines = [
                Option(RINGS.names[p], self._place_label(p, own), chosen=RINGS.names[p] == self._draft.to)
                for p in some
            ]
            span = {"first": RINGS.names[min(some)], "last": RINGS.names[max(some)]}
            key = "secret-where" if len(ordered) <= OPTIONS_LIMIT else "secret-where-among"
            rows.append((select(self._press("choose", f"to{start}", ""), self._words(key, **span), lines),))
        return rows

    def _place_label(self, place: int, own: int | None) -> str:
        name, treasure = RINGS.names[place], self._view.treasures[place]
        facts = {"place": name, "treasure": treasure_words(treasure, self._words)} if treasure else {}
        if place == self._view.target_place and treasure:
            return self._words("secret-place-goal", **facts)
        if place == own and self._view.phase == "move":
            return self._words("secret-place-here", place=name)
        return self._words("secret-place-with", **facts) if treasure else name

    def _challenges(self) -> list[tuple[PressButton | PressSelect, ...]]:
        rows: list[tuple[PressButton | PressSelect, ...]] = []
        for rival in self._view.rivals:
            name = self._asked.names[rival]
            rows.append(
                tuple(
                    self._choice(
                        "duel",
                        f"{rival}.{stake}",
                        self._words(f"secret-duel-{stake}", name=name),
                        chosen=self._draft.rival == rival and self._draft.stake == stake,
                    )
                    for stake in stakes(self._view)
                )
            )
        return rows

    def _signs(self) -> list[tuple[PressButton | PressSelect, ...]]:
        so_far = "".join(sign[0] for sign in self._draft.signs)
        is_full = len(so_far) == SIGNS_NEEDED
        signs = tuple(
            button(
                self._press("page", sign, so_far + letter),
                self._words(f"secret-sign-{sign}"),
                disabled=is_full,
            )
            for letter, sign in SIGNS.items()
        )
        again = button(
            self._press("page", "again", ""), self._words("secret-signs-again"), disabled=not so_far
        )
        return [(*signs, again)]

    def _ends(self) -> tuple[PressButton, ...]:
        """Confirm; to challenge nobody where that is allowed; a hint but in a duel, where there is none."""
        phase, draft, words = self._view.phase, self._draft, self._words
        text = draft_text(draft)
        is_ready = bool(text) and (phase != "duel" or len(draft.signs) == SIGNS_NEEDED)
        ends = [
            button(
                self._press("confirm", "", f"{phase}:{text}"),
                words("button-confirm"),
                ButtonStyle.success,
                disabled=not is_ready,
            )
        ]
        if phase == "move":
            own = RINGS.names[self._view.pawns[self._asked.seat or 0] or 0]
            ends.append(self._choice("stay", own, words("button-stay"), chosen=draft.to == own))
        if phase == "challenge" and not self._view.must_duel:
            ends.append(
                button(self._press("confirm", "end", f"challenge:{NOTHING}"), words("secret-no-duel"))
            )
        if phase != "duel":
            ends.append(button(self._press("hint", "", ""), words("button-hint")))
        return tuple(ends)
