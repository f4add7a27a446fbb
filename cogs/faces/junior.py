"""Labyrinthe Junior's face: what is told of a turn, and the panel where one is planned."""

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
from discord import ButtonStyle

import render.junior as pictures
from cogs.controls import Option, Press, PressButton, button, select
from cogs.face import Asked, Drawing, Face, Page, panel_drawing, shown_view
from cogs.names import escaped
from engine import GAMES
from engine.core import Dice, Seat
from engine.core.sliding import OPENINGS, glyph, openings
from engine.junior.layout import MAZE, square_of, treasure_of
from engine.junior.model import (
    TREASURES,
    Action,
    CardLookedAt,
    Event,
    FirstPlayerDrawn,
    GameEnded,
    Goals,
    MovePawn,
    Options,
    PawnMoved,
    PushTile,
    TargetLaidAside,
    TargetShown,
    TilePushed,
    TreasureWon,
    View,
)
from engine.junior.turn import ways_to_lie
from locales import Words

# As the slots lie round the board: two rows of four buttons.
SLOT_ROWS = (("N1", "N3", "W1", "W3"), ("S1", "S3", "E1", "E3"))
SAMPLE_SEED = b"rules"
ARROWS = {"N": "↓", "S": "↑", "W": "→", "E": "←"}


class Plan(msgspec.Struct, frozen=True):
    """A turn as far as it is planned; a draft is its text: "N1.NES.C3"."""

    slot: str = ""
    sides: str = ""
    to: str = ""

    def draft(self) -> str:
        """The text that stands in the controls' ids."""
        return f"{self.slot}.{self.sides}.{self.to}"


def slot_label(slot: str) -> str:
    """A slot as its tab shows it: "B ↓", "4 ←"."""
    line = int(slot[1:])
    name = "ABCDEFGHIJKLM"[line] if slot[0] in "NS" else str(line + 1)
    return f"{name} {ARROWS[slot[0]]}"


def slot_words(slot: str, words: Words) -> str:
    """A slot in words: "column B from the north"."""
    return words(f"slot-{slot[0].lower()}", line=slot_label(slot).split()[0])


def treasure_words(treasure: int, words: Words) -> str:
    """A treasure with its article: "the owl"."""
    return words(f"treasure-{TREASURES[treasure - 1]}-the")


def read_plan(draft: str, view: View) -> Plan:
    """The plan in a draft, as far as it can still be played: what does not fit is left out."""
    slot, sides, to = (*draft.split("."), "", "", "")[:3]
    if view.phase == "move":
        return Plan(to=to if to in MAZE.names else "")
    ways = ways_to_lie(view.spare & OPENINGS)
    slot = slot if slot in MAZE.slots and slot != view.banned else ""
    sides = sides if sides in ways else ""
    return Plan(slot, sides, to if slot and to in MAZE.names else "")


def view_after(view: View, plan: Plan) -> View | None:
    """What the player sees once the planned push is made; None while there is none."""
    if view.phase == "push" and not plan.slot:
        return None
    return pictures.after_push(view, drawn(plan))


def drawn(plan: Plan) -> pictures.Draft:
    """A plan as the picture wants it."""
    return pictures.Draft(slot=plan.slot or None, sides=plan.sides or None, to=plan.to or None)


def spare_sides(view: View) -> str:
    """The spare as it lies."""
    lying = view.spare & OPENINGS
    return next(way for way in ways_to_lie(lying) if openings(way) == lying)


