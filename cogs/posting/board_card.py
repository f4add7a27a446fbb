"""The public message of a turn: what happened, the board, whose turn it is, and in the end the result."""

from collections.abc import Mapping

from discord import ButtonStyle

from cogs.clock.deadlines import DAY, HOUR, IDLE_AFTER, MINUTE
from cogs.clock.personal_time import PersonalTime, absence
from cogs.clock.reminders import until_words
from cogs.panels.face import AnyFace
from cogs.panels.ranking import ranking
from cogs.panels.rules_button import rules_button
from cogs.posting.told import person_name
from cogs.tables.rated import is_rated
from cogs.tables.table import Table, has_one_person, title_of
from cogs.tables.viewer import Onlooker, colours_of
from cogs.ui.cards import Card
from cogs.ui.controls import Press, PressButton, button
from cogs.ui.limits import ROW_LIMIT
from cogs.ui.names import escaped
from db import GameRow
from engine.core.endings import has_places
from locales import Words
from render.kit.theme import seat_accent


def board_card(
    onlooker: Onlooker, face: AnyFace, essence: str, called: frozenset[int], notes: Mapping[int, str]
) -> Card:
    """The public message of a turn: what happened and whose turn it is above the board, the rest below."""
    table, words = onlooker.table, onlooker.words
    title = "-# " + title_of(table.row, words)
    if outcome := table.outcome():
        result = [f"**{words('result-title')}**", *ranking(onlooker, face), ""] if has_places(outcome) else []
        after = [length_line(onlooker, face), *rating_lines(table.row, words)]
        after += [words("seed-shown", number=table.row.id), title]
        return Card(essence, "\n".join([*result, *after]), is_result=True)
    colours = colours_of(onlooker.viewer.view, len(table.row.seats))
    colour = seat_accent(colours[min(table.to_act, default=0)])
    return Card(essence, title, colour=colour, turn=turn_lines(onlooker, face, called, notes))


def turn_lines(onlooker: Onlooker, face: AnyFace, called: frozenset[int], notes: Mapping[int, str]) -> str:
    """Whose turn it is, and below that until when and who is away: two lines at most."""
    if onlooker.table.row.paused_at is not None:
        return onlooker.words("turn-paused")
    time = " ".join(filter(None, (time_left(onlooker), *notes.values())))
    return "\n".join(filter(None, (turn_line(onlooker, face, called), time)))


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
            notes[seat] = onlooker.words(key, name=person_name(onlooker, seat), **days)
    return notes


def time_left(onlooker: Onlooker) -> str:
    """When the turn ends, by the reader's own clock; for each player where that differs."""
    table, words = onlooker.table, onlooker.words
    due = {seat: until_words(turn, words) for seat in sorted(table.to_act) if (turn := table.turn(seat))}
    if len(set(due.values())) > 1:
        times = [
            words("list-pair", name=escaped(onlooker.names[seat]), value=when) for seat, when in due.items()
        ]
        return words("turn-until-each", times=", ".join(times))
    return "".join(words("turn-until", when=when) for when in set(due.values()))


def turn_line(onlooker: Onlooker, face: AnyFace, called: frozenset[int]) -> str:
    """Whose turn it is, in one sentence for all whom the same is asked of."""
    asked: dict[str, list[str]] = {}
    for seat in sorted(onlooker.table.to_act):
        key, name = turn_of(onlooker, face, seat, seat in called)
        asked.setdefault(key, []).append(name)
    words = onlooker.words
    told = [words(key, name=words.listed(names), count=len(names)) for key, names in asked.items()]
    return " ".join(told)


