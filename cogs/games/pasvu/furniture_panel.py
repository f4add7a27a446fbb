"""Pas vu pas pris: the panel where a piece of furniture is moved (V3, V4, V11–V14)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from discord import ButtonStyle
from msgspec.structs import replace

from cogs.games.pasvu import furniture_draft as drafts
from cogs.games.pasvu.furniture_draft import FAR, JUMPS, LAID, NARROW, NEAR, TIPPED, WIDE, Moving
from cogs.games.pasvu.told import lying_words
from cogs.games.pasvu.words import in_words, place_facts, pose_words
from cogs.panels.builder import Panel, Row
from cogs.panels.drawings import panel_drawing, scene_of
from cogs.panels.game_panel import GamePanel
from cogs.tables.viewer import Viewer
from cogs.ui.controls import Option, PressButton, PressSelect, button
from cogs.ui.names import escaped
from cogs.ui.pages import Page
from engine.core import Dice, RuleError, refusal
from engine.pasvu.hall.furnishing import Furnished
from engine.pasvu.hall.overlap import Point
from engine.pasvu.hall.room import nearest_placing
from engine.pasvu.layout import COLUMNS
from engine.pasvu.model import Action, DeclineFurniture, MoveFurniture, Piece, View
from engine.pasvu.notation import NOTATION
from engine.pasvu.plans import ghosts_lie
from engine.pasvu.rounds import check_furniture, placement
from locales import Words
from render.pasvu import PICTURES, FurnitureDraft
from render.pasvu.hall.top import number
from render.pasvu.places import cell_of, resting_words
from render.pasvu.scene import ghost_name

UNMOVED = "pasvu-not-moved"
DECLINE = NOTATION.text(DeclineFurniture())
SIZE, OTHER = "size", "other"  # beside the ways to lie
ARROWS = {"w": "←", "n": "↑", "s": "↓", "e": "→"}
SPINS = {"l": "↺", "r": "↻"}


class FurniturePanel(GamePanel[View, Action]):
    """Pick a piece and place it; the panel shows at once whether it fits."""

    def page(self, viewer: Viewer[View], draft: str) -> Page:
        moving = drafts.read(draft, viewer.view)
        if moving is None:
            lines, rows, shown = first_lines(viewer, draft), first_rows(viewer), FurnitureDraft()
        else:
            trial = tried(viewer, moving.move)
            lines = moving_lines(viewer, trial)
            shown = FurnitureDraft(trial.move, trial.after, is_slanted=moving.is_slanted)
            rows = MovingRows(viewer, moving).rows(trial)
        return Page("\n".join(lines), panel_drawing(PICTURES, scene_of(viewer), shown), rows)

    def chosen(self, viewer: Viewer[View], field: str, draft: str, values: Sequence[str]) -> str:
        """A piece taken in hand, or a step of the one that is."""
        view, value = viewer.view, next(iter(values), "")
        if field == "piece":
            found = (piece for piece in view.pieces if piece.kind == value and value in view.movable)
            return next((drafts.begun(piece).draft for piece in found), "")
        moving = drafts.read(draft, view)
        if moving is None or value == OTHER:
            return ""
        if field == "fit" and (fit := tried(viewer, moving.move).fit):
            return moving.put(*fit).draft
        if value == SIZE:
            return replace(moving, is_fine=not moving.is_fine).draft
        return moving.then(value).draft if value in {**LAID, **TIPPED, **JUMPS} else draft

    def actions(self, viewer: Viewer[View], draft: str) -> tuple[Action, ...]:
        """The move that the draft stands for, or declining; the engine refuses an impossible move."""
        if draft == DECLINE:
            return (DeclineFurniture(),)
        moving = drafts.read(draft, viewer.view)
        if moving is None:
            raise RuleError("unknown-button")
        why = tried(viewer, moving.move).refusal
        if why and why.code == UNMOVED:
            raise why
        return (moving.move,)

    def suggested(self, viewer: Viewer[View], dice: Dice) -> tuple[Action, ...]:
        """The stand-in's move; declining where that would leave the piece as it is."""
        (action,) = super().suggested(viewer, dice)
        if isinstance(action, MoveFurniture) and not tried(viewer, action).refusal:
            return (drafts.tidy(action),)
        return (DeclineFurniture(),)

    def is_last(self, view: View, action: Action) -> bool:
        """V3: a player moves one piece."""
        return True


class Trial(NamedTuple):
    """A move on trial: the hall after it if the piece can be there, and why it cannot be confirmed.

    `fit` is the nearest place where the piece could be, turned and tipped as it is.
    """

    move: MoveFurniture
    after: Furnished | None
    refusal: RuleError | None
    fit: Point | None = None

    @property
    def piece(self) -> Piece | None:
        """The piece where it comes to rest."""
        pieces = self.after.pieces if self.after else ()
        return next((piece for piece in pieces if piece.kind == self.move.piece), None)


