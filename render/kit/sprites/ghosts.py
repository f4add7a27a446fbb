"""The pawns: a ghost in the seat's colour, with a hat and a badge of its own shape."""

from render.kit.pen import Shape

_BODY = (
    "M19 94 L19 56 C19 34 32 24 50 24 C68 24 81 34 81 56 L81 94 "
    "Q76 100 71 93 Q65.5 84 60 93 Q55 100 50 93 Q45 86 40 93 Q35 100 29 93 Q24 88 19 94 Z"
)

# The hats and the badges, by colour. All silhouettes differ, so nobody needs to see colours.
_CROWN = (
    Shape("M29 29 L24 3 L39 15 L50 -3 L61 15 L76 3 L71 29 Q50 22 29 29 Z", "gold-light"),
    Shape("O 50 17 3.4 3.4", "red", "ink", 2),
)
_HAT = (
    Shape("M33 26 C41 18 46 8 51 -5 C57 8 60 18 67 26 Z", "violet"),
    Shape("M51 4 C48 12 45 17 42 21", "", "violet-light", 4),
    Shape("O 50 27 33 6.5", "violet"),
)
_LEAVES = (
    Shape("M50 27 C46 2 20 -2 6 7 C12 24 32 32 50 27 Z", "leaf-light", twin=True),
    Shape("M18 11 C28 12 38 17 45 23", "", "leaf-dark", 3, twin=True),
    Shape("M50 30 L50 20", "", "ink", 5),
)
_BOW = (
    Shape("M50 17 L25 1 Q18 16 25 33 Z", "pink", twin=True),
    Shape("M45 17 L33 12 M45 19 L33 24", "", "red-dark", 2.5, twin=True),
    Shape("R 42 9 16 17 7", "pink"),
)
_TOP_HAT = (
    Shape("R 33 -1 34 28 4", "wall"),
    Shape("M33 16 L67 16 L67 23 L33 23 Z", "red", "ink", 2.5),
    Shape("O 50 27 31 6", "wall"),
)
_FLOWER = (
    Shape("M50 28 L50 14", "", "leaf-dark", 5),
    Shape("O 38 11 8 8", "cream", twin=True),
    Shape("O 50 3 8 8", "cream"),
    Shape("O 42.5 23 8 8", "cream", twin=True),
    Shape("O 50 14 7 7", "gold"),
)
HATS = (_CROWN, _HAT, _LEAVES, _BOW, _TOP_HAT, _FLOWER)

BADGE_PATHS = (
    "O 50 70 19 19",
    "M50 47 L74 88 L26 88 Z",
    "R 33 53 34 34 2",
    "M50 45 L73 70 L50 95 L27 70 Z",
    "M50 46 L73 63 L64 91 L36 91 L27 63 Z",
    "M37 49 L63 49 L76 70 L63 91 L37 91 L24 70 Z",
)
# The same shapes without a ghost, as large as the box.
_BARE_PATHS = (
    "O 50 50 46 46",
    "M50 4 L98 90 L2 90 Z",
    "R 8 8 84 84 3",
    "M50 0 L100 50 L50 100 L0 50 Z",
    "M50 2 L98 38 L80 96 L20 96 L2 38 Z",
    "M26 8 L74 8 L98 50 L74 92 L26 92 L2 50 Z",
)
# The middle of the number on each badge, and its height.
NUMBER_SPOTS = ((50, 70, 29), (50, 75, 24), (50, 70, 30), (50, 70, 26), (50, 71, 28), (50, 70, 29))


def ghost(colour: int) -> tuple[Shape, ...]:
    """Returns a ghost without its number."""
    return (
        Shape(_BODY, f"seat-{colour}"),
        Shape("M28 62 C28 48 31 40 37 36", "", f"pale-{colour}", 5),
        Shape("O 38 42 8.5 10", "white", "ink", 3.2, twin=True),
        Shape("O 40 44 4 5", "ink", "", twin=True),
        Shape("O 38.6 41.5 1.5 1.5", "white", "", twin=True),
        Shape(BADGE_PATHS[colour], "white", "ink", 3.2),
        *HATS[colour],
    )


def badge(colour: int, fill: str, line: str) -> tuple[Shape, ...]:
    """Returns the shape of a seat, for its start square and for players without a printable name."""
    return (Shape(_BARE_PATHS[colour], fill, line, 7),)
