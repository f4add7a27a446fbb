"""Pas vu pas pris: the panel where a piece of furniture is moved (V3, V4, V11–V14)."""

from collections.abc import Sequence

from msgspec.structs import replace

import render.pasvu as pictures
from cogs.games.pasvu.furniture_draft import DIGITS, LYINGS, Moving, begun, moving_of, read, step_of, written
from cogs.games.pasvu.told import lying_words
from cogs.games.pasvu.words import pose_words, scene_of, seat_of, suggested, view_of
from cogs.panels.controls import PanelControls, Row
from cogs.panels.face import panel_drawing
from cogs.tables.viewer import Viewer
from cogs.ui.controls import Option, PressButton, PressSelect
from cogs.ui.names import escaped
from cogs.ui.pages import Page
from engine.core import RuleError
from engine.pasvu.hall.standing import CELLS
from engine.pasvu.layout import COLUMNS, GRID, TURN
from engine.pasvu.model import POSES, DeclineFurniture, MoveFurniture, View
from engine.pasvu.offers import furnished, is_unmoved
from locales import Words
from render.pasvu.hall.top import number
from render.pasvu.places import cell_of, resting_words
from render.pasvu.scene import ghost_name

DECLINE = "d"
FAR, NEAR = 5, 1  # steps of the grid that an arrow goes
ARROWS = {"w": "←", "n": "↑", "s": "↓", "e": "→"}
SPINS = {"l": "↺", "r": "↻"}


def page(viewer: Viewer, draft: str) -> Page:
    """Pick a piece and place it; the panel shows at once whether it fits."""
    view, scene = view_of(viewer), scene_of(viewer)
    moving = read(draft, view)
    if moving is None:
        text = "\n".join(first_lines(viewer, view, draft))
        return Page(
            text, panel_drawing(pictures.PICTURES, scene, pictures.FurnitureDraft()), first_rows(viewer, view)
        )
    refusal = refusal_of(view, moving.move)
    is_move = refusal is None and not is_unmoved(view, moving.move)
    text = "\n".join(moving_lines(viewer, view, moving.move, refusal))
    drawing = panel_drawing(pictures.PICTURES, scene, pictures.FurnitureDraft(moving.move))
    return Page(text, drawing, moving_rows(viewer, view, moving, is_move=is_move))


def chosen(viewer: Viewer, field: str, draft: str, values: Sequence[str]) -> str:
    """A piece taken in hand, or a step of the one that is."""
    view = view_of(viewer)
    if field == "piece":
        value = next(iter(values), "")
        return next((written(begun(p)) for p in view.pieces if p.kind == value and value in view.movable), "")
    moving, step = read(draft, view), step_of(field, values)
    return written(moving.then(step)) if moving and step else draft


def actions(viewer: Viewer, draft: str) -> tuple[MoveFurniture | DeclineFurniture, ...]:
    """The move that the draft stands for, or declining."""
    if draft == DECLINE:
        return (DeclineFurniture(),)
    moving = read(draft, view_of(viewer))
    if moving is None:
        raise RuleError("pasvu-malformed")
    check_moved(view_of(viewer), moving.move)
    return (moving.move,)


def check_moved(view: View, move: MoveFurniture) -> None:
    """Refuses a move that changes nothing, which is a slip; the engine makes all other refusals."""
    if move.piece in view.movable and refusal_of(view, move) is None and is_unmoved(view, move):
        raise RuleError("pasvu-not-moved")


def hint(viewer: Viewer) -> str:
    """The stand-in's move."""
    action = suggested(viewer)
    is_move = isinstance(action, MoveFurniture) and not is_unmoved(view_of(viewer), action)
    return written(moving_of(action)) if is_move else DECLINE


def refusal_of(view: View, move: MoveFurniture) -> RuleError | None:
    """Why a piece cannot be there; None where it can."""
    try:
        furnished(view, move)
    except RuleError as refusal:
        return refusal
    return None


# What it says


def first_lines(viewer: Viewer, view: View, draft: str) -> list[str]:
    """The card, and what it lets one do."""
    words, card = viewer.words, view.cards[seat_of(viewer)]
    pieces = ", ".join(words(f"piece-{kind}") for kind in view.movable)
    lines = [words("pasvu-furniture-card", value=card.value if card else 0, pieces=pieces or "–")]
    if before := [kind for kind in (card.pieces if card else ()) if kind in view.moved]:
        lines.append(
            words("pasvu-furniture-before", pieces=", ".join(words(f"piece-{kind}") for kind in before))
        )
    lines.append(words("pasvu-furniture-hint-none" if draft == DECLINE else "pasvu-furniture-pick"))
    return lines


def moving_lines(viewer: Viewer, view: View, move: MoveFurniture, refusal: RuleError | None) -> list[str]:
    """Where the piece would be, and why it cannot be there or which ghosts step aside."""
    words = viewer.words
    lines = [move_words(move, words)]
    if refusal:
        return [*lines, words("pasvu-furniture-refused", why=words(refusal.code, **refusal.facts))]
    if is_unmoved(view, move):
        return [*lines, words("pasvu-not-moved")]
    after = furnished(view, move)
    piece = next(piece for piece in after.pieces if piece.kind == move.piece)
    if move.tip:
        lines.append(words("pasvu-furniture-ends", place=lying_words(piece, words, after.pieces)))
    elif on := resting_words(words, piece, after.pieces):
        lines.append(words("pasvu-furniture-on", place=on[0]))
    aside = [
        words("pasvu-furniture-ghost", ghost=ghost_name(words, ghost.name), name=escaped(viewer.names[seat]))
        for seat, ghost in after.displaced
    ]
    if aside:
        lines.append(words("pasvu-furniture-aside", ghosts=", ".join(aside)))
    return [*lines, words("pasvu-furniture-fits")]


