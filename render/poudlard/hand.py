"""Les couloirs de Poudlard: large event cards: a player's hand, or one card alone."""

from typing import NamedTuple

from PIL import Image

from engine.poudlard.model import Card as EventCard
from locales import Words
from render.keeping import kept
from render.kit import paint, sprites
from render.kit import theme as shared
from render.kit.canvas import Canvas, saved
from render.kit.cards import MARGIN, Card
from render.kit.fonts import TITLE
from render.kit.palette import paper, to_palette
from render.kit.theme import rgb
from render.poudlard import theme
from render.poudlard.column import art
from render.poudlard.pieces import write_lines
from render.poudlard.scene import Scene, card_word

_EDGE = 16  # around all cards
_GAP = 15
_IN_A_ROW = 4
_ROOM = theme.EVENT_WIDTH - 34  # for lines of text
_CORNER = (0, 0, 60, 60)  # of a card, where its number lies


class _Numberless(NamedTuple):
    """A card without a number, and its corner in true colour.

    Numbers lie on that corner alone: to draw and keep a card with each number would be much more.
    """

    patch: Image.Image
    corner: Image.Image


def hand(scene: Scene) -> bytes:
    """Draws the viewer's own cards, numbered from 1, each with its title and its effect.

    On the viewer's turn, cards that cannot be played now are grey and crossed.
    """
    view, words = scene.view, scene.words
    if not view.hand:
        return _empty(words("picture-poudlard-no-cards"))
    is_acting = view.turn is not None and view.turn == view.seat
    wide, high = theme.EVENT_WIDTH, theme.EVENT_HEIGHT
    rows = -(-len(view.hand) // _IN_A_ROW)
    canvas = Canvas(paper(2 * _EDGE + rows * (high + _GAP) - _GAP))
    for place, kind in enumerate(view.hand):
        row, column = divmod(place, _IN_A_ROW)
        is_barred = is_acting and kind not in view.playable
        facts = kind, card_word(words, kind), _does(words, kind), is_barred
        left, top = _EDGE + column * (wide + _GAP) - MARGIN, _EDGE + row * (high + _GAP) - MARGIN
        canvas.put(_card(*facts).patch, left, top)
        canvas.put(_numbered(*facts, str(place + 1)), left, top)
    return canvas.png()


@kept
def card(kind: EventCard, words: Words) -> bytes:
    """Draws one event card alone."""
    return saved(_card(kind, card_word(words, kind), _does(words, kind), False).patch)


def _does(words: Words, kind: EventCard) -> str:
    return words(f"picture-poudlard-does-{kind}")


@kept
def _card(kind: EventCard, title: str, does: str, is_barred: bool) -> _Numberless:
    made = Card(theme.EVENT_HEIGHT, "ink", 3.5, theme.EVENT_WIDTH)
    line = paint.rounded(made.width - 16, made.height - 16, 11, rgb("panel"), rgb("gold-dark"), 2.5)
    made.stick(line, made.width / 2, made.height / 2)
    art_size = made.width - 32
    made.stick(art(kind, art_size, is_barred), made.width / 2, 16 + art_size / 2)
    words = "muted" if is_barred else "ink"
    y = write_lines(made, title, art_size + 42, 26, words, weight=TITLE, room=_ROOM, most=2)
    write_lines(made, does, y + 5, 21, words, room=_ROOM, most=4)
    if is_barred:
        made.stick(sprites.mark("forbidden", 50), made.width - 34, 36)
    return _Numberless(made.patch(), made.image.crop(_CORNER))


@kept
def _numbered(kind: EventCard, title: str, does: str, is_barred: bool, number: str) -> Image.Image:
    """Draws the corner of a card with its number on a coin."""
    corner = _card(kind, title, does, is_barred).corner.copy()
    paint.stamp(corner, _coin(number, is_barred), MARGIN + 24, MARGIN + 26)
    return to_palette(corner)


@kept
def _coin(number: str, is_barred: bool) -> Image.Image:
    coin = paint.rounded(50, 50, 25, rgb("tab-off" if is_barred else "gold"), rgb("ink"), 3.5)
    paint.letter(coin, number, (25, 24), 30, weight=TITLE)
    return coin


@kept
def _empty(text: str) -> bytes:
    made = Card(160, width=shared.WIDTH - 2 * _EDGE)
    made.stick(sprites.mark("card", 110), 110, 80)
    spot = (MARGIN + 200, MARGIN + 80)
    paint.letter(made.image, text, spot, 40, colour="muted", weight=TITLE, anchor="lm")
    canvas = Canvas(paper(160 + 2 * _EDGE))
    canvas.put(made.patch(), _EDGE - MARGIN, _EDGE - MARGIN)
    return canvas.png()
