"""A tournament as the values that its pictures and text versions are made of."""

from fractions import Fraction
from itertools import groupby
from typing import NamedTuple, cast

from msgspec.structs import replace

from cogs.contest.plans import format_of
from cogs.contest.terms import Tournament
from engine import contest as rules
from engine.contest import Contest, League, Swiss, tie_breaks
from engine.contest.history import table_points
from locales import Words
from render import contest as pictures
from render.contest.model import GameKey, Movement

SHOWN_BREAKS = ("opponents", "wins", "firsts", "buchholz", "sonneborn")
MEDALS = 3


def number(value: Fraction, words: Words) -> str:
    """A number of points, to two places."""
    return words("tournament-number", value=round(float(value), 2))


def entrants_drawn(known: Tournament, viewer: int = 0) -> dict[int, pictures.Entrant]:
    """Everybody by id, as pictures call them."""
    ids = [entrant.id for entrant in known.contest.entrants] or [one.user_id for one in known.entrants]
    return {
        who: pictures.Entrant(known.name_of(who), at, who == viewer) for at, who in enumerate(ids, start=1)
    }


def note(known: Tournament, words: Words) -> str:
    """Which game, and how far it has come."""
    game = words(f"game-{known.row.game}")
    if not known.round:
        return game
    return f"{game} · {words('picture-contest-round', number=known.round)}"


def standings_of(known: Tournament, words: Words, viewer: int = 0) -> pictures.Standings:
    """Everybody in their order."""
    contest, names = known.contest, entrants_drawn(known, viewer)
    found = rules.standings(contest)
    breaks = tie_breaks(contest.plan)
    shown = [at for at, name in enumerate(breaks) if name in SHOWN_BREAKS]
    before = ranks_before(contest)
    absent = {who for result in contest.results if result.round == known.round for who in result.absent}
    rows = tuple(
        pictures.Row(
            rank=row.rank,
            entrant=names[row.entrant],
            values=(
                str(row.games),
                *("" if (value := row.breaks[at]) is None else number(value, words) for at in shown),
                number(row.points, words),
            ),
            movement=moved(before.get(row.entrant), row.rank),
            status="dropped" if row.is_dropped else "absent" if row.entrant in absent else "",
        )
        for row in found
    )
    columns = (
        pictures.Column(words("picture-contest-games"), "muted"),
        *(pictures.Column(words(f"tournament-column-{breaks[at]}"), "muted") for at in shown),
        pictures.Column(words("tournament-column-points"), "strong"),
    )
    return pictures.Standings(
        title=known.row.name,
        note=note(known, words),
        columns=columns,
        rows=rows,
        cuts=cuts(contest, found, words),
    )


def ranks_before(contest: Contest) -> dict[int, int]:
    """How the table stood before the last round; nothing where ranks are not by points alone."""
    if not isinstance(contest.plan, Swiss) or len(contest.rounds) < 2 or rules.bracket(contest):
        return {}
    last = len(contest.rounds)
    earlier = tuple(result for result in contest.results if result.round < last)
    if len(earlier) == len(contest.results):
        return {}
    before = replace(contest, rounds=contest.rounds[:-1], results=earlier)
    return {row.entrant: row.rank for row in rules.standings(before)}


def moved(before: int | None, now: int) -> Movement:
    """An arrow."""
    if before is None:
        return ""
    return "same" if before == now else "up" if now < before else "down"


def cuts(contest: Contest, rows: tuple[rules.Row, ...], words: Words) -> tuple[pictures.Cut, ...]:
    """Lines below those who go through, or below each group."""
    if rules.bracket(contest):
        return ()
    ends = list[pictures.Cut]()
    at = 0
    for group, members in groupby(rows, key=lambda row: row.group):
        at += len(list(members))
        if group and at < len(rows):
            ends.append(pictures.Cut(at, words("tournament-group-end", number=group)))
    if isinstance(contest.plan, Swiss) and 0 < contest.plan.cut < len(rows):
        cut = contest.plan.cut
        ends.append(pictures.Cut(cut, words("picture-contest-through", count=cut)))
    return tuple(ends)


def pairings_of(known: Tournament, round_number: int, words: Words, viewer: int = 0) -> pictures.Pairings:
    """All tables of a round, with the results that are in."""
    contest, names = known.contest, entrants_drawn(known, viewer)
    a_round = contest.rounds[round_number - 1]
    results = {one.table: one for one in contest.results if one.round == round_number}
    tables = tuple(
        pictures.Table(
            at + 1,
            seat_lines(known, table, results.get(at), names, words),
            "finished" if at in results else "playing",
        )
        for at, table in enumerate(a_round.tables)
    )
    free = tuple(names[who] for who in (*a_round.byes, *a_round.walkovers))
    game = words(f"game-{known.row.game}")
    told = f"{game} · {words('picture-contest-round', number=round_number)}"
    return pictures.Pairings(known.row.name, told, tables, free)


