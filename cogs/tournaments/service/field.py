"""Who would play if a tournament began now: those who are there, then the waiting list."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from cogs.tournaments.service.records import OPEN, need_unfinished
from cogs.tournaments.service.terms import Tournament
from db import CandidateRow, EntrantRow
from engine.core import RuleError
from engine.tournaments import Entrant, check_start


class Starters(NamedTuple):
    """Who plays, who has not checked in, who comes in from the waiting list, and who stays on it."""

    there: Sequence[EntrantRow]
    away: Sequence[int]
    promoted: Sequence[EntrantRow]
    left_out: Sequence[int]

    @property
    def all(self) -> list[EntrantRow]:
        """Everybody who plays."""
        return [*self.there, *self.promoted]


def waiting_of(tournament: Tournament) -> list[CandidateRow]:
    """Return the waiting list, the first in line first."""
    return [one for one in tournament.candidates if one.kind == "waiting"]


def let_in(one: CandidateRow, at: int, *, checked_in: bool) -> EntrantRow:
    """Return the entry of a person who comes in from the waiting list."""
    return EntrantRow(
        tournament_id=one.tournament_id,
        user_id=one.user_id,
        name=one.name,
        interaction_id=one.interaction_id,
        checked_in=checked_in,
        at=at,
    )


def starters(tournament: Tournament, now: int) -> Starters:
    """Say who plays if it begins now; the waiting list fills the places of those who have not checked in."""
    is_open = tournament.row.status == "open"
    there = [one for one in tournament.entrants if one.checked_in or is_open]
    away = [one.user_id for one in tournament.entrants if one not in there]
    waiting = waiting_of(tournament)
    free = max(0, tournament.terms.most - len(there))
    promoted = [let_in(one, now, checked_in=not is_open) for one in waiting[:free]]
    return Starters(there, away, promoted, [one.user_id for one in waiting[free:]])


def need_enough(tournament: Tournament, entered: int) -> None:
    """Refuse to begin with fewer than the terms or the format ask for."""
    if entered < tournament.terms.least:
        raise RuleError("tournament-too-few", entered=entered, least=tournament.terms.least)
    check_start(replace(tournament.state, entrants=tuple(map(Entrant, range(1, entered + 1)))))


def need_ready(tournament: Tournament, now: int) -> Starters:
    """Say who plays if it is started now; refuse if it has begun, or too few would be there."""
    need_unfinished(tournament)
    if tournament.row.status not in OPEN:
        raise RuleError("tournament-started")
    found = starters(tournament, now)
    try:
        need_enough(tournament, len(found.all))
    except RuleError as error:
        if tournament.row.status == "open":
            raise
        facts = {**error.facts, "all": len(tournament.entrants), "when": tournament.until}
        # The format needs more than the terms: to lower their minimum would not help.
        is_format = error.code == "tournament-too-few-entrants"
        code = "tournament-too-few-for-tables" if is_format else "tournament-too-few-checked"
        raise RuleError(code, **facts) from None
    return found


def not_entered(tournament: Tournament, user_id: int) -> RuleError:
    """Return the refusal for a person who does not take part; those who wait are told their place in line."""
    place = place_in_line(tournament, user_id)
    if not place:
        return RuleError("tournament-not-entered")
    is_open = tournament.row.status in ("open", "check_in")
    return RuleError("tournament-waiting" if is_open else "tournament-stands-by", place=place)


def place_in_line(tournament: Tournament, user_id: int) -> int:
    """Return a person's place on the waiting list; 0 if they are not on it."""
    waiting = [one.user_id for one in waiting_of(tournament)]
    return waiting.index(user_id) + 1 if user_id in waiting else 0