def turn_of(onlooker: Onlooker, face: AnyFace, seat: int, called: bool) -> tuple[str, str]:
    """The key of the sentence about a seat's turn, and its name; a person to be called is mentioned.

    The one person at a table is spoken to, also where nobody is called.
    """
    user_id, name = onlooker.table.row.seats[seat].user_id, escaped(onlooker.names[seat])
    if onlooker.table.is_standin(seat):
        return "bot-stuck", name
    if called and user_id is not None:
        return face.narration.call(onlooker.viewer, seat), f"<@{user_id}>"
    if has_one_person(onlooker.table):
        return face.narration.call(onlooker.viewer, seat), name
    return face.narration.turn(onlooker.viewer, seat), name


def length_line(onlooker: Onlooker, face: AnyFace) -> str:
    """How long a finished game took."""
    row = onlooker.table.row
    seconds = (row.ended_at or 0) - (row.started_at or 0)
    return face.narration.length(onlooker.viewer, lasting(seconds, onlooker.words))


def rating_lines(row: GameRow, words: Words) -> list[str]:
    """Whether a finished game counts for ratings, and why it does not.

    A tournament tells itself whether its games count; of one that does not, its board says so.
    """
    if row.unrated:
        return [words(f"unrated-{row.unrated}")]
    if len(row.seats) < 2 or row.tournament_id is not None:
        return []
    return [words("counts-rated" if is_rated(row) else "counts-casual")]


def lasting(seconds: int, words: Words) -> str:
    """A length of time in its two largest units."""
    seconds = max(1, round(seconds / MINUTE)) * MINUTE
    if seconds < HOUR:
        return words("lasting-minutes", minutes=seconds // MINUTE)
    if seconds < DAY:
        return words("lasting-hours", hours=seconds // HOUR, minutes=seconds % HOUR // MINUTE)
    return words("lasting-days", days=seconds // DAY, hours=seconds % DAY // HOUR)


def board_controls(table: Table, words: Words, face: AnyFace) -> list[PressButton]:
    """Play, the game's own buttons, Rules and More; Resume for what plays in a pause; Replay at the end."""

    def control(verb: str, key: str, style: ButtonStyle = ButtonStyle.secondary) -> PressButton:
        return button(Press(verb, table.row.id, table.row.version), words(key), style)

    row, story = table.row, control("story", "button-story")
    if row.status == "over":
        # In a tournament, who plays whom next is for it to say.
        is_free = row.tournament_id is None
        again = [control("again", "button-again", ButtonStyle.success)] * is_free
        others = [button(Press("help", 0, 0, "play"), words("button-other-games"))] * is_free
        back = looks_back(table, words)
        return [*again, *back, *[story] * bool(back), *others]
    if row.paused_at is None:
        controls = [control("play", "button-play", ButtonStyle.primary)]
        controls += [control(verb, key) for verb, key in face.starts.items()]
    else:
        # A tournament is resumed by its organiser.
        controls = [control("resume", "button-resume", ButtonStyle.primary)] * (row.tournament_id is None)
    controls += [control(verb, key) for verb, key in face.looks.items()]
    controls.append(story)
    if any(seat.handed and not seat.resigned for seat in row.seats):
        controls.append(control("comeback", "button-comeback"))
    # The rules are behind More as well: on a phone, all buttons are to stand in one row.
    is_short = row.paused_at is None and len(controls) + 2 <= ROW_LIMIT
    rules = [rules_button(row, words)] * is_short
    return [*controls, *rules, control("more", "button-more")]


def looks_back(table: Table, words: Words) -> list[PressButton]:
    """Replay at the end, and Review of a game for several; nothing where nobody made a move."""
    if not has_turns(table):
        return []
    verbs = ["replay", "review"] if is_reviewable(table) else ["replay"]
    return [button(Press(v, table.row.id, table.row.version), words(f"button-{v}")) for v in verbs]


def is_reviewable(table: Table) -> bool:
    """Is it a finished game in which somebody moved, with chances to compare?"""
    return table.row.status == "over" and len(table.row.seats) > 1 and has_turns(table)


def has_turns(table: Table) -> bool:
    """Has anybody made a move?"""
    return table.game.board_count(table.state) > 0
