"""Les couloirs de Poudlard: the column beside the board: event cards, the die, timetables, the stock."""

from collections.abc import Sequence

import msgspec
from PIL import Image

from engine.poudlard.layout import CLASSES, TIMETABLES
from engine.poudlard.model import Card as EventCard
from render.keeping import kept
from render.kit import fonts, paint, sprites
from render.kit import theme as shared
from render.kit.cards import MARGIN, Card, lines
from render.kit.fonts import BOLD, TITLE
from render.kit.overlays import PIPS
from render.kit.palette import patch_of
from render.kit.pawns import Pawn
from render.kit.theme import rgb, words_on
from render.poudlard import theme
from render.poudlard.pieces import Name, Pieced, broken, headed
from render.poudlard.sprites import event_sticker, hat_sticker, lesson_sticker

# The ground behind the drawing on each card.
_TINTS: dict[EventCard, str] = {
    "password": "pale-0",
    "cancelled": "blush",
    "friday": "pale-1",
    "peeves": "lilac",
    "lost": "pale-2",
    "swap": "pale-3",
    "norris": "pale-2",
    "homework": "blush",
    "asleep": "lilac",
    "quidditch": "grass-light",
    "squid": "pale-3",
    "egg": "pale-0",
    "detention": "night-4",
}


@kept
def art(card: EventCard, size: int, is_grey: bool = False) -> Image.Image:
    """Draws the picture of an event card, framed."""
    plate = paint.rounded(size, size, 9, rgb("tab-off" if is_grey else _TINTS[card]), rgb("ink"), 2.5)
    inner = round(size * 0.84)
    look = "dim" if is_grey else "bare"
    drawing = event_sticker(card, inner, look)
    paint.stamp(plate, drawing if is_grey else paint.shadowed(drawing), size / 2, size / 2)
    return plate


@kept
def die(face: int, size: int) -> Image.Image:
    """Draws a face of the die; 0 is a die that has not been thrown yet."""
    fill, edge = ("white", "ink") if face else ("tab-idle", "edge")
    picture = paint.rounded(size, size, round(size * 0.2), rgb(fill), rgb(edge), size * 0.05)
    if not face:
        paint.letter(picture, "?", (size / 2, size / 2), round(size * 0.66), colour="muted", weight=TITLE)
    large, draw = paint.large(size, size)
    radius = 0.105 * large.width
    for x, y in PIPS[face]:
        cx, cy = x / 100 * large.width, y / 100 * large.width
        draw.ellipse((cx - radius, cy - radius, cx + radius, cy + radius), fill=rgb("ink"))
    picture.alpha_composite(paint.reduced(large))
    return picture


def played(title: str, card: EventCard, who: Pawn, name: str) -> Pieced:
    """Returns the event last played, with the name of the player."""
    made = Pieced(event(title, card))
    middle = 212 + _PILL_HEIGHT // 2
    made.add(patch_of("panel", bare_pill, who), made.width / 2, middle)
    write_name(made, who, name, middle)
    return made


@kept
def event(title: str, card: EventCard) -> Image.Image:
    """Draws an event card for the column, without the player's name."""
    made = Card(theme.CARD, "ink", 3)
    _double_edge(made)
    found = title_lines(title, made.width - 34)
    size, middle, pitch = _EVENT_LAYOUTS[len(found)]
    made.stick(art(card, size), made.width / 2, 14 + size / 2)
    for place, line in enumerate(found):
        _, type_size = fonts.fitted(line, TITLE, made.width - 34, 20 if pitch else 26, shared.TYPE_LEAST)
        made.write(line, middle + (place - (len(found) - 1) / 2) * pitch, type_size, weight=TITLE)
    return made.patch()


# By the lines of the title: the picture's size, the title's middle, and the way from line to line.
_EVENT_LAYOUTS = {1: (148, 188, 0), 2: (148, 188, 23), 3: (128, 179, 21)}


def title_lines(title: str, room: int) -> Sequence[str]:
    """Breaks a card's name into two lines, or into three if one of the two would have to be cut."""
    found = lines(title, room, 21)
    if all(fonts.width(line, TITLE, shared.TYPE_LEAST) <= room for line in found):
        return found
    return broken(title, room, shared.TYPE_LEAST, TITLE)


@kept
def no_event(title: str, note: str) -> Image.Image:
    """Draws the back of a card: no event has been played yet."""
    made = Card(theme.CARD, "ink", 3)
    _double_edge(made)
    made.stick(sprites.mark("card", 150), made.width / 2, 96)
    made.write(title, 200, shared.TYPE_CARD, weight=TITLE)
    made.write(note, theme.CARD - 34, shared.TYPE_HINT, colour="muted")
    return made.patch()


def _double_edge(card: Card) -> None:
    line = paint.rounded(card.width - 14, card.height - 14, 11, rgb("panel"), rgb("gold-dark"), 2)
    card.image.alpha_composite(line, (MARGIN + 7, MARGIN + 7))


_PILL_LEFT = 10
_PILL_WIDTH, _PILL_HEIGHT = shared.COLUMN_WIDTH - 2 * _PILL_LEFT, 50
_NAME_LEFT = 52


