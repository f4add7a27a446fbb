"""The landscapes of the zones."""

from pathlib import Path

from render.kit.sprites.drawings import drawings
from render.poudlard import sprites


def test_every_fir_of_the_forest_has_its_tip_on_top():
    forest = drawings(Path(sprites.__file__).with_name("grounds.svg"))["forest"]
    firs = [shape.path for shape in forest if shape.fill in ("pine", "pine-dark")]
    heights = [[float(part) for part in path.split()[1::2]] for path in firs if path.count("L") == 12]
    assert heights and all(found[0] == min(found) for found in heights)
