"""Drawing beforehand what pictures are put together from, so that the first board is as quick as the next."""

from functools import cache

from render.junior.warming import warm_junior
from render.pasvu.warming import warm_pasvu
from render.poudlard.warming import warm_poudlard
from render.secret.warming import warm_secret


@cache
def warm() -> None:
    """Fill the caches; meant for a worker thread at the start. Later calls return at once."""
    warm_junior()
    warm_secret()
    warm_poudlard()
    warm_pasvu()
