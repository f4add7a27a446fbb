"""What is drawn is kept within one budget of bytes."""

from collections.abc import Callable

import msgspec
import numpy as np
import pytest
from PIL import Image

from engine.pasvu.layout import START
from render import keeping
from render.keeping import Shelf, kept, kept_last, weight
from render.kit import fonts
from render.kit.sprites.glyphs import inked
from render.pasvu.hall import slanted

PICTURE = 100 * 100  # bytes of a picture below, without what an entry costs
ENTRY = 500


class Slotted:
    """An object without a dictionary."""

    __slots__ = ("file", "missing")

    def __init__(self, file: bytes) -> None:
        self.file = file


class Struct(msgspec.Struct):
    """As those that models and scenes are made of."""

    file: bytes


class Artist:
    """Draws pictures and notes how often."""

    def __init__(self) -> None:
        self.drawn: list[int] = []

    def of(self, number: int) -> Callable[[], Image.Image]:
        def draw() -> Image.Image:
            self.drawn.append(number)
            return Image.new("P", (100, 100), number)

        return draw


def test_a_drawing_is_drawn_once():
    shelf, artist = Shelf(10 * PICTURE), Artist()
    first = shelf.get(1, artist.of(1))
    assert shelf.get(1, artist.of(1)) is first
    assert artist.drawn == [1]


def test_the_budget_is_never_exceeded_and_the_least_used_lately_go_first():
    shelf, artist = Shelf(10 * (PICTURE + ENTRY)), Artist()
    for number in range(40):
        shelf.get(number, artist.of(number))
        shelf.get(0, artist.of(0))
        assert shelf.bytes <= shelf.budget
    assert artist.drawn == list(range(40))
    shelf.get(39, artist.of(39))
    shelf.get(1, artist.of(1))
    assert artist.drawn == [*range(40), 1]


@pytest.mark.parametrize(
    ("drawn", "size"),
    [
        (Image.new("P", (10, 20)), 200),
        (Image.new("RGBA", (10, 20)), 800),
        (np.zeros((3, 4), np.int16), 24),
        ((Image.new("1", (10, 20)), (1, 2), np.zeros(5, np.uint8)), 205),
        (b"12345", 5),
        ({"one": b"12345", b"67": [b"890"]}, 10),
        (Slotted(b"12345"), 5),
        (Struct(b"12345"), 5),
        (Image.Image, 0),
    ],
)
def test_every_part_of_a_drawing_counts(drawn: object, size: int):
    assert weight(drawn) == size


def test_what_is_kept_is_told_apart_by_function_and_arguments(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(keeping, "SHELF", Shelf(PICTURE * 10))

    @kept
    def one(text: str, *, size: int = 1) -> bytes:
        return text.encode() * size

    @kept
    def other(text: str) -> bytes:
        return b"other " + text.encode()

    assert [one("a"), one("a", size=2), other("a"), one("b")] == [b"a", b"aa", b"other a", b"b"]
    assert one("a", size=2) is one("a", size=2)


def test_of_what_is_large_only_the_last_is_kept_and_it_counts(monkeypatch: pytest.MonkeyPatch):
    shelf, drawn = Shelf(PICTURE * 10), list[int]()
    monkeypatch.setattr(keeping, "SHELF", shelf)

    @kept_last
    def large(number: int) -> bytes:
        drawn.append(number)
        return bytes(PICTURE)

    for number in (1, 1, 2, 2, 1):
        assert large(number) == bytes(PICTURE)
        assert shelf.bytes == PICTURE + ENTRY
    assert drawn == [1, 2, 1]


def test_what_was_drawn_last_makes_room_for_what_is_used_more(monkeypatch: pytest.MonkeyPatch):
    shelf, artist = Shelf(4 * (PICTURE + ENTRY)), Artist()
    monkeypatch.setattr(keeping, "SHELF", shelf)
    large = kept_last(lambda: bytes(PICTURE))
    first = large()
    for number in range(5):
        shelf.get(number, artist.of(number))
    assert large() is not first
    assert shelf.bytes <= shelf.budget


def test_letters_and_the_hall_seen_from_above_are_within_the_budget(monkeypatch: pytest.MonkeyPatch):
    shelf = Shelf(keeping.BUDGET)
    monkeypatch.setattr(keeping, "SHELF", shelf)
    inked("AVAVA", fonts.BOLD, 40)
    letters = shelf.bytes
    slanted._hall(START)
    assert letters > 2 * ENTRY and shelf.bytes - letters > 1 << 20
