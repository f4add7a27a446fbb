"""`python -m engine new KEY`: writes the skeleton of a new game, a copy of the smallest complete one."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "tests" / "playing" / "stones"
KEY = re.compile(r"[a-z][a-z0-9]{1,15}")
# Where each file of the smallest game goes; {key} is the new game's key.
FILES = {
    "rules.py": "engine/{key}/rules.py",
    "pictures.py": "render/{key}/pictures.py",
    "face.py": "cogs/games/{key}/face.py",
    "words.en.ftl": "locales/{key}.en.ftl",
    "words.fr.ftl": "locales/{key}.fr.ftl",
    "test_rules.py": "tests/engine/{key}/test_rules.py",
}
PACKAGES = {
    "engine/{key}/__init__.py": '"""{Name}: its rules; no other game, no pictures and no Discord."""\n\n'
    'from engine.{key}.rules import {Name}\n\n__all__ = ["{Name}"]\n',
    "render/{key}/__init__.py": '"""{Name} in pictures and in text; no other game and no Discord."""\n\n'
    'from render.{key}.pictures import PICTURES\n\n__all__ = ["PICTURES"]\n',
    "cogs/games/{key}/__init__.py": '"""{Name} on Discord: its face, its panel, its sentences."""\n',
    "tests/engine/{key}/__init__.py": "",
}
MODULES = {
    "rules": "engine.{key}.rules",
    "pictures": "render.{key}.pictures",
    "face": "cogs.games.{key}.face",
}


def write_game(key: str, root: Path = ROOT) -> list[Path]:
    """Writes the files of a game, adds it to the registries, and returns what was written."""
    if not KEY.fullmatch(key):
        raise ValueError("a key is 2 to 16 small letters and digits, and begins with a letter")
    if (root / "engine" / key).exists():
        raise ValueError(f"engine/{key} is there already")
    written = [_write(root, path.format(key=key), _named(text, key)) for path, text in PACKAGES.items()]
    for name, path in FILES.items():
        text = (SOURCE / name).read_text(encoding="utf-8")
        written.append(_write(root, path.format(key=key), _copied(text, key)))
    return [*written, *_register(key, root)]


def _write(root: Path, path: str, text: str) -> Path:
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def _named(text: str, key: str) -> str:
    return text.replace("{key}", key).replace("{Name}", key.capitalize())


def _copied(text: str, key: str) -> str:
    """Returns a file of the smallest game under the new game's name."""
    for module, new in MODULES.items():
        text = text.replace(f"tests.playing.stones.{module}", new.format(key=key))
    return text.replace("stones", key).replace("Stones", key.capitalize())


def _register(key: str, root: Path) -> list[Path]:
    """Adds one line, or two, to the registry of each layer."""
    name, constant = key.capitalize(), key.upper()
    changes = {
        "engine/__init__.py": [
            (r"(from engine\.junior import Junior\n)", rf"\1from engine.{key} import {name}\n"),
            (r"(for game in \([^)]*)\)", rf"\1, {name})"),
        ],
        "render/games.py": [
            (r"from render import ([^\n]*)\n", rf"from render import {key}, \1\n"),
            (r"(for game in \([^)]*)\)", rf"\1, {key})"),
        ],
        "cogs/games/__init__.py": [
            (
                r"(from cogs\.games\.junior\.face [^\n]*\n)",
                rf"\1from cogs.games.{key}.face import FACE as {constant}\n",
            ),
            (r"(for face in \([^)]*)\)", rf"\1, {constant})"),
        ],
        "pyproject.toml": [
            (rf'("{layer}\.junior",)', rf'\1 "{layer}.{key}",')
            for layer in ("engine", "render", r"cogs.games")
        ],
    }
    return [_changed(root / path, pairs) for path, pairs in changes.items()]


def _changed(file: Path, pairs: list[tuple[str, str]]) -> Path:
    text = file.read_text(encoding="utf-8")
    for pattern, line in pairs:
        text = re.sub(pattern, line, text)
    file.write_text(text, encoding="utf-8")
    return file
