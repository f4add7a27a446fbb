"""The names of ghosts in a picture: pills that do not overlap, with a line to a ghost that is not near."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render.pasvu.hall.ghosts import name_pill
from render.pasvu.theme import rgb

Box: TypeAlias = tuple[float, float, float, float]
TYPE = 19
_EDGE = 6  # from the picture's edge
_TRIES = 16
# Where a name may stand: steps of half its height down, and shares of its width aside; the best first.
_SPOTS = sorted(
    (abs(step) * (1.0 if step <= 0 else 2.5) + 1.5 * abs(aside), aside, step)
    for step in range(-_TRIES, _TRIES // 2)
    for aside in (0.0, -0.62, 0.62, -1.1, 1.1)
)


class Label(NamedTuple):
    """A ghost's name, the box around its visible part, and whether that gets a ring."""

    colour: int
    text: str
    box: Box
    has_ring: bool = False

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the visible part."""
        return (self.box[0] + self.box[2]) / 2, (self.box[1] + self.box[3]) / 2

    @property
    def reach(self) -> float:
        """The radius of the ring."""
        return max(max(self.box[2] - self.box[0], self.box[3] - self.box[1]) / 2 + 7, 20)

    @property
    def top(self) -> float:
        """The usual height of the name: above the ghost, or above its ring."""
        return self.middle[1] - self.reach if self.has_ring else self.box[1]


def put_rings(picture: Image.Image, labels: Sequence[Label]) -> None:
    """Draws rings around ghosts that are small or reflected."""
    draw = ImageDraw.Draw(picture)
    for label in labels:
        if label.has_ring:
            x, y = label.middle
            for colour, wide, more in (("ink", 6, 1.5), ("seen", 3, 0)):
                far = label.reach + more
                draw.ellipse((x - far, y - far, x + far, y + far), outline=rgb(colour), width=wide)


def put_names(picture: Image.Image, labels: Sequence[Label]) -> None:
    """Puts all names, the highest first, and lines below them."""
    taken: list[Box] = []
    pills: list[tuple[Image.Image, Box]] = []
    draw = ImageDraw.Draw(picture)
    for label in sorted(labels, key=lambda one: one.top):
        pill = name_pill(label.colour, label.text, TYPE)
        box = _free(label, pill.size, picture.size, taken)
        taken.append(box)
        pills.append((pill, box))
        middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
        end = (label.middle[0], label.top + 3)
        if abs(end[1] - box[3]) > 14 or abs(end[0] - middle[0]) > 14:
            draw.line((*middle, *end), fill=rgb("ink"), width=4)
            draw.line((*middle, *end), fill=rgb("white"), width=2)
    for pill, box in pills:
        picture.paste(pill, (round(box[0]), round(box[1])), pill)


def _free(label: Label, pill: tuple[int, int], size: tuple[int, int], taken: Sequence[Box]) -> Box:
    """Returns a free place above the ghost, else further up or aside, and last further down."""
    spots = (_box(label, pill, size, step, aside) for _, aside, step in _SPOTS)
    free = (box for box in spots if not any(_meet(box, other) for other in taken))
    return next(free, _box(label, pill, size, 0, 0.0))


def _box(label: Label, pill: tuple[int, int], size: tuple[int, int], step: int, aside: float) -> Box:
    wide, high = pill
    x = min(max(label.middle[0] + (aside - 0.5) * wide, _EDGE), size[0] - wide - _EDGE)
    y = min(max(label.top - 2 + (step * 0.5 - 1) * high, _EDGE), size[1] - high - _EDGE)
    return x, y, x + wide, y + high


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and one[2] > other[0] and one[1] < other[3] and one[3] > other[1]
