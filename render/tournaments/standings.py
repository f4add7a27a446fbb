"""Standings: a page of a table with medals, movements, cut lines and the reader's own line."""

from typing import NamedTuple

from locales import Words
from render.kit import fonts
from render.kit.fonts import BOLD
from render.kit.theme import rgb
from render.tournaments import signs, theme
from render.tournaments.model import PAGE, Row, Standings, Weight, name_drawn, paged, pages
from render.tournaments.sheet import STRIPE, Sheet

UNSURE = "?"
NO_RANK = "–"
_MEDALS = 3
_FILL_OWN = "lit"


class Page(NamedTuple):
    """The rows of a page, and the reader's own row if it is on another page."""

    number: int
    of: int
    first: int  # the index of its first row among all
    rows: tuple[Row, ...]
    own: Row | None


def page_of(table: Standings, number: int) -> Page:
    """Returns the nearest page that exists."""
    of = standings_pages(table)
    number = paged(number, of)
    first = (number - 1) * PAGE
    rows = table.rows[first - table.skipped : first - table.skipped + PAGE]
    own = next((row for row in table.rows if row.entrant.is_own and row not in rows), table.own)
    return Page(number, of, first, rows, own)


def standings_pages(table: Standings) -> int:
    """Returns how many pages there are."""
    return pages(len(table.rows) if table.count is None else table.count)


def standings(table: Standings, words: Words, page: int = 1) -> bytes:
    """Draws a page of the standings as a PNG."""
    return drawn(table, words, page, legend=_legend(table, words))


class Legend(NamedTuple):
    """A sign or a character of the table, and its meaning."""

    sign: str
    meaning: str


def drawn(table: Standings, words: Words, page: int, legend: list[Legend]) -> bytes:
    """Draws a page of a table with a legend below it."""
    shown = page_of(table, page)
    cuts = {cut.below - shown.first: cut.note for cut in table.cuts}
    inner = {at: note for at, note in cuts.items() if 0 < at <= len(shown.rows)}
    has_foot = bool(legend) or shown.of > 1
    height = (
        theme.MARGIN * 2 + theme.BAND + theme.HEAD + theme.ROW * len(shown.rows) + theme.CUT * len(inner) + 8
    )
    height += (theme.GAP + theme.ROW) * bool(shown.own) + theme.FOOT * has_foot
    sheet = Sheet(height, table.title, table.note, words)
    lane = _lanes(table)
    if shown.rows:
        _head(sheet, table, lane, words)
    else:
        sheet.nothing(words("picture-tournament-nobody"))
    y = theme.MARGIN + theme.BAND + theme.HEAD
    for at, row in enumerate(shown.rows):
        _row(sheet, table, row, lane, y, at, words)
        y += theme.ROW
        if note := inner.get(at + 1):
            _cut(sheet, note, y)
            y += theme.CUT
    if shown.own:
        _dots(sheet, y + theme.GAP / 2)
        _row(sheet, table, shown.own, lane, y + theme.GAP, 0, words)
    if has_foot:
        _foot(sheet, shown, legend, words)
    return sheet.png()


class Lane(NamedTuple):
    """A column's right edge and width."""

    right: int
    wide: int


def _lanes(table: Standings) -> list[Lane]:
    """Columns as wide as what stands in them, all pages counted, so that pages look alike."""
    lanes, right = list[Lane](), theme.WIDTH - theme.SIDE - 10
    for wide in reversed(_wides(table)):
        lanes.append(Lane(right, wide))
        right -= wide + theme.COLUMN_GAP
    return lanes[::-1]


