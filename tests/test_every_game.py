"""What every game in the registry must do on Discord. A new game needs no line here."""

from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from cogs.ui.controls import Press, parse_press
from engine import GAMES

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
