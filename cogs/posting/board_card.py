"""The public message of a turn: what happened, the board, whose turn it is, and in the end the result."""

from collections.abc import Mapping, Sequence

import discord
import msgspec

from cogs.clock.deadlines import DAY, HOUR, IDLE_AFTER, MINUTE
from cogs.clock.personal_time import PersonalTime, absence
from cogs.panels.face import AnyFace
from cogs.tables.outgoing import Notice
from cogs.tables.table import Table
from cogs.tables.viewer import Onlooker
from cogs.ui.cards import Card
from cogs.ui.controls import Press, PressButton, button
from cogs.ui.names import REASON_LIMIT, escaped
from engine.core import Outcome
from engine.core.endings import UNCOUNTED
from locales import Words
from render.kit.theme import seat_accent


def told(onlooker: Onlooker, face: AnyFace, notices: Sequence[Notice]) -> list[str]:
    """All that happened since the last board, in words that anybody may read."""
    lines: list[str] = []
    # A turn made in two steps, a push and then a move, is told like one made at once.
    events: list[msgspec.Struct] = []
    for notice in notices:
        if notice.resigned is not None:
            lines.extend(face.narration.tell(events, onlooker.viewer))
            events = []
            key = "told-resigned" if onlooker.table.row.status == "playing" else "told-resigned-end"
            lines.append(onlooker.words(key, name=person_name(onlooker, notice.resigned)))
        if notice.remark:
            lines.extend(face.narration.tell(events, onlooker.viewer))
            events = []
            lines.append(remark(onlooker, notice))
        events.extend(seen_events(onlooker, notice))
    return [*lines, *face.narration.tell(events, onlooker.viewer)]


def remark(onlooker: Onlooker, notice: Notice) -> str:
    """What happened at the table beside the game: time ran out, a player is back."""
    name = "" if notice.seat is None else person_name(onlooker, notice.seat)
    return onlooker.words(f"told-{notice.remark}", name=name, other=escaped(notice.other, REASON_LIMIT))


def seen_events(onlooker: Onlooker, notice: Notice) -> list[msgspec.Struct]:
    """The events of a notice that this onlooker may be told."""
    game = onlooker.table.game
    return [event for event in game.load_events(notice.events) if game.sees(event, onlooker.seat)]


def board_card(
    onlooker: Onlooker, face: AnyFace, lines: Sequence[str], called: frozenset[int], notes: Mapping[int, str]
) -> Card:
    """The public message of a turn: what happened, the board, and whose turn it is, called by name."""
    table, words = onlooker.table, onlooker.words
    title = words("board-title", game=words(f"game-{table.row.game}"), number=table.row.id)
    outcome = table.outcome()
    above = "\n".join([f"### {title}", *lines])
    if outcome:
        result = [] if outcome.reason in UNCOUNTED else ranking(onlooker, face, outcome)
        after = [length_line(onlooker, face), words("seed-shown", number=table.row.id)]
        return Card(above, "\n".join([*result, "", *after]), is_result=True)
    colour = seat_accent(min(table.to_act, default=0))
    return Card(above, turn_lines(onlooker, face, called, notes), colour=colour)


def turn_lines(onlooker: Onlooker, face: AnyFace, called: frozenset[int], notes: Mapping[int, str]) -> str:
    """Whose turn it is and until when, a line each, and what is to be noted about a seat."""
    if onlooker.table.row.paused_at is not None:
        return onlooker.words("turn-paused")
    return "\n".join(
        turn_line(onlooker, face, seat, seat in called) + time_left(onlooker, seat) + notes.get(seat, "")
        for seat in sorted(onlooker.table.to_act)
    )


