"""What the pictures of tournaments and ratings are told: plain values, already worded where words are due.

Names of people and of tournaments are as their owners wrote them; they are made drawable here.
"""

from collections.abc import Callable
from typing import Literal, TypeAlias

import msgspec

from locales import Words
from render.kit import fonts
from render.kit.prose import ALT_LIMIT

PAGE = 24  # lines of a table, or seats at tables, on one picture
ON_STAGE = 4  # laureates: two may share the third place
NAME_LENGTH = 24  # where all names uncut would be too much
FULL_NAME = 64  # no name on Discord is longer
TITLE_LENGTH = 48
TEXT_LIMIT = 1900

Movement: TypeAlias = Literal["", "up", "down", "same"]
Status: TypeAlias = Literal["", "dropped", "absent"]
Weight: TypeAlias = Literal["plain", "muted", "strong"]
# Of those who lose a match some play on: `fallen` to the losers' side, `again` in the final that is replayed.
Standing: TypeAlias = Literal["", "through", "out", "fallen", "again", "champion"]
TableState: TypeAlias = Literal["waiting", "playing", "finished"]


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part. The number stands in for a name that cannot be drawn."""

    name: str
    number: int
    is_own: bool = False


class Column(msgspec.Struct, frozen=True):
    """One column of values."""

    title: str
    weight: Weight = "plain"


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table: as many values as there are columns.

    `told` has the same values as phrases ("3 points"), what counts most first; `part` names the division or
    group. A rank of 0: nothing has been played yet.
    """

    rank: int
    entrant: Entrant
    values: tuple[str, ...]
    movement: Movement = ""
    status: Status = ""
    told: tuple[str, ...] = ()
    part: str = ""


class Cut(msgspec.Struct, frozen=True):
    """A line below so many rows, and what it means."""

    below: int
    note: str


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """All who take part, in their order; pages are made of it here."""

    title: str
    note: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    cuts: tuple[Cut, ...] = ()
    has_medals: bool = True


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a leaderboard."""

    rank: int
    entrant: Entrant
    rating: int
    games: int
    is_provisional: bool = False
    movement: Movement = ""


class Leaderboard(msgspec.Struct, frozen=True, kw_only=True):
    """All who are rated, in their order; `needed` games end the time on probation."""

    title: str
    note: str
    rows: tuple[Rated, ...]
    needed: int = 10


class Slot(msgspec.Struct, frozen=True):
    """A place in a match: who has it, or else who will (`label`: "from table 3", "nobody")."""

    entrant: Entrant | None = None
    label: str = ""
    score: str = ""
    standing: Standing = ""


class Match(msgspec.Struct, frozen=True):
    """Two in a match, or up to four in a group."""

    name: str
    slots: tuple[Slot, ...]
    is_playing: bool = False


class Round(msgspec.Struct, frozen=True):
    """The matches of a round from top to bottom; neighbours feed the same match of the next round."""

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
    """A seat at a table; `result` is worded ("1st · 5"), empty while the table plays; `told` at length."""

    entrant: Entrant
    result: str = ""
    is_winner: bool = False
    is_absent: bool = False
    told: str = ""


class Table(msgspec.Struct, frozen=True):
    """A table of a round, its seats in the order of play."""

    number: int
    seats: tuple[SeatLine, ...]
    state: TableState = "playing"


class Free(msgspec.Struct, frozen=True):
    """Some who have no table in a round, and why, worded ("Bye (3 pts)")."""

    note: str
    entrants: tuple[Entrant, ...]


class Pairings(msgspec.Struct, frozen=True):
    """All tables of a round, and who has none."""

    title: str
    note: str
    tables: tuple[Table, ...]
    free: tuple[Free, ...] = ()


class Laureate(msgspec.Struct, frozen=True):
    """Somebody on the podium; ranks may be shared."""

    rank: int
    entrant: Entrant
    result: str = ""


class Podium(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a tournament; `game_name` is worded."""

    title: str
    game: str
    game_name: str
    players: int
    laureates: tuple[Laureate, ...]


class Header(msgspec.Struct, frozen=True):
    """The title of a tournament that one may join; facts are short and worded."""

    title: str
    game: str
    game_name: str
    facts: tuple[str, ...] = ()


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating after a game; `at` counts seconds as the clock of the tables does."""

    at: float
    rating: int
    is_provisional: bool = False


class Curve(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody's rating went, oldest point first; `note` names the game and the server."""

    entrant: Entrant
    note: str
    points: tuple[RatingPoint, ...]
    games: int


def name_drawn(entrant: Entrant, words: Words) -> str:
    """A name as far as the font has it; what is left of 龍 2 is no name."""
    drawn = fonts.printable(entrant.name)
    is_name = any(map(str.isalpha, drawn)) or len(drawn) == len(" ".join(entrant.name.split()))
    return drawn if drawn and is_name else words("picture-tournament-nameless", number=entrant.number)


def name_told(entrant: Entrant, words: Words, length: int = FULL_NAME) -> str:
    """A name for running text; one's own says so."""
    name = fonts.plain(entrant.name, length) or words("picture-tournament-nameless", number=entrant.number)
    return words("picture-tournament-you", name=name) if entrant.is_own else name


def title_drawn(title: str, words: Words) -> str:
    """The name of a tournament as far as the font has it."""
    return fonts.printable(title) or words("picture-tournament-untitled")


def title_told(title: str, words: Words) -> str:
    """The name of a tournament for running text."""
    return fonts.plain(title, TITLE_LENGTH) or words("picture-tournament-untitled")


def pages(count: int, most: int = PAGE) -> int:
    """How many pages so many lines take; nobody at all takes one."""
    return max(1, -(-count // most))


def paged(page: int, count: int) -> int:
    """A page that there is: the nearest to the one asked for."""
    return min(max(page, 1), count)


def told_values(table: Standings, row: Row, words: Words) -> tuple[str, ...]:
    """The values of a line as phrases, what counts most first."""
    if row.told:
        return row.told
    pairs = sorted(zip(table.columns, row.values, strict=True), key=lambda pair: pair[0].weight != "strong")
    return tuple(
        words("picture-tournament-alt-value", column=column.title, value=value) for column, value in pairs
    )


def short(build: Callable[[int], list[str]], limit: int = ALT_LIMIT) -> str:
    """Sentences joined, never longer than Discord takes.

    They are built with whole names; where that is too long with shorter ones, and at last whole sentences are
    left out at the end.
    """
    whole = " ".join(build(FULL_NAME))
    if len(whole) <= limit:
        return whole
    sentences = build(NAME_LENGTH)
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}" if text else sentence
        if len(longer) > limit:
            break
        text = longer
    return text or sentences[0][: limit - 1] + fonts.ELLIPSIS


def listing(lines: list[str]) -> str:
    """Lines of a text version, cut to what a message holds."""
    text = "\n".join(line.rstrip() for line in lines)
    return text if len(text) <= TEXT_LIMIT else text[: TEXT_LIMIT - 1] + fonts.ELLIPSIS
