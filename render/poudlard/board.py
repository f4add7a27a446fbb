"""Les couloirs de Poudlard: the public board."""

from PIL import Image

from engine.core import Seat
from render.kit import cards, ending, theme
from render.kit.canvas import Canvas
from render.kit.square import Pawn
from render.poudlard import parts
from render.poudlard.scene import Scene, card_word, name_of, timetable
from render.poudlard.squares import floor, ground, put_floor
from render.poudlard.strip import put_strip


def board(scene: Scene) -> bytes:
    """The board as everybody at this view's place may see it, as a PNG."""
    return _painted(scene).png()


def frame(scene: Scene) -> Image.Image:
    """The same board as one picture of many, in a replay."""
    return _painted(scene).image


def _painted(scene: Scene) -> Canvas:
    view = scene.view
    canvas = Canvas(ground(theme.CASTLE_HEIGHT))
    put_floor(canvas, floor(scene))
    state = parts.state(view.die, view.stock_size, scene.words("picture-poudlard-round"), view.round)
    put_column(canvas, (top_card(scene), state, timetables(scene)))
    put_strip(canvas, scene)
    return canvas


def put_column(canvas: Canvas, column: tuple[Image.Image, ...]) -> None:
    """Cards one below the other in the column on the right."""
    top = theme.COLUMN_TOP
    for card in column:
        canvas.put(card, theme.CASTLE_COLUMN - cards.MARGIN, top - cards.MARGIN)
        top += card.height - 2 * cards.MARGIN + theme.CASTLE_GAP


def pawn_of(scene: Scene, seat: Seat) -> Pawn:
    """A seat's hat and number."""
    return Pawn(scene.view.hats[seat], seat + 1)


def top_card(scene: Scene) -> Image.Image:
    """The event last played; at the end, who won."""
    view, words = scene.view, scene.words
    if view.outcome:
        seats = ending.winners(view.outcome)
        title, name = ending.caption(view.outcome, lambda seat: name_of(scene, seat), words)
        if ending.is_stopped(view.outcome):
            return parts.stopped(name)
        hats = tuple(pawn_of(scene, seat) for seat in seats)
        return parts.winners(title, hats, name, is_crowned=not ending.is_drawn(view.outcome))
    if not view.played:
        return parts.no_event(words("picture-poudlard-events"), words("picture-poudlard-none-yet"))
    seat, card = view.played.seat, view.played.card
    return parts.played(card_word(words, card), card, pawn_of(scene, seat), scene.names[seat])


def timetables(scene: Scene) -> Image.Image:
    """Everybody's classes and how far they are."""
    view = scene.view
    return parts.timetables(
        tuple(
            parts.Row(pawn_of(scene, seat), timetable(view, seat), view.progress[seat])
            for seat in range(len(view.pawns))
        )
    )
