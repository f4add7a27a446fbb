"""How experts are judged by their games against the usual stand-in."""

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from bench import strength
from bench.strength import goal_results, interval


@pytest.mark.parametrize(
    ("won", "games", "is_kept"),
    [(3, 10, False), (4, 10, True), (141, 240, False), (142, 240, True), (241, 400, False), (242, 400, True)],
)
def test_an_expert_is_judged_by_what_it_may_win_at_most(won: float, games: int, is_kept: bool) -> None:
    (result,) = goal_results("junior", {("expert", "normal"): (won, games)})
    assert result.is_kept == is_kept


def test_it_does_not_matter_who_is_named_first() -> None:
    (one,) = goal_results("junior", {("expert", "normal"): (3, 10)})
    (other,) = goal_results("junior", {("normal", "expert"): (7, 10)})
    assert one == other


def test_other_pairings_are_not_judged() -> None:
    assert not goal_results("junior", {("expert", "easy"): (0, 400), ("normal", "easy"): (0, 400)})


def test_a_mean_lies_in_its_interval_which_more_games_make_narrower() -> None:
    few, many = interval(7, 10), interval(700, 1000)
    assert few[1] < many[1] < few[0] == many[0] == 0.7 < many[2] < few[2]


def run(monkeypatch: pytest.MonkeyPatch, share: float, *wishes: str) -> None:
    """Runs the benchmark on games whose winner is known."""

    def wins(game: Any, seats: int, one: str, other: str, games: int) -> Iterator[float]:
        yield from [share] * games

    monkeypatch.setattr(strength, "wins", wins)
    monkeypatch.setattr(sys, "argv", ["strength", "--games", "40", "--players", "expert", "normal", *wishes])
    strength.main()


def test_a_broken_goal_ends_with_1(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit) as ended:
        run(monkeypatch, 0.25, "--game", "junior", "--seats", "2")
    assert ended.value.code == 1


@pytest.mark.parametrize(("share", "seats"), [(0.75, "2"), (0.25, "4")])
def test_a_goal_that_is_kept_and_tables_of_four_do_not(
    monkeypatch: pytest.MonkeyPatch, share: float, seats: str
) -> None:
    run(monkeypatch, share, "--game", "junior", "--seats", seats)


def test_as_json_only_the_judgement_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, 0.75, "--game", "junior", "--seats", "2", "--json")
    told = capsys.readouterr()
    assert told.out.startswith("[\n") and "junior 2: expert against normal" in told.err
