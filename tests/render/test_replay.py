"""Films of boards: every frame is its board at half the size, and only changes are stored."""

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from bench.render import played_views
from engine import GAMES
from locales import words
from render.games import PICTURES
from render.replay import CLEAR, Film, halved, palette_of

NAMES = ("Zoé", "Matthieu", "Lou-Anne", "François")
FRAMES = 12
games = pytest.mark.parametrize("key", PICTURES)


def boards(key: str) -> list[Image.Image]:
    """Draws the first boards of a game that differ."""
    pictures, found = PICTURES[key], list[Image.Image]()
    for view in played_views(GAMES[key]):
        board = pictures.frame(pictures.scene(view, NAMES, words("fr")))
        if not found or board.tobytes() != found[-1].tobytes():
            found.append(board)
        if len(found) == FRAMES:
            break
    return found


def filmed(pictures: list[Image.Image]) -> bytes:
    film = Film()
    for picture in pictures:
        film.add(picture, 500)
    return film.finished()


def frames(data: bytes) -> list[Image.Image]:
    """Returns the pictures that people see."""
    film = Image.open(io.BytesIO(data))
    shown: list[Image.Image] = []
    for number in range(film.n_frames):
        film.seek(number)
        shown.append(film.convert("RGB"))
    return shown


@games
def test_each_frame_is_its_board_at_half_the_size(key: str) -> None:
    drawn = boards(key)
    shown = frames(filmed(drawn))
    assert len(shown) == FRAMES
    for frame, picture in zip(shown, drawn, strict=True):
        assert frame.size == (picture.width // 2, picture.height // 2)
        small = picture.convert("RGB").crop((0, 0, frame.width * 2, frame.height * 2)).reduce(2)
        assert sum(ImageStat.Stat(ImageChops.difference(frame, small)).mean) / 3 < 4


@games
def test_a_frame_is_exactly_what_the_halved_board_is(key: str) -> None:
    drawn = boards(key)
    for frame, picture in zip(frames(filmed(drawn)), drawn, strict=True):
        expected = Image.fromarray(halved(picture))
        expected.putpalette(palette_of(picture))
        assert ImageChops.difference(frame, expected.convert("RGB")).getbbox() is None


@games
def test_the_colour_that_stands_for_no_change_is_nobodys(key: str) -> None:
    (picture, *_) = boards(key)
    assert len(palette_of(picture)) <= 3 * CLEAR and max(picture.tobytes()) < CLEAR


def test_a_board_that_has_not_changed_only_stays_longer() -> None:
    (picture, *_) = boards("junior")
    film = Image.open(io.BytesIO(filmed([picture] * 50)))
    assert film.n_frames == 1 and film.info["duration"] == 50 * 500


def test_a_film_begins_again_when_it_has_ended() -> None:
    assert Image.open(io.BytesIO(filmed(boards("junior")))).info["loop"] == 0
