"""Pas vu pas pris: its actions as text, and the dense text of a path, which panels keep in custom ids.

A path is the ghost, the ghost it joins if any, the spot, the level unless that is the floor, and its way, one
sign a cell: "DLuo", "DeLu", "D40uu". A capital begins each path, so nothing stands between them. Even ten
paths of one step each (V25), the most that a card allows, then fit in a custom id.
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
EXACT = "X"  # around a level that is not in hundredths
PLAN = "p"
WALKERS = "ABCDEFG"  # the ghost that goes, in the order of GHOSTS
JOINED = "abcdefg"  # the ghost that it joins
ON_FLOOR = "HIJKLMNOP"  # a spot on the floor, in the order of SPOTS; a digit is one at another level
PATH = re.compile(
    r"([A-G])([a-g]?)(?:([H-P])|([0-8])([0-9a-z]{2}|X[0-9en_]+X))([0-9a-z]{1,10}|[0-9a-z]{0,9}_)"
)

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
            return PLAN + "".join(map(path_text, action.paths))
        return LETTERS.text(action)

    def parse(self, text: str) -> Action:
        """Read what `text` wrote."""
        if not text.startswith(PLAN):
            return LETTERS.parse(text)
        # Every path begins with a letter that nothing else in it can be.
        return CommitPlan(tuple(map(parse_path, re.findall("[A-G][^A-G]*|[^A-G]+", text[1:]))))


NOTATION = PasVuNotation()


def path_text(path: Path) -> str:
    """Return one path as text."""
    walker, spot = WALKERS[GHOSTS.index(path.ghost)], SPOTS.index(path.spot)
    merge = JOINED[GHOSTS.index(path.merge)] if path.merge else ""
    place = f"{spot}{_level_text(path.level)}" if path.level else ON_FLOOR[spot]
    way = "".join(GONE if cell == OUT else SIGNS[CELLS.index(cell)] for cell in path.cells)
    return f"{walker}{merge}{place}{way}"


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
    walker, merge, floor, spot, level, way = parts.groups()
    cells = tuple(OUT if sign == GONE else CELLS[SIGNS.index(sign)] for sign in way)
    ghost, other = GHOSTS[WALKERS.index(walker)], GHOSTS[JOINED.index(merge)] if merge else ""
    place = SPOTS[ON_FLOOR.index(floor) if floor else int(spot)]
    path = Path(ghost, cells, place, 0.0 if floor else _parse_level(level), other)
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
