"""Le labyrinthe secret: the board in monospace characters, for screen readers and small screens.

The wheel is unrolled into a table: a line for each hour, a column for each zone, the centre below. Arrows
show the open sides: left and right to the next columns (outwards and inwards), up and down to the hours
before and after. Then come an object's letter (in brackets if it is the target) and the numbers of pawns.
"""

from engine.mazes.rings import CLOCKWISE, COUNTER, Place
from engine.secret.layout import RINGS
from engine.secret.model import TREASURES, Treasure, View
from render.kit.pawns import Pawn, crowds
from render.kit.prose import turn_line, with_legend
from render.secret.alt import duel_told
from render.secret.parts import open_doors
from render.secret.scene import Scene, gone, is_target_won, treasure_word

_NONE = "."


def text_board(scene: Scene) -> str:
    """Returns the table, then a legend."""
    view, count = scene.view, RINGS.sectors
    doors, over, pawns = set(open_doors(view.positions)), gone(view), crowds(view, view.colours)
    lines = [["", *RINGS.zones[:-1]]]
    for sector in range(count):
        places = range(sector, RINGS.centre, count)
        # Nothing between them: a narrow phone shows thirty columns.
        cells = [(_ways(view, place, doors) or _NONE) + _things(view, place, over, pawns) for place in places]
        lines.append([str(sector or count), *cells])
    wide = [max(len(row[column]) for row in lines) for column in range(len(lines[0]))]
    table = ["  ".join(cell.ljust(wide[at]) for at, cell in enumerate(row)) for row in lines]
    return with_legend([*table, _centre(scene, over, pawns)], _legend(scene))


def _ways(view: View, place: Place, doors: set[tuple[int, int]]) -> str:
    """Returns arrows for the sides that lead somewhere."""
    zone, sector = divmod(place, RINGS.sectors)
    sides = view.openings
    first = zone * RINGS.sectors
    before, after = (first + (sector + way) % RINGS.sectors for way in (-1, 1))
    ways = (
        ("←", (zone, sector) in doors),
        ("↑", sides[place] & COUNTER and sides[before] & CLOCKWISE),
        ("↓", sides[place] & CLOCKWISE and sides[after] & COUNTER),
        ("→", (zone + 1, sector) in doors),
    )
    return "".join(arrow for arrow, is_open in ways if is_open)


def _things(view: View, place: Place, over: set[Treasure], pawns: dict[Place, tuple[Pawn, ...]]) -> str:
    treasure = view.treasures[place]
    sign = "" if not treasure or treasure in over else letter(treasure)
    if treasure and treasure == view.target:
        sign = f"[{sign}]"
    return sign + "".join(str(pawn.number) for pawn in pawns.get(place, ()))


def letter(treasure: Treasure) -> str:
    """Returns the letter of an object: a to r."""
    return chr(ord("a") + treasure - 1)


def _centre(scene: Scene, over: set[Treasure], pawns: dict[Place, tuple[Pawn, ...]]) -> str:
    view, last = scene.view, RINGS.centre - RINGS.sectors
    ways = [
        RINGS.names[last + sector] for zone, sector in open_doors(view.positions) if zone == len(RINGS.rings)
    ]
    things = _things(view, RINGS.centre, over, pawns) or _NONE
    return f"{RINGS.zones[-1]} {things} → {', '.join(ways) or _NONE}"


def _legend(scene: Scene) -> list[str]:
    view, words = scene.view, scene.words
    over = gone(view)
    left = [
        f"{letter(number)} {treasure_word(scene, number)}"
        for number in range(1, len(TREASURES) + 1)
        if number not in over
    ]
    return [
        words("picture-secret-text-ways"),
        turn_line(scene),
        *duel_told(scene),
        *_goal(scene),
        *(_pawn(scene, seat) for seat in range(len(view.pawns))),
        *_changes(scene),
        *_bag(scene),
        ", ".join(left),
    ]


def _goal(scene: Scene) -> list[str]:
    view, words = scene.view, scene.words
    if view.outcome:
        return []
    if is_target_won(view):
        return [words("picture-secret-won")]
    if not view.target or view.target_place is None:
        return [words("picture-secret-nothing")]
    where, name = RINGS.names[view.target_place], treasure_word(scene, view.target)
    return [words("picture-text-sought", letter=letter(view.target), treasure=name, square=where)]


def _pawn(scene: Scene, seat: int) -> str:
    view = scene.view
    place, count = view.pawns[seat], view.counts[seat]
    where = _NONE if place is None else RINGS.names[place]
    shown = "?" if count is None else str(count)
    return scene.words("picture-text-pawn", number=seat + 1, name=scene.name(seat), square=where, won=shown)


def _changes(scene: Scene) -> list[str]:
    view = scene.view
    if not view.changes:
        return []
    told = ", ".join(f"{change.part}+{change.by}" for change in view.changes)
    return [scene.words("picture-secret-text-changes", changes=told)]


def _bag(scene: Scene) -> list[str]:
    view = scene.view
    return [] if view.bag is None else [scene.words("picture-secret-text-bag", count=view.bag)]
