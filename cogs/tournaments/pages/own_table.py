"""Where a person stands in a tournament: their table, or why they have none."""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from cogs.tables.service import Tables
from cogs.tables.table import is_playing
from cogs.tournaments.pages.names import called, title
from cogs.tournaments.pages.values import number
from cogs.tournaments.service.field import not_entered
from cogs.tournaments.service.formats import is_elimination
from cogs.tournaments.service.terms import Tournament, moment
from cogs.ui.links import link
from cogs.ui.names import escaped
from db import GameRow, PairingRow
from engine import tournaments
from locales import Fact, Words

Sentence: TypeAlias = tuple[str, Mapping[str, Fact]]  # a key, and the facts that fill it


class OwnTable(NamedTuple):
    """The table at which a person plays."""

    pairing: PairingRow
    game: GameRow


async def own_table(tables: Tables, tournament: Tournament, user_id: int) -> OwnTable | None:
    """Find the table at which a person plays now; a person who has resigned there does not."""
    for pairing in tournament.open_pairings:
        if user_id in tournament.seats(pairing.round, pairing.number):
            game = await tables.row(pairing.game_id)
            return OwnTable(pairing, game) if is_playing(game, user_id) else None
    return None


def table_words(tournament: Tournament, table: OwnTable, words: Words) -> str:
    """Where a person plays, with whom, and until when."""
    pairing, game = table
    return words(
        "tournament-my-table",
        title=title(tournament, words),
        round=pairing.round,
        table=pairing.number + 1,
        names=", ".join(escaped(seat.name) for seat in game.seats),
        link=link(game.guild_id, game.home_id, game.board_message_id),
        until=until_words(tournament, words, pairing),
    )


def until_words(tournament: Tournament, words: Words, pairing: PairingRow | None = None) -> str:
    """When the round ends, for all or at one table, or that it is paused."""
    if tournament.row.status == "paused" or tournament.row.due is None:
        return words("tournament-my-paused")
    due = tournament.due_of(pairing) if pairing else tournament.round_ends
    return words("tournament-my-until", when=moment(due))


def idle_words(tournament: Tournament, user_id: int, words: Words) -> str:
    """Why a person has no table just now, and what comes next. It computes standings: for a worker."""
    if tournament.entrant(user_id) is None:
        raise not_entered(tournament, user_id)
    key, facts = idle(tournament, user_id, words)
    shown = {"title": title(tournament, words), "until": until_words(tournament, words), **facts}
    return words(f"tournament-my-{key}", **shown)


def idle(tournament: Tournament, user_id: int, words: Words) -> Sentence:
    """The sentence for a person without a table."""
    match tournament.row.status:
        case "open":
            due = tournament.row.due
            return ("open-until", {"when": f"<t:{due}:f>"}) if due else ("open", {})
        case "check_in":
            entrant = tournament.entrant(user_id)
            is_there = entrant is not None and entrant.checked_in
            return "checked-in" if is_there else "check-in", {"when": f"<t:{tournament.row.due}:R>"}
        case "over":
            return rank(tournament, user_id, "over")
        case "running" | "paused":
            return idle_in_round(tournament, user_id, words)
        case status:
            return status, {}


def idle_in_round(tournament: Tournament, user_id: int, words: Words) -> Sentence:
    """While rounds are played: dropped, out, not yet in, free, or done with this round."""
    state, here = tournament.state, latest_round(tournament, user_id)
    if taken := taken_over(tournament, user_id, words):
        return taken
    entrant = next((one for one in state.entrants if one.id == user_id), None)
    if entrant is None or entrant.dropped is not None:
        return "dropped-may-return" if tournaments.can_enter(state) else "dropped", {}
    if entrant.joined > here.number:
        return "late", {"round": entrant.joined}
    if user_id in here.rests:
        kept = "asked" if here.number in entrant.skips else "rest"
        return "waits" if here.stage == "knockout" else kept, {"round": here.number}
    for key, free in (("bye", here.byes), ("walkover", here.walkovers)):
        if user_id in free:
            return key, {"round": here.number, "points": tournaments.win_points(state.plan)}
    if here.stage == "knockout" and awaits_third(tournament, user_id):
        return "third", {}
    if here.stage == "knockout" and (place := rank(tournament, user_id, "out"))[1]["place"] > 1:
        return out(tournament, user_id, place)
    return table_done(tournament, user_id, words)


