"""Les couloirs de Poudlard: places, tokens and steps in words."""

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from cogs.tables.viewer import Viewer
from cogs.ui.names import escaped
from engine.core import Seat
from engine.mazes.sliding import OPENINGS, SIDES, glyph, openings, sides_of
from engine.poudlard import layout, model
from engine.poudlard.cards import would_open_way
from engine.poudlard.hidden import imagined
from engine.poudlard.layout import FIRST_ZONE, LESSONS, SQUARES, STAR, TARGETS, ZONES
from engine.poudlard.model import Action, Card, Place, PlayCard, Token, View
from engine.poudlard.ways import password_opens_way
from locales import Words
from render.poudlard.scene import class_word, closed, goal_of, home, room_word, sought, zone_word

NO_BREAK = "\N{NO-BREAK SPACE}"
UNAIMED = tuple(card for card, targets in TARGETS.items() if not any(targets))


def place_name(place: Place, words: Words) -> str:
    """A place by its name: "D4", "the Black Lake"."""
    return SQUARES[place] if place < FIRST_ZONE else words(f"poudlard-zone-{ZONES[place - FIRST_ZONE]}")


def way_words(way: Literal["to", "from"], name: str, words: Words) -> str:
    """A destination or an origin: "to D4", "to the Black Lake", "from D4"."""
    key = f"poudlard-{way}"
    return words(f"{key}-{name}") if name in ZONES else words(key, square=name)


def token_words(token: Token, words: Words) -> str:
    """What is printed on a token: "Potions", "corner ★"."""
    room = layout.class_of(token)
    what = room_word(words, room) if room else words(f"alt-poudlard-{layout.shape_of(token)}")
    return f"{what} ★" if token & STAR else what


def token_label(square: str, token: Token, words: Words) -> str:
    """A face-up token in a list: "D4 └ corner ★"."""
    return f"{square} {glyph(token)} {token_words(token, words)}"


def way_label(token: Token, words: Words) -> str:
    """How a token lies: "└ N E"."""
    return f"{glyph(token)} {sides_words(sides_of(token & OPENINGS), words)}"


def way_told(token: Token, words: Words) -> str:
    """The same in a sentence, never broken over two lines."""
    return way_label(token, words).replace(" ", NO_BREAK)


def sides_words(sides: str, words: Words) -> str:
    """Open sides by the reader's letters; what names no sides stays as it is."""
    if not set(sides) <= set(SIDES):
        return sides
    return " ".join(words(f"side-{side.lower()}") for side in sides)


def goal_line(view: View, seat: Seat, words: Words) -> str:
    """The player's next goal."""
    room, place = sought(view, seat), goal_of(view, seat)
    if room is None:
        return words("poudlard-panel-home", place=place_name(home(view, seat), words))
    facts = {"room": room_word(words, room), "count": view.progress[seat], "all": LESSONS}
    if place is None:
        return words("poudlard-panel-unfound", **facts)
    here = "poudlard-panel-here" if place == view.pawns[seat] else "poudlard-panel-next"
    key = "poudlard-panel-next-closed" if place in closed(view) else here
    return words(key, square=SQUARES[place], **facts)


def drafted_words(made: Sequence[Action], viewer: Viewer[View]) -> str:
    """Tokens that are only chosen so far, as they will lie: "C4 ┼, C5 ┘"."""
    told: list[str] = []
    after: View = viewer.view
    for action in made:
        after = viewer.game.preview(after, viewer.seat or 0, [action])
        square = action.square if isinstance(action, model.ChooseToken) else SQUARES[after.touched[-1]]
        is_turned = isinstance(action, model.LayToken | model.PivotToken)
        token = after.tokens[SQUARES.index(square)]
        told.append(f"{square}{NO_BREAK}{glyph(token)}" if is_turned else square)
    return ", ".join(told)


def steps_words(actions: Sequence[Action], viewer: Viewer[View]) -> str:
    """Several steps, one after the other, each told as the player sees it then."""
    told: list[str] = []
    for place, action in enumerate(actions):
        view = viewer.game.preview(viewer.view, viewer.seat or 0, actions[:place])
        told.append(step_words(action, replace(viewer, view=view)))
    return ", ".join(told)


