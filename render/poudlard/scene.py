"""Les couloirs de Poudlard: the scene that its pictures are drawn from, and the draft of a turn."""

from functools import lru_cache
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from engine.core import Seat
from engine.core.seats import replaced
from engine.poudlard import layout
from engine.poudlard.model import Card, Class, Place, Square, Token, View
from engine.poudlard.movement import passages_from, path_over_star, path_to
from locales import Words
from render.kit import scene as kit

Scene: TypeAlias = kit.Scene[View]

NAME_LENGTH = 20  # of a name in an alt text or on a text board


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """The unconfirmed choices of the player on turn; those that the phase does not need are ignored.

    - Changing tokens (phases `change`, `password`) or choosing them (`friday`): `square` is the chosen token.
    - Moving (`move`): `to` is the name of a place; `star` goes there over a star.
    - Playing a card, in any phase that allows it: `card`, and its targets so far in `squares` and `seats`.
      While `card` is set, the panel shows its targets instead of the choices of the phase.
    """

    square: str | None = None
    to: str | None = None
    star: bool = False
    card: Card | None = None
    squares: tuple[str, ...] = ()
    seats: tuple[Seat, ...] = ()


def turned_up(view: View) -> View:
    """P5: returns the view with the flipped token face up, for the player who looks at it."""
    if view.lifted is None:
        return view
    return replace(view, tokens=replaced(view.tokens, view.lifted, view.lifted_token))


def picked(view: View, draft: Draft) -> Square | None:
    """Returns the square of the draft, if it can be chosen now."""
    square = layout.square_named(draft.square)
    return square if square in changeable(view) else None


def changeable(view: View) -> tuple[Square, ...]:
    """P4, P14, P16: returns the tokens that can be changed or chosen now."""
    if view.phase in ("change", "password"):
        return tuple(square for square in range(layout.FIRST_ZONE) if square not in view.fixed)
    if view.phase == "friday":
        return shufflable(view, view.fixed)
    return ()


def way(view: View, draft: Draft) -> tuple[Place, ...]:
    """P9: returns the places of the drafted move, both ends included; empty if there is none."""
    to = layout.place_named(draft.to)
    stop = next((stop for stop in view.stops if stop.place == to), None)
    if stop is None or view.turn is None:
        return ()
    start = view.pawns[view.turn]
    passages = passages_from(view.tokens, closed(view), start)
    if draft.star and stop.has_star:
        return path_over_star(passages, start, stop.place, view.tokens)
    return path_to(passages, start, stop.place)


def aims(view: View, card: Card) -> tuple[int, int]:
    """Returns how many squares and seats are chosen for a card. P16: five for Friday, if there are more."""
    if card == "friday" and len(target_squares(view, card)) > layout.SHUFFLED:
        return layout.SHUFFLED, 0
    return layout.TARGETS[card]


def shufflable(view: View, taken: tuple[Square, ...] = ()) -> tuple[Square, ...]:
    """P16: returns the face-up tokens without pawns, but for those taken already."""
    return tuple(
        square
        for square, token in enumerate(view.tokens)
        if token and square not in view.pawns and square not in taken
    )


def target_squares(view: View, card: Card) -> tuple[Square, ...]:
    """P15 to P17: returns the tokens that a card can be played on."""
    if card == "friday":
        return shufflable(view)
    if card == "cancelled":
        own = [found.square for found in view.cancellations if found.seat == view.turn]
        return tuple(at for at, token in enumerate(view.tokens) if layout.class_of(token) and at not in own)
    return tuple(range(layout.FIRST_ZONE)) if layout.TARGETS[card][0] else ()


def taken_squares(view: View, card: Card) -> tuple[str, ...]:
    """P16: returns the tokens that Friday takes without a choice: all, if there are no more than five."""
    if card != "friday" or aims(view, card)[0]:
        return ()
    return tuple(layout.SQUARES[square] for square in target_squares(view, card))


def target_seats(view: View, card: Card) -> tuple[Seat, ...]:
    """P18 to P22: returns the players that a card can be played on."""
    seats, turn = range(len(view.pawns)), view.turn or 0
    others = [seat for seat in seats if seat != turn]
    match card:
        case "lost":
            return tuple(seats) if len(set(view.pawns)) > 1 else ()
        case "swap":
            most = layout.LESSONS if view.swap == "any" else layout.NEAR
            return tuple(seat for seat in others if view.progress[seat] - view.progress[turn] <= most)
        case "norris":
            return tuple(seat for seat in others if not view.losing[seat])
        case "asleep":
            return tuple(seat for seat in others if view.progress[seat])
        case _:
            return ()


def closed(view: View) -> tuple[Square, ...]:
    """P15: returns the rooms that nobody may enter now."""
    return tuple(found.square for found in view.cancellations)


def sought(view: View, seat: Seat) -> Class | None:
    """Returns the class that a seat attends next; None if all are attended."""
    return layout.next_class(view.timetables[seat], view.progress[seat])


def home(view: View, seat: Seat) -> Place:
    """P24: returns the zone that a seat has to return to."""
    return layout.zone_of(view.students[seat])


def is_done(view: View, seat: Seat) -> bool:
    """Has this seat attended all classes?"""
    return view.progress[seat] == layout.LESSONS


def goal_of(view: View, seat: Seat) -> Place | None:
    """Returns the place a seat has to go to: its home, or its next class if that has been found."""
    room = sought(view, seat)
    if room is None:
        return home(view, seat)
    return _room_on(view.tokens, room)


@lru_cache(maxsize=256)  # a panel asks for the same goal a dozen times
def _room_on(tokens: tuple[Token, ...], room: Class) -> Square | None:
    return next((square for square, token in enumerate(tokens) if layout.class_of(token) == room), None)


def name_of(scene: Scene, seat: Seat) -> str:
    """Returns a player's name for running text, shorter than in other games: there is more to tell."""
    return scene.name(seat, NAME_LENGTH)


def colour_word(scene: Scene, seat: Seat) -> str:
    """Returns the name of a hat's colour."""
    return scene.words(f"pick-poudlard-{layout.HATS[scene.view.hats[seat]]}")


def room_word(words: Words, room: Class, *, short: bool = False) -> str:
    """Returns a class's name; the short one is written in its room."""
    name = layout.CLASSES[room - 1]
    return words(f"poudlard-class-{name}-short") if short else words(f"poudlard-class-{name}")


def class_word(words: Words, room: Class) -> str:
    """Returns a class's name in one whole word, for buttons and short sentences."""
    return words(f"poudlard-class-{layout.CLASSES[room - 1]}-one")


def zone_word(words: Words, place: Place) -> str:
    """Returns a zone's short name."""
    return words(f"poudlard-zone-{layout.ZONES[place - layout.FIRST_ZONE]}-short")


def place_word(words: Words, place: Place) -> str:
    """Returns the name of a square or a zone."""
    return layout.PLACES[place] if place < len(layout.SQUARES) else zone_word(words, place)


def at_word(words: Words, place: Place) -> str:
    """Returns where a pawn stands: "on D4", "at the Black Lake"."""
    if place < layout.FIRST_ZONE:
        return words("alt-poudlard-at", square=layout.PLACES[place])
    return words(f"alt-poudlard-at-{layout.PLACES[place]}")


def card_word(words: Words, card: Card) -> str:
    """Returns the title of an event card."""
    return words(f"poudlard-card-{card}")
