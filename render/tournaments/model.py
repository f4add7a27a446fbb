"""The values that pictures of tournaments and ratings are drawn from; most texts are already worded.

Names of people and tournaments are as people wrote them; they are made drawable here.
"""

from collections.abc import Callable
from typing import Literal, TypeAlias

import msgspec

from locales import Words
from render.kit import fonts
from render.kit.prose import ALT_LIMIT, fitting

PAGE = 24  # lines of a table, or seats at tables, on one picture
ON_STAGE = 4  # laureates: two may share third place
NAME_LENGTH = 24  # of names, if full names would be too long
FULL_NAME = 64  # no Discord name is longer
TITLE_LENGTH = 48
TEXT_LIMIT = 1900

Movement: TypeAlias = Literal["", "up", "down", "same"]
Status: TypeAlias = Literal["", "dropped", "absent", "substitute"]
Weight: TypeAlias = Literal["plain", "muted", "strong"]
# Some losers of a match play on: `fallen` on the losers' side, `again` in a final that is replayed, `third`
# for the third place.
Standing: TypeAlias = Literal["", "through", "out", "fallen", "again", "third", "champion"]
TableState: TypeAlias = Literal["waiting", "playing", "finished"]


class Entrant(msgspec.Struct, frozen=True):
    """A participant. The number stands in for a name that cannot be drawn."""

    name: str
    number: int
    is_own: bool = False


class Column(msgspec.Struct, frozen=True):
    """One column of values."""

    title: str
    weight: Weight = "plain"


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table, with a value for each column.

    `told` has the values as phrases ("3 points"), the most important first; `part` names the division or
    group. A rank of 0 means that nothing has been played yet.
    """

    rank: int
    entrant: Entrant
    values: tuple[str, ...]
    movement: Movement = ""
    status: Status = ""
    told: tuple[str, ...] = ()
    part: str = ""


class Cut(msgspec.Struct, frozen=True):
    """A line below a number of rows, and its meaning."""

    below: int
    note: str


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """All participants in order, or one page of many."""

    title: str
    note: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    cuts: tuple[Cut, ...] = ()
    has_medals: bool = True
    skipped: int = 0  # how many come before these rows
    count: int | None = None  # of all; None: these are all
    own: Row | None = None  # the reader's, if it is not among these


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a leaderboard."""

    rank: int
    entrant: Entrant
    rating: int
    games: int
    is_provisional: bool = False
    movement: Movement = ""


class Leaderboard(msgspec.Struct, frozen=True, kw_only=True):
    """A page of all rated people in order; after `needed` games a rating is no longer provisional."""

    title: str
    note: str
    rows: tuple[Rated, ...]
    page: int = 1
    count: int  # of all people
    own: Rated | None = None  # the reader's line, on whichever page it is
    has_provisional: bool = False  # on any page
    needed: int = 10


class Slot(msgspec.Struct, frozen=True):
    """A place in a match: who has it, or who will get it (`label`: "from table 3", "nobody").

    `score` is what counts: the game's score, the games won, or the place at a table of more than two.
    `detail` are the scores of the games beside it. `told` has both in words.
    """

    entrant: Entrant | None = None
    label: str = ""
    score: str = ""
    standing: Standing = ""
    seed: str = ""
    detail: str = ""
    told: str = ""


class Match(msgspec.Struct, frozen=True):
    """A match of two, or a group of up to four."""

    name: str
    slots: tuple[Slot, ...]
    is_playing: bool = False


class Round(msgspec.Struct, frozen=True):
    """The matches of a round from top to bottom; neighbours lead to the same match of the next round."""

    title: str
    matches: tuple[Match, ...]


class Part(msgspec.Struct, frozen=True):
    """Rounds that follow each other: the winners' side, the losers' side, a final, a match for third."""

    title: str
    rounds: tuple[Round, ...]


class Bracket(msgspec.Struct, frozen=True):
    """An elimination tournament."""

    title: str
    note: str
    parts: tuple[Part, ...]


class SeatLine(msgspec.Struct, frozen=True):
    """A seat at a table; `result` is short ("1st · 5"), empty while the table plays; `told` is long."""

    entrant: Entrant
    result: str = ""
    is_winner: bool = False
    is_absent: bool = False
    told: str = ""


