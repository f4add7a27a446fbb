"""The landscapes of the four zones, as shapes in a box of 100 by 100."""

from render.kit.pen import Shape


def _pine(x: float, base: float, height: float, colour: str) -> tuple[Shape, ...]:
    """Returns a fir of three tiers."""
    wide = height * 0.3
    points: list[str] = [f"M{x:.1f} {base - height:.1f}"]
    for step, (out, back) in enumerate(((0.5, 0.28), (0.76, 0.44), (1.0, 0))):
        y = base - height * (1 - (step + 1) / 3)
        points += [f"L{x + wide * out:.1f} {y:.1f}", f"L{x + wide * back:.1f} {y:.1f}"]
    right = points[1:]
    left = [f"L{2 * x - float(part[1:].split()[0]):.1f} {part.split()[1]}" for part in reversed(right)]
    trunk = Shape(f"R {x - 1.8:.1f} {base - 1:.1f} 3.6 6 1", "oak-dark", "ink", 1.2)
    return trunk, Shape(" ".join([*points, *left, "Z"]), colour, "ink", 1.6)


def _eyes(x: float, y: float) -> tuple[Shape, ...]:
    return (
        Shape(f"O {x - 3} {y} 2.8 3 O {x + 3} {y} 2.8 3", "gold-light", "ink", 1.2),
        Shape(f"O {x - 3} {y} 0.8 2.2 O {x + 3} {y} 0.8 2.2", "ink", ""),
    )


def _hoop(x: float, y: float, radius: float) -> tuple[Shape, ...]:
    return (
        Shape(f"M{x} {y + radius} L{x} {y + radius + 30}", "", "ink", 4.6),
        Shape(f"M{x} {y + radius} L{x} {y + radius + 30}", "", "cream", 2.2),
        Shape(f"O {x} {y} {radius} {radius * 1.12}", "", "ink", 5.4),
        Shape(f"O {x} {y} {radius} {radius * 1.12}", "", "gold-light", 2.8),
    )


_PITCH = (
    Shape("R 0 0 100 100 0", "grass", ""),
    Shape("M0 0 L14 0 L14 100 L0 100 Z M28 0 L43 0 L43 100 L28 100 Z M57 0 L71 0 L71 100 L57 100 Z "
          "M86 0 L100 0 L100 100 L86 100 Z", "grass-light", ""),
    Shape("O 50 62 34 30", "", "cream", 1.6),
    Shape("M0 62 L100 62", "", "cream", 1.6),
    Shape("O 50 62 5 5", "cream", ""),
    *_hoop(11, 42, 7), *_hoop(24, 36, 7), *_hoop(37, 42, 7),
    Shape("M70 41 C64 30 56 34 50 29 C50 41 57 46 68 45 Z", "white", "ink", 1.6),
    Shape("M76 41 C82 30 90 34 96 29 C96 41 89 46 78 45 Z", "white", "ink", 1.6),
    Shape("O 73 43 6 6", "gold", "ink", 1.8),
    Shape("M70 40 Q72 38 75 39", "", "gold-light", 1.6),
)  # fmt: skip
_HUT = (
    Shape("R 0 0 100 100 0", "pale-3", ""),
    Shape("M0 44 Q30 30 60 46 Q80 54 100 40 L100 100 L0 100 Z", "grass-light", ""),
    Shape("M0 72 Q40 56 100 70 L100 100 L0 100 Z", "grass", ""),
    Shape("O 12 30 9 5 O 20 27 9 6 O 28 31 8 4", "white", ""),
    Shape("M62 28 L62 50 L70 50 L70 28 Z", "steel", "ink", 1.8),
    Shape("O 68 22 4 3 O 75 17 5 4", "white", "steel", 1),
    Shape("M56 50 L56 78 L86 78 L86 50 Z", "mouse", "ink", 2),
    Shape("M50 53 Q58 36 72 34 Q86 36 92 53 Q71 47 50 53 Z", "terracotta", "ink", 2),
    Shape("M24 54 L24 82 L60 82 L60 54 Z", "steel", "ink", 2),
    Shape("M16 58 Q24 34 42 31 Q60 34 68 58 Q42 50 16 58 Z", "terracotta", "ink", 2),
    Shape("M26 46 Q32 40 40 38 M54 42 Q60 44 62 50", "", "blush", 1.6),
    Shape("M33 82 L33 68 C33 58 49 58 49 68 L49 82 Z", "oak", "ink", 1.8),
    Shape("O 46 72 1.1 1.1", "gold", ""),
    Shape("O 72 63 6 6", "gold-light", "ink", 1.8),
    Shape("M72 57 L72 69 M66 63 L78 63", "", "ink", 1.4),
    Shape("O 80 85 6 5.4 O 86 85 6 5.4", "fire", "ink", 1.6),
    Shape("O 83 85 3.4 5.4", "fire", "terracotta", 1.2),
    Shape("M83 80 Q83 76 87 76", "", "leaf-dark", 2),
    Shape("O 92 92 5 4.2 O 97 92 5 4.2", "fire", "ink", 1.6),
    Shape("M94 88 Q94 85 98 85", "", "leaf-dark", 1.8),
)  # fmt: skip
_FOREST = (
    Shape("R 0 0 100 100 0", "night-3", ""),
    Shape("M0 0 L100 0 L100 18 Q50 40 0 22 Z", "night-2", ""),
    Shape("O 84 20 12 12", "moon", ""),
    Shape("O 79 17 10.5 10.5", "night-2", ""),
    Shape("M14 34 L15 37 L18 38 L15 39 L14 42 L13 39 L10 38 L13 37 Z", "moon", ""),
    Shape("M50 22 L50.8 24.2 L53 25 L50.8 25.8 L50 28 L49.2 25.8 L47 25 L49.2 24.2 Z", "moon", ""),
    Shape("M0 64 Q50 50 100 62 L100 100 L0 100 Z", "pine-dark", ""),
    *_pine(16, 66, 36, "pine"), *_pine(94, 66, 34, "pine"), *_pine(60, 62, 32, "pine"),
    *_pine(36, 72, 44, "pine"), *_pine(79, 72, 42, "pine"),
    *_pine(8, 84, 42, "pine-dark"), *_pine(57, 82, 42, "pine-dark"), *_pine(97, 84, 40, "pine-dark"),
    *_eyes(25, 74), *_eyes(72, 80),
)  # fmt: skip


