"""How rounds and tables of a tournament ended, in lines for everybody. They call nobody."""

from collections.abc import Collection, Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

import msgspec

from cogs.tournaments.pages.names import called, list_people, listed, mentioned
from cogs.tournaments.pages.values import free_facts, of_rounds, scored
from cogs.tournaments.service.records import LogFacts
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.telling.matches import (
    begun_in,
    is_series,
    match_fates,
    players_of,
    series_words,
    tree_of,
)
from db import LogRow
from engine.tournaments import (
    Bracket,
    Match,
    TableResult,
    after_round,
    after_table,
    best_of,
    bracket,
    cut_of,
    played_at,
    replays,
    result_at,
    still_in,
)
from locales import Words

TABLES_LIMIT = 2200  # characters of tables in a round's message


class Decided(NamedTuple):
    """How tables were decided, and why people dropped out."""

    tables: dict[tuple[int, int], str]  # round and table: how it was decided, "" for a game played out
    drops: dict[int, str]  # "absent", "left" or "organiser"


def decided(log: Iterable[LogRow]) -> Decided:
    """Collect who decided what; of several acts on the same table or person, the last one counts."""
    found = Decided({}, {})
    for row in log:
        facts = msgspec.json.decode(row.facts, type=LogFacts)
        match row.act:
            case "result" | "correct":
                how = "organiser" if row.actor_id is not None else facts.by
                found.tables[facts.round, facts.table] = how
            case "leave":
                found.drops[facts.user] = "left"
            case "drop":
                found.drops[facts.user] = "absent" if row.actor_id is None else "organiser"
            case _:
                pass
    return found


def seat_words(tournament: Tournament, result: TableResult, words: Words) -> list[str]:
    """Everybody at a table, best place first: what it gives them, and who lost by forfeit."""
    a_round = tournament.state.rounds[result.round - 1]
    game = played_at(tournament.state, result)
    counts = "" if a_round.stage == "knockout" else "-points"  # a knock-out gives no points

    def line(who: int, place: int, points: Fraction) -> str:
        key = "tournament-seat-forfeit" if who in game.absent else "tournament-seat"
        facts = {"points": scored(points, words)} if counts else {}
        name = called(tournament, tournament.player_in(who, result.round), words)
        return words(key + counts, place=place, name=name, **facts)

    return [line(*one) for one in by_place(tournament, result)]


def by_place(tournament: Tournament, result: TableResult) -> list[tuple[int, int, Fraction]]:
    """Everybody at a table with place and points, in the order in which they are named."""
    game = played_at(tournament.state, result)
    return sorted(zip(game.seats, game.places, game.points, strict=True), key=lambda one: one[1])


def table_lines(tournament: Tournament, round_number: int, how: Decided, words: Words) -> list[str]:
    """As many tables of a round as there is room for, and where to find the others."""
    found, length = list[str](), 0
    lines = told_tables(tournament, round_number, how, words)
    for line in lines:
        length += len(line) + 1
        if length > TABLES_LIMIT:
            left = len(lines) - len(found)
            return [*found, words("tournament-tables-more", count=left, round=round_number)]
        found.append(line)
    return found


def told_tables(tournament: Tournament, round_number: int, how: Decided, words: Words) -> list[str]:
    """A line for each table of a round; in a knock-out, for each match that began in it.

    A match of several games is found at the table where it was decided.
    """
    state, tree = tournament.state, tree_of(tournament)
    if tree is None or state.rounds[round_number - 1].stage != "knockout":
        results = [one for one in state.results if one.round == round_number]
        return [table_line(tournament, one, [], how, words) for one in results]
    lines = list[str]()
    for match in begun_in(tournament, round_number, tree):
        last = result_at(state, match.round or 0, match.table or 0)
        if last is None:  # it was decided without a table
            continue
        verdicts = tie_words(tournament, match, last, words)
        line = words(
            "tournament-table-line", table=last.table + 1, seats=series_words(tournament, match, words)
        )
        told = line if is_series(match) else ""
        lines.append(table_line(tournament, last, verdicts, how, words, told))
    return lines


