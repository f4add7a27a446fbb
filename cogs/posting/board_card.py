"""The public message of a turn: what happened, the board, whose turn it is, and in the end the result."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from cogs.clock.deadlines import DAY, HOUR, IDLE_AFTER, MINUTE
from cogs.clock.personal_time import PersonalTime, absence
from cogs.panels.face import Face
from cogs.tables.outgoing import Notice
from cogs.tables.seating import own_name
from cogs.tables.table import Table
from cogs.tables.viewer import Viewer
from cogs.ui.cards import Card
from cogs.ui.controls import Press, PressButton, button
from cogs.ui.names import REASON_LIMIT, escaped
from engine.core import Outcome
from engine.core.resigning import UNCOUNTED
from locales import Words
from render.kit.theme import seat_accent


def told(viewer: Viewer, face: Any, notices: Sequence[Notice]) -> list[str]:
    """All that happened since the last board, in words that anybody may read."""
    lines: list[str] = []
    # A turn made in two steps, a push and then a move, is told like one made at once.
    events: list[Any] = []
    for notice in notices:
        if notice.resigned is not None:
            lines.extend(face.tell(events, viewer))
            events = []
            key = "told-resigned" if viewer.table.row.status == "playing" else "told-resigned-end"
            lines.append(viewer.words(key, name=person_name(viewer, notice.resigned)))
        if notice.remark:
            lines.extend(face.tell(events, viewer))
            events = []
            lines.append(remark(viewer, notice))
        events.extend(seen_events(viewer, notice))
    return [*lines, *face.tell(events, viewer)]


def remark(viewer: Viewer, notice: Notice) -> str:
    """What happened at the table beside the game: time ran out, a player is back."""
    name = "" if notice.seat is None else person_name(viewer, notice.seat)
    return viewer.words(f"told-{notice.remark}", name=name, other=escaped(notice.other, REASON_LIMIT))


def seen_events(viewer: Viewer, notice: Notice) -> list[Any]:
    """The events of a notice that this viewer may be told."""
    game = viewer.table.game
    return [event for event in game.load_events(notice.events) if game.sees(event, viewer.seat)]


def board_card(
    viewer: Viewer, face: Any, lines: Sequence[str], called: frozenset[int], notes: Mapping[int, str]
) -> Card:
    """The public message of a turn: what happened, the board, and whose turn it is, called by name."""
    table, words = viewer.table, viewer.words
    title = words("board-title", game=words(f"game-{table.row.game}"), number=table.row.id)
    outcome = table.outcome()
    above = "\n".join([f"### {title}", *lines])
    if outcome:
        result = [] if outcome.reason in UNCOUNTED else ranking(viewer, face, outcome)
        after = [length_line(viewer, face), words("seed-shown", number=table.row.id)]
        return Card(above, "\n".join([*result, "", *after]), is_result=True)
    colour = seat_accent(min(table.to_act, default=0))
    return Card(above, turn_lines(viewer, face, called, notes), colour=colour)


def turn_lines(viewer: Viewer, face: Any, called: frozenset[int], notes: Mapping[int, str]) -> str:
    """Whose turn it is and until when, a line each, and what is to be noted about a seat."""
    if viewer.table.row.paused_at is not None:
        return viewer.words("turn-paused")
    return "\n".join(
        turn_line(viewer, face, seat, seat in called) + time_left(viewer, seat) + notes.get(seat, "")
        for seat in sorted(viewer.table.to_act)
    )


def away_notes(viewer: Viewer, personal_time: Mapping[int, PersonalTime], now: int) -> dict[int, str]:
    """Why nothing happens: the vacations of those who are to act, as far as they fall in this turn.

    Without a clock a turn lasts until the table is asked whether it still plays: then the board is looked at
    again, so that it has told of each vacation before its first day.
    """
    notes: dict[int, str] = {}
    for seat, each in personal_time.items():
        if away := absence(each.away, now, viewer.table.due(seat) or now + IDLE_AFTER):
            key = "turn-away" if away.start <= now else "turn-away-soon"
            # The last day itself: the moment at which it ends is the next day already.
            days = {"start": f"<t:{away.start}:D>", "end": f"<t:{away.end - 1}:D>"}
            notes[seat] = "\n" + viewer.words(key, name=person_name(viewer, seat), **days)
    return notes


def time_left(viewer: Viewer, seat: int) -> str:
    """The end of a seat's turn, by the reader's own clock."""
    due = viewer.table.due(seat)
    return "" if due is None else " " + viewer.words("turn-until", when=f"<t:{due}:R>")


def turn_line(viewer: Viewer, face: Any, seat: int, called: bool) -> str:
    """Whose turn it is; a person is mentioned where they are to be called."""
    row = viewer.table.row.seats[seat]
    if called and row.user_id is not None and not viewer.table.is_standin(seat):
        return viewer.words(face.call(viewer, seat), name=f"<@{row.user_id}>")
    if viewer.table.is_standin(seat):
        return viewer.words("bot-stuck", name=escaped(viewer.names[seat]))
    return viewer.words(face.turn(viewer, seat), name=escaped(viewer.names[seat]))


def person_name(viewer: Viewer, seat: int) -> str:
    """A seat by the name of its own player, even while a stand-in plays it."""
    row = viewer.table.row.seats[seat]
    return escaped(viewer.names[seat] if row.user_id is None else own_name(row, viewer.words))


def ranked_name(viewer: Viewer, seat: int) -> str:
    """A seat's name in the result, which also says who gave up."""
    if viewer.table.row.seats[seat].resigned:
        return viewer.words("gave-up-name", name=person_name(viewer, seat))
    return escaped(viewer.names[seat])


def ranking(viewer: Viewer, face: Any, outcome: Outcome) -> list[str]:
    """The result, best place first."""
    order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    lines = [
        viewer.words(
            "rank-line",
            place=outcome.places[seat],
            name=ranked_name(viewer, seat),
            score=face.score_line(viewer, seat),
        )
        for seat in order
    ]
    return [f"**{viewer.words('result-title')}**", *lines]


def length_line(viewer: Viewer, face: Any) -> str:
    """How long a finished game took."""
    row = viewer.table.row
    seconds = (row.ended_at or 0) - (row.started_at or 0)
    return face.length(viewer, lasting(seconds, viewer.words))


def lasting(seconds: int, words: Words) -> str:
    """A length of time in its two largest units."""
    seconds = max(1, round(seconds / MINUTE)) * MINUTE
    if seconds < HOUR:
        return words("lasting-minutes", minutes=seconds // MINUTE)
    if seconds < DAY:
        return words("lasting-hours", hours=seconds // HOUR, minutes=seconds % HOUR // MINUTE)
    return words("lasting-days", days=seconds // DAY, hours=seconds % DAY // HOUR)


def board_controls(table: Table, words: Words, face: Face) -> list[PressButton]:
    """Play and the game's own buttons while it runs; Play again and Replay once it is over."""
    if table.row.status == "over":
        again = Press("again", table.row.id, table.row.version)
        replay = button(Press("replay", table.row.id, table.row.version), words("button-replay"))
        if table.row.tournament_id is not None:  # who plays whom next is for the tournament to say
            return [replay]
        return [button(again, words("button-again"), discord.ButtonStyle.success), replay]
    play = Press("play", table.row.id, table.row.version)
    controls = [button(play, words("button-play"), discord.ButtonStyle.primary)]
    controls += face.own_controls(table, words)
    if any(seat.handed and not seat.resigned for seat in table.row.seats):
        controls.append(button(Press("comeback", table.row.id, table.row.version), words("button-comeback")))
    return controls
