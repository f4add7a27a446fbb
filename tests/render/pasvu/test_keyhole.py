"""V20–V23: the keyhole picture shows what the rules decided."""

import io
from functools import cache

import numpy as np
import pytest
from msgspec.structs import replace
from PIL import Image

from engine.pasvu.events import LookTaken
from engine.pasvu.hall.look import GRID, bodies_of, direct, eyes_at, mirrored
from engine.pasvu.layout import FEWEST_POINTS, START
from engine.pasvu.model import Look, Piece
from render.pasvu import PICTURES, keyhole
from render.pasvu.hall.ghosts_seen import bodies
from render.pasvu.hall.through_door import hall_from
from render.pasvu.theme import rgb
from tests.render.pasvu.halls import figure, random_look, scene, start, taken

HALLS = range(14)
CLEARLY = 14  # of 80: a ghost of which the pixels show this much is surely seen by the rule
FAR = np.array([3, 4, 2])


@cache
def shares(seed: int) -> list[tuple[int, float]]:
    """Returns for every ghost, directly and in the mirror, the points of the rules and of the picture."""
    look = random_look(seed)
    eyes = eyes_at([look.door])
    drawn = {
        (b.standing.figure, b.standing.is_mirrored): b.share
        for b in bodies(hall_from(look.door, look.pieces), look.figures)
    }
    found: list[tuple[int, float]] = []
    for way, rule in ((False, direct), (True, mirrored)):
        points = rule(look.pieces, eyes, bodies_of(look.figures), GRID)[0].sum(axis=1)
        found += [(int(n), 80 * drawn.get((f, way), 0.0)) for f, n in zip(look.figures, points, strict=True)]
    return found


def all_shares() -> list[tuple[int, float]]:
    return [pair for seed in HALLS for pair in shares(seed)]


def test_v23_whoever_the_rule_sees_is_in_the_picture():
    assert [pair for pair in all_shares() if pair[0] >= FEWEST_POINTS and pair[1] == 0] == []


def test_v23_whoever_is_plainly_in_the_picture_is_seen_by_the_rule():
    assert [pair for pair in all_shares() if pair[1] >= CLEARLY and pair[0] < FEWEST_POINTS] == []


def test_v23_picture_and_rule_count_nearly_the_same_share():
    pairs = np.array(all_shares())
    shown = pairs[pairs.max(axis=1) > 0]
    assert len(shown) > 100
    assert np.mean(np.abs(shown[:, 0] - shown[:, 1]) > 12) < 0.02


def drawn(look: Look) -> Image.Image:
    picture = keyhole(scene(start(), looks=(look,)))
    return Image.open(io.BytesIO(picture)).convert("RGB")


def near(picture: Image.Image, name: str) -> int:
    """Returns how many pixels nearly have a colour."""
    away = np.asarray(picture).astype(int)[100:700, 90:610] - rgb(name)
    return int((np.abs(away).max(axis=2) < 26).sum())


def test_v23_the_rings_come_from_the_stored_result():
    seen = taken("S3", (figure(0, "M1", "C4"),), START[:5])
    unseen = Look(seen.round, seen.door, seen.pieces, seen.figures, ())
    assert [one.direct for one in seen.seen] == [80]
    assert [near(drawn(look), "seen") > 200 for look in (seen, unseen)] == [True, False]


def test_v20_a_ghost_behind_a_desk_is_not_in_the_picture():
    mirror, chair, desk = START[0], START[4], Piece("desk", 2.5, 4.0, 0, "back")
    halls = ((mirror, chair), (mirror, chair, desk))
    pictures = [drawn(taken("S3", (figure(1, "S1", "C3"),), pieces)) for pieces in halls]
    assert [near(picture, "seat-1") > 100 for picture in pictures] == [True, False]


# The desk hides E4 from the third southern door; the mirror does not.
MIRROR, DESK = Piece("mirror", 3.5, 1.0, 0), Piece("desk", 4.0, 4.5, 0, "back")


def test_v22_a_ghost_seen_in_the_mirror_alone_is_drawn_in_the_glass_alone():
    look = taken("S3", (figure(2, "S1", "E4"),), (MIRROR, DESK))
    hall = hall_from("S3", look.pieces)
    assert [(one.direct, one.mirrored >= FEWEST_POINTS) for one in look.seen] == [(0, True)]
    assert [(b.standing.is_mirrored, b.share > 0.5) for b in bodies(hall, look.figures)] == [(True, True)]


def test_v22_a_mirror_that_is_turned_away_shows_nothing():
    look = taken("S3", (figure(2, "S1", "E4"),), (Piece("mirror", 3.5, 1.0, 180), DESK))
    assert look.seen == ()
    assert bodies(hall_from("S3", look.pieces), look.figures) == []


def test_v20_the_door_just_before_a_piece_shows_only_the_piece():
    wall = Piece("piano", 2.5, 5.7, 180)
    look = taken("S3", (figure(0, "L1", "C3"),), (START[0], wall))
    assert look.seen == ()
    assert bodies(hall_from("S3", look.pieces), look.figures) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_keyhole_picture_is_small_enough(language: str):
    sizes = [len(keyhole(scene(start(), language, looks=(random_look(seed),)))) for seed in (3, 4)]
    assert max(sizes) <= 250 * 1024


def test_the_same_look_gives_the_same_bytes():
    looked = scene(start(), looks=(random_look(5),))
    assert keyhole(looked) == keyhole(looked)


def test_a_recent_look_is_a_frame_of_a_replay_as_large_as_the_board_and_in_its_colours():
    look = random_look(3)
    seen = replace(scene(start(4)), recent=(LookTaken(look),))
    board = PICTURES.frame(seen)
    ((event, frame),) = PICTURES.moments(seen)
    assert event == LookTaken(look) and frame.size == board.size
    assert frame.getpalette() == board.getpalette() and len(frame.getcolors() or []) > 40
