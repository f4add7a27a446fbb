"""The title card of a tournament: its name on the lobby card of its game, with a few facts."""

from PIL import Image, ImageDraw

from locales import Words
from render.games import PICTURES
from render.keeping import kept
from render.kit import fonts, paint, sprites
from render.kit.fonts import BOLD, TITLE
from render.kit.theme import rgb
from render.tournaments.model import Header, title_drawn
from render.tournaments.sheet import png

_LEFT = 38
_ROOM = 500
_FACTS_ROOM = 560
_TITLE_SIZES = {1: (74, 34), 2: (74, 34), 3: (56, 34)}  # by the number of lines
_FACT = 26
_PILL = 42


def header(card: Header, words: Words) -> bytes:
    """Draws the title card as a PNG."""
    return png(titled(card, words).convert("RGB"))


def titled(card: Header, words: Words) -> Image.Image:
    """Draws the title card in true colour."""
    picture = _scene(card.game).copy()
    paint.stamp(picture, sprites.mark("logo", 46), 44, 52)
    text, size = fonts.fitted(card.game_name, TITLE, _ROOM - 50, 34, 24)
    _outlined(picture, text, (80, 51), size, "gold-light")
    _title(picture, title_drawn(card.title, words))
    _facts(picture, card.facts)
    return picture


@kept
def _scene(game: str) -> Image.Image:
    return PICTURES[game].title()


def _title(picture: Image.Image, title: str) -> None:
    """Writes the title in one to three lines, whichever allows the largest letters."""
    parts = title.split()
    ways = [fonts.in_lines(parts, count) for count in _TITLE_SIZES if count <= len(parts)]
    fits = [[fonts.fitted(line, TITLE, _ROOM, *_TITLE_SIZES[len(way)]) for line in way] for way in ways]
    fitted = max(fits, key=_legible)
    size = min(size for _, size in fitted)
    for at, (text, _) in enumerate(fitted):
        y = 172 + (at - (len(fitted) - 1) / 2) * size * 1.16
        _outlined(picture, text, (_LEFT, y), size, "white")


def _legible(lines: list[tuple[str, int]]) -> tuple[bool, int, int]:
    """Returns a sort key: uncut text first, then large letters, then few lines."""
    is_whole = not any(text.endswith(fonts.ELLIPSIS) for text, _ in lines)
    return is_whole, min(size for _, size in lines), -len(lines)


def _outlined(picture: Image.Image, text: str, spot: tuple[float, float], size: int, colour: str) -> None:
    draw, edge, font = ImageDraw.Draw(picture), max(3, size // 12), fonts.face(TITLE, size)
    night = rgb("night-0")
    draw.text((spot[0], spot[1] + edge - 2), text, night, font, "lm", stroke_width=edge, stroke_fill=night)
    draw.text(spot, text, rgb(colour), font, "lm", stroke_width=edge, stroke_fill=night)


def _facts(picture: Image.Image, facts: tuple[str, ...]) -> None:
    """Puts pills from left to right, in as many rows as they need, the last row at the bottom."""
    rows = _rows(facts)
    for at, row in enumerate(rows):
        left, top = _LEFT, 396 - (len(rows) - at) * (_PILL + 8)
        for text in row:
            wide = fonts.width(text, BOLD, _FACT) + 30
            picture.alpha_composite(
                paint.rounded(wide, _PILL, 21, rgb("panel"), rgb("night-0"), 2), (left, top)
            )
            paint.letter(picture, text, (left + wide / 2, top + _PILL / 2 - 1), _FACT)
            left += wide + 12


def _rows(facts: tuple[str, ...]) -> list[list[str]]:
    rows: list[list[str]] = []
    left = _FACTS_ROOM
    for fact in facts:
        text, _ = fonts.fitted(fonts.printable(fact), BOLD, _FACTS_ROOM - 30, _FACT, _FACT)
        wide = fonts.width(text, BOLD, _FACT) + 42
        if left + wide > _FACTS_ROOM:
            rows.append([])
            left = 0
        rows[-1].append(text)
        left += wide
    return rows[:3]
