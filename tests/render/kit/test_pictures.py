"""What follows from a game's painting, for every game."""

import io

import pytest
from PIL import Image, ImageChops

from locales import LANGUAGES, words
from render.games import PICTURES
from render.kit.samples import opening, scene_of

games = pytest.mark.parametrize("key", PICTURES)


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_of_a_board_shows_its_frame(key: str, language: str):
    pictures = PICTURES[key]
    scene = scene_of(pictures.game, opening(pictures.game, max(pictures.game.seats)), words(language))
    file, frame = Image.open(io.BytesIO(pictures.board(scene))).convert("RGB"), pictures.frame(scene)
    assert ImageChops.difference(file, frame.convert("RGB")).getbbox() is None


@games
def test_each_perspective_is_another_picture(key: str):
    pictures = PICTURES[key]
    scene = scene_of(pictures.game, opening(pictures.game, 2), words("en"))
    files = [pictures.board(scene, perspective) for perspective in ("", *pictures.perspectives)]
    assert len(set(files)) == len(files)


@games
def test_lobby_and_board_are_among_the_samples_of_every_language(key: str):
    endings = [".png", *(f"-{language}.png" for language in LANGUAGES[1:])]
    wanted = {f"{key}-{name}{ending}" for name in ("lobby", "board") for ending in endings}
    assert wanted <= PICTURES[key].samples().keys()
