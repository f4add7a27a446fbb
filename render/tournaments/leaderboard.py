"""The leaderboard: standings with a question mark after ratings that are provisional."""

from locales import Words
from render.tournaments.model import PAGE, Column, Leaderboard, Rated, Row, Standings, pages
from render.tournaments.standings import UNSURE, Legend, drawn


def leaderboard(board: Leaderboard, words: Words) -> bytes:
    """Draws a page of the leaderboard as a PNG."""
    return drawn(table_of(board, words), words, board.page, _legend(board, words))


def leaderboard_pages(board: Leaderboard) -> int:
    """Returns how many pages there are."""
    return pages(board.count)


def table_of(board: Leaderboard, words: Words) -> Standings:
    """Returns the leaderboard as standings."""
    columns = (
        Column(words("picture-tournament-games"), "muted"),
        Column(words("picture-tournament-rating"), "strong"),
    )
    is_elsewhere = board.own is not None and not any(one.entrant.is_own for one in board.rows)
    return Standings(
        title=board.title,
        note=board.note,
        columns=columns,
        rows=tuple(_row(one, words) for one in board.rows),
        skipped=(board.page - 1) * PAGE,
        count=board.count,
        own=_row(board.own, words) if board.own and is_elsewhere else None,
    )


def _row(one: Rated, words: Words) -> Row:
    return Row(
        rank=one.rank,
        entrant=one.entrant,
        values=(str(one.games), f"{one.rating}{UNSURE * one.is_provisional}"),
        movement=one.movement,
        told=(_rating(one, words), words("picture-tournament-told-games", count=one.games)),
    )


def _rating(one: Rated, words: Words) -> str:
    rating = words("picture-tournament-told-rating", rating=one.rating)
    return f"{rating} ({words('picture-tournament-dashed')})" if one.is_provisional else rating


def _legend(board: Leaderboard, words: Words) -> list[Legend]:
    if not board.has_provisional:
        return []
    return [Legend(UNSURE, words("picture-tournament-provisional", needed=board.needed))]
