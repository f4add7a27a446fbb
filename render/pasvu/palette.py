"""The hotel's own palette, which all its flat pictures share."""

from render.kit.palette import Palette, Ramp
from render.pasvu.theme import COLOURS

# Colours that fall into shadow or meet the ink of an outline, and colours below letters.
_SHADES = tuple(name for name in COLOURS if not name.startswith(("sky", "ink", "night", "dark", "white")))
_RAMPS: tuple[Ramp, ...] = (
    *((name, "ink", (0.24, 0.55)) for name in _SHADES),
    *((name, "ink", (0.12, 0.38)) for name in ("carpet", "carpet-dark", "carpet-light", "oak", "velvet")),
    ("white", "ink", (0.12, 0.25, 0.4, 0.55, 0.7, 0.85)),
    *((f"seat-{seat}", "white", (0.35, 0.65)) for seat in range(4)),
    *((f"deep-{seat}", "white", (0.5,)) for seat in range(4)),
)
_HOTEL = Palette(COLOURS, _RAMPS)

colours = _HOTEL.colours
nearest = _HOTEL.nearest
lookup = _HOTEL.lookup
to_palette = _HOTEL.to_palette
image_of = _HOTEL.image_of
