"""A substitute takes over the place of a player who leaves, with all that it has and has still to play.

The place keeps its points, its games, its seed and its way through the bracket: for everybody else nothing
changes but a name. Who held it before, and until which round, is noted with the entrant.
"""

from msgspec.structs import replace

from engine.core import RuleError
from engine.tournaments import model
from engine.tournaments.groups import groups, has_games_left
from engine.tournaments.history import open_tables
from engine.tournaments.standings import knockout_of


def substitute(
    state: model.TournamentState, who: model.EntrantId, taker: model.EntrantId
) -> model.TournamentState:
    """Give the place of a player, who may have dropped out before, to a person who has not taken part.

    Refuse it where the place has nothing more to play, or where its games were given away when its player
    dropped out: an opponent of theirs is already in the next match.
    """
    known = next((one for one in state.entrants if one.id == who), None)
    if known is None:
        raise RuleError("tournament-other-not-entered")
    if any(taker in (one.id, *(past.id for past in one.earlier)) for one in state.entrants):
        raise RuleError("tournament-substitute-played")
    past = model.Earlier(who, _last_round(state, who))
    # Lots were drawn by the number of the one who entered.
    lot = known.id if known.lot is None else known.lot
    new = replace(known, id=taker, dropped=None, lot=lot, earlier=(*known.earlier, past))
    after = replace(
        state,
        entrants=tuple(new if one.id == who else one for one in state.entrants),
        rounds=tuple(_in_round(one, who, taker) for one in state.rounds),
        results=tuple(
            replace(one, absent=_with(one.absent, who, taker), stood_in=_with(one.stood_in, who, taker))
            for one in state.results
        ),
    )
    _need_something_to_play(after, taker)
    return after


def holder(entrant: model.Entrant, round_number: int) -> model.EntrantId:
    """Return who held an entrant's place in a round."""
    return next((past.id for past in entrant.earlier if round_number <= past.until), entrant.id)


def _last_round(state: model.TournamentState, who: model.EntrantId) -> int:
    """The last round that a player has ended: a table that is still open is the substitute's."""
    still = (number for number, at in open_tables(state) if who in state.rounds[number - 1].tables[at].seats)
    return min(still, default=len(state.rounds) + 1) - 1


def _with(
    people: tuple[model.EntrantId, ...], who: model.EntrantId, taker: model.EntrantId
) -> tuple[model.EntrantId, ...]:
    return tuple(taker if one == who else one for one in people)


def _in_round(one: model.Round, who: model.EntrantId, taker: model.EntrantId) -> model.Round:
    return replace(
        one,
        tables=tuple(replace(table, seats=_with(table.seats, who, taker)) for table in one.tables),
        byes=_with(one.byes, who, taker),
        walkovers=_with(one.walkovers, who, taker),
        rests=_with(one.rests, who, taker),
    )


def _need_something_to_play(state: model.TournamentState, who: model.EntrantId) -> None:
    if (knockout := knockout_of(state)) is not None and state.rounds:
        if not knockout.is_sound:
            raise RuleError("tournament-substitute-late")
        if who not in knockout.expected:
            raise RuleError("tournament-substitute-out")
        return
    is_seated = any(who in state.rounds[number - 1].tables[at].seats for number, at in open_tables(state))
    if not is_seated and not _has_rounds_left(state, who):
        raise RuleError("tournament-substitute-out")


def _has_rounds_left(state: model.TournamentState, who: model.EntrantId) -> bool:
    """Before a knock-out: are there rounds to come for this player, or a knock-out to reach?"""
    match state.plan:
        case model.Swiss(rounds=rounds, cut=cut):
            return len(state.rounds) < rounds or cut > 1
        case model.RoundRobin() | model.League():
            members = next(part for part in groups(state) if any(one.id == who for one in part))
            return getattr(state.plan, "cut", 0) > 1 or has_games_left(state, state.plan, members, who)
        case _:
            return True
