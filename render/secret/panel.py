"""Le labyrinthe secret: the private picture of the player who has to act, drawn anew at every choice.

S2 forbids trying out: while parts are to be turned, the picture shows the board as it lies, with the parts,
arrows and notches to choose from, never the result.
"""

from PIL import Image

from engine.mazes.rings import Place
from engine.secret.layout import CENTRE, RINGS
from engine.secret.model import TREASURES, View
from render.keeping import kept
from render.kit import paint, sprites
from render.kit import theme as shared
from render.kit.canvas import Canvas
from render.kit.fonts import BOLD, TITLE, width
from render.kit.layers import Layers, lay_on, layered, layers_of
from render.kit.theme import rgb, seat_colour, words_on
from render.secret import corners, theme
from render.secret.dial import BOARD, SECTOR, at, name_spot
from render.secret.duel import challenge_panel, duel_panel
from render.secret.last_turn import arrow_badge, badge, changes_due, put_changes, put_trail
from render.secret.lights import darkened, frame
from render.secret.objects import object_sticker
from render.secret.parts import laid_out
from render.secret.pen import Flat, flat, line, put
from render.secret.scene import Draft, Scene
from render.secret.wheel import put_objects, put_pawns, put_sought, put_starts

_ROUND = 9  # sectors: the arrow that says that the centre can turn any distance


def paint_panel(scene: Scene, draft: Draft) -> Canvas:
    """Draws what the player can choose from and what they have chosen so far."""
    match scene.view.phase:
        case "change":
            return _change_panel(scene, draft)
        case "move":
            return _cells_panel(scene, draft, reachable(scene.view))
        case "place":
            return _cells_panel(scene, draft, free(scene.view))
        case "challenge":
            return challenge_panel(scene, draft)
        case _:
            return duel_panel(scene, draft)


def reachable(view: View) -> tuple[Place, ...]:
    """S6: returns where the pawn on turn may stop, its own place first."""
    start = view.pawns[view.turn or 0]
    return () if start is None else RINGS.reach(view.positions, start)


def free(view: View) -> tuple[Place, ...]:
    """S13: returns the places without a pawn."""
    return tuple(place for place in range(RINGS.size) if place not in view.pawns)


def _sheet(scene: Scene) -> Canvas:
    canvas = laid_out(BOARD, scene.view.positions, theme.PANEL_HEIGHT)
    put_starts(canvas.image, BOARD, scene.view)
    return canvas


def _change_panel(scene: Scene, draft: Draft) -> Canvas:
    view = scene.view
    canvas = _sheet(scene)
    put_objects(canvas, BOARD, view)
    if draft.part in RINGS.parts:
        zone = RINGS.zones.index(draft.part)
        last = min((zone + 1) * RINGS.sectors, RINGS.size)
        canvas.image = darkened(canvas.image, BOARD, range(zone * RINGS.sectors, last))
        put_sought(canvas, BOARD, view)
    elif view.changes_left == 1:
        put_changes(canvas.image, BOARD, view)
    put_pawns(canvas, BOARD, view)
    _offer(canvas, scene, draft)
    step = scene.words("picture-secret-step-change", number=3 - view.changes_left)
    _chosen(canvas.image, step, _change_sign(draft.part or "?", _by(draft)))
    corners.put_state(canvas.image, scene)
    return canvas


def _by(draft: Draft) -> str:
    if draft.part == CENTRE:
        return str(draft.by or "?")
    return "1" if draft.part else "?"


def _offer(canvas: Canvas, scene: Scene, draft: Draft) -> None:
    """Puts an arrow on every part that may be turned; the chosen one has the player's colour."""
    view = scene.view
    mine = seat_colour(view.colours, view.turn, "text")
    for part, position in zip(RINGS.parts, view.positions, strict=True):
        zone = RINGS.zones.index(part)
        if draft.part in RINGS.parts and part != draft.part:
            continue
        if part not in changes_due(view):
            x, y = at((position - 0.5) * SECTOR, BOARD.outer(zone))
            lay_on(canvas, layers_of(sprites.mark, "cross", 30), x, y)
            continue
        colour = mine if part == draft.part else "gold"
        by = (draft.by or _ROUND) if part == CENTRE else 1
        if part == CENTRE and part == draft.part:
            _number_notches(canvas.image, position, draft.by, mine)
            if not draft.by:
                continue
        arrow_badge(canvas.image, BOARD, zone, position, by, colour, part)


