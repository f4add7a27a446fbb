"""What every game in the registry must do on Discord. A new game needs no line here."""

import random
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from cogs.games import FACES
from cogs.ui.controls import Press, parse_press
from cogs.ui.limits import ALT_LIMIT
from engine import GAMES
from engine.core import AnyGame, Dice
from locales import words
from render.games import PICTURES
from render.kit.canvas import MOST
from tests.playing.saying import EN
from tests.playing.tables import board, label, on_turn, open_table, play_on, stored
from tests.render.stored import assert_like_the_stored

GAMES_OF_TWO = sorted(key for key, game in GAMES.items() if 2 in game.seats)
every_game = pytest.mark.parametrize("key", sorted(GAMES))
every_game_of_two = pytest.mark.parametrize("key", GAMES_OF_TWO)
MAKES = Callable[..., Awaitable[Any]]
FILE_LIMIT = 150 * 1024
RANDOM_GAMES = 12


def presses(panel: Any) -> Iterator[Press]:
    """What the enabled buttons of a message send."""
    for part in panel.parts:
        if part.get("type") == 2 and not part.get("disabled"):
            press = parse_press(part.get("custom_id", ""))
            if press:
                yield press
