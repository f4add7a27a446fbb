"""A knock-out as values for its picture and its text version."""

from typing import NamedTuple

from cogs.tournaments.pages.values import entrants_drawn, note, round_words
from cogs.tournaments.service.terms import Tournament
from engine import tournaments as rules
from locales import Words
from render.tournaments import model as pictures
from render.tournaments.model import Standing


def bracket_of(tournament: Tournament, words: Words, viewer: int = 0) -> pictures.Bracket | None:
    """The knock-out, if there is one yet."""
    tree = rules.bracket(tournament.state)
    if tree is None:
        return None
    names = entrants_drawn(tournament, words, viewer)
    has_losers = any(match.section == "losers" for match in tree.matches)
    parts: dict[str, list[rules.Match]] = {}
    for match in tree.matches:
        # Without a losers' side the final is but the last round of all.
        section = match.section if has_losers or match.section == "third" else "all"
        parts.setdefault(section, []).append(match)
    seeds = {who: at for at, who in enumerate(tree.seeds, start=1)}
    drawing = Tree(names, {match.number: match for match in tree.matches}, tree.champion, seeds)
    drawn = tuple(
        pictures.Part(
            "" if section == "all" else words(f"tournament-part-{section}"),
            rounds_drawn(section, matches, drawing, words),
        )
        for section, matches in parts.items()
    )
    return pictures.Bracket(tournament.row.name, note(tournament, tournament.round, words), drawn)


class Tree(NamedTuple):
    """Who plays in a knock-out, its matches by their numbers, who has won it, and everybody's seed."""

    names: dict[int, pictures.Entrant]
    matches: dict[int, rules.Match]
    champion: int | None
    seeds: dict[int, int]


def rounds_drawn(
    section: str, matches: list[rules.Match], tree: Tree, words: Words
) -> tuple[pictures.Round, ...]:
    """The matches of a part by their levels."""
    levels = sorted({match.level for match in matches})
    by_level = {level: [match for match in matches if match.level == level] for level in levels}
    return tuple(
        pictures.Round(
            round_title(section, here, levels[-1], words),
            tuple(match_drawn(match, tree, words) for match in here),
        )
        for here in by_level.values()
    )


def round_title(section: str, matches: list[rules.Match], last: int, words: Words) -> str:
    """Name a round of a part; a double elimination's final is played again if its favourite loses it.

    The number is that of the tournament's round, which the tables' calls have too; until a match of it is
    paired there is none.
    """
    name = late_name(section, matches, last)
    names = [words(f"tournament-{name}")] if name and section != "third" else []  # the part is called so
    numbers = {match.began[0] for match in matches if match.began is not None}
    if numbers:
        names.append(words("picture-tournament-round", number=min(numbers)))
    is_passed = all(match.ahead for match in matches)
    return " · ".join(names) or words(f"tournament-round-{'unplayed' if is_passed else 'to-come'}")


def late_name(section: str, matches: list[rules.Match], last: int) -> str:
    """The usual name of the last rounds; earlier ones only have a number."""
    level = matches[0].level
    if section == "third":
        return "third-place"
    if section == "final":
        return "final-again" if level == 2 else "final"
    if section == "all" and level >= last - 1 and len(matches) <= 2:
        return "final" if level == last else "semi-finals"
    return ""


def round_name(tournament: Tournament, round_number: int, words: Words) -> str:
    """A round as it is announced, with the name of a final."""
    number = round_words(tournament, round_number, words)
    tree = rules.bracket(tournament.state)
    if tree is None:
        return number
    has_losers = any(match.section == "losers" for match in tree.matches)
    here = [match for match in tree.matches if match.began and match.began[0] == round_number]
    here = [match for match in here if match.section != "third"] or here
    if not here or len({match.section for match in here}) > 1:
        return number
    section = here[0].section if has_losers or here[0].section == "third" else "all"
    level = [m for m in tree.matches if (m.section, m.level) == (here[0].section, here[0].level)]
    last = max(match.level for match in tree.matches)
    name = late_name(section, level, last)
    return f"{number} · {words(f'tournament-{name}')}" if name else number


def match_drawn(match: rules.Match, tree: Tree, words: Words) -> pictures.Match:
    """A match as its thread names it; without a name before it is paired, or if nobody has to play."""
    name = "" if match.table is None else words("picture-tournament-table", number=match.table + 1)
    if match.games > 1 and match.table is not None and match.round is not None:
        name = words("tournament-thread", round=match.round, table=match.table + 1)
    slots = tuple(slot_drawn(match, at, tree, words) for at in range(len(match.slots)))
    return pictures.Match(name, slots, match.round is not None and not match.ahead)


def slot_drawn(match: rules.Match, at: int, tree: Tree, words: Words) -> pictures.Slot:
    """Who plays there, or from which match a player will come."""
    who, feed = match.slots[at], match.feeds[at]
    if who is not None:
        shown = score_of(match, at, words)
        facts = (shown.score, standing(match, who, tree), str(tree.seeds.get(who, "")))
        return pictures.Slot(tree.names[who], "", *facts, shown.detail, shown.told)
    if feed is None or match.voids[at]:
        return pictures.Slot(None, words("tournament-slot-bye"))
    before = tree.matches[feed]
    if before.table is None or before.round is None:
        return pictures.Slot(None, words("tournament-slot-to-come"))
    falls = match.section == "third" or (match.section == "losers" and before.section == "winners")
    key = "tournament-slot-loser" if falls else "tournament-slot-from"
    return pictures.Slot(None, words(key, round=before.round, table=before.table + 1))


SCORES = "·"  # between the scores of several games: spaces alone would make one number of them


class Score(NamedTuple):
    """What counts in a slot, the scores of its games beside it, and both in words."""

    score: str = ""
    detail: str = ""
    told: str = ""


def score_of(match: rules.Match, at: int, words: Words) -> Score:
    """The score of a game of two; of several games, those won; the place at a table of more than two."""
    scores = [str(one[at]) for one in match.scores if one[at] is not None]
    told = [words("picture-tournament-scores", scores=", ".join(scores), count=len(scores))] if scores else []
    if match.wins:
        won = words("picture-tournament-games-won", count=match.wins[at])
        return Score(str(match.wins[at]), SCORES.join(scores), ", ".join([won, *told]))
    place = match.places[at] if match.places else None
    if place is None:
        return Score()
    if len(match.slots) > 2:
        reached = words("picture-place", place=place)
        return Score(reached, SCORES.join(scores), ", ".join([reached, *told]))
    if scores:
        return Score(scores[-1], "", *told)
    return Score("½" if match.places == (1, 1) else str(int(place == 1)))


def standing(match: rules.Match, who: int, tree: Tree) -> Standing:
    """Where a player stands after a match; the winner of the last one is champion."""
    if not match.ahead:
        return ""
    if who not in match.ahead:
        return beaten(match, who, tree)
    is_last = all(match.number not in other.feeds or not other.ahead for other in tree.matches.values())
    return "champion" if who == tree.champion and is_last else "through"


def beaten(match: rules.Match, who: int, tree: Tree) -> Standing:
    """Where a player stands after losing a match, which need not be their last.

    A second final has players even if nobody has to play it: it is decided without a table.
    """
    places = (
        other
        for other in tree.matches.values()
        if (match.number, who) in zip(other.feeds, other.slots, strict=True)
    )
    following = next(places, None)
    if following is None:
        return "out"
    if following.section == "third":
        return "third"
    if following.section == "losers":
        return "fallen"
    return "out" if following.ahead and following.table is None else "again"
