"""Pictures in words: what the alt texts and the text boards of all games share."""

from collections.abc import Iterable

from render.kit import ending
from render.kit.fonts import ELLIPSIS
from render.kit.scene import NAME_LENGTH, AnyScene

ALT_LIMIT = 1024  # Discord's limit for the description of a file


def fitting(texts: Iterable[str], limit: int = ALT_LIMIT) -> str:
    """Returns the first text that fits, or else the last one, cut."""
    text = ""
    for text in texts:
        if len(text) <= limit:
            return text
    return text[: limit - 1] + ELLIPSIS


def cut(text: str) -> str:
    """Cuts a text to what Discord takes."""
    return fitting([text])


def turn_line(scene: AnyScene, length: int = NAME_LENGTH) -> str:
    """Returns whose turn it is, or that the game is over, as a line of a text board."""
    turn = scene.view.turn
    if turn is None:
        return ending.over(scene.view.outcome, scene.words)
    return scene.words("picture-text-turn", number=turn + 1, name=scene.name(turn, length))