def tried(viewer: Viewer[View], move: MoveFurniture) -> Trial:
    """Tries a move. One that leaves the piece as it is, which the rules allow, is a slip."""
    try:
        trial = Trial(move, check_furniture(viewer.view, viewer.seat or 0, move), None)
    except RuleError as why:
        return Trial(move, None, why, fit_of(viewer.view, move, why))
    return trial._replace(refusal=RuleError(UNMOVED)) if trial.piece in viewer.view.pieces else trial


def fit_of(view: View, move: MoveFurniture, why: RuleError) -> Point | None:
    """V14: the nearest place where a piece can be put as it is turned and tipped; None if there is none."""
    if why.code == "pasvu-no-room":
        return float(why.facts["x"]), float(why.facts["y"])
    if why.code == "pasvu-no-room-anywhere" or move.piece not in view.movable or refusal(placement, move):
        return None
    return nearest_placing(view.pieces, view.ghosts, placement(move), move.tip, ghosts_lie(view))


# What it says


def first_lines(viewer: Viewer[View], draft: str) -> list[str]:
    """The card, and what it lets one do."""
    view, words, card = viewer.view, viewer.words, viewer.view.cards[viewer.seat or 0]
    pieces = ", ".join(words(f"piece-{kind}") for kind in view.movable)
    lines = [words("pasvu-furniture-card", value=card.value if card else 0, pieces=pieces or "–")]
    if view.moved:  # V4
        before = ", ".join(words(f"piece-{kind}") for kind in view.moved)
        lines.append(words("pasvu-furniture-before", pieces=before))
    return [*lines, words("pasvu-furniture-hint-none" if draft == DECLINE else "pasvu-furniture-pick")]


def moving_lines(viewer: Viewer[View], trial: Trial) -> list[str]:
    """Where the piece would be, and why it cannot be there or which ghosts step aside."""
    words, move, why = viewer.words, trial.move, trial.refusal
    piece, lying = words(f"piece-{move.piece}").capitalize(), pose_words(move, words)
    line = words("pasvu-furniture-place", piece=piece, lying=lying, **place_facts(move, words))
    if why is None:
        return [line, *rest_lines(trial, words), *aside_lines(viewer, trial), words("pasvu-furniture-fits")]
    if why.code == UNMOVED:
        return [line, words("pasvu-furniture-begin")]
    why = in_words(why, words)
    told = words(why.code, **why.facts)
    return [line, words("pasvu-furniture-refused", why=told), *fit_lines(trial, words)]


def fit_lines(trial: Trial, words: Words) -> list[str]:
    """Which way and how far the nearest place is where the piece could be."""
    if trial.fit is None:
        return []
    x, y = (round(to - at, 2) for to, at in zip(trial.fit, (trial.move.x, trial.move.y), strict=True))
    ways = [("east" if x > 0 else "west", abs(x)), ("south" if y > 0 else "north", abs(y))]
    told = [words(f"pasvu-way-{side}", by=number(by, words.language)) for side, by in ways if by]
    return [words("pasvu-furniture-nearest", way=", ".join(told))] if told else []


def refused(trial: Trial, words: Words) -> RuleError | None:
    """Why a move typed as a command is refused, and where the piece would fit."""
    if trial.refusal is None:
        return None
    why, near = in_words(trial.refusal, words), fit_lines(trial, words)
    if not near:
        return why
    return RuleError("pasvu-refused-near", why=words(why.code, **why.facts), near=near[0])


def rest_lines(trial: Trial, words: Words) -> list[str]:
    """Where a tipped piece ends, or what a piece is put on."""
    assert trial.after and trial.piece
    if trial.move.tip:
        return [words("pasvu-furniture-ends", place=lying_words(trial.piece, words, trial.after.pieces))]
    on = resting_words(words, trial.piece, trial.after.pieces)
    return [words("pasvu-furniture-on", place=on[0])] if on else []


def aside_lines(viewer: Viewer[View], trial: Trial) -> list[str]:
    """V14: the ghosts that step aside."""
    words = viewer.words
    aside = [
        words("pasvu-furniture-ghost", ghost=ghost_name(words, ghost.name), name=escaped(viewer.names[seat]))
        for seat, ghost in (trial.after.displaced if trial.after else ())
    ]
    return [words("pasvu-furniture-aside", ghosts=", ".join(aside))] if aside else []


# What it offers


