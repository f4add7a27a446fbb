"""Les couloirs de Poudlard: what can be chosen now, for the panel and for the options of slash commands."""

from collections.abc import Sequence

from cogs.games.poudlard.words import UNAIMED, opening_label, place_name, token_label, way_label
from cogs.tables.viewer import Viewer
from engine.core import Seat
from engine.mazes.sliding import glyph, openings, ways_to_lie
from engine.poudlard import layout
from engine.poudlard.changes import QUARTERS
from engine.poudlard.layout import CARDS, FIRST_ZONE, PLACES, SQUARES
from engine.poudlard.model import (
    Action,
    Card,
    MovePawn,
    PivotToken,
    Place,
    PlayCard,
    Square,
    Stop,
    Token,
    View,
    Year,
)
from locales import Words
from render.poudlard.scene import (
    aims,
    card_word,
    changeable,
    class_word,
    goal_of,
    room_word,
    target_seats,
    target_squares,
    zone_word,
)

TURNED = "↻ "  # what follows is how a token will lie, not how it lies
FACE_DOWN = "?"
STAR_SIGN = "*"  # after a place's name: over a star, for a card


def flips(viewer: Viewer[View]) -> dict[str, str]:
    """The tokens that can be flipped now."""
    view = viewer.view
    down = [SQUARES[square] for square in changeable(view) if not view.tokens[square]]
    return {name: viewer.words("poudlard-button-flip", square=name) for name in down}


def tokens(viewer: Viewer[View]) -> dict[str, str]:
    """The tokens that can be pivoted, or chosen for Friday reshuffle."""
    view = viewer.view
    up = {SQUARES[square]: token for square in changeable(view) if (token := view.tokens[square])}
    return {name: token_label(name, token, viewer.words) for name, token in up.items()}


def pivot_ways(viewer: Viewer[View], name: str) -> dict[str, str]:
    """How the token named so far can lie after its pivot, by quarter turns."""
    view, square = viewer.view, layout.square_named(name.strip().upper())
    if square is None or square not in changeable(view) or not (lying := view.tokens[square]):
        return {}
    turns = pivots(lying, view.year)
    return {str(quarters): pivot_label(lying, turned, viewer.words) for quarters, turned in turns.items()}


def near_label(view: View, square: Square, need: Action | None) -> str:
    """A token on a button: "D4?" face down, "D4└" face up, "↻ D4─" if it is turned as the way needs it.

    Without a space, so that five stand side by side on a phone.
    """
    token, name = view.tokens[square], SQUARES[square]
    if isinstance(need, PivotToken):
        return f"{TURNED}{name}{glyph(layout.pivoted(token, need.quarters))}"
    return f"{name}{glyph(token) if token else FACE_DOWN}"


def pivots(token: Token, year: Year) -> dict[int, Token]:
    """P5, P6: the quarter turns that look different, and the token after each."""
    ways: dict[int, Token] = {}
    for quarters in QUARTERS[year]:
        if (turned := layout.pivoted(token, quarters)) not in ways.values():
            ways[quarters] = turned
    return ways


def pivot_label(token: Token, turned: Token, words: Words) -> str:
    """How a token lies after a pivot, and whether that changes anything."""
    label = way_label(turned, words)
    return words("poudlard-as-it-lies", way=label) if turned == token else label


def ways(viewer: Viewer[View]) -> dict[str, str]:
    """P5: how the token in hand can lie."""
    token = viewer.view.lifted_token
    return {way: way_label(openings(way), viewer.words) for way in ways_to_lie(token)} if token else {}


def places(viewer: Viewer[View]) -> dict[str, str]:
    """P9, P13: the places within reach, the goal first; over a star where a way there has one."""
    view, seat, words = viewer.view, viewer.seat or 0, viewer.words
    goal, here = goal_of(view, seat), view.pawns[seat]

    def rank(stop: Stop) -> tuple[bool, bool, bool, int]:
        is_plain = stop.place < FIRST_ZONE and not layout.class_of(view.tokens[stop.place])
        return stop.place != goal, stop.place != here, is_plain, stop.place

    return {
        stop_name(stop): stop_label(view, seat, stop.place, star=stop.has_star, words=words)
        for stop in sorted(view.stops, key=rank)
    }


def stop_name(stop: Stop) -> str:
    """A stop by its name as it is offered, over a star if there is one on a way there."""
    return PLACES[stop.place] + STAR_SIGN * stop.has_star


