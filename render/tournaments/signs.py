"""Small signs of tournaments, each with its own shape as well as colour."""

from functools import lru_cache

from PIL import Image

from render.kit import paint
from render.kit.fonts import TITLE, width
from render.kit.paint import letter
from render.kit.pen import Shape, cord, drawn
from render.kit.theme import rgb

MARGIN = 3

_RIBBONS = "M22 60 L12 98 L30 90 L42 100 L50 74 L58 100 L70 90 L88 98 L78 60 Z"
_METALS = {
    1: ("gold-light", "gold-dark"),
    2: ("steel-light", "steel-dark"),
    3: ("lute", "oak"),
}


def _disc(fill: str, y: int = 50, radius: int = 48, edge: int = 9, line: str = "ink") -> tuple[Shape, Shape]:
    """Returns two nested discs, which look rounder than a disc with a stroke."""
    inner = radius - edge
    return Shape(f"O 50 {y} {radius} {radius}", line, ""), Shape(f"O 50 {y} {inner} {inner}", fill, "")


SIGNS: dict[str, tuple[Shape, ...]] = {
    "up": (Shape("M50 12 L92 84 L8 84 Z", "seat-3", "ink", 8),),
    "down": (Shape("M50 88 L8 16 L92 16 Z", "seat-0", "ink", 8),),
    "same": (Shape("M18 50 L82 50", "", "won", 18),),
    "dropped": (
        *_disc("white"),
        Shape("M32 32 L68 68 M68 32 L32 68", "", "no", 15),
    ),
    "absent": (
        *_disc("white", line="muted"),
        Shape("M50 22 L50 52 L70 64", "", "muted", 11),
    ),
    "own": (Shape("M14 6 L92 50 L14 94 Z", "ink", "ink", 6),),
    "through": (*cord("M14 54 L40 80 L88 22", "ink", 30, "leaf-light", 15),),
    "playing": (
        *_disc("disc"),
        Shape("M40 28 L74 50 L40 72 Z", "ink", "ink", 3),
    ),
    "waiting": (
        *_disc("white", line="muted"),
        Shape("O 28 50 4 4 O 50 50 4 4 O 72 50 4 4", "muted", "muted", 5),
    ),
    "finished": (
        *_disc("leaf-dark"),
        Shape("M30 52 L45 67 L72 36", "", "white", 13),
    ),
    "crown": (
        Shape("M12 84 L4 26 L30 50 L50 10 L70 50 L96 26 L88 84 Z", "gold-light", "ink", 6),
        Shape("M14 70 L86 70", "", "gold-dark", 6),
    ),
    **{
        f"medal-{place}": (
            Shape(_RIBBONS, dark, "ink", 5),
            *_disc(light, 42, 43, 6),
        )
        for place, (light, dark) in _METALS.items()
    },
}


@lru_cache(maxsize=128)
def sign(name: str, size: int) -> Image.Image:
    """Draws a sign."""
    return drawn(SIGNS[name], size, MARGIN)


@lru_cache(maxsize=16)
def medal(rank: int, size: int) -> Image.Image:
    """Draws the medal of one of the first three."""
    picture = sign(f"medal-{rank}", size).copy()
    number = round(size * 0.58)
    letter(picture, str(rank), (MARGIN + size / 2, MARGIN + size * 0.42), number, weight=TITLE)
    return picture


@lru_cache(maxsize=64)
def pill(text: str, size: int, fill: str) -> Image.Image:
    """Draws a short text on a plate with round ends."""
    high = round(size * 1.5)
    plate = paint.rounded(width(text, TITLE, size) + high, high, high // 2, rgb(fill), rgb("ink"), 2.5)
    letter(plate, text, (plate.width / 2, high / 2 - 1), size, weight=TITLE)
    return plate
