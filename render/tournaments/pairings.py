"""The tables of a round, with seats and results."""

from locales import Words
from render.kit import fonts, sprites
from render.kit.fonts import BOLD
from render.tournaments import signs, theme
from render.tournaments.model import PAGE, Free, Pairings, SeatLine, Table, name_drawn, paged, pages
from render.tournaments.plates import plate
from render.tournaments.sheet import Sheet

_SIDE = 32
_WIDE = (theme.WIDTH - 2 * _SIDE - theme.CARD_GAP) // 2
_ROOM = theme.WIDTH - 2 * theme.SIDE
_COUNT_ROOM = 170  # of "and 12 more" behind the last of them
_FREE_LINES = 4  # of names for one reason
_NAME_ROOM = 330
_LEFT, _RIGHT = 62, 14  # of a seat's name and result, from the edges of its table
_RESULT = (theme.TYPE_SLOT, 20)
_HEADS = {"waiting": "tab-idle", "playing": "pale-1", "finished": "pale-2"}


def tables_a_page(seating: Pairings) -> int:
    """Returns how many tables fit on a page with the usual number of players."""
    return PAGE // max(2, *(len(table.seats) for table in seating.tables), 2)


def pairings_pages(seating: Pairings) -> int:
    """Returns how many pages there are."""
    return pages(len(seating.tables), tables_a_page(seating))


def tables_of(seating: Pairings, page: int) -> tuple[Table, ...]:
    """Returns the tables of a page."""
    most = tables_a_page(seating)
    start = (paged(page, pairings_pages(seating)) - 1) * most
    return seating.tables[start : start + most]


def pairings(seating: Pairings, words: Words, page: int = 1) -> bytes:
    """Draws a page of the tables of a round as a PNG."""
    of = pairings_pages(seating)
    number, tables = paged(page, of), tables_of(seating, page)
    rows = [tables[at : at + 2] for at in range(0, len(tables), 2)]
    high = _seat_height(tables, words)
    most = (max(len(table.seats) for table in row) for row in rows)
    heights = [theme.CARD_HEAD + high * seats + theme.CARD_GAP for seats in most]
    free = [line for one in seating.free for line in _wrapped(one, words)] if number == of else []
    height = theme.MARGIN * 2 + theme.BAND + theme.CARD_GAP + sum(heights)
    height += len(free) * theme.FREE_LINE + theme.FOOT * (of > 1) + theme.CARD_GAP // 2 * bool(free)
    sheet = Sheet(height, seating.title, seating.note, words)
    top = theme.MARGIN + theme.BAND + theme.CARD_GAP
    if not rows and not free:
        sheet.nothing(words("picture-tournament-nobody"))
    for row, room in zip(rows, heights, strict=True):
        for at, table in enumerate(row):
            _table(sheet, table, _SIDE + at * (_WIDE + theme.CARD_GAP), top, high, words)
        top += room
    for at, line in enumerate(free):
        spot = (theme.SIDE, top + at * theme.FREE_LINE + theme.FREE_LINE // 2 - 8)
        sheet.write(line, spot, theme.TYPE_FREE, anchor="lm")
    sheet.page(number, of, words, -6)
    return sheet.png()


def _wrapped(free: Free, words: Words) -> list[str]:
    """Breaks names into lines that fit; names without room are only counted."""
    drawn = (name_drawn(one, words) for one in free.entrants)
    room = _NAME_ROOM if len(free.entrants) > 1 else _ROOM
    names = [fonts.fitted(name, BOLD, room, theme.TYPE_FREE, theme.TYPE_FREE)[0] for name in drawn]
    lines = list[str]()
    while names:
        count = _fitting(free.note if not lines else "", names, words)
        line = ", ".join(names[:count])
        names = names[count:]
        line = words("picture-tournament-free", note=free.note, names=line) if not lines else line
        if len(lines) + 1 == _FREE_LINES and names:
            line = words("tournament-entrants-more", names=line, count=len(names))
            names = []
        lines.append(fonts.fitted(line, BOLD, _ROOM, theme.TYPE_FREE, theme.TYPE_FREE)[0])
    return lines


def _fitting(note: str, names: list[str], words: Words) -> int:
    """Returns how many names fit in a line after a note, with a count of the others."""
    room = _ROOM - fonts.width(words("picture-tournament-free", note=note, names=""), BOLD, theme.TYPE_FREE)
    room -= _COUNT_ROOM
    count = 1
    while count < len(names) and fonts.width(", ".join(names[: count + 1]), BOLD, theme.TYPE_FREE) <= room:
        count += 1
    return count


def _seat_height(tables: tuple[Table, ...], words: Words) -> int:
    """Returns the height of a seat: larger on the whole page if a name needs two lines."""
    lines = (line for table in tables for line in table.seats)
    is_long = any(
        fonts.width(name_drawn(line.entrant, words), BOLD, theme.TYPE_SLOT_LEAST) > _name_room(line)
        for line in lines
    )
    return theme.SEAT_TALL if is_long else theme.SEAT


def _table(sheet: Sheet, table: Table, left: int, top: int, high: int, words: Words) -> None:
    lines = tuple((high, "lit" if line.entrant.is_own else "white") for line in table.seats)
    board = plate(_WIDE, ((theme.CARD_HEAD, _HEADS[table.state]), *lines))
    sheet.image.paste(board, (left, top), board)
    middle = top + theme.CARD_HEAD / 2
    sheet.write(words("picture-tournament-table", number=table.number), (left + 16, middle), 28, anchor="lm")
    right = left + _WIDE - 26
    sheet.stick(signs.sign(table.state, 28), right, middle)
    state = words(f"picture-tournament-table-{table.state}")
    sheet.write(state, (right - 24, middle), theme.TYPE_HEAD, colour="muted", anchor="rm")
    for seat, line in enumerate(table.seats):
        y = top + theme.CARD_HEAD + high * seat + high / 2 - 1
        _seat(sheet, seat, line, left, y, words)


def _seat(sheet: Sheet, seat: int, line: SeatLine, left: int, middle: float, words: Words) -> None:
    sheet.stick(sprites.seat_badge(seat, 32, f"pale-{seat}", "ink"), left + 32, middle)
    # The triangle of the second seat is narrow at the top, so its number is lower.
    sheet.write(str(seat + 1), (left + 32, middle + (4 if seat == 1 else 0)), 20)
    right = left + _WIDE - _RIGHT
    if line.result:
        right -= sheet.fit(line.result, (right, middle), _WIDE // 3, _RESULT, anchor="rm") + 12
    if sign := _sign(line):
        sheet.stick(signs.sign(sign, 26), right - 12, middle)
    sizes = (28, theme.TYPE_SLOT_LEAST)
    sheet.name(name_drawn(line.entrant, words), (left + _LEFT, middle), _name_room(line), sizes)


def _sign(line: SeatLine) -> str:
    return "crown" if line.is_winner else "absent" if line.is_absent else ""


def _name_room(line: SeatLine) -> int:
    """Returns the room for a name beside the result and a sign."""
    room = _WIDE - _LEFT - _RIGHT - (34 if _sign(line) else 0)
    if line.result:
        text, size = fonts.fitted(line.result, BOLD, _WIDE // 3, *_RESULT)
        room -= fonts.width(text, BOLD, size) + 12
    return room
