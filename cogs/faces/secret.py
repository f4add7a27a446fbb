"""Le labyrinthe secret's face: one page of the panel for each phase of a turn.

S2 forbids trying out, so a change is chosen on the present board and shown only once it is confirmed.
"""

import secrets
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

from discord import ButtonStyle

import render.secret as pictures
from cogs.controls import OPTIONS_LIMIT, Option, Press, PressButton, PressSelect, button, select
from cogs.face import Asked, Drawing, Face, Page, panel_drawing, shown_view
from cogs.faces.secret_told import told, treasure_words
from cogs.names import escaped
from engine import GAMES
from engine.core import Dice, RuleError, Seat
from engine.secret.layout import CENTRE, CORRIDORS, RINGS
from engine.secret.model import (
    Action,
    Challenge,
    ChooseSigns,
    EndTurn,
    MovePawn,
    Options,
    PlacePawn,
    Sign,
    Stake,
    TurnCentre,
    TurnRing,
    View,
)
from locales import Words
from render.secret.panel import free, reachable

SIGNS: dict[str, Sign] = {"r": "rock", "p": "paper", "s": "scissors"}  # a draft holds their first letters
STAKES: tuple[Stake, ...] = ("one", "die", "target")
# A draft is text from outside: it is looked up among those that we offer, never read as a number.
CENTRE_TURNS = {f"{CENTRE}{by}": by for by in range(1, RINGS.sectors)}
SEATS = ("0", "1", "2", "3")
NOTHING = "end"  # the draft of challenging nobody
SIGNS_NEEDED = 3
SAMPLE_SEED = b"rules"


def read_draft(draft: str, view: View) -> pictures.Draft:
    """The choices in a draft that fit the phase: "F5", "B", "C3", "1.die", "rps"; anything else is empty."""
    match view.phase:
        case "change":
            return read_change(draft, view)
        case "move" | "place":
            offered = reachable(view) if view.phase == "move" else free(view)
            names = [RINGS.names[place] for place in offered]
            return pictures.Draft(to=draft if draft in names else None)
        case "challenge":
            return read_challenge(draft, view)
        case "duel":
            return pictures.Draft(signs=tuple(SIGNS[s] for s in draft[:SIGNS_NEEDED] if s in SIGNS))


def read_change(draft: str, view: View) -> pictures.Draft:
    """A corridor, or the centre and by how much."""
    if draft in CORRIDORS:
        return pictures.Draft(part=draft, by=1)
    by = CENTRE_TURNS.get(draft)
    return pictures.Draft(part=CENTRE, by=by) if by and not view.is_centre_turned else pictures.Draft()


def read_challenge(draft: str, view: View) -> pictures.Draft:
    """A rival and a stake."""
    for rival in view.rivals:
        for stake in stakes(view):
            if draft == f"{rival}.{stake}":
                return pictures.Draft(rival=rival, stake=stake)
    return pictures.Draft()


def stakes(view: View) -> tuple[Stake, ...]:
    """S10, S11: the target itself where it lies, else one object or the die's number."""
    return ("target",) if view.must_duel else ("one", "die")


def part_words(part: str, words: Words) -> str:
    """A part that turns: "the outer corridor (B)"."""
    return words(f"secret-part-{part.lower()}")


class SecretFace(Face):
    """Le labyrinthe secret as people meet it."""

    key: ClassVar = "secret"
    act: ClassVar = "turn"
    views: ClassVar = ("zoom",)

    def lobby(self, words: Words) -> Drawing:
        """The title picture."""
        return Drawing(lambda: pictures.lobby_card(words), words("alt-secret-lobby"), "lobby.png")

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

    def board(self, asked: Asked, view: str = "") -> Drawing:
        """The board as this seat may see it; "zoom" shows the inner zones large."""
        scene = scene_of(asked)
        return Drawing(lambda: pictures.board(scene, view), pictures.alt_text(scene))

    def frame(self, asked: Asked) -> Any:
        """The board as one picture of a replay."""
        return pictures.frame(scene_of(asked))

    def text_board(self, asked: Asked) -> str:
        """The board as a table of characters."""
        return pictures.text_board(scene_of(asked))

    def tell(self, events: Sequence[Any], asked: Asked) -> list[str]:
        """A sentence for each thing that happened."""
        return told(events, asked)

    def page(self, asked: Asked, draft: str) -> Page:
        """What is due now, with what is chosen so far."""
        scene = scene_of(asked)
        chosen = read_draft(draft, scene.view)
        lines = page_lines(asked, scene.view, chosen)
        if scene.view.phase == "challenge" and draft == NOTHING:
            lines.append(asked.words("secret-hint-pass"))
        return Page(
            "\n".join(lines),
            panel_drawing(pictures, scene, chosen),
            Controls(asked, scene.view, chosen).rows(),
        )

    def chosen(self, asked: Asked, field: str, draft: str, values: Sequence[str]) -> str:
        """Every select holds whole drafts."""
        return next(iter(values), "")

    def actions(self, asked: Asked, draft: str) -> tuple[Action, ...]:
        """What Confirm holds is the phase and the draft; anything that we did not write is refused."""
        try:
            return (self._action(*draft.split(":", 1)),)
        except (ValueError, KeyError, StopIteration, TypeError):
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
                return Challenge(SEATS.index(rival), next(s for s in STAKES if s == stake))
            case "duel":
                first, second, third = rest
                return ChooseSigns((SIGNS[first], SIGNS[second], SIGNS[third]))
            case _:
                return PlacePawn(rest)

    def hint(self, asked: Asked) -> str:
        """What the stand-in would do next."""
        assert asked.seat is not None
        view: View = asked.table.view(asked.seat)
        # In a duel advice that can be computed would be advice to the rival as well.
        chance = (
            secrets.token_bytes(16) if view.phase == "duel" else asked.table.row.version.to_bytes(4, "big")
        )
        dice = Dice(chance)
        game = asked.table.game
        return draft_of(game.suggest(view, asked.seat, dice, game.usual_level))

    def call(self, asked: Asked, seat: Seat) -> str:
        """What is due: a turn, the signs of a duel, or the pawn of its loser."""
        phase = asked.table.view(None).phase
        return f"secret-call-{phase}" if phase in ("duel", "place") else "your-turn"

    def score_line(self, asked: Asked, seat: Seat) -> str:
        """Objects held; under S16 only what everybody may know."""
        view: View = asked.table.view(None)
        count = view.counts[seat]
        return (
            asked.words("secret-score", count=count)
            if count is not None
            else asked.words("secret-score-hidden")
        )


