"""What the documents say must be there: links, files, log lines, and the same facts in both languages."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests import ROOT

DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
# A file or folder of ours in code style; `cogs/games/<game>` and `0012_….sql` stand for several.
OURS = re.compile(r"`((?:bench|cogs|db|deploy|docs|engine|locales|render|tests)/[\w./-]+)`")
NAMED_IN = re.compile(r"`([A-Za-z_]\w*)` (?:in |\()`([\w/.-]+\.py)`")  # `Card` in `cogs/ui/cards.py`
OPERATIONS = ROOT / "docs" / "operations.md"
DECISIONS = ROOT / "docs" / "decisions"
LOGGING = {"debug", "info", "warning", "error", "exception", "critical"}


def document_id(path: Path) -> str:
    return str(path.relative_to(ROOT))


@cache
def anchors(path: Path) -> set[str]:
    """The headings of a document as GitHub links to them."""
    text = FENCE.sub("", path.read_text(encoding="utf-8"))
    titles = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("path", DOCUMENTS, ids=document_id)
def test_every_link_leads_somewhere(path: Path) -> None:
    for link in LINK.findall(path.read_text(encoding="utf-8")):
        if link.startswith("http"):
            continue
        name, _, anchor = link.partition("#")
        target = (path.parent / name).resolve() if name else path
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("path", DOCUMENTS, ids=document_id)
def test_every_file_that_is_named_is_there(path: Path) -> None:
    named = set(OURS.findall(path.read_text(encoding="utf-8")))
    assert not {name for name in named if not (ROOT / name).exists()}


@pytest.mark.parametrize("path", DOCUMENTS, ids=document_id)
def test_a_name_is_defined_in_the_file_that_is_named_for_it(path: Path) -> None:
    for name, file in NAMED_IN.findall(path.read_text(encoding="utf-8")):
        code = (ROOT / file).read_text(encoding="utf-8")
        assert re.search(rf"^ *(class |def |async def )?{name}\b( *[=:(\[]|$)", code, re.MULTILINE), (
            name,
            file,
        )


def logged(path: Path) -> set[str]:
    """The lines that a module writes to the log, with a blank for each value."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if is_logging(node)]
    return {call.args[0].value for call in calls if isinstance(call.args[0], ast.Constant)}


def is_logging(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    owner = node.func.value
    return node.func.attr in LOGGING and isinstance(owner, ast.Name) and owner.id == "log"


def test_every_log_line_is_explained() -> None:
    text = OPERATIONS.read_text(encoding="utf-8")
    code = [ROOT / "bot.py", *(ROOT / "cogs").rglob("*.py"), *(ROOT / "db").rglob("*.py")]
    lines = {line for path in code for line in logged(path)}
    # A value is written in capitals, or as one letter.
    missing = [
        line
        for line in sorted(lines)
        if not re.search("`" + re.escape(line).replace("%s", "[A-Z]+") + "`", text)
    ]
    assert lines and not missing, "\n".join(missing)


def test_every_decision_is_in_the_index() -> None:
    index = (DECISIONS / "README.md").read_text(encoding="utf-8")
    files = sorted(path.name for path in DECISIONS.glob("0*.md"))
    assert re.findall(r"\((0\d{3}-[\w-]+\.md)\)", index) == files
    assert [int(name[:4]) for name in files] == list(range(1, len(files) + 1))


def test_both_readmes_have_the_same_parts() -> None:
    english, french = ((ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "README.fr.md"))
    for mark in ("\n## ", "\n| `/", "\n| **", "\n| `D", "![", "](docs/"):
        assert english.count(mark) == french.count(mark), mark
