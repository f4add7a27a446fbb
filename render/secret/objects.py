"""The eighteen objects of Le labyrinthe secret and the three signs of its duels, in a box of 100 by 100."""

from PIL import Image

from render.kit.overlays import medallion
from render.kit.paint import stamp
from render.kit.pen import Shape, cord
from render.kit.sprites import Look, stickers

_FLASK = "M39 20 L39 42 C20 50 10 62 10 74 C10 90 26 98 50 98 C74 98 90 90 90 74 C90 62 80 50 61 42 L61 20 Z"
_GLASS = "M22 12 C22 42 44 44 44 50 C44 56 22 58 22 88 L78 88 C78 58 56 56 56 50 C56 44 78 42 78 12 Z"
OBJECT_SHAPES = {
    "key": (
        Shape("M44 56 L86 14 M66 34 L80 48 M78 22 L90 34", "", "ink", 20),
        Shape("M44 56 L86 14 M66 34 L79 47 M78 22 L89 33", "", "gold", 11.5),
        Shape("O 28 72 24 24", "gold"),
        Shape("O 28 72 10 10", "cream"),
        Shape("M12 66 C14 58 20 54 27 54", "", "gold-light", 5),
        Shape("M54 44 L78 20", "", "gold-light", 4),
    ),
    "mask": (
        Shape("M68 30 C78 8 92 2 98 6 C97 18 90 30 80 38 Z", "red"),
        Shape("M74 28 C80 16 88 10 93 10", "", "rose", 3.5),
        Shape(
            "M3 34 C16 26 34 28 50 38 C66 28 84 26 97 34 C98 62 84 78 68 76 C58 74 54 64 50 64 "
            "C46 64 42 74 32 76 C16 78 2 62 3 34 Z",
            "violet",
        ),
        Shape("M10 40 C18 34 32 35 42 41", "", "violet-light", 4, twin=True),
        Shape("M16 52 C22 43 36 45 41 55 C34 62 22 62 16 52 Z", "white", "ink", 3.5, twin=True),
        Shape("M44 36 L50 22 L56 36 L50 46 Z", "gold-light", "ink", 3),
    ),
    "candle": (
        *cord("O 80 72 13 13", "ink", 15, "gold", 7.5),
        Shape("M8 74 C8 94 26 98 46 98 C66 98 84 94 84 74 Z", "gold"),
        Shape("O 46 74 38 10", "gold-light"),
        Shape("M32 74 L32 38 C32 30 60 30 60 38 L60 74 C54 79 38 79 32 74 Z", "cream"),
        Shape("M40 44 L40 68", "", "white", 5),
        Shape("M52 36 C54 46 58 46 59 54", "", "floor-shadow", 4),
        Shape("M46 36 L46 26", "", "ink", 5),
        Shape("M46 -4 C62 12 58 28 46 28 C34 28 30 12 46 -4 Z", "fire"),
        Shape("O 46 19 5 7", "gold-light", ""),
    ),
    "feather": (
        Shape("M22 78 C12 46 40 10 94 4 C100 44 70 78 38 84 Z", "seat-3"),
        Shape("M26 74 C20 48 42 20 80 10 C62 28 44 50 26 74 Z", "pale-3", ""),
        Shape("M22 78 C12 46 40 10 94 4 C100 44 70 78 38 84 Z"),
        Shape("M80 40 L66 46 M66 60 L54 62 M36 28 L42 40", "", "ink", 3.5),
        *cord("M6 98 C24 74 48 44 82 16", "ink", 9, "white", 3.5),
    ),
    "crown": (
        Shape("M12 80 L4 26 L30 48 L50 8 L70 48 L96 26 L88 80 Z", "gold"),
        Shape("M18 66 L13 44 M50 24 L42 44", "", "gold-light", 5),
        Shape("R 10 74 80 20 6", "gold-light"),
        Shape("O 4 24 6.5 6.5 O 96 24 6.5 6.5 O 50 8 7 7", "red", "ink", 3.5),
        Shape("M50 46 L59 58 L50 70 L41 58 Z", "seat-2", "ink", 3),
        Shape("O 26 84 5 5 O 74 84 5 5", "seat-3", "ink", 2.5),
        Shape("O 50 84 5.5 5.5", "red", "ink", 2.5),
    ),
    "gem": (
        Shape("M24 14 L76 14 L97 42 L50 94 L3 42 Z", "seat-3"),
        Shape("M24 14 L34 42 L3 42 Z M50 14 L34 42 L66 42 Z", "pale-3", ""),
        Shape("M34 42 L66 42 L50 94 Z", "mark-3", ""),
        Shape("M24 14 L34 42 L50 14 L66 42 L76 14 M3 42 L97 42 M34 42 L50 94 L66 42", "", "ink", 3),
        Shape("M24 14 L76 14 L97 42 L50 94 L3 42 Z"),
        Shape("M12 38 L24 22", "", "white", 4.5),
    ),
    "book": (
        Shape("M4 20 L4 86 C22 80 38 82 50 92 C62 82 78 80 96 86 L96 20 Z", "red"),
        Shape("M50 22 C40 12 24 12 10 16 L10 78 C24 74 38 74 50 84 Z", "cream", twin=True),
        Shape("M50 24 L50 84", "", "ink", 4),
        Shape(
            "M19 30 C28 28 36 29 42 33 M19 43 C28 41 36 42 42 46 M19 56 C28 54 36 55 42 59",
            "",
            "edge",
            4,
            twin=True,
        ),
        Shape("M60 12 L60 40 L66 34 L72 40 L72 10 Z", "gold", "ink", 3),
    ),
    "bell": (
        *cord("O 50 12 9 9", "ink", 13, "gold-dark", 6),
        Shape("O 50 86 11 10", "gold-dark"),
        Shape(
            "M50 16 C74 18 78 40 79 56 C80 66 86 72 94 80 L6 80 C14 72 20 66 21 56 C22 40 26 18 50 16 Z",
            "gold",
        ),
        Shape("M34 62 C34 44 36 32 45 26", "", "gold-light", 7),
        Shape("M18 66 L82 66", "", "gold-dark", 4),
        Shape("M50 16 C74 18 78 40 79 56 C80 66 86 72 94 80 L6 80 C14 72 20 66 21 56 C22 40 26 18 50 16 Z"),
    ),
    "compass": (
        *cord("O 50 7 7 7", "ink", 11, "gold", 5),
        Shape("O 50 54 44 44", "gold"),
        Shape("O 50 54 33 33", "white"),
        Shape("M50 26 L50 31 M50 77 L50 82 M22 54 L27 54 M73 54 L78 54", "", "ink", 4),
        Shape("M50 54 L41 54 L62 28 L59 54 Z", "red", ""),
        Shape("M50 54 L59 54 L38 80 L41 54 Z", "seat-3", ""),
        Shape("M62 28 L59 55 L38 80 L41 53 Z", "", "ink", 3),
        Shape("O 50 54 3.5 3.5", "white", "ink", 2),
        Shape("M14 44 C17 34 22 28 30 22", "", "gold-light", 5),
    ),
    "mirror": (
        *cord("M50 66 L50 94", "ink", 18, "violet", 10),
        Shape("O 50 95 7 5", "gold-light"),
        *cord("M26 60 C14 66 14 74 24 76 M74 60 C86 66 86 74 76 76", "ink", 9, "violet", 3.5),
        Shape("O 50 36 33 37", "violet"),
        Shape("M24 24 C28 14 34 8 42 5", "", "violet-light", 5),
        Shape("O 50 36 23 27", "pale-3"),
        Shape("M36 46 L58 20 M50 54 L66 34", "", "white", 7),
        Shape("O 50 36 23 27"),
        Shape("O 50 1 6 6", "gold-light", "ink", 3.5),
    ),
    "potion": (
        Shape(_FLASK, "white"),
        Shape(
            "M16 66 C30 60 40 72 54 66 C66 61 76 62 84 66 C90 84 76 93 50 93 C24 93 10 84 16 66 Z", "leaf", ""
        ),
        Shape("O 36 80 5 5 O 60 76 4 4", "leaf-light", ""),
        Shape(_FLASK),
        Shape("M19 66 C22 58 30 52 40 48", "", "steel-light", 5),
        Shape("R 33 14 34 11 4", "steel-light"),
        Shape("R 40 0 20 16 4", "oak-light"),
    ),
    "scroll": (
        Shape("M20 16 C30 10 70 22 82 14 L82 84 C70 92 30 78 20 86 Z", "cream"),
        Shape("M32 32 L70 32 M32 44 L70 44 M32 56 L58 56", "", "edge", 5),
        Shape("R 6 6 88 17 8.5", "lute"),
        Shape("R 6 77 88 17 8.5", "lute"),
        Shape("M16 12 L40 12 M16 83 L40 83", "", "cream", 4),
        Shape("M64 70 L58 86 L66 82 L74 86 L70 70 Z", "red", "ink", 3),
        Shape("O 67 64 10 10", "red", "ink", 3),
    ),
    "wand": (
        *cord("M62 40 L10 92", "ink", 19, "oak", 10.5),
        Shape("M22 82 L11 91", "", "gold", 10.5),
        Shape("M54 44 L32 66", "", "oak-light", 3.5),
        Shape("M68 2 L75 22 L96 24 L80 38 L85 59 L67 47 L49 58 L55 38 L39 23 L60 22 Z", "gold-light"),
        Shape("M66 18 L63 28 L53 30", "", "white", 4.5),
        *cord("M22 20 L22 34 M15 27 L29 27 M88 74 L88 86 M82 80 L94 80", "ink", 8, "gold", 4),
    ),
    "ring": (
        *cord("O 50 64 26 26", "ink", 21, "gold", 12.5),
        Shape("M27 55 C29 47 34 42 40 39", "", "gold-light", 5),
        Shape("M32 8 L68 8 L82 22 L50 48 L18 22 Z", "red"),
        Shape("M32 8 L40 22 L18 22 Z M40 22 L60 22 L50 48 Z", "rose", ""),
        Shape("M32 8 L40 22 L50 8 L60 22 L68 8 M18 22 L82 22 M40 22 L50 48 L60 22", "", "ink", 2.6),
        Shape("M32 8 L68 8 L82 22 L50 48 L18 22 Z"),
    ),
    "lantern": (
        *cord("M32 22 C32 -2 68 -2 68 22", "ink", 11, "steel", 4.5),
        Shape("M28 34 L72 34 L80 84 L20 84 Z", "gold-light"),
        Shape("M50 40 C64 56 62 76 50 76 C38 76 36 56 50 40 Z", "fire", "ink", 3),
        Shape("O 50 68 4.5 6.5", "cream", ""),
        Shape("M36 36 L31 82", "", "ink", 4.5, twin=True),
        Shape("M22 34 L36 18 L64 18 L78 34 Z", "steel-dark"),
        Shape("R 14 80 72 16 5", "steel-dark"),
        Shape("M22 86 L54 86", "", "steel-light", 3.5),
    ),
    "rune": (
        Shape("M34 4 L70 6 L94 34 L90 74 L64 97 L26 93 L6 64 L12 24 Z", "steel-dark"),
        Shape("M36 8 L66 10 L84 34 L80 66 L60 84 L28 82 L12 60 L18 26 Z", "steel", ""),
        Shape("M20 30 L36 13 L60 14", "", "steel-light", 5),
        Shape("M34 4 L70 6 L94 34 L90 74 L64 97 L26 93 L6 64 L12 24 Z"),
        *cord("M38 76 L38 22 L62 36 L38 50 L64 76", "ink", 13, "gold-light", 6.5),
    ),
    "hourglass": (
        Shape(_GLASS, "pale-3"),
        Shape("M30 84 C32 70 50 66 50 58 C50 66 68 70 70 84 Z", "fire", ""),
        Shape("M32 28 C42 32 58 32 68 28 C66 38 54 42 50 52 C46 42 34 38 32 28 Z", "fire", ""),
        Shape("M50 50 L50 70", "", "fire", 3.5),
        Shape("M30 22 C31 32 36 36 40 40", "", "white", 4),
        Shape(_GLASS),
        Shape("R 10 1 80 14 5 R 10 85 80 14 5", "oak-light"),
        Shape("M18 6 L44 6 M18 90 L44 90", "", "lute", 4),
    ),
    "goblet": (
        *cord("M50 56 L50 84", "ink", 18, "gold", 10),
        Shape("M22 98 C24 84 40 84 50 82 C60 84 76 84 78 98 Z", "gold"),
        Shape("M16 12 C12 46 30 64 50 64 C70 64 88 46 84 12 Z", "gold"),
        Shape("O 50 12 34 9", "red-dark"),
        Shape("M26 30 C27 44 34 52 42 56", "", "gold-light", 6),
        Shape("O 50 72 9 6", "gold-light"),
        Shape("M50 28 L58 38 L50 48 L42 38 Z", "seat-3", "ink", 3),
        Shape("O 70 34 4 4", "red", "ink", 2.5),
    ),
    # The signs of duels.
    "rock": (
        Shape("M6 70 L14 38 L36 16 L66 12 L90 34 L96 66 L82 88 L24 90 Z", "steel"),
        Shape("M66 12 L90 34 L96 66 L82 88 L60 90 L70 60 L58 34 Z", "steel-dark", ""),
        Shape("M14 38 L36 16 L66 12 L58 34 L34 44 Z", "steel-light", ""),
        Shape("M6 70 L14 38 L36 16 L66 12 L90 34 L96 66 L82 88 L24 90 Z"),
        Shape("M58 34 L70 60 L60 88 M34 44 L58 34 M34 44 L28 66", "", "ink", 3),
    ),
    "paper": (
        Shape("M16 4 L62 4 L86 28 L86 97 L16 97 Z", "white"),
        Shape("M62 4 L62 28 L86 28 Z", "steel-light"),
        Shape("M28 42 L74 42 M28 56 L74 56 M28 70 L74 70 M28 84 L56 84 M28 28 L48 28", "", "steel", 5),
    ),
    "scissors": (
        Shape("M34 66 L82 6 C90 16 86 30 78 38 L48 70 Z", "steel-light"),
        Shape("M66 66 L18 6 C10 16 14 30 22 38 L52 70 Z", "steel"),
        *cord("O 26 80 13 13", "ink", 17, "red", 9, twin=True),
        Shape("O 50 56 4 4", "gold-light", "ink", 2.5),
    ),
}
object_sticker = stickers(OBJECT_SHAPES)  # an object, or a sign of a duel


def on_plate(name: str, size: int, share: float, look: Look) -> Image.Image:
    """Draws an object on the plate of honour, at a share of its size."""
    picture = medallion(size).copy()
    stamp(picture, object_sticker(name, round(size * share), look), size / 2, size / 2)
    return picture
