"""Who looks at a table. Pictures, sentences and panels are made for a viewer, who never holds the state."""

from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from cogs.tables.rated import gives_hints
from cogs.tables.seating import own_names, seat_names
from cogs.tables.table import Table
from engine.core import AnyGame, Seat
from locales import Words

V = TypeVar("V", bound=msgspec.Struct, covariant=True)  # a viewer is frozen


class Viewer(msgspec.Struct, Generic[V], frozen=True):
    """What one person may know of a table, by which names, in which language."""

    game: AnyGame  # the rules alone
    view: V
    seat: Seat | None
    names: tuple[str, ...]
    words: Words
    table_id: int
    version: int  # of the table, which its controls carry
    turned: int  # the version with which this turn began
    board_count: int
    turn_count: int
    is_ahead: bool = False  # is the view as if it were the viewer's turn, for a move to be prepared?
    is_daily: bool = False  # is it a puzzle of the day?
    par: int | None = None  # of such a puzzle; those of days before there was one have none
    hints: bool = True  # may the viewer ask the bot for advice?
    bots: tuple[str, ...] = ()  # the level of the bot in each seat; "" for a person; none in samples
    own_names: tuple[str, ...] = ()  # of the people themselves, even of those who gave up; none in samples
    board_words: Words | None = None  # those of the public board, in a panel that asks for them


AnyViewer: TypeAlias = Viewer[Any]  # of a game that is not known here


class Onlooker(msgspec.Struct, frozen=True):
    """A viewer together with the table, for code that may know all of it."""

    table: Table
    viewer: AnyViewer

    @property
    def seat(self) -> Seat | None:
        """The viewer's seat."""
        return self.viewer.seat

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the table, as the viewer reads them."""
        return self.viewer.names

    @property
    def words(self) -> Words:
        """The viewer's language."""
        return self.viewer.words


def colours_of(view: Any, seats: int) -> tuple[int, ...]:
    """Return the colour of each seat in the pictures; in a game without colours, the seat's number."""
    return tuple(getattr(view, "colours", None) or getattr(view, "hats", None) or range(seats))


def onlooker(table: Table, seat: Seat | None, words: Words) -> Onlooker:
    """Looks at a table from a seat, or as anybody may (None)."""
    return Onlooker(table, viewer_of(table, seat, words))


def ahead(table: Table, viewer: AnyViewer) -> AnyViewer | None:
    """Returns the viewer as if it were their turn, to prepare a move; None where the game has no such."""
    if (
        viewer.seat is None
        or table.row.daily
        or table.row.paused_at is not None
        or table.is_standin(viewer.seat)
    ):
        return None
    view = table.game.ahead(viewer.view, viewer.seat)
    return None if view is None else msgspec.structs.replace(viewer, view=view, is_ahead=True)


def viewer_of(table: Table, seat: Seat | None, words: Words) -> AnyViewer:
    """Returns what a seat may know; the view has the table's own result, as people may end a game."""
    view, outcome = table.view(seat), table.outcome()
    if outcome is not None:
        view = table.game.over(view, outcome)
    row = table.row
    return Viewer(
        game=table.game,
        view=view,
        seat=seat,
        names=seat_names(row, words),
        words=words,
        table_id=row.id,
        version=row.version,
        turned=row.turned,
        board_count=table.game.board_count(table.state),
        turn_count=table.game.turn_count(table.state),
        is_daily=row.daily is not None,
        par=row.par,
        hints=gives_hints(row),
        bots=tuple("" if seat.user_id else seat.level or "" for seat in row.seats),
        own_names=own_names(row, words),
    )
