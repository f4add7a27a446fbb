"""Drawings for panels and rules, made from what a viewer may know."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple, TypeAlias, TypeVar

import msgspec

from cogs.tables.viewer import AnyViewer, Viewer
from cogs.ui.pages import Drawing
from engine.core import AnyGame, Seat
from locales import Words
from render.kit.pictures import Pictures
from render.kit.scene import Scene

V = TypeVar("V", bound=msgspec.Struct)
D = TypeVar("D")


class RulePage(NamedTuple):
    """A page of a game's rules; `explains` names the options and values that it is about, if any."""

    text: str
    drawing: Drawing
    explains: frozenset[tuple[str, str]] = frozenset()


RulePages: TypeAlias = list[RulePage]


def scene_of(viewer: Viewer[V], recent: Sequence[msgspec.Struct] = ()) -> Scene[V]:
    """The table as this viewer may see it, for the pictures; `recent` are events that they may know of."""
    return Scene(viewer.view, viewer.names, viewer.words, tuple(recent), viewer.bots)


def board_drawing(pictures: Pictures[V, D], scene: Scene[V], perspective: str = "") -> Drawing:
    """The board of a scene."""
    return Drawing(partial(pictures.board, scene, perspective), pictures.alt_text(scene))


def panel_drawing(pictures: Pictures[V, D], scene: Scene[V], draft: D) -> Drawing:
    """The private preview of what a player has chosen so far."""
    return Drawing(partial(pictures.panel, scene, draft), pictures.panel_alt(scene, draft), "panel.png")


def sample_viewer(game: AnyGame, state: msgspec.Struct, seat: Seat | None, words: Words) -> AnyViewer:
    """A player of a sample position in the rules, where players are called by their numbers."""
    seats = len(game.standing(state).places)
    names = tuple(words("alt-player", number=each + 1) for each in range(seats))
    view = game.view(state, seat)
    return Viewer(
        game, view, seat, names, words, table_id=0, version=0, turned=0, board_count=0, turn_count=0
    )


def rule_pages(key: str, drawings: Sequence[Drawing], words: Words) -> RulePages:
    """The pages `rules-<key>-1` and so on, each with its picture."""
    return [RulePage(words(f"rules-{key}-{page}"), drawing) for page, drawing in enumerate(drawings, 1)]
