"""Every word that a person reads stands in locales/, in both languages, and none stands there in vain."""

import ast
import re
import unicodedata
from collections.abc import Awaitable, Callable, Iterator
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import locales
from cogs.ui.slash import matching
from engine import GAMES
from locales import LANGUAGES, NO_BREAK, Words, source, words
from tests import ROOT
from tests.playing.saying import entries, names, paths, sentences, variables

CODE = [
    ROOT / "bot.py",
    ROOT / "playground.py",
    ROOT / "locales" / "__init__.py",
    *(
        path
        for part in ("playground_page", "cogs", "render", "engine", "docs")
        for path in (ROOT / part).rglob("*.py")
    ),
]
# The playground's other words are for who starts it, and are in English as those of bot.py.
SPEAKING = [
    path
    for path in CODE
    if not path.parts[len(ROOT.parts)].startswith("playground")
    and path.parts[len(ROOT.parts)] not in ("engine", "docs")
]
# Calls that take a key, and where among their arguments it stands.
KEY_CALLS = {"words": 0, "speak": 0, "said": 0, "RuleError": 0, "say": 1}
# The words of slash commands are asked of the bot itself: every name and option of its tree.
COMMAND_WORDS = ("cmd-", "opt-")
# Keys whose beginning is itself made up: `{key}-{value}`, `{kind}-spare`.
MADE_UP = ("alt-sought-", "alt-target-", "opt-action")  # the last: of games with a choice panel
QUESTIONS = {f"{key}-panel" for key in GAMES}  # of choice panels
# Keys of things that no game has yet.
NONE_YET = {r"view\-[A-Za-z0-9-]+"}
PROSE = re.compile(r"[^\W\d_]{2,}[,;:]? [^\W\d_]{2,}")
# Programmers and hosts read these, players never do.
OPERATORS_CALLS = {"refuse", "fail", "print", "SystemExit", "exit", "Metric", "probed"}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def called(node: ast.AST) -> str:
    """The last name of what is called: `scene.words(…)` calls words."""
    func = node.func if isinstance(node, ast.Call) else None
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


def patterns(node: ast.expr) -> Iterator[str]:
    """What a key's expression can be, as regular expressions: literals, f-strings, either branch of an if."""
    match node:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.JoinedStr(values=values):
            parts = [re.escape(v.value) if isinstance(v, ast.Constant) else "[A-Za-z0-9-]+" for v in values]
            yield "".join(parts)
        case ast.IfExp(body=body, orelse=orelse):
            yield from patterns(body)
            yield from patterns(orelse)


def asked_keys() -> Iterator[tuple[str, str]]:
    """Where a key is asked for, and the pattern of the key."""
    for path in CODE:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and (place := KEY_CALLS.get(called(node))) is not None:
                for argument in node.args[place : place + 1]:
                    for pattern in set(patterns(argument)) - set(LANGUAGES) - NONE_YET:
                        yield f"{path.relative_to(ROOT)}:{node.lineno}", pattern