class JuniorFace(Face):
    """Labyrinthe Junior as people meet it."""

    key: ClassVar = "junior"
    act: ClassVar = "push"

    def lobby(self, words: Words) -> Drawing:
        """The title picture."""
        return Drawing(lambda: pictures.lobby_card(words), words("alt-lobby-junior"), "lobby.png")

    def rules(self, words: Words) -> list[tuple[str, Drawing]]:
        """Four pages, each with a picture of a sample game."""
        sample, secret = (sample_view(goals) for goals in ("shared", "secret"))
        names = (words("alt-player", number=1), words("alt-player", number=2))
        scene = pictures.Scene(view=sample, names=names, words=words)
        hidden = pictures.Scene(view=secret, names=names, words=words)
        plan = drawn(sample_plan(sample))
        return [
            (words("rules-junior-1"), Drawing(lambda: pictures.board(scene), pictures.alt_text(scene))),
            (words("rules-junior-2"), panel_drawing(pictures, scene, pictures.Draft())),
            (words("rules-junior-3"), panel_drawing(pictures, scene, plan)),
            (words("rules-junior-4"), Drawing(lambda: pictures.board(hidden), pictures.alt_text(hidden))),
        ]

    def board(self, asked: Asked, view: str = "") -> Drawing:
        """The board as this seat may see it."""
        scene = self._scene(asked, shown_view(asked, target=None, banned=None))
        return Drawing(lambda: pictures.board(scene), pictures.alt_text(scene))

    def frame(self, asked: Asked) -> Any:
        """The board as one picture of a replay."""
        return pictures.frame(self._scene(asked, shown_view(asked, target=None, banned=None)))

    def text_board(self, asked: Asked) -> str:
        """The board in monospace characters."""
        return pictures.text_board(self._scene(asked, shown_view(asked, target=None, banned=None)))

    def _scene(self, asked: Asked, view: View) -> pictures.Scene:
        return pictures.Scene(view=view, names=asked.names, words=asked.words)

    def tell(self, events: Sequence[Event], asked: Asked) -> list[str]:
        """A sentence for each thing that happened; a push and the move after it make one."""
        lines: list[str] = []
        for before, event, after in zip([None, *events], events, [*events[1:], None], strict=False):
            match event, before, after:
                case TilePushed(), _, PawnMoved():
                    continue
                case PawnMoved(), TilePushed() as push, _:
                    lines.append(told_turn(push, event, asked))
                case _:
                    lines.append(told_event(event, asked))
        return lines

    def page(self, asked: Asked, draft: str) -> Page:
        """Where to push, how the tile lies, where to stop; then Confirm."""
        view: View = asked.table.view(asked.seat)
        plan = read_plan(draft, view)
        after = view_after(view, plan)
        plan = self._reachable(plan, after, asked.seat)
        scene = self._scene(asked, view)
        rows = PanelRows(asked, view, after, plan).rows()
        return Page(panel_text(asked, view, plan), panel_drawing(pictures, scene, drawn(plan)), rows)

    def _reachable(self, plan: Plan, after: View | None, seat: Seat | None) -> Plan:
        """A square that the changed push has put out of reach is no longer chosen."""
        if not plan.to or after is None or seat is None:
            return msgspec.structs.replace(plan, to="")
        reach = MAZE.reach(after.tiles, after.pawns[seat])
        return plan if MAZE.names.index(plan.to) in reach else msgspec.structs.replace(plan, to="")

    def chosen(self, asked: Asked, field: str, draft: str, values: Sequence[str]) -> str:
        """The square chosen in the select."""
        plan = read_plan(draft, asked.table.view(asked.seat))
        return msgspec.structs.replace(plan, to=next(iter(values), "")).draft()

    def actions(self, asked: Asked, draft: str) -> tuple[Action, ...]:
        """A push and a move, or the move alone where the push is already made."""
        slot, sides, to = (*draft.split("."), "", "", "")[:3]
        return (PushTile(slot, sides), MovePawn(to)) if slot else (MovePawn(to),)

    def hint(self, asked: Asked) -> str:
        """The whole turn that the stand-in would play here."""
        seat, game = asked.seat, asked.table.game
        assert seat is not None
        view: View = asked.table.view(seat)
        dice = Dice(asked.table.row.version.to_bytes(4, "big"))
        plan = Plan()
        if view.phase == "push":
            push: PushTile = game.suggest(view, seat, dice, game.usual_level)
            plan = Plan(push.slot, push.sides)
            view = view_after(view, plan) or view
        move: MovePawn = game.suggest(view, seat, dice, game.usual_level)
        return msgspec.structs.replace(plan, to=move.to).draft()

    def score_line(self, asked: Asked, seat: Seat) -> str:
        """Treasures and turns."""
        view: View = asked.table.view(None)
        return asked.words("junior-score", count=len(view.won[seat]), turns=view.turns[seat])


def sample_view(goals: Goals) -> View:
    """A position for the rule pages: always the same one."""
    game = GAMES["junior"]
    options = Options(goals=goals, first=0)
    return game.view(game.setup(2, options, Dice(SAMPLE_SEED)).state, 0)


def sample_plan(view: View) -> Plan:
    """A turn that a good player would play there."""
    game, dice = GAMES["junior"], Dice(SAMPLE_SEED)
    push: PushTile = game.suggest(view, 0, dice, game.usual_level)
    plan = Plan(push.slot, push.sides)
    move: MovePawn = game.suggest(view_after(view, plan) or view, 0, dice, game.usual_level)
    return Plan(push.slot, push.sides, move.to)


