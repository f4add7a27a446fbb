"""What is drawn is kept within one budget of bytes."""

from collections.abc import Callable

import numpy as np
import pytest
from PIL import Image

from render import keeping
from render.keeping import Shelf, kept, weight

PICTURE = 100 * 100  # bytes of a picture below, without what an entry costs
ENTRY = 500


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
