"""The twelve treasures of Labyrinthe Junior, as shapes in a box of 100 by 100."""

from functools import lru_cache

from PIL import Image

from render.kit.pen import Shape
from render.kit.sprites import MARKS, Look, sticker

_JESTER = (
    Shape("M22 76 C20 48 14 40 6 54 C2 30 22 20 34 40 C40 50 44 62 44 76 Z", "violet"),
    Shape("M78 76 C80 48 86 40 94 54 C98 30 78 20 66 40 C60 50 56 62 56 76 Z", "leaf"),
    Shape("M30 76 C32 52 40 32 50 12 C60 32 68 52 70 76 Z", "gold"),
    Shape("M50 24 C46 34 42 46 40 58", "", "gold-light", 5),
    Shape("O 7 56 7.5 7.5", "gold-light", twin=True),
    Shape("O 50 11 7.5 7.5", "gold-light"),
    Shape("M17 74 Q50 64 83 74 L81 92 Q50 82 19 92 Z", "red"),
)

_DRAGON = (
    Shape("M54 94 C84 100 98 86 92 66 L100 68 L90 50 L79 65 L86 67 C88 78 78 82 60 78 Z", "leaf-dark"),
    Shape("M50 54 L58 12 Q76 4 98 16 Q86 22 87 34 Q77 31 76 44 Q67 41 64 58 Z", "fire"),
    Shape("M59 14 L86 33 M59 14 L75 43", "", "red-dark", 3),
    Shape(
        "M24 92 C22 76 37 66 37 52 C37 46 34 42 34 34 L53 26 C62 36 58 46 59 54 C73 62 75 80 68 92 Z", "leaf"
    ),
    Shape("M30 89 C29 78 41 70 42 53 L49 53 C51 68 47 80 48 89 Z", "leaf-light", ""),
    Shape("M34 72 L46 74 M32 81 L47 83", "", "leaf-dark", 2.5),
    Shape("M56 62 C66 66 70 76 64 90", "", "leaf-dark", 3),
    Shape("M42 14 L52 -2 L55 20 Z", "gold-light"),
    Shape("M54 32 C57 12 40 6 31 15 C20 17 5 21 4 31 C4 40 16 43 30 41 C42 43 53 42 54 32 Z", "leaf"),
    Shape("M8 36 Q20 38 31 33", "", "ink", 3),
    Shape("O 36 22 6 6", "white", "ink", 3),
    Shape("O 34.5 22.5 2.6 3", "ink", ""),
    Shape("O 12 27 1.8 1.8", "ink", ""),
    Shape("R 19 87 24 9 4.5", "leaf"),
    Shape("R 48 87 24 9 4.5", "leaf"),
)

_LUTE = (
    Shape("M59 29 L71 41 C77 64 62 91 37 94 C17 95 4 81 6 61 C10 37 37 23 59 29 Z", "lute"),
    Shape("M13 62 C15 47 28 36 42 33", "", "cream", 5),
    Shape("M54 36 L80 9 L91 20 L64 46 Z", "oak"),
    Shape("M74 6 L86 -2 L101 13 L94 25 Z", "oak-dark"),
    Shape("M70 9 L77 15 M90 30 L85 23", "", "ink", 6),
    Shape("O 42 58 10.5 10.5", "oak-dark", "ink", 3.5),
    Shape("M15 68 L33 86", "", "oak-dark", 6),
    Shape("M21 73 L82 12 M28 80 L89 19", "", "cream", 2.4),
)

_DAGGER = (
    Shape("M37 57 L77 9 L97 3 L92 23 L44 64 Z", "steel"),
    Shape("M41 61 L96 4 L92 23 L44 64 Z", "steel-dark", ""),
    Shape("M42 58 L78 14", "", "steel-light", 4),
    Shape("M37 57 L77 9 L97 3 L92 23 L44 64 Z", ""),
    Shape("M34 64 L15 84", "", "ink", 21),
    Shape("M34 64 L15 84", "", "red", 13),
    Shape("M26 66 L32 72 M20 72 L26 78", "", "red-dark", 3.5),
    Shape("M17 47 Q23 39 31 46 L55 69 Q63 77 55 84 Q47 80 43 75 L26 58 Q21 54 17 47 Z", "gold"),
    Shape("O 12 88 9.5 9.5", "gold-light"),
    Shape("O 12 88 3 3", "seat-3", ""),
)

