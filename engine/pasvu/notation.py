"""Pas vu pas pris: its actions as text, and the dense text of a path, which panels keep in custom ids.

A path is the ghost, the ghost it joins, the spot, the level, and its way, one sign a cell: "3-400uo".
A plan of ten steps, the most that a card has, then fits in a custom id.
"""

import re

from engine.core import Letters, RuleError
from engine.core.notation import READ, number_text
from engine.pasvu import model
from engine.pasvu.hall.standing import CELLS
from engine.pasvu.model import GHOSTS, OUT, SPOTS, Action, CommitPlan, Path
from engine.pasvu.plans import is_number

SIGNS = "0123456789abcdefghijklmnopqrstuvwxyz"  # one for each cell
GONE = "_"  # the sign of "out"
NOBODY = "-"
EXACT = "X"  # around a level that is not in hundredths
PLAN = "p"
AND = "A"  # between the paths of a plan
PATH = re.compile(r"([0-6])([-0-6])([0-8])([0-9a-z]{2}|X[0-9en_]+X)([0-9a-z]{1,10}|[0-9a-z]{0,9}_)")

# "fdesk-3_25-1-45-standing-", "d", "snorth", "tS1", "eC3-nw-0_8", "gS1-M1", "x"; a plan begins with "p".
LETTERS: Letters[Action] = Letters(
    {
        "f": model.MoveFurniture,
        "d": model.DeclineFurniture,
        "s": model.ChooseSide,
        "t": model.TagGhost,
        "e": model.SneakGhost,
        "g": model.GrowGhost,
        "x": model.PassCard,
    }
)


class PasVuNotation:
    """A letter for each kind of action and its fields; plans are denser."""

    def text(self, action: Action) -> str:
        """Return the text of an action."""
        if isinstance(action, CommitPlan):
            return PLAN + AND.join(map(path_text, action.paths))
        return LETTERS.text(action)

    def parse(self, text: str) -> Action:
        """Read what `text` wrote."""
        if not text.startswith(PLAN):
            return LETTERS.parse(text)
        return CommitPlan(tuple(map(parse_path, text[1:].split(AND) if text[1:] else ())))


NOTATION = PasVuNotation()


def path_text(path: Path) -> str:
    """Return one path as text."""
    merge = str(GHOSTS.index(path.merge)) if path.merge else NOBODY
    way = "".join(GONE if cell == OUT else SIGNS[CELLS.index(cell)] for cell in path.cells)
    return f"{GHOSTS.index(path.ghost)}{merge}{SPOTS.index(path.spot)}{_level_text(path.level)}{way}"


def _level_text(level: float) -> str:
    """V17: a ghost stands at a level in hundredths, but a player may write another that is near enough."""
    high, low = divmod(round(level * 100), len(SIGNS))
    if high in range(len(SIGNS)) and round(level * 100) / 100 == level:
        return SIGNS[high] + SIGNS[low]
    return EXACT + number_text(level) + EXACT


def parse_path(text: str) -> Path:
    """Read what `path_text` wrote. Whether the path is possible is not checked."""
    parts = PATH.fullmatch(text)
    if parts is None:
        raise RuleError("unknown-action")
    ghost, merge, spot, level, way = parts.groups()
    cells = tuple(OUT if sign == GONE else CELLS[SIGNS.index(sign)] for sign in way)
    other = "" if merge == NOBODY else GHOSTS[int(merge)]
    path = Path(GHOSTS[int(ghost)], cells, SPOTS[int(spot)], _parse_level(level), other)
    if path_text(path) != text:
        raise RuleError("unknown-action")
    return path


def _parse_level(text: str) -> float:
    if not text.startswith(EXACT):
        return int(text, len(SIGNS)) / 100
    try:
        level = float(text.strip(EXACT).translate(READ))
    except ValueError:
        raise RuleError("unknown-action") from None
    if not is_number(level):
        raise RuleError("unknown-action")
    return level
