"""`python -m render FOLDER [GAME]` writes sample pictures of every kind, such as those in the README."""

import sys
from pathlib import Path

from locales import words
from render.games import PICTURES
from render.tournaments import samples as tournaments


def main() -> None:
    """Writes all sample pictures."""
    if len(sys.argv) not in (2, 3) or not set(sys.argv[2:]) <= set(PICTURES):
        sys.exit(f"usage: python -m render FOLDER [{' | '.join(PICTURES)}]")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    kinds = [PICTURES[key].samples for key in sys.argv[2:] or PICTURES]
    if len(sys.argv) == 2:
        kinds.append(lambda: tournaments.pictures(words("en")))
    for samples in kinds:
        for name, picture in samples().items():
            (folder / name).write_bytes(picture)
            print(f"{folder / name}  {len(picture) / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