_CLOCK = (
    Shape("M26 82 L15 97 M74 82 L85 97", "", "ink", 9),
    Shape("M50 4 L50 20", "", "ink", 7),
    Shape("M4 30 C4 8 30 4 38 16 Z", "gold", twin=True),
    Shape("O 50 56 39 39", "red"),
    Shape("M20 48 C24 36 32 28 44 25", "", "rose", 5),
    Shape("O 50 57 28 28", "cream"),
    Shape("M50 33 L50 38 M50 76 L50 81 M26 57 L31 57 M69 57 L74 57", "", "ink", 4),
    Shape("M50 42 L50 58 L63 66", "", "ink", 6.5),
)

_HELMET = (
    Shape("M48 17 C52 -4 84 -6 95 14 C103 31 98 52 90 66 C90 44 82 27 58 22 Z", "red"),
    Shape("M62 8 C78 8 90 22 91 44", "", "rose", 4),
    Shape("M22 88 L22 46 C22 24 38 12 55 15 C74 18 82 34 82 54 L82 88 Z", "steel"),
    Shape("M60 22 C70 28 75 40 75 56 L75 84", "", "steel-dark", 6),
    Shape("M30 44 C30 32 36 25 44 22", "", "steel-light", 6),
    Shape("M8 50 C24 38 48 36 66 42 L66 66 L42 82 L16 74 Z", "steel-light"),
    Shape("M11 52 C27 43 48 42 63 47 L63 56 C46 52 28 54 13 61 Z", "ink", "ink", 1),
    Shape("O 26 68 2 2 O 35 70 2 2 O 44 68 2 2 O 53 64 2 2", "ink", "ink", 1),
    Shape("O 66 52 5 5", "gold"),
    Shape("R 15 85 73 11 5", "gold"),
)

_OWL = (
    Shape("M38 90 L36 98 M46 92 L46 99 M62 90 L64 98 M54 92 L54 99", "", "fire", 6),
    Shape(
        "M21 32 C13 10 13 2 17 3 C24 9 30 12 37 14 Q50 10 63 14 C70 12 76 9 83 3 C87 2 87 10 79 32 "
        "C92 62 82 95 50 95 C18 95 8 62 21 32 Z",
        "feather-light",
    ),
    Shape("M17 44 C2 56 2 80 16 89 C24 78 25 58 17 44 Z", "feather", twin=True),
    Shape("M50 52 C74 52 74 91 50 91 C26 91 26 52 50 52 Z", "belly", "ink", 3),
    Shape("M37 68 L42 73 L47 68 M53 68 L58 73 L63 68 M45 79 L50 84 L55 79", "", "feather-light", 3.5),
    Shape("O 34 37 15.5 15.5", "white", twin=True),
    Shape("O 37 38 7 7.5", "ink", "", twin=True),
    Shape("O 34.5 35 2.4 2.4", "white", "", twin=True),
    Shape("M43 46 L57 46 L50 60 Z", "fire", "ink", 3.5),
)

_MOUSE = (
    Shape("O 19 22 17 17", "mouse"),
    Shape("O 65 22 17 17", "mouse"),
    Shape("O 20 23 9.5 9.5", "rose", ""),
    Shape("O 64 23 9.5 9.5", "rose", ""),
    Shape("M42 18 C62 18 70 34 63 50 C58 62 51 68 42 68 C33 68 26 62 21 50 C14 34 22 18 42 18 Z", "mouse"),
    Shape("M27 36 C29 28 35 24 42 24", "", "steel-light", 4),
    Shape("O 32 42 4 5.2", "ink", ""),
    Shape("O 52 42 4 5.2", "ink", ""),
    Shape("O 33 40 1.5 1.5", "white", ""),
    Shape("O 53 40 1.5 1.5", "white", ""),
    Shape("M20 52 L8 49 M20 57 L8 59 M64 52 L74 49 M64 57 L73 59", "", "ink", 2.4),
    Shape("M15 66 Q42 60 69 66 C69 84 58 95 42 100 C26 95 15 84 15 66 Z", "red"),
    Shape("M38 64 L46 64 L46 97 L42 99 L38 97 Z", "gold-light", ""),
    Shape("M16 74 L68 74 L66 82 L18 82 Z", "gold-light", ""),
    Shape("M15 66 Q42 60 69 66 C69 84 58 95 42 100 C26 95 15 84 15 66 Z", ""),
    Shape("O 42 55 5 4.2", "pink", "ink", 3),
    Shape("M80 62 L80 12 L86 1 L92 12 L92 62 Z", "steel"),
    Shape("M86 8 L86 60", "", "steel-light", 3),
    Shape("R 71 60 30 9 4", "gold"),
    Shape("R 81 68 10 19 3", "oak"),
    Shape("O 86 91 6.5 6.5", "gold-light"),
)