def written_patterns() -> set[str]:
    """All literals and f-strings of the code that could be keys."""
    nodes = [node for path in CODE for node in ast.walk(tree(path)) if isinstance(node, ast.expr)]
    found = {pattern for node in nodes for pattern in patterns(node)}
    return {
        p for p in found if re.match(r"[a-z]{2}[a-z0-9\\-]*", p) and not p.startswith(("cmd\\-", "opt\\-"))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_read(language: str) -> None:
    assert sentences(language)
    assert not [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_parsed_alone_is_the_one_of_its_file(language: str) -> None:
    cut = {key: entry for path in paths(language) for key, entry in locales.entries(source(path)).items()}
    alone = {key: FluentParser().parse(entry).body[0] for key, entry in cut.items()}
    assert alone.keys() == sentences(language).keys()
    assert all(one.equals(sentences(language)[key], ["span", "comment"]) for key, one in alone.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_is_asked_for_first_finds_those_it_names(language: str) -> None:
    naming = [key for key, message in sentences(language).items() if names(message).sentences]
    assert naming
    for key in naming:
        facts: dict[str, Any] = dict.fromkeys(variables(sentences(language)[key]), 3)
        days = dict.fromkeys({"first", "last"} & facts.keys(), date(2026, 5, 1))
        assert Words(language)(key, **facts | days)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    keys = [entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message)]
    assert not {key for key in keys if keys.count(key) > 1}


def test_both_languages_have_the_same_keys() -> None:
    assert sentences("en").keys() == sentences("fr").keys()


def test_both_languages_have_the_same_variables() -> None:
    english, french = sentences("en"), sentences("fr")
    differing = [
        key for key in english.keys() & french.keys() if variables(english[key]) != variables(french[key])
    ]
    assert not differing


@pytest.mark.parametrize(
    ("name", "told"), [("Zoé", "de Zoé"), ("Ariane", "d’Ariane"), ("**Émile**", "d’**Émile**"), ("", "de ")]
)
def test_french_names_are_elided(name: str, told: str) -> None:
    assert told in words("fr")("told-time-over", name=name)


def test_both_languages_have_the_same_files() -> None:
    parts = {
        language: {p.name.split(".")[0] for p in (ROOT / "locales").glob(f"*.{language}.ftl")}
        for language in LANGUAGES
    }
    assert parts["en"] == parts["fr"]


def test_every_key_that_is_used_exists() -> None:
    keys = list(sentences("en"))
    missing = [
        f"{where} {pattern}"
        for where, pattern in asked_keys()
        if not any(re.fullmatch(pattern, key) for key in keys)
    ]
    assert not missing, "\n".join(missing)


async def test_every_key_is_used(
    make_world: Callable[..., Awaitable[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    from cogs.ui.slash import Translator

    viewer: set[str] = set()

    async def translate(self: Any, string: Any, locale: Any, context: Any) -> None:
        viewer.add(string.extras.get("key", ""))

    monkeypatch.setattr(Translator, "translate", translate)
    await make_world()
    written = [re.compile(pattern) for pattern in written_patterns()]
    unused = [
        key
        for key in sentences("en")
        if key not in viewer
        and not key.startswith(MADE_UP)
        and key not in QUESTIONS
        and (key.startswith(COMMAND_WORDS) or not any(pattern.fullmatch(key) for pattern in written))
    ]
    assert not unused, "\n".join(unused)


def told_to_operators(node: ast.AST) -> bool:
    """Is this a place where words are for programmers or for the host of the bot?"""
    if isinstance(node, ast.Raise | ast.Assert):
        return True
    if not isinstance(node, ast.Call):
        return False
    owner = node.func.value if isinstance(node.func, ast.Attribute) else None
    logs = isinstance(owner, ast.Name) and owner.id in ("log", "logging")
    return logs or called(node).endswith(("Error", "Exception")) or called(node) in OPERATORS_CALLS


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def prose(node: ast.AST) -> Iterator[ast.Constant]:
    """The literals below a node that read like sentences, docstrings and words for operators left out."""
    if told_to_operators(node) or (isinstance(node, ast.stmt) and is_docstring(node)):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and PROSE.search(node.value):
        yield node
    for child in ast.iter_child_nodes(node):
        yield from prose(child)


@pytest.mark.parametrize("path", SPEAKING, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_words_for_players_stand_in_the_code(path: Path) -> None:
    found = [f"{path.relative_to(ROOT)}:{node.lineno} {node.value!r}" for node in prose(tree(path))]
    assert not found, "\n".join(found)


def test_words_in_code_would_be_found() -> None:
    code = ast.parse('"""Not this one."""\nreply("It is your turn")\nlog.info("nor this one")')
    assert [node.value for node in prose(code)] == ["It is your turn"]


NO_SEVEN = "There is no round 7."


@pytest.mark.parametrize(
    ("language", "key", "facts", "said"),
    [
        ("fr", "picture-tournament-date", {"day": date(2026, 1, 1)}, "1er janv. 2026"),
        ("fr", "picture-tournament-date", {"day": date(2026, 1, 11)}, "11 janv. 2026"),
        ("en", "picture-tournament-date", {"day": date(2026, 1, 1)}, "Jan 1, 2026"),
        ("en", "lasting-days", {"days": 1, "hours": 0}, "one day"),
        ("en", "tournament-points", {"points": "1", "count": 1.0}, "1 pt"),
        ("fr", "tournament-points", {"points": "1,5", "count": 1.5}, f"1,5{NO_BREAK}pt"),
        (
            "en",
            "tournament-round-unknown",
            {"round": 7, "rounds": 1},
            f"{NO_SEVEN} So far there is only round 1.",
        ),
        ("fr", "tournament-count-moving", {"count": 1}, "une montée, une descente"),
    ],
)
def test_numbers_and_days_are_said_as_people_say_them(
    language: str, key: str, facts: dict[str, Any], said: str
) -> None:
    assert words(language)(key, **facts) == said


# What French binds together; a space that may break a line must stand at none of these places.
LOOSE = re.compile(r"(?<=\S) [:;!?»%]|« |\d (?:h|min|pts?)\b|nº ")


def test_french_never_breaks_a_line_before_its_signs() -> None:
    said = ["".join(_texts(message.value)) for message in sentences("fr").values() if message.value]
    assert not [text for text in said if LOOSE.search(re.sub(r"`[^`]*`", "", text))]


def _texts(pattern: ftl.Pattern) -> Iterator[str]:
    """The pieces of a sentence, all its variants one after the other, and 0 for each fact."""
    for element in pattern.elements:
        match element:
            case ftl.TextElement(value=text):
                yield text
            case ftl.Placeable(expression=ftl.SelectExpression(variants=variants)):
                for variant in variants:
                    yield from _texts(variant.value)
            case ftl.Placeable(expression=ftl.StringLiteral() as literal):
                yield literal.parse()["value"]
            case _:
                yield "0"


def test_no_break_spaces_leave_facts_and_code_alone(tmp_path: Path) -> None:
    path = tmp_path / "some.fr.ftl"
    path.write_text("a = { $name } : « `b ; c` » ; { $n } %\nb = ;\n", encoding="utf-8")
    bound = "a = { $name }_: «_`b ; c`_»_; { $n }_%\nb = ;\n"
    assert source(path) == bound.replace("_", NO_BREAK)
    link = "https://a.b/?c ; d"
    assert words("fr")("option-line", option=link, value="<t:1:R>") == f"{link}{NO_BREAK}: <t:1:R>"
    assert words("fr")("csv-separator") == ";"


def test_typed_text_finds_what_holds_a_no_break_space() -> None:
    label = words("fr")("option-line", option="Buts", value="secrets")
    for typed in ("buts : s", f"buts{NO_BREAK}: s"):
        assert [choice.value for choice in matching({"x": label}, typed)] == ["x"]


def without_accents(text: str) -> str:
    """Returns a text with its accents taken off."""
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


def test_french_names_of_commands_and_options_are_spelled_with_their_accents() -> None:
    french = sentences("fr")
    names = {
        key: words("fr")(key)
        for key in french
        if key.startswith(COMMAND_WORDS) and not key.endswith("-about")
    }
    files = [path.read_text(encoding="utf-8") for path in (ROOT / "locales").glob("*.fr.ftl")]
    prose = "\n".join(re.sub(r"(?m)^(cmd|opt)-.*$|`[^`]*`", "", text) for text in files).lower()
    written = set(re.findall(r"[^\W\d_]{3,}", prose))
    accented = {without_accents(word): word for word in written if word != without_accents(word)}
    wrong = {
        key: accented[part]
        for key, name in names.items()
        for part in re.findall(r"[^\W\d_]{3,}", name)
        if part in accented and part not in written
    }
    assert not wrong


def test_french_sentences_name_commands_as_they_are_spelled() -> None:
    names = {words("fr")(key) for key in sentences("fr") if key.startswith(COMMAND_WORDS)}
    plain = {without_accents(name) for name in names if name != without_accents(name)} - names
    said = "\n".join(
        [path.read_text(encoding="utf-8") for path in (ROOT / "locales").glob("*.fr.ftl")]
        + [(ROOT / "README.fr.md").read_text(encoding="utf-8")]
    )
    quoted = {word for code in re.findall(r"`[^`\n]*`", said) for word in re.findall(r"[\w-]+", code)}
    assert not quoted & plain


def test_french_takes_up_a_paused_game_and_does_not_say_so_of_a_move_that_is_undone() -> None:
    undone = [key for key in sentences("fr") if re.search(r"\bundo(ne)?\b", key) and key != "page-undone"]
    assert len(undone) > 10
    texts = [source(path) for path in (ROOT / "locales").glob("*.fr.ftl")]
    said = {key: re.search(rf"(?m)^{key} = .*$", "\n".join(texts)) for key in undone}
    assert not [key for key, line in said.items() if line and re.search(r"(?i)\brepr[ei]", line[0])]