def _tentacle(path: str) -> tuple[Shape, ...]:
    return Shape(path, "", "ink", 10), Shape(path, "", "squid", 6.6)


_LAKE = (
    Shape("R 0 0 100 100 0", "lake", ""),
    Shape("M0 0 L100 0 L100 22 Q80 30 60 24 Q40 18 20 26 Q8 30 0 26 Z", "grass", ""),
    Shape("M0 26 Q8 30 20 26 Q40 18 60 24 Q80 30 100 22", "", "belly", 2.6),
    Shape("M0 72 Q24 64 50 74 Q76 84 100 76 L100 100 L0 100 Z", "lake-dark", ""),
    Shape("M10 40 Q14 36 18 40 Q22 44 26 40 M70 36 Q74 32 78 36 Q82 40 86 36", "", "lake-light", 1.8),
    Shape("M4 58 Q8 54 12 58 M44 52 Q48 48 52 52 Q56 56 60 52 M82 66 Q86 62 90 66 Q94 70 98 66", "",
          "lake-light", 1.8),
    Shape("M8 24 L8 6 M13 26 L14 10 M18 25 L20 8", "", "leaf-dark", 2.2),
    Shape("R 6 3 4 9 2 R 18 4 4 9 2", "oak", "ink", 1),
    *_tentacle("M28 70 C22 58 36 50 28 38 C26 34 22 34 21 37"),
    *_tentacle("M52 72 C62 60 46 52 54 38 C58 30 68 34 65 41 C63 45 59 43 60 40"),
    *_tentacle("M78 70 C84 60 72 56 78 46 C81 42 86 44 85 48"),
    Shape("O 31 48 1.2 1.2 O 29 56 1.2 1.2 O 27 63 1.2 1.2 O 53 46 1.2 1.2 O 54 54 1.2 1.2 O 55 62 1.2 1.2 "
          "O 77 54 1.2 1.2 O 79 62 1.2 1.2", "pink", ""),
    Shape("O 27 70 8 2.6 O 53 73 8 2.6 O 79 71 8 2.6", "", "lake-light", 1.8),
)  # fmt: skip

GROUND_SHAPES = {"pitch": _PITCH, "hut": _HUT, "forest": _FOREST, "lake": _LAKE}
