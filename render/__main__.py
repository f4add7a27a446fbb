"""`python -m render FOLDER`: sample pictures of every kind, such as those in the README."""

import sys
from pathlib import Path

import render.contest.samples
import render.junior.samples
import render.pasvu.samples
import render.poudlard.samples
import render.secret.samples
from locales import words

SAMPLES = (
    render.junior.samples.pictures,
    render.secret.samples.pictures,
    render.poudlard.samples.pictures,
    lambda: render.pasvu.samples.pictures(words("en")),
    lambda: render.contest.samples.pictures(words("en")),
)


def main() -> None:
    """Write them all."""
    if len(sys.argv) != 2:
        sys.exit("usage: python -m render FOLDER")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for pictures in SAMPLES:
        for name, picture in pictures().items():
            (folder / name).write_bytes(picture)
            print(f"{folder / name}  {len(picture) / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
