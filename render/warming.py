"""Drawing beforehand what pictures are put together from, so that the first board is as quick as the next."""

from functools import cache

from render.games import PICTURES


@cache
def warm() -> None:
    """Fill the caches; meant for a worker thread at the start. Later calls return at once."""
    for pictures in PICTURES.values():
        pictures.warm()
