"""Text versions of the pictures of tournaments, for screen readers and small screens.

There are no columns and no signs: each line has a person's name and facts, each number with its word.
"""

from locales import Words
from render.tournaments import model
from render.tournaments.alt import seat_told, slot_told
from render.tournaments.leaderboard import table_of
from render.tournaments.pairings import pairings_pages, tables_of
from render.tournaments.rounds import bracket_blocks
from render.tournaments.standings import Page, page_of


def standings_text(table: model.Standings, words: Words, page: int = 1) -> str:
    """Returns a page of the standings, with only the most important values if a message is too short."""
    shown = page_of(table, page)
    forms = ((model.FULL_NAME, None), (model.FULL_NAME, 2), (model.NAME_LENGTH, 2), (model.NAME_LENGTH, 1))
    return model.listing(*(_table(table, shown, words, length, most) for length, most in forms))


def leaderboard_text(board: model.Leaderboard, words: Words) -> str:
    """Returns a page of the leaderboard."""
    return standings_text(table_of(board, words), words, board.page)


def _head(title: str, note: str, words: Words) -> str:
    return f"{model.title_told(title, words)} · {note}" if note else model.title_told(title, words)


def _table(table: model.Standings, shown: Page, words: Words, length: int, most: int | None) -> list[str]:
    lines, part = [_head(table.title, table.note, words)], ""
    cuts = {cut.below - shown.first: cut.note for cut in table.cuts}
    for at, row in enumerate(shown.rows, 1):
        lines += [words("picture-tournament-alt-round", title=row.part)] if row.part != part else []
        part = row.part
        lines.append(_row(table, row, words, length, most))
        if at in cuts and not part:
            lines.append(f"({cuts[at]})")
    own = [_row(table, shown.own, words, length, most)] if shown.own else []
    return [*lines, *own, *model.page_line(words, shown.number, shown.of)]


def _row(table: model.Standings, row: model.Row, words: Words, length: int, most: int | None) -> str:
    """Returns the name, then each number with its meaning."""
    rank = [words("picture-tournament-told-rank", rank=row.rank)] if row.rank else []
    values = model.told_values(table, row, words)[:most]
    way = row.movement if row.movement in ("up", "down") else ""
    signs = [words(f"picture-tournament-status-{sign}") for sign in (way, row.status) if sign]
    name = model.name_told(row.entrant, words, length)
    return words("picture-tournament-line", name=name, facts=", ".join([*rank, *values, *signs]))


def bracket_text(tree: model.Bracket, words: Words, page: int = 1) -> str:
    """Returns the matches of a page, round by round."""
    found = bracket_blocks(tree)
    number = model.paged(page, max(1, len(found)))

    def build(length: int) -> list[str]:
        lines = [_head(tree.title, tree.note, words)]
        for block in found[number - 1] if found else []:
            for one in block.rounds:
                title = f"{block.title}, {one.title}" if block.title else one.title
                lines.append(words("picture-tournament-alt-round", title=title))
                lines += [line for match in one.matches for line in _match(match, words, length)]
        return [*lines, *model.page_line(words, number, len(found))]

    return model.listing(build(model.FULL_NAME), build(model.NAME_LENGTH))


def _match(match: model.Match, words: Words, length: int) -> list[str]:
    state = [words("picture-tournament-table-playing")] if match.is_playing else []
    head = ", ".join([match.name or words("picture-tournament-match"), *state])
    return [head, *(f"- {slot_told(slot, words, length)}" for slot in match.slots)]


def pairings_text(seating: model.Pairings, words: Words, page: int = 1) -> str:
    """Returns the tables of a page."""
    of = pairings_pages(seating)

    def build(length: int) -> list[str]:
        lines = [_head(seating.title, seating.note, words)]
        for table in tables_of(seating, page):
            lines += _seats(table, words, length)
        for free in seating.free if model.paged(page, of) == of else ():
            names = ", ".join(model.name_told(one, words, length) for one in free.entrants)
            lines.append(words("picture-tournament-free", note=free.note, names=names))
        return [*lines, *model.page_line(words, model.paged(page, of), of)]

    return model.listing(build(model.FULL_NAME), build(model.NAME_LENGTH))


def _seats(table: model.Table, words: Words, length: int) -> list[str]:
    state = words(f"picture-tournament-table-{table.state}")
    return [
        f"{words('picture-tournament-table', number=table.number)}, {state}",
        *(
            f"- {words('picture-tournament-alt-seat', number=seat, line=seat_told(line, words, length))}"
            for seat, line in enumerate(table.seats, 1)
        ),
    ]
