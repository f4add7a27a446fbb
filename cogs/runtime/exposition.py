"""The metrics as Prometheus reads them. Nothing else knows its library, which is an extra."""

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4 as FORMAT

from cogs.runtime.metrics import METRICS, Metric

__all__ = ["FORMAT", "Exposition"]


class Exposition:
    """Counts and times into a registry of its own; any thread may call it."""

    def __init__(self) -> None:
        disable_created_metrics()
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)  # memory, processor time, open files
        self._counters = {m: Counter(*facts(m), registry=registry) for m in METRICS if m.kind == "counter"}
        self._gauges = {m: Gauge(*facts(m), registry=registry) for m in METRICS if m.kind == "gauge"}
        self._histograms = {
            m: Histogram(*facts(m), registry=registry, buckets=m.buckets)
            for m in METRICS
            if m.kind == "histogram"
        }

    def count(self, metric: Metric, *labels: str) -> None:
        """Counts one event."""
        self._counters[metric].labels(*labels).inc()

    def observe(self, metric: Metric, seconds: float, *labels: str) -> None:
        """Notes how long something took."""
        histogram = self._histograms[metric]
        (histogram.labels(*labels) if labels else histogram).observe(seconds)

    def put(self, metric: Metric, value: float) -> None:
        """Sets what is true now."""
        self._gauges[metric].set(value)

    def text(self) -> bytes:
        """Returns all metrics in Prometheus' text format."""
        return generate_latest(self._registry)


def facts(metric: Metric) -> tuple[str, str, tuple[str, ...]]:
    """A metric as the library wants it described."""
    return metric.name, metric.about, metric.labels
