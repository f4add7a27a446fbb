"""The title card of a game: the night, a castle, a title; each game draws its own scene on the right."""

import random
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from locales import Words
from render.keeping import kept
from render.kit import fonts, paint, sprites, theme
from render.kit.canvas import saved
from render.kit.fonts import TITLE
from render.kit.palette import to_palette
from render.kit.theme import SCALE, rgb

Art: TypeAlias = Callable[[Image.Image], None]
Actor: TypeAlias = tuple[str | int, int, int, int]  # a thing's name or a pawn's colour; middle; size
Figure: TypeAlias = Callable[[int, int, int], Image.Image]
Thing: TypeAlias = Callable[[str, int], Image.Image]

WIDTH, HEIGHT = 1000, 420
MOON = (770, 112)
_BRAND = "Dédale"
_SKY = ((620, "night-1"), (490, "night-2"), (370, "night-3"), (250, "night-4"))
_STARS = 26
# Towers: left edge, width, top of the wall; each has a roof and a flag.
_TOWERS = ((524, 72, 172), (632, 58, 196), (840, 60, 190), (912, 92, 152))
_RIM = 8  # pixels around a board, before it lies in perspective
_CORNERS = ((584, 236), (926, 236), (990, 402), (474, 402))  # of a square board in perspective, clockwise


class Style(NamedTuple):
    """How the text on a card looks: its colours, and the sizes and the room of the two title lines."""

    dark: str = "night-0"
    bright: str = "gold-light"
    pill: str = "panel"
    sizes: tuple[int, int] = (78, 88)
    room: int = 500


def facts(words: Words, seats: Sequence[int], minutes: int) -> tuple[str, str]:
    """Returns how many people play a game, and how long."""
    least, most = min(seats), max(seats)
    players = words("picture-players", count=str(least) if least == most else f"{least}–{most}")
    return players, words("picture-minutes", minutes=minutes)


def stamp_cast(picture: Image.Image, cast: Iterable[Actor], pawn: Figure, thing: Thing) -> None:
    """Puts pawns (by their colour) and things (by their name) in front of the castle, from back to front."""
    for who, x, y, size in cast:
        sticker = pawn(who, who + 1, size) if isinstance(who, int) else thing(who, size)
        paint.stamp(picture, sticker, x, y)


@kept
def _night() -> Image.Image:
    """Draws sky, moon, stars, castle and hill, the same for all games."""
    picture = Image.new("RGBA", (WIDTH * SCALE, HEIGHT * SCALE), (*rgb("night-0"), 255))
    draw = ImageDraw.Draw(picture)
    for radius, colour in _SKY:
        _circle(draw, *MOON, radius, colour)
    _moon(draw)
    _stars(draw)
    for left, width, top in _TOWERS:
        _tower(draw, left, width, top)
    _battlement(draw)
    box = [value * SCALE for value in (-260, 296, 760, 900)]
    draw.ellipse(box, fill=rgb("night-0"))
    draw.rectangle([value * SCALE for value in (0, 400, WIDTH, HEIGHT)], fill=rgb("night-0"))
    return paint.reduced(picture)


def _circle(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, colour: str) -> None:
    draw.ellipse([v * SCALE for v in (x - radius, y - radius, x + radius, y + radius)], fill=rgb(colour))


def _moon(draw: ImageDraw.ImageDraw) -> None:
    x, y = MOON
    _circle(draw, x, y, 76, "moon")
    for dx, dy, radius in ((-24, -14, 13), (22, 20, 18), (30, -24, 8), (-12, 34, 7)):
        _circle(draw, x + dx, y + dy, radius, "moon-spot")


def _stars(draw: ImageDraw.ImageDraw) -> None:
    """Scatters four-pointed stars, the same way every time, never behind the title."""
    dice = random.Random(7)
    for _ in range(_STARS):
        x, y, reach = dice.uniform(240, 980), dice.uniform(8, 130), dice.choice((2.5, 3.5, 6))
        if abs(x - MOON[0]) < 95 or (x < 520 and y > 86):
            continue
        waist = reach * 0.25
        points = [(x, y - reach), (x + waist, y - waist), (x + reach, y), (x + waist, y + waist)]
        points += [(x, y + reach), (x - waist, y + waist), (x - reach, y), (x - waist, y - waist)]
        draw.polygon([(a * SCALE, b * SCALE) for a, b in points], fill=rgb("moon"))


