"""The leaderboard: standings with a question mark after ratings that are provisional."""

from locales import Words
from render.tournaments.model import Column, Leaderboard, Rated, Row, Standings, pages
from render.tournaments.standings import UNSURE, Legend, drawn


def leaderboard(board: Leaderboard, words: Words, page: int = 1) -> bytes:
    """Draws a page of the leaderboard as a PNG."""
    return drawn(table_of(board, words), words, page, _legend(board, words))


def leaderboard_pages(board: Leaderboard) -> int:
    """Returns how many pages there are."""
    return pages(len(board.rows))


def table_of(board: Leaderboard, words: Words) -> Standings:
    """Returns the leaderboard as standings."""
    columns = (
        Column(words("picture-tournament-games"), "muted"),
        Column(words("picture-tournament-rating"), "strong"),
    )
    rows = tuple(
        Row(
            rank=one.rank,
            entrant=one.entrant,
            values=(str(one.games), f"{one.rating}{UNSURE * one.is_provisional}"),
            movement=one.movement,
            told=(_rating(one, words), words("picture-tournament-told-games", count=one.games)),
        )
        for one in board.rows
    )
    return Standings(title=board.title, note=board.note, columns=columns, rows=rows)


def _rating(one: Rated, words: Words) -> str:
    rating = words("picture-tournament-told-rating", rating=one.rating)
    return f"{rating} ({words('picture-tournament-dashed')})" if one.is_provisional else rating


def _legend(board: Leaderboard, words: Words) -> list[Legend]:
    if not any(one.is_provisional for one in board.rows):
        return []
    return [Legend(UNSURE, words("picture-tournament-provisional", needed=board.needed))]
