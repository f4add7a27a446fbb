"""The eighteen objects of Le labyrinthe secret and the three signs of its duels."""

from pathlib import Path

from PIL import Image

from render.kit.overlays import medallion
from render.kit.paint import stamp
from render.kit.sprites import Look, stickers

object_sticker = stickers(Path(__file__).with_name("objects.svg"))


def on_plate(name: str, size: int, share: float, look: Look) -> Image.Image:
    """Draws an object on the plate of honour, at a share of its size."""
    picture = medallion(size).copy()
    stamp(picture, object_sticker(name, round(size * share), look), size / 2, size / 2)
    return picture
