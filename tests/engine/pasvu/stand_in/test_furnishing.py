"""Pas vu pas pris: furnishings that a stand-in tries are judged together as each would be by itself."""

from engine.core import Dice
from engine.pasvu.stand_in.exposure import chances
from engine.pasvu.stand_in.furnishing import Rating, tried
from tests.engine.pasvu.halls import PASVU, ghosts, moving

VIEW = PASVU.view(moving(ghosts(L1="B2", M1="C4", S1="B5"), ghosts(M2="D2", S3="A6")), 0)


def test_halls_tried_together_are_rated_as_each_by_itself() -> None:
    rating, halls = Rating(VIEW, 0), [hall for _, hall in tried(VIEW, Dice(b"tried"), 36)]
    assert len(halls) > 5
    assert rating.from_above(halls) == [rating.by(chances, hall) for hall in halls]
