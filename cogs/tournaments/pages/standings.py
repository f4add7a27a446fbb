"""The standings of a tournament, as values for their picture and their text version."""

from collections.abc import Collection
from fractions import Fraction
from itertools import groupby, pairwise

from cogs.tournaments.pages.names import called
from cogs.tournaments.pages.values import entrants_drawn, has_medals, number, of_rounds, value_words
from cogs.tournaments.service.formats import is_elimination
from cogs.tournaments.service.terms import Tournament
from engine import tournaments as rules
from engine.tournaments import League, Swiss, TournamentState, tie_breaks
from locales import Words
from render.tournaments import model as pictures
from render.tournaments.model import Movement, Status

EXPLAINED = 4  # lines of the final standings whose order is explained
SHOWN_BREAKS = ("opponents", "wins", "firsts", "buchholz", "sonneborn")


def standings_of(tournament: Tournament, words: Words, viewer: int = 0) -> pictures.Standings:
    """Everybody in the order of the standings."""
    state, names = tournament.state, entrants_drawn(tournament, words, viewer)
    found, before = rules.standings(state), ranks_before(state)
    substitutes = {one.id for one in state.entrants if one.earlier}
    absent = {who for result in state.results if result.round == tournament.round for who in result.absent}
    rows = tuple(
        pictures.Row(
            rank=row.rank if state.results else 0,  # by lot or a bye alone nobody stands before another
            entrant=names[row.entrant],
            told=told_values(state, row, words),
            part=part_words(state, row.group, words),
            values=drawn_values(state, row, words),
            movement=moved(before.get(row.entrant), row.rank),
            status=status_of(row, absent, substitutes),
        )
        for row in found
    )
    return pictures.Standings(
        title=tournament.row.name,
        note=standings_note(tournament, words),
        columns=columns(state, words),
        rows=rows,
        cuts=cuts(state, found, words),
        has_medals=has_medals(state, found),
    )


def status_of(row: rules.Row, absent: Collection[int], substitutes: Collection[int]) -> Status:
    """The sign beside a name."""
    if row.is_dropped:
        return "dropped"
    return "absent" if row.entrant in absent else "substitute" if row.entrant in substitutes else ""


def shown_breaks(state: TournamentState) -> dict[int, str]:
    """The tie-breaks that have a column, by their index among all. An elimination has none."""
    if is_elimination(state.plan):
        return {}
    return {at: name for at, name in enumerate(tie_breaks(state.plan)) if name in SHOWN_BREAKS}


def columns(state: TournamentState, words: Words) -> tuple[pictures.Column, ...]:
    """The heads of the columns."""
    main = "wins" if is_elimination(state.plan) else "points"
    return (
        pictures.Column(words("picture-tournament-games"), "muted"),
        *(pictures.Column(words(f"tournament-column-{x}"), "muted") for x in shown_breaks(state).values()),
        pictures.Column(words(f"tournament-column-{main}"), "strong"),
    )


def drawn_values(state: TournamentState, row: rules.Row, words: Words) -> tuple[str, ...]:
    """The values in the columns."""
    breaks = (row.breaks[at] for at in shown_breaks(state))
    return (
        str(row.games),
        *("" if value is None else number(value, words) for value in breaks),
        str(row.wins) if is_elimination(state.plan) else number(row.points, words),
    )


def told_values(state: TournamentState, row: rules.Row, words: Words) -> tuple[str, ...]:
    """The same values in words, the most important first, without tie-breaks of zero."""
    main = ("wins", Fraction(row.wins)) if is_elimination(state.plan) else ("points", row.points)
    breaks = [(name, row.breaks[at] or Fraction(0)) for at, name in shown_breaks(state).items()]
    told = [main, ("games", Fraction(row.games)), *(one for one in breaks if one[1])]
    return tuple(value_words(name, value, words) for name, value in told)


