"""Compares whole pictures with stored ones. `GOLDEN=write make test` stores them anew: look at them first."""

import io
import os
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

GOLDEN = Path(__file__).parent / "golden"
MEAN_AT_MOST = 1.0  # of 255, over all pixels and channels; other releases of the font engine stay below
FAR = 64
FAR_AT_MOST = 0.002  # share of pixels that differ by more than `FAR`


def assert_like_the_stored(name: str, drawn: bytes, folder: Path = GOLDEN) -> None:
    """Checks that a picture looks like the stored one."""
    file = folder / f"{name}.png"
    if os.environ.get("GOLDEN") == "write" and folder == GOLDEN:
        file.write_bytes(drawn)
    golden, picture = (Image.open(io.BytesIO(data)).convert("RGB") for data in (file.read_bytes(), drawn))
    difference = ImageChops.difference(golden, picture)
    far = difference.convert("L").point([0] * FAR + [1] * (256 - FAR))
    assert golden.size == picture.size
    assert sum(ImageStat.Stat(difference).mean) / 3 <= MEAN_AT_MOST
    assert ImageStat.Stat(far).mean[0] <= FAR_AT_MOST
