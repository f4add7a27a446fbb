"""Les couloirs de Poudlard: places, tokens, steps and plans in words."""

from collections.abc import Sequence

from msgspec.structs import replace

from cogs.games.poudlard.draft import Plan
from cogs.tables.viewer import Viewer
from cogs.ui.names import escaped
from engine.core import Seat
from engine.mazes.sliding import OPENINGS, glyph, openings, sides_of
from engine.poudlard import model
from engine.poudlard.changes import QUARTERS
from engine.poudlard.layout import (
    FIRST_ZONE,
    LESSONS,
    SQUARES,
    STAR,
    TARGETS,
    ZONES,
    class_of,
    pivoted,
    place_named,
    shape_of,
    square_named,
)
from engine.poudlard.model import Action, Card, Place, Stop, Token, View, Year
from locales import Words
from render.poudlard.scene import card_word, goal_of, home, room_word, sought


def place_name(place: Place, words: Words) -> str:
    """A place by its name: "D4", "the Black Lake"."""
    return SQUARES[place] if place < FIRST_ZONE else words(f"poudlard-zone-{ZONES[place - FIRST_ZONE]}")


def to_words(name: str, words: Words) -> str:
    """A destination: "to D4", "to the Black Lake"."""
    return words(f"poudlard-to-{name}") if name in ZONES else words("poudlard-to", square=name)


def from_words(name: str, words: Words) -> str:
    """An origin: "from D4"."""
    return words(f"poudlard-from-{name}") if name in ZONES else words("poudlard-from", square=name)


def token_words(token: Token, words: Words) -> str:
    """What is printed on a token: "Potions", "corner ★"."""
    room = class_of(token)
    what = room_word(words, room) if room else words(f"alt-poudlard-{shape_of(token)}")
    return f"{what} ★" if token & STAR else what


def token_label(square: str, token: Token, words: Words) -> str:
    """A face-up token in a list: "D4 └ corner ★"."""
    return f"{square} {glyph(token)} {token_words(token, words)}"


def way_label(token: Token, words: Words) -> str:
    """How a token lies: "└ N E"."""
    letters = " ".join(words(f"side-{side.lower()}") for side in sides_of(token & OPENINGS))
    return f"{glyph(token)} {letters}"


def pivots(token: Token, year: Year) -> dict[int, Token]:
    """P5, P6: the quarter turns that look different, and the token after each."""
    ways: dict[int, Token] = {}
    for quarters in QUARTERS[year]:
        if (turned := pivoted(token, quarters)) not in ways.values():
            ways[quarters] = turned
    return ways


def pivot_label(token: Token, turned: Token, words: Words) -> str:
    """How a token lies after a pivot, and whether that changes anything."""
    label = way_label(turned, words)
    return words("poudlard-as-it-lies", way=label) if turned == token else label


def stop_label(view: View, seat: Seat, place: Place, *, star: bool, words: Words) -> str:
    """A place within reach, what is there, and what the player gains by going there."""
    name = place_name(place, words)
    room = class_of(view.tokens[place]) if place < FIRST_ZONE else 0
    facts = {"place": name, "room": room_word(words, room) if room else ""}
    if place == goal_of(view, seat):
        key = "poudlard-stop-class" if room else "poudlard-stop-home"
    elif place == view.pawns[seat]:
        key = "poudlard-stop-here"
    else:
        key = "poudlard-stop-room" if room else "poudlard-stop"
    label = words(key, **facts)
    return words("poudlard-stop-star", label=label) if star else label


def ranked_stops(view: View, seat: Seat) -> list[tuple[Place, bool]]:
    """P9, P13: the places within reach, the goal first; once more before each where a way has a star."""
    goal, here = goal_of(view, seat), view.pawns[seat]

    def rank(stop: Stop) -> tuple[bool, bool, bool, int]:
        is_plain = stop.place < FIRST_ZONE and not class_of(view.tokens[stop.place])
        return stop.place != goal, stop.place != here, is_plain, stop.place

    stops = sorted(view.stops, key=rank)
    return [(stop.place, star) for stop in stops for star in (True, False) if star <= stop.has_star]


