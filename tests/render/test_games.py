"""The pictures of all games: what each must show, and in which order their pieces are drawn."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine import GAMES
from locales import LANGUAGES, words
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_alt_text_says_which_players_are_bots_and_how_strong(key: str, language: str) -> None:
    game, speak = GAMES[key], words(language)
    scene = scene_of(game, opening(game, 3), speak)
    some = PICTURES[key].alt_text(replace(scene, bots=("", "easy", "expert")))
    names = f"Matthieu ({speak('level-easy')}), Lou-Anne ({speak('level-expert')})"
    assert speak("alt-bots", count=2, names=names) in some
    # At a table of people there is nothing to say.
    assert PICTURES[key].alt_text(replace(scene, bots=("", "", ""))) == PICTURES[key].alt_text(scene)


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
