"""What a league announces about its divisions: who plays in which, and who goes up and down."""

from cogs.tournaments.pages.names import list_people
from cogs.tournaments.service.terms import Tournament
from engine.tournaments import League, groups, next_season, points_table
from locales import Words


def division_lines(tournament: Tournament, words: Words) -> list[str]:
    """Who plays in which division of a league, and why."""
    plan = tournament.state.plan
    if not isinstance(plan, League) or plan.divisions == 1:
        return []
    how = "season" if any(one.division for one in tournament.state.entrants) else "rating"
    lines = [
        words(
            "tournament-division",
            number=number,
            names=list_people(tournament, [one.id for one in members], words),
        )
        for number, members in enumerate(groups(tournament.state), start=1)
    ]
    return [*lines, words(f"tournament-divisions-by-{how}")]


def season_lines(tournament: Tournament, words: Words) -> list[str]:
    """Who goes up and down after a league's season, and how the next one begins."""
    plan = tournament.state.plan
    if not isinstance(plan, League):
        return []
    lines = list[str]()
    before = {row.entrant: row.group for row in points_table(tournament.state)}
    after = {one.id: one.division for one in next_season(tournament.state)}
    for division in range(1, plan.divisions + 1):
        moves = {
            "up": [who for who, now in after.items() if now == division < before[who]],
            "down": [who for who, now in after.items() if now == division > before[who]],
        }
        for way, people in moves.items():
            if people:
                names = list_people(tournament, people, words)
                lines.append(words(f"tournament-goes-{way}", division=division, names=names))
    return [*lines, words("tournament-season-hint", number=tournament.row.id)]
