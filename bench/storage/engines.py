"""The store on both engines side by side: one move after the other, 64 tables at once, and a whole click.

`python -m bench.storage.engines [--json]`. The server is one that this program starts (pgserver), on the same
disk as the SQLite file, or the empty database that DEDALE_TEST_POSTGRES names.
"""

import asyncio
import os
import sys
import tempfile
import warnings
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from statistics import median

from bench.measure import Result, gauge, report, seconds_per_unit
from bench.storage.store import TABLES, Tables, store_at_once, store_serial
from db import Store
from db.queries import dispatch, drafts, moves, outbox

ROUNDS = 9
CLICKS = 32


@contextmanager
def server(folder: Path) -> Generator[str]:
    """A server for as long as the measurement lasts; its address."""
    if not (os.environ.get("DEDALE_TEST_POSTGRES") or find_spec("pgserver")):
        raise SystemExit("there is no PostgreSQL server to measure: name one in DEDALE_TEST_POSTGRES")
    if given := os.environ.get("DEDALE_TEST_POSTGRES"):
        yield given
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pgserver

        running = pgserver.get_server(folder, cleanup_mode="stop")  # pyright: ignore[reportPrivateImportUsage]
    try:
        yield running.get_uri()
    finally:
        running.cleanup()


async def clicks(store: Store, tables: Tables) -> int:
    """What the store does for a click that makes a move, and for telling it, one after the other."""
    for move in tables.next_moves(CLICKS):
        await store.read(drafts.load_panel, move.game_id, 1)
        await store.write(moves.commit, move)
        due = await store.read(dispatch.load, move.game_id)
        assert due is not None
        rows = [row.id for row in due.rows]
        await store.write(outbox.mark_sent, rows, game_id=move.game_id, board_message_id=1, board_card="{}")
    return CLICKS


WORKS = {
    "one move after the other": store_serial,
    f"{TABLES} tables at once, per move": store_at_once,
    "a click, told": clicks,
}


def measured(runner: asyncio.Runner, engine: str, store: Store, tables: Tables) -> Iterator[Result]:
    """Yield the milliseconds of each work on one engine."""
    for name, work in WORKS.items():
        once: Callable[[], int] = lambda work=work: runner.run(work(store, tables))  # noqa: E731
        once()
        samples = [1000 * seconds_per_unit(once) for _ in range(ROUNDS)]
        yield gauge(f"{engine}: {name}", samples, "ms", detail=f"{1000 / median(samples):.0f} a second")


def main(folder: Path) -> None:
    """Measure both engines one after the other."""
    results: list[Result] = []
    with ExitStack() as stack, asyncio.Runner() as runner:
        address = stack.enter_context(server(folder / "postgresql"))
        for engine, database in (("SQLite", str(folder / "store.sqlite3")), ("PostgreSQL", address)):
            tables = Tables(database)
            runner.run(tables.fill())
            store = runner.run(Store.open(database))
            results += measured(runner, engine, store, tables)
            runner.run(store.close())
    report(results, sys.argv)


if __name__ == "__main__":
    # Beside the program, not in the system's folder: that may be in memory, where a commit costs nothing.
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as name:
        main(Path(name))
