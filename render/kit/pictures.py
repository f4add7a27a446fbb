"""What a game's package of pictures gives to whatever draws for all games."""

from collections.abc import Callable
from typing import Any

import msgspec
from PIL import Image

from locales import Words
from render.kit import sprites


class Pictures(msgspec.Struct, frozen=True, kw_only=True):
    """One game in pictures.

    `scene` puts together a view, the names of its seats and the words; `board` and `frame` draw such a scene.
    """

    scene: Callable[[Any, tuple[str, ...], Words], Any]
    board: Callable[[Any], bytes]
    frame: Callable[[Any], Any]  # the board as one picture of a replay
    warm: Callable[[], None]  # fills the caches
    samples: Callable[[], dict[str, bytes]]  # pictures of every kind, by file name
    title: Callable[[], Image.Image]  # the lobby card in true colour, without a word
    figure: Callable[[int, int, int], Image.Image] = sprites.pawn  # by colour, number and size
    board_box: tuple[int, int, int] | None = None  # left, top and side of the board itself on its sheet
