"""Les couloirs de Poudlard: the printed parts as data, and how they lie on the board.

A token is a number: its open sides in the low four bits (N 1, E 2, S 4, W 8), a star, a flag for stairs
(drawn, no difference in play), its class, and a flag while it lies on its face. Squares 0 to 32 are those of
the cross in reading order, C1 to E7; the four zones are places 33 to 36, in the order of the students.
"""

from typing import NamedTuple, get_args

from engine.core import Dice
from engine.mazes.corridors import Steps
from engine.mazes.sliding import DIRECTIONS, OPENINGS, openings, rotations, turned
from engine.poudlard.model import Card, Class, Place, Square, Token

HATS = ("orange", "yellow", "green", "blue")
STUDENTS = ("harry", "hermione", "ron", "ginny")
ZONES = ("pitch", "hut", "forest", "lake")  # by student: north-west, north-east, south-east, south-west
CLASSES = ("charms", "potions", "defence", "transfiguration", "astronomy", "library", "history")
CARDS: tuple[Card, ...] = get_args(Card)

STAR, STAIRS, BACK = 16, 32, 512
CLASS_SHIFT = 6
CLASS_MASK = 7

# Open sides: plain, with stairs, with a star. Which are stairs is ours; stars are as the rules file has them.
CORRIDORS = {"NS": (3, 3, 2), "NE": (3, 3, 2), "NES": (5, 0, 1), "NESW": (3, 0, 1)}
DOORS = "NS"
SHAPES = {2: ("straight", "corner"), 3: ("tee",), 4: ("cross",)}

# The order of CLASSES shifted: no two players want the same room at the same step.
TIMETABLES: tuple[tuple[Class, ...], ...] = tuple(
    tuple((step + shift) % len(CLASSES) + 1 for step in range(len(CLASSES))) for shift in (0, 2, 4, 5)
)
LESSONS = len(CLASSES)


class CardFacts(NamedTuple):
    """How many of a card are in the deck, and how many squares and seats it is played on."""

    copies: int
    squares: int = 0
    seats: int = 0


CARD_FACTS: dict[Card, CardFacts] = {
    "password": CardFacts(3),
    "cancelled": CardFacts(2, squares=1),
    "friday": CardFacts(3),  # its squares are chosen one by one, after it is played
    "peeves": CardFacts(2, squares=2),
    "lost": CardFacts(3, seats=2),
    "swap": CardFacts(4, seats=1),
    "norris": CardFacts(2, seats=1),
    "homework": CardFacts(1),
    "asleep": CardFacts(1, seats=1),
    "quidditch": CardFacts(1),
    "squid": CardFacts(1),
    "egg": CardFacts(1),
    "detention": CardFacts(1),
}
DECK = {card: facts.copies for card, facts in CARD_FACTS.items()}
TARGETS = {card: (facts.squares, facts.seats) for card, facts in CARD_FACTS.items()}
HAND = 4
FACES = 4  # of the die
PASSWORD = 5  # P14: changes more
SHUFFLED = 5  # P16: tokens at most
NEAR = 2  # P19: classes ahead at most, with swap=near
ROUNDS = 60  # P27

SIZE = 7
CORNER = 2  # a zone's width and height
COLUMNS = "ABCDEFG"


def _is_zone(row: int, column: int) -> bool:
    return all(line < CORNER or line >= SIZE - CORNER for line in (row, column))


# Row and column of each square.
CELLS = tuple((row, column) for row in range(SIZE) for column in range(SIZE) if not _is_zone(row, column))
SQUARES = tuple(f"{COLUMNS[column]}{row + 1}" for row, column in CELLS)
PLACES = SQUARES + ZONES
FIRST_ZONE: Place = len(SQUARES)
ZONE_CARDS: dict[Card, Place] = {
    "quidditch": PLACES.index("pitch"),
    "squid": PLACES.index("lake"),
    "egg": PLACES.index("hut"),
    "detention": PLACES.index("forest"),
}


