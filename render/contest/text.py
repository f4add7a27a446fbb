"""The pictures of tournaments in monospace characters, for screen readers and small screens.

Names stand last on their lines: however wide a stranger's letters are, and whichever way they run, nothing
else moves.
"""

from msgspec.structs import replace

from locales import Words
from render.contest.curve import date_word
from render.contest.leaderboard import table_of
from render.contest.model import (
    ON_STAGE,
    TEXT_LIMIT,
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
    listing,
    name_told,
    paged,
    title_told,
)
from render.contest.pairings import pairings_pages, tables_of
from render.contest.rounds import bracket_blocks
from render.contest.standings import UNSURE, Page, page_of

_MOVES = {"": " ", "up": "↑", "down": "↓", "same": "="}
_STATES = {"dropped": "×", "absent": "○"}
_OWN = ">"
_THROUGH = "✓"
_SAMPLES = 14  # points of a curve


def standings_text(table: Standings, words: Words, page: int = 1) -> str:
    """A page of the standings."""
    text = _standings(table, words, page)
    return text if len(text) < TEXT_LIMIT else _standings(_narrow(table), words, page)


def _narrow(table: Standings) -> Standings:
    """Without the muted columns, where a message would not hold them all."""
    kept = [at for at, column in enumerate(table.columns) if column.weight != "muted"]
    rows = tuple(replace(row, values=tuple(row.values[at] for at in kept)) for row in table.rows)
    return replace(table, columns=tuple(table.columns[at] for at in kept), rows=rows)


def _standings(table: Standings, words: Words, page: int) -> str:
    shown = page_of(table, page)
    found = {row.status for row in table.rows}
    signs = [
        f"{sign} {words(f'picture-contest-status-{state}')}"
        for state, sign in _STATES.items()
        if state in found
    ]
    cuts = {cut.below - shown.first: cut.note for cut in table.cuts}
    return listing([*_table(table, shown, cuts, words), *signs, *_page(words, shown.number, shown.of)])


def leaderboard_text(board: Leaderboard, words: Words, page: int = 1) -> str:
    """A page of the leaderboard."""
    table = table_of(board, words)
    shown = page_of(table, page)
    unsure = any(one.is_provisional for one in board.rows)
    signs = [f"{UNSURE} {words('picture-contest-provisional', needed=board.needed)}"] if unsure else []
    return listing([*_table(table, shown, {}, words), *signs, *_page(words, shown.number, shown.of)])


def _head(title: str, note: str, words: Words) -> str:
    return f"{title_told(title, words)} · {note}" if note else title_told(title, words)


def _page(words: Words, page: int, of: int) -> list[str]:
    return [words("picture-contest-page", page=page, pages=of)] if of > 1 else []


def _table(table: Standings, shown: Page, cuts: dict[int, str], words: Words) -> list[str]:
    wides = [
        max([len(column.title), *(len(row.values[at]) for row in table.rows)])
        for at, column in enumerate(table.columns)
    ]
    titles = [column.title.rjust(wide) for column, wide in zip(table.columns, wides, strict=True)]
    lines = [
        _head(table.title, table.note, words),
        "  ".join([" " * 6, *titles, words("picture-contest-player")]),
    ]
    for at, row in enumerate(shown.rows, 1):
        lines.append(_row(row, wides, words))
        if at in cuts:
            lines.append(f"--- {cuts[at]} ---")
    return [*lines, *(["...", _row(shown.own, wides, words)] if shown.own else [])]


def _row(row: Row, wides: list[int], words: Words) -> str:
    own = _OWN if row.entrant.is_own else " "
    sign = _STATES.get(row.status) or _MOVES[row.movement]
    values = [value.rjust(wide) for value, wide in zip(row.values, wides, strict=True)]
    return "  ".join([f"{own}{row.rank:>3} {sign}", *values, name_told(row.entrant, words)])


def bracket_text(tree: Bracket, words: Words, page: int = 1) -> str:
    """The matches of a page, round by round."""
    found = bracket_blocks(tree)
    number = paged(page, max(1, len(found)))
    lines = [_head(tree.title, tree.note, words)]
    for block in found[number - 1] if found else []:
        lines += [f"== {block.title} =="] if block.title else []
        for one in block.rounds:
            lines.append(f"-- {one.title} --")
            lines += [line for match in one.matches for line in _match(match, words)]
    return listing([*lines, *_page(words, number, len(found))])


def _match(match: Match, words: Words) -> list[str]:
    wide = max((len(slot.score) for slot in match.slots), default=0)
    state = f", {words('picture-contest-table-playing')}" if match.is_playing else ""
    return [f"{match.name}{state}", *(_slot(slot, wide, words) for slot in match.slots)]


def _slot(slot: Slot, wide: int, words: Words) -> str:
    if not slot.entrant:
        return f"    {' ' * wide}{slot.label}"
    sign = _THROUGH if slot.standing == "through" else " "
    own = _OWN if slot.entrant.is_own else " "
    return f"{own} {sign}{slot.score.rjust(wide)} {name_told(slot.entrant, words)}"


def pairings_text(seating: Pairings, words: Words, page: int = 1) -> str:
    """The tables of a page."""
    of = pairings_pages(seating)
    lines = [_head(seating.title, seating.note, words)]
    for table in tables_of(seating, page):
        lines += _seats(table, words)
    for free in seating.free if paged(page, of) == of else ():
        names = ", ".join(name_told(one, words) for one in free.entrants)
        lines.append(words("picture-contest-free", note=free.note, names=names))
    return listing([*lines, *_page(words, paged(page, of), of)])


def _seats(table: Table, words: Words) -> list[str]:
    wide = max((len(line.result) for line in table.seats), default=0)
    state = words(f"picture-contest-table-{table.state}")
    lines = [f"{words('picture-contest-table', number=table.number)}, {state}"]
    for seat, line in enumerate(table.seats, 1):
        own = _OWN if line.entrant.is_own else " "
        sign = _STATES["absent"] if line.is_absent else " "
        lines.append(f"{own}{seat} {sign}{line.result.rjust(wide)} {name_told(line.entrant, words)}")
    return lines


def podium_text(end: Podium, words: Words) -> str:
    """The first three."""
    lines = [_head(end.title, end.game_name, words), words("picture-contest-players", count=end.players)]
    wide = max((len(one.result) for one in end.laureates[:ON_STAGE]), default=0)
    for one in end.laureates[:ON_STAGE]:
        place = words("picture-place", place=one.rank)
        lines.append(f"{place:<4} {one.result.rjust(wide)} {name_told(one.entrant, words)}")
    return listing(lines)


def header_text(card: Header, words: Words) -> str:
    """The title and its facts."""
    return listing([_head(card.title, card.game_name, words), *(f"- {fact}" for fact in card.facts)])


def curve_text(told: Curve, words: Words) -> str:
    """Some points from the first to the last."""
    games = f"{words('picture-contest-games')} {told.games}"
    lines = [f"{name_told(told.entrant, words)} · {told.note}", games]
    if not told.points:
        return listing([*lines, words("picture-contest-no-games")])
    last = len(told.points) - 1
    count = min(_SAMPLES, last + 1)
    places = [round(at * last / max(1, count - 1)) for at in range(count)]
    for point in (told.points[place] for place in places):
        sure = UNSURE if point.is_provisional else ""
        lines.append(f"{point.rating:>5}{sure:<1} {date_word(point.at, words)}")
    unsure = any(point.is_provisional for point in told.points)
    return listing([*lines, *([f"{UNSURE} {words('picture-contest-dashed')}"] if unsure else [])])