def step_words(action: Action, viewer: Viewer[View]) -> str:
    """A possible step in words: "pivot D4 to └ N E"."""
    view, words = viewer.view, viewer.words
    match action:
        case model.RollDie():
            return words("poudlard-do-roll")
        case model.FlipToken(square=square):
            return words("poudlard-do-flip", square=square)
        case model.LayToken(sides=sides):
            way = way_told(openings(sides), words)
            return words("poudlard-do-lay", square=SQUARES[view.lifted or 0], way=way)
        case model.PivotToken(square=square, quarters=quarters):
            token = view.tokens[SQUARES.index(square)]
            return words(
                "poudlard-do-pivot", square=square, way=way_told(layout.pivoted(token, quarters), words)
            )
        case model.ChooseToken(square=square):
            return words("poudlard-do-choose", square=square)
        case model.MovePawn(to=to, star=star):
            key = "poudlard-do-move-star" if star else "poudlard-do-move"
            return words(key, to=way_words("to", to, words))
        case model.PlayCard():
            return card_step_words(action, viewer)
        case model.EndTurn():
            return words("poudlard-do-end")


def card_step_words(action: model.PlayCard, viewer: Viewer[View]) -> str:
    """A card and what it is played on."""
    names = [escaped(viewer.names[seat]) for seat in action.seats]
    targets = ", ".join([*action.squares, *names])
    key = "poudlard-do-card-on" if targets else "poudlard-do-card"
    return viewer.words(key, card=viewer.words(f"poudlard-card-{action.card}"), targets=targets)


def is_winning(view: View, seat: Seat, to: str) -> bool:
    """P24: would going there win at once?"""
    place = layout.place_named(to)
    return sought(view, seat) is None and place == home(view, seat) != view.pawns[seat]


def goal_name(view: View, goal: Place | None, words: Words) -> str:
    """The goal in few words, for a button: the class, the zone, or else the square."""
    if goal is None or goal >= FIRST_ZONE:
        return "" if goal is None else zone_word(words, goal)
    room = layout.class_of(view.tokens[goal])
    return class_word(words, room) if room else SQUARES[goal]


def is_own_class(view: View, seat: Seat, action: PlayCard) -> bool:
    """P15: would this card cancel the class that its player seeks?"""
    goal = goal_of(view, seat)
    return action.card == "cancelled" and goal is not None and layout.PLACES[goal] in action.squares


# P12: after the movement, whether a card would open a new way


def opens(view: View, action: PlayCard) -> bool:
    """Would this card, with all its targets, let the player move again?"""
    return view.phase == "end" and would_open_way(imagined(view), action)


def opening_label(view: View, action: PlayCard, label: str, words: Words) -> str:
    """The label of a choice, marked if it would open a new way."""
    return words("poudlard-opening", label=label) if opens(view, action) else label


def way_lines(view: View, action: PlayCard, words: Words) -> list[str]:
    """A sentence on whether a card with all its targets opens a new way; none before the movement."""
    if view.phase != "end":
        return []
    if action.card == "password":
        return [words("poudlard-way-password")]
    if action.card == "friday":
        return [words("poudlard-way-none")]
    return [words("poudlard-way-opened" if opens(view, action) else "poudlard-way-none")]


def hand_way_lines(view: View, card: Card, words: Words) -> list[str]:
    """The same for a card in hand that needs no target and can be played now."""
    if card not in UNAIMED or card not in view.playable:
        return []
    return [words("poudlard-hand-way", way=line) for line in way_lines(view, PlayCard(card), words)]


def password_lines(view: View, words: Words) -> list[str]:
    """Whether the changes of a Password have opened a new way so far."""
    if view.phase != "password" or view.can_move:
        return []
    is_open = password_opens_way(imagined(view))
    return [words("poudlard-way-so-far" if is_open else "poudlard-way-not-yet")]
