"""Leads from one season of a league to the next."""

from msgspec.structs import replace

from engine.tournaments.model import Entrant, League, TournamentState
from engine.tournaments.standings import points_table


def next_season(state: TournamentState) -> tuple[Entrant, ...]:
    """Return the entrants of the next season: in each division the best `moving` go up, as many go down.

    Players who dropped out are left out, and more go up to fill their places, so that only the lowest
    division shrinks; newcomers enter there. In a division too small for both, going up comes first.
    """
    if not isinstance(state.plan, League):
        return ()
    people = {entrant.id: entrant for entrant in state.entrants}
    table, found, gaps = points_table(state), list[Entrant](), 0
    for division in range(1, state.plan.divisions + 1):
        rows = [row for row in table if row.group == division]
        staying = [people[row.entrant] for row in rows if not row.is_dropped]
        up = state.plan.moving + gaps if division > 1 else 0
        down = state.plan.moving if division < state.plan.divisions else 0
        for at, entrant in enumerate(staying):
            step = -1 if at < up else 1 if at >= len(staying) - down else 0
            found.append(replace(entrant, division=division + step, joined=1, dropped=None))
        gaps += len(rows) - len(staying)
    return tuple(found)
