"""`python -m render FOLDER`: sample pictures of every kind, such as those in the README."""

import sys
from pathlib import Path

from locales import words
from render import junior
from render.junior.samples import drafts, played, scene, winning
from render.pasvu.samples import pictures as pasvu_pictures


def pictures() -> dict[str, bytes]:
    """File names and files."""
    french, english = words("fr"), words("en")
    state = winning(4, 6)
    seen = scene(state, english, state.turn)
    turned, pushed, moved = drafts(state)
    secret, ended = played(3, 6, goals="secret"), played(4, 1000)
    return {
        "junior-lobby.png": junior.lobby_card(english),
        "junior-lobby-fr.png": junior.lobby_card(french),
        "junior-board.png": junior.board(scene(state, english)),
        "junior-board-fr.png": junior.board(scene(state, french)),
        "junior-panel-slot.png": junior.panel(seen, turned),
        "junior-panel-push.png": junior.panel(seen, pushed),
        "junior-panel.png": junior.panel(seen, moved),
        "junior-secret.png": junior.board(scene(secret, english)),
        "junior-end.png": junior.board(scene(ended, english)),
        **pasvu_pictures(english),
    }


def main() -> None:
    """Write them all."""
    if len(sys.argv) != 2:
        sys.exit("usage: python -m render FOLDER")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (folder / name).write_bytes(picture)
        print(f"{folder / name}  {len(picture) / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
