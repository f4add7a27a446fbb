"""Every word that a person reads, in French and in English: `<part>.<language>.ftl` beside this file."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = ("en", "fr")
Fact = str | int | float


class Words:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Isolation marks would show as boxes in pictures and monospace boards; names are cleaned instead.
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted(Path(__file__).parent.glob(f"*.{language}.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __call__(self, key: str, **facts: Fact) -> str:
        """The sentence of a key with its facts filled in; a missing key or fact is our bug and raises."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        # A table's number is typed again as it stands: 1234, never 1,234.
        plain = {
            k: v if isinstance(v, str) else fluent_number(v, useGrouping=False) for k, v in facts.items()
        }
        text, errors = self._bundle.format_pattern(message.value, plain)
        if errors:
            raise ValueError(f"{self.language} {key}: {errors}")
        return str(text)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)


@cache
def words(language: str) -> Words:
    """The words of a language; English where we do not speak it."""
    return Words(language if language in LANGUAGES else "en")
