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
from render.kit.cards import Card
from render.kit.fonts import TITLE
from render.kit.overlays import medallion
from render.kit.palette import to_palette
from render.kit.pawns import Pawn
from render.kit.sprites import Named
from render.kit.theme import rgb, seat_colour
from render.poudlard import scene as stage
from render.poudlard import theme, tokens
from render.poudlard.board import pawn_of
from render.poudlard.column import bare_pill, die, played, write_name
from render.poudlard.pieces import Pieced, headed, write_lines
from render.poudlard.scene import Draft, Scene
from render.poudlard.sprites import lesson_sticker
from render.poudlard.squares import token_look
from render.poudlard.tokens import TokenLook

_CHANGES = ("change", "lay", "password", "friday")


def column(scene: Scene, draft: Draft) -> tuple[Pieced, ...]:
    """Returns the steps of the turn, the due one in the player's colour; or the card being played."""
    if draft.card:
        return _card_steps(scene, draft, draft.card)
    return _roll(scene), _change(scene, draft), _move(scene, draft), _next(scene)


def _edge(scene: Scene, is_due: bool) -> str | None:
    return seat_colour(scene.view.hats, scene.view.turn) if is_due else None


def _roll(scene: Scene) -> Pieced:
    view, words = scene.view, scene.words
    edge = _edge(scene, view.phase == "roll" and view.turn is not None)
    return Pieced(_roll_card(words("picture-poudlard-step-roll"), view.die, edge))


@kept
def _roll_card(title: str, face: int, edge: str | None) -> Image.Image:
    card = Card(theme.ROLL, edge, head=title)
    card.stick(die(face, 58), card.width / 2, theme.ROLL - 40)
    return card.patch()


def _change(scene: Scene, draft: Draft) -> Pieced:
    view, words = scene.view, scene.words
    is_due = view.phase in _CHANGES and view.turn is not None
    title = words("picture-poudlard-step-change")
    if is_due and view.phase in ("password", "friday"):
        title = stage.card_word(words, "password" if view.phase == "password" else "friday")
    left = words("picture-poudlard-left", count=view.left) if is_due else ""
    if is_due and view.phase == "lay" and view.lifted is not None and view.lifted_token:
        return _lay(scene, f"{SQUARES[view.lifted]} · {left}")
    card = Pieced(headed(theme.CHANGE, title, _edge(scene, is_due)))
    if left:
        card.write(left, 66, shared.TYPE_NAME, weight=TITLE)
    square = stage.picked(view, draft)
    if square is not None:
        _show_picked(card, scene, square)
    elif is_due and view.phase != "lay":
        card.write("?", 146, shared.TYPE_SQUARE, colour="muted", weight=TITLE)
        _hint(card, words("picture-poudlard-pick-token"), theme.CHANGE - 26)
    elif view.phase in ("move", "end"):
        card.stick(card.width / 2, 150, sprites.mark, "tick", 72)
    return card


def _show_picked(card: Pieced, scene: Scene, square: int) -> None:
    """Shows the chosen token, and what is done to it."""
    token = scene.view.tokens[square]
    kind = "set-aside" if scene.view.phase == "friday" else "pivot" if token else "flip"
    card.add(tokens.patch(token_look(scene.words, token)), card.width / 2, 138)
    card.write(SQUARES[square], 212, shared.TYPE_SCORE, weight=TITLE)
    _hint(card, scene.words(f"picture-poudlard-{kind}"), theme.CHANGE - 26)


def _hint(card: Pieced, text: str, y: int) -> None:
    card.write(text, y, shared.TYPE_HINT, colour="muted")


def _lay(scene: Scene, line: str) -> Pieced:
    """P5: returns the flipped token in each possible orientation."""
    token = scene.view.lifted_token
    ways = ways_to_lie(token)
    look = replace(token_look(scene.words, token, size=_SMALL), label="")
    card = Pieced(headed(theme.CHANGE, scene.words("picture-poudlard-lay"), _edge(scene, True)))
    for sides, (x, y) in zip(ways, _WAY_SPOTS[len(ways)], strict=True):
        card.stick(x, y, _framed, replace(look, sides=openings(sides)))
    card.write(line, 56, shared.TYPE_HINT, weight=TITLE)
    return card


_SMALL = 72
_WAY_SPOTS = {
    1: ((96, 164),),
    2: ((52, 164), (140, 164)),
    4: ((52, 120), (140, 120), (52, 214), (140, 214)),
}


def _framed(token: TokenLook) -> Image.Image:
    """Draws a token with a dark edge."""
    side = token.size + 6
    plate = paint.rounded(side, side, 5, rgb("ink"), rgb("ink"), 2)
    paint.stamp(plate, tokens.full(token), side / 2, side / 2)
    return plate


def _move(scene: Scene, draft: Draft) -> Pieced:
    view, words = scene.view, scene.words
    if view.phase == "end" or view.turn is None:
        hint = words("picture-poudlard-end-turn") if view.turn is not None else ""
        edge = _edge(scene, view.turn is not None)
        return Pieced(_end_card(words("picture-poudlard-step-end"), hint, edge))
    is_due = view.phase == "move"
    card = Pieced(headed(theme.MOVE, words("picture-poudlard-step-move"), _edge(scene, is_due)))
    steps = stage.way(view, draft)
    if steps:
        _show_stop(card, scene, draft, is_staying=len(steps) == 1)
    elif is_due:
        card.write("?", 96, shared.TYPE_SQUARE, colour="muted", weight=TITLE)
        _hint(card, words("picture-poudlard-pick-place"), theme.MOVE - 26)
    return card