def table_line(
    tournament: Tournament,
    result: TableResult,
    verdicts: Sequence[str],
    how: Decided,
    words: Words,
    told: str = "",
) -> str:
    """How a table ended, and who or what decided it; `told` is how a match of several games went."""
    seats = " · ".join(seat_words(tournament, result, words))
    line = told or words("tournament-table-line", table=result.table + 1, seats=seats)
    by = how.tables.get((result.round, result.table))
    for verdict in [*([words(f"tournament-by-{by}")] if by else []), *verdicts]:
        line = words("tournament-verdict", line=line, verdict=verdict)
    return line


def tie_words(tournament: Tournament, match: Match | None, result: TableResult, words: Words) -> list[str]:
    """Say what follows from a tie at a knock-out table: it is played again, or the decider has decided."""
    if match is None:
        return []
    if match.is_played_again:
        return [again_words(tournament, match, result, words)]
    if not match.is_tied:
        return []
    plan = tournament.state.plan
    decider = "seed" if not replays(plan) else plan.decider
    return [words(f"tournament-tied-{decider}{'-final' if match.section == 'final' else ''}")]


def match_of(tree: Bracket | None, result: TableResult) -> Match | None:
    """Return the match whose last game has this result."""
    where = (result.round, result.table)
    return next((one for one in tree.matches if (one.round, one.table) == where), None) if tree else None


def again_words(tournament: Tournament, match: Match, result: TableResult, words: Words) -> str:
    """Say that a match goes on: the next game of its series, or a replay of a tie."""
    won = dict(zip(match.slots, match.wins or (), strict=False))
    wins = "–".join(str(won.get(who, 0)) for who, _, _ in by_place(tournament, result))
    if match.games < best_of(tournament.state.plan):
        return words("tournament-next-game", wins=wins, game=match.games + 1)
    return words("tournament-tied-again")


def round_lines(tournament: Tournament, round_number: int, how: Decided, words: Words) -> list[str]:
    """How a round ended: its tables, who was absent or dropped, and who goes on."""
    absent, dropped = away(tournament, round_number)
    lines = [
        words("tournament-round-over", round=of_rounds(tournament, round_number, words)),
        *table_lines(tournament, round_number, how, words),
    ]
    if absent:
        lines.append(words("tournament-absent", names=list_people(tournament, absent, words)))
    if dropped:
        lines.append(
            words("tournament-dropped", names=listed(drop_words(tournament, dropped, how, words), words))
        )
    return [*lines, *round_fates(tournament, round_number, words)]


def away(tournament: Tournament, round_number: int) -> tuple[list[int], list[int]]:
    """Who never moved in a round, and who has dropped out in it; in a knock-out, of the matches it began."""
    state = tournament.state
    if state.rounds[round_number - 1].stage == "knockout":
        here = players_of(tournament, round_number)
        games = [one for one in state.results if one.round >= round_number]
        absent = [who for one in games for who in one.absent if who in here]
        gone = [one.id for one in state.entrants if one.dropped is not None and one.id in here]
        return [*dict.fromkeys(absent)], gone
    results = [one for one in state.results if one.round == round_number]
    gone = [one.id for one in state.entrants if one.dropped == round_number + 1]
    return [who for result in results for who in result.absent], gone


def drop_words(tournament: Tournament, people: Iterable[int], how: Decided, words: Words) -> list[str]:
    """Who no longer plays, and why. Those who did not leave by themselves are mentioned."""
    return [
        words(
            "tournament-dropped-name",
            name=mentioned(who, words) if is_sent_away(who, how) else called(tournament, who, words),
            why=words(f"tournament-dropped-{how.drops.get(who, 'left')}", count=tournament.terms.absences),
        )
        for who in people
    ]


def is_sent_away(who: int, how: Decided) -> bool:
    """Was this person dropped without having left by themselves?"""
    return how.drops.get(who, "left") != "left"


def sent_away(tournament: Tournament, round_number: int, how: Decided) -> list[int]:
    """The people to be told that they were dropped in a round."""
    _, dropped = away(tournament, round_number)
    return [who for who in dropped if who > 0 and is_sent_away(who, how)]


