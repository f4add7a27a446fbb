"""Rows of scores and results: what finished games count for records and for ratings."""

import msgspec


class ScoreRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a finished game counts for one of its people. Without a place it counts nothing."""

    user_id: int
    game_id: int
    version: int  # of the game when it was counted
    place: int | None = None
    is_won: bool = False
    is_shared: bool = False  # shares the first place
    is_played: bool = False  # there was a move for each seat
    turns: int | None = None  # None if the position can no longer be read


class DailyScore(msgspec.Struct, frozen=True):
    """A daily game that a person has finished: a maze by its turns, a hall by its points."""

    user_id: int
    name: str
    day: str
    score: int
    par: int | None


class SeenPlaces(msgspec.Struct, frozen=True):
    """The channels and threads of a server that the bot knows, and those of them that a person can see."""

    known: tuple[int, ...]
    seen: tuple[int, ...]


class Best(msgspec.Struct, frozen=True):
    """The longest or the shortest game, by its number."""

    number: int
    turns: int


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A person's record in one game. Streaks are games won in a row: the current and the longest."""

    game: str
    games: int
    wins: int
    shared: int  # first places that others had too
    places: tuple[int, ...]  # how often they came first, second …
    average: float
    streak: int
    best_streak: int
    unplayed: int  # games that ended before there was a move for each seat
    longest: Best | None
    fastest_win: Best | None


class Rated(msgspec.Struct, frozen=True):
    """A result that counts for ratings: who played, and their places."""

    users: tuple[int, ...]
    places: tuple[int, ...]


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game that counts for ratings: who played, and their places."""

    id: int
    game_id: int
    game: str
    guild_id: int
    users: tuple[int, ...]
    places: tuple[int, ...]
    at: int
