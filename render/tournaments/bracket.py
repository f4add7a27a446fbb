"""The bracket of an elimination tournament: a page of matches and the lines between them."""

from statistics import fmean
from typing import NamedTuple

from locales import Words
from render.kit import fonts
from render.kit.fonts import BOLD
from render.kit.theme import rgb
from render.tournaments import signs, theme
from render.tournaments.model import Bracket, Match, Round, Slot, name_drawn, paged
from render.tournaments.plates import plate
from render.tournaments.rounds import SIGNS, Block, bracket_blocks, detail_drawn, heir, name_room
from render.tournaments.sheet import Sheet


def bracket(tree: Bracket, words: Words, page: int = 1) -> bytes:
    """Draws a page of a bracket as a PNG."""
    found = bracket_blocks(tree)
    number = paged(page, max(1, len(found)))
    blocks = found[number - 1] if found else []
    has_foot = len(found) > 1
    height = theme.MARGIN * 2 + theme.BAND + 20 + sum(block.height for block in blocks)
    sheet = Sheet(height + theme.FOOT * has_foot, tree.title, tree.note, words)
    top = theme.MARGIN + theme.BAND + 4
    if not blocks:
        sheet.nothing(words("picture-tournament-nobody"))
    for block in blocks:
        _block(sheet, block, top, words)
        top += block.height
    sheet.page(number, len(found), words, -2)
    return sheet.png()


def _block(sheet: Sheet, block: Block, top: int, words: Words) -> None:
    if block.title:
        text, size = fonts.fitted(block.title, BOLD, 700, 26, 20)
        sheet.stick(signs.pill(text, size, "gold"), theme.WIDTH / 2, top + theme.PART_HEAD / 2 + 2)
        top += theme.PART_HEAD
    count, wide, line = len(block.rounds), block.wide, block.line
    side = (theme.WIDTH - count * wide - (count - 1) * theme.LINK) // 2
    first, room = top + theme.ROUND_HEAD, block.pitch
    middles = [first + room * at + (room - 14) / 2 for at in range(len(block.rounds[0].matches))]
    for at, one in enumerate(block.rounds):
        left = side + at * (wide + theme.LINK)
        _round(sheet, one, RoundBox(left, wide, line), middles, top, words)
        if at + 1 < count:
            following = block.rounds[at + 1]
            above = _middles_after(middles, len(following.matches))
            _links(sheet, one, left + wide, middles, above)
            middles = above


def _middles_after(middles: list[float], count: int) -> list[float]:
    """Returns the height of each match: between those that lead to it."""
    here = len(middles)
    return [
        fmean(middle for at, middle in enumerate(middles) if heir(at, here, count) == to)
        for to in range(count)
    ]


class RoundBox(NamedTuple):
    """The left edge of a round, the width of its matches and the height of a slot."""

    left: int
    wide: int
    line: int


def _round(sheet: Sheet, one: Round, box: RoundBox, middles: list[float], top: int, words: Words) -> None:
    spot = (box.left + box.wide / 2, top + theme.ROUND_HEAD / 2)
    sheet.fit(one.title, spot, box.wide, (theme.TYPE_HEAD + 2, 18), colour="muted", anchor="mm")
    for match, middle in zip(one.matches, middles, strict=True):
        _match(sheet, match, box, middle, words)


def _match(sheet: Sheet, match: Match, box: RoundBox, middle: float, words: Words) -> None:
    left, wide, line = box
    lines = tuple((line, _ground(slot)) for slot in match.slots)
    board = plate(wide, lines)
    top = round(middle - board.height / 2) + 12
    sheet.image.paste(board, (left, top), board)
    if match.is_playing:
        sheet.stick(signs.sign("playing", 24), left + wide - 16, top - 14)
    sheet.fit(match.name, (left + 6, top - 13), wide - 44, (22, 18), colour="muted")
    for at, slot in enumerate(match.slots):
        middle = top + at * line + line / 2 - 1
        _slot(sheet, slot, left, wide, middle, words)


def _ground(slot: Slot) -> str:
    if slot.entrant and slot.entrant.is_own:
        return "lit"
    return "pale-2" if slot.standing in SIGNS else "tab-idle" if slot.standing else "white"


def _slot(sheet: Sheet, slot: Slot, left: int, wide: int, middle: float, words: Words) -> None:
    x, right = left + theme.SLOT_SIDE, left + wide - theme.SLOT_SIDE
    if not slot.entrant:
        sheet.fit(slot.label, (x, middle), right - x, (22, 18), colour="muted")
        return
    if slot.score:
        sizes = (theme.TYPE_SLOT, theme.TYPE_SCORE_LEAST)
        right -= sheet.fit(slot.score, (right, middle), wide // 3, sizes, anchor="rm") + theme.SCORE_GAP
    if detail := detail_drawn(slot, wide):
        sizes, spot = (theme.TYPE_DETAIL, theme.TYPE_DETAIL_LEAST), (right, middle + 2)
        right -= sheet.fit(detail, spot, wide // 4, sizes, colour="muted", anchor="rm") + theme.SCORE_GAP
    if sign := SIGNS.get(slot.standing):
        sheet.stick(signs.sign(sign, 20), right - 9, middle)
    if slot.seed:
        spot = (x + theme.SEED_ROOM - theme.SEED_GAP, middle + 1)
        sheet.fit(slot.seed, spot, theme.SEED_ROOM, (theme.TYPE_SEED, 12), colour="muted", anchor="rm")
        x += theme.SEED_ROOM
    sizes = (theme.TYPE_SLOT, theme.TYPE_SLOT_LEAST)
    colour = "muted" if slot.standing and slot.standing not in SIGNS else "ink"
    sheet.name(name_drawn(slot.entrant, words), (x, middle), name_room(slot, wide), sizes, colour=colour)


def _links(sheet: Sheet, one: Round, x: int, middles: list[float], above: list[float]) -> None:
    """Draws lines to the next round, dark if somebody went that way."""
    half, drop = theme.LINK // 2, 12
    order = sorted(enumerate(middles), key=lambda pair: _is_won(one.matches[pair[0]]))
    for at, middle in order:
        to = above[heir(at, len(middles), len(above))]
        colour = rgb("ink" if _is_won(one.matches[at]) else "edge")
        low, high, turn = round(middle) + drop, round(to) + drop, x + half
        sheet.draw.rectangle((x, low - 2, turn + 1, low + 1), colour)
        sheet.draw.rectangle((turn - 2, min(low, high) - 2, turn + 1, max(low, high) + 1), colour)
        sheet.draw.rectangle((turn - 2, high - 2, x + theme.LINK - 1, high + 1), colour)


def _is_won(match: Match) -> bool:
    return any(slot.standing in SIGNS for slot in match.slots)
