"""What a tournament announces by itself, as entries of its outbox: rounds, tables, results, the end."""

from collections.abc import Iterable

from cogs.tournaments.service.records import Fact, news
from cogs.tournaments.service.terms import Tournament
from db import Outgoing, PairingRow
from engine import tournaments as rules
from engine.tournaments import TableResult


def overlapped_news(tournament: Tournament, state: rules.TournamentState) -> list[Outgoing]:
    """Announce how rounds went that end after a later one has begun, and those of a knock-out.

    Those tell of matches, whose later games have rounds of their own: a round is told of once, when all
    matches that began in it are decided. It computes the bracket: with many people for a worker.
    """
    tree = rules.bracket(state)
    is_final = tree is not None and tree.champion is not None and not rules.open_tables(state)
    new = rules.rounds_over(state) - rules.rounds_over(tournament.state)
    over = [one for one in state.rounds if one.number in new]
    told = [one.number for one in over if one.stage == "knockout" or one.number < len(state.rounds)]
    return [one for number in told for one in ended_news(number, is_final=is_final and number == told[-1])]


def begin_news(state: rules.TournamentState, number: int, attempt: int) -> tuple[Outgoing, ...]:
    """Announce a round, unless nothing begins in it but later games of matches: their tables tell."""
    is_told = rules.first_games(state, number) or state.rounds[number - 1].stage != "knockout"
    return (news("round", round=number, attempt=attempt),) if is_told else ()


def event_news(tournament: Tournament) -> tuple[Outgoing, ...]:
    """Let the event in the server's calendar follow, if there is one."""
    return (news("event"),) if tournament.row.event_id else ()


def note_news(pairings: Iterable[PairingRow]) -> list[Outgoing]:
    """Let what stands above the boards of tables follow a new end, or another player."""
    return [news("note", game=one.game_id) for one in pairings]


def void_news(tournament: Tournament) -> list[Outgoing]:
    """Tell the tables of the last round that it is paired again, and let the card of that round say so.

    What stands above their boards is named: the tables themselves are no longer known then. Once it stands
    there, the card of the round is out; before that, it would be the card of the round before.
    """
    tables = sorted(tournament.open_pairings, key=lambda one: one.game_id)
    announce = [news("void", game=one.game_id, note=one.note_message_id or 0) for one in tables]
    if any(one.note_message_id for one in tables) and begin_news(tournament.state, tournament.round, 0):
        announce.append(news("round-anew", round=tournament.round))
    return announce


def over_news(tournament: Tournament, **corrected: Fact) -> tuple[Outgoing, ...]:
    """Announce the podium, and give the winner's role if there is one; `corrected` is another result."""
    return (news("over", **corrected), *((news("prize"),) if tournament.terms.prize_id else ()))


def ended_news(number: int, *, is_final: bool = False) -> tuple[Outgoing, ...]:
    """Announce how a round went, if one has just ended."""
    return (news("round-over", round=number, is_final=is_final),) if number else ()


def facts_of(result: TableResult) -> dict[str, Fact]:
    """Return what the log says about a result."""
    return {"round": result.round, "table": result.table, "places": result.places}


def result_news(result: TableResult, act: str = "") -> Outgoing:
    """Tell a table what its result means; `act` is what the organiser has done."""
    return news("result", round=result.round, table=result.table, act=act)


def table_news(round_number: int, attempt: int, number: int) -> Outgoing:
    """Give a table its place, and call its players there."""
    return news("table", round=round_number, attempt=attempt, table=number)
