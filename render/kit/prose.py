"""Boards in words: what alt texts and text boards of all games share."""

from collections.abc import Sequence

from engine.core import Seat
from locales import Words
from render.kit.fonts import plain

ALT_LIMIT = 1024  # Discord's, for the description of a file
NAME_LENGTH = 24  # of a name in an alt text or on a text board


def cut(text: str) -> str:
    """Never longer than Discord takes."""
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1] + "…"


def player_name(names: Sequence[str], seat: Seat, words: Words, length: int = NAME_LENGTH) -> str:
    """A player's name in running text; a number where nothing can be read of it."""
    return plain(names[seat], length) or words("alt-player", number=seat + 1)


def turn_line(turn: Seat, name: str, words: Words) -> str:
    """Whose turn it is, on a text board."""
    return words("picture-text-turn", number=turn + 1, name=name)
