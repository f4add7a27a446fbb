"""The pictures of all games."""

from functools import cache

from render import junior, pasvu, poudlard, secret
from render.kit.pictures import AnyPictures

PICTURES: dict[str, AnyPictures] = {
    game.PICTURES.game.key: game.PICTURES for game in (junior, secret, poudlard, pasvu)
}


@cache
def warm() -> None:
    """Draws the pieces that pictures are made of, so that the first board is as fast as the next.

    Meant for a worker thread at the start; later calls return at once.
    """
    for pictures in PICTURES.values():
        pictures.warm()