def move_words(move: MoveFurniture, words: Words) -> str:
    """A piece and where it is put: "The desk: standing, x 3.25, y 1.0, 45°"."""
    return words(
        "pasvu-furniture-place",
        piece=words(f"piece-{move.piece}").capitalize(),
        lying=pose_words(move, words),
        x=number(move.x, words.language),
        y=number(move.y, words.language),
        angle=move.angle % 360,
    )


# What it offers


def first_rows(viewer: Viewer, view: View) -> tuple[Row, ...]:
    """The pieces; or none of them (V3)."""
    words = viewer.words
    options = [
        Option(p.kind, words(f"piece-{p.kind}"), cell_of(p.x, p.y))
        for p in view.pieces
        if p.kind in view.movable
    ]
    controls = PanelControls(viewer)
    ends: Row = (controls.hint(), controls.carry_out(words("pasvu-button-decline"), DECLINE, "no"))
    pieces = controls.choose("piece", words("pasvu-choose-piece"), options)
    return ((pieces,), ends) if options else (ends,)


def moving_rows(viewer: Viewer, view: View, moving: Moving, *, is_move: bool) -> tuple[Row, ...]:
    """A cell to jump to, arrows, turns, ways to lie, undo, Confirm."""
    west, east = (cell_select(viewer, view, moving, half) for half in (COLUMNS[:3], COLUMNS[3:]))
    return (
        (west,),
        (east,),
        (lie_select(viewer, moving),),
        arrow_row(viewer, moving),
        end_row(viewer, moving, is_move=is_move),
    )


def cell_select(viewer: Viewer, view: View, moving: Moving, columns: str) -> PressSelect:
    """Half of the hall's cells, each with the pieces that are there: the piece goes to the cell's middle."""
    words = viewer.words
    there = {cell: list[str]() for cell in CELLS}
    move = moving.move
    for piece in view.pieces:
        # The piece in hand is where it would now be put down.
        at = (move.x, move.y) if piece.kind == move.piece else (piece.x, piece.y)
        there[cell_of(*at)].append(words(f"piece-{piece.kind}"))
    cells = sorted(cell for cell in CELLS if cell[0] in columns)
    options = [Option(cell, " · ".join([cell, *there[cell]])) for cell in cells]
    title = words("pasvu-choose-place", first=cells[0], last=cells[-1])
    return PanelControls(viewer).choose(columns[0], title, options, written(moving))


def lie_select(viewer: Viewer, moving: Moving) -> PressSelect:
    """V11, V13: how it lies, and to which side it is then tipped."""
    words, move = viewer.words, moving.move
    options = [
        Option(
            sign,
            words(f"pose-{way}" if place < len(POSES) else f"tip-{way}"),
            words("pasvu-lie-pose" if place < len(POSES) else f"pasvu-lie-{way}"),
            chosen=way == (move.tip or move.pose) and (place >= len(POSES)) == bool(move.tip),
        )
        for place, (sign, way) in enumerate(zip(DIGITS, LYINGS, strict=False))
    ]
    return PanelControls(viewer).choose("lie", words("pasvu-choose-lie"), options, written(moving))


def arrow_row(viewer: Viewer, moving: Moving) -> Row:
    """A quarter of a cell each way, or 0.05; and the other size of steps and turns."""
    step = number((NEAR if moving.fine else FAR) * GRID, viewer.words.language)
    other = number((FAR if moving.fine else NEAR) * GRID, viewer.words.language)
    degrees = 3 * TURN if moving.fine else TURN
    switched = written(replace(moving, fine=not moving.fine))
    return (
        *(step_button(viewer, moving, sign, f"{arrow} {step}") for sign, arrow in ARROWS.items()),
        PanelControls(viewer).page(
            viewer.words("pasvu-button-size", step=other, degrees=degrees), switched, "size"
        ),
    )


def end_row(viewer: Viewer, moving: Moving, *, is_move: bool) -> Row:
    """Turns, undo, another piece, Confirm."""
    words, controls = viewer.words, PanelControls(viewer)
    degrees = TURN if moving.fine else 3 * TURN
    undone = written(moving.undone())
    return (
        *(step_button(viewer, moving, sign, f"{arrow} {degrees}°") for sign, arrow in SPINS.items()),
        controls.page(words("pasvu-button-undo"), undone, "undo", disabled=not moving.steps),
        controls.page(words("pasvu-button-other"), "", "other"),
        controls.confirm(written(moving), ready=is_move),
    )


def step_button(viewer: Viewer, moving: Moving, sign: str, label: str) -> PressButton:
    """One step: a capital goes far."""
    step = sign if moving.fine else sign.upper()
    return PanelControls(viewer).page(label, written(moving.then(step)), step)
