"""The hall of the day in words: its alt text and its text board."""

from engine.pasvu.daily.model import ALL_DOORS, View
from engine.pasvu.daily.scoring import door_points, most_at_door, score
from engine.pasvu.layout import DOORS
from engine.pasvu.plans import value_of
from render.kit.prose import fitting
from render.kit.scene import Scene
from render.pasvu.alt import DETAILS, furniture_words, hall_words
from render.pasvu.scene import SIDE_OF
from render.pasvu.text import LIMIT, piece_lines, with_grid


def alt_text(scene: Scene[View]) -> str:
    """Tells the hall in a few sentences, with fewer details if they would be too long."""
    told = [_told(scene, *details) for details in DETAILS]
    return fitting((f"{told[0]} {scene.words('alt-pasvu-letters')}", *told))


def _told(scene: Scene[View], is_short: bool, has_spots: bool) -> str:
    ghosts = hall_words(scene, 0, is_short=is_short, has_spots=has_spots)
    return " ".join(
        [
            *_head(scene),
            *_card(scene),
            scene.words("alt-hall-ghosts", ghosts=ghosts),
            furniture_words(scene, is_short=is_short),
        ]
    )


def _head(scene: Scene[View]) -> list[str]:
    """Tells the card, or the score and what each door paid."""
    view, words = scene.view, scene.words
    if not view.lost:
        return [words("alt-hall-plan", value=value_of(view, 0))]
    most = most_at_door(view)
    points = words("alt-hall-score", points=score(view), most=most * len(ALL_DOORS))
    return [points, words("alt-hall-doors", most=most, doors=doors_words(scene))]


def _card(scene: Scene[View]) -> list[str]:
    """Tells the midnight card of the day, if there is one."""
    card, words = scene.view.card, scene.words
    if not card:
        return []
    return [words("alt-hall-card", title=words(f"midnight-{card}"), does=words(f"hall-card-{card}"))]


def doors_words(scene: Scene[View]) -> str:
    """Tells the points of all doors, side by side: "south 10 7 10 10 10 5; west …"."""
    words, points = scene.words, door_points(scene.view)
    sides: list[str] = []
    for first in range(0, len(ALL_DOORS), DOORS):
        side = words(f"hall-side-{SIDE_OF[ALL_DOORS[first][0]]}")
        sides.append(f"{side} {' '.join(map(str, points[first : first + DOORS]))}")
    return words("alt-pasvu-break").join(sides)


def text_board(scene: Scene[View]) -> str:
    """Returns the hall in monospace characters, with fewer details if too long."""
    return fitting((_text(scene, *details) for details in DETAILS), LIMIT)


def _text(scene: Scene[View], is_short: bool, has_spots: bool) -> str:
    ghosts = hall_words(scene, 0, is_short=is_short, has_spots=has_spots)
    head = [*_head(scene), *_card(scene)]
    return with_grid(scene, [*head, f"   {ghosts}", *piece_lines(scene, is_short=is_short)])
