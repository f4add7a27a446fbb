"""Le labyrinthe secret: the private pictures of a challenge and a duel."""

from PIL import Image

from engine.core import Seat
from engine.secret.duel import BEATS, SIGNS
from engine.secret.model import TREASURES, Exchange, View
from render.keeping import kept
from render.kit import fonts, paint, sprites
from render.kit import theme as shared
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN, Card
from render.kit.fonts import TITLE
from render.kit.overlays import medallion
from render.kit.palette import paper
from render.kit.theme import rgb
from render.secret.corners import duellist
from render.secret.objects import object_sticker
from render.secret.pen import Flat, flat, flat_of, line, put
from render.secret.scene import Draft, Scene, duellists

_ROUNDS = 3  # S12: signs chosen at once
_HIGH = 640
_LEFT, _RIGHT, _MIDDLE = 190, 810, 500
_STAKES = ("one", "die")


def duel_panel(scene: Scene, draft: Draft) -> Canvas:
    """Draws the duellists, the stake, and a duellist's own signs so far or the signs last shown."""
    view, canvas = scene.view, Canvas(paper(_HIGH))
    duel = view.duel
    if duel is None:
        return canvas
    target = TREASURES[view.target - 1] if duel.prize == "target" and view.target else ""
    _put_seat(canvas, scene, duel.challenger, _LEFT)
    _put_seat(canvas, scene, duel.challenged, _RIGHT)
    put(canvas.image, _stake(target, duel.stake, duel.is_rolled), _MIDDLE, 150)
    if view.seat in duellists(view):
        own = duel.mine or draft.signs
        _put_title(canvas, scene.words("picture-secret-signs"))
        for place in range(_ROUNDS):
            canvas.put(_sign_card(str(place + 1), own[place] if place < len(own) else ""), *_slot(place))
    else:
        _put_title(canvas, scene.words("picture-secret-beats"))
        for place, sign in enumerate(SIGNS):
            canvas.put(_sign_card("", sign), *_slot(place))
    if duel.shown:
        put(canvas.image, _shown(duel.shown), _MIDDLE, 274)
    return canvas


def _put_title(canvas: Canvas, text: str) -> None:
    fitted, size = fonts.fitted(text, fonts.BOLD, shared.WIDTH - 40, shared.TYPE_FACT, shared.TYPE_NAME_LEAST)
    put(canvas.image, line(fitted, size, "muted"), _MIDDLE, 346)


def _slot(place: int) -> tuple[int, int]:
    return _MIDDLE + (place - 1) * 300 - 130 - MARGIN, 378 - MARGIN


def _put_seat(canvas: Canvas, scene: Scene, seat: Seat, x: int) -> None:
    """Puts a large ghost with its name, and whether it has chosen."""
    view, duel = scene.view, scene.view.duel
    state = ""
    if duel and view.phase == "duel":
        state = "hourglass" if seat in duel.waiting else "tick"
    elif duel and duel.winner is not None:
        state = "crown" if seat == duel.winner else ""
    put(canvas.image, duellist(view.colours[seat], seat + 1, state, 168), x, 120)
    name = fonts.printable(scene.names[seat])
    if name:
        text, size = fonts.fitted(name, fonts.BOLD, 330, shared.TYPE_LABEL, shared.TYPE_NAME_LEAST)
        put(canvas.image, line(text, size), x, 236)


@kept
def _stake(target: str, count: int, is_rolled: bool) -> Flat:
    """Crossed blades above the stake of the duel."""
    picture = paint.clear(300, 230, "paper")
    paint.stamp(picture, sprites.mark("versus", 96), 150, 60)
    if target:
        paint.stamp(picture, medallion(112), 150, 170)
        paint.stamp(picture, object_sticker(target, 62, "bare"), 150, 170)
        return flat(picture, "paper")
    if is_rolled:
        paint.stamp(picture, paint.rounded(66, 66, 14, rgb("white"), rgb("ink"), 4), 110, 168)
    paint.letter(picture, str(count), (110, 168), shared.TYPE_COUNT, weight=TITLE)
    paint.stamp(picture, sprites.mark("chest", 60, "plain"), 186, 168)
    return flat(picture, "paper")


