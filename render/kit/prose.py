"""Pictures in words: what the alt texts and the text boards of all games share."""

import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence

from render.kit import ending
from render.kit.fonts import ELLIPSIS
from render.kit.scene import NAME_LENGTH, AnyScene

ALT_LIMIT = 1024  # Discord's limit for the description of a file
LEGEND_WIDTH = 30  # columns of a text board that a narrow phone shows


def fitting(texts: Iterable[str], limit: int = ALT_LIMIT) -> str:
    """Returns the first text that fits, or else the last one, cut."""
    text = ""
    for text in map(in_one_bracket, texts):
        if len(text) <= limit:
            return text
    return text[: limit - 1] + ELLIPSIS


def in_one_bracket(text: str) -> str:
    """Joins brackets that follow each other: "Zoé (gave up) (green)" is "Zoé (gave up, green)"."""
    return text.replace(") (", ", ")


def cut(text: str) -> str:
    """Cuts a text to what Discord takes."""
    return fitting([text])


def bots(scene: AnyScene) -> list[str]:
    """Tells which players are bots, and how strong; nothing where all are people, or nobody asked."""
    levels = [(scene.name(seat), level) for seat, level in enumerate(scene.bots) if level]
    told = ", ".join(f"{name} ({scene.words(f'level-{level}')})" for name, level in levels)
    return [scene.words("alt-bots", count=len(levels), names=told)] if levels else []


def with_legend(board: Sequence[str], legend: Iterable[str]) -> str:
    """Returns a text board with its legend below, as wide as a phone shows it."""
    below = [row for line in legend for row in _rows(line.rstrip(), LEGEND_WIDTH)]
    return "\n".join([*(line.rstrip() for line in board), "", *below])


def _rows(line: str, width: int) -> Iterator[str]:
    """Breaks a line of a legend before what follows a comma or a dot, or else between words."""
    indent, row = " " * (len(line) - len(line.lstrip()) + 2), ""
    for part in re.split(r"(?<=,) | (?=· )", line):
        if row and len(row) + 1 + len(part) > width:
            yield row
            row = indent + part
        else:
            row = f"{row} {part}" if row else part
        *full, row = textwrap.wrap(row, width, subsequent_indent=indent, break_on_hyphens=False) or [""]
        yield from full
    yield row


def turn_line(scene: AnyScene, length: int = NAME_LENGTH) -> str:
    """Returns whose turn it is, or that the game is over, as a line of a text board."""
    turn = scene.view.turn
    if turn is None:
        return ending.over(scene.view.outcome, scene.words)
    return scene.words("picture-text-turn", number=turn + 1, name=scene.name(turn, length))