class PanelRows:
    """The controls of the panel for one plan."""

    def __init__(self, asked: Asked, view: View, after: View | None, plan: Plan) -> None:
        self._words = asked.words
        self._seat: Seat = asked.seat or 0
        self._game_id, self._version = asked.table.row.id, asked.table.row.version
        self._view, self._after, self._plan = view, after, plan

    def rows(self) -> tuple[tuple[Any, ...], ...]:
        """At most five: eight slots, the ways the tile can lie, the square, and what ends the turn."""
        rows: list[tuple[Any, ...]] = []
        if self._view.phase == "push":
            rows += [tuple(self._slot(slot) for slot in row) for row in SLOT_ROWS]
            rows.append(self._ways())
        if self._after:
            rows.append((self._squares(self._after),))
        rows.append(self._ends())
        return tuple(rows)

    def _press(self, verb: str, field: str, plan: Plan) -> Press:
        return Press(verb, self._game_id, self._version, field, plan.draft())

    def _slot(self, slot: str) -> PressButton:
        plan = msgspec.structs.replace(
            self._plan, slot=slot, sides=self._plan.sides or spare_sides(self._view)
        )
        style = ButtonStyle.primary if slot == self._plan.slot else ButtonStyle.secondary
        return button(
            self._press("page", slot, plan), slot_label(slot), style, disabled=slot == self._view.banned
        )

    def _ways(self) -> tuple[PressButton, ...]:
        lying = self._plan.sides or spare_sides(self._view)
        buttons: list[PressButton] = []
        for way in ways_to_lie(self._view.spare & OPENINGS):
            plan = msgspec.structs.replace(self._plan, sides=way)
            label = f"{glyph(openings(way))} {sides_words(way, self._words)}"
            style = ButtonStyle.primary if way == lying else ButtonStyle.secondary
            buttons.append(button(self._press("page", way, plan), label, style))
        return tuple(buttons)

    def _squares(self, after: View) -> Any:
        here = after.pawns[self._seat]
        goal = square_of(after.target, after.tiles) if after.target else None
        reach = sorted(
            MAZE.reach(after.tiles, here), key=lambda square: (square != goal, square != here, square)
        )
        options = [
            Option(
                MAZE.names[square],
                self._square_label(after, square, here, goal),
                chosen=MAZE.names[square] == self._plan.to,
            )
            for square in reach
        ]
        return select(self._press("choose", "to", self._plan), self._words("panel-where"), options)

    def _square_label(self, after: View, square: int, here: int, goal: int | None) -> str:
        name, treasure = MAZE.names[square], treasure_of(after.tiles[square])
        if square == goal and treasure:
            return self._words("square-goal", square=name, treasure=treasure_words(treasure, self._words))
        if square == here:
            return self._words("square-here", square=name)
        if treasure:
            return self._words("square-with", square=name, treasure=treasure_words(treasure, self._words))
        return name

    def _ends(self) -> tuple[PressButton, ...]:
        words, plan = self._words, self._plan
        stay = plan
        if self._after:
            stay = msgspec.structs.replace(plan, to=MAZE.names[self._after.pawns[self._seat]])
        return (
            button(
                self._press("confirm", "", plan),
                words("button-confirm"),
                ButtonStyle.success,
                disabled=not (self._after and plan.to),
            ),
            button(self._press("page", "stay", stay), words("button-stay"), disabled=self._after is None),
            button(self._press("hint", "", Plan()), words("button-hint")),
        )


def sides_words(sides: str, words: Words) -> str:
    """Open sides by their letters: "N E S", in French "N E S" and "O" for west."""
    return " ".join(words(f"side-{side.lower()}") for side in sides)


def panel_text(asked: Asked, view: View, plan: Plan) -> str:
    """What is sought, what is chosen, and what to do next."""
    words = asked.words
    lines: list[str] = []
    if view.target:
        key = "panel-seek" if view.goals == "shared" else "panel-seek-own"
        key = "panel-seek-alone" if len(view.pawns) == 1 else key
        lines.append(words(key, treasure=treasure_words(view.target, words)))
    if view.phase == "push" and not plan.slot:
        lines.append(words("panel-push"))
    elif not plan.to:
        lines.append(words("panel-move" if view.phase == "push" else "panel-move-only"))
    else:
        lines.append(words("panel-ready", square=plan.to))
    return "\n".join(lines)


def told_turn(push: TilePushed, move: PawnMoved, asked: Asked) -> str:
    """A whole turn in one sentence."""
    words = asked.words
    key = "told-turn-stay" if move.start == move.end else "told-turn"
    facts = {"name": escaped(asked.names[push.seat]), "slot": slot_label(push.slot)}
    line = words(key, start=move.start, end=move.end, **facts)
    return " ".join([line, *told_carried(push, asked)])


def told_carried(push: TilePushed, asked: Asked) -> list[str]:
    """J6: whose pawn fell out and came back on the other side."""
    names = [escaped(asked.names[seat]) for seat in push.carried]
    return [asked.words("told-carried", names=", ".join(names))] if names else []


def told_event(event: Any, asked: Asked) -> str:
    """One event in one sentence."""
    words, names = asked.words, [escaped(name) for name in asked.names]
    match event:
        case FirstPlayerDrawn(seat=seat):
            return words("told-first", name=names[seat])
        case TargetShown(treasure=treasure):
            key = "told-target-alone" if len(asked.names) == 1 else "told-target"
            return words(key, treasure=treasure_words(treasure, words))
        case CardLookedAt(treasure=treasure):
            return words("told-look", treasure=treasure_words(treasure, words))
        case TilePushed(seat=seat, slot=slot):
            line = words("told-push", name=names[seat], slot=slot_label(slot))
            return " ".join([line, *told_carried(event, asked)])
        case PawnMoved(seat=seat, start=start, end=end):
            key = "told-stay" if start == end else "told-move"
            return words(key, name=names[seat], start=start, end=end)
        case TreasureWon(seat=seat, treasure=treasure):
            return words("told-won", name=names[seat], treasure=treasure_words(treasure, words))
        case TargetLaidAside(treasure=treasure):
            return words("told-aside", treasure=treasure_words(treasure, words))
        case GameEnded(outcome=outcome):
            return words(f"told-ended-{outcome.reason}")
        case _:
            raise TypeError(f"nothing to tell of {event!r}")