def taken_over(tournament: Tournament, user_id: int, words: Words) -> Sentence | None:
    """That a substitute plays in this person's place, if one does."""
    for one in tournament.state.entrants:
        for past in one.earlier:
            if past.id == user_id:
                return "relieved", {"name": called(tournament, one.id, words), "round": past.until + 1}
    return None


def latest_round(tournament: Tournament, user_id: int) -> tournaments.Round:
    """The round that is played; where rounds overlap, the last one in which a person was."""
    rounds, stage = tournament.state.rounds, tournament.state.rounds[-1].stage
    is_overlapping = stage == "knockout" or tournaments.is_parallel(tournament.state.plan)
    own = [
        one
        for one in rounds
        if is_overlapping
        and one.stage == stage
        and (user_id in one.rests or any(user_id in table.seats for table in one.tables))
    ]
    return own[-1] if own else rounds[-1]


def awaits_third(tournament: Tournament, user_id: int) -> bool:
    """Does a person who can no longer win wait for the match for the third place?"""
    tree = tournaments.bracket(tournament.state)
    last = [one for one in tree.matches if one.section == "third" and not one.ahead] if tree else []
    return any(user_id in one.slots and one.round != tournament.round for one in last)


def out(tournament: Tournament, user_id: int, place: Sentence) -> Sentence:
    """Out of the knock-out, or of the whole tournament. The place is known when the round is over."""
    state = tournament.state
    is_all = is_elimination(state.plan)
    played = (one.number for one in state.rounds for table in one.tables if user_id in table.seats)
    lost = max(played, default=0)
    if any(number == lost for number, _ in tournaments.open_tables(state)):
        return "out-now", {"round": lost, "all": str(is_all)}
    return place[0], {**place[1], "all": str(is_all)}


def table_done(tournament: Tournament, user_id: int, words: Words) -> Sentence:
    """Their table of this round has its result, others have none yet."""
    state, here = tournament.state, latest_round(tournament, user_id)
    facts = {"round": here.number, "tables": len(tournaments.open_tables(state))}
    results = {one.table: one for one in state.results if one.round == here.number}
    for at, table in reversed([*enumerate(here.tables)]):
        if user_id in table.seats and at in results:
            if here.stage == "knockout":
                return f"knockout-{knockout_fate(tournament, user_id)}", {**facts, "table": at + 1}
            game = tournaments.played_at(state, results[at])
            points = game.points[table.seats.index(user_id)]
            told = {"points": number(points, words), "count": float(points)}
            done = {"table": at + 1, "place": game.place_of(user_id), **told}
            return ("forfeited" if user_id in game.absent else "done"), {**facts, **done}
    return "between", facts


def knockout_fate(tournament: Tournament, user_id: int) -> str:
    """A person who is still in after a knock-out table has won there, plays again, or may lose once more."""
    tree = tournaments.bracket(tournament.state)
    number = latest_round(tournament, user_id).number
    here = [one for one in tree.matches if one.round == number] if tree else []
    if any(user_id in one.slots and one.is_played_again for one in here):
        return "again"
    return "on" if any(user_id in one.slots and user_id in one.ahead for one in here) else "second"


def rank(tournament: Tournament, user_id: int, key: str) -> tuple[str, dict[str, int]]:
    """The place that a person has reached, of how many, and in which group if there are several."""
    state, rows = tournament.state, tournaments.standings(tournament.state)
    own = next((row for row in rows if row.entrant == user_id), None)
    if own is None:
        return f"{key}-unranked", {"place": 0}
    has_knockout = any(one.stage == "knockout" for one in state.rounds)
    is_one = has_knockout or len({row.group for row in rows}) == 1
    peers = [row for row in rows if is_one or row.group == own.group]
    sharing = sum(row.rank == own.rank for row in peers)
    facts = {"place": own.rank, "count": len(peers), "sharing": sharing}
    if is_one:
        return key, facts
    facts["group"] = own.group
    return f"{key}-division" if isinstance(state.plan, tournaments.League) else f"{key}-group", facts
