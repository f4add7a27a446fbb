"""Type: Open Sans, bundled as a dependency, so that pictures are the same on every machine."""

import unicodedata
from bisect import bisect_right
from collections.abc import Mapping
from functools import lru_cache

from anyascii import anyascii
from PIL import Image, ImageDraw, ImageFont
from ttf_opensans import OPENSANS_BOLD, OPENSANS_EXTRABOLD  # pyright: ignore[reportMissingTypeStubs]

BOLD = "bold"
TITLE = "title"
ELLIPSIS = "…"
_FILES = {BOLD: OPENSANS_BOLD.path, TITLE: OPENSANS_EXTRABOLD.path}
_SILENT = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_UNPRINTED = _SILENT | {"Mn", "Me", "Mc"}
_RIGHT_TO_LEFT = frozenset({"R", "AL", "RLE", "RLO", "RLI"})
_NOWHERE = "\uffff"  # never a character: the font draws its "missing" box for it


@lru_cache(maxsize=64)
def face(weight: str, size: int) -> ImageFont.FreeTypeFont:
    """Loads a font at a size, with the basic layout: the other one is not on every machine."""
    return ImageFont.truetype(str(_FILES[weight]), size, layout_engine=ImageFont.Layout.BASIC)


def _outline(character: str) -> bytes:
    """Returns the pixels that the font draws for a character."""
    picture = Image.new("L", (64, 64))
    ImageDraw.Draw(picture).text((8, 8), character, fill=255, font=face(BOLD, 24))
    return picture.tobytes()


@lru_cache(maxsize=4096)
def _is_drawn(character: str) -> bool:
    """Does the font have this character?"""
    if character.isspace():
        return True
    if unicodedata.category(character) in _UNPRINTED:
        return False
    if unicodedata.bidirectional(character) in _RIGHT_TO_LEFT:
        return False
    return _outline(character) != _outline(_NOWHERE)


def _spelt(letters: str) -> str:
    """Writes letters that the font lacks in Latin ones: 김 is Gim. Signs that are no letters are dropped."""
    return "".join(
        anyascii(c) if unicodedata.category(c)[0] in "LN" and not _is_drawn(c) else c for c in letters
    )


@lru_cache(maxsize=1024)
def printable(name: str) -> str:
    """Returns a name as the font can draw it, which may be empty; other scripts in Latin letters."""
    composed, kept = unicodedata.normalize("NFC", name), list[str]()
    if all(map(_is_drawn, composed)):
        return " ".join(composed.split())
    for character in composed:
        # Fancy letters such as 𝓐 or Ｗ normalise to plain ones.
        plainer = character if _is_drawn(character) else unicodedata.normalize("NFKC", character)
        kept += filter(_is_drawn, plainer if all(map(_is_drawn, plainer)) else _spelt(plainer))
    return " ".join("".join(kept).split())


class _Advances(dict[str, int]):
    """How far each letter of a font at a size takes a line; the basic layout knows no pairs of letters."""

    def __init__(self, font: ImageFont.FreeTypeFont) -> None:
        self._font = font

    def __missing__(self, letter: str) -> int:
        self[letter] = advance = round(self._font.getlength(letter))
        return advance


@lru_cache(maxsize=64)
def advances(weight: str, size: int) -> Mapping[str, int]:
    """Returns the widths of all letters of a font at a size."""
    return _Advances(face(weight, size))


def width(text: str, weight: str, size: int) -> int:
    """Returns the width of a line in pixels."""
    return sum(map(advances(weight, size).__getitem__, text))


@lru_cache(maxsize=1024)
def fitted(text: str, weight: str, room: int, size: int, least: int) -> tuple[str, int]:
    """Fits a text into a room: shrinks it first, then cuts it with an ellipsis. Returns text and size."""
    for smaller in range(size, least - 1, -1):
        if width(text, weight, smaller) <= room:
            return text, smaller
    ends = range(1, len(text) + 1)
    most = bisect_right(ends, room, key=lambda end: width(text[:end].rstrip() + ELLIPSIS, weight, least))
    return text[:most].rstrip() + ELLIPSIS, least


def in_lines(words: list[str], count: int) -> tuple[str, ...]:
    """Breaks words into a number of lines so that the longest is as short as possible, then the next one."""
    if count == 1:
        return (" ".join(words),)
    return min(
        (
            (" ".join(words[:cut]), *in_lines(words[cut:], count - 1))
            for cut in range(1, len(words) - count + 2)
        ),
        key=lambda lines: sorted(map(len, lines), reverse=True),
    )


@lru_cache(maxsize=1024)
def parted(text: str, weight: str, room: int, size: int) -> tuple[str, ...]:
    """Breaks a text that is too long into two lines.

    It breaks at a space or hyphen, or where the first line is full if otherwise the second would be cut.
    """
    if width(text, weight, size) <= room:
        return (text,)
    most = max((at for at in range(1, len(text)) if width(text[:at], weight, size) <= room), default=1)
    seam = max(text.rfind(" ", 1, most + 1), text.rfind("-", 1, most - 1) + 1)
    ways = [(text[:at].rstrip(), text[at:].lstrip()) for at in (seam, most) if at > 1 or at == most]
    return next((way for way in ways if width(way[1], weight, size) <= room), ways[0])


@lru_cache(maxsize=1024)
def plain(name: str, length: int) -> str:
    """Cleans a name for running text: no control or direction marks, no backticks, cut to a length."""
    composed = unicodedata.normalize("NFC", name).replace("`", "'")
    kept = "".join(
        c if unicodedata.category(c) not in _SILENT else " " if c.isspace() else "" for c in composed
    )
    text = " ".join(kept.split())
    return text if len(text) <= length else text[: length - 1].rstrip() + ELLIPSIS
