"""Pas vu pas pris: actions in words, for hints."""

from typing import Any

from cogs.games.pasvu.merge_words import with_loss
from cogs.games.pasvu.midnight_panel import choice_words
from cogs.games.pasvu.words import height_words, piece_name, pose_words, seat_of, side_words, view_of
from cogs.tables.viewer import Viewer
from engine.pasvu.model import OUT, ChooseSide, CommitPlan, DeclineFurniture, MoveFurniture, Path
from locales import Words
from render.pasvu.hall.top import number
from render.pasvu.scene import ghost_name


def step_words(action: Any, viewer: Viewer) -> str:
    """An action in words, addressed to the player who may take it."""
    words = viewer.words
    match action:
        case ChooseSide(side=side):
            return words("pasvu-do-side", side=side_words(side, words))
        case DeclineFurniture():
            return words("pasvu-do-decline")
        case MoveFurniture(piece=piece, x=x, y=y, angle=angle):
            x, y = number(x, words.language), number(y, words.language)
            facts = {"piece": piece_name(piece, words), "x": x, "y": y, "angle": angle % 360}
            return words("pasvu-do-furniture", pose=pose_words(action, words), **facts)
        case CommitPlan(paths=paths):
            return ", ".join(path_words(path, viewer) for path in paths) or words("pasvu-do-stay")
        case _:
            return choice_words(action, viewer)


def path_words(path: Path, viewer: Viewer) -> str:
    """Where a ghost is to go, and what it costs if it is out (V25)."""
    return with_loss(goal_words(path, viewer.words), view_of(viewer), seat_of(viewer), path, viewer.words)


def goal_words(path: Path, words: Words) -> str:
    """Where a ghost is to go."""
    ghost, end = ghost_name(words, path.ghost), path.cells[-1]
    if end == OUT:
        return words("pasvu-do-path-out", ghost=ghost)
    place = f"{end} ({words(f'spot-{path.spot}')}{height_words(path.level, words)})"
    if path.merge:
        return words("pasvu-do-path-merge", ghost=ghost, end=end, other=ghost_name(words, path.merge))
    return words("pasvu-do-path", ghost=ghost, end=place)
