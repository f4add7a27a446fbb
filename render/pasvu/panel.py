"""Pas vu pas pris: private previews of moving a piece, planning ghosts, choosing a side, a midnight card.

V7: none of them ever shows a look through a door.
"""

from collections.abc import Sequence

from engine.core import Seat
from engine.pasvu.hall.shapes import shape_of
from engine.pasvu.hall.standing import CELLS, centre_of, figures_of, spot_point
from engine.pasvu.layout import LETTERS, OPPOSITE
from engine.pasvu.midnight import TAG_ROW, growths, taggable
from engine.pasvu.model import OUT, GrowGhost, Kind, MoveFurniture, SneakGhost, TagGhost, View
from engine.pasvu.offers import steps_left
from engine.pasvu.plans import row_from
from locales import Words
from render.kit import sprites
from render.kit.canvas import Canvas
from render.kit.fonts import TITLE
from render.pasvu import scene as stage
from render.pasvu import slanted_panel, theme
from render.pasvu.board import closed, put_door
from render.pasvu.flat import Flat
from render.pasvu.foot import Foot
from render.pasvu.hall import marks
from render.pasvu.hall.bars import ALL_DOORS
from render.pasvu.hall.ghosts import token
from render.pasvu.hall.heights import put_pills
from render.pasvu.hall.lit import lit_hall
from render.pasvu.hall.pieces import icon
from render.pasvu.hall.top import PAD, TOKENS, furnished, number, put_figure, put_figures
from render.pasvu.midnight import emblem
from render.pasvu.planning import Moved, Planned, Reach, moved, planned, reach_of, spots_of, way_of
from render.pasvu.scene import CardDraft, Draft, FurnitureDraft, PlanDraft, Scene, SideDraft

EDGE = 90  # cut off the sheet on each side: the bars of the seats
WIDE = theme.WIDTH - 2 * EDGE


def paint_panel(scene: Scene, draft: Draft) -> Canvas:
    """Draws what the player is about to do."""
    match draft:
        case FurnitureDraft():
            return _furniture(scene, draft)
        case PlanDraft():
            return _plan(scene, draft)
        case SideDraft():
            return _side(scene, draft)
        case CardDraft():
            return _card(scene, draft)


def acting(view: View) -> Seat:
    """Returns the seat whose preview it is."""
    return view.seat if view.seat is not None else view.turn or 0


def _finished(scene: Scene, hall: Flat, doors: str, foot: Foot) -> Canvas:
    """Returns the hall with its doors and the line below it.

    `doors` holds the letters of the sides whose doors are lit, and a number if only that door of each is lit.
    """
    canvas = framed(hall, foot)
    around = Flat.on(canvas.pixels)
    for door in ALL_DOORS:
        if door[0] in doors and (not doors[-1].isdigit() or door[1] == doors[-1]):
            put_door(around, door, "lit", EDGE)
    put_door(around, scene.view.keyhole, edge=EDGE)
    return canvas


def framed(hall: Flat, foot: Foot) -> Canvas:
    """Returns the hall, plain doors around it, and the line below it."""
    below = foot.pixels()
    canvas = Canvas(closed(EDGE, len(below)))
    sheet = Flat.on(canvas.pixels)
    sheet.put(hall.pixels, theme.HALL_LEFT - PAD - EDGE, theme.HALL_TOP - PAD - EDGE)
    sheet.put(below, 0, WIDE)
    return canvas


def _hall(scene: Scene, framed_kinds: Sequence[Kind] = ()) -> Flat:
    """Draws the hall as it is; some pieces in a frame, below all that is written."""
    view = scene.view
    hall = Flat(furnished(view.pieces))
    for piece in view.pieces:
        if piece.kind in framed_kinds:
            marks.outline(hall, piece, "seen")
    put_pills(hall, scene.words, view.pieces, view.figures)
    put_figures(hall, scene.words, view.figures, view.colours, view.pieces)
    return hall


def _furniture(scene: Scene, draft: FurnitureDraft) -> Canvas:
    if draft.move is not None:
        return _moving(scene, draft.move, moved(scene.view, draft), is_slanted=draft.is_slanted)
    view, foot = scene.view, Foot(WIDE)
    hall = _hall(scene, view.movable)
    for kind in view.movable:
        foot.stamp(icon(kind, 60))
    key = "picture-pasvu-pick-piece" if view.movable else "picture-pasvu-no-piece"
    foot.write(scene.words(key))
    return _finished(scene, hall, "", foot)