def place_at(row: int, column: int) -> Place | None:
    """The place that covers a cell of the 7 × 7 grid; None off the board."""
    if not (0 <= row < SIZE and 0 <= column < SIZE):
        return None
    if (row, column) in CELLS:
        return CELLS.index((row, column))
    is_south, is_east = row >= CORNER, column >= CORNER
    return PLACES.index((("pitch", "hut"), ("lake", "forest"))[is_south][is_east])


def _links() -> dict[Place, list[tuple[int, Place, int]]]:
    """For each place: a side, the place there, and the side by which that one is entered."""
    links: dict[Place, list[tuple[int, Place, int]]] = {place: [] for place in range(len(PLACES))}
    for square, (row, column) in enumerate(CELLS):
        for side, across, down, right in DIRECTIONS:
            there = place_at(row + down, column + right)
            if there is None:
                continue
            links[square].append((side, there, across))
            if there >= FIRST_ZONE:
                links[there].append((across, square, side))
    return links


LINKS = {place: tuple(links) for place, links in _links().items()}
# Sides by which a place lets in stand above those by which it lets out: a classroom ends a movement (P10).
ENTRY_SHIFT = 4
STEPS: Steps = tuple(
    tuple(
        tuple((to, across << ENTRY_SHIFT) for side, to, across in LINKS[place] if sides & side)
        for sides in range(OPENINGS + 1)
    )
    for place in range(len(PLACES))
)


def zone_of(student: int) -> Place:
    """P1: where a student starts, and ends."""
    return FIRST_ZONE + student


def is_zone(place: Place) -> bool:
    """Is the place a zone, which is never flipped, pivoted or swapped?"""
    return place >= FIRST_ZONE


def sides(token: Token) -> int:
    """The open sides of a token, whether it is seen or not."""
    return token & OPENINGS


def is_down(token: Token) -> bool:
    """Does the token lie on its face?"""
    return token & BACK != 0


def has_star(token: Token) -> bool:
    """P13: does the token give an event card?"""
    return token & STAR != 0


def has_stairs(token: Token) -> bool:
    """Is the corridor drawn as a staircase?"""
    return token & STAIRS != 0


def class_of(token: Token) -> Class:
    """The class taught there; 0 for a corridor."""
    return token >> CLASS_SHIFT & CLASS_MASK


def shape_of(token: Token) -> str:
    """What is printed on a token: classroom, straight, corner, tee or cross."""
    if class_of(token):
        return "classroom"
    shapes = SHAPES[sides(token).bit_count()]
    is_bent = len(shapes) > 1 and sides(token) not in (openings("NS"), openings("EW"))
    return shapes[is_bent]


def pivoted(token: Token, quarters: int) -> Token:
    """The token turned clockwise, with all that is printed on it."""
    for _ in range(quarters % 4):
        token = turned(token)
    return token


def next_class(timetable: int, progress: int) -> Class | None:
    """P11: the class to attend next; None when all are attended."""
    return TIMETABLES[timetable][progress] if progress < LESSONS else None


def printed_tokens() -> tuple[Token, ...]:
    """The 33 tokens, face up."""
    rooms = [openings(DOORS) | number << CLASS_SHIFT for number in range(1, LESSONS + 1)]
    corridors = [
        openings(way) | flag
        for way, counts in CORRIDORS.items()
        for count, flag in zip(counts, (0, STAIRS, STAR), strict=True)
        for _ in range(count)
    ]
    return (*rooms, *corridors)


def laid_blindly(token: Token, dice: Dice) -> Token:
    """The token face down, in an orientation that nobody knows."""
    return dice.choice(rotations(token & ~BACK)) | BACK


def lay_tokens(dice: Dice) -> tuple[Token, ...]:
    """P1: all tokens shuffled and face down, each with a random hidden orientation."""
    return tuple(laid_blindly(token, dice) for token in dice.shuffled(printed_tokens()))


def full_deck() -> tuple[Card, ...]:
    """The 25 event cards."""
    return tuple(card for card, count in DECK.items() for _ in range(count))


def square_named(name: object) -> Square | None:
    """The square of a name; None when there is no such square."""
    return SQUARES.index(name) if isinstance(name, str) and name in SQUARES else None


def place_named(name: object) -> Place | None:
    """The square or zone of a name; None when there is none."""
    return PLACES.index(name) if isinstance(name, str) and name in PLACES else None
