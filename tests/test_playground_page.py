"""What the playground changes on simcord's page."""

from pathlib import Path
from typing import Any

import pytest
import simcord

from locales import LANGUAGES, words
from playground import LOCALES
from playground_page import CHANGES, changed, translate

PAGE = Path(simcord.__file__).parent / "preview" / "static"
PLACES = [(path, old) for path, changes in CHANGES.items() for old, _ in changes if old]


@pytest.mark.parametrize(("path", "old"), PLACES)
def test_each_change_finds_its_place_in_the_page(path: str, old: str) -> None:
    text = (PAGE / path.strip("/")).read_text(encoding="utf-8")
    assert text.count(old) == 1
    assert changed(path, text).count(old) <= 1 and changed(path, text) != text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_commands_have_the_names_of_the_language(world: Any, language: str) -> None:
    speak, commands = words(language), world.env.backend.commands[None]
    group = next(command for command in commands.values() if command["name"] == words("en")("cmd-game"))
    option = {"choices": [{"name": "", "value": str(number)} for number in range(4)]}
    entry: dict[str, Any] = {
        "commandId": group["id"],
        "path": ["game", "new"],
        "options": [option, {"choices": [{} for _ in range(9)]}],
    }
    translate([entry], commands.values(), LOCALES[language])
    assert entry["invocation"] == f"{speak('cmd-game')} {speak('cmd-game-new')}"
    assert entry["description"] == speak("cmd-game-new-about")
    assert (option["label"], option["choices"][0]["name"]) == (speak("opt-game"), speak("game-junior"))
