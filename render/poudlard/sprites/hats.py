"""The four pawns of the castle: pointed hats, each with its own shape, trimming and badge."""

from render.kit.pen import Shape

_BRIM = "O 50 84 48 12"

_BENT = (
    Shape("M23 82 C30 58 34 32 48 12 C58 0 78 4 84 22 C75 15 67 19 66 29 C71 46 74 64 77 82 Z", "seat-0"),
    Shape("M34 58 C37 42 43 28 51 17", "", "pale-0", 5),
    Shape("M22 86 L17 66 L29 73 L34 61 L42 73 L50 64 L58 73 L66 61 L71 73 L83 66 L78 86 Q50 94 22 86 Z",
          "gold-light", "ink", 3.4),
    Shape("O 50 67 19.5 19.5", "white", "ink", 3.2),
)  # fmt: skip
_STRAIGHT = (
    Shape("M27 84 L50 14 L73 84 Q50 93 27 84 Z", "seat-1"),
    Shape("M44 46 L50 26", "", "pale-1", 4.5),
    Shape("M29 78 L24 86 Q50 95 76 86 L71 78 Q50 87 29 78 Z", "violet", "ink", 3),
    Shape("O 50 10 10 10", "violet-light"),
    Shape("M50 38 L74 81 L26 81 Z", "white", "ink", 3.2),
)
_CURLED = (
    Shape("M25 83 C22 50 32 26 56 20 C70 17 80 26 80 38 C73 31 67 34 67 43 C72 56 74 68 76 83 Z", "seat-2"),
    Shape("M33 58 C34 44 41 33 53 28", "", "pale-2", 5),
    Shape("M72 26 C66 4 84 -4 101 2 C103 20 92 32 72 26 Z", "leaf-light"),
    Shape("M75 23 C82 17 88 12 94 8", "", "leaf-dark", 3),
    Shape("R 32 48 37 37 2", "white", "ink", 3.2),
)
_ROUND = (
    Shape("M26 84 C32 60 32 42 36 24 Q50 12 64 24 C68 42 68 60 74 84 Q50 92 26 84 Z", "seat-3"),
    Shape("M38 52 C39 42 40 34 43 27", "", "pale-3", 5),
    Shape("M50 15 L26 -1 Q18 15 26 31 Z", "pink", twin=True),
    Shape("M45 15 L33 10 M45 17 L33 22", "", "red-dark", 2.5, twin=True),
    Shape("R 42 6 16 17 7", "pink"),
    Shape("M50 38 L75 64 L50 90 L25 64 Z", "white", "ink", 3.2),
)
_HATS = (_BENT, _STRAIGHT, _CURLED, _ROUND)
# The middle of the number on each badge, and its height.
HAT_NUMBERS = ((50, 67, 31), (50, 68, 25), (50.5, 66.5, 32), (50, 64, 30))


def hat_shapes(colour: int) -> tuple[Shape, ...]:
    """Returns a hat without its number."""
    return Shape(_BRIM, f"seat-{colour}"), *_HATS[colour]
