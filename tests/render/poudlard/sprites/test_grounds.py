"""The landscapes of the zones."""

from render.poudlard.sprites.grounds import GROUND_SHAPES


def test_every_fir_of_the_forest_has_its_tip_on_top():
    firs = [shape.path for shape in GROUND_SHAPES["forest"] if shape.fill in ("pine", "pine-dark")]
    heights = [[float(part) for part in path.split()[1::2]] for path in firs if path.count("L") == 12]
    assert heights and all(found[0] == min(found) for found in heights)
