"""The pictures of all games: what each must show, and in which order their pieces are drawn."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine import GAMES
from locales import words
from render.games import PICTURES, warming
from render.kit.samples import opening, scene_of


@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key in sorted(GAMES) for seats in (2, 3, 4)])
def test_a_bots_level_is_seen_on_the_board_in_every_seat(key: str, seats: int) -> None:
    """A person and the three bots under one name: four boards."""
    game = GAMES[key]
    scene = scene_of(game, opening(game, seats), words("en"))
    for seat in range(seats):
        bots = [("",) * seat + (level,) + ("",) * (seats - seat - 1) for level in ("", *game.strengths)]
        boards = {PICTURES[key].board(replace(scene, bots=each)) for each in bots}
        assert len(boards) == 1 + len(game.strengths) == 4, seat


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
