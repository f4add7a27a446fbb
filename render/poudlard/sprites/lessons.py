"""The signs of the seven classes, the star and the way home, as shapes in a box of 100 by 100."""

from render.kit.pen import Shape, cord

_STAR = "M50 4 L63 36 L97 38 L71 60 L80 94 L50 75 L20 94 L29 60 L3 38 L37 36 Z"

_WAND = (
    *cord("M10 90 L58 42", "ink", 17, "oak", 9),
    Shape("M12 88 L26 74", "", "oak-light", 9),
    Shape("M66 4 L75 25 L98 27 L80 42 L86 65 L66 52 L46 65 L52 42 L34 27 L57 25 Z", "gold-light", "ink", 4.5),
    Shape("M22 14 L25 23 L34 26 L25 29 L22 38 L19 29 L10 26 L19 23 Z", "gold-light", "ink", 2.5),
    Shape("M84 74 L86 81 L93 83 L86 85 L84 92 L82 85 L75 83 L82 81 Z", "gold-light", "ink", 2.5),
)
_POTION = (
    Shape("M38 12 L38 42 L12 82 Q8 95 22 96 L78 96 Q92 95 88 82 L62 42 L62 12 Z", "steel-light"),
    Shape("M28 60 L72 60 L86 83 Q88 93 78 93 L22 93 Q12 93 14 83 Z", "violet", ""),
    Shape("M29 61 L71 61", "", "violet-light", 5),
    Shape("O 42 76 5 5 O 60 82 4 4 O 58 69 3 3", "violet-light", ""),
    Shape("M38 12 L38 42 L12 82 Q8 95 22 96 L78 96 Q92 95 88 82 L62 42 L62 12 Z"),
    Shape("R 30 2 40 14 4", "oak-light"),
    Shape("M44 22 L44 42 L34 56", "", "white", 4),
)
_SHIELD_PATH = "M50 3 C62 11 78 13 92 11 C96 46 84 80 50 98 C16 80 4 46 8 11 C22 13 38 11 50 3 Z"
_SHIELD = (
    Shape(_SHIELD_PATH, "cream"),
    Shape("M50 3 C38 11 22 13 8 11 C6 24 7 36 10 47 L50 47 Z", "red", ""),
    Shape("M90 47 C84 68 74 84 50 98 L50 47 Z", "red", ""),
    Shape("M50 5 L50 96 M9 47 L91 47", "", "ink", 4),
    Shape("M17 20 C16 28 17 34 18 39", "", "rose", 5),
    Shape(_SHIELD_PATH, "", "ink", 6),
)
_CAT_CUP = (
    Shape("M44 62 L44 84 L56 84 L56 62 Z", "gold", "ink", 4),
    Shape("M24 97 Q26 83 50 83 Q74 83 76 97 Z", "gold"),
    Shape("M12 4 L40 22 Q50 20 60 22 L88 4 Q94 26 87 42 C82 62 68 72 50 72 C32 72 18 62 13 42 Q6 26 12 4 Z",
          "fire"),
    Shape("M18 14 L30 23 L19 31 Z", "belly", "", twin=True),
    Shape("M50 24 L50 33 M39 25 L41 33", "", "terracotta", 4.5, twin=True),
    Shape("O 34 43 5.5 7", "ink", "", twin=True),
    Shape("O 32.5 40.5 1.8 1.8", "white", "", twin=True),
    Shape("M45 53 L55 53 L50 59 Z", "rose", "ink", 2.5),
    Shape("M4 50 L20 52 M6 62 L21 58", "", "ink", 3, twin=True),
)  # fmt: skip
_PLANET = (
    *cord("M6 64 C-2 76 20 80 50 70 C80 60 102 40 96 30", "ink", 15, "back-light", 8),
    Shape("O 50 50 33 33", "fire"),
    Shape("M22 40 Q44 48 76 30 M20 56 Q48 62 82 44", "", "terracotta", 5),
    Shape("M30 34 C34 28 38 25 44 23", "", "cream", 5),
    Shape("O 50 50 33 33"),
    *cord("M6 64 C-2 76 20 80 50 70 C80 60 102 40 96 30", "ink", 13, "mark-3", 7),
    Shape("M84 2 L87 11 L96 14 L87 17 L84 26 L81 17 L72 14 L81 11 Z", "gold-light", "ink", 2.5),
)
_BOOK = (
    Shape("M2 22 L50 30 L98 22 L98 90 L50 97 L2 90 Z", "seat-3"),
    Shape("M50 26 C40 12 20 10 8 15 L8 82 C24 78 40 82 50 92 Z", "cream"),
    Shape("M50 26 C60 12 80 10 92 15 L92 82 C76 78 60 82 50 92 Z", "cream"),
    Shape("M17 31 Q30 28 41 36 M17 46 Q30 43 41 51 M17 61 Q30 58 41 66", "", "muted", 5, twin=True),
)
_HOURGLASS = (
    Shape("M20 10 C20 44 44 44 44 50 C44 56 20 56 20 90 L80 90 C80 56 56 56 56 50 C56 44 80 44 80 10 Z",
          "steel-light"),
    Shape("M25 88 C27 72 48 66 50 60 C52 66 73 72 75 88 Z", "fire", ""),
    Shape("M30 28 L70 28 C66 40 54 42 50 50 C46 42 34 40 30 28 Z", "fire", ""),
    Shape("M50 48 L50 66", "", "fire", 4),
    Shape("M28 16 C28 22 29 27 31 31", "", "white", 4.5),
    Shape("R 10 1 80 13 4 R 10 86 80 13 4", "oak"),
    Shape("M16 5 L84 5 M16 90 L84 90", "", "oak-light", 3),
)  # fmt: skip

LESSON_SHAPES = {
    "charms": _WAND,
    "potions": _POTION,
    "defence": _SHIELD,
    "transfiguration": _CAT_CUP,
    "astronomy": _PLANET,
    "library": _BOOK,
    "history": _HOURGLASS,
    "star": (Shape(_STAR, "gold-light", "ink", 6), Shape("M50 18 L42 40 L24 42", "", "white", 4)),
    "home": (
        Shape("M18 48 L18 94 L82 94 L82 48 Z", "cream", "ink", 6),
        Shape("R 40 60 22 34 8", "oak", "ink", 5),
        *cord("M4 52 L50 8 L96 52", "ink", 19, "red", 9),
    ),
}
