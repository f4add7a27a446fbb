"""What must hold for the files of the repository themselves."""

import ast
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests import ROOT

REQUIREMENTS = [*sorted(ROOT.glob("requirements*.txt")), ROOT / "constraints.txt"]
# Whatever tells an installer where to get packages.
ADDRESS = re.compile(r"https?://|--(extra-)?index-url|--find-links|--trusted-host|^-i |^-f ", re.MULTILINE)
INSTALLERS_FILES = (
    "requirements*.txt",
    "constraints.txt",
    "pyproject.toml",
    "Makefile",
    "*.cmd",
    "*.lock",
    "*lock.json",
    ".ci/*",
)
PINNED = re.compile(r"[A-Za-z0-9._-]+(\[[a-z0-9,_-]+\])?==[A-Za-z0-9.]+(; .+)?")
LIMIT = 450
FULL = 20  # Python files in one folder
LAYERS = ("cogs", "engine", "render", "db")


@cache
def files() -> list[Path]:
    """All files of the repository; without git, all that are not hidden."""
    if shutil.which("git") and (ROOT / ".git").exists():
        asked = ("git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard", "-z")
        listing = subprocess.run(asked, capture_output=True, check=True).stdout.decode()
        return [ROOT / name for name in listing.split("\0") if name and (ROOT / name).is_file()]
    return [path for path in ROOT.rglob("*") if path.is_file() and "/." not in str(path)]


@pytest.mark.parametrize("pattern", INSTALLERS_FILES)
def test_no_file_names_a_package_index(pattern: str) -> None:
    found = [path for path in files() if path.relative_to(ROOT).match(pattern)]
    assert not [path.name for path in found if ADDRESS.search(path.read_text(encoding="utf-8"))]


def test_pre_commit_fetches_nothing() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert re.findall(r"repo: *(\S+)", text) == ["local"]


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.name)
def test_every_requirement_is_pinned(path: Path) -> None:
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    wanted = [line for line in lines if line and not line.startswith(("#", "-r ", "-c "))]
    assert not [line for line in wanted if not PINNED.fullmatch(line)]


def test_no_file_outgrows_its_reader() -> None:
    """Guidance is 300 lines; half as much again is a file that should have been split."""
    code = [path for path in files() if path.suffix == ".py"]
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in code
    }
    assert not {name: length for name, length in lengths.items() if length > LIMIT}


def test_no_folder_outgrows_its_reader() -> None:
    """A folder with more files than this has a room missing."""
    folders = Counter(path.parent.relative_to(ROOT) for path in files() if path.suffix == ".py")
    assert not {str(folder): count for folder, count in folders.items() if count > FULL}


def subjects(path: Path) -> list[Path]:
    """The modules and packages that a test file may be about: `test_told_rounds` is about `told`."""
    words = path.stem.removeprefix("test_").split("_")
    names = ["_".join(words[:count]) for count in range(len(words), 0, -1)]
    folder = ROOT / path.parent.relative_to(ROOT / "tests")
    places = [(folder / f"{name}.py", folder / name, folder / f"__{name}__.py") for name in names]
    return [place for group in places for place in group if place.exists()]


@pytest.mark.parametrize("layer", LAYERS)
def test_tests_stand_where_the_tested_stands(layer: str) -> None:
    """`tests/cogs/clock/test_deadlines.py` tests `cogs/clock/deadlines.py`; journeys stand apart."""
    found = [path for path in files() if path.match("test_*.py") and ROOT / "tests" / layer in path.parents]
    assert found
    assert not [str(path.relative_to(ROOT)) for path in found if not subjects(path)]


@pytest.mark.parametrize("layer", LAYERS)
def test_each_folder_says_what_lives_there(layer: str) -> None:
    packages = [path for path in files() if path.name == "__init__.py" and ROOT / layer in path.parents]
    assert packages
    silent = [path for path in packages if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))]
    assert not [str(path.relative_to(ROOT)) for path in silent]


def test_no_secret_lies_in_the_repository() -> None:
    token = re.compile(rb"[MNO][A-Za-z\d_-]{23,27}\.[A-Za-z\d_-]{6}\.[A-Za-z\d_-]{27,}")
    assert not [path for path in files() if token.search(path.read_bytes())]


def test_the_container_gets_every_package_that_the_bot_imports() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests", "bench"}
    assert not [name for name in packages if f"COPY {name} {name}" not in text]


def test_what_the_container_copies_is_there_and_let_in() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    sources = [
        name for line in re.findall(r"^COPY (?!--)(.+) \S+$", text, re.MULTILINE) for name in line.split()
    ]
    let_in = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for name in sources:
        assert (ROOT / name).exists()
        assert f"!{name}/**" in let_in if (ROOT / name).is_dir() else f"!{name}" in let_in


# Bases of ours whose subclasses truly are one: a game, its parts on Discord, a proposal, a tournament's plan.
BASES = {
    "Game",
    "OpenGame",
    "OpenState",
    "Narration",
    "GamePanel",
    "ChoicePanel",
    "GameCommands",
    "Kind",
    "Plan",
}


def classes() -> Iterator[tuple[Path, ast.ClassDef]]:
    code = [path for path in files() if path.suffix == ".py" and path.relative_to(ROOT).parts[0] in LAYERS]
    for path in code:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield from ((path, node) for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def base_name(node: ast.expr) -> str:
    """The name of a base in the same code; a base of another library's module is written with a dot."""
    return base_name(node.value) if isinstance(node, ast.Subscript) else getattr(node, "id", "")


def test_no_class_inherits_from_another_of_ours_to_split_a_file() -> None:
    """A class names its parts as fields. What inherits must be what its base is."""
    ours = {node.name for _, node in classes()}
    heirs = [
        f"{path.relative_to(ROOT)}: {node.name}({base_name(base)})"
        for path, node in classes()
        for base in node.bases
        if base_name(base) in ours - BASES and not base_name(base).endswith("Error")
    ]
    assert not heirs, "\n".join(heirs)