def scene_of(asked: Asked) -> pictures.Scene:
    """The table as this viewer may see it."""
    view: View = shown_view(asked, target=None, target_place=None, duel=None, to_act=())
    return pictures.Scene(view=view, names=asked.names, words=asked.words)


def draft_of(action: Action) -> str:
    """The draft whose Confirm stands for an action."""
    match action:
        case TurnCentre(by=by):
            return f"{CENTRE}{by}"
        case TurnRing(ring=ring):
            return ring
        case MovePawn(to=to) | PlacePawn(to=to):
            return to
        case Challenge(seat=seat, stake=stake):
            return f"{seat}.{stake}"
        case EndTurn():
            return NOTHING
        case ChooseSigns(signs=signs):
            return "".join(sign[0] for sign in signs)


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


def page_lines(asked: Asked, view: View, draft: pictures.Draft) -> list[str]:
    """What is sought, and what to do now."""
    words = asked.words
    lines: list[str] = []
    if view.target and view.target_place is not None:
        place = RINGS.names[view.target_place]
        lines.append(words("secret-panel-seek", treasure=treasure_words(view.target, words), place=place))
    lines.append(page_task(asked, view, draft))
    return lines


def page_task(asked: Asked, view: View, draft: pictures.Draft) -> str:
    """The sentence of a phase."""
    words = asked.words
    match view.phase:
        case "change" if draft.part:
            return words("secret-panel-change-ready", part=part_words(draft.part, words), by=draft.by or 1)
        case "change":
            return words("secret-panel-change", left=view.changes_left)
        case "move" | "place" if draft.to:
            return words(f"secret-panel-{view.phase}-ready", place=draft.to)
        case "challenge" if draft.rival is not None and draft.stake:
            return words(f"secret-panel-challenge-{draft.stake}", name=escaped(asked.names[draft.rival]))
        case "challenge":
            return words("secret-panel-must-duel" if view.must_duel else "secret-panel-challenge")
        case "duel" if len(draft.signs) == SIGNS_NEEDED:
            return words("secret-panel-duel-ready", signs=signs_words(draft.signs, words))
        case "duel":
            return words(
                "secret-panel-duel", rival=rival_name(asked, view), count=SIGNS_NEEDED - len(draft.signs)
            )
        case _:
            return words(f"secret-panel-{view.phase}", rival=loser_name(asked, view))


def signs_words(signs: Sequence[Sign], words: Words) -> str:
    """Signs in order, in words."""
    return ", ".join(words(f"secret-sign-{sign}") for sign in signs)


def rival_name(asked: Asked, view: View) -> str:
    """Whom this duellist duels."""
    assert view.duel
    duel = view.duel
    return escaped(asked.names[duel.challenged if duel.challenger == asked.seat else duel.challenger])


def loser_name(asked: Asked, view: View) -> str:
    """Whose pawn is to be set; empty where there is none."""
    return escaped(asked.names[view.duel.loser]) if view.duel and view.duel.loser is not None else ""


class Controls:
    """The controls of one page. Those that choose hold a draft; Confirm holds the phase and the draft."""

    def __init__(self, asked: Asked, view: View, draft: pictures.Draft) -> None:
        self._asked, self._view, self._draft = asked, view, draft
        self._words = asked.words

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


def draft_text(draft: pictures.Draft) -> str:
    """A draft as its text, whatever its phase."""
    if draft.part:
        return draft.part if draft.part in CORRIDORS else f"{draft.part}{draft.by}"
    if draft.rival is not None:
        return f"{draft.rival}.{draft.stake}"
    return draft.to or "".join(sign[0] for sign in draft.signs)
