"""The pictures of all games."""

from collections.abc import Iterable, Iterator
from functools import cache

from render import junior, pasvu, poudlard, secret
from render.kit.pictures import AnyPictures

PICTURES: dict[str, AnyPictures] = {
    game.PICTURES.game.key: game.PICTURES for game in (junior, secret, poudlard, pasvu)
}


def warming(first: Iterable[str] = ()) -> Iterator[None]:
    """Draws the pieces that pictures are made of, so that the first board is as fast as the next.

    Most steps take some hundredths of a second, a few some tenths. The pieces of some games come first, in
    their order.
    """
    for key in dict.fromkeys([*first, *PICTURES]):
        if key in PICTURES:
            yield from PICTURES[key].warming()


@cache
def warm() -> None:
    """Draws all pieces at once, for benchmarks."""
    for _ in warming():
        pass
