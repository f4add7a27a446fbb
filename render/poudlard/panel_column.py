"""Les couloirs de Poudlard: the column of the private panel, with the steps of a turn."""

from msgspec.structs import replace
from PIL import Image

from engine.core import Seat
from engine.mazes.sliding import openings, ways_to_lie
from engine.poudlard.layout import CLASSES, LESSONS, SQUARES, class_of, is_zone, place_named
from engine.poudlard.model import Card as EventCard
from render.keeping import kept
from render.kit import paint, sprites
from render.kit import theme as shared
from render.kit.canvas import put_patch
from render.kit.cards import MARGIN, Card
from render.kit.fonts import TITLE
from render.kit.overlays import medallion
from render.kit.palette import to_palette
from render.kit.theme import rgb, seat_colour
from render.poudlard import scene as stage
from render.poudlard import theme
from render.poudlard.board import pawn_of
from render.poudlard.column import die, name_pill, played
from render.poudlard.lettering import write_lines
from render.poudlard.scene import Draft, Scene
from render.poudlard.sprites import lesson_sticker
from render.poudlard.squares import token_look
from render.poudlard.tokens import TokenLook, full

_CHANGES = ("change", "lay", "password", "friday")


def column(scene: Scene, draft: Draft) -> tuple[Image.Image, ...]:
    """Returns the steps of the turn, the due one in the player's colour; or the card being played."""
    if draft.card:
        return _card_steps(scene, draft, draft.card)
    return _roll(scene), _change(scene, draft), _move(scene, draft), _next(scene)


def _edge(scene: Scene, is_due: bool) -> str | None:
    return seat_colour(scene.view.hats, scene.view.turn) if is_due else None


def _roll(scene: Scene) -> Image.Image:
    view, words = scene.view, scene.words
    edge = _edge(scene, view.phase == "roll" and view.turn is not None)
    return _roll_card(words("picture-poudlard-step-roll"), view.die, edge)


@kept
def _roll_card(title: str, face: int, edge: str | None) -> Image.Image:
    card = Card(theme.ROLL, edge, head=title)
    card.stick(die(face, 58), card.width / 2, theme.ROLL - 40)
    return card.patch()


def _change(scene: Scene, draft: Draft) -> Image.Image:
    view, words = scene.view, scene.words
    is_due = view.phase in _CHANGES and view.turn is not None
    title = words("picture-poudlard-step-change")
    if is_due and view.phase in ("password", "friday"):
        title = stage.card_word(words, "password" if view.phase == "password" else "friday")
    edge = _edge(scene, is_due)
    left = words("picture-poudlard-left", count=view.left) if is_due else ""
    if is_due and view.phase == "lay" and view.lifted is not None and view.lifted_token:
        return _lay_card(scene, f"{SQUARES[view.lifted]} · {left}", edge)
    square = stage.picked(view, draft)
    if square is None:
        hint = words("picture-poudlard-pick-token") if is_due and view.phase != "lay" else ""
        return _change_card(title, left, "", hint, None, edge, view.phase in ("move", "end"))
    token = view.tokens[square]
    kind = "set-aside" if view.phase == "friday" else "pivot" if token else "flip"
    return _change_card(
        title, left, SQUARES[square], words(f"picture-poudlard-{kind}"), token_look(words, token), edge
    )


@kept
def _change_card(
    title: str,
    left: str,
    name: str,
    hint: str,
    token: TokenLook | None,
    edge: str | None,
    is_over: bool = False,
) -> Image.Image:
    card = Card(theme.CHANGE, edge, head=title)
    if is_over:
        card.stick(sprites.mark("tick", 72), card.width / 2, 150)
    if left:
        card.write(left, 66, shared.TYPE_NAME, weight=TITLE)
    if token:
        card.stick(full(token), card.width / 2, 138)
        card.write(name, 212, shared.TYPE_SCORE, weight=TITLE)
    elif hint:
        card.write("?", 146, shared.TYPE_SQUARE, colour="muted", weight=TITLE)
    if hint:
        card.write(hint, theme.CHANGE - 26, shared.TYPE_HINT, colour="muted")
    return card.patch()


