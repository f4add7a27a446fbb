"""Stones, the smallest complete game: the fifth game of the tests, and what `python -m engine new` copies."""

from pathlib import Path

import pytest
from discord import app_commands

from locales import LANGUAGES, entries, words

FOLDER = Path(__file__).parent


def register(patch: pytest.MonkeyPatch) -> None:
    """Adds the game as a line in the registry of each layer would, with its words, for one test."""
    from cogs.games import FACES
    from cogs.lobby.commands import LobbyCog
    from engine import GAMES
    from render.games import PICTURES as ALL_PICTURES
    from tests.playing.stones.face import FACE
    from tests.playing.stones.pictures import PICTURES

    for registry, value in ((GAMES, FACE.game), (ALL_PICTURES, PICTURES), (FACES, FACE)):
        patch.setitem(registry, FACE.key, value)  # type: ignore[arg-type]
    for language in LANGUAGES:
        own = entries((FOLDER / f"words.{language}.ftl").read_text(encoding="utf-8"))
        patch.setattr(words(language), "_entries", words(language)._entries | own)
    # The choices of a command are made of the registry when its module is loaded: before this test.
    known = LobbyCog.new._params["game"].choices
    added = app_commands.Choice(name=app_commands.locale_str(FACE.key, key="game-stones"), value=FACE.key)
    patch.setattr(LobbyCog.new._params["game"], "choices", [*known, added])
