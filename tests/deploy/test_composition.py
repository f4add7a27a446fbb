"""The files that start the bot can be read, fit together, and set nothing that the bot does not know."""

import re
from typing import Any

import discord
import pytest
import yaml

from cogs.runtime.shards import read_shards
from cogs.ui.places import NEEDED
from tests import ROOT

BOT = "dedale"
FOREIGN = {"PGPASSFILE", "ORDINAL"}  # libpq's own, and the name of a pod's number


def documents(name: str) -> list[dict[str, Any]]:
    return list(yaml.safe_load_all((ROOT / "deploy" / name).read_text(encoding="utf-8")))


@pytest.fixture
def services() -> dict[str, Any]:
    (compose,) = documents("compose-postgresql.yaml")
    return compose["services"]


@pytest.fixture
def stateful() -> dict[str, Any]:
    return next(one for one in documents("kubernetes.yaml") if one["kind"] == "StatefulSet")


@pytest.fixture
def container(stateful: dict[str, Any]) -> dict[str, Any]:
    (container,) = stateful["spec"]["template"]["spec"]["containers"]
    return container


def known() -> set[str]:
    """The variables that the bot reads."""
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "cogs/runtime").glob("*.py"))
    return set(re.findall(r'env\.get\(\s*"([A-Z_]+)"', code))


def bots(services: dict[str, Any]) -> dict[str, Any]:
    return {name: service for name, service in services.items() if name.startswith(BOT)}


@pytest.mark.parametrize("path", sorted((ROOT / "deploy").glob("*.yaml")), ids=lambda path: path.name)
def test_every_variable_that_is_set_is_read(path: Any) -> None:
    text = path.read_text(encoding="utf-8")
    assert list(yaml.safe_load_all(text))
    assert set(re.findall(r"\b((?:DEDALE|DISCORD)_[A-Z_]+)\b", text)) <= known()


def test_two_processes_share_all_shards_and_nothing_else_differs(services: dict[str, Any]) -> None:
    settings = [dict(service["environment"]) for service in bots(services).values()]
    wanted = [read_shards(each.pop("DEDALE_SHARDS")) for each in settings]
    assert len(settings) == 2 and settings[0] == settings[1] and set(settings[0]) - known() <= FOREIGN
    shards = sorted(shard for each in wanted if each for shard in each.shards)
    assert {each.count for each in wanted if each} == {len(shards)} and shards == list(range(len(shards)))


def test_both_compose_files_are_equally_tight(services: dict[str, Any]) -> None:
    (alone,) = documents("compose.yaml")
    limits = ("read_only", "cap_drop", "security_opt", "mem_limit", "pids_limit", "cpus", "restart")
    for service in bots(services).values():
        assert {key: service[key] for key in limits} == {key: alone["services"][BOT][key] for key in limits}
    for service in services.values():
        assert service["cap_drop"] == ["ALL"] and service["read_only"] and "ports" not in service


def test_secrets_stand_in_files_that_no_repository_holds(services: dict[str, Any]) -> None:
    (compose,) = documents("compose-postgresql.yaml")
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    for secret in compose["secrets"].values():
        assert "/deploy/" + secret["file"].removeprefix("./") in ignored
    assert all("@" not in str(value) or "dedale@" in value for value in environment_values(services))


def environment_values(services: dict[str, Any]) -> list[Any]:
    return [value for service in services.values() for value in service.get("environment", {}).values()]


def test_each_pod_has_the_shard_of_its_number(stateful: dict[str, Any], container: dict[str, Any]) -> None:
    values = {each["name"]: each.get("value") for each in container["env"]}
    assert set(values) - known() <= FOREIGN
    replicas = stateful["spec"]["replicas"]
    wanted = [read_shards(values["DEDALE_SHARDS"].replace("$(ORDINAL)", str(pod))) for pod in range(replicas)]
    assert [(each.count, each.shards) for each in wanted if each] == [
        (replicas, (n,)) for n in range(replicas)
    ]
    secrets = [each for each in container["env"] if each["name"] == "DEDALE_DATABASE"]
    assert "secretKeyRef" in secrets[0]["valueFrom"]


def test_pods_are_probed_where_they_listen(container: dict[str, Any]) -> None:
    monitor = (ROOT / "cogs/runtime/monitor.py").read_text(encoding="utf-8")
    for probe, path in (
        ("startupProbe", "/healthz"),
        ("livenessProbe", "/healthz"),
        ("readinessProbe", "/readyz"),
    ):
        asked = container[probe]["httpGet"]
        assert asked == {"path": path, "port": "metrics"} and f'"{path}"' in monitor
    (port,) = container["ports"]
    address = next(each["value"] for each in container["env"] if each["name"] == "DEDALE_METRICS")
    assert port["name"] == "metrics" and address.endswith(f":{port['containerPort']}")


def test_pods_are_as_tight_as_compose(stateful: dict[str, Any], container: dict[str, Any]) -> None:
    pod = stateful["spec"]["template"]["spec"]
    assert pod["securityContext"]["runAsNonRoot"] and pod["securityContext"]["runAsUser"] == 10001
    assert pod["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    assert not pod["automountServiceAccountToken"] and pod["terminationGracePeriodSeconds"] == 30
    assert container["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }
    assert container["resources"]["limits"]["memory"] == "1536Mi"


def test_pods_are_found_by_what_disturbs_and_reads_them(stateful: dict[str, Any]) -> None:
    labels = stateful["spec"]["template"]["metadata"]["labels"]
    by_kind = {one["kind"]: one for one in documents("kubernetes.yaml")}
    assert by_kind["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"] == labels
    assert by_kind["Service"]["spec"]["selector"] == labels
    assert by_kind["Service"]["metadata"]["name"] == stateful["spec"]["serviceName"]


# What `systemd-analyze security` asks for, and what keeps a leak from the rest of the machine.
UNIT = {
    *(
        "DynamicUser=yes",
        "UMask=0077",
        "ProtectSystem=strict",
        "NoNewPrivileges=yes",
        "CapabilityBoundingSet=",
    ),
    *("RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX", "SystemCallFilter=@system-service"),
    *("SystemCallFilter=~@privileged @resources", "MemoryMax=1536M", "TasksMax=64"),
}


def test_the_unit_has_its_limits() -> None:
    assert set((ROOT / "deploy/dedale.service").read_text(encoding="utf-8").splitlines()) >= UNIT


@pytest.mark.parametrize("name", ["README.md", "README.fr.md"])
def test_the_readme_runs_as_tight_and_asks_for_no_more_than_is_used(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    (compose,) = documents("compose.yaml")
    bot = compose["services"][BOT]
    flags = "--read-only --cap-drop ALL --security-opt no-new-privileges"
    assert f"{flags} --memory {bot['mem_limit']} --pids-limit {bot['pids_limit']}" in text
    used = dict.fromkeys((*NEEDED, "send_messages_in_threads", "create_public_threads"), True)
    assert f"permissions={discord.Permissions(**used).value}`" in text
