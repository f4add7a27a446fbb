"""Places in words: a piece by the cells that it covers, a ghost by the piece it is on or under."""

from functools import cache, lru_cache

from engine.pasvu.hall.laying import carriers
from engine.pasvu.hall.overlap import Point, area, clipped, corners_of, hull
from engine.pasvu.hall.shapes import crate_of, glass_of, shape_of
from engine.pasvu.hall.standing import CELLS, carried_by, centre_of, covered_by
from engine.pasvu.layout import COLUMNS, HALL
from engine.pasvu.model import Cell, Figure, Piece
from locales import Words
from render.pasvu.hall.top import number
from render.pasvu.scene import ghost_name

_LEAST = 0.03  # of a cell, that a piece must cover to stand there
# The points of the compass by direction: east, then clockwise by eighths.
_WINDS = {
    (1, 0): "e", (1, 1): "se", (0, 1): "s", (-1, 1): "sw", (-1, 0): "w", (-1, -1): "nw", (0, -1): "n",
    (1, -1): "ne",
}  # fmt: skip
_SLANT = 0.38  # the sine of 22.5°: with a smaller component, a mirror does not face that direction


def cell_of(x: float, y: float) -> Cell:
    """Returns the cell around a place."""
    column, row = (min(max(int(value), 0), int(HALL) - 1) for value in (x, y))
    return f"{COLUMNS[column]}{row + 1}"


@lru_cache(maxsize=2048)
def cells_of(piece: Piece) -> tuple[Cell, ...]:
    """Returns the cells that a piece covers in part."""
    outline = hull((x, y) for x, y, _ in corners_of(crate_of(piece)))
    return tuple(cell for cell in CELLS if area(clipped(outline, _square(cell))) >= _LEAST)


@cache
def _square(cell: Cell) -> list[Point]:
    x, y = centre_of(cell)
    return hull((x + dx, y + dy) for dx in (-0.5, 0.5) for dy in (-0.5, 0.5))


def piece_words(words: Words, piece: Piece, hall: tuple[Piece, ...] = ()) -> str:
    """Returns a piece in words: "desk B3", "table C4 on its left side", "armchair D3 on the table"."""
    told = f"{words(f'piece-{piece.kind}')} {cell_of(piece.x, piece.y)}{_lying(words, piece)}"
    return " ".join([told, *resting_words(words, piece, hall)])


def resting_words(words: Words, piece: Piece, hall: tuple[Piece, ...]) -> list[str]:
    """V12: returns on which other pieces a piece rests; empty if on the floor."""
    on = [words(f"piece-{kind}-the") for kind in carriers(piece, hall)]
    return [words("alt-pasvu-on", piece=words("alt-pasvu-and").join(on))] if on else []


def piece_details(words: Words, piece: Piece, hall: tuple[Piece, ...]) -> str:
    """Returns a piece with all its cells, angle and height: "desk A2–B3 90° 0.85 high"."""
    cells = cells_of(piece) or (cell_of(piece.x, piece.y),)
    columns, rows = sorted({cell[0] for cell in cells}), sorted({cell[1] for cell in cells})
    first, last = f"{columns[0]}{rows[0]}", f"{columns[-1]}{rows[-1]}"
    place = first if first == last else f"{first}–{last}"
    height = number(round(shape_of(piece).high[2], 2), words.language)
    high = words("alt-pasvu-high", height=height)
    told = f"{words(f'piece-{piece.kind}')} {place}{_lying(words, piece)} {_facing(words, piece)} {high}"
    return " ".join([told, *resting_words(words, piece, hall)])


def _lying(words: Words, piece: Piece) -> str:
    if piece.lean:
        return f" {words('alt-pasvu-leans')}"
    return "" if piece.pose == "standing" else f" {words(f'pose-{piece.pose}')}"


def _facing(words: Words, piece: Piece) -> str:
    """Returns a piece's angle; for the mirror the direction that it faces."""
    if piece.kind != "mirror":
        return f"{piece.angle}°"
    x, y, _ = glass_of(piece).normal
    wind = (x > _SLANT) - (x < -_SLANT), (y > _SLANT) - (y < -_SLANT)
    # A mirror that lies flat faces the floor or the ceiling, as its pose says.
    return (
        f"{piece.angle}°" if wind == (0, 0) else words("alt-pasvu-faces", side=words(f"spot-{_WINDS[wind]}"))
    )


def figure_words(words: Words, figure: Figure) -> str:
    """Returns a ghost in the hall in words: "M1 B5", higher up "S2 C3↑0.8"."""
    height = f"↑{number(figure.z, words.language)}" if figure.z > 0.005 else ""
    return f"{ghost_name(words, figure.name)} {figure.cell}{height}"


def figure_details(words: Words, figure: Figure, pieces: tuple[Piece, ...], *, has_spot: bool = True) -> str:
    """Returns a ghost with its spot and the piece it is on or under: "S2 C3↑0.8 north-west on the table"."""
    told = figure_words(words, figure) + (f" {words(f'spot-{figure.spot}')}" if has_spot else "")
    if on := carried_by(pieces, figure.x, figure.y, figure.z):
        return f"{told} {words('alt-pasvu-on', piece=words(f'piece-{on}-the'))}"
    if under := covered_by(pieces, figure.x, figure.y, figure.z + figure.height):
        return f"{told} {words('alt-pasvu-under', piece=words(f'piece-{under}-the'))}"
    return told