def near_stop_label(view: View, stop: Stop, words: Words) -> str:
    """A place within reach on a button: "D4", "D4 — Potions ★"."""
    room = layout.class_of(view.tokens[stop.place]) if stop.place < FIRST_ZONE else 0
    name = SQUARES[stop.place] if stop.place < FIRST_ZONE else zone_word(words, stop.place)
    label = words("poudlard-stop-room", place=name, room=class_word(words, room)) if room else name
    return f"{label} ★" if stop.has_star else label


def move_to(name: str) -> MovePawn:
    """The movement to a place, by its name as it is offered."""
    return MovePawn(name.removesuffix(STAR_SIGN), star=name.endswith(STAR_SIGN))


def stop_label(view: View, seat: Seat, place: Place, *, star: bool, words: Words) -> str:
    """A place within reach, what is there, and what the player gains by going there."""
    room = layout.class_of(view.tokens[place]) if place < FIRST_ZONE else 0
    facts = {"place": place_name(place, words), "room": room_word(words, room) if room else ""}
    if place == goal_of(view, seat):
        key = "poudlard-stop-class" if room else "poudlard-stop-home"
    elif place == view.pawns[seat]:
        key = "poudlard-stop-here"
    else:
        key = "poudlard-stop-room" if room else "poudlard-stop"
    label = words(key, **facts)
    return words("poudlard-stop-star", label=label) if star else label


def cards(viewer: Viewer[View]) -> dict[str, str]:
    """The cards that can be played now. P12: those without targets say whether they open a new way."""
    view, words = viewer.view, viewer.words
    titles = {card: card_word(words, card) for card in view.playable}
    return {
        card: opening_label(view, PlayCard(card), title, words) if card in UNAIMED else title
        for card, title in titles.items()
    }


def card_named(name: str) -> Card | None:
    """An event card by its name."""
    return next((card for card in CARDS if card == name), None)


def targets(viewer: Viewer[View], name: str, *chosen: str) -> dict[str, str]:
    """P14 to P23: what a card can be played on, after the targets already named; names, or seats' numbers."""
    view, card = viewer.view, card_named(name)
    if card not in view.playable or not can_aim(view, card, chosen):
        return {}
    return {
        target: completing_label(viewer, card, (*chosen, target))
        for target in next_targets(view, card, chosen)
    }


def completing_label(viewer: Viewer[View], card: Card, chosen: Sequence[str]) -> str:
    """The last target in a list. P12: if it is the card's last one, whether that opens a new way."""
    squares, seats = aims(viewer.view, card)
    label = target_label(viewer, chosen[-1]) if squares else viewer.names[int(chosen[-1])]
    if card == "friday" or len(chosen) < squares + seats:
        return label
    action = PlayCard(card, tuple(chosen)) if squares else PlayCard(card, (), tuple(map(int, chosen)))
    return opening_label(viewer.view, action, label, viewer.words)


def command_targets(viewer: Viewer[View], name: str, *chosen: str) -> dict[str, str]:
    """The same for the command, which plays Friday reshuffle without targets."""
    return {} if name == "friday" else targets(viewer, name, *chosen)


def can_aim(view: View, card: Card, chosen: Sequence[str]) -> bool:
    """Is each target one that can be chosen after those before it?"""
    return all(target in next_targets(view, card, chosen[:place]) for place, target in enumerate(chosen))


def next_targets(view: View, card: Card, chosen: Sequence[str]) -> tuple[str, ...]:
    """What can be chosen for a card after what is chosen already."""
    squares, seats = aims(view, card)
    if len(chosen) == squares + seats:
        return ()
    if squares:
        able = [SQUARES[square] for square in target_squares(view, card)]
        return tuple(name for name in able if name not in chosen)
    able = target_seats(view, card)
    if card == "lost" and chosen:
        # P18, P26: two pawns on the same place have nothing to swap.
        able = [seat for seat in able if view.pawns[seat] != view.pawns[int(chosen[0])]]
    return tuple(map(str, able))


def target_label(viewer: Viewer[View], target: str) -> str:
    """A token, face up or face down, in a list."""
    token = viewer.view.tokens[SQUARES.index(target)]
    if not token:
        return viewer.words("poudlard-face-down-at", square=target)
    return token_label(target, token, viewer.words)
