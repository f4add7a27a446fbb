"""Invented tournaments, for the README and for tests."""

from locales import Words
from render.tournaments import model
from render.tournaments.bracket import bracket
from render.tournaments.curve import DAY, curve
from render.tournaments.header import header
from render.tournaments.leaderboard import leaderboard
from render.tournaments.pairings import pairings
from render.tournaments.podium import podium
from render.tournaments.standings import standings

# fmt: off
NAMES = (
    "Zoé", "Matthieu", "Lou-Anne", "François", "Ngọc-Ánh", "Çağla", "Łukasz W.", "Œdipe",
    "Bartholomew-Maximilian", "Noël", "Søren", "Ελένη", "Жанна", "Héloïse", "Max", "Inès B.",
)
# fmt: on
_NOTE = "Junior · 5 / 7"
_MOVES: tuple[model.Movement, ...] = ("same", "up", "up", "down", "up", "same", "down", "same")
_STATES: dict[int, model.Status] = {7: "absent", 10: "dropped"}
_NEW = 9  # games after which a rating is still provisional
_FIRST_DAY = 20_400  # of the curve, counted from 1970


def entrant(place: int, own: int = -1) -> model.Entrant:
    """Returns a participant; repeated names have a number after them."""
    lap, at = divmod(place, len(NAMES))
    return model.Entrant(NAMES[at] + (f" {lap + 1}" if lap else ""), place + 1, place == own)


def table(count: int, words: Words, own: int = -1) -> model.Standings:
    """Returns standings in the middle of a tournament."""
    rows = tuple(
        model.Row(
            rank=at + 1 - (at == 3),  # the fourth shares the third place
            entrant=entrant(at, own),
            values=(
                f"{max(0, 5 - at // 3)}–{at % 2}–0",
                f"{16.5 - at / 8:.1f}",
                f"{max(0.0, 25 - (at - (at == 3)) / 2):g}",
            ),
            movement=_MOVES[at % len(_MOVES)],
            status=_STATES.get(at % 20, ""),
        )
        for at in range(count)
    )
    return model.Standings(
        title=words("picture-tournament-untitled"),
        note=_NOTE,
        columns=(
            model.Column("1–2–3"),
            model.Column(words("tournament-column-opponents"), "muted"),
            model.Column("Pts", "strong"),
        ),
        rows=rows,
        cuts=(model.Cut(4, words("picture-tournament-through", count=4)),),
    )


def ratings(count: int, words: Words, own: int = -1, page: int = 1) -> model.Leaderboard:
    """Returns a page of a leaderboard on which every fifth player is new."""
    rows = tuple(
        model.Rated(
            rank=at + 1,
            entrant=entrant(at, own),
            rating=1612 - 9 * at,
            games=3 if at % 5 == 4 else 140 - at,
            is_provisional=at % 5 == 4,
            movement=_MOVES[at % len(_MOVES)],
        )
        for at in range(count)
    )
    return model.Leaderboard(
        title=words("picture-tournament-rating"),
        note="Junior",
        rows=rows[(page - 1) * model.PAGE : page * model.PAGE],
        page=page,
        count=count,
        own=rows[own] if own >= 0 else None,
        has_provisional=any(one.is_provisional for one in rows),
    )


def knockout(count: int, words: Words, size: int = 2, played: int = 2) -> model.Bracket:
    """Returns an elimination of 2, 4, 8… people; in each match the upper half advances."""
    part = model.Part("", tuple(elimination(count, words, size, played)))
    return model.Bracket(words("picture-tournament-untitled"), "Junior", (part,))


def elimination(count: int, words: Words, size: int = 2, played: int = 2) -> list[model.Round]:
    """Returns the rounds of an elimination: some are played, the next one is being played."""
    people, rounds = list[model.Entrant | None](map(entrant, range(count))), list[model.Round]()
    while not rounds or len(rounds[-1].matches) > 1:
        is_done = len(rounds) < played
        groups = [people[at : at + size] for at in range(0, len(people), size)]
        names = [words("picture-tournament-table", number=at) for at in range(1, len(groups) + 1)]
        matches = (
            _match(name, group, words, is_done=is_done, is_playing=len(rounds) == played)
            for name, group in zip(names, groups, strict=True)
        )
        title = words("picture-tournament-round", number=len(rounds) + 1)
        rounds.append(model.Round(title, tuple(matches)))
        half = size // 2
        people = [one for group in groups for one in (group[:half] if is_done else [None] * half)]
    return rounds


def _match(
    name: str, group: list[model.Entrant | None], words: Words, *, is_done: bool, is_playing: bool
) -> model.Match:
    half = len(group) // 2
    slots = tuple(
        model.Slot(
            one,
            "" if one else "–",
            words("picture-place", place=at + 1) if len(group) > 2 else "",
            "through" if at < half else "out",
        )
        if is_done
        else model.Slot(one, "" if one else "–")
        for at, one in enumerate(group)
    )
    return model.Match(name, slots, is_playing and group[0] is not None)


def seating(count: int, words: Words, size: int = 4) -> model.Pairings:
    """Returns a round: the first two tables have finished, the last has not begun."""
    made = tuple(
        model.Table(
            at + 1,
            tuple(_seat(at * size + seat, seat, size, is_done=at < 2) for seat in range(size)),
            "finished" if at < 2 else "waiting" if at == count - 1 else "playing",
        )
        for at in range(count)
    )
    return model.Pairings(
        words("picture-tournament-untitled"),
        _NOTE,
        made,
        (model.Free(words("tournament-label-bye", points="5"), (entrant(count * size),)),),
    )


def _seat(place: int, seat: int, size: int, *, is_done: bool) -> model.SeatLine:
    if not is_done:
        return model.SeatLine(entrant(place))
    return model.SeatLine(entrant(place), str(size - seat), seat == 0, place == 7)


def ending(words: Words, game: str = "junior") -> model.Podium:
    """Returns a podium."""
    laureates = tuple(
        model.Laureate(at + 1, entrant(place), f"{22 - at}") for at, place in enumerate((0, 8, 2))
    )
    title, name = words("picture-tournament-untitled"), game.capitalize()
    return model.Podium(title=title, game=game, game_name=name, players=32, laureates=laureates)


def opening(words: Words, game: str = "junior") -> model.Header:
    """Returns a tournament that is open for entries."""
    facts = (
        words("picture-tournament-players", count=12),
        words("picture-tournament-round", number=1),
        "2–4",
    )
    return model.Header(words("picture-tournament-untitled"), game, game.capitalize(), facts)


def career(count: int) -> model.Curve:
    """Returns a rating that goes up and down and up."""
    points = tuple(
        model.RatingPoint(
            (_FIRST_DAY + 3 * at) * DAY, 1000 + at * 4 + (at * 7919 % 41) * (1 if at % 3 else -1), at < _NEW
        )
        for at in range(count)
    )
    return model.Curve(entrant=entrant(0), note="Junior", points=points, games=count)


def pictures(words: Words) -> dict[str, bytes]:
    """Draws a picture of every kind, by file name."""
    return {
        "tournament-standings.png": standings(table(12, words), words),
        "tournament-leaderboard.png": leaderboard(ratings(12, words, 5), words),
        "tournament-bracket.png": bracket(knockout(8, words), words),
        "tournament-pairings.png": pairings(seating(6, words), words),
        "tournament-podium.png": podium(ending(words), words),
        "tournament-header.png": header(opening(words), words),
        "tournament-curve.png": curve(career(34), words),
    }