class Table(msgspec.Struct, frozen=True):
    """A table of a round, with its seats in the order of play."""

    number: int
    seats: tuple[SeatLine, ...]
    state: TableState = "playing"


class Free(msgspec.Struct, frozen=True):
    """People without a table in a round, and why ("Bye (3 pts)")."""

    note: str
    entrants: tuple[Entrant, ...]


class Pairings(msgspec.Struct, frozen=True):
    """All tables of a round, and the people without one."""

    title: str
    note: str
    tables: tuple[Table, ...]
    free: tuple[Free, ...] = ()


class Laureate(msgspec.Struct, frozen=True):
    """A person on the podium; ranks may be shared."""

    rank: int
    entrant: Entrant
    result: str = ""


class Podium(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a tournament; `game_name` is in the reader's language."""

    title: str
    game: str
    game_name: str
    players: int
    laureates: tuple[Laureate, ...]


class Header(msgspec.Struct, frozen=True):
    """The title of a tournament, with a few short facts."""

    title: str
    game: str
    game_name: str
    facts: tuple[str, ...] = ()


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating after a game; `at` is a time in seconds since 1970."""

    at: float
    rating: int
    is_provisional: bool = False


class Curve(msgspec.Struct, frozen=True, kw_only=True):
    """A person's rating over time, oldest first; `note` names the game and the server."""

    entrant: Entrant
    note: str
    points: tuple[RatingPoint, ...]
    games: int


def name_drawn(entrant: Entrant, words: Words) -> str:
    """Returns the part of a name that the font can draw, or a number: the rest of "龍 2" is no name."""
    drawn = fonts.printable(entrant.name)
    is_name = any(map(str.isalpha, drawn)) or len(drawn) == len(" ".join(entrant.name.split()))
    return drawn if drawn and is_name else words("picture-tournament-nameless", number=entrant.number)


def name_told(entrant: Entrant, words: Words, length: int = FULL_NAME) -> str:
    """Returns a name for running text; the reader's own name says so."""
    name = fonts.plain(entrant.name, length) or words("picture-tournament-nameless", number=entrant.number)
    return words("picture-tournament-you", name=name) if entrant.is_own else name


def title_drawn(title: str, words: Words) -> str:
    """Returns the part of a tournament's name that the font can draw."""
    return fonts.printable(title) or words("picture-tournament-untitled")


def title_told(title: str, words: Words) -> str:
    """Returns a tournament's name for running text."""
    return fonts.plain(title, TITLE_LENGTH) or words("picture-tournament-untitled")


def pages(count: int, most: int = PAGE) -> int:
    """Returns how many pages a number of lines takes, at least one."""
    return max(1, -(-count // most))


def paged(page: int, count: int) -> int:
    """Returns the nearest page that exists."""
    return min(max(page, 1), count)


def page_line(words: Words, page: int, of: int) -> list[str]:
    """Returns the line with the number of the page; nothing if there is only one."""
    return [words("picture-tournament-page", page=page, pages=of)] if of > 1 else []


def told_values(table: Standings, row: Row, words: Words) -> tuple[str, ...]:
    """Returns the values of a line as phrases, the most important first."""
    if row.told:
        return row.told
    pairs = sorted(zip(table.columns, row.values, strict=True), key=lambda pair: pair[0].weight != "strong")
    return tuple(
        words("picture-tournament-alt-value", column=column.title, value=value) for column, value in pairs
    )


def short(build: Callable[[int], list[str]]) -> str:
    """Joins sentences and keeps within Discord's limit.

    They are built with full names; if that is too long, with shorter ones, and then whole sentences are left
    out at the end.
    """
    whole = " ".join(build(FULL_NAME))
    if len(whole) <= ALT_LIMIT:
        return whole
    sentences = build(NAME_LENGTH)
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}" if text else sentence
        if len(longer) > ALT_LIMIT:
            break
        text = longer
    return text or sentences[0][: ALT_LIMIT - 1] + fonts.ELLIPSIS


def listing(*ways: list[str]) -> str:
    """Joins the lines of the first way that a message can hold, or of the last one, cut."""
    return fitting(("\n".join(line.rstrip() for line in lines) for lines in ways), TEXT_LIMIT)
