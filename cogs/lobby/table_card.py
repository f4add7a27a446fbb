"""What a table's card in the channel shows once the game is dealt: who is to act, scores, and the result."""

from typing import Any

from discord import ButtonStyle, ui

from cogs.lobby.card import names_line
from cogs.panels.face import AnyFace
from cogs.panels.ranking import ranking, result_line
from cogs.posting.board_card import looks_back, turn_line
from cogs.tables.outgoing import is_apart
from cogs.tables.table import Table, title_of
from cogs.tables.viewer import Onlooker, colours_of
from cogs.ui.cards import Card
from cogs.ui.controls import Press, button, link_button
from cogs.ui.links import link
from cogs.ui.names import escaped
from db import GameRow
from engine.core.endings import has_places
from locales import Words
from render.kit.theme import seat_accent


def table_card(seen: Onlooker, face: AnyFace, pictures: tuple[tuple[str, str], ...] = ()) -> Card:
    """The card of a game that is being played or is over. Beside its boards it says nothing twice."""
    table, words = seen.table, seen.words
    title = title_of(table.row, words)
    outcome = table.outcome()
    if outcome:
        is_counted = is_apart(table.row) and has_places(outcome)
        lines = [result_line(seen, outcome), *(ranking(seen, face) if is_counted else ())]
    elif is_apart(table.row):
        lines = [turn_of(seen, face), *score_lines(seen, face)]
    else:
        lines = [words("card-started"), names_line(table.row, words)]
    colours = colours_of(seen.viewer.view, len(table.row.seats))
    colour = seat_accent(colours[min(table.to_act, default=0)])
    return Card("\n".join([f"### {title}", *lines]), pictures=pictures, colour=colour)


def turn_of(seen: Onlooker, face: AnyFace) -> str:
    """Whose turn it is; nobody is called."""
    is_paused = seen.table.row.paused_at is not None
    return seen.words("turn-paused") if is_paused else turn_line(seen, face, frozenset())


def score_lines(seen: Onlooker, face: AnyFace) -> list[str]:
    """Each seat with its score, as anybody may know it."""
    return [
        seen.words("card-score", name=escaped(name), score=face.narration.score_line(seen.viewer, seat))
        for seat, name in enumerate(seen.names)
    ]


def table_controls(table: Table, words: Words) -> list[ui.Item[Any]]:
    """Watch while it runs, what the last board offers where that is elsewhere, and the way there."""
    row = table.row
    if row.status == "playing":
        return [button(Press("watch", row.id, row.version), words("button-watch")), way_to(row, words)]
    if not is_apart(row):
        return [way_to(row, words)]
    again = button(Press("again", row.id, row.version), words("button-again"), ButtonStyle.success)
    return [again, *looks_back(table, words), way_to(row, words)]


def way_to(row: GameRow, words: Words) -> ui.Item[Any]:
    """A link to the place where a table is played, or to its board in the same channel."""
    label = words("button-place" if is_apart(row) else "button-board")
    message = None if is_apart(row) else row.board_message_id
    return link_button(label, link(row.guild_id, row.home_id, message))