def round_fates(tournament: Tournament, round_number: int, words: Words) -> list[str]:
    """Who goes on in the knock-out after a round, and who is out; before it, who will play it."""
    if tournament.state.rounds[round_number - 1].stage == "knockout":
        return match_fates(tournament, round_number, words)
    following = tournament.state.rounds[round_number : round_number + 1]
    if not following or following[0].stage != "knockout":
        return []
    cut = cut_of(after_round(tournament.state, round_number))
    names = [called(tournament, who, words) for who in (cut.seeds if cut else ())]
    return [words("tournament-cut", names=listed(names, words))]


def fates(
    tournament: Tournament, round_number: int, table: int, people: Sequence[int], words: Words
) -> list[str]:
    """Who at a table goes on, who plays on after a defeat, who is out, who has won it all."""
    then = after_table(tournament.state, round_number, table)
    tree, here = bracket(then), still_in(then)
    if tree is None or here is None:
        return []
    champion = [tree.champion] if tree.champion is not None else []
    ahead = {who for match in tree.matches if match.round == round_number for who in match.ahead}
    played = {who for table in then.rounds[-1].tables for who in table.seats}
    again = {who for match in tree.matches if match.is_played_again for who in match.slots}
    last = (match for match in tree.matches if match.section == "third" and not match.ahead)
    third = {who for match in last for who in match.slots if who not in again}
    won = {who for match in tree.matches if match.section == "third" for who in match.ahead[:1]}
    beaten = [who for who in people if who in (here & played) - ahead - again]
    parts = {
        "champion": [who for who in champion if who in people],
        "on": [who for who in people if who in here - again and who not in (*beaten, *champion)],
        "again": [who for who in people if who in again],
        "third": [who for who in people if who in third],
        "third-won": [who for who in people if who in won],
        "second": beaten,
        "out": [who for who in people if who not in here | again | third | won],
    }
    return [
        words(
            f"tournament-{part}",
            names=list_people(tournament, those, words),
            **({"count": len(those)} if part in ("on", "third") else {}),
        )
        for part, those in parts.items()
        if those
    ]


def free_lines(tournament: Tournament, free: Sequence[tuple[str, int]], words: Words) -> list[str]:
    """People without a table, grouped and mentioned by reason, and what it gives them."""
    reasons = dict.fromkeys(reason for reason, _ in free)
    return [
        words(
            f"tournament-free-{reason}",
            names=" ".join(mentioned(who, words) for why, who in free if why == reason),
            **free_facts(tournament, reason, words),
        )
        for reason in reasons
    ]


def table_result_lines(
    tournament: Tournament,
    result: TableResult,
    how: Decided,
    words: Words,
    *,
    head: str,
    played_for: Collection[int] = (),
) -> list[str]:
    """What a table's result means for the tournament, for the table's own place.

    `played_for` are the players for whom a bot has moved; the board above shows those moves.
    """
    seats = tournament.seats(result.round, result.table)
    lines = [head, *seat_words(tournament, result, words)]
    if (by := how.tables.get((result.round, result.table))) in ("deadline", "silence"):
        lines.append(words(f"tournament-table-at-{by}"))
    lines += absent_lines(tournament, result, played_for, words)
    if result.stood_in:
        names = list_people(tournament, result.stood_in, words)
        lines.append(words("tournament-stood-in", names=names, count=len(result.stood_in)))
    tree = bracket(after_table(tournament.state, result.round, result.table))
    lines += [f"⚖️ {verdict}" for verdict in tie_words(tournament, match_of(tree, result), result, words)]
    return [*lines, *fates(tournament, result.round, result.table, seats, words)]


def absent_lines(
    tournament: Tournament, result: TableResult, played_for: Collection[int], words: Words
) -> list[str]:
    """Why players who never moved count as last, even if the board says otherwise."""
    a_round = tournament.state.rounds[result.round - 1]
    if not result.absent:
        return []
    if set(result.absent) == set(a_round.tables[result.table].seats):
        kind = "-knockout" if a_round.stage == "knockout" else ""
        return [words(f"tournament-nobody-moved{kind}")]
    parts = {
        "tournament-never-moved-bot": [who for who in result.absent if who in played_for],
        "tournament-never-moved": [who for who in result.absent if who not in played_for],
    }
    return [
        words(key, names=list_people(tournament, people, words), count=len(people))
        for key, people in parts.items()
        if people
    ]
