"""The image is made of what was tested: the base by its digest, each version by its hash, from no address."""

import re
import tomllib

from deploy.lock import LOCK, locked, written
from tests import ROOT


def pinned(*names: str) -> set[str]:
    """The versions in these files, as a lock writes them; `psycopg[binary]` is psycopg."""
    lines = [line for name in names for line in (ROOT / name).read_text(encoding="utf-8").splitlines()]
    found = [re.match(r"([\w.-]+)(?:\[\w+\])?==([^\s;]+)", line) for line in lines]
    return {f"{re.sub('[-_.]+', '-', one[1]).lower()}=={one[2]}" for one in found if one}


def test_the_lock_holds_what_the_requirements_name() -> None:
    hashes = locked(LOCK.read_text(encoding="utf-8"))
    asked = pinned("requirements.txt", "requirements-postgresql.txt", "requirements-metrics.txt")
    assert asked <= hashes.keys(), "run make lock"
    assert hashes.keys() <= asked | pinned("constraints.txt"), "run make lock"
    assert all(hashes.values())


def test_the_lock_names_no_address() -> None:
    assert not re.search(r"://|--index|--find-links", LOCK.read_text(encoding="utf-8"))


def test_the_base_image_is_named_by_a_digest() -> None:
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    assert [
        line for line in lines if re.fullmatch(r"ARG BASE=python:3\.11\.\d+-slim@sha256:[0-9a-f]{64}", line)
    ]
    assert {line.split()[1] for line in lines if line.startswith("FROM ")} == {"$BASE"}


def test_a_lock_is_read_as_it_is_written() -> None:
    hashes = {"a==1": {"0" * 64, "1" * 64}, "b==2": {"2" * 64}}
    assert locked(written(hashes)) == hashes


def test_the_version_is_the_first_one_of_the_changes() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == version
