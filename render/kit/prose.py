"""Pictures in words: what the alt texts and the text boards of all games share."""

from render.kit import ending
from render.kit.scene import NAME_LENGTH, AnyScene

ALT_LIMIT = 1024  # Discord's limit for the description of a file


def cut(text: str) -> str:
    """Cuts a text to what Discord takes."""
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1] + "…"


def turn_line(scene: AnyScene, length: int = NAME_LENGTH) -> str:
    """Returns whose turn it is, or that the game is over, as a line of a text board."""
    turn = scene.view.turn
    if turn is None:
        return ending.over(scene.view.outcome, scene.words)
    return scene.words("picture-text-turn", number=turn + 1, name=scene.name(turn, length))
