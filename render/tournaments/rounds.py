"""Splits a bracket into pages of a few rounds side by side and a few matches below each other."""

from itertools import pairwise
from typing import NamedTuple

from render.kit import fonts
from render.kit.fonts import BOLD
from render.tournaments import theme
from render.tournaments.model import Bracket, Match, Part, Round, Slot

SIGNS = {"through": "through", "champion": "crown"}  # by standing


class Block(NamedTuple):
    """Some rounds of a part; of each only the matches of one region."""

    title: str
    rounds: tuple[Round, ...]

    @property
    def lines(self) -> int:
        """The number of slots of its largest match."""
        return max(len(match.slots) for one in self.rounds for match in one.matches)

    @property
    def wide(self) -> int:
        """The width of a match; the rounds share the sheet."""
        count = len(self.rounds)
        room = theme.WIDTH - 2 * theme.BRACKET_SIDE - (count - 1) * theme.LINK
        return min(room // count, theme.COLUMN_MOST)

    @property
    def line(self) -> int:
        """The height of a slot: all are taller if one name needs two lines."""
        slots = (slot for one in self.rounds for match in one.matches for slot in match.slots)
        return theme.LINE_TALL if any(_is_long(slot, self.wide) for slot in slots) else theme.LINE

    @property
    def pitch(self) -> int:
        """The distance between two matches of the first round."""
        return self.lines * self.line + theme.MATCH_GAP

    @property
    def height(self) -> int:
        """Its height on the sheet."""
        head = theme.ROUND_HEAD + theme.PART_HEAD * bool(self.title)
        return head + len(self.rounds[0].matches) * self.pitch


def name_room(slot: Slot, wide: int) -> int:
    """Returns the room for a name in a slot beside the seed, the score and the sign."""
    room = wide - 2 * theme.SLOT_SIDE
    if slot.score:
        text, size = fonts.fitted(slot.score, BOLD, wide // 3, theme.TYPE_SLOT, theme.TYPE_SCORE_LEAST)
        room -= fonts.width(text, BOLD, size) + theme.SCORE_GAP
    if detail := detail_drawn(slot, wide):
        text, size = fonts.fitted(detail, BOLD, wide // 4, theme.TYPE_DETAIL, theme.TYPE_DETAIL_LEAST)
        room -= fonts.width(text, BOLD, size) + theme.SCORE_GAP
    room -= theme.SEED_ROOM if slot.seed else 0
    return room - (theme.SIGN_ROOM if slot.standing in SIGNS else 0)


def detail_drawn(slot: Slot, wide: int) -> str:
    """Returns the scores of several games, where a match is wide enough for them beside a name."""
    return slot.detail if wide >= theme.DETAIL_WIDE else ""


def _is_long(slot: Slot, wide: int) -> bool:
    name = fonts.printable(slot.entrant.name) if slot.entrant else ""
    return fonts.width(name, BOLD, theme.TYPE_SLOT_LEAST) > name_room(slot, wide)


def heir(at: int, here: int, there: int) -> int:
    """Returns which match of the next round a match leads to."""
    return at * there // here


def bracket_blocks(bracket: Bracket) -> list[list[Block]]:
    """Returns pages, each with the blocks that fit below each other."""
    found: list[list[Block]] = []
    height = 0
    for block in (block for part in bracket.parts for block in _blocks(part)):
        if not found or height + block.height > theme.BRACKET_HEIGHT:
            found.append([])
            height = 0
        found[-1].append(block)
        height += block.height
    return found


def bracket_pages(bracket: Bracket) -> int:
    """Returns how many pages there are."""
    return max(1, len(bracket_blocks(bracket)))


def live_page(bracket: Bracket) -> int:
    """Returns the first page with an open match; the last page if there is none."""
    for number, blocks in enumerate(bracket_blocks(bracket), 1):
        if any(_is_open(match) for block in blocks for one in block.rounds for match in one.matches):
            return number
    return bracket_pages(bracket)


def _is_open(match: Match) -> bool:
    known = [slot for slot in match.slots if slot.entrant]
    return len(known) > 1 and not any(slot.standing for slot in match.slots)


def _blocks(part: Part) -> list[Block]:
    """Splits a part into as few windows of rounds as can be drawn; rounds without matches are left out."""
    part = Part(part.title, tuple(one for one in part.rounds if one.matches))
    if not part.rounds:
        return []
    windows = range(-(-len(part.rounds) // theme.ROUNDS), len(part.rounds) + 1)
    return next(blocks for count in windows if (blocks := _cut(part, count)))


def _cut(part: Part, windows: int) -> list[Block]:
    """Splits a part into a number of windows of rounds, and each window into regions.

    Returns nothing if a window would separate matches from those that they lead to.
    """
    blocks: list[Block] = []
    bounds = [at * len(part.rounds) // windows for at in range(windows + 1)]
    for rounds in (part.rounds[start:end] for start, end in pairwise(bounds)):
        sizes = [len(one.matches) for one in rounds]
        slots = max(len(match.slots) for match in rounds[0].matches)
        regions = -(-sizes[0] // theme.MATCHES[max(2, slots)])
        grows = any(there > here for here, there in pairwise(sizes))
        if grows or (len(sizes) > 1 and any(size % regions for size in sizes)):
            return []
        blocks += (
            Block(part.title, tuple(_region(one, at, regions) for one in rounds)) for at in range(regions)
        )
    return blocks


def _region(one: Round, at: int, of: int) -> Round:
    """Returns one of the equal regions of a round."""
    count = len(one.matches)
    return Round(one.title, one.matches[at * count // of : (at + 1) * count // of])
