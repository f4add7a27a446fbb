"""Le labyrinthe secret: the sentences of the panel."""

from collections.abc import Sequence

import render.secret as pictures
from cogs.games.secret.draft import SIGNS_NEEDED
from cogs.games.secret.told import treasure_words
from cogs.tables.viewer import Viewer
from cogs.ui.names import escaped
from engine.secret.layout import RINGS
from engine.secret.model import Sign, View
from locales import Words


def part_words(part: str, words: Words) -> str:
    """A part that can be turned: "the outer corridor (B)"."""
    return words(f"secret-part-{part.lower()}")


def place_label(view: View, place: int, words: Words) -> str:
    """A place by its name, with the object that lies there."""
    name, treasure = RINGS.names[place], view.treasures[place]
    if not treasure:
        return name
    return words("secret-place-with", place=name, treasure=treasure_words(treasure, words))


def page_lines(viewer: Viewer, view: View, draft: pictures.Draft) -> list[str]:
    """The object sought, and what to do now."""
    words = viewer.words
    lines: list[str] = []
    if view.target and view.target_place is not None:
        place = RINGS.names[view.target_place]
        lines.append(words("secret-panel-seek", treasure=treasure_words(view.target, words), place=place))
    lines.append(page_task(viewer, view, draft))
    return lines


def page_task(viewer: Viewer, view: View, draft: pictures.Draft) -> str:
    """The sentence of a phase."""
    words = viewer.words
    match view.phase:
        case "change" if draft.part:
            return words("secret-panel-change-ready", part=part_words(draft.part, words), by=draft.by or 1)
        case "change":
            return words("secret-panel-change", left=view.changes_left)
        case "move" | "place" if draft.to:
            return words(f"secret-panel-{view.phase}-ready", place=draft.to)
        case "challenge" if draft.rival is not None and draft.stake:
            return words(f"secret-panel-challenge-{draft.stake}", name=escaped(viewer.names[draft.rival]))
        case "challenge":
            return words("secret-panel-must-duel" if view.must_duel else "secret-panel-challenge")
        case "duel" if len(draft.signs) == SIGNS_NEEDED:
            return words("secret-panel-duel-ready", signs=signs_words(draft.signs, words))
        case "duel":
            return words(
                "secret-panel-duel", rival=rival_name(viewer, view), count=SIGNS_NEEDED - len(draft.signs)
            )
        case _:
            return words(f"secret-panel-{view.phase}", rival=loser_name(viewer, view))


def signs_words(signs: Sequence[Sign], words: Words) -> str:
    """Signs in order, in words."""
    return ", ".join(words(f"secret-sign-{sign}") for sign in signs)


def rival_name(viewer: Viewer, view: View) -> str:
    """The name of the viewer's opponent in the duel."""
    assert view.duel
    duel = view.duel
    return escaped(viewer.names[duel.challenged if duel.challenger == viewer.seat else duel.challenger])


def loser_name(viewer: Viewer, view: View) -> str:
    """The name of the duel's loser, whose pawn is to be set; empty before there is one."""
    return escaped(viewer.names[view.duel.loser]) if view.duel and view.duel.loser is not None else ""
