"""Matches of a knock-out, each told as one story: how its games went, and who goes on."""

from collections.abc import Sequence

from cogs.tournaments.pages.bracket import Tree, standing
from cogs.tournaments.pages.names import called, list_people
from cogs.tournaments.service.terms import Tournament
from engine.tournaments import Match, best_of, bracket, earlier_games, first_games, replays, result_at
from locales import Words

# Where a player stands after a match, and the line that tells it.
FATES = {
    "champion": "champion",
    "through": "on",
    "third": "third",
    "third-won": "third-won",
    "fallen": "second",
    "again": "second",
    "out": "out",
}


def tree_of(tournament: Tournament) -> Tree | None:
    """The bracket as it stands now."""
    found = bracket(tournament.state)
    return Tree({}, {one.number: one for one in found.matches}, found.champion, {}) if found else None


def begun_in(tournament: Tournament, round_number: int, tree: Tree) -> list[Match]:
    """The matches that began in a round."""
    tables = tournament.state.rounds[round_number - 1].tables
    return [tree.matches[tables[at].part] for at in first_games(tournament.state, round_number)]


def series_words(tournament: Tournament, match: Match, words: Words) -> str:
    """A match of two that took several games: who won how many, with the scores of each."""
    order = sorted(range(2), key=lambda at: match.slots[at] not in match.ahead)
    names = [called(tournament, match.slots[at] or 0, words) for at in order]
    wins = "–".join(str((match.wins or (0, 0))[at]) for at in order)
    scores = ", ".join("–".join(str(one[at]) for at in order) for one in match.scores)
    key = "tournament-match-scores" if scores else "tournament-match"
    return words(key, name=names[0], other=names[1], wins=wins, scores=scores)


def is_series(match: Match) -> bool:
    """Did a match of two take several games?"""
    return match.wins is not None and match.games > 1 and None not in match.slots


def match_fates(tournament: Tournament, round_number: int, words: Words) -> list[str]:
    """Who goes on from the matches that began in a round, who plays on after a defeat, who is out."""
    tree = tree_of(tournament)
    if tree is None:
        return []
    found: dict[str, list[int]] = {}
    for match in begun_in(tournament, round_number, tree):
        for who in sorted((who for who in match.slots if who), key=lambda who: who not in match.ahead):
            fate = "third-won" if match.section == "third" and who in match.ahead else ""
            is_second = who not in match.ahead and tree.champion in match.ahead and match.section != "third"
            if not is_second or standing(match, who, tree) != "out":  # the podium names the second
                found.setdefault(FATES.get(fate or standing(match, who, tree), ""), []).append(who)
    here = {who for people in found.values() for who in people}
    rests = [who for who in tournament.state.rounds[round_number - 1].rests if who not in here]
    found["on"] = [*rests, *found.get("on", [])]
    return [
        words(f"tournament-{part}", names=list_people(tournament, found[part], words), **counted)
        for part in dict.fromkeys(FATES.values())
        if found.get(part)
        for counted in [{"count": len(found[part])} if part in ("on", "third") else {}]
    ]


def players_of(tournament: Tournament, round_number: int) -> list[int]:
    """Everybody whose match began in this round of a knock-out."""
    tree = tree_of(tournament)
    found = begun_in(tournament, round_number, tree) if tree else []
    return [who for match in found for who in match.slots if who]


def game_words(
    tournament: Tournament, round_number: int, table: int, words: Words, *, is_short: bool = False
) -> str:
    """Which game of a match is played at a table, and how the match stands; empty if it has but one."""
    here = tournament.state.rounds[round_number - 1]
    if here.stage != "knockout":
        return ""
    seats = here.tables[table].seats
    earlier = earlier_games(tournament.state, here, table)
    plan, game = tournament.state.plan, len(earlier) + 1
    short = "-short" if is_short else ""
    if game > best_of(plan):
        clock = words(f"time-clock-{tournament.terms.replay_timing.clock}")
        facts = {"replay": game - best_of(plan), "of": replays(plan), "clock": clock}
        return words(f"tournament-replay-number{short}", **facts)
    if best_of(plan) == 1:
        return ""
    wins = "–".join(str(won(tournament, earlier, who)) for who in seats)
    names = [called(tournament, who, words) for who in seats]
    facts = {"game": game, "of": best_of(plan), "wins": wins, "name": names[0], "other": names[-1]}
    return words(f"tournament-game-number{short}", **facts)


def won(tournament: Tournament, games: Sequence[tuple[int, int]], who: int) -> int:
    """How many of these games a player has won alone."""
    count = 0
    for number, at in games:
        result, seats = result_at(tournament.state, number, at), tournament.seats(number, at)
        if result and who in seats:
            count += result.places[seats.index(who)] == 1 and result.places.count(1) == 1
    return count
