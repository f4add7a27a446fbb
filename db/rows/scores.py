"""What finished games count for people: records and ratings."""

import msgspec


class ScoreRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a finished game counts for one of its people; no place: nothing."""

    user_id: int
    game_id: int
    version: int  # that the game had when this was found
    place: int | None = None
    is_won: bool = False
    is_shared: bool = False  # first, with somebody beside them
    is_played: bool = False  # or did it end before there was a move for each seat?
    turns: int | None = None  # None where the position can no longer be read


class SeenPlaces(msgspec.Struct, frozen=True):
    """The channels and threads of a server that the bot knows, and those that somebody sees."""

    known: tuple[int, ...]
    seen: tuple[int, ...]


class Best(msgspec.Struct, frozen=True):
    """A game that stands out by its length."""

    number: int
    turns: int


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's games of one kind. Streaks are games won in a row, up to now and at best."""

    game: str
    games: int
    wins: int
    shared: int  # first places that others had too
    places: tuple[int, ...]  # how often first, second …
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
