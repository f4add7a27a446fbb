"""Small signs that several games use: tick, cross, card back, crown, chest and others."""

from render.kit.pen import Shape, cord

_GLASS = "M20 10 C20 44 44 44 44 50 C44 56 20 56 20 90 L80 90 C80 56 56 56 56 50 C56 44 80 44 80 10 Z"
_RINGS = (
    "M50 4 C76 4 96 24 96 50 C96 76 76 96 50 96 C24 96 4 76 4 50 C4 34 12 20 24 12",
    "M50 22 C34 22 22 34 22 50 C22 66 34 78 50 78 C66 78 78 66 78 50 C78 40 74 32 68 28",
    "M50 60 C44 60 40 56 40 50 C40 44 44 40 50 40 C56 40 60 44 60 50 L60 78",
)

MARKS = {
    "tick": (*cord("M16 54 L40 78 L86 22", "ink", 30, "yes", 19),),
    "cross": (*cord("M10 14 L90 86 M90 14 L10 86", "white", 21, "no", 12),),
    "forbidden": (
        Shape("O 50 50 45 45", "white", "ink", 8),
        Shape("M30 30 L70 70 M70 30 L30 70", "", "no", 17),
    ),
    "turn": (Shape("M24 10 L86 50 L24 90 Z", "white", "ink", 9),),
    "crown": (
        Shape("M12 84 L4 26 L30 50 L50 10 L70 50 L96 26 L88 84 Z", "gold-light", "ink", 6),
        Shape("M14 70 L86 70", "", "gold-dark", 6),
        Shape("O 50 56 6 6", "red", "ink", 3),
        Shape("O 4 24 7 7 O 96 24 7 7 O 50 9 7 7", "gold", "ink", 4),
    ),
    "card": (
        Shape("R 12 2 76 96 10", "night-3", "ink", 5),
        Shape("R 20 10 60 80 6", "", "violet-light", 3),
        Shape("O 50 50 26 26", "", "gold-light", 5),
        Shape("O 50 50 16 16", "", "gold-light", 5),
        Shape("M50 24 L50 34 M24 50 L34 50 M76 50 L66 50", "", "night-3", 8),
        Shape("O 50 50 5 5", "gold-light", ""),
    ),
    "chest": (
        Shape("M9 48 L9 36 C9 18 19 11 31 11 L69 11 C81 11 91 18 91 36 L91 48 Z", "oak-light"),
        Shape("R 7 46 86 45 4", "oak"),
        Shape("M12 62 L88 62 M12 76 L88 76", "", "oak-dark", 3),
        Shape("M20 48 L20 14 L32 11 L32 48 Z M20 48 L32 48 L32 90 L20 90 Z", "gold", "ink", 3, twin=True),
        Shape("R 6 41 88 10 3", "gold"),
        Shape("M9 44 L91 44", "", "gold-light", 3),
        Shape("R 39 41 22 25 5", "gold-light"),
        Shape("O 50 51 3.6 3.6 M48 52 L52 52 L54 60 L46 60 Z", "ink", "ink", 1),
    ),
    "hand": (
        Shape("R 26 2 66 84 10", "fixed", "ink", 6),
        Shape("R 8 12 66 86 10", "back", "ink", 6),
    ),
    "hourglass": (
        Shape(_GLASS, "cream"),
        Shape("M28 84 C30 70 50 62 50 58 C50 62 70 70 72 84 Z", "gold", ""),
        Shape("M34 26 L66 26 C62 38 52 40 50 44 C48 40 38 38 34 26 Z", "gold", ""),
        Shape("R 12 3 76 12 4 R 12 85 76 12 4", "oak"),
    ),
    "bag": (
        Shape("M34 22 L22 2 C36 8 42 0 50 4 C58 0 64 8 78 2 L66 22 Z", "oak-light"),
        Shape("M34 24 C8 42 -2 74 10 90 C20 100 80 100 90 90 C102 74 92 42 66 24 Z", "oak-light"),
        Shape("M20 76 C18 60 24 46 34 38", "", "lute", 7),
        Shape("R 28 18 44 11 5", "gold", "ink", 3.5),
    ),
    "clockwise": (
        Shape("M73 23 C51 7 17 19 14 50 C12 80 44 96 68 82 C82 74 88 58 85 45", "", "ink", 13),
        Shape("M57 33 L83 4 L92 42 Z", "ink", "ink", 4),
    ),
    "walk": (
        Shape("M30 94 C18 94 16 80 20 70 L40 70 C44 82 42 94 30 94 Z", "ink", ""),
        Shape("M17 62 C8 40 16 26 28 26 C42 26 46 44 41 62 Z", "ink", ""),
        Shape("M70 72 C82 72 84 58 80 48 L60 48 C56 60 58 72 70 72 Z", "ink", ""),
        Shape("M83 40 C92 18 84 4 72 4 C58 4 54 22 59 40 Z", "ink", ""),
    ),
    "versus": (
        Shape("M8 8 L30 12 L92 74 L74 92 L12 30 Z", "steel-light", "ink", 5),
        Shape("M92 8 L70 12 L8 74 L26 92 L88 30 Z", "steel", "ink", 5),
        *cord("M60 84 L84 60 M40 84 L16 60", "ink", 13, "gold", 6),
    ),
    "pips": (Shape("O 28 28 8 8 O 50 50 8 8 O 72 72 8 8", "ink", ""),),
    "logo": tuple(Shape(ring, "", "gold-light", 8) for ring in _RINGS),
}
