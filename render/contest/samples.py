"""Tournaments made up for the eye, for the README and for tests."""

from locales import Words
from render.contest.model import Column, Cut, Entrant, Leaderboard, Movement, Rated, Row, Standings

# fmt: off
NAMES = (
    "Zoé", "Matthieu", "Lou-Anne", "François", "Ngọc_Ánh", "Çağla", "Łukasz W.", "Œdipe",
    "Bartholomew-Maximilian", "Noël", "Søren", "Ελένη", "Жанна", "Héloïse", "Max", "Inès B.",
)
# fmt: on
_MOVES: tuple[Movement, ...] = ("same", "up", "up", "down", "up", "same", "down", "same")


def entrant(place: int, own: int = -1) -> Entrant:
    """Somebody with a name; names come back with a number behind them."""
    lap, at = divmod(place, len(NAMES))
    return Entrant(NAMES[at] + (f" {lap + 1}" if lap else ""), place + 1, place == own)


def table(count: int, words: Words, own: int = -1) -> Standings:
    """Standings in the middle of a tournament."""
    rows = tuple(
        Row(
            rank=at + 1 - (at == 3),
            entrant=entrant(at, own),
            values=(f"{max(0, 5 - at // 3)}–{at % 2}–0", f"{16.5 - at / 8:.1f}", f"{max(0.0, 25 - at / 2):g}"),
            movement=_MOVES[at % len(_MOVES)],
            status="dropped" if at % 19 == 10 else "absent" if at % 23 == 7 else "",
        )
        for at in range(count)
    )
    columns = (Column("1–2–3"), Column("Ø", "muted"), Column("Pts", "strong"))
    title = words("contest-untitled")
    cuts = (Cut(4, words("contest-through", count=4)),)
    return Standings(title=title, note="Junior · 5 / 7", columns=columns, rows=rows, cuts=cuts)


def ratings(count: int, words: Words, own: int = -1) -> Leaderboard:
    """A leaderboard whose every fifth player is new."""
    rows = tuple(
        Rated(
            rank=at + 1,
            entrant=entrant(at, own),
            rating=1612 - 9 * at,
            games=3 if at % 5 == 4 else 140 - at,
            is_provisional=at % 5 == 4,
            movement=_MOVES[at % len(_MOVES)],
        )
        for at in range(count)
    )
    return Leaderboard(title=words("contest-rating"), note="Junior", rows=rows)
