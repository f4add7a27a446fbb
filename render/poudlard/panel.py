"""Les couloirs de Poudlard: the private panel of a turn, drawn anew at every click."""

from engine.poudlard.layout import FIRST_ZONE, PLACES, SQUARES, ZONE_CARDS, square_named
from engine.poudlard.model import Card
from render.kit.canvas import Canvas
from render.kit.theme import seat_colour
from render.poudlard import scene as stage
from render.poudlard import theme
from render.poudlard.panel_column import column
from render.poudlard.pieces import put_column
from render.poudlard.scene import Draft, Scene
from render.poudlard.squares import Floor, floor, ground, put_floor

_CHANGING = ("change", "lay", "password", "friday")
_EVERYWHERE = range(len(PLACES))


def paint_panel(scene: Scene, draft: Draft) -> Canvas:
    """Draws the board with the draft, what can be chosen now, and the steps of the turn beside it."""
    seen = Scene(stage.turned_up(scene.view), scene.names, scene.words, bots=scene.bots)
    castle = floor(seen)
    castle.bracket(seen.view.fixed if seen.view.phase in _CHANGING else (), _own(seen, "seat"))
    if seen.view.turn is not None:
        _mark(castle, seen, draft)
    canvas = Canvas(ground(theme.PANEL_HEIGHT))
    put_floor(canvas, castle)
    put_column(canvas, column(scene, draft))
    return canvas


def _mark(castle: Floor, scene: Scene, draft: Draft) -> None:
    """Highlights what can be chosen and rings what is chosen."""
    phase = scene.view.phase
    if draft.card:
        _mark_targets(castle, scene, draft, draft.card)
    elif phase in ("change", "password", "friday"):
        _mark_changes(castle, scene, draft)
    elif phase == "lay":
        _mark_lifted(castle, scene)
    elif phase == "move":
        _mark_reach(castle, scene, draft)


def _mark_changes(castle: Floor, scene: Scene, draft: Draft) -> None:
    """P4, P14, P16: names the tokens that can be chosen and darkens the others."""
    able = stage.changeable(scene.view)
    for square in range(FIRST_ZONE):
        if square in able:
            castle.light(square, "plain", SQUARES[square])
        else:
            castle.light(square, "dim")
    square = stage.picked(scene.view, draft)
    if square is not None:
        castle.ring(square, _own(scene, "text"))


def _mark_lifted(castle: Floor, scene: Scene) -> None:
    """P5: rings the flipped token as its player turns it; everybody else sees it face down."""
    square = scene.view.lifted
    if square is not None:
        castle.light(square, "plain", SQUARES[square])
        castle.ring(square, _own(scene, "text"))


def _mark_reach(castle: Floor, scene: Scene, draft: Draft) -> None:
    """P9: lights and names the places within reach, darkens the others, and dots the path."""
    stops = {stop.place: stop for stop in scene.view.stops}
    for place in _EVERYWHERE:
        if place not in stops:
            castle.light(place, "dim")
            continue
        castle.light(place, "lit", PLACES[place])
        if stops[place].has_star:
            castle.star(place)
    castle.trace(stage.way(scene.view, draft), _own(scene, "seat"), _own(scene, "text"))


def _mark_targets(castle: Floor, scene: Scene, draft: Draft, card: Card) -> None:
    """P14 to P23: lights the targets of a card and rings the chosen ones."""
    view = scene.view
    if card in ZONE_CARDS:
        _light_only(castle, {ZONE_CARDS[card]})
        castle.ring(ZONE_CARDS[card], _own(scene, "text"))
    elif stage.aims(view, card)[0] or draft.squares:
        _light_only(castle, set(stage.target_squares(view, card)))
        for name in draft.squares:
            square = square_named(name)
            if square is not None:
                castle.ring(square, _own(scene, "text"))
    elif stage.aims(view, card)[1]:
        _light_only(castle, {view.pawns[seat] for seat in stage.target_seats(view, card)})
        for seat in draft.seats:
            castle.ring(view.pawns[seat], seat_colour(view.hats, seat, "text"))


def _light_only(castle: Floor, places: set[int]) -> None:
    for place in _EVERYWHERE:
        castle.light(place, "lit" if place in places else "dim", PLACES[place] if place in places else None)


def _own(scene: Scene, kind: str) -> str:
    return seat_colour(scene.view.hats, scene.view.turn, kind)
