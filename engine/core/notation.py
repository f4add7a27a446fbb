"""Actions as short text, as in a chess score: "pN1-NES". Drafts, commands, transcripts and exports use it."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Generic, Protocol, TypeVar, cast, get_origin

import msgspec

from engine.core.errors import RuleError

A = TypeVar("A", bound=msgspec.Struct)
DASH = "-"  # between the fields of an action
WRITTEN = re.compile(r"[A-Za-z0-9_-]{1,80}")  # no markdown, no mention, nothing that a custom id uses
# In numbers: the dash stays the border between fields.
WRITE, READ = str.maketrans(".-", "_n"), str.maketrans("_n", ".-")


class Notation(Protocol[A]):
    """Writes and reads the actions of one game."""

    def text(self, action: A, /) -> str:
        """Return the text of an action: letters, digits, `_` and `-`."""
        ...

    def parse(self, text: str, /) -> A:
        """Read a text. Refuse one that `text` does not write; the action may still be illegal."""
        ...


class Letters(Generic[A]):
    """A notation made of a letter for each kind of action and its fields: strings, numbers, switches.

    A tuple takes all the rest, so it comes last. Strings hold no dash.
    """

    def __init__(self, kinds: Mapping[str, type[A]]) -> None:
        self._kinds = kinds
        self._letters = {kind: letter for letter, kind in kinds.items()}

    def text(self, action: A) -> str:
        """Return the letter of the action and its fields, with dashes between."""
        words = [word for field in msgspec.structs.astuple(action) for word in _words(field)]
        return self._letters[type(action)] + DASH.join(words)

    def parse(self, text: str) -> A:
        """Read what `text` wrote."""
        kind = self._kinds.get(text[:1])
        if kind is None or not WRITTEN.fullmatch(text):
            raise RuleError("unknown-action")
        words = text[1:].split(DASH) if text[1:] else []
        try:
            action = kind(*_values(kind, words))
        except (msgspec.ValidationError, TypeError):
            raise RuleError("unknown-action") from None
        if self.text(action) != text:  # "1e1" for 10
            raise RuleError("unknown-action")
        return action


def _words(value: Any) -> list[str]:
    if isinstance(value, tuple):
        return list(map(str, cast(tuple[Any, ...], value)))
    if isinstance(value, bool):
        return [str(int(value))]
    return [number_text(value) if isinstance(value, int | float) else str(value)]


def number_text(value: float) -> str:
    """Return a number exactly: "3" for 3.0, "1_25" for 1.25, "n5" for -5."""
    return repr(value or 0).removesuffix(".0").translate(WRITE)


@cache  # of each kind of action: msgspec reads the annotations anew every time
def _fields(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


def _values(kind: type[msgspec.Struct], words: list[str]) -> list[Any]:
    """Convert the words to the types of the fields. A tuple takes all words that are left."""
    values, left = list[Any](), list(words)
    for field in _fields(kind):
        takes_all = get_origin(field.type) is tuple
        taken = tuple(left) if takes_all else left.pop(0) if left else ""
        left = [] if takes_all else left
        if field.type in (int, float):
            taken = str(taken).translate(READ)
        values.append(msgspec.convert(taken, field.type, strict=False))
    if left:
        raise TypeError(f"{len(left)} words too many")
    return values
