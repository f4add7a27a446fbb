"""Comparing with the sentences of locales/, so that better wording breaks no test."""

import re
from collections.abc import Iterable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from locales import LANGUAGES, source, words
from tests import ROOT

EN, FR = words("en"), words("fr")


class Names(Visitor):
    """Collects the variables of a sentence, and the other sentences that it names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.sentences: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.sentences.add(node.id.name)


def paths(language: str) -> list[Path]:
    """Returns the files of a language."""
    return sorted((ROOT / "locales").glob(f"*.{language}.ftl"))


@cache
def entries(language: str) -> list[ftl.EntryType]:
    """Returns all entries in the files of a language."""
    return [e for path in paths(language) for e in FluentParser().parse(source(path)).body]


@cache
def sentences(language: str) -> dict[str, ftl.Message]:
    """Returns all messages of a language by key."""
    return {e.id.name: e for e in entries(language) if isinstance(e, ftl.Message)}


def names(message: ftl.Message) -> Names:
    """Returns what a sentence names."""
    found = Names()
    found.visit(message)
    return found


def variables(message: ftl.Message) -> set[str]:
    """Returns the names of the facts that a sentence takes."""
    return names(message).variables


def sentence(language: str, key: str, **facts: Any) -> re.Pattern[str]:
    """Returns a pattern of the sentence with these facts filled in; every other fact may be anything.

    A fact of which only a part is known is given as a pattern: `names=re.compile("Zoé.*")`.
    """
    message = sentences(language)[key]
    assert message.value, key
    unknown = facts.keys() - variables(message)
    assert not unknown, f"{key} takes no {unknown}"
    pattern = _pattern(message.value, facts, language)
    assert re.search(r"\w", re.sub(r"\.\*\?|\\.", "", pattern)), f"{key} would match anything"
    return re.compile(pattern)


def _pattern(node: Any, facts: dict[str, Any], language: str) -> str:
    match node:
        case ftl.TextElement():
            return re.escape(node.value)
        case ftl.Pattern():
            return "".join(_pattern(element, facts, language) for element in node.elements)
        case ftl.Placeable():
            return _pattern(node.expression, facts, language)
        case ftl.StringLiteral():
            return re.escape(node.parse()["value"])
        case ftl.VariableReference() if node.id.name in facts:
            fact = facts[node.id.name]
            return fact.pattern if isinstance(fact, re.Pattern) else re.escape(str(fact))
        case ftl.SelectExpression():
            return (
                "(?:"
                + "|".join(_pattern(v.value, facts, language) for v in _variants(node, facts, language))
                + ")"
            )
        case _:
            return ".*?"


def _variants(node: ftl.SelectExpression, facts: dict[str, Any], language: str) -> Iterable[ftl.Variant]:
    """Returns the variant that a known fact selects; all of them where the fact is not known."""
    assert isinstance(node.selector, ftl.VariableReference)
    if node.selector.id.name not in facts:
        return node.variants
    fact = facts[node.selector.id.name]
    names = {str(fact)} if isinstance(fact, str) else {str(fact), Locale.parse(language).plural_form(fact)}
    exact = [v for v in node.variants if isinstance(v.key, ftl.NumberLiteral) and v.key.value in names]
    named = [v for v in node.variants if isinstance(v.key, ftl.Identifier) and v.key.name in names]
    return [*exact, *named, *(v for v in node.variants if v.default)][:1]


def _texts(message: Any) -> Iterator[str]:
    if isinstance(message, str):
        yield message
    elif hasattr(message, "text"):
        yield message.text
    else:
        for part in message:
            yield from _texts(part)


def _says(language: str, message: Any, key: str, /, **facts: Any) -> bool:
    pattern = sentence(language, key, **facts)
    return any(pattern.search(text) for text in _texts(message))


# Does a message, a text or one of several texts hold the sentence of this key, with these facts?
says, says_in_french = partial(_says, "en"), partial(_says, "fr")


def labels(*keys: str) -> list[str]:
    """Returns the English labels of these keys."""
    return [EN(key) for key in keys]


# The buttons under a board, where a game has none of its own, and under a result.
BOARD_BUTTONS = labels("button-play", "button-story", "button-rules", "button-more")
END_BUTTONS = labels("button-again", "button-replay", "button-review", "button-story", "button-other-games")
SOLO_END_BUTTONS = labels("button-again", "button-replay", "button-story", "button-other-games")


def option_line(option: str, value: str) -> str:
    """Returns the line of an option with its value: `option_line("time-clock", "24h")`."""
    return EN("option-line", option=EN(option), value=EN(f"{option}-{value}"))


def titles(*numbers: int, game: str = "junior") -> str:
    """Returns the games of these numbers as a refusal lists them."""
    return ", ".join(EN("board-title", game=EN(f"game-{game}"), number=number) for number in numbers)


def is_label(shown: str | None, wanted: str) -> bool:
    """Is this the wanted label, or the label of the wanted key in any language?"""
    if shown == wanted or shown is None:
        return shown == wanted
    return wanted in EN and any(sentence(language, wanted).fullmatch(shown) for language in LANGUAGES)


def unbroken(text: str) -> str:
    """A text board whose legend was not broken into lines of the board's width."""
    return re.sub(r"\n {2,}(?!\|)", " ", text)