def _number_notches(picture: Image.Image, position: int, chosen: int | None, colour: str) -> None:
    """S3: numbers the notches to which the mark of the centre can turn, 1 to 11."""
    zone = RINGS.zones.index(CENTRE)
    for by in range(1, RINGS.sectors):
        spot = at((position + by - 0.5) * SECTOR, BOARD.outer(zone) + theme.NOTCH_LANE)
        shade = colour if by == chosen else "gold"
        size = theme.BADGE + (8 if by == chosen else 0)
        put(picture, badge(str(by), shade, size, "dim"), *spot)


def _cells_panel(scene: Scene, draft: Draft, offered: tuple[Place, ...]) -> Canvas:
    """Draws places to choose from bright and named, the others dark, the chosen one framed."""
    view, is_move = scene.view, scene.view.phase == "move"
    canvas = _sheet(scene)
    seat = view.turn if is_move else view.duel.loser if view.duel else None
    colour = seat_colour(view.colours, seat, "text")
    start, end = view.pawns[view.turn or 0], RINGS.place(draft.to or "")
    if is_move and end is not None and start is not None:
        path = RINGS.path(view.positions, start, end) or ()
        put_trail(canvas.image, BOARD, path, seat_colour(view.colours, seat))
    put_objects(canvas, BOARD, view)
    canvas.image = darkened(canvas.image, BOARD, offered)
    put_sought(canvas, BOARD, view)
    if end is not None:
        lay_on(canvas, *frame(BOARD, end, colour))
    put_pawns(canvas, BOARD, view)
    if is_move:
        for place in offered:
            pill = _pill(RINGS.names[place], colour if place == end else "white")
            lay_on(canvas, pill, *name_spot(BOARD, place))
    key = "picture-secret-step-move" if is_move else "picture-secret-step-place"
    prize = _prize(view, end) if is_move else ""
    _chosen(canvas.image, scene.words(key), _place_sign(draft.to or "?", prize))
    corners.put_state(canvas.image, scene)
    return canvas


def _prize(view: View, end: Place | None) -> str:
    """S7, S10: returns the target if it lies there."""
    return TREASURES[view.target - 1] if view.target and end == view.target_place else ""


def _chosen(picture: Image.Image, title: str, sign: Flat) -> None:
    """Puts at the upper right what is to be chosen, and the choice."""
    right = shared.WIDTH - shared.MARGIN
    corners.put_right(picture, line(title, shared.TYPE_CARD, "muted"), right, 24)
    corners.put_right(picture, sign, right, 84)


@kept
def _change_sign(part: str, by: str) -> Flat:
    picture = paint.clear(176, 80, "paper")
    paint.letter(picture, part, (28, 40), 58, weight=TITLE)
    paint.stamp(picture, sprites.mark("clockwise", 46), 86, 40)
    paint.letter(picture, by, (144, 40), 58, weight=TITLE)
    return flat(picture, "paper")


@kept
def _place_sign(place: str, prize: str) -> Flat:
    wide = width(place, TITLE, 58) + 8
    picture = paint.clear(max(wide, 110), 140 if prize else 80, "paper")
    paint.letter(picture, place, (picture.width - wide / 2, 40), 58, weight=TITLE)
    if prize:
        paint.stamp(picture, object_sticker(prize, 44), 32, 104)
        paint.stamp(picture, sprites.mark("tick", 36), 80, 104)
    return flat(picture, "paper")


@kept
def _pill(text: str, colour: str) -> Layers:
    """A cell's name on a plate of a colour; plates of chosen cells are larger."""
    size = shared.TYPE_PILL if colour == "white" else shared.TYPE_PILL_CHOSEN
    wide, high = width(text, BOLD, size) + 12, size + 4
    plate = paint.rounded(wide, high, 8, rgb(colour), rgb("ink"), 2.4)
    paint.letter(plate, text, (wide / 2, high / 2), size, colour=words_on(colour))
    return layered(plate)
