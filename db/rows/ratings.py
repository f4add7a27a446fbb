"""Rows of ratings: people in the order of their strength, and results that are to be counted."""

from collections.abc import Mapping

import msgspec

from db.rows.scores import ResultRow
from engine.tournaments.ratings import Rating


class Uncounted(msgspec.Struct, frozen=True):
    """Results that no rating contains yet, in order, and what is known of those who played, by server."""

    results: tuple[ResultRow, ...]
    ratings: Mapping[tuple[int, int], Rating]  # by server (0 is all servers) and person


class Point(msgspec.Struct, frozen=True):
    """A person's rating after a result, in a server or in all."""

    result_id: int
    game: str
    guild_id: int
    user_id: int
    rating: Rating


class Ranked(msgspec.Struct, frozen=True, kw_only=True):
    """A person in a ranking: equal ratings share a rank; the place is unique."""

    user_id: int
    rank: int
    place: int
    shown: int
    games: int
    is_provisional: bool


class Ranking(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a ranking, the reader's own line wherever it is, and how many people it has."""

    rows: tuple[Ranked, ...]
    own: Ranked | None
    count: int
    has_provisional: bool