def goal_line(view: View, seat: Seat, words: Words) -> str:
    """The player's next goal."""
    room, place = sought(view, seat), goal_of(view, seat)
    if room is None:
        return words("poudlard-panel-home", place=place_name(home(view, seat), words))
    facts = {"room": room_word(words, room), "count": view.progress[seat], "all": LESSONS}
    if place is None:
        return words("poudlard-panel-unfound", **facts)
    return words("poudlard-panel-next", square=SQUARES[place], **facts)


def steps_words(actions: Sequence[Action], view: View, viewer: Viewer) -> str:
    """Several steps, one after the other; a token may be pivoted twice, by Password and by the roll."""
    told: list[str] = []
    for action in actions:
        told.append(step_words(action, view, viewer))
        if isinstance(action, model.PivotToken):
            tokens, square = list(view.tokens), SQUARES.index(action.square)
            tokens[square] = pivoted(tokens[square], action.quarters)
            view = replace(view, tokens=tuple(tokens))
        if isinstance(action, model.LayToken) and view.lifted is not None and view.lifted_token:
            laid = view.lifted_token & ~OPENINGS | openings(action.sides)
            tokens = [laid if at == view.lifted else token for at, token in enumerate(view.tokens)]
            view = replace(view, tokens=tuple(tokens))
    return ", ".join(told)


def step_words(action: Action, view: View, viewer: Viewer) -> str:
    """A possible step in words: "pivot D4 to └ N E"."""
    words = viewer.words
    match action:
        case model.RollDie():
            return words("poudlard-do-roll")
        case model.FlipToken(square=square):
            return words("poudlard-do-flip", square=square)
        case model.LayToken(sides=sides):
            way = way_label(openings(sides), words)
            return words("poudlard-do-lay", square=SQUARES[view.lifted or 0], way=way)
        case model.PivotToken(square=square, quarters=quarters):
            token = view.tokens[SQUARES.index(square)]
            return words("poudlard-do-pivot", square=square, way=way_label(pivoted(token, quarters), words))
        case model.ChooseToken(square=square):
            return words("poudlard-do-choose", square=square)
        case model.MovePawn(to=to, star=star):
            key = "poudlard-do-move-star" if star else "poudlard-do-move"
            return words(key, to=to_words(to, words))
        case model.PlayCard():
            return card_step_words(action, viewer)
        case model.EndTurn():
            return words("poudlard-do-end")


def card_step_words(action: model.PlayCard, viewer: Viewer) -> str:
    """A card and what it is played on."""
    names = [escaped(viewer.names[seat]) for seat in action.seats]
    targets = ", ".join([*action.squares, *names])
    key = "poudlard-do-card-on" if targets else "poudlard-do-card"
    return viewer.words(key, card=viewer.words(f"poudlard-card-{action.card}"), targets=targets)


def target_label(card: Card, target: str, view: View, viewer: Viewer) -> str:
    """Something that a card can be played on."""
    words = viewer.words
    if TARGETS[card][0]:
        square = square_named(target) or 0
        token = view.tokens[square]
        return token_label(target, token, words) if token else words("poudlard-face-down-at", square=target)
    return viewer.names[int(target)]


def aim_words(plan: Plan, viewer: Viewer) -> str:
    """What a card does, and which targets are still to be chosen."""
    words, card = viewer.words, plan.card
    assert card
    lines = [
        words("poudlard-card-line", card=card_word(words, card), does=words(f"poudlard-card-{card}-about"))
    ]
    chosen = [target if TARGETS[card][0] else escaped(viewer.names[int(target)]) for target in plan.targets]
    if chosen:
        lines.append(words("poudlard-panel-aimed", targets=", ".join(chosen)))
    squares, seats = TARGETS[card]
    missing = squares + seats - len(chosen)
    if missing:
        key = "poudlard-panel-aim-squares" if squares else "poudlard-panel-aim-players"
        lines.append(words(key, count=missing))
    else:
        lines.append(words("poudlard-panel-card-ready"))
    return "\n".join(lines)


def is_winning(view: View, seat: Seat, to: str) -> bool:
    """P24: would going there win at once?"""
    place = place_named(to)
    return sought(view, seat) is None and place == home(view, seat) != view.pawns[seat]
