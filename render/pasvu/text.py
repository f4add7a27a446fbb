"""Pas vu pas pris: the hall in monospace characters, for screen readers and small screens.

A cell takes five columns and two lines: ghosts by the number of their player and the letter of their size
("2M"), a "+" where there are more than two, and below them the piece whose middle is there.
"""

from engine.core import Seat
from engine.pasvu.layout import COLUMNS, HALL
from engine.pasvu.model import Figure
from render.pasvu.alt import cell_of, counted, figure_words, piece_words
from render.pasvu.scene import Scene, door_name, letter_of, name_of

LIMIT = 1900
_WIDE = 5


def text_board(scene: Scene) -> str:
    """The hall, then everybody's ghosts and the furniture."""
    lines = [
        "   " + "".join(f" {letter}".ljust(_WIDE) for letter in COLUMNS),
        *(line for row in range(1, int(HALL) + 1) for line in _row(scene, row)),
        "",
        *_legend(scene),
    ]
    text = "\n".join(line.rstrip() for line in lines)
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"


def _row(scene: Scene, row: int) -> tuple[str, str]:
    cells = [f"{letter}{row}" for letter in COLUMNS]
    ghosts = "".join(_ghosts(scene, cell).ljust(_WIDE) for cell in cells)
    pieces = "".join(_piece(scene, cell).ljust(_WIDE) for cell in cells)
    return f"{row} |{ghosts}", f"  |{pieces}"


def _ghosts(scene: Scene, cell: str) -> str:
    here = [figure for figure in scene.view.figures if figure.cell == cell]
    if len(here) > 2:
        return f"{_sign(scene, here[0])}+{len(here) - 1}"
    return "".join(_sign(scene, figure) for figure in here) or "·"


def _sign(scene: Scene, figure: Figure) -> str:
    return f"{figure.seat + 1}{letter_of(scene.words, figure.size)}"


def _piece(scene: Scene, cell: str) -> str:
    found = [piece for piece in scene.view.pieces if cell_of(piece.x, piece.y) == cell]
    return scene.words(f"piece-{found[-1].kind}")[: _WIDE - 1] if found else ""


def _legend(scene: Scene) -> list[str]:
    view, words = scene.view, scene.words
    head = words("picture-pasvu-text-round", round=view.round, door=door_name(words, view.keyhole))
    card = [words("alt-pasvu-midnight", title=words(f"midnight-{view.card}"))] if view.card else []
    card += [words("alt-pasvu-crystal", number=view.crystal)] if view.crystal else []
    return [
        head,
        *card,
        *(line for seat in range(len(view.sides)) for line in _seat(scene, seat)),
        *(piece_words(words, piece) for piece in view.pieces),
    ]


def _seat(scene: Scene, seat: Seat) -> list[str]:
    """A player's line, and one for each place where they have ghosts."""
    view, words = scene.view, scene.words
    is_due = seat == view.turn or seat in view.planning
    side = words(f"hall-side-{view.sides[seat]}")
    card = view.cards[seat]
    value = f" [{card.value}]" if card and not view.outcome else ""
    lines = [f"{'>' if is_due else ' '}{seat + 1} {name_of(scene, seat)} ({side}) {view.points[seat]}{value}"]
    hall = [figure_words(words, figure) for figure in view.figures if figure.seat == seat]
    lines += ["   " + ", ".join(hall)] if hall else []
    found = [(place, counted(scene, seat, place)) for place in ("side", "edge", "out")]
    rest = [words(f"alt-pasvu-{place}", ghosts=ghosts) for place, ghosts in found if ghosts]
    return [*lines, *(["   " + "; ".join(rest)] if rest else [])]
