"""Labyrinthe Junior: the board in monospace characters, for screen readers and small screens.

A square takes five columns and three lines: corridors as box characters, a treasure's letter (in brackets
if it is the target) in the middle, and each of pawns 1 to 4 in its own corner, so that nothing shifts.
"""

from engine.junior.layout import MAZE, SLOTS, square_of, treasure_of
from engine.junior.model import TREASURES, Treasure, View
from engine.mazes.sliding import EAST, NORTH, SOUTH, WEST, glyph
from render.junior.scene import Scene, gone, is_own, treasure_word
from render.junior.tabs import line_name
from render.kit.prose import turn_line, with_legend

_ARROWS = {"N": "↓", "S": "↑", "W": "→", "E": "←"}
_BAN = "×"


def text_board(scene: Scene) -> str:
    """Returns the maze, then a legend."""
    view = scene.view
    rows = [line for row in range(MAZE.size) for line in _row(view, row)]
    return with_legend([_head(view, "N"), *rows, _head(view, "S")], _legend(scene))


def _head(view: View, side: str) -> str:
    """Returns the names of the columns, with arrows at the slots."""
    names = (line_name(f"{side}{line}") + _arrow(view, f"{side}{line}") for line in range(MAZE.size))
    return "  " + "".join(f"  {name}".ljust(5) for name in names)


def _arrow(view: View, slot: str) -> str:
    if slot not in SLOTS:
        return " "
    return _BAN if slot == view.banned else _ARROWS[slot[0]]


def _row(view: View, row: int) -> tuple[str, str, str]:
    cells = [_cell(view, row * MAZE.size + column) for column in range(MAZE.size)]
    top, middle, bottom = ("".join(lines) for lines in zip(*cells, strict=True))
    west, east = f"{row + 1}{_arrow(view, f'W{row}')}", f" {_arrow(view, f'E{row}')}{row + 1}"
    return "  " + top, west + middle + east, "  " + bottom


def _cell(view: View, square: int) -> tuple[str, str, str]:
    tile = view.tiles[square]
    pawns = [str(seat + 1) if at == square else " " for seat, at in enumerate(view.pawns)] + [" "] * 4
    treasure = treasure_of(tile)
    middle = _letter(treasure) if treasure and treasure not in gone(view) else glyph(tile)
    west, east = ("─" if tile & side else " " for side in (WEST, EAST))
    left, right = ("[", "]") if treasure and treasure == view.target else (west, east)
    north, south = ("│" if tile & side else " " for side in (NORTH, SOUTH))
    return (
        f" {pawns[0]}{north}{pawns[1]} ",
        f"{west}{left}{middle}{right}{east}",
        f" {pawns[2]}{south}{pawns[3]} ",
    )


def _letter(treasure: Treasure) -> str:
    return "abcdefghijkl"[treasure - 1]


def _where(scene: Scene, treasure: Treasure) -> str:
    """Returns the square of a treasure, or that it is on the spare, for people who hear the board."""
    square = square_of(treasure, scene.view.tiles)
    return scene.words("picture-junior-text-on-spare") if square is None else MAZE.names[square]


def _legend(scene: Scene) -> list[str]:
    view, words = scene.view, scene.words
    pushes = [
        words(f"picture-junior-text-{kind}", slot=line_name(slot) + _ARROWS[slot[0]])
        for kind, slot in (("pushed", view.pushed), ("banned", view.banned))
        if slot
    ]
    treasures = (TREASURES.index(name) + 1 for name in TREASURES)
    left = [
        f"{_letter(t)} {treasure_word(scene, t)} {_where(scene, t)}" for t in treasures if t not in gone(view)
    ]
    return [
        turn_line(scene),
        *_goal(scene),
        *(_pawn(scene, seat) for seat in range(len(view.pawns))),
        words("picture-junior-text-spare", tile=_spare(view.spare)),
        *pushes,
        ", ".join(left),
    ]


def _goal(scene: Scene) -> list[str]:
    view, words = scene.view, scene.words
    if view.outcome:
        return []
    if view.target is None:
        return [words("picture-junior-text-secret")]
    key = "picture-junior-text-target" if is_own(view) else "picture-text-sought"
    name = treasure_word(scene, view.target)
    return [words(key, letter=_letter(view.target), treasure=name, square=_where(scene, view.target))]


def _pawn(scene: Scene, seat: int) -> str:
    view = scene.view
    square, won = MAZE.names[view.pawns[seat]], len(view.won[seat])
    name = scene.name(seat)
    if view.left:
        left = view.left[seat]
        return scene.words(
            "picture-junior-text-pawn-secret", number=seat + 1, name=name, square=square, won=won, left=left
        )
    return scene.words("picture-text-pawn", number=seat + 1, name=name, square=square, won=won)


def _spare(tile: int) -> str:
    treasure = treasure_of(tile)
    return glyph(tile) + (f" {_letter(treasure)}" if treasure else "")
