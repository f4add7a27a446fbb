"""Les couloirs de Poudlard: the printed parts as data, and the board.

A token is a number: its open sides in the low four bits (N 1, E 2, S 4, W 8), a flag for a star, one for
stairs (which only changes the drawing), its class, and a flag while it lies face down. Squares 0 to 32 are
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
ROOM = 1 << CLASS_SHIFT  # rooms that lie face up are the tokens from here to BACK

# Open sides: how many plain, with stairs, with a star. The rules give the stars; the stairs are our choice.
CORRIDORS = {"NS": (3, 3, 2), "NE": (3, 3, 2), "NES": (5, 0, 1), "NESW": (3, 0, 1)}
DOORS = "NS"
SHAPES = {2: ("straight", "corner"), 3: ("tee",), 4: ("cross",)}

# CLASSES, shifted so that no two players want the same room at the same step.
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
DECK: dict[Card, int] = {card: facts.copies for card, facts in CARD_FACTS.items()}
TARGETS = {card: (facts.squares, facts.seats) for card, facts in CARD_FACTS.items()}
HAND = 4  # P1: cards each at the start
FACES = 4  # of the die
PASSWORD = 5  # P14: extra changes
SHUFFLED = 5  # P16: most tokens
NEAR = 2  # P19: most classes ahead, with swap=near
ROUNDS = 60  # P27

SIZE = 7
CORNER = 2  # a zone's width and height
COLUMNS = "ABCDEFG"


def _is_zone(row: int, column: int) -> bool:
    return all(line < CORNER or line >= SIZE - CORNER for line in (row, column))


# The row and column of each square.
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
    """Return the place that covers a cell of the 7 × 7 grid; None off the board."""
    if not (0 <= row < SIZE and 0 <= column < SIZE):
        return None
    if (row, column) in CELLS:
        return CELLS.index((row, column))
    is_south, is_east = row >= CORNER, column >= CORNER
    return PLACES.index((("pitch", "hut"), ("lake", "forest"))[is_south][is_east])


def _links() -> dict[Place, list[tuple[int, Place, int]]]:
    """Return for each place its neighbours: a side, the place there, and the side by which it is entered."""
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
# P10: a classroom can be entered but not passed, so its sides to enter are kept apart, shifted.
ENTRY_SHIFT = 4
STEPS: Steps = tuple(
    tuple(
        tuple((to, across << ENTRY_SHIFT) for side, to, across in LINKS[place] if sides & side)
        for sides in range(OPENINGS + 1)
    )
    for place in range(len(PLACES))
)


def zone_of(student: int) -> Place:
    """P1: return the zone where a student starts and ends."""
    return FIRST_ZONE + student


def is_zone(place: Place) -> bool:
    """Is the place a zone, which is never flipped, pivoted or swapped?"""
    return place >= FIRST_ZONE


def sides(token: Token) -> int:
    """Return the open sides of a token, face up or face down."""
    return token & OPENINGS


def is_down(token: Token) -> bool:
    """Does the token lie face down?"""
    return token & BACK != 0


def has_star(token: Token) -> bool:
    """P13: does the token give an event card?"""
    return token & STAR != 0


def has_stairs(token: Token) -> bool:
    """Is the corridor drawn as a staircase?"""
    return token & STAIRS != 0


def class_of(token: Token) -> Class:
    """Return the class taught there; 0 for a corridor."""
    return token >> CLASS_SHIFT & CLASS_MASK


def shape_of(token: Token) -> str:
    """Return what is printed on a token: classroom, straight, corner, tee or cross."""
    if class_of(token):
        return "classroom"
    shapes = SHAPES[sides(token).bit_count()]
    is_bent = len(shapes) > 1 and sides(token) not in (openings("NS"), openings("EW"))
    return shapes[is_bent]


def pivoted(token: Token, quarters: int) -> Token:
    """Return the token turned clockwise by so many quarters."""
    for _ in range(quarters % 4):
        token = turned(token)
    return token


def next_class(timetable: int, progress: int) -> Class | None:
    """P11: return the class to attend next; None if all are attended."""
    return TIMETABLES[timetable][progress] if progress < LESSONS else None


def printed_tokens() -> tuple[Token, ...]:
    """Return the 33 tokens, face up."""
    rooms = [openings(DOORS) | number << CLASS_SHIFT for number in range(1, LESSONS + 1)]
    corridors = [
        openings(way) | flag
        for way, counts in CORRIDORS.items()
        for count, flag in zip(counts, (0, STAIRS, STAR), strict=True)
        for _ in range(count)
    ]
    return (*rooms, *corridors)


def laid_face_down(token: Token, dice: Dice) -> Token:
    """Return the token face down, in a random orientation that nobody knows."""
    return dice.choice(rotations(token & ~BACK)) | BACK


def lay_tokens(dice: Dice) -> tuple[Token, ...]:
    """P1: shuffle all tokens and lay them face down, each in a random hidden orientation."""
    return tuple(laid_face_down(token, dice) for token in dice.shuffled(printed_tokens()))


def full_deck() -> tuple[Card, ...]:
    """Return the 25 event cards."""
    return tuple(card for card, count in DECK.items() for _ in range(count))


def square_named(name: object) -> Square | None:
    """Return the square with a name, or None."""
    return SQUARES.index(name) if isinstance(name, str) and name in SQUARES else None


def place_named(name: object) -> Place | None:
    """Return the square or zone with a name, or None."""
    return PLACES.index(name) if isinstance(name, str) and name in PLACES else None