_FROG = (
    Shape("M2 94 C0 78 12 66 26 66 L26 94 Z", "leaf-dark", twin=True),
    Shape("M18 94 C16 70 30 58 50 58 C70 58 84 70 82 94 Z", "leaf"),
    Shape("M32 92 C32 78 40 72 50 72 C60 72 68 78 68 92 Z", "leaf-light", ""),
    Shape("O 26 23 18 18", "leaf", twin=True),
    Shape("M4 54 C4 36 24 28 50 28 C76 28 96 36 96 54 C96 72 76 80 50 80 C24 80 4 72 4 54 Z", "leaf"),
    Shape("O 26 24 14 14", "leaf", "", twin=True),
    Shape("O 26 22 11 11", "white", "ink", 3.5, twin=True),
    Shape("O 28 23 5 6", "ink", "", twin=True),
    Shape("O 26.5 20.5 1.8 1.8", "white", "", twin=True),
    Shape("O 17 58 6 4", "pink", "", twin=True),
    Shape("O 44 44 1.6 1.6", "leaf-dark", "leaf-dark", 1, twin=True),
    Shape("M24 57 Q50 77 76 57", "", "ink", 4.5),
    Shape("M18 94 L40 94 M60 94 L82 94", "", "ink", 5),
)

_CANDELABRA = (
    Shape("M50 88 L50 42", "", "ink", 17),
    Shape("M50 88 L50 42", "", "gold", 9),
    Shape("M17 48 C17 74 36 72 50 72 C64 72 83 74 83 48", "", "ink", 16),
    Shape("M17 48 C17 74 36 72 50 72 C64 72 83 74 83 48", "", "gold", 8),
    Shape("M26 98 C28 86 40 88 44 82 L56 82 C60 88 72 86 74 98 Z", "gold"),
    Shape("O 50 72 8 8", "gold-light"),
    Shape("R 10 24 14 19 2", "cream", twin=True),
    Shape("R 43 15 14 20 2", "cream"),
    Shape("R 5 41 24 9 4", "gold", twin=True),
    Shape("R 38 33 24 9 4", "gold"),
    Shape("M17 1 C28 13 25 23 17 23 C9 23 6 13 17 1 Z", "fire", twin=True),
    Shape("M50 -6 C60 4 58 15 50 15 C42 15 40 4 50 -6 Z", "fire"),
    Shape("O 17 17 3 4.5", "gold-light", "", twin=True),
    Shape("O 50 8 3 4.5", "gold-light", ""),
)

_THRONE = (
    Shape("M22 66 L22 22 L30 4 L40 15 L50 -3 L60 15 L70 4 L78 22 L78 66 Z", "gold"),
    Shape("O 30 5 4.5 4.5 O 70 5 4.5 4.5 O 50 -2 5 5", "gold-light", "ink", 3),
    Shape("M32 62 L32 36 Q34 23 50 22 Q66 23 68 36 L68 62 Z", "red"),
    Shape("O 42 36 2.4 2.4 O 58 36 2.4 2.4 O 50 47 2.4 2.4", "gold-light", ""),
    Shape("R 24 70 52 20 2", "gold-dark"),
    Shape("M30 90 L30 98 M70 90 L70 98", "", "ink", 8),
    Shape("R 21 58 58 15 6", "red"),
    Shape("M28 63 L72 63", "", "rose", 4),
    Shape("M6 52 Q6 44 15 44 Q25 44 25 53 L25 98 L9 98 L9 60 Z", "gold", twin=True),
    Shape("O 15 53 3.6 3.6", "gold-dark", "", twin=True),
    Shape("R 34 82 32 12 3", "oak"),
)  # fmt: skip

TREASURE_SHAPES = {
    "jester": _JESTER,
    "dragon": _DRAGON,
    "lute": _LUTE,
    "dagger": _DAGGER,
    "clock": _CLOCK,
    "chest": MARKS["chest"],
    "helmet": _HELMET,
    "owl": _OWL,
    "mouse": _MOUSE,
    "frog": _FROG,
    "candelabra": _CANDELABRA,
    "throne": _THRONE,
}


@lru_cache(maxsize=256)
def treasure_sticker(name: str, size: int, look: Look = "plain") -> Image.Image:
    """Draws a treasure."""
    return sticker(TREASURE_SHAPES[name], size, look)
