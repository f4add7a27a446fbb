"""What is counted and timed, and the small object that the bot's parts tell it to.

Labels have few values, and none of them names a person, a server, a channel or a table.
"""

from contextvars import ContextVar
from time import perf_counter
from typing import Literal, Protocol

import msgspec

# Seconds: Discord waits for three.
FAST = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0)
FASTEST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Metric(msgspec.Struct, frozen=True, eq=False):
    """One metric: its name, what it tells, and the labels by which it is told apart."""

    name: str
    kind: Literal["counter", "histogram", "gauge"]
    about: str
    labels: tuple[str, ...] = ()
    buckets: tuple[float, ...] = ()  # upper bounds, of a histogram


CLICKS = Metric(
    "dedale_clicks_total",
    "counter",
    "Clicks and commands that were answered, by what was used, game and outcome.",
    ("kind", "game", "outcome"),
)
ACKNOWLEDGEMENT = Metric(
    "dedale_acknowledgement_seconds",
    "histogram",
    "Seconds from the arrival of a click or command until Discord has taken the first answer to it.",
    ("kind",),
    FAST,
)
REPLY = Metric(
    "dedale_reply_seconds",
    "histogram",
    "Seconds from the arrival of a click or command until Discord has taken what the person sees.",
    ("kind",),
    FAST,
)
PICTURES = Metric("dedale_picture_seconds", "histogram", "Seconds of drawing a picture.", (), FAST)
STORE = Metric(
    "dedale_store_seconds",
    "histogram",
    "Seconds of a call of the store, its wait included.",
    ("kind", "outcome"),
    FASTEST,
)
LOOP_LAG = Metric(
    "dedale_loop_lag_seconds",
    "histogram",
    "Seconds by which the event loop was late, measured eight times a second.",
    (),
    FASTEST,
)
DISCORD_ANSWERS = Metric(
    "dedale_discord_answers_total",
    "counter",
    "Answers of Discord by their status, `lost` where none came; 429 and 5xx are tried again.",
    ("status",),
)
RETRIES = Metric(
    "dedale_retries_total",
    "counter",
    "Messages of the outbox that are tried again later, by the status of Discord's answer.",
    ("status",),
)
OUTBOX_ROWS = Metric("dedale_outbox_rows", "gauge", "Messages that wait to be sent.")
OUTBOX_AGE = Metric("dedale_outbox_oldest_seconds", "gauge", "Age of the oldest message that waits.")
OVERDUE = Metric("dedale_deadlines_overdue", "gauge", "Deadlines that have passed and are not handled yet.")
WORKER_JOBS = Metric("dedale_worker_jobs", "gauge", "Jobs that wait for a worker or are being done.")
LANE_QUESTIONS = Metric("dedale_lane_questions", "gauge", "Thoughts of experts that wait or are being had.")
SHARDS = Metric("dedale_shards_held", "gauge", "Shards that this process holds.")
READY = Metric(
    "dedale_ready", "gauge", "1 while all shards of this process are connected, or it is a standby."
)
UNWRITABLE = Metric(
    "dedale_store_unwritable", "gauge", "1 while nothing can be stored: the disk is full, fails or is locked."
)
METRICS = (
    *(CLICKS, ACKNOWLEDGEMENT, REPLY, PICTURES, STORE, LOOP_LAG, DISCORD_ANSWERS, RETRIES),
    *(OUTBOX_ROWS, OUTBOX_AGE, OVERDUE, WORKER_JOBS, LANE_QUESTIONS, SHARDS, READY, UNWRITABLE),
)


class Metrics(Protocol):
    """Where events are counted and timed."""

    def count(self, metric: Metric, *labels: str) -> None:
        """Counts one event."""
        ...

    def observe(self, metric: Metric, seconds: float, *labels: str) -> None:
        """Notes how long something took."""
        ...


class NoMetrics:
    """Counts nothing: what the bot has unless its operator asks for metrics."""

    def count(self, metric: Metric, *labels: str) -> None:
        """Does nothing."""

    def observe(self, metric: Metric, seconds: float, *labels: str) -> None:
        """Does nothing."""


NO_METRICS = NoMetrics()
Outcome = Literal["done", "refused", "late", "unstored", "untaken", "failed"]


class Click:
    """A click or command while it is answered: what it is about, how it ends, how long it takes."""

    def __init__(self, metrics: Metrics, kind: Literal["click", "command"]) -> None:
        self._metrics, self._kind = metrics, kind
        self._began = perf_counter()
        self._is_acknowledged = self._is_replied = False
        self.game = "none"  # of the first table that was looked at for it
        self.outcome: Outcome = "done"

    def acknowledged(self) -> None:
        """Discord has taken an answer, be it only that one is coming."""
        if not self._is_acknowledged:
            self._is_acknowledged = True
            self._metrics.observe(ACKNOWLEDGEMENT, perf_counter() - self._began, self._kind)

    def replied(self) -> None:
        """Discord has taken what the person sees."""
        self.acknowledged()
        if not self._is_replied:
            self._is_replied = True
            self._metrics.observe(REPLY, perf_counter() - self._began, self._kind)

    def failed(self, outcome: Outcome) -> None:
        """It did not go as asked; the first reason counts."""
        if self.outcome == "done":
            self.outcome = outcome

    def __enter__(self) -> None:
        """It is being answered."""

    def __exit__(self, *_: object) -> None:
        """It is answered, and what follows from it is sent."""
        self._metrics.count(CLICKS, self._kind, self.game, self.outcome)


# The click or command that the code at hand answers, if it does.
CLICK: ContextVar[Click | None] = ContextVar("click", default=None)


def about(game: str) -> None:
    """Notes the game that the click at hand is about, by its key."""
    click = CLICK.get()
    if click and click.game == "none":
        click.game = game
