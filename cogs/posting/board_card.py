"""The public message of a turn: what happened, the board, whose turn it is, and in the end the result."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from cogs.clock.deadlines import DAY, HOUR, IDLE_AFTER, MINUTE
from cogs.clock.personal_time import Habits, absence
from cogs.panels.face import Asked, Face
from cogs.tables.seating import own_name
from cogs.tables.table import Notice, Table
from cogs.ui.cards import Card
from cogs.ui.controls import Press, PressButton, button
from cogs.ui.names import REASON_LIMIT, escaped
from engine.core import Outcome
from engine.core.resigning import NO_CONTEST
from locales import Words
from render.kit.theme import seat_accent


def told(asked: Asked, face: Any, notices: Sequence[Notice]) -> list[str]:
    """All that happened since the last board, in words that anybody may read."""
    lines: list[str] = []
    # A turn made in two steps, a push and then a move, is told like one made at once.
    events: list[Any] = []
    for notice in notices:
        if notice.resigned is not None:
            lines.extend(face.tell(events, asked))
            events = []
            key = "told-resigned" if asked.table.row.status == "playing" else "told-resigned-end"
            lines.append(asked.words(key, name=person_name(asked, notice.resigned)))
        if notice.remark:
            lines.extend(face.tell(events, asked))
            events = []
            lines.append(remark(asked, notice))
        events.extend(seen_events(asked, notice))
    return [*lines, *face.tell(events, asked)]


def remark(asked: Asked, notice: Notice) -> str:
    """What happened at the table beside the game: time ran out, somebody is back."""
    name = "" if notice.seat is None else person_name(asked, notice.seat)
    return asked.words(f"told-{notice.remark}", name=name, other=escaped(notice.other, REASON_LIMIT))


def seen_events(asked: Asked, notice: Notice) -> list[Any]:
    """The events of a notice that this viewer may be told."""
    game = asked.table.game
    return [event for event in game.load_events(notice.events) if game.sees(event, asked.seat)]


def board_card(
    asked: Asked, face: Any, lines: Sequence[str], called: frozenset[int], notes: Mapping[int, str]
) -> Card:
    """The public message of a turn: what happened, the board, and whose turn it is, called by name."""
    table, words = asked.table, asked.words
    title = words("board-title", game=words(f"game-{table.row.game}"), number=table.row.id)
    outcome = table.outcome()
    above = "\n".join([f"### {title}", *lines])
    if outcome:
        result = [] if outcome.reason in NO_CONTEST else ranking(asked, face, outcome)
        after = [length_line(asked, face), words("seed-shown", number=table.row.id)]
        return Card(above, "\n".join([*result, "", *after]), is_result=True)
    colour = seat_accent(min(table.to_act, default=0))
    return Card(above, turn_lines(asked, face, called, notes), colour=colour)


def turn_lines(asked: Asked, face: Any, called: frozenset[int], notes: Mapping[int, str]) -> str:
    """Whose turn it is and until when, a line each, and what is to be noted about a seat."""
    if asked.table.row.paused_at is not None:
        return asked.words("turn-paused")
    return "\n".join(
        turn_line(asked, face, seat, seat in called) + time_left(asked, seat) + notes.get(seat, "")
        for seat in sorted(asked.table.to_act)
    )


def away_notes(asked: Asked, habits: Mapping[int, Habits], now: int) -> dict[int, str]:
    """Why nothing happens: the vacations of those who are to act, as far as they fall in this turn.

    Without a clock a turn lasts until the table is asked whether it still plays: then the board is looked at
    again, so that it has told of each vacation before its first day.
    """
    notes: dict[int, str] = {}
    for seat, each in habits.items():
        if away := absence(each.away, now, asked.table.due(seat) or now + IDLE_AFTER):
            key = "turn-away" if away.start <= now else "turn-away-soon"
            # The last day itself: the moment at which it ends is the next day already.
            days = {"start": f"<t:{away.start}:D>", "end": f"<t:{away.end - 1}:D>"}
            notes[seat] = "\n" + asked.words(key, name=person_name(asked, seat), **days)
    return notes


def time_left(asked: Asked, seat: int) -> str:
    """The end of a seat's turn, by the clock of whoever reads it."""
    due = asked.table.due(seat)
    return "" if due is None else " " + asked.words("turn-until", when=f"<t:{due}:R>")


def turn_line(asked: Asked, face: Any, seat: int, called: bool) -> str:
    """Whose turn it is; a person is mentioned where they are to be called."""
    row = asked.table.row.seats[seat]
    if called and row.user_id is not None and not asked.table.is_standin(seat):
        return asked.words(face.call(asked, seat), name=f"<@{row.user_id}>")
    if asked.table.is_standin(seat):
        return asked.words("bot-stuck", name=escaped(asked.names[seat]))
    return asked.words(face.turn(asked, seat), name=escaped(asked.names[seat]))


def person_name(asked: Asked, seat: int) -> str:
    """A seat by its own name, whoever plays it now."""
    row = asked.table.row.seats[seat]
    return escaped(asked.names[seat] if row.user_id is None else own_name(row, asked.words))


def ranked_name(asked: Asked, seat: int) -> str:
    """A seat's name in the result, which also says who gave up."""
    if asked.table.row.seats[seat].resigned:
        return asked.words("gave-up-name", name=person_name(asked, seat))
    return escaped(asked.names[seat])


def ranking(asked: Asked, face: Any, outcome: Outcome) -> list[str]:
    """The result, best place first."""
    order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    lines = [
        asked.words(
            "rank-line",
            place=outcome.places[seat],
            name=ranked_name(asked, seat),
            score=face.score_line(asked, seat),
        )
        for seat in order
    ]
    return [f"**{asked.words('result-title')}**", *lines]


def length_line(asked: Asked, face: Any) -> str:
    """How long a finished game took."""
    row = asked.table.row
    seconds = (row.ended_at or 0) - (row.started_at or 0)
    return face.length(asked, lasting(seconds, asked.words))


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
