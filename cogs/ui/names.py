"""Display names are hostile input: they are made plain before the bot repeats them."""

import re
import unicodedata
from functools import lru_cache

NAME_LIMIT = 32
REASON_LIMIT = 200  # of a reason that a person gives
# Format characters (bidi overrides, zero-width joints), controls, surrogates and private use never show.
HIDDEN_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Letters and symbols by category, blank to the eye: the fillers of Hangul, the empty Braille cell.
BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800")
# Marks that show nothing by themselves: a grapheme joiner, and choices between forms of a letter.
BLANK_MARKS = frozenset({0x034F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)})
COMBINING_LIMIT = 1
# What formats or links wherever it stands; mentions, times, emoji and commands begin with "<"; and what makes
# a heading, a quotation or a list at the beginning of a line.
MARKS = re.compile(r"[\\_*~|`\[\]<]|^[#>-]")

MENTIONS = re.compile(r"@(everyone|here|[!&]?[0-9]{17,20})")


@lru_cache(maxsize=1024)
def plain(name: str, limit: int = NAME_LIMIT) -> str:
    """A name without invisible, bidirectional or piled-up characters, on one line, cut to fit."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", name):
        category = unicodedata.category(character)
        marks = marks + 1 if category.startswith("M") else 0
        is_blank = character in BLANKS or ord(character) in BLANK_MARKS
        if category not in HIDDEN_CATEGORIES and not is_blank and marks <= COMBINING_LIMIT:
            kept.append(character)
    text = re.sub(r"\s+", " ", "".join(kept)).strip()
    return text if len(text) <= limit else text[: limit - 1] + "…"


@lru_cache(maxsize=1024)
def escaped(name: str, limit: int = NAME_LIMIT) -> str:
    """A plain name that does not format, link or mention."""
    # discord.py's own would leave addresses, and the text of a link, as they are.
    text = MARKS.sub(r"\\\g<0>", plain(name, limit))
    text = MENTIONS.sub("@\u200b\\1", text)
    return text.replace("://", "\u200b://")  # Discord links its own scheme too
