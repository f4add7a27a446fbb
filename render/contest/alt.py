"""The pictures of tournaments in words; what matters most comes first, for what is too long is cut."""

from collections.abc import Callable
from typing import TypeAlias

from locales import Words
from render.contest.curve import best_of, date_word
from render.contest.leaderboard import table_of
from render.contest.model import (
    ON_STAGE,
    Bracket,
    Curve,
    Header,
    Leaderboard,
    Match,
    Pairings,
    Podium,
    Row,
    Slot,
    Standings,
    Table,
    name_told,
    paged,
    short,
    title_told,
)
from render.contest.pairings import pairings_pages, tables_of
from render.contest.rounds import bracket_blocks
from render.contest.standings import UNSURE, page_of

Value: TypeAlias = Callable[[Standings, Row, Words], str]


def standings_alt(table: Standings, words: Words, page: int = 1) -> str:
    """Who stands where on a page."""
    return _table_alt("picture-contest-alt-standings", table, words, page, _points)


def leaderboard_alt(board: Leaderboard, words: Words, page: int = 1) -> str:
    """Who is rated how on a page."""
    return _table_alt("picture-contest-alt-leaderboard", table_of(board, words), words, page, _rating)


def _table_alt(key: str, table: Standings, words: Words, page: int, value: Value) -> str:
    shown = page_of(table, page)
    told = [
        words(key, title=title_told(table.title, words), note=table.note, count=len(table.rows)),
        *_page(words, shown.number, shown.of),
    ]
    if shown.own:
        line = _row(shown.own, value(table, shown.own, words), words)
        told.append(_ended(words("picture-contest-alt-own", line=line)))
    told += [_ended(_row(row, value(table, row, words), words)) for row in shown.rows]
    told += [words("picture-contest-alt-cut", rank=cut.below, note=cut.note) for cut in table.cuts]
    return short(told)


def _ended(sentence: str) -> str:
    return sentence if sentence.endswith(".") else f"{sentence}."


def _page(words: Words, page: int, of: int) -> list[str]:
    return [_ended(words("picture-contest-page", page=page, pages=of).capitalize())] if of > 1 else []


def _row(row: Row, value: str, words: Words) -> str:
    """Rank, name, and the value that counts most; the others are in the text version."""
    status = [words(f"picture-contest-status-{row.status}")] if row.status else []
    return ", ".join([f"{row.rank} {name_told(row.entrant, words)}", *([value] if value else []), *status])


def _points(table: Standings, row: Row, words: Words) -> str:
    pairs = zip(table.columns, row.values, strict=True)
    return ", ".join(
        words("picture-contest-alt-value", column=column.title, value=value)
        for column, value in pairs
        if column.weight == "strong"
    )


def _rating(table: Standings, row: Row, words: Words) -> str:
    rating = row.values[-1]
    if rating.endswith(UNSURE):
        return f"{rating.removesuffix(UNSURE)} ({words('picture-contest-dashed')})"
    return rating


def bracket_alt(tree: Bracket, words: Words, page: int = 1) -> str:
    """The matches of a page, later rounds first."""
    found = bracket_blocks(tree)
    number = paged(page, max(1, len(found)))
    told = [
        words("picture-contest-alt-bracket", title=title_told(tree.title, words), note=tree.note),
        *_page(words, number, len(found)),
    ]
    for block in reversed(found[number - 1] if found else []):
        for one in reversed(block.rounds):
            head = f"{block.title}, {one.title}" if block.title else one.title
            told.append(words("picture-contest-alt-round", title=head))
            told += [_match(match, words) for match in one.matches]
    return short(told)


def _match(match: Match, words: Words) -> str:
    state = [words("picture-contest-table-playing")] if match.is_playing else []
    return _ended(", ".join([match.name, *state, "; ".join(_slot(slot, words) for slot in match.slots)]))


def _slot(slot: Slot, words: Words) -> str:
    if not slot.entrant:
        return slot.label
    standing = [words(f"picture-contest-alt-{slot.standing}")] if slot.standing else []
    score = f" {slot.score}" if slot.score else ""
    return ", ".join([name_told(slot.entrant, words) + score, *standing])


def pairings_alt(seating: Pairings, words: Words, page: int = 1) -> str:
    """The tables of a page."""
    of = pairings_pages(seating)
    told = [
        words("picture-contest-alt-pairings", title=title_told(seating.title, words), note=seating.note),
        *_page(words, paged(page, of), of),
        *(_table(table, words) for table in tables_of(seating, page)),
    ]
    for free in seating.free:
        names = ", ".join(name_told(one, words) for one in free.entrants)
        told.append(_ended(words("picture-contest-free", note=free.note, names=names)))
    return short(told)


def _table(table: Table, words: Words) -> str:
    seats = [
        f"{seat} {name_told(line.entrant, words)} {line.result}".rstrip()
        + (f" ({words('picture-contest-status-absent')})" if line.is_absent else "")
        for seat, line in enumerate(table.seats, 1)
    ]
    state = words(f"picture-contest-table-{table.state}")
    table_word = words("picture-contest-table", number=table.number)
    return _ended(words("picture-contest-alt-table", table=table_word, state=state, seats=", ".join(seats)))


def podium_alt(end: Podium, words: Words) -> str:
    """Who won."""
    told = [
        words("picture-contest-alt-podium", title=title_told(end.title, words), game=end.game_name),
        words("picture-contest-players", count=end.players) + ".",
    ]
    for one in end.laureates[:ON_STAGE]:
        result = f", {one.result}" if one.result else ""
        told.append(
            _ended(f"{words('picture-place', place=one.rank)} {name_told(one.entrant, words)}{result}")
        )
    return short(told)


def header_alt(card: Header, words: Words) -> str:
    """The title and its facts."""
    title = title_told(card.title, words)
    return short(
        [
            words("picture-contest-alt-header", title=title, game=card.game_name),
            *map(_ended, card.facts),
        ]
    )


def curve_alt(told: Curve, words: Words) -> str:
    """From where to where, and the best."""
    head = words("picture-contest-alt-curve", name=name_told(told.entrant, words), note=told.note)
    if not told.points:
        return f"{head} {words('picture-contest-no-games').capitalize()}."
    first, last, best = told.points[0], told.points[-1], best_of(told)
    facts = {"rating": last.rating, "games": told.games, "day": date_word(last.at, words)}
    return short(
        [
            head,
            words(
                "picture-contest-alt-provisional" if last.is_provisional else "picture-contest-alt-now",
                **facts,
            ),
            *([words("picture-contest-alt-best", rating=best)] if best is not None else []),
            words("picture-contest-alt-first", rating=first.rating, day=date_word(first.at, words)),
        ]
    )
