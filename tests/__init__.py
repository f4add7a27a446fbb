"""All tests: `tests/<layer>` mirrors the tree, `journeys` walk through several rooms of it."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
