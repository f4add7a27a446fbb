"""All texts that people read, in French and English: `<part>.<language>.ftl` beside this file."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from datetime import date
from functools import cache, lru_cache, reduce
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentDate, FluentInt, fluent_number

LANGUAGES = ("en", "fr")
Fact = str | int | float | date
SENTENCES = 8192  # that are kept in each language: most are asked for again and again
NO_BREAK = "\u00a0"  # the plain one: every font of Discord and of the pictures has it
# French: before : ; ! ? and », after «, between a number and its unit; not in code, and a sentence may
# begin with a sign (`csv-separator = ;`).
_BOUND = re.compile(
    r"`[^`\n]*`|(?<=[^\s=]) (?=[:;!?»])|(?<=«) |(?<=[\d}]) (?=(?:%|h|min|pts?)(?!\w))|(?<=nº) "
)
# An entry: its key at the start of a line, and all lines up to the next key or comment.
_ENTRY = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?![a-z#]).*)*", re.MULTILINE)
_REFERENCE = re.compile(r"{\s*([a-z][\w-]*)")  # to another sentence


class Day(FluentDate):
    """A date; in French the first of a month is an ordinal."""

    def format(self, locale: Any) -> str:
        text = super().format(locale)
        return f"1er{text[1:]}" if locale.language == "fr" and self.day == 1 else text


def _of(name: Any) -> str:
    """French "de" before a name: "de Zoé", "d’Ariane"."""
    text = str(name)
    bare = unicodedata.normalize("NFD", text.lstrip("*_~\\"))
    return f"d’{text}" if bare[:1] in "AEIOUaeiou" and bare else f"de {text}"


FUNCTIONS: dict[str, Any] = {"DATETIME": Day.from_date, "OF": _of}


class Words:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Isolation marks would show as boxes in pictures and monospace boards; names are cleaned instead.
        self._bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
        self._entries: dict[str, str] = {}
        for path in sorted(Path(__file__).parent.glob(f"*.{language}.ftl")):
            self._entries |= entries(source(path))
        # By type too: 1 and 1.0 may be written differently.
        self._kept = lru_cache(maxsize=SENTENCES, typed=True)(self._filled)

    def __call__(self, key: str, **facts: Fact) -> str:
        """Returns the sentence of a key with its facts filled in; raises if a key or fact is missing."""
        return self._kept(key, **facts)

    def _filled(self, key: str, **facts: Fact) -> str:
        self._parse(key)
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        shown = {name: _shown(fact) for name, fact in facts.items()}
        text, errors = self._bundle.format_pattern(message.value, shown)
        if errors:
            raise ValueError(f"{self.language} {key}: {errors}")
        return str(text)

    def _parse(self, key: str) -> None:
        """Parses a sentence when it is first asked for: all of them together would take half of a start."""
        if not self._bundle.has_message(key):
            entry = self._entries[key]
            for other in _REFERENCE.findall(entry):  # first: another thread may fill this one in at once
                self._parse(other)
            self._bundle.add_resource(FluentResource(entry))

    def listed(self, things: Sequence[str]) -> str:
        """Returns things in a row, with "and" before the last."""
        *some, last = things
        return self("list-and", first=", ".join(some), second=last) if some else last

    def parted(self, things: Iterable[str]) -> str:
        """Returns things that have commas in them in a row."""
        *some, last = things
        return reduce(lambda later, first: self("list-parts", first=first, second=later), some[::-1], last)

    def __contains__(self, key: str) -> bool:
        return key in self._entries


def entries(text: str) -> dict[str, str]:
    """Returns the entries of a file of sentences by their keys, as they are written."""
    return {found[1]: found[0] for found in _ENTRY.finditer(text)}


def source(path: Path) -> str:
    """Returns a file of sentences as it is used: French gets its no-break spaces here, and is typed without.

    Only what stands in the file is changed: facts, links and code are shown as they are.
    """
    text = path.read_text(encoding="utf-8")
    if not path.name.endswith(".fr.ftl"):
        return text
    return _BOUND.sub(lambda found: NO_BREAK if found[0] == " " else found[0], text)


def plain(text: str) -> str:
    """Returns a text with the spaces that people type, for comparing it with what they typed."""
    return text.replace(NO_BREAK, " ")


def _shown(fact: Fact) -> Any:
    match fact:
        case str():
            return fact
        case date():
            return Day.from_date(fact, dateStyle="long")
        case _:
            return _number(fact)


class Whole(FluentInt):
    """A whole number; Babel takes fifty times as long to write it."""

    def format(self, locale: Any) -> str:
        return str(int(self))


@lru_cache(maxsize=1024, typed=True)
def _number(fact: float) -> Any:
    # People type a table's number as they read it: 1234, never 1,234.
    return (Whole if isinstance(fact, int) and fact >= 0 else fluent_number)(fact, useGrouping=False)


@cache
def words(language: str) -> Words:
    """Returns the words of a language; English for an unknown one."""
    return Words(language if language in LANGUAGES else "en")