def _tower(draw: ImageDraw.ImageDraw, left: int, width: int, top: int) -> None:
    middle, line = left + width / 2, 3 * SCALE
    wall = [value * SCALE for value in (left, top, left + width, HEIGHT)]
    draw.rectangle(wall, fill=rgb("tower"), outline=rgb("night-0"), width=line)
    roof = [(left - 9, top), (middle, top - width * 1.15), (left + width + 9, top)]
    points = [(x * SCALE, y * SCALE) for x, y in roof]
    draw.polygon(points, fill=rgb("roof"))
    draw.line([*points, points[0], points[1]], fill=rgb("night-0"), width=line, joint="curve")
    peak = top - width * 1.15
    draw.line([v * SCALE for v in (middle, peak, middle, peak - 22)], fill=rgb("night-0"), width=line)
    flag = [(middle, peak - 22), (middle + 19, peak - 15), (middle, peak - 8)]
    draw.polygon([(x * SCALE, y * SCALE) for x, y in flag], fill=rgb("gold"), outline=rgb("night-0"))
    for y in (top + 22, top + 66):
        window = [v * SCALE for v in (middle - 6, y, middle + 6, y + 20)]
        draw.rounded_rectangle(window, 6 * SCALE, rgb("gold-light"), rgb("night-0"), 2 * SCALE)


def _battlement(draw: ImageDraw.ImageDraw) -> None:
    top = 214
    draw.rectangle([v * SCALE for v in (540, top, WIDTH, HEIGHT)], fill=rgb("tower"))
    for x in range(560, WIDTH, 34):
        draw.rectangle([v * SCALE for v in (x, top - 13, x + 17, top)], fill=rgb("tower"))
    for left, width, wall_top in _TOWERS:
        if wall_top < 180:
            _tower(draw, left, width, wall_top)


class Lobby(NamedTuple):
    """A game's card: how many minutes it takes, the game's own drawing, the ground behind it and the text."""

    minutes: int
    art: Art
    ground: Callable[[], Image.Image] = _night
    style: Style = Style()
    coloured: Callable[[Image.Image], Image.Image] = to_palette


def scene(lobby: Lobby) -> Image.Image:
    """Draws a card in true colour, without text."""
    picture = lobby.ground().copy()
    lobby.art(picture)
    return picture


@kept
def card(lobby: Lobby, title: tuple[str, str], facts: tuple[str, ...]) -> bytes:
    """Draws a card as a PNG: a title in two lines, a few facts in pills, and a game's own drawing."""
    picture = scene(lobby)
    write(picture, title, facts, lobby.style)
    return saved(lobby.coloured(picture))


def write(picture: Image.Image, title: tuple[str, str], facts: tuple[str, ...], style: Style) -> None:
    """Writes the brand, the title and the facts on a card."""
    paint.stamp(picture, sprites.mark("logo", 46), 44, 52)
    paint.letter(picture, _BRAND, (80, 51), 34, colour=style.bright, weight=TITLE, anchor="lm")
    _title(picture, title, style)
    left = 40
    for fact in facts:
        wide = fonts.width(fact, fonts.BOLD, theme.TYPE_FACT) + 32
        picture.alpha_composite(paint.rounded(wide, 46, 23, rgb(style.pill), rgb(style.dark), 2), (left, 322))
        paint.letter(picture, fact, (left + wide / 2, 344), theme.TYPE_FACT)
        left += wide + 18


def _title(picture: Image.Image, title: tuple[str, str], style: Style) -> None:
    draw, dark = ImageDraw.Draw(picture), rgb(style.dark)
    for line, y, size, colour in zip(title, (150, 238), style.sizes, ("white", style.bright), strict=True):
        text, fitted = fonts.fitted(line, TITLE, style.room, size, 30)
        font = fonts.face(TITLE, fitted)
        for shift, fill in ((5, dark), (0, rgb(colour))):
            draw.text((38, y + shift), text, fill, font, "lm", stroke_width=7, stroke_fill=dark)


def lay_board(picture: Image.Image, board: Image.Image) -> None:
    """Puts a board drawn by `slanted` in front of the castle, on its wooden edge."""
    _, _, (right, low), (left, _) = _CORNERS
    edge = [(left, low), (right, low), (right, low + 12), (left, low + 12)]
    ImageDraw.Draw(picture).polygon(edge, fill=rgb("wood"))
    picture.alpha_composite(board)


def slanted(tiles: Sequence[Sequence[Image.Image]]) -> Image.Image:
    """Draws rows of tiles as a square board in perspective, as it lies in front of the castle."""
    tile = tiles[0][0].width
    side = tile * len(tiles) + 2 * _RIM
    flat = paint.filled(side, side, "ink")
    for row, line in enumerate(tiles):
        for column, piece in enumerate(line):
            flat.paste(piece, (_RIM + column * tile, _RIM + row * tile))
    found = paint.perspective([(2 * x, 2 * y) for x, y in _CORNERS], flat.size)
    size = (WIDTH * 2, HEIGHT * 2)
    return flat.transform(size, Image.Transform.PERSPECTIVE, found, Image.Resampling.BICUBIC).reduce(2)
