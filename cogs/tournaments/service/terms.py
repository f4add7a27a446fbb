"""What an organiser settles besides the game and the format, and a tournament as it is loaded."""

import msgspec

from cogs.clock.deadlines import Clock, Timing
from db import EntrantRow, TournamentRow
from engine.core import RuleError
from engine.tournaments import TournamentState

HOUR = 3600
LEAST_LEAD, LONGEST_LEAD = HOUR, 24 * HOUR
LIMITS = {"round_hours": (1, 24 * 60), "check_in_minutes": (0, 24 * 60), "least": (2, 512), "most": (2, 512)}


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The terms of a tournament. `closes_at` None: the organiser closes the entries."""

    clock: Clock = "24h"
    round_hours: int = 7 * 24
    closes_at: int | None = None
    check_in_minutes: int = 0
    least: int = 4
    most: int = 128
    rated: bool = True
    role_id: int | None = None
    away: bool = False
    season: int = 1  # of a league
    after: int | None = None  # the tournament that was its season before

    @property
    def timing(self) -> Timing:
        """The clock of the tables."""
        return Timing(clock=self.clock, away="on" if self.away else "off")

    @property
    def reminder_lead(self) -> int:
        """How many seconds before a round's end its open tables hear of it; 0 where a round is too short."""
        length = self.round_hours * HOUR
        lead = min(max(length // 10, LEAST_LEAD), LONGEST_LEAD)
        return lead if lead < length else 0


def check_terms(terms: Terms) -> None:
    """Refuse terms that cannot be kept."""
    for field, (least, most) in LIMITS.items():
        if not least <= getattr(terms, field) <= most:
            raise RuleError(f"tournament-limit-{field.replace('_', '-')}", least=least, most=most)
    if terms.least > terms.most:
        raise RuleError("tournament-least-most", least=terms.least, most=terms.most)
    if (terms.timing.length or 0) > terms.round_hours * HOUR:
        raise RuleError("tournament-clock-round", hours=terms.round_hours)


class Tournament(msgspec.Struct, frozen=True):
    """A stored tournament with its values decoded."""

    row: TournamentRow
    terms: Terms
    state: TournamentState
    entrants: tuple[EntrantRow, ...]

    @property
    def round(self) -> int:
        """The number of the round that was paired last; 0 before the first."""
        return len(self.state.rounds)

    @property
    def until(self) -> str:
        """When what it waits for is due, as a message shows it; nothing where nothing is."""
        return f"<t:{self.row.due}:f> (<t:{self.row.due}:R>)" if self.row.due else ""

    def entrant(self, user_id: int) -> EntrantRow | None:
        """Somebody who takes part."""
        return next((one for one in self.entrants if one.user_id == user_id), None)

    def name_of(self, user_id: int) -> str:
        """Their name as they gave it when they joined."""
        entrant = self.entrant(user_id)
        return entrant.name if entrant else ""


def decode(row: TournamentRow, entrants: tuple[EntrantRow, ...]) -> Tournament:
    """A stored tournament, decoded."""
    terms = msgspec.json.decode(row.terms, type=Terms)
    return Tournament(row, terms, msgspec.json.decode(row.state, type=TournamentState), entrants)
