"""Results that people bring about: who resigned is ranked below all who stayed."""

from engine.core.endings import ended_by_resigning


def test_those_who_resigned_share_the_place_after_the_one_who_stayed() -> None:
    outcome = ended_by_resigning((True, False, True), (True, True, True))
    assert outcome and outcome.places == (2, 1, 2)
