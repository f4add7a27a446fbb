"""`python -m render FOLDER` writes sample pictures of every kind, such as those in the README."""

import sys
from pathlib import Path

from locales import words
from render.games import PICTURES
from render.tournaments import samples as tournaments


def main() -> None:
    """Writes all sample pictures."""
    if len(sys.argv) != 2:
        sys.exit("usage: python -m render FOLDER")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    kinds = [*(pictures.samples for pictures in PICTURES.values()), lambda: tournaments.pictures(words("en"))]
    for samples in kinds:
        for name, picture in samples().items():
            (folder / name).write_bytes(picture)
            print(f"{folder / name}  {len(picture) / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
