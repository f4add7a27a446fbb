"""The hall of the day in pictures and in words."""

import io

import pytest
from PIL import Image

from engine.core import Dice
from engine.pasvu.daily import HallOfTheDay
from engine.pasvu.daily.model import ALL_DOORS
from engine.pasvu.daily.scoring import door_points, most_at_door, score
from locales import LANGUAGES, words
from render.kit.samples import scene_of
from render.pasvu.daily import PICTURES, PlanDraft, sample
from render.pasvu.hall.bars import door_spot
from render.pasvu.panel import EDGE
from render.pasvu.theme import rgb
from tests.playing.saying import unbroken

GAME = HallOfTheDay()


def test_v41_every_door_has_the_colour_of_what_it_pays():
    scene = sample(words("en"))
    picture = Image.open(io.BytesIO(PICTURES.board(scene))).convert("RGB")
    most = most_at_door(scene.view)
    for door, points in zip(ALL_DOORS, door_points(scene.view), strict=True):
        x, y = door_spot(door)
        # Beside the number of points.
        beside = (x, y + 30) if door[0] in "WE" else (x + 30, y)
        wanted = "yes" if points == most else "butter" if points else "no"
        assert picture.getpixel((round(beside[0]) - EDGE, round(beside[1]) - EDGE)) == rgb(wanted), door


@pytest.mark.parametrize("language", LANGUAGES)
def test_v41_v42_words_tell_the_points_of_the_doors_once_it_is_over_and_not_before(language: str):
    over, speak = sample(words(language)), words(language)
    begun = scene_of(GAME, GAME.setup(1, GAME.options(), Dice(b"hall")).state, speak, 0)
    for tell in (PICTURES.alt_text, PICTURES.text_board):
        assert speak("alt-hall-score", points=score(over.view), most=240) in unbroken(tell(over))
        assert " ".join(map(str, door_points(over.view)[:6])) in unbroken(tell(over))
        assert speak("alt-hall-plan", value=begun.view.cards[0].value) in unbroken(tell(begun))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_plan_name_the_furniture_to_hide_behind(language: str):
    speak = words(language)
    begun = scene_of(GAME, GAME.setup(1, GAME.options(), Dice(b"hall")).state, speak, 0)
    told = PICTURES.panel_alt(begun, PlanDraft())
    assert all(speak(f"piece-{piece.kind}") in told for piece in begun.view.pieces)