def rank_lines(tournament: Tournament, words: Words) -> list[str]:
    """How the final ranks came about: what they follow, and what parted those on equal points at the top."""
    state = tournament.state
    if rules.bracket(state):
        return ["-# " + words("tournament-ranks-knockout"), *substitute_lines(tournament, words)]
    names = tie_breaks(state.plan)
    order = " → ".join(words(f"tournament-tie-{name}") for name in ("points", *names))
    lines = ["-# " + words("tournament-ranks-by", order=order)]
    rows = [row for row in rules.standings(state) if row.games][:EXPLAINED]
    for one, other in pairwise(rows):
        if (one.group, one.points) != (other.group, other.points) or one.rank == other.rank:
            continue
        name = next((name for at, name in enumerate(names) if one.breaks[at] != other.breaks[at]), "lot")
        facts = {"name": called(tournament, one.entrant, words), "by": words(f"tournament-tie-{name}")}
        other_name = called(tournament, other.entrant, words)
        lines.append("-# " + words("tournament-ranks-parted", other=other_name, **facts))
    return [*lines, *substitute_lines(tournament, words)]


def substitute_lines(tournament: Tournament, words: Words) -> list[str]:
    """Whose places were taken over, since when and by whom: points and games before are not their own."""
    told = list[str]()
    for one in tournament.state.entrants:
        holders = [*(past.id for past in one.earlier), one.id]
        for past, other in zip(one.earlier, holders[1:], strict=True):
            facts = {"other": called(tournament, past.id, words), "round": past.until + 1}
            name = called(tournament, other, words)
            told.append("-# " + words("tournament-ranks-substitute", name=name, **facts))
    return told


def standings_note(tournament: Tournament, words: Words) -> str:
    """Which game, and which rounds are counted: those that are over, or a part of the present one."""
    game, number = words(f"game-{tournament.row.game}"), tournament.round
    if not number:
        return game
    tables = len(tournament.state.rounds[-1].tables)
    done = sum(one.round == number for one in tournament.state.results)
    if done == tables:
        told = words("tournament-after-round", round=of_rounds(tournament, number, words))
    elif done:
        facts = {"done": done, "tables": tables}
        told = words("tournament-during-round", round=of_rounds(tournament, number, words), **facts)
    elif number > 1:
        told = words("tournament-after-round", round=of_rounds(tournament, number - 1, words))
    else:
        told = words("tournament-before-results")
    return f"{game} · {told}"


def part_name(state: TournamentState) -> str:
    """What the parts of this format are called."""
    return "division" if isinstance(state.plan, League) else "group"


def part_words(state: TournamentState, group: int, words: Words) -> str:
    """The division or group of a line; empty if there is only one."""
    if not group or rules.bracket(state):
        return ""
    return words(f"tournament-standings-{part_name(state)}", number=group)


def ranks_before(state: TournamentState) -> dict[int, int]:
    """Everybody's rank before the last round; empty if ranks do not depend on points alone."""
    if not isinstance(state.plan, Swiss) or len(state.rounds) < 2 or rules.bracket(state):
        return {}
    last = len(state.rounds)
    if all(result.round < last for result in state.results):
        return {}
    return {row.entrant: row.rank for row in rules.standings(rules.after_round(state, last - 1))}


def moved(before: int | None, now: int) -> Movement:
    """The arrow beside a rank."""
    if before is None:
        return ""
    return "same" if before == now else "up" if now < before else "down"


def cuts(state: TournamentState, rows: tuple[rules.Row, ...], words: Words) -> tuple[pictures.Cut, ...]:
    """Lines below those who go through, or below each group."""
    if rules.bracket(state):
        return ()
    ends = list[pictures.Cut]()
    at = 0
    for group, members in groupby(rows, key=lambda row: row.group):
        at += len(list(members))
        if group and at < len(rows):
            ends.append(pictures.Cut(at, words(f"tournament-{part_name(state)}-end", number=group)))
    if isinstance(state.plan, Swiss) and 0 < state.plan.cut < len(rows):
        cut = state.plan.cut
        ends.append(pictures.Cut(cut, words("picture-tournament-through", count=cut)))
    return tuple(ends)
