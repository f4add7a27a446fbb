"""The dashboard, the alerts and the documents speak of the metrics that there are, and of all of them."""

import json
import re
from typing import Any

import pytest
import yaml

from cogs.runtime.metrics import METRICS
from tests import ROOT

NAMES = {metric.name for metric in METRICS}
LABELS = {label for metric in METRICS for label in metric.labels} | {"le", "job", "instance"}
DASHBOARD: dict[str, Any] = json.loads((ROOT / "deploy/grafana.json").read_text(encoding="utf-8"))
ALERTS: dict[str, Any] = yaml.safe_load((ROOT / "deploy/alerts.yaml").read_text(encoding="utf-8"))


def expressions() -> list[str]:
    """What the dashboard and the alerts ask for."""
    shown = [target["expr"] for panel in DASHBOARD["panels"] for target in panel.get("targets", ())]
    return shown + [rule["expr"] for group in ALERTS["groups"] for rule in group["rules"]]


def named(text: str) -> set[str]:
    """The metrics of ours in a text; a histogram is asked for by its parts."""
    found = set(re.findall(r"\bdedale_\w+", text))
    return {re.sub("_(bucket|sum|count)$", "", name) for name in found}


def test_the_dashboard_and_the_alerts_ask_for_what_there_is() -> None:
    for text in expressions():
        assert named(text) <= NAMES, text
        assert text.count("(") == text.count(")") and text.count("{") == text.count("}"), text
        asked = re.findall(r"(\w+)=~?\"", text) + re.findall(
            r"[\w]+", " ".join(re.findall(r"by \((.*?)\)", text))
        )
        assert set(asked) <= LABELS, text


def test_the_dashboard_shows_all_of_them() -> None:
    shown = [target["expr"] for panel in DASHBOARD["panels"] for target in panel.get("targets", ())]
    assert named(" ".join(shown)) == NAMES


def test_the_panels_of_the_dashboard_do_not_lie_upon_each_other() -> None:
    places = [panel["gridPos"] for panel in DASHBOARD["panels"]]
    cells = [
        (x, y) for p in places for x in range(p["x"], p["x"] + p["w"]) for y in range(p["y"], p["y"] + p["h"])
    ]
    assert len(cells) == len(set(cells)) and max(x for x, _ in cells) < 24
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(places)


def test_there_are_three_alerts_and_prometheus_reads_them() -> None:
    rules = [rule for group in ALERTS["groups"] for rule in group["rules"]]
    assert len(rules) == 3 and all(rule["annotations"]["summary"] and rule["for"] for rule in rules)
    prometheus = yaml.safe_load((ROOT / "deploy/prometheus.yaml").read_text(encoding="utf-8"))
    assert prometheus["rule_files"] == ["alerts.yaml"]
    assert prometheus["scrape_configs"][0]["job_name"] == "dedale"


def test_every_metric_is_explained() -> None:
    rows = re.findall(
        r"^\| `(dedale_\w+)` \|", (ROOT / "docs/operations.md").read_text(encoding="utf-8"), re.M
    )
    assert sorted(rows) == sorted(NAMES)


@pytest.mark.parametrize("metric", METRICS, ids=lambda metric: metric.name)
def test_names_follow_the_custom_of_prometheus(metric: Any) -> None:
    assert metric.name.endswith("_total") == (metric.kind == "counter")
    assert metric.name.endswith("_seconds") or metric.kind != "histogram"
    assert metric.about.endswith(".") and bool(metric.buckets) == (metric.kind == "histogram")
