"""Who looks at a table. Pictures, sentences and panels are made for a viewer."""

from typing import Any

import msgspec

from cogs.tables.table import Table
from engine.core import Seat
from locales import Words


class Viewer(msgspec.Struct, frozen=True):
    """Who looks at which table, by which names, in which language."""

    table: Table
    seat: Seat | None
    names: tuple[str, ...]
    words: Words


def shown_view(viewer: Viewer, **over: Any) -> Any:
    """The view with the table's own result: people may end a game, and resigning changes places.

    `over` are further fields of a view that is over: nothing is sought, chosen or due any more.
    """
    view, outcome = viewer.table.view(viewer.seat), viewer.table.outcome()
    return view if outcome is None else msgspec.structs.replace(view, turn=None, outcome=outcome, **over)
