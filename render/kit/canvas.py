"""A picture in the making: a ground and patches, all in the shared palette; nothing is blended here."""

import io

from PIL import Image

MOST = 150 * 1024  # bytes
_HARDEST = 6


class Canvas:
    """One picture. The ground is copied: what is kept for the next picture is never drawn upon."""

    def __init__(self, ground: Image.Image) -> None:
        self.image = ground.copy()

    def put(self, patch: Image.Image, x: int, y: int) -> None:
        """Lay a patch with its upper left corner on a point."""
        self.image.paste(patch, (x, y))

    def png(self, level: int = 1) -> bytes:
        """The finished file; the first level of compression is quick, and flat art needs no more.

        A file that comes out too large all the same is pressed as hard as can be.
        """
        file = io.BytesIO()
        self.image.save(file, "PNG", compress_level=level)
        if file.tell() <= MOST or level == _HARDEST:
            return file.getvalue()
        return self.png(_HARDEST)
