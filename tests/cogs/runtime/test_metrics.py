"""What a click tells of itself."""

from typing import Any

from cogs.runtime.metrics import ACKNOWLEDGEMENT, CLICK, CLICKS, METRICS, NO_METRICS, REPLY, Click, about


class Told:
    """Keeps what it is told."""

    def __init__(self) -> None:
        self.events: list[tuple[Any, ...]] = []

    def count(self, metric: Any, *labels: str) -> None:
        self.events.append((metric, *labels))

    def observe(self, metric: Any, seconds: float, *labels: str) -> None:
        assert seconds >= 0
        self.events.append((metric, *labels))


def test_a_click_that_is_answered_at_once_is_acknowledged_by_that() -> None:
    told = Told()
    click = Click(told, "click")
    with click:
        click.replied()
        click.replied()
    assert told.events == [
        (ACKNOWLEDGEMENT, "click"),
        (REPLY, "click"),
        (CLICKS, "click", "none", "done"),
    ]


def test_the_first_game_and_the_first_failure_count() -> None:
    told = Told()
    click = Click(told, "command")
    token = CLICK.set(click)
    about("junior")
    about("secret")
    CLICK.reset(token)
    with click:
        click.failed("refused")
        click.failed("failed")
    assert told.events == [(CLICKS, "command", "junior", "refused")]


def test_what_nobody_clicked_for_is_about_nothing() -> None:
    about("junior")
    assert CLICK.get() is None


def test_without_metrics_nothing_is_counted() -> None:
    with Click(NO_METRICS, "click"):
        pass


def test_no_label_could_hold_an_id_or_a_name() -> None:
    assert {label for metric in METRICS for label in metric.labels} == {"kind", "game", "outcome", "status"}
