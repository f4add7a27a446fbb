"""The tables of a round: how they are dealt, and which results their games give."""

import hashlib
from collections.abc import Mapping, Sequence

import msgspec

from cogs.clock.deadlines import deadlines_after, dump_timing, load_timing
from cogs.clock.personal_time import PersonalTime
from cogs.tables.fairness import below_all_who_played, never_came, stood_in
from cogs.tables.outgoing import Notice
from cogs.tables.rated import rated_result
from cogs.tables.table import Table, decided, decode, first_position
from cogs.tournaments.service.terms import Tournament
from db import Correction, DeadlineRow, Deal, GameRow, LogRow, MoveRow, Outgoing, PairingRow, SeatRow
from engine import GAMES
from engine.core import Outcome, Seat, dump, game_seed
from engine.core.endings import DECIDED, RESIGNED, UNCOUNTED
from engine.tournaments import Round, TableResult, is_replay


def deals(tournament: Tournament, paired: Round, attempt: int, first: int = 0) -> tuple[Deal, ...]:
    """Deal the tables of a round, from `first` on; slow, for a worker."""
    return tuple(deal(tournament, paired, number, attempt) for number in range(first, len(paired.tables)))


def deal(tournament: Tournament, paired: Round, number: int, attempt: int) -> Deal:
    """Deal one table. Its seats are in the order of the pairing: the first of them begins."""
    row, terms, game = tournament.row, tournament.terms, GAMES[tournament.row.game]
    seats = tuple(
        SeatRow(
            seat=seat,
            user_id=user_id,
            name=tournament.name_of(user_id),
            interaction_id=joined(tournament, user_id),
        )
        for seat, user_id in enumerate(paired.tables[number].seats)
    )
    # The hash of the tournament's secret was shown before anybody joined.
    secret = hashlib.sha256(row.secret + f"{paired.number}/{number}/{attempt}".encode()).digest()
    interactions = tuple(seat.interaction_id for seat in seats)
    seed = game_seed(secret, interactions)
    options = msgspec.structs.replace(game.load_options(row.options), first=0, picks=())
    step, dealt = first_position(game, len(seats), options, seed, interactions)
    return Deal(
        round=paired.number,
        number=number,
        game=row.game,
        secret=secret,
        seats=seats,
        dealt=dealt,
        # The players are called when the table's place is opened, all at once and once.
        outbox=(Outgoing("board", dump(Notice(dump(step.events), calls=False))),),
        timing=dump_timing(
            terms.replay_timing if is_replay(tournament.state, paired, number) else terms.timing
        ),
        rated=terms.rated,
    )


def first_to_act(deal: Deal) -> dict[Seat, int]:
    """Return the people who are to act first at a table, by their seats."""
    game = GAMES[deal.game]
    to_act = game.to_act(game.load_state(deal.dealt.state))
    return {seat: deal.seats[seat].user_id or 0 for seat in sorted(to_act)}


def first_deadlines(
    dealt: Sequence[Deal], times: Mapping[int, PersonalTime], now: int, until: int
) -> tuple[Deal, ...]:
    """Give the tables of a round their first deadlines; `times` are the people's own, by their ids."""

    def deadlines(deal: Deal) -> tuple[DeadlineRow, ...]:
        waits_for = {seat: times.get(user, PersonalTime()) for seat, user in first_to_act(deal).items()}
        timing = load_timing(deal.timing)
        reserves = dict.fromkeys(waits_for, timing.reserve_after(0))
        return deadlines_after(
            0, timing, (), waits_for=waits_for, renewed=True, now=now, until=until, reserves=reserves
        )

    return tuple(msgspec.structs.replace(deal, deadlines=deadlines(deal)) for deal in dealt)


def correction(table: Table, moves: Sequence[MoveRow], places: tuple[int, ...]) -> Correction:
    """Return what changes when an organiser gives other places to a game that is over."""
    result = dump(decided(table, places))
    rated, unrated = rated_result(table.row, result, table.game.board_count(table.state), moves)
    return Correction(
        game_id=table.row.id,
        version=table.row.version,
        result=result,
        rated=rated,
        unrated=unrated,
        outbox=(Outgoing("board", dump(Notice(remark="corrected", calls=False))),),
    )


def joined(tournament: Tournament, user_id: int) -> int:
    """Return the id of the interaction by which a person joined."""
    entrant = tournament.entrant(user_id)
    return entrant.interaction_id if entrant else 0


def result_of(
    tournament: Tournament, at: PairingRow, row: GameRow, moves: Sequence[MoveRow], log: Sequence[LogRow]
) -> TableResult:
    """Return the result of a game that is over; one that was broken off counts as it stood.

    A seat that was given up, or that a stand-in holds or has mostly played, counts as last, unless the
    organiser has decided.
    """
    if row.result:
        outcome = msgspec.json.decode(row.result, type=Outcome)
    else:
        game = GAMES[row.game]
        outcome = game.standing(game.load_state(row.state or ""))
    away = [False] * len(row.seats)
    if outcome.reason != DECIDED:
        away, outcome = stood_in(row, moves), below_all_who_played(row, moves, outcome)
    seats, missing = (
        tournament.seats(at.round, at.number),
        never_came(decode(row), moves, log, row.ended_at or 0),
    )
    absent = tuple(seats[seat] for seat in sorted(missing))
    played_for = tuple(who for who, gone in zip(seats, away, strict=True) if gone and who not in absent)
    # Where somebody gave up or the organiser decided, scores say nothing of the result.
    scores = () if outcome.reason in (RESIGNED, DECIDED, *UNCOUNTED) else outcome.scores
    return TableResult(at.round, at.number, outcome.places, absent, played_for, scores)