def bare_pill(who: Pawn, note: str = "", is_pale: bool = False) -> Image.Image:
    """Draws a player's hat and a note in their colour, with room for a name, as wide as a card."""
    wide, high = _PILL_WIDTH, _PILL_HEIGHT
    fill, words = pill_colours(who, is_pale)
    edge = rgb(f"seat-{who.colour}" if is_pale else "ink")
    picture = Image.new("RGBA", (wide, high))
    paint.stamp(picture, paint.rounded(wide - 8, 40, 10, rgb(fill), edge, 2.4), wide / 2, high / 2)
    paint.letter(picture, note, (wide - 11, high / 2), 18, colour=words, anchor="rm")
    paint.stamp(picture, hat_sticker(who.colour, who.number, 38), 25, high / 2 - 2)
    return picture


def pill_colours(who: Pawn, is_pale: bool) -> tuple[str, str]:
    """Returns the colours of a player's pill and of the words on it."""
    fill = f"pale-{who.colour}" if is_pale else f"text-{who.colour}"
    return fill, "ink" if is_pale else words_on(fill)


def write_name(card: Pieced, who: Pawn, name: str, y: int, note: str = "", *, is_pale: bool = False) -> None:
    """Writes a name on the pill that has its middle at a height, before its note."""
    if text := fonts.printable(name):
        room = _PILL_WIDTH - 62 - (fonts.width(note, BOLD, 18) + 4 if note else 0)
        line, size = fonts.fitted(text, BOLD, room, 23, shared.TYPE_LEAST)
        spot = MARGIN + _PILL_LEFT + _NAME_LEFT, MARGIN + y
        card.name(Name(line, spot, size, *pill_colours(who, is_pale)))


def state(face: int, stock: int, round_title: str, round_number: int) -> Pieced:
    """Returns the card with the die of this turn, the stock and the round."""
    made = Pieced(_state(round_title))
    made.add(patch_of("panel", die, face, 46), 33, _STATE_MIDDLE)
    made.add(patch_of("panel", counted, stock, 48), 85, _STATE_MIDDLE)
    made.add(patch_of("panel", _number, round_number), _ROUND_X, _STATE_MIDDLE + 10)
    return made


_STATE_MIDDLE = theme.STATE // 2
_ROUND_X = 148


@kept
def _state(round_title: str) -> Image.Image:
    """Draws the card with the title of the round: an hourglass would be the sign of a class."""
    made = Card(theme.STATE)
    word = Image.new("RGBA", (78, 26))
    text, size = fonts.fitted(round_title, BOLD, 76, 21, shared.TYPE_LEAST)
    paint.letter(word, text, (39, 13), size, colour="muted")
    made.stick(word, _ROUND_X, 17)
    return made.patch()


def _number(value: int) -> Image.Image:
    picture = Image.new("RGBA", (60, 34))
    paint.letter(picture, str(value), (30, 16), 30, weight=TITLE)
    return picture


def counted(cards: int, size: int) -> Image.Image:
    """Draws a few cards with their number."""
    picture = Image.new("RGBA", (size + 8, size + 6))
    paint.stamp(picture, sprites.mark("hand", size), picture.width / 2, picture.height / 2)
    spot = (picture.width / 2 - size * 0.09, picture.height / 2 + size * 0.04)
    paint.letter(picture, str(cards), spot, 25, colour="white", weight=TITLE)
    return picture


class Row(msgspec.Struct, frozen=True):
    """One player's timetable: the hat, the number of the timetable, and how many classes were attended."""

    pawn: Pawn
    table: int
    attended: int


def timetables(rows: Sequence[Row]) -> Pieced:
    """Returns all timetables side by side, each a column from the first class down."""
    made = Pieced(headed(theme.TIMETABLES))
    wide = min(60, (shared.COLUMN_WIDTH - 20) // len(rows))
    left = (shared.COLUMN_WIDTH - wide * len(rows)) / 2
    for place, row in enumerate(rows):
        made.add(patch_of("panel", _column, row), left + (place + 0.5) * wide, theme.TIMETABLES / 2)
    return made


_COLUMN = 42
_TOP, _PITCH = 44, 50


def _column(row: Row) -> Image.Image:
    picture = Image.new("RGBA", (_COLUMN, theme.TIMETABLES - 16))
    lessons = [CLASSES[room - 1] for room in TIMETABLES[row.table]]
    high = _PITCH * len(lessons) + 2
    colour = row.pawn.colour
    plate = paint.rounded(38, high, 9, rgb(f"pale-{colour}"), rgb(f"seat-{colour}"), 2.5)
    picture.alpha_composite(plate, (2, _TOP - 3))
    paint.stamp(picture, hat_sticker(colour, row.pawn.number, 36), 21, 21)
    for step, lesson in enumerate(lessons):
        _lesson(picture, lesson, step, row.attended)
    if row.attended == len(lessons):  # beside the hat, where it hides no class
        paint.stamp(picture, lesson_sticker("home", 19), 33, 12)
    return picture


def _lesson(picture: Image.Image, lesson: str, step: int, attended: int) -> None:
    """Draws a class: ticked if attended, boxed in gold if it is next, else plain."""
    y = _TOP + _PITCH * (step + 0.5) - 2
    if step == attended:
        box = paint.rounded(42, 46, 9, rgb("white"), rgb("ink"), 6)
        picture.alpha_composite(box, (0, round(y - 23)))
        picture.alpha_composite(paint.rounded(38, 42, 7, rgb("white"), rgb("gold"), 3), (2, round(y - 21)))
    look = "won" if step < attended else "bare"
    paint.stamp(picture, lesson_sticker(lesson, 30, look), 21, y)
    if step < attended:
        paint.stamp(picture, sprites.mark("tick", 24), 25, y + 2)
