"""A bracket taken apart into pages: a few rounds side by side, a few matches below each other."""

from itertools import pairwise
from typing import NamedTuple

from render.contest import theme
from render.contest.model import Bracket, Match, Part, Round


class Block(NamedTuple):
    """Part of a part: some rounds, of each only the matches that lie in one region."""

    title: str
    rounds: tuple[Round, ...]

    @property
    def lines(self) -> int:
        """Slots of its largest match."""
        return max(len(match.slots) for one in self.rounds for match in one.matches)

    @property
    def pitch(self) -> int:
        """From one match of the first round to the next."""
        return self.lines * theme.LINE + theme.MATCH_GAP

    @property
    def height(self) -> int:
        """What it takes on the sheet."""
        head = theme.ROUND_HEAD + theme.PART_HEAD * bool(self.title)
        return head + len(self.rounds[0].matches) * self.pitch


def heir(at: int, here: int, there: int) -> int:
    """Which of the next round's matches a match leads to: its own heir, or one shared with a neighbour."""
    return at * there // here


def bracket_blocks(bracket: Bracket) -> list[list[Block]]:
    """Pages, each of the blocks that have room below each other."""
    found: list[list[Block]] = []
    height = 0
    for block in (block for part in bracket.parts if part.rounds for block in _blocks(part)):
        if not found or height + block.height > theme.BRACKET_HEIGHT:
            found.append([])
            height = 0
        found[-1].append(block)
        height += block.height
    return found


def bracket_pages(bracket: Bracket) -> int:
    """How many pictures show it all."""
    return max(1, len(bracket_blocks(bracket)))


def live_page(bracket: Bracket) -> int:
    """The first page with a match that somebody still has to win; the last one when all are won."""
    for number, blocks in enumerate(bracket_blocks(bracket), 1):
        if any(_is_open(match) for block in blocks for one in block.rounds for match in one.matches):
            return number
    return bracket_pages(bracket)


def _is_open(match: Match) -> bool:
    known = [slot for slot in match.slots if slot.entrant]
    return len(known) > 1 and not any(slot.standing for slot in match.slots)


def _blocks(part: Part) -> list[Block]:
    blocks: list[Block] = []
    for rounds in _windows(part.rounds):
        first = rounds[0].matches
        most = theme.MATCHES[max(2, *(len(match.slots) for match in first))]
        for start in range(0, len(first), most):
            end = min(start + most, len(first))
            blocks.append(Block(part.title, tuple(_region(one, start, end, len(first)) for one in rounds)))
    return blocks


def _windows(rounds: tuple[Round, ...]) -> list[tuple[Round, ...]]:
    """All rounds in as few windows as they need, the earlier ones not longer than the later ones."""
    count = -(-len(rounds) // theme.ROUNDS)
    bounds = [at * len(rounds) // count for at in range(count + 1)]
    return [rounds[start:end] for start, end in pairwise(bounds)]


def _region(one: Round, start: int, end: int, of: int) -> Round:
    """The matches that those from `start` to `end` of a round with `of` matches lead to."""
    here = len(one.matches)
    first, last = heir(start, of, here), heir(end - 1, of, here)
    return Round(one.title, one.matches[first : last + 1])