def _wides(table: Standings) -> list[int]:
    """Returns the widths of the columns; if there are too many, titles shrink first, then values."""
    needs = [_widest(table, at) for at in range(len(table.columns))]
    titles = [fonts.width(column.title, BOLD, theme.TYPE_HEAD) for column in table.columns]
    wishes = [max(need, title, theme.COLUMN_LEAST) for need, title in zip(needs, titles, strict=True)]
    most = theme.WIDTH - theme.SIDE - 10 - theme.NAME - theme.NAME_ROOM - theme.COLUMN_GAP * len(needs)
    if sum(wishes) <= most:
        return wishes
    if sum(needs) > most:
        return [need * most // sum(needs) for need in needs]
    share = (most - sum(needs)) / (sum(wishes) - sum(needs))
    return [need + int((wish - need) * share) for need, wish in zip(needs, wishes, strict=True)]


def _widest(table: Standings, at: int) -> int:
    size = theme.TYPE_VALUE[table.columns[at].weight]
    values = {row.values[at].removesuffix(UNSURE) for row in table.rows}
    return max((fonts.width(value, BOLD, size) for value in values), default=0)


def _head(sheet: Sheet, table: Standings, lanes: list[Lane], words: Words) -> None:
    y, size = theme.MARGIN + theme.BAND + theme.HEAD / 2, theme.TYPE_HEAD
    sheet.write(words("picture-tournament-player"), (theme.NAME, y), size, colour="muted", anchor="lm")
    for column, lane in zip(table.columns, lanes, strict=True):
        strong = column.weight == "strong"
        spot, anchor = ((lane.right, y), "rm") if strong else ((lane.right - lane.wide / 2, y), "mm")
        sheet.fit(column.title, spot, lane.wide + 24, (size, 16), colour="muted", anchor=anchor)


def _row(
    sheet: Sheet, table: Standings, row: Row, lanes: list[Lane], top: int, at: int, words: Words
) -> None:
    middle = top + theme.ROW / 2
    _stripe(sheet, row, top, at)
    _rank(sheet, row, middle, has_medals=table.has_medals)
    if row.status or row.movement:
        sheet.stick(signs.sign(row.status or row.movement, 24), theme.ARROW, middle)
    _name(sheet, row, lanes, middle, words)
    for column, lane, value in zip(table.columns, lanes, row.values, strict=True):
        colour = "muted" if column.weight == "muted" or row.status == "dropped" else "ink"
        _value(sheet, value, column.weight, lane, middle, colour)


def _value(sheet: Sheet, value: str, weight: Weight, lane: Lane, middle: float, colour: str) -> None:
    """Writes a value; important numbers are aligned right, with a question mark outside."""
    sizes = (theme.TYPE_VALUE[weight], theme.TYPE_VALUE_LEAST)
    if weight != "strong":
        sheet.fit(value, (lane.right - lane.wide / 2, middle), lane.wide, sizes, colour=colour, anchor="mm")
        return
    sheet.fit(value.removesuffix(UNSURE), (lane.right, middle), lane.wide, sizes, colour=colour, anchor="rm")
    if value.endswith(UNSURE):
        sheet.write(UNSURE, (lane.right + 3, middle), 30, colour="muted", anchor="lm")


def _stripe(sheet: Sheet, row: Row, top: int, at: int) -> None:
    left, right = theme.MARGIN + 4, theme.WIDTH - theme.MARGIN - 5
    if row.entrant.is_own:
        box = (left, top + 1, right, top + theme.ROW - 2)
        sheet.draw.rectangle(box, rgb(_FILL_OWN), rgb("gold-dark"), 3)
        sheet.stick(signs.sign("own", 14), left + 10, top + theme.ROW / 2)
    elif at % 2 == 0:
        sheet.draw.rectangle((left, top, right, top + theme.ROW - 1), STRIPE)


def _rank(sheet: Sheet, row: Row, middle: float, *, has_medals: bool) -> None:
    if has_medals and 1 <= row.rank <= _MEDALS:
        sheet.stick(signs.medal(row.rank, 50), theme.RANK, middle + 1)
    else:
        sheet.fit(str(row.rank or NO_RANK), (theme.RANK, middle), 60, (30, 20), anchor="mm")


def _name(sheet: Sheet, row: Row, lanes: list[Lane], middle: float, words: Words) -> None:
    edge = lanes[0].right - lanes[0].wide - theme.COLUMN_GAP + 14 if lanes else theme.WIDTH - theme.SIDE
    gone = row.status == "dropped"
    name, sizes = name_drawn(row.entrant, words), (theme.TYPE_NAME, theme.TYPE_NAME_LEAST)
    colour = "muted" if gone else "ink"
    lines = sheet.name(name, (theme.NAME, middle), edge - theme.NAME, sizes, colour=colour)
    for line in lines if gone else ():
        y = line.middle + 2
        sheet.draw.line((theme.NAME - 2, y, theme.NAME + line.wide + 2, y), rgb("muted"), 3)


def _cut(sheet: Sheet, note: str, top: int) -> None:
    """Draws a dashed line with its meaning on a plate."""
    middle = top + theme.CUT // 2
    for x in range(theme.MARGIN + 8, theme.WIDTH - theme.MARGIN - 24, 30):
        sheet.draw.line((x, middle, x + 18, middle), rgb("gold-dark"), 4)
    text, size = fonts.fitted(note, BOLD, 760, 24, 18)
    sheet.stick(signs.pill(text, size, "gold"), theme.WIDTH / 2, middle)


def _dots(sheet: Sheet, middle: float) -> None:
    for shift in (-22, 0, 22):
        x = theme.RANK + shift
        sheet.draw.ellipse((x - 4, middle - 4, x + 4, middle + 4), rgb("muted"))


def _legend(table: Standings, words: Words) -> list[Legend]:
    """Returns the signs that occur on any page, so that all pages look alike."""
    found = {row.status for row in table.rows}
    return [
        Legend(status, words(f"picture-tournament-status-{status}"))
        for status in ("dropped", "absent", "substitute")
        if status in found
    ]


def _foot(sheet: Sheet, shown: Page, legend: list[Legend], words: Words) -> None:
    y, x = sheet.height - theme.MARGIN - theme.FOOT / 2 - 4, float(theme.SIDE + 8)
    for sign, meaning in legend:
        if sign == UNSURE:
            sheet.write(sign, (x + 6, y), theme.TYPE_FOOT, colour="muted")
        else:
            sheet.stick(signs.sign(sign, 24), x + 6, y)
        sheet.write(meaning, (x + 28, y), theme.TYPE_FOOT, colour="muted", anchor="lm")
        x += 28 + fonts.width(meaning, BOLD, theme.TYPE_FOOT) + 34
    sheet.page(shown.number, shown.of, words, -4)
