"""Alt texts of the pictures of tournaments. The most important facts come first, as long texts are cut."""

from locales import Words
from render.tournaments import model
from render.tournaments.curve import best_of, date_word
from render.tournaments.leaderboard import table_of
from render.tournaments.model import Standings, name_told, short, title_told
from render.tournaments.pairings import pairings_pages, tables_of
from render.tournaments.rounds import bracket_blocks
from render.tournaments.standings import page_of


def standings_alt(table: Standings, words: Words, page: int = 1) -> str:
    """Tells a page of the standings."""
    title, count = title_told(table.title, words), len(table.rows)
    head = words("picture-tournament-alt-standings", title=title, note=table.note, count=count)
    return _table_alt(head, table, words, page)


def leaderboard_alt(board: model.Leaderboard, words: Words) -> str:
    """Tells a page of the leaderboard."""
    title = title_told(board.title, words)
    head = words("picture-tournament-alt-leaderboard", title=title, note=board.note)
    return _table_alt(head, table_of(board, words), words, board.page)


def _table_alt(head: str, table: Standings, words: Words, page: int) -> str:
    shown = page_of(table, page)

    def build(length: int) -> list[str]:
        told = [head, *_page(words, shown.number, shown.of)]
        if shown.own:
            line = _row(table, shown.own, words, length)
            told.append(_ended(words("picture-tournament-alt-own", line=line)))
        part = ""
        for row in shown.rows:
            told += [words("picture-tournament-alt-round", title=row.part)] if row.part != part else []
            told.append(_ended(_row(table, row, words, length)))
            part = row.part
        # The names of the divisions already tell the lines between them.
        cuts = () if part else table.cuts
        return told + [words("picture-tournament-alt-cut", rank=cut.below, note=cut.note) for cut in cuts]

    return short(build)


def _ended(sentence: str) -> str:
    return sentence if sentence.endswith((".", "!", "?")) else f"{sentence}."


def _page(words: Words, page: int, of: int) -> list[str]:
    return [_ended(line.capitalize()) for line in model.page_line(words, page, of)]


def _row(table: Standings, row: model.Row, words: Words, length: int) -> str:
    """Tells rank, name and the most important value; the text version has the others."""
    status = [words(f"picture-tournament-status-{row.status}")] if row.status else []
    rank = f"{row.rank} " if row.rank else ""
    values = model.told_values(table, row, words)[:1]
    return ", ".join([f"{rank}{name_told(row.entrant, words, length)}", *values, *status])


def bracket_alt(tree: model.Bracket, words: Words, page: int = 1) -> str:
    """Tells the matches of a page, later rounds first."""
    found = bracket_blocks(tree)
    number = model.paged(page, max(1, len(found)))

    def build(length: int) -> list[str]:
        told = [
            words("picture-tournament-alt-bracket", title=title_told(tree.title, words), note=tree.note),
            *_page(words, number, len(found)),
        ]
        for block in reversed(found[number - 1] if found else []):
            for one in reversed(block.rounds):
                head = f"{block.title}, {one.title}" if block.title else one.title
                told.append(words("picture-tournament-alt-round", title=head))
                told += [_match(match, words, length) for match in one.matches]
        return told

    return short(build)


def _match(match: model.Match, words: Words, length: int) -> str:
    name = [match.name] if match.name else []
    state = [words("picture-tournament-table-playing")] if match.is_playing else []
    slots = words.parted(slot_told(slot, words, length) for slot in match.slots)
    return _ended(", ".join([*name, *state, slots]))


def slot_told(slot: model.Slot, words: Words, length: int) -> str:
    """Tells who has a place in a match, and how it ended for them."""
    if not slot.entrant:
        return slot.label
    standing = [words(f"picture-tournament-alt-{slot.standing}")] if slot.standing else []
    score = [slot.told or slot.score] if slot.score else []
    seed = [words("picture-tournament-seed", seed=slot.seed)] if slot.seed else []
    return ", ".join([name_told(slot.entrant, words, length), *seed, *score, *standing])


def pairings_alt(seating: model.Pairings, words: Words, page: int = 1) -> str:
    """Tells the tables of a page."""
    of = pairings_pages(seating)

    def build(length: int) -> list[str]:
        title = title_told(seating.title, words)
        told = [
            words("picture-tournament-alt-pairings", title=title, note=seating.note),
            *_page(words, model.paged(page, of), of),
            *(_table(table, words, length) for table in tables_of(seating, page)),
        ]
        for free in seating.free:
            names = ", ".join(name_told(one, words, length) for one in free.entrants)
            told.append(_ended(words("picture-tournament-free", note=free.note, names=names)))
        return told

    return short(build)


def _table(table: model.Table, words: Words, length: int) -> str:
    seats = words.parted(
        words("picture-tournament-alt-seat", number=seat, line=seat_told(line, words, length))
        for seat, line in enumerate(table.seats, 1)
    )
    state = words(f"picture-tournament-table-{table.state}")
    table_word = words("picture-tournament-table", number=table.number)
    return _ended(words("picture-tournament-alt-table", table=table_word, state=state, seats=seats))


def seat_told(line: model.SeatLine, words: Words, length: int) -> str:
    """Tells who sits in a seat, and their result."""
    result = [line.told or line.result] if line.result else []
    absent = [words("picture-tournament-status-forfeit")] if line.is_absent else []
    return ", ".join([name_told(line.entrant, words, length), *result, *absent])


def podium_alt(end: model.Podium, words: Words) -> str:
    """Tells who won."""

    def build(length: int) -> list[str]:
        told = [
            words("picture-tournament-alt-podium", title=title_told(end.title, words), game=end.game_name),
            words("picture-tournament-players", count=end.players) + ".",
        ]
        for one in end.laureates[: model.ON_STAGE]:
            name, place = name_told(one.entrant, words, length), words("picture-place", place=one.rank)
            told.append(_ended(", ".join([f"{place} {name}", *([one.result] if one.result else [])])))
        return told

    return short(build)


def header_alt(card: model.Header, words: Words) -> str:
    """Tells the title and its facts."""
    head = words("picture-tournament-alt-header", title=title_told(card.title, words), game=card.game_name)
    return short(lambda _: [head, *map(_ended, card.facts)])


def curve_alt(told: model.Curve, words: Words) -> str:
    """Tells the first, the last and the best rating."""
    head = words("picture-tournament-alt-curve", name=name_told(told.entrant, words), note=told.note)
    if not told.points:
        return f"{head} {words('picture-tournament-no-games').capitalize()}."
    first, last, best = told.points[0], told.points[-1], best_of(told)
    facts = {"rating": last.rating, "games": told.games, "day": date_word(last.at, words)}
    now = words(
        "picture-tournament-alt-provisional" if last.is_provisional else "picture-tournament-alt-now", **facts
    )
    record = [words("picture-tournament-alt-best", rating=best)] if best is not None else []
    began = words("picture-tournament-alt-first", rating=first.rating, day=date_word(first.at, words))
    return short(lambda _: [head, now, *record, began])
