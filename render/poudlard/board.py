"""Les couloirs de Poudlard: the public board."""

from engine.core import Seat
from render.kit.canvas import Canvas
from render.kit.cards import ResultLayout, result
from render.kit.pawns import Pawn
from render.poudlard import column, theme
from render.poudlard.pieces import Pieced, put_column
from render.poudlard.scene import Scene, card_word, name_of
from render.poudlard.sprites import hat_sticker
from render.poudlard.squares import ground, put_floor, walked
from render.poudlard.strip import put_strip

_RESULT = ResultLayout(
    theme.CARD, (150, 124), (42, 62), (theme.HAT_OF_HONOUR, 126), 38, (96, 58), hat_sticker
)


def paint_board(scene: Scene) -> Canvas:
    """Draws the board as this viewer may see it."""
    view = scene.view
    canvas = Canvas(ground(theme.HEIGHT))
    put_floor(canvas, walked(scene))
    state = column.state(view.die, view.stock_size, scene.words("picture-poudlard-round"), view.round)
    put_column(canvas, (top_card(scene), state, timetables(scene)))
    put_strip(canvas, scene)
    return canvas


def pawn_of(scene: Scene, seat: Seat) -> Pawn:
    """Returns a seat's hat and number."""
    return Pawn(scene.view.hats[seat], seat + 1)


def top_card(scene: Scene) -> Pieced:
    """Returns the event last played; at the end, the result."""
    view, words = scene.view, scene.words
    if view.outcome:
        return Pieced(result(_RESULT, view.outcome, view.hats, lambda seat: name_of(scene, seat), words))
    if not view.played:
        return Pieced(column.no_event(words("picture-poudlard-events"), words("picture-poudlard-none-yet")))
    seat, card = view.played.seat, view.played.card
    return column.played(card_word(words, card), card, pawn_of(scene, seat), scene.names[seat])


def timetables(scene: Scene) -> Pieced:
    """Returns the timetables of all players and how far they are."""
    view = scene.view
    return column.timetables(
        [
            column.Row(pawn_of(scene, seat), view.timetables[seat], view.progress[seat])
            for seat in range(len(view.pawns))
        ]
    )
