"""`python deploy/lock.py`: writes requirements.lock, the bot's requirements with the hashes of their files.

No address stands in it: any index will do that has the same files. Hashes that are there for the same
version are kept, so that a run on another kind of machine adds its own.
"""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "requirements.lock"
HEAD = "# What the image installs, with the hashes of its files. Made by `make lock`; do not edit.\n"


def resolved() -> list[dict[str, Any]]:
    """What pip would install on this machine, as it reports it."""
    asked = [
        "--dry-run",
        "--ignore-installed",
        "--quiet",
        "--report",
        "-",
        "-r",
        "requirements-postgresql.txt",
        "-r",
        "requirements-metrics.txt",
    ]
    command = [sys.executable, "-m", "pip", "install", *asked]
    report = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return json.loads(report.stdout)["install"]


def locked(text: str) -> dict[str, set[str]]:
    """The hashes in a lock, by name and version."""
    lines = re.sub(r"\\\n", " ", text).splitlines()
    return {line.split()[0]: set(re.findall("sha256:([0-9a-f]{64})", line)) for line in lines if "==" in line}


def written(hashes: dict[str, set[str]]) -> str:
    """The text of a lock."""
    entries = [
        " \\\n".join([name, *(f"    --hash=sha256:{one}" for one in sorted(some))])
        for name, some in sorted(hashes.items())
    ]
    return HEAD + "\n".join(entries) + "\n"


def main() -> None:
    """Write the lock."""
    before = locked(LOCK.read_text(encoding="utf-8")) if LOCK.exists() else {}
    found: dict[str, set[str]] = {}
    for item in resolved():
        facts = item["metadata"]
        name = re.sub("[-_.]+", "-", facts["name"]).lower() + "==" + facts["version"]
        found[name] = {item["download_info"]["archive_info"]["hashes"]["sha256"], *before.get(name, ())}
    LOCK.write_text(written(found), encoding="utf-8")


if __name__ == "__main__":
    main()