def seat_lines(
    known: Tournament,
    table: rules.Table,
    result: rules.TableResult | None,
    names: dict[int, pictures.Entrant],
    words: Words,
) -> tuple[pictures.SeatLine, ...]:
    """The seats of a table in the order of play."""
    if result is None:
        return tuple(pictures.SeatLine(names[who]) for who in table.seats)
    away = [seat for seat, who in enumerate(table.seats) if who in result.absent]
    points = table_points(known.contest.plan.points, result.places, away)
    return tuple(
        pictures.SeatLine(
            names[who],
            f"{words('picture-place', place=result.places[seat])} · {number(points[seat], words)}",
            result.places[seat] == 1 and seat not in away,
            seat in away,
        )
        for seat, who in enumerate(table.seats)
    )


def bracket_of(known: Tournament, words: Words, viewer: int = 0) -> pictures.Bracket | None:
    """The knock-out, if there is one yet."""
    tree = rules.bracket(known.contest)
    if tree is None:
        return None
    names = entrants_drawn(known, viewer)
    sections = {match.number: match.section for match in tree.matches}
    parts: dict[str, list[rules.Match]] = {}
    for match in tree.matches:
        # Without a losers' side the final is but the last round of all.
        section = match.section if "losers" in sections.values() else "all"
        parts.setdefault(section, []).append(match)
    drawing = Tree(names, sections)
    drawn = tuple(
        pictures.Part(
            "" if section == "all" else words(f"tournament-part-{section}"),
            rounds_drawn(section, matches, drawing, words),
        )
        for section, matches in parts.items()
    )
    return pictures.Bracket(known.row.name, note(known, words), drawn)


class Tree(NamedTuple):
    """Who plays in a knock-out, and the section of each of its matches."""

    names: dict[int, pictures.Entrant]
    sections: dict[int, str]


def rounds_drawn(
    section: str, matches: list[rules.Match], tree: Tree, words: Words
) -> tuple[pictures.Round, ...]:
    """The matches of a part by their levels."""
    levels = sorted({match.level for match in matches})
    return tuple(
        pictures.Round(
            round_title(section, level, levels[-1], words),
            tuple(match_drawn(match, tree, words) for match in matches if match.level == level),
        )
        for level in levels
    )


def round_title(section: str, level: int, last: int, words: Words) -> str:
    """A round of a part; the final of a double elimination is played again if its favourite loses it."""
    if section == "final":
        return words("tournament-final-again" if level == 2 else "tournament-final")
    if section == "all" and level == last:
        return words("tournament-final")
    return words("picture-contest-round", number=level)


def match_drawn(match: rules.Match, tree: Tree, words: Words) -> pictures.Match:
    """One match."""
    slots = tuple(slot_drawn(match, at, tree, words) for at in range(len(match.slots)))
    is_playing = match.round is not None and not match.ahead
    return pictures.Match(f"M{match.number + 1}", slots, is_playing)


def slot_drawn(match: rules.Match, at: int, tree: Tree, words: Words) -> pictures.Slot:
    """Who plays there, or where whoever will comes from."""
    who, feed = match.slots[at], match.feeds[at]
    if who is not None:
        place = match.places[at] if match.places else None
        standing = "" if not match.ahead else "through" if who in match.ahead else "out"
        return pictures.Slot(tree.names[who], "", str(place) if place else "", standing)
    if feed is not None and not match.voids[at]:
        falls = match.section == "losers" and tree.sections[feed] == "winners"
        return pictures.Slot(
            None, words("tournament-slot-loser" if falls else "tournament-slot-from", match=f"M{feed + 1}")
        )
    return pictures.Slot(None, words("tournament-slot-bye"))


def podium_of(known: Tournament, words: Words) -> pictures.Podium:
    """The first three."""
    names = entrants_drawn(known)
    rows = sorted(rules.standings(known.contest), key=lambda row: row.rank)
    if isinstance(known.contest.plan, League):
        rows = [row for row in rows if row.group == 1]
    return pictures.Podium(
        title=known.row.name,
        game=cast(GameKey, known.row.game),
        game_name=words(f"game-{known.row.game}"),
        players=len(known.contest.entrants),
        laureates=tuple(
            pictures.Laureate(
                row.rank,
                names[row.entrant],
                words("tournament-points", points=number(row.points, words), count=float(row.points)),
            )
            for row in rows[:MEDALS]
        ),
    )


def header_of(known: Tournament, words: Words) -> pictures.Header:
    """The title card."""
    plan = known.contest.plan
    rounds = (words("tournament-count-rounds", count=plan.rounds),) if isinstance(plan, Swiss) else ()
    facts = (
        words(f"tournament-format-{format_of(plan)}"),
        *rounds,
        words("tournament-size", count=plan.sizes[0]),
        words("tournament-players", least=known.terms.least, most=known.terms.most),
    )
    game = words(f"game-{known.row.game}")
    return pictures.Header(known.row.name, cast(GameKey, known.row.game), game, facts)
