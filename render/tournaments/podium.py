"""The closing card of a tournament: its title card, and below it the first three on their blocks."""

import math
import random

from PIL import Image

from locales import Words
from render.games import PICTURES
from render.keeping import kept
from render.kit import fonts, paint
from render.kit.fonts import BOLD
from render.kit.theme import SCALE, mix, rgb
from render.tournaments import theme
from render.tournaments.header import titled
from render.tournaments.model import ON_STAGE, Header, Laureate, Podium, name_drawn
from render.tournaments.sheet import png

_METALS = (("gold-light", "gold"), ("steel-light", "steel"), ("lute", "oak-light"))
_SEED, _CONFETTI = 5, 110
_PAPERS = ("mark-0", "gold-light", "mark-2", "mark-3", "violet-light")
_NAME_LEAST = 24
# By the number of lines of a name: the heights of the lines and the result, and the size of the name.
_SPOTS = {1: ((32, 70), 32), 2: ((24, 51, 79), 28)}
_FLOOR = 26  # below the blocks
_COLOURS = (0, 3, 2, 1)  # of the figures, the one with the crown first


def podium(end: Podium, words: Words) -> bytes:
    """Draws the closing card as a PNG."""
    wide, high = theme.SCENE
    picture = paint.filled(wide, high + theme.STAGE, "night-1")
    facts = (words("picture-tournament-closed"), words("picture-tournament-players", count=end.players))
    picture.paste(titled(Header(end.title, end.game, end.game_name, facts), words), (0, 0))
    picture.paste(_stage(), (0, high))
    shown = end.laureates[:ON_STAGE]
    for place, laureate in enumerate(shown):
        _laureate(picture, place, max(len(shown), 3), laureate, end.game, words)
    return png(picture.convert("RGB"))


@kept
def _stage() -> Image.Image:
    """Draws a night full of confetti, the floor, and a line below the title card."""
    picture, draw = paint.large(theme.SCENE[0], theme.STAGE)
    wide, high = picture.size
    draw.rectangle((0, 0, wide, high), rgb("night-1"))
    dice = random.Random(_SEED)
    for _ in range(_CONFETTI):
        x, y, reach = dice.uniform(0, wide), dice.uniform(0, high), dice.uniform(3, 7) * SCALE
        turn, colour = dice.uniform(0, math.pi), dice.choice(_PAPERS)
        corners = [
            (turn + part, reach * far) for part, far in ((0, 1), (1.1, 0.8), (math.pi, 1), (4.24, 0.8))
        ]
        draw.polygon([(x + r * math.cos(a), y + r * math.sin(a)) for a, r in corners], rgb(colour))
    draw.rectangle((0, 0, wide, 5 * SCALE), rgb("gold-dark"))
    draw.rectangle((0, high - _FLOOR * SCALE, wide, high), rgb("night-0"))
    return paint.reduced(picture)


def _laureate(picture: Image.Image, place: int, among: int, one: Laureate, game: str, words: Words) -> None:
    x, wide = theme.BLOCK_SPOTS[among][place], theme.BLOCKS[among]
    step = min(one.rank, 3) - 1  # people who share a rank stand at the same height
    high = theme.BLOCK_HEIGHTS[step]
    top = picture.height - _FLOOR - high
    block = _block(wide, high, step)
    picture.alpha_composite(block, (x - block.width // 2, top))
    paint.stamp(picture, PICTURES[game].figure(_COLOURS[place], one.rank, 144), x, top - 64)
    room = wide - 28
    name = fonts.parted(name_drawn(one.entrant, words), BOLD, room, _NAME_LEAST)
    spots, largest = _SPOTS[len(name)]
    fitted = [fonts.fitted(line, BOLD, room, largest, _NAME_LEAST) for line in name]
    for (text, _), y in zip(fitted, spots, strict=False):
        paint.letter(picture, text, (x, top + y), min(size for _, size in fitted))
    if one.result:
        text, size = fonts.fitted(one.result, BOLD, room, largest - 6, 20)
        paint.letter(picture, text, (x, top + spots[-1]), size)


@kept
def _block(wide: int, high: int, step: int) -> Image.Image:
    """Draws a metal block with a lighter top, open at the floor."""
    top, front = _METALS[step]
    picture, draw = paint.large(wide, high)
    box = (0, 0, wide * SCALE - 1, (high + 30) * SCALE)
    draw.rounded_rectangle(box, 14 * SCALE, rgb(top), rgb("ink"), 4 * SCALE)
    face = (4 * SCALE, 94 * SCALE, (wide - 4) * SCALE, high * SCALE)
    draw.rectangle(face, mix(rgb(top), rgb(front), 0.6))
    return paint.reduced(picture)
