"""The terms that an organiser sets besides game and format, and a tournament as it is loaded."""

from typing import Literal, TypeAlias, cast, get_args

import msgspec
from msgspec.structs import replace

from cogs.clock.deadlines import CLOCKS, DAY, HOUR, Clock, Misses, Reserve, Timing
from db import CandidateRow, EntrantRow, PairingRow, StoredTournament, TournamentRow
from engine.core import RuleError
from engine.tournaments import TournamentState, holder, open_tables

LEAST_LEAD, LONGEST_LEAD = HOUR, 24 * HOUR
LEAST_CALL = 5 * 60
LIMITS = {
    "round_hours": (1, 24 * 60),
    "check_in_minutes": (0, 24 * 60),
    "least": (2, 512),
    "most": (2, 512),
    "absences": (0, 3),
}

Repeat: TypeAlias = Literal["no", "weekly", "monthly"]
REPEATS: tuple[str, ...] = get_args(Repeat)


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The terms of a tournament. `closes_at` None: the organiser closes the entries."""

    clock: Clock = "24h"
    reserve: Reserve = "none"
    round_hours: int = 7 * 24
    misses: Misses = "2"  # turns missed in a row before a stand-in keeps the seat
    absences: int = 2  # tables at which a person never moved, before they are dropped; 0: however many
    closes_at: int | None = None
    check_in_minutes: int = 0
    least: int = 4
    most: int = 128
    rated: bool = True
    role_id: int | None = None
    prize_id: int | None = None  # the role that the winner gets
    away: bool = False
    season: int = 1  # of a league
    after: int | None = None  # the tournament that was its season before
    repeat: Repeat = "no"  # when it is over, another one like it opens
    series: int | None = None  # the first tournament of its series, if this is not the first
    part: int = 1  # of its series
    planned_at: int | None = None  # when entries were to close, before it was postponed

    @property
    def timing(self) -> Timing:
        """The clock of the tables."""
        away = "on" if self.away else "off"
        return Timing(clock=self.clock, reserve=self.reserve, misses=self.misses, away=away)

    @property
    def starts_at(self) -> int | None:
        """When the first round begins, if that is known."""
        return None if self.closes_at is None else self.closes_at + 60 * self.check_in_minutes

    @property
    def last_call_lead(self) -> int:
        """How many seconds before a check-in ends those who are missing are called once more."""
        return min(max(60 * self.check_in_minutes // 4, LEAST_CALL), HOUR)

    @property
    def replay_timing(self) -> Timing:
        """The clock of a table whose match was tied: the next shorter one."""
        shorter = CLOCKS[max(1, CLOCKS.index(self.clock) - 1)] if self.clock != "none" else "none"
        return replace(self.timing, clock=cast(Clock, shorter))

    @property
    def replay_hours(self) -> int:
        """How long a round lasts in which nothing but tied matches is played again."""
        return max(1, self.round_hours // 2)

    @property
    def reminder_lead(self) -> int:
        """How many seconds before a round's end open tables are reminded; 0 if a round is too short."""
        length = self.round_hours * HOUR
        lead = min(max(length // 10, LEAST_LEAD), LONGEST_LEAD)
        return lead if lead < length else 0

    @property
    def warning_lead(self) -> int:
        """How many seconds before tables are decided as they stand the organisers are told; 0: not at all."""
        return DAY if self.round_hours * HOUR >= 2 * DAY else 0


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
    """A tournament as it was loaded, with its values decoded. Its rules work on `state`."""

    row: TournamentRow
    terms: Terms
    state: TournamentState
    entrants: tuple[EntrantRow, ...]
    pairings: tuple[PairingRow, ...] = ()
    taken_back: tuple[int, ...] = ()
    is_announcing: bool = False  # something about it is still to be sent
    helpers: tuple[int, ...] = ()
    candidates: tuple[CandidateRow, ...] = ()

    @property
    def round(self) -> int:
        """The number of the round that was paired last; 0 before the first."""
        return len(self.state.rounds)

    @property
    def until(self) -> str:
        """When the next thing is due, as a message shows it; empty where nothing is due."""
        return moment(self.row.due)

    def until_at(self, round_number: int, number: int) -> str:
        """When a table is decided as it stands, as a message shows it."""
        found = (one for one in self.pairings if (one.round, one.number) == (round_number, number))
        return moment(next(map(self.due_of, found), self.row.due))

    @property
    def open_pairings(self) -> list[PairingRow]:
        """The tables that are being played."""
        still_open = set(open_tables(self.state))
        return [one for one in self.pairings if (one.round, one.number) in still_open]

    @property
    def organisers(self) -> tuple[int, ...]:
        """Who may organise it: its organiser first, then those who help."""
        return (self.row.organiser_id, *self.helpers)

    @property
    def round_ends(self) -> int | None:
        """When the last of its tables is decided at the latest; before, when something is due."""
        return max(map(self.due_of, self.open_pairings), default=0) or self.row.due

    def due_of(self, pairing: PairingRow) -> int:
        """When a table is decided as it stands."""
        return (self.row.due if pairing.due is None else pairing.due) or 0

    def pairing(self, round_number: int, number: int) -> PairingRow:
        """Return a table with the id of its game."""
        return next(one for one in self.pairings if (one.round, one.number) == (round_number, number))

    def seats(self, round_number: int, number: int) -> tuple[int, ...]:
        """Return who sits at a table, in the order of play."""
        return self.state.rounds[round_number - 1].tables[number].seats

    def attempt(self, round_number: int) -> int:
        """Return how often a round was paired again."""
        return self.taken_back.count(round_number)

    def entrant(self, user_id: int) -> EntrantRow | None:
        """Return a person's entry, if they take part."""
        return next((one for one in self.entrants if one.user_id == user_id), None)

    def name_of(self, user_id: int) -> str:
        """Return the name that a person gave when they joined."""
        entrant = self.entrant(user_id)
        return entrant.name if entrant else ""

    def player_in(self, who: int, round_number: int) -> int:
        """Return who played an entrant's place in a round: a substitute may have taken it over since."""
        return next((holder(one, round_number) for one in self.state.entrants if one.id == who), who)

    def is_playing(self, user_id: int) -> bool:
        """Is this person still to be paired?"""
        return any(one.id == user_id and one.dropped is None for one in self.state.entrants)


def moment(at: int | None) -> str:
    """A moment as a message shows it; empty without one."""
    return f"<t:{at}:f> (<t:{at}:R>)" if at else ""


def decode(stored: StoredTournament) -> Tournament:
    """Decode a stored tournament."""
    terms = msgspec.json.decode(stored.row.terms, type=Terms)
    state = msgspec.json.decode(stored.row.state, type=TournamentState)
    facts = (stored.entrants, stored.pairings, stored.taken_back, stored.is_announcing)
    return Tournament(stored.row, terms, state, *facts, stored.helpers, stored.candidates)