def _moving(scene: Scene, move: MoveFurniture, result: Moved, *, is_slanted: bool) -> Canvas:
    """Draws the piece where it would come to rest, where it stood before, and an arrow between."""
    view, words = scene.view, scene.words
    before = next(piece for piece in view.pieces if piece.kind == move.piece)
    foot = Foot(theme.SLANT_SIZE[0] if is_slanted else WIDE)
    foot.stamp(sprites.mark("tick" if result.can_be else "cross", 44))
    foot.stamp(icon(move.piece, 60))
    foot.write(_placed(words, move, result))
    foot.add_poses(move.piece, move.pose)
    if is_slanted:
        return slanted_panel.paint_moving(scene, before, result, foot)
    hall = Flat(furnished(result.pieces))
    marks.outline(hall, before, "cream", dashes=True)
    marks.outline(hall, result.piece, "yes" if result.can_be else "no")
    put_figures(hall, words, result.figures, view.colours, result.pieces)
    marks.nudges(hall, shape_of(result.piece).low, shape_of(result.piece).high)
    marks.arrow(hall, (before.x, before.y), (result.piece.x, result.piece.y))
    put_pills(hall, words, (result.piece,), result.figures)
    return _finished(scene, hall, "", foot)


def _placed(words: Words, move: MoveFurniture, result: Moved) -> str:
    """Returns where the piece comes to rest; if it may not, where the player wants it."""
    x, y, angle = move.x, move.y, move.angle % 360
    pose = f"tip-{move.tip}" if move.tip else f"pose-{move.pose}"
    if result.can_be:
        x, y, angle = result.piece.x, result.piece.y, result.piece.angle
        pose = "alt-pasvu-leans" if result.piece.lean else f"pose-{result.piece.pose}"
    at = {"x": number(x, words.language), "y": number(y, words.language)}
    return words("picture-pasvu-placed", pose=words(pose), angle=angle, **at)


def _plan(scene: Scene, draft: PlanDraft) -> Canvas:
    view, words, seat = scene.view, scene.words, acting(scene.view)
    foot = _plan_foot(scene, seat, draft)
    if draft.is_slanted:
        return slanted_panel.paint_plan(scene, seat, draft, foot)
    plan = planned(view, seat, draft)
    reach = reach_of(plan, seat, draft.ghost) if draft.ghost else Reach({}, 0)
    hall = lit_hall(view.pieces, reach.cells, draft.cell)
    doors = LETTERS[OPPOSITE[view.sides[seat]]] if reach.out else ""
    # V25: the ghost that the drafted one joins is no longer there.
    joined = draft.own.merge if draft.own else ""
    figures = [
        f for f in figures_of(plan.floor.ghosts, stage.lies(view)) if (f.seat, f.name) != (seat, joined)
    ]
    for cell in reach.full:
        marks.count_steps(hall, cell, marks.FULL)
    put_pills(hall, words, view.pieces, figures, [marks.steps_box(c) for c in (*reach.cells, *reach.full)])
    _draw_paths(hall, scene, draft)
    for cell, steps in reach.cells.items():
        if cell != draft.cell:
            marks.count_steps(hall, cell, str(steps))
    put_figures(hall, words, figures, view.colours, view.pieces)
    if draft.ghost:
        _put_drafted(hall, scene, plan, draft)
    return _finished(scene, hall, doors, foot)


def _plan_foot(scene: Scene, seat: Seat, draft: PlanDraft) -> Foot:
    """Writes the steps that are left, and what to choose."""
    words, foot = scene.words, Foot(theme.SLANT_SIZE[0] if draft.is_slanted else WIDE)
    if draft.ghost:
        name = stage.ghost_name(words, draft.ghost)
        foot.stamp(token(scene.view.colours[seat], name, 56, "bare"))
    left = steps_left(scene.view, seat, draft.paths)
    foot.write(words("picture-pasvu-steps", left=left), 34, weight=TITLE)
    hint = "picture-pasvu-pick-ghost" if not draft.ghost else "picture-pasvu-pick-cell"
    if draft.ghost and draft.cell:
        hint = "picture-pasvu-pick-spot"
    if draft.paths and not draft.ghost:
        # No button is named: a review shows this picture too.
        hint = "picture-pasvu-planned" if left else "picture-pasvu-complete"
    foot.write(words(hint, count=len(draft.paths)), 24, colour="muted")
    return foot


