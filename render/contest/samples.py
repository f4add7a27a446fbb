"""Tournaments made up for the eye, for the README and for tests."""

from locales import Words
from render.contest.model import (
    Bracket, Column, Cut, Entrant, Leaderboard, Match, Movement, Pairings, Part, Rated, Round, Row, SeatLine, Slot, Standings, Table,
)

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


def knockout(count: int, words: Words, size: int = 2, played: int = 2) -> Part:
    """An elimination among a power of two; in each match the upper half goes through."""
    people, rounds, number = list[Entrant | None](map(entrant, range(count))), list[Round](), 0
    while True:
        matches: list[Match] = []
        ahead: list[Entrant | None] = []
        for at in range(0, len(people), size):
            number += 1
            known = people[at : at + size]
            done = len(rounds) < played
            matches.append(_match(f"M{number}", known, is_done=done, is_live=len(rounds) == played))
            ahead += known[: size // 2] if done else [None] * (size // 2)
        rounds.append(Round(words("contest-round", number=len(rounds) + 1), tuple(matches)))
        if len(matches) == 1:
            return Part("", tuple(rounds))
        people = ahead


def _match(name: str, known: list[Entrant | None], *, is_done: bool, is_live: bool) -> Match:
    half = len(known) // 2
    slots = tuple(
        Slot(
            one,
            "" if one else "—",
            str(len(known) + 1 - at) if is_done else "",
            ("through" if at < half else "out") if is_done else "",
        )
        for at, one in enumerate(known)
    )
    return Match(name, slots, is_live and known[0] is not None)


def tables(count: int, words: Words, size: int = 4) -> Pairings:
    """A round whose first tables have finished."""
    made = tuple(
        Table(
            at + 1,
            tuple(
                SeatLine(entrant(at * size + seat), str(5 - seat) if at < 2 else "", at < 2 and seat == 0, at == 1 and seat == 3)
                for seat in range(size)
            ),
            "finished" if at < 2 else "playing" if at < count - 1 else "waiting",
        )
        for at in range(count)
    )
    return Pairings(words("contest-untitled"), "Junior · 5 / 7", made, (entrant(count * size),))
