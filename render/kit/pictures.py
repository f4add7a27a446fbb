"""What a game's package offers to the code that draws for all games."""

from collections.abc import Callable
from typing import Any

import msgspec
from PIL import Image

from locales import Words
from render.kit import sprites


class Pictures(msgspec.Struct, frozen=True, kw_only=True):
    """One game in pictures. `scene` builds a scene; `board` and `frame` draw it."""

    scene: Callable[[Any, tuple[str, ...], Words], Any]
    board: Callable[[Any], bytes]
    frame: Callable[[Any], Any]  # the board as one frame of a replay
    warm: Callable[[], None]  # fills the caches
    samples: Callable[[], dict[str, bytes]]  # pictures of every kind, by file name
    title: Callable[[], Image.Image]  # the lobby card in true colour, without text
    figure: Callable[[int, int, int], Image.Image] = sprites.pawn  # by colour, number and size
    board_box: tuple[int, int, int] | None = None  # left, top and side of the board itself on its sheet
