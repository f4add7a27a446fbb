"""Drawings are kept for the next picture. They share one budget of bytes: the least used lately go first."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import wraps
from itertools import count
from threading import Lock
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np
from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")

BUDGET = 160 << 20
_LEFT = 0.9  # of the budget, after some had to go
_ENTRY = 500  # bytes that an entry costs beside its drawing
_WIDE_MODES = ("RGB", "RGBA", "RGBa")  # four bytes a pixel; all others that we use have one


class Entry:
    """A drawing, its bytes, and when it was used last."""

    __slots__ = ("drawn", "size", "used")

    def __init__(self, drawn: Any) -> None:
        self.drawn, self.size, self.used = drawn, _ENTRY + weight(drawn), 0


class Shelf:
    """What is kept, by function and arguments, within a number of bytes."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.bytes = 0
        self._kept: dict[Hashable, Entry] = {}
        self._moments = count()
        self._lock = Lock()

    def get(self, key: Hashable, draw: Callable[[], T]) -> T:
        """Returns what is kept under a key, or draws and keeps it."""
        entry = self._kept.get(key)
        if entry is None:
            entry = self._keep(key, Entry(draw()))
        entry.used = next(self._moments)
        return entry.drawn

    def get_last(self, place: Hashable, key: object, draw: Callable[[], T]) -> T:
        """Returns what is kept in a place if it was drawn from this key, else draws it and keeps it there."""
        entry = self._kept.get(place)
        if entry is None or entry.drawn[0] != key:
            entry = Entry((key, draw()))
            self._drop(place)
            self._keep(place, entry)
        entry.used = next(self._moments)
        return entry.drawn[1]

    def _drop(self, key: Hashable) -> None:
        with self._lock:
            if entry := self._kept.pop(key, None):
                self.bytes -= entry.size

    def _keep(self, key: Hashable, entry: Entry) -> Entry:
        with self._lock:
            if self.bytes + entry.size > self.budget:
                self._make_room(entry.size)
            kept = self._kept.setdefault(key, entry)  # another thread may have been faster
            if kept is entry:
                self.bytes += entry.size
        return kept

    def _make_room(self, size: int) -> None:
        for key, entry in sorted(self._kept.items(), key=lambda item: item[1].used):
            if self.bytes + size <= self.budget * _LEFT:
                break
            del self._kept[key]
            self.bytes -= entry.size


def weight(drawn: object) -> int:
    """Returns about how many bytes a drawing takes, with all that it is made of."""
    match drawn:
        case Image.Image():
            return drawn.width * drawn.height * (4 if drawn.mode in _WIDE_MODES else 1)
        case np.ndarray():
            return drawn.nbytes
        case bytes():
            return len(drawn)
        case tuple() | list() | set() | frozenset():
            return sum(map(weight, cast(Iterable[object], drawn)))
        case dict():
            found = cast(dict[object, object], drawn)
            return sum(map(weight, (*found, *found.values())))
        case type():
            return 0  # it is there anyhow
        case _:
            return sum(map(weight, _parts(drawn)))


def _parts(drawn: object) -> Iterator[object]:
    """Yields what an object is made of, whether it has a dictionary, slots or both; numbers have neither."""
    yield from getattr(drawn, "__dict__", {}).values()
    for kind in type(drawn).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if hasattr(drawn, name):
                yield getattr(drawn, name)


SHELF = Shelf(BUDGET)


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """Keeps what a function draws from its arguments. Nobody may draw on what was kept."""

    @wraps(draw)
    def found(*args: P.args, **facts: P.kwargs) -> T:
        key = (draw, args, *facts.items()) if facts else (draw, args)
        return SHELF.get(key, lambda: draw(*args, **facts))

    return found


def kept_last(draw: Callable[P, T]) -> Callable[P, T]:
    """Keeps only what a function drew last: it is large, and needed again for the picture at hand alone."""

    @wraps(draw)
    def found(*args: P.args, **facts: P.kwargs) -> T:
        return SHELF.get_last((draw,), (args, facts), lambda: draw(*args, **facts))

    return found