@kept
def _sign_card(number: str, sign: str) -> Image.Image:
    """One of the three signs in order, or a question mark."""
    card = Card(240, "gold-dark" if number and not sign else None, width=260)
    if number:
        paint.letter(card.image, number, (MARGIN + 30, MARGIN + 32), shared.TYPE_LABEL, colour="muted")
    if sign:
        card.stick(object_sticker(sign, 156), 130, 122)
    else:
        card.write("?", 122, shared.TYPE_SQUARE, colour="muted", weight=TITLE)
    return card.patch()


@kept
def _shown(shown: tuple[Exchange, ...]) -> Flat:
    """The signs last shown, pair by pair, the challenger's on the left."""
    wide = 150 * len(shown)
    picture = paint.clear(wide, 64, "paper")
    for pair, (left, right) in enumerate(shown):
        middle = 75 + 150 * pair
        paint.stamp(picture, object_sticker(left, 46), middle - 36, 32)
        paint.stamp(picture, object_sticker(right, 46), middle + 36, 32)
        sign = "=" if left == right else "<" if (right, left) in BEATS.items() else ">"
        paint.letter(picture, sign, (middle, 32), 30)
    return flat(picture, "paper")


def challenge_panel(scene: Scene, draft: Draft) -> Canvas:
    """S9 to S11: draws the possible rivals and stakes; the chosen ones are framed."""
    view, canvas = scene.view, Canvas(paper(_HIGH))
    _put_seat(canvas, scene, view.turn or 0, _LEFT)
    put(canvas.image, flat_of("paper", sprites.mark, "versus", 90), _LEFT + 190, 120)
    for place, rival in enumerate(view.rivals):
        name = fonts.printable(scene.names[rival])
        card = _rival_card(view.colours[rival], rival + 1, name, rival == draft.rival)
        canvas.put(card, 500 + place * 165 - MARGIN, 24 - MARGIN)
    _put_title(canvas, scene.words("picture-secret-stake"))
    for place, stake in enumerate(stakes(view)):
        target = TREASURES[view.target - 1] if stake == "target" and view.target else ""
        card = _stake_card(stake, target, scene.words(f"picture-secret-stake-{stake}"), stake == draft.stake)
        x = _MIDDLE + round((place - (len(stakes(view)) - 1) / 2) * 320)
        canvas.put(card, x - 140 - MARGIN, 378 - MARGIN)
    return canvas


def stakes(view: View) -> tuple[str, ...]:
    """S10, S11: returns the possible stakes of a duel."""
    return ("target",) if view.must_duel else _STAKES


@kept
def _rival_card(colour: int, number: int, name: str, is_chosen: bool) -> Image.Image:
    card = Card(240, f"text-{colour}" if is_chosen else None, 8, width=150)
    card.stick(sprites.pawn(colour, number, 112), 75, 96)
    if name:
        text, size = fonts.fitted(name, fonts.BOLD, 130, shared.TYPE_CARD, shared.TYPE_NAME_LEAST)
        card.write(text, 206, size)
    return card.patch()


@kept
def _stake_card(stake: str, target: str, text: str, is_chosen: bool) -> Image.Image:
    card = Card(240, "gold-dark" if is_chosen else None, 8, width=280)
    if target:
        card.stick(medallion(150), 140, 92)
        card.stick(object_sticker(target, 82, "bare"), 140, 92)
    elif stake == "die":
        card.stick(paint.rounded(90, 90, 18, rgb("white"), rgb("ink"), 4), 94, 96)
        card.stick(sprites.mark("pips", 90), 94, 96)
        card.stick(sprites.mark("chest", 72, "plain"), 196, 96)
    else:
        card.stick(sprites.mark("chest", 104, "plain"), 140, 96)
    card.write(text, 202, shared.TYPE_CARD)
    return card.patch()