def _lay_card(scene: Scene, left: str, edge: str | None) -> Image.Image:
    """P5: returns the flipped token in each possible orientation."""
    view = scene.view
    ways = ways_to_lie(view.lifted_token)
    look = token_look(scene.words, view.lifted_token, size=_SMALL)
    card, line = _lay_ways(scene.words("picture-poudlard-lay"), ways, look, edge).copy(), _lay_line(left)
    put_patch(card, line, (card.width - line.width) // 2, MARGIN + _LINE_Y - line.height // 2)
    return card


_SMALL = 72
_LINE_Y, _LINE_HIGH = 56, 30
_WAY_SPOTS = {
    1: ((96, 164),),
    2: ((52, 164), (140, 164)),
    4: ((52, 120), (140, 120), (52, 214), (140, 214)),
}


@kept
def _lay_ways(title: str, ways: tuple[str, ...], look: TokenLook, edge: str | None) -> Image.Image:
    card = Card(theme.CHANGE, edge, head=title)
    for sides, (x, y) in zip(ways, _WAY_SPOTS[len(ways)], strict=True):
        card.stick(_under_token(), x, y)
        card.stick(full(replace(look, sides=openings(sides), label="")), x, y)
    return card.patch()


@kept
def _lay_line(text: str) -> Image.Image:
    """Returns the line of a card apart: with it, each square would need cards of its own."""
    card = Card(theme.CHANGE)
    card.write(text, _LINE_Y, shared.TYPE_HINT, weight=TITLE)
    left, top = MARGIN + 10, MARGIN + _LINE_Y - _LINE_HIGH // 2
    return to_palette(card.image.crop((left, top, card.image.width - left, top + _LINE_HIGH)))


@kept
def _under_token() -> Image.Image:
    return paint.rounded(_SMALL + 6, _SMALL + 6, 5, rgb("ink"), rgb("ink"), 2)


def _move(scene: Scene, draft: Draft) -> Image.Image:
    view, words = scene.view, scene.words
    if view.phase == "end" or view.turn is None:
        hint = words("picture-poudlard-end-turn") if view.turn is not None else ""
        return _end_card(words("picture-poudlard-step-end"), hint, _edge(scene, view.turn is not None))
    edge = _edge(scene, view.phase == "move")
    title = words("picture-poudlard-step-move")
    steps = stage.way(view, draft)
    if not steps:
        hint = words("picture-poudlard-pick-place") if view.phase == "move" else ""
        return _move_card(title, hint, "", None, False, False, edge)
    to = place_named(draft.to) or 0
    room = 0 if is_zone(to) else class_of(view.tokens[to])
    sign = CLASSES[room - 1] if room else "home" if to == stage.goal_of(view, view.turn) else None
    hint = words("picture-poudlard-stay") if len(steps) == 1 else ""
    is_goal = to == stage.goal_of(view, view.turn)
    return _move_card(title, hint, stage.place_word(words, to), sign, is_goal, draft.star, edge)


@kept
def _move_card(
    title: str, hint: str, to: str, sign: str | None, is_goal: bool, star: bool, edge: str | None
) -> Image.Image:
    card = Card(theme.MOVE, edge, head=title)
    signs = [
        *([lesson_sticker(sign, 44, "bare")] if sign else []),
        *([lesson_sticker("star", 40, "bare")] if star else []),
        *([sprites.mark("tick", 38)] if is_goal else []),
    ]
    low = theme.MOVE - 34
    if to:
        card.write(to, 92 if signs or hint else 106, shared.TYPE_SQUARE, weight=TITLE)
    elif hint:
        card.write("?", 96, shared.TYPE_SQUARE, colour="muted", weight=TITLE)
    for place, sticker in enumerate(signs):
        card.stick(sticker, card.width / 2 + (place - (len(signs) - 1) / 2) * 52, low)
    if hint and not signs:
        card.write(hint, low + 8, shared.TYPE_HINT, colour="muted")
    return card.patch()


@kept
def _end_card(title: str, hint: str, edge: str | None) -> Image.Image:
    card = Card(theme.MOVE, edge, head=title)
    card.stick(sprites.mark("tick", 72), card.width / 2, 92)
    card.write(hint, theme.MOVE - 26, shared.TYPE_HINT, colour="muted")
    return card.patch()


def _next(scene: Scene) -> Image.Image:
    view, words = scene.view, scene.words
    seat = view.turn if view.turn is not None else view.seat or 0
    room = stage.sought(view, seat)
    if room is None:
        return _next_card(
            words("picture-poudlard-go-home"), "home", stage.place_word(words, stage.goal_of(view, seat) or 0)
        )
    return _next_card(words("picture-poudlard-next"), CLASSES[room - 1], stage.class_word(words, room))


@kept
def _next_card(title: str, sign: str, name: str) -> Image.Image:
    card = Card(theme.NEXT, head=title)
    card.stick(medallion(92), card.width / 2, 84)
    card.stick(lesson_sticker(sign, 44, "bare"), card.width / 2, 84)
    card.write(name, theme.NEXT - 18, 22)
    return card.patch()


def _card_steps(scene: Scene, draft: Draft, card: EventCard) -> tuple[Image.Image, ...]:
    """Returns the card that is being played, its effect, and its targets."""
    seat = scene.view.turn or 0
    picture = played(stage.card_word(scene.words, card), card, pawn_of(scene, seat), scene.names[seat])
    return picture, _targets(scene, draft, card), _next(scene)


def _targets(scene: Scene, draft: Draft, card: EventCard) -> Image.Image:
    made = Card(theme.TARGETS, _edge(scene, True))
    squares, seats = stage.aims(scene.view, card)
    y = write_lines(made, scene.words(f"picture-poudlard-does-{card}"), 32, 20, most=4)
    if squares:
        _write_squares(made, draft.squares, squares, y + (46 if squares <= _FEW else 22))
    if seats:
        _write_seats(made, scene, card, draft.seats, y + 12)
    return made.patch()


_FEW = 2


def _write_squares(card: Card, chosen: tuple[str, ...], count: int, y: float) -> None:
    """Writes the squares chosen so far, one above the other; more than two are smaller."""
    pitch, size = (62, 54) if count <= _FEW else (36, 32)
    for place in range(count):
        text = chosen[place] if place < len(chosen) else "?"
        colour = "ink" if place < len(chosen) else "muted"
        spot = (MARGIN + card.width / 2, MARGIN + y + place * pitch)
        paint.letter(card.image, text, spot, size, colour=colour, weight=TITLE)


def _write_seats(card: Card, scene: Scene, kind: EventCard, chosen: tuple[Seat, ...], y: float) -> None:
    """Writes the players who can be chosen; the chosen ones in full colour."""
    for place, seat in enumerate(stage.target_seats(scene.view, kind)):
        # Progress only matters to cards that change timetables.
        count = f"{scene.view.progress[seat]}/{LESSONS}" if kind in ("swap", "asleep") else ""
        is_pale = seat not in chosen
        pill = name_pill(pawn_of(scene, seat), scene.names[seat], count, is_pale=is_pale)
        card.stick(pill, card.width / 2, y + place * 44)