def away_notes(onlooker: Onlooker, personal_time: Mapping[int, PersonalTime], now: int) -> dict[int, str]:
    """Why nothing happens: the vacations of those who are to act, as far as they fall in this turn.

    Without a clock a turn lasts until the table is asked whether it still plays: then the board is looked at
    again, so that it has told of each vacation before its first day.
    """
    notes: dict[int, str] = {}
    for seat, each in personal_time.items():
        if away := absence(each.away, now, onlooker.table.due(seat) or now + IDLE_AFTER):
            key = "turn-away" if away.start <= now else "turn-away-soon"
            # The last day itself: the moment at which it ends is the next day already.
            days = {"start": f"<t:{away.start}:D>", "end": f"<t:{away.end - 1}:D>"}
            notes[seat] = "\n" + onlooker.words(key, name=person_name(onlooker, seat), **days)
    return notes


def time_left(onlooker: Onlooker, seat: int) -> str:
    """The end of a seat's turn, by the reader's own clock."""
    due = onlooker.table.due(seat)
    return "" if due is None else " " + onlooker.words("turn-until", when=f"<t:{due}:R>")


def turn_line(onlooker: Onlooker, face: AnyFace, seat: int, called: bool) -> str:
    """Whose turn it is; a person is mentioned where they are to be called."""
    row = onlooker.table.row.seats[seat]
    if called and row.user_id is not None and not onlooker.table.is_standin(seat):
        return onlooker.words(face.narration.call(onlooker.viewer, seat), name=f"<@{row.user_id}>")
    if onlooker.table.is_standin(seat):
        return onlooker.words("bot-stuck", name=escaped(onlooker.names[seat]))
    return onlooker.words(face.narration.turn(onlooker.viewer, seat), name=escaped(onlooker.names[seat]))


def person_name(onlooker: Onlooker, seat: int) -> str:
    """A seat by the name of its own player, even while a stand-in plays it."""
    return escaped(onlooker.viewer.own_names[seat])


def ranked_name(onlooker: Onlooker, seat: int) -> str:
    """A seat's name in the result, which also says who gave up."""
    if onlooker.table.row.seats[seat].resigned:
        return onlooker.words("gave-up-name", name=person_name(onlooker, seat))
    return escaped(onlooker.names[seat])


def ranking(onlooker: Onlooker, face: AnyFace, outcome: Outcome) -> list[str]:
    """The result, best place first."""
    order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    lines = [
        onlooker.words(
            "rank-line",
            place=outcome.places[seat],
            name=ranked_name(onlooker, seat),
            score=face.narration.score_line(onlooker.viewer, seat),
        )
        for seat in order
    ]
    return [f"**{onlooker.words('result-title')}**", *lines]


def length_line(onlooker: Onlooker, face: AnyFace) -> str:
    """How long a finished game took."""
    row = onlooker.table.row
    seconds = (row.ended_at or 0) - (row.started_at or 0)
    return face.narration.length(onlooker.viewer, lasting(seconds, onlooker.words))


def lasting(seconds: int, words: Words) -> str:
    """A length of time in its two largest units."""
    seconds = max(1, round(seconds / MINUTE)) * MINUTE
    if seconds < HOUR:
        return words("lasting-minutes", minutes=seconds // MINUTE)
    if seconds < DAY:
        return words("lasting-hours", hours=seconds // HOUR, minutes=seconds % HOUR // MINUTE)
    return words("lasting-days", days=seconds // DAY, hours=seconds % DAY // HOUR)


def board_controls(table: Table, words: Words, face: AnyFace) -> list[PressButton]:
    """Play and the game's own buttons while it runs; Play again and Replay once it is over."""
    if table.row.status == "over":
        again = Press("again", table.row.id, table.row.version)
        replay = button(Press("replay", table.row.id, table.row.version), words("button-replay"))
        if table.row.tournament_id is not None:  # who plays whom next is for the tournament to say
            return [replay]
        return [button(again, words("button-again"), discord.ButtonStyle.success), replay]
    play = Press("play", table.row.id, table.row.version)
    controls = [button(play, words("button-play"), discord.ButtonStyle.primary)]
    controls += [
        button(Press(verb, table.row.id, table.row.version), words(key))
        for verb, key in face.beside_play.items()
    ]
    if any(seat.handed and not seat.resigned for seat in table.row.seats):
        controls.append(button(Press("comeback", table.row.id, table.row.version), words("button-comeback")))
    return controls
