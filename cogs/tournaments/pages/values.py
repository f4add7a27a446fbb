"""A tournament as values for its pictures and text versions."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from cogs.tournaments.service.formats import format_of
from cogs.tournaments.service.terms import Tournament
from engine import tournaments as rules
from engine.tournaments import League, Swiss, TournamentState, win_points
from locales import Words
from render.tournaments import model as pictures

ON_PODIUM = 3


def number(value: Fraction, words: Words) -> str:
    """A number of points, to two places."""
    return words("tournament-number", value=round(float(value), 2))


def scored(points: Fraction | int, words: Words) -> str:
    """Points with their unit."""
    return words("tournament-points", points=number(Fraction(points), words), count=float(points))


def entrants_drawn(
    tournament: Tournament, words: Words, viewer: int = 0, round_number: int | None = None
) -> dict[int, pictures.Entrant]:
    """Everybody by id, as pictures name them; with the names of those who played a round."""
    names = {one.user_id: one.name for one in tournament.entrants}
    ids = [entrant.id for entrant in tournament.state.entrants] or list(names)
    # People who were forgotten have neither a name nor an id of their own.
    gone = words("tournament-someone-gone")

    def drawn(who: int, at: int) -> pictures.Entrant:
        player = who if round_number is None else tournament.player_in(who, round_number)
        return pictures.Entrant(names.get(player, "") if player > 0 else gone, at, player == viewer)

    return {who: drawn(who, at) for at, who in enumerate(ids, start=1)}


def of_rounds(tournament: Tournament, round_number: int, words: Words) -> str:
    """The number of a round, and of how many if that is known: "2 of 5"."""
    planned = rules.rounds_planned(tournament.state)
    return (
        str(round_number) if planned is None else words("tournament-of", round=round_number, rounds=planned)
    )


def round_words(tournament: Tournament, round_number: int, words: Words) -> str:
    """A round by its number."""
    return words("picture-tournament-round", number=of_rounds(tournament, round_number, words))


def note(tournament: Tournament, round_number: int, words: Words) -> str:
    """Which game, and which round, if one is played."""
    game = words(f"game-{tournament.row.game}")
    return f"{game} · {round_words(tournament, round_number, words)}" if round_number else game


def value_words(name: str, value: Fraction, words: Words) -> str:
    """A value of the standings with its word."""
    return words(f"tournament-told-{name}", value=number(value, words), count=float(value))


def pairings_of(
    tournament: Tournament, round_number: int, words: Words, viewer: int = 0
) -> pictures.Pairings:
    """All tables of a round, with the results so far."""
    state, names = tournament.state, entrants_drawn(tournament, words, viewer, round_number)
    a_round = state.rounds[round_number - 1]
    results = {one.table: one for one in state.results if one.round == round_number}
    is_scored = a_round.stage != "knockout"  # a knock-out has no points
    tables = tuple(
        pictures.Table(
            at + 1,
            seat_lines(tournament, table, results.get(at), names, words, is_scored=is_scored),
            "finished" if at in results else "playing",
        )
        for at, table in enumerate(a_round.tables)
    )
    free = free_people(tournament, round_number)
    reasons = dict.fromkeys(reason for reason, _ in free)
    freed = tuple(
        pictures.Free(
            words(f"tournament-label-{reason}", **free_facts(tournament, reason, words)),
            tuple(names[who] for why, who in free if why == reason),
        )
        for reason in reasons
    )
    return pictures.Pairings(tournament.row.name, note(tournament, round_number, words), tables, freed)


def free_people(tournament: Tournament, round_number: int) -> list[tuple[str, int]]:
    """Who has no table in a round, each with the reason."""
    a_round = tournament.state.rounds[round_number - 1]
    kept = "through" if a_round.stage == "knockout" else "rest"
    asked = {one.id for one in tournament.state.entrants if round_number in one.skips}
    return [
        *(("bye", who) for who in a_round.byes),
        *(("walkover", who) for who in a_round.walkovers),
        *(("asked" if who in asked else kept, who) for who in a_round.rests),
    ]


def free_facts(tournament: Tournament, reason: str, words: Words) -> dict[str, str]:
    """The points for having no table, if it gives any."""
    if reason not in ("bye", "walkover"):
        return {}
    return {"points": scored(win_points(tournament.state.plan), words)}


def seat_lines(
    tournament: Tournament,
    table: rules.Table,
    result: rules.TableResult | None,
    names: dict[int, pictures.Entrant],
    words: Words,
    *,
    is_scored: bool,
) -> tuple[pictures.SeatLine, ...]:
    """The seats of a table in the order of play."""
    if result is None:
        return tuple(pictures.SeatLine(names[who]) for who in table.seats)
    game = rules.played_at(tournament.state, result)

    def line(who: int, place: int, points: Fraction) -> pictures.SeatLine:
        reached = words("picture-place", place=place)
        return pictures.SeatLine(
            names[who],
            f"{reached} · {number(points, words)}" if is_scored else reached,
            place == 1 and who not in game.absent,
            who in game.absent,
            f"{reached}, {value_words('points', points, words)}" if is_scored else reached,
        )

    return tuple(line(*one) for one in zip(game.seats, game.places, game.points, strict=True))


def podium_rows(state: TournamentState) -> tuple[rules.Row, ...]:
    """Who has a medal: the first three, and those who share the third place.

    In a league only the highest division that has played counts, in groups without a knock-out only their
    winners. Nobody has one without a game, before the first points, or while a knock-out is played.
    """
    rows = rules.standings(state)
    if not has_medals(state, rows):
        return ()
    if isinstance(state.plan, League):
        highest = min((row.group for row in rows if row.games), default=1)
        rows = tuple(row for row in rows if row.group == highest)
    if not rules.bracket(state):
        rows = reranked([row for row in rows if row.games])
    is_apart = len({row.group for row in rows}) > 1 and not rules.bracket(state)
    last = 1 if is_apart else ON_PODIUM
    return tuple(sorted((row for row in rows if row.rank <= last), key=lambda row: row.rank))


def reranked(rows: Sequence[rules.Row]) -> tuple[rules.Row, ...]:
    """The same rows, ranked among themselves in each group."""

    def rank(row: rules.Row) -> int:
        return 1 + sum(other.group == row.group and other.rank < row.rank for other in rows)

    return tuple(replace(row, rank=rank(row)) for row in rows)


def has_medals(state: TournamentState, rows: Sequence[rules.Row]) -> bool:
    """Has anybody earned a medal yet?"""
    tree = rules.bracket(state)
    return any(row.points for row in rows) if tree is None else tree.champion is not None


def podium_of(tournament: Tournament, words: Words) -> pictures.Podium:
    """The first three; both who lost a semi-final are third."""
    names = entrants_drawn(tournament, words)
    # A knock-out has no points.
    is_scored = rules.bracket(tournament.state) is None
    return pictures.Podium(
        title=tournament.row.name,
        game=tournament.row.game,
        game_name=words(f"game-{tournament.row.game}"),
        players=len(tournament.state.entrants),
        laureates=tuple(
            pictures.Laureate(row.rank, names[row.entrant], scored(row.points, words) if is_scored else "")
            for row in podium_rows(tournament.state)
        ),
    )


def header_of(tournament: Tournament, words: Words) -> pictures.Header:
    """The title card."""
    plan = tournament.state.plan
    rounds = (words("tournament-count-rounds", count=plan.rounds),) if isinstance(plan, Swiss) else ()
    least, most = tournament.terms.least, tournament.terms.most
    facts = (
        words(f"tournament-format-{format_of(plan)}"),
        *rounds,
        words("tournament-size", count=plan.sizes[0]),
        words(f"tournament-players{'-exactly' if least == most else ''}", least=least, most=most),
    )
    game = words(f"game-{tournament.row.game}")
    return pictures.Header(tournament.row.name, tournament.row.game, game, facts)
