"""A picture in the making: a ground and patches, all in the shared palette; nothing is blended here."""

import io

from PIL import Image


class Canvas:
    """One picture. The ground is copied: what is kept for the next picture is never drawn upon."""

    def __init__(self, ground: Image.Image) -> None:
        self.image = ground.copy()

    def put(self, patch: Image.Image, x: int, y: int) -> None:
        """Lay a patch with its upper left corner on a point."""
        self.image.paste(patch, (x, y))

    def png(self, level: int = 1) -> bytes:
        """The finished file; the first level of compression is quick, and flat art needs no more."""
        file = io.BytesIO()
        self.image.save(file, "PNG", compress_level=level)
        return file.getvalue()
