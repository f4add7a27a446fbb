"""Several lines of text on a card."""

from functools import lru_cache

from render.kit import fonts
from render.kit.cards import Card
from render.poudlard.pieces import Pieced

_LEAST = 14


@lru_cache(maxsize=256)
def broken(text: str, room: int, size: int, weight: str = fonts.BOLD) -> tuple[str, ...]:
    """Breaks a text into as few lines as fit the room, all of about the same length."""
    words = text.split(" ")
    for count in range(1, len(words) + 1):
        lines = fonts.in_lines(words, count)
        if all(fonts.width(line, weight, size) <= room for line in lines):
            return lines
    return tuple(words)


def write_lines(
    card: Card | Pieced,
    text: str,
    top: float,
    size: int,
    colour: str = "ink",
    *,
    weight: str = fonts.BOLD,
    room: int = 0,
    most: int = 9,
) -> float:
    """Writes a text in the middle of a card, smaller if it takes more than `most` lines.

    Returns where the next line would stand.
    """
    room = room or card.width - 22
    while size > _LEAST and len(broken(text, room, size, weight)) > most:
        size -= 1
    pitch = size * 1.3
    lines = broken(text, room, size, weight)
    for place, line in enumerate(lines):
        card.write(line, top + place * pitch, size, colour=colour, weight=weight)
    return top + len(lines) * pitch
