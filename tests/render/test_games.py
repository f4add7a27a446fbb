"""Pieces of pictures are drawn in the order in which they will be needed."""

from collections.abc import Iterator
from typing import Any

from render.games import PICTURES, warming


def test_the_pieces_of_the_most_played_game_are_drawn_first_and_each_once(monkeypatch: Any) -> None:
    drawn = list[str]()

    def noting(key: str) -> Any:
        def warm() -> Iterator[None]:
            drawn.append(key)
            yield

        return warm

    for key, pictures in list(PICTURES.items()):
        monkeypatch.setitem(PICTURES, key, type("Noted", (), {"warming": staticmethod(noting(key))}))
        assert pictures
    list(warming(["pasvu", "chess", "secret"]))
    assert drawn == ["pasvu", "secret", "junior", "poudlard"]
