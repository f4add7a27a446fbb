"""From one season of a league to the next."""

from msgspec.structs import replace

from engine.contest.groups import groups
from engine.contest.model import Contest, Entrant, League
from engine.contest.standings import points_table


def next_season(contest: Contest) -> tuple[Entrant, ...]:
    """The entrants of the next season: in each division the best `moving` go up, as many go down.

    Whoever dropped out is left out, and nobody moves into their place: newcomers enter in the lowest
    division. Where a division is too small for both, going up comes first.
    """
    if not isinstance(contest.plan, League):
        return ()
    plan, people = contest.plan, {entrant.id: entrant for entrant in contest.entrants}
    found = list[Entrant]()
    for division in range(1, len(groups(contest)) + 1):
        rows = [row for row in points_table(contest) if row.group == division and not row.is_dropped]
        for at, row in enumerate(rows):
            goes_up = division > 1 and at < plan.moving
            goes_down = division < plan.divisions and at >= len(rows) - plan.moving and not goes_up
            stays_or_moves = division - goes_up + goes_down
            found.append(replace(people[row.entrant], division=stays_or_moves, joined=1, dropped=None))
    return tuple(found)