def _show_stop(card: Pieced, scene: Scene, draft: Draft, *, is_staying: bool) -> None:
    """Shows where the drafted move ends, and what the player gains there."""
    view, words, to = scene.view, scene.words, place_named(draft.to) or 0
    room = 0 if is_zone(to) else class_of(view.tokens[to])
    is_goal = to == stage.goal_of(view, view.turn or 0)
    signs: list[tuple[Named, str, int]] = []
    if room or is_goal:
        signs.append((lesson_sticker, CLASSES[room - 1] if room else "home", 44))
    if draft.star:
        signs.append((lesson_sticker, "star", 40))
    if is_goal:
        signs.append((sprites.mark, "tick", 38))
    high = 92 if signs or is_staying else 106
    card.write(stage.place_word(words, to), high, shared.TYPE_SQUARE, weight=TITLE)
    for place, (draw, name, size) in enumerate(signs):
        x = card.width / 2 + (place - (len(signs) - 1) / 2) * 52
        card.stick(x, theme.MOVE - 34, draw, name, size, "bare")
    if is_staying and not signs:
        _hint(card, words("picture-poudlard-stay"), theme.MOVE - 26)


@kept
def _end_card(title: str, hint: str, edge: str | None) -> Image.Image:
    card = Card(theme.MOVE, edge, head=title)
    card.stick(sprites.mark("tick", 72), card.width / 2, 92)
    card.write(hint, theme.MOVE - 26, shared.TYPE_HINT, colour="muted")
    return card.patch()


def _next(scene: Scene) -> Pieced:
    view, words = scene.view, scene.words
    seat = view.turn if view.turn is not None else view.seat or 0
    room = stage.sought(view, seat)
    if room is None:
        place = stage.place_word(words, stage.goal_of(view, seat) or 0)
        return Pieced(_next_card(words("picture-poudlard-go-home"), "home", place))
    name = stage.class_word(words, room)
    return Pieced(_next_card(words("picture-poudlard-next"), CLASSES[room - 1], name))


@kept
def _next_card(title: str, sign: str, name: str) -> Image.Image:
    card = Card(theme.NEXT, head=title)
    card.stick(medallion(92), card.width / 2, 84)
    card.stick(lesson_sticker(sign, 44, "bare"), card.width / 2, 84)
    card.write(name, theme.NEXT - 18, 22)
    return card.patch()


def _card_steps(scene: Scene, draft: Draft, card: EventCard) -> tuple[Pieced, ...]:
    """Returns the card that is being played, its effect, and its targets."""
    seat = scene.view.turn or 0
    picture = played(stage.card_word(scene.words, card), card, pawn_of(scene, seat), scene.names[seat])
    return picture, _targets(scene, draft, card), _next(scene)


def _targets(scene: Scene, draft: Draft, card: EventCard) -> Pieced:
    made = Pieced(headed(theme.TARGETS, "", _edge(scene, True)))
    squares, seats = stage.aims(scene.view, card)
    y = write_lines(made, scene.words(f"picture-poudlard-does-{card}"), 32, 20, most=4)
    if squares := squares or len(draft.squares):
        _write_squares(made, draft.squares, squares, y + (46 if squares <= _FEW else 22))
    if seats:
        _write_seats(made, scene, card, draft.seats, y + 12)
    return made


_FEW = 2


def _write_squares(card: Pieced, chosen: tuple[str, ...], count: int, y: float) -> None:
    """Writes the squares chosen so far, one above the other; more than two are smaller."""
    pitch, size = (62, 54) if count <= _FEW else (36, 32)
    for place in range(count):
        text = chosen[place] if place < len(chosen) else "?"
        colour = "ink" if place < len(chosen) else "muted"
        card.letter(text, y + place * pitch, size, colour, TITLE)


def _write_seats(card: Pieced, scene: Scene, kind: EventCard, chosen: tuple[Seat, ...], y: float) -> None:
    """Writes the players who can be chosen; the chosen ones in full colour."""
    view = scene.view
    # Progress only matters to cards that change timetables.
    has_note = kind in ("swap", "asleep")
    seats = stage.target_seats(view, kind)
    notes = [f"{view.progress[seat]}/{LESSONS}" if has_note else "" for seat in seats]
    pills = [
        (pawn_of(scene, seat), note, seat not in chosen) for seat, note in zip(seats, notes, strict=True)
    ]
    card.add(_pills(tuple(pills)), card.width / 2, y + (len(pills) - 1) * _PILL_PITCH / 2)
    for place, (seat, (who, note, is_pale)) in enumerate(zip(seats, pills, strict=True)):
        write_name(card, who, scene.names[seat], round(y) + place * _PILL_PITCH, note, is_pale=is_pale)


_PILL_PITCH = 44


@kept
def _pills(pills: tuple[tuple[Pawn, str, bool], ...]) -> Image.Image:
    """Draws pills one above the other, without names; the shadow of a hat reaches into the next pill."""
    drawn = [bare_pill(*pill) for pill in pills]
    wide, high = drawn[0].size
    picture = paint.filled(wide, high + (len(drawn) - 1) * _PILL_PITCH, "panel")
    for place, pill in enumerate(drawn):
        picture.alpha_composite(pill, (0, place * _PILL_PITCH))
    return to_palette(picture)