def _draw_paths(hall: Flat, scene: Scene, draft: PlanDraft) -> None:
    view, seat = scene.view, acting(scene.view)
    for index, path in enumerate(draft.paths):
        points = [centre_of(cell) for cell in way_of(view, seat, draft.paths, index)]
        if path.cells and path.cells[-1] == OUT and points:
            x, y = points[-1]
            dx, dy = {"south": (0, -1), "north": (0, 1), "west": (1, 0), "east": (-1, 0)}[view.sides[seat]]
            points.append((x + dx * 0.48, y + dy * 0.48))
        marks.path(hall, points, view.colours[seat])


def _put_drafted(hall: Flat, scene: Scene, plan: Planned, draft: PlanDraft) -> None:
    """Marks the ghost that is being planned, the spots of the chosen cell, and where it would stand."""
    view, seat = scene.view, acting(scene.view)
    colour = view.colours[seat]
    ghost = plan.floor.ghost(seat, draft.ghost)
    size = TOKENS[ghost.size]
    if ghost.place == "hall":
        marks.ring(hall, *spot_point(ghost.cell, ghost.spot, ghost.size), round(size * 1.5))
    own = draft.own
    chosen = (own.spot, own.level) if own and own.cells and own.cells[-1] == draft.cell else None
    marks.spot_dots(hall, spots_of(plan, seat, draft), colour, chosen)
    whole = planned(view, seat, PlanDraft(draft.paths))
    for figure in figures_of(whole.floor.ghosts, stage.lies(view)):
        if chosen and (figure.seat, figure.cell, figure.spot, figure.z) == (seat, draft.cell, *chosen):
            marks.ring(hall, figure.x, figure.y, round(TOKENS[figure.size] * 1.5), "yes")
            put_figure(hall, scene.words, figure, colour, below=False)


def _side(scene: Scene, draft: SideDraft) -> Canvas:
    view, foot = scene.view, Foot(WIDE)
    others = "".join(letter for letter in LETTERS.values() if letter != view.keyhole[0])
    doors = LETTERS[draft.side] if draft.side else others
    if view.crystal:
        foot.stamp(emblem("crystal", 60))
    if draft.side:
        side = scene.words(f"hall-side-{draft.side}")
        foot.write(scene.words("picture-pasvu-side-chosen", side=side), 32, weight=TITLE)
    else:
        foot.write(scene.words("picture-pasvu-pick-side"))
    return _finished(scene, _hall(scene), doors + (str(view.crystal) if view.crystal else ""), foot)


def _card(scene: Scene, draft: CardDraft) -> Canvas:
    view, hall, foot = scene.view, _hall(scene), Foot(WIDE)
    seat = acting(view)
    foot.stamp(emblem(view.card or "tag", 66))
    if view.card == "brother":
        _mark_growths(hall, view, seat, draft)
    else:
        _mark_tags(hall, view, seat, draft)
    foot.write(scene.words(f"midnight-{view.card or 'tag'}"), 30, weight=TITLE)
    foot.write(stage.choice_word(scene.words, draft.action) if draft.action else "", 26)
    return _finished(scene, hall, "", foot)


def _mark_tags(hall: Flat, view: View, seat: Seat, draft: CardDraft) -> None:
    """V30: marks the right neighbour's small ghosts, or the third row if there are none."""
    found = taggable(view, seat)
    for ghost in found:
        is_chosen = isinstance(draft.action, TagGhost) and draft.action.ghost == ghost.name
        spot = spot_point(ghost.cell, ghost.spot, ghost.size)
        marks.ring(hall, *spot, 84 if is_chosen else 74, "yes" if is_chosen else "seen")
    if found:
        return
    for cell in CELLS:
        if row_from(view.sides[seat], cell) == TAG_ROW:
            is_chosen = isinstance(draft.action, SneakGhost) and draft.action.cell == cell
            marks.light_cell(hall, cell, chosen=is_chosen)
    if isinstance(draft.action, SneakGhost) and draft.action.cell in CELLS:
        marks.ring(hall, *spot_point(draft.action.cell, draft.action.spot, "small"), 64, "yes")


def _mark_growths(hall: Flat, view: View, seat: Seat, draft: CardDraft) -> None:
    """V33: marks own ghosts in the hall that a larger one can replace."""
    for ghost in {ghost.name: ghost for ghost, _, _ in growths(view, seat)}.values():
        is_chosen = isinstance(draft.action, GrowGhost) and draft.action.ghost == ghost.name
        spot = spot_point(ghost.cell, ghost.spot, ghost.size)
        size = round(TOKENS[ghost.size] * (1.7 if is_chosen else 1.5))
        marks.ring(hall, *spot, size, "yes" if is_chosen else "seen")
