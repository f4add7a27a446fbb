"""Pas vu pas pris: the hall in monospace characters, for screen readers and small screens.

A cell takes five columns and two lines: ghosts by the number of their player and the letter of their size
("2M"), a "+" if there are more than fit, and below them the piece that covers a part of the cell. The legend
lists each piece with its abbreviation. The last column has room for three characters: a phone shows thirty.
"""

from collections.abc import Iterable

from engine.core import Seat
from engine.pasvu.layout import COLUMNS, HALL
from engine.pasvu.model import Figure, Piece
from render.kit.prose import fitting, with_legend
from render.pasvu.alt import DETAILS, counted, hall_words, midnight_words, points_words
from render.pasvu.places import cell_of, cells_of, piece_details, piece_words
from render.pasvu.scene import Scene, door_name, letter_of, name_of

LIMIT = 1900
_WIDE = 5


def text_board(scene: Scene) -> str:
    """Returns the hall, the ghosts of all players and the furniture, with fewer details if too long."""
    return fitting((_told(scene, *details) for details in DETAILS), LIMIT)


def _told(scene: Scene, is_short: bool, has_spots: bool) -> str:
    return with_grid(scene, _legend(scene, is_short=is_short, has_spots=has_spots))


def with_grid(scene: Scene, legend: Iterable[str]) -> str:
    """Returns the cells with ghosts and furniture, and a legend below them."""
    lines = [
        "  " + "".join(f" {letter}".ljust(_WIDE) for letter in COLUMNS),
        *(line for row in range(1, int(HALL) + 1) for line in _row(scene, row)),
    ]
    return with_legend(lines, legend)


def _row(scene: Scene, row: int) -> tuple[str, str]:
    cells = [f"{letter}{row}" for letter in COLUMNS]
    ghosts = "".join(_ghosts(scene, cell).ljust(_WIDE) for cell in cells)
    pieces = "".join(_piece(scene, cell).ljust(_WIDE) for cell in cells)
    return f"{row}|{ghosts}", f" |{pieces}"


def _ghosts(scene: Scene, cell: str) -> str:
    signs = [_sign(scene, figure) for figure in scene.view.figures if figure.cell == cell]
    room = _WIDE - (2 if cell[0] == COLUMNS[-1] else 1)
    if len(told := "".join(signs)) > room:
        told = f"{signs[0]}+{len(signs) - 1}"[:room]
    return told or "·"


def _sign(scene: Scene, figure: Figure) -> str:
    return f"{figure.seat + 1}{letter_of(scene.words, figure.size)}"


def _piece(scene: Scene, cell: str) -> str:
    found = [piece for piece in scene.view.pieces if cell in cells_of(piece)]
    # Where several meet, the one whose middle is there wins.
    found.sort(key=lambda piece: cell_of(piece.x, piece.y) == cell)
    return _short(scene, found[-1]) if found else ""


def _short(scene: Scene, piece: Piece) -> str:
    """Returns the abbreviation of a piece."""
    return scene.words(f"piece-{piece.kind}")[: _WIDE - 2]


def _legend(scene: Scene, *, is_short: bool, has_spots: bool) -> list[str]:
    view, words = scene.view, scene.words
    head = words("picture-pasvu-text-round", round=view.round, door=door_name(words, view.keyhole))
    return [
        head,
        *midnight_words(scene, is_short=is_short),
        *(
            line
            for seat in range(len(view.sides))
            for line in _seat(scene, seat, is_short=is_short, has_spots=has_spots)
        ),
        *piece_lines(scene, is_short=is_short),
    ]


def piece_lines(scene: Scene, *, is_short: bool) -> list[str]:
    """Returns each piece with its abbreviation."""
    told_piece = piece_words if is_short else piece_details
    pieces = scene.view.pieces
    return [f"{_short(scene, piece)} = {told_piece(scene.words, piece, pieces)}" for piece in pieces]


def _seat(scene: Scene, seat: Seat, *, is_short: bool, has_spots: bool) -> list[str]:
    """Returns a player's line, their ghosts in the hall, and their other ghosts."""
    view, words = scene.view, scene.words
    is_due = seat == view.turn or seat in view.planning
    side = words(f"hall-side-{view.sides[seat]}")
    points = view.points[seat] if is_short else points_words(scene, seat)
    card = _card(scene, seat, is_short=is_short)
    lines = [f"{'>' if is_due else ' '}{seat + 1} {name_of(scene, seat)} ({side}) {points}{card}"]
    hall = hall_words(scene, seat, is_short=is_short, has_spots=has_spots)
    lines += [f"   {hall}"] if hall else []
    found = [(place, counted(scene, seat, place)) for place in ("side", "edge", "reserve", "out")]
    rest = [words(f"alt-pasvu-{place}", ghosts=ghosts) for place, ghosts in found if ghosts]
    return [*lines, *(["   " + words("alt-pasvu-break").join(rest)] if rest else [])]


def _card(scene: Scene, seat: Seat, *, is_short: bool) -> str:
    """Returns a player's movement card: " [7 desk, table]"."""
    card = scene.view.cards[seat]
    if card is None or scene.view.outcome:
        return ""
    pieces = ", ".join(scene.words(f"piece-{kind}") for kind in card.pieces)
    return f" [{card.value} {pieces}]" if pieces and not is_short else f" [{card.value}]"
