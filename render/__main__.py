"""`python -m render FOLDER`: sample pictures of every kind, such as those in the README."""

import sys
from pathlib import Path

from locales import words
from render import junior, poudlard
from render.junior.samples import drafts, played, scene, winning
from render.poudlard import samples as castles


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
        **_castles(),
    }


def _castles() -> dict[str, bytes]:
    """Les couloirs de Poudlard: the lobby, a board, a movement over a star, a token being laid, a hand."""
    french, english = words("fr"), words("en")
    state = castles.position(4, lambda seen: seen.turns >= 17 and seen.phase == "roll")
    moving = castles.scene(castles.position(4, castles.has_far_star), english)
    laying = castles.position(4, lambda seen: seen.turns >= 9 and seen.phase == "lay")
    return {
        "poudlard-lobby.png": poudlard.lobby_card(english),
        "poudlard-lobby-fr.png": poudlard.lobby_card(french),
        "poudlard-board.png": poudlard.board(castles.scene(state, english)),
        "poudlard-board-fr.png": poudlard.board(castles.scene(state, french)),
        "poudlard-panel-move.png": poudlard.panel(moving, castles.farthest(moving.view)),
        "poudlard-panel-lay.png": poudlard.panel(
            castles.scene(laying, english, laying.turn), poudlard.Draft()
        ),
        "poudlard-hand.png": poudlard.hand(castles.scene(laying, english, laying.turn)),
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