def first_rows(viewer: Viewer[View]) -> tuple[Row, ...]:
    """The pieces; or none of them (V3)."""
    view, words, panel = viewer.view, viewer.words, Panel(viewer)
    movable = [piece for piece in view.pieces if piece.kind in view.movable]
    # V4: never more than four.
    pieces = tuple(
        panel.pick(
            words("pasvu-button-piece", piece=words(f"piece-{p.kind}").capitalize(), cell=cell_of(p.x, p.y)),
            begun,
        )
        for p, begun in ((piece, drafts.begun(piece).draft) for piece in movable)
    )
    ends: Row = (*panel.hints(), panel.carry_out(words("pasvu-button-decline"), DECLINE, "no"))
    return (pieces, ends) if pieces else (ends,)


class MovingRows:
    """The controls for one move: a cell to jump to, ways to lie, arrows, turns, Fit, Confirm."""

    def __init__(self, viewer: Viewer[View], moving: Moving) -> None:
        self._view, self._words, self._panel = viewer.view, viewer.words, Panel(viewer)
        self._moving, self._move = moving, moving.move

    def rows(self, trial: Trial) -> tuple[Row, ...]:
        """Five rows; Confirm is open for a move that can be made, Fit for one that can be mended."""
        cells = [(self._cells(columns),) for columns in (COLUMNS[:3], COLUMNS[3:])]
        fit = button(
            self._panel.press("choose", "fit", self._moving.draft),
            self._words("pasvu-button-fit"),
            ButtonStyle.primary,
            disabled=trial.fit is None,
        )
        arrows: Row = (*self._steps(ARROWS), fit)
        return (*cells, (self._lie(),), arrows, self._ends(is_ready=trial.refusal is None))

    def _select(self, field: str, title: str, options: list[Option]) -> PressSelect:
        return self._panel.select(field, title, options, self._moving.draft)

    def _cells(self, columns: str) -> PressSelect:
        """Half of the hall's cells, each with the pieces that are there: the piece goes to its middle."""
        there: dict[str, list[str]] = {}
        for piece in self._view.pieces:
            # The piece in hand is where it would now be put down.
            at = self._move if piece.kind == self._move.piece else piece
            there.setdefault(cell_of(at.x, at.y), []).append(self._words(f"piece-{piece.kind}"))
        cells = sorted((cell, sign) for sign, cell in JUMPS.items() if cell[0] in columns)
        options = [Option(sign, " · ".join([cell, *there.get(cell, [])])) for cell, sign in cells]
        title = self._words("pasvu-choose-place", first=cells[0][0], last=cells[-1][0])
        return self._select(columns[0], title, options)

    def _lie(self) -> PressSelect:
        """V11, V13: how it lies, and to which side it is then tipped; and what is seldom wanted."""
        words, move = self._words, self._move
        poses = [
            Option(
                sign,
                words("pasvu-lie-pose", number=number_, pose=words(f"pose-{way}")),
                chosen=(way, "") == (move.pose, move.tip),
            )
            for number_, (sign, way) in enumerate(LAID.items(), 1)
        ]
        tips = [
            Option(sign, words(f"tip-{way}"), words(f"pasvu-lie-{way}"), chosen=way == move.tip)
            for sign, way in TIPPED.items()
        ]
        step, degrees = (FAR, WIDE) if self._moving.is_fine else (NEAR, NARROW)
        size = words("pasvu-option-size", step=number(step, words.language), degrees=degrees)
        rest = [Option(SIZE, size), Option(OTHER, words("pasvu-option-other"))]
        return self._select("lie", words("pasvu-choose-lie"), [*poses, *tips, *rest])

    def _ends(self, *, is_ready: bool) -> Row:
        """Turns, the other view, undo, Confirm."""
        words, panel, moving = self._words, self._panel, self._moving
        look = "pasvu-button-top" if moving.is_slanted else "pasvu-button-slanted"
        turned = replace(moving, is_slanted=not moving.is_slanted).draft
        return (
            *self._steps(SPINS, f"{NARROW if moving.is_fine else WIDE}°"),
            panel.pick(words(look), turned, "look"),
            panel.pick(words("pasvu-button-undo"), moving.undone().draft, "undo")
            if moving.steps
            else panel.pick(words("button-back"), "", "back"),
            panel.confirm(moving.draft, ready=is_ready),
        )

    def _steps(self, signs: Mapping[str, str], size: str = "") -> list[PressButton]:
        """A button for each step: a capital goes far."""
        steps = {sign if self._moving.is_fine else sign.upper(): arrow for sign, arrow in signs.items()}
        return [
            self._panel.pick(f"{arrow} {size}".strip(), self._moving.then(step).draft, step)
            for step, arrow in steps.items()
        ]
