"""Who asks has one name."""

from pathlib import Path

import cogs


def test_an_interaction_of_any_client_is_written_out_in_one_file() -> None:
    written = [
        path.parent.name
        for path in Path(cogs.__path__[0]).rglob("*.py")
        if "discord.Interaction[Any]" in path.read_text(encoding="utf-8")
    ]
    assert written == ["ui"]
