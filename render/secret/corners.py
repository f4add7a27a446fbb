"""The four corners around the wheel: the goal, the last changes, the bag, the steps of the turn."""

from collections.abc import Iterator
from itertools import product

from PIL import Image

from engine.secret.duel import BEATS
from engine.secret.events import DuelDecided
from engine.secret.layout import CENTRE, RINGS
from engine.secret.model import COLOURS, TREASURES, Exchange, View
from render.keeping import kept
from render.kit import ending, fonts, paint, sprites
from render.kit import theme as shared
from render.kit.cards import gathered
from render.kit.fonts import TITLE
from render.kit.overlays import medallion
from render.kit.theme import rgb, seat_colour, words_on
from render.secret import theme
from render.secret.objects import object_sticker, on_plate
from render.secret.pen import Flat, flat, flat_of, line, put
from render.secret.scene import Scene, is_target_won, treasure_word

_LEFT, _RIGHT = shared.MARGIN, shared.WIDTH - shared.MARGIN
_TITLE_Y, _NAME_Y = 24, 56
_GOAL_SPOT = (72, 146)
_SMALLER = 0.7  # than on a card
_BAG_SPOT = (64, 880)
_ROW_TOP, _ROW_HIGH = 72, 46
# Three spots along the wheel, at the lower right.
_STAKE_SPOT = (930, 888)
_DUEL_SPOTS = ((842, 928), (946, 796))
_SIGN_SPOTS = ((760, 950), (962, 712))
_STEP_SPOTS = ((956, 800), (908, 886), (832, 942))
# By the size of a ghost: the size of its picture, the ghost's y, the size and the spot of its sign.
_DUELLISTS = {70: ((110, 110), 58, 38, (84, 84)), 168: ((260, 210), 108, 58, (222, 150))}


def put_state(picture: Image.Image, scene: Scene) -> None:
    """Puts the goal, the bag and the steps of the turn."""
    _put_goal(picture, scene)
    _put_bag(picture, scene)
    _put_steps(picture, scene)


def _put_goal(picture: Image.Image, scene: Scene) -> None:
    """Puts the target, large; at the end, the winners."""
    view, words = scene.view, scene.words
    if view.outcome:
        seats = ending.winners(view.outcome)
        title, name = ending.caption(view.outcome, scene.name, words)
        _write(picture, title, fonts.printable(name))
        pawns = tuple((view.colours[seat], seat + 1) for seat in seats)
        is_crowned = bool(seats) and ending.is_crowned(view.outcome, seats[0])
        nobody = flat_of("paper", sprites.mark, "forbidden", 84)
        put(picture, _winners(pawns, is_crowned=is_crowned) if pawns else nobody, *_GOAL_SPOT)
    elif view.target:
        _write(picture, words("picture-sought"), treasure_word(scene, view.target))
        sought = flat_of("paper", on_plate, TREASURES[view.target - 1], theme.GOAL, 0.53, "plain")
        put(picture, sought, *_GOAL_SPOT)
    elif is_target_won(view):
        _write(picture, words("picture-secret-won"), words("picture-secret-placing"))
    else:
        _write(picture, words("picture-secret-nothing"), words("picture-secret-duels"))


def _write(picture: Image.Image, title: str, name: str) -> None:
    """Writes two lines at the upper left."""
    if title:
        put_left(picture, line(title, shared.TYPE_CARD, "muted"), _LEFT, _TITLE_Y)
    if name:
        text, size = fonts.fitted(name, TITLE, theme.NAME_ROOM, shared.TYPE_NAME, shared.TYPE_NAME_LEAST)
        put_left(picture, line(text, size, "ink", TITLE), _LEFT, _NAME_Y)


def put_left(picture: Image.Image, sticker: Flat, left: float, y: float) -> None:
    """Puts a sticker with its left edge on a point."""
    put(picture, sticker, left + sticker.size[0] / 2, y)


def put_right(picture: Image.Image, sticker: Flat, right: float, y: float) -> None:
    """Puts a sticker with its right edge on a point."""
    put(picture, sticker, right - sticker.size[0] / 2, y)


@kept
def _winners(pawns: tuple[tuple[int, int], ...], *, is_crowned: bool) -> Flat:
    """The winners on the plate of honour; after a draw nobody has a crown."""
    side = theme.GOAL
    picture = medallion(side).copy()
    for (colour, number), (x, y, size) in zip(pawns, gathered(len(pawns)), strict=True):
        pawn = sprites.pawn(colour, number, round(size * _SMALLER))
        paint.stamp(picture, pawn, side / 2 + x * _SMALLER, side / 2 + 3 + y * _SMALLER)
    if is_crowned:
        paint.stamp(picture, sprites.mark("crown", 34), side / 2, 18)
    return flat(picture, "paper")


def warm_rows() -> Iterator[None]:
    """Draws the rows of every change in the colour of every seat."""
    for number, colour in product(("1", "2"), (f"text-{colour}" for colour in range(len(COLOURS)))):
        for part in RINGS.parts:
            yield
            for by in range(1, RINGS.sectors) if part == CENTRE else (1,):
                change_row(number, part, str(by), colour)


def put_changes(picture: Image.Image, scene: Scene) -> None:
    """Puts the changes of this turn or the last one, numbered as on the board."""
    view = scene.view
    if not view.changes:
        return
    put_right(
        picture, line(scene.words("picture-secret-changes"), shared.TYPE_CARD, "muted"), _RIGHT, _TITLE_Y
    )
    colour = seat_colour(view.colours, view.mover, "text")
    for row, change in enumerate(view.changes):
        sticker = change_row(str(row + 1), change.part, str(change.by), colour)
        put_right(picture, sticker, _RIGHT, _ROW_TOP + row * _ROW_HIGH)


@kept
def change_row(number: str, part: str, by: str, colour: str) -> Flat:
    """ "1 B ↻ 1": a change in signs."""
    high = 44
    picture = paint.clear(158, high, "paper")
    paint.stamp(picture, paint.rounded(34, 34, 17, rgb(colour), rgb(colour), 0), 18, high / 2)
    paint.letter(picture, number, (18, high / 2), 24, colour=words_on(colour))
    paint.letter(picture, part, (58, high / 2), shared.TYPE_LABEL, weight=TITLE)
    paint.stamp(picture, sprites.mark("clockwise", 30), 94, high / 2)
    paint.letter(picture, by, (114, high / 2), shared.TYPE_LABEL, weight=TITLE, anchor="lm")
    return flat(picture, "paper")


def _put_bag(picture: Image.Image, scene: Scene) -> None:
    """Puts how many objects are left in the bag, unless that is hidden, and how long the target waits."""
    view = scene.view
    if view.outcome:
        return
    put(picture, _bag("?" if view.bag is None else str(view.bag)), *_BAG_SPOT)
    put_left(picture, line(scene.words("picture-secret-bag"), shared.TYPE_HINT, "muted"), _LEFT, 950)
    if view.patience is not None and view.patience <= 2 * len(view.pawns):
        put(picture, _sand(str(view.patience)), 34, 768)


@kept
def _bag(text: str) -> Flat:
    picture = paint.clear(120, 120, "paper")
    paint.stamp(picture, sprites.mark("bag", 92), 60, 60)
    paint.letter(picture, text, (60, 72), shared.TYPE_SCORE, weight=TITLE)
    return flat(picture, "paper")


@kept
def _sand(text: str) -> Flat:
    picture = paint.clear(60, 96, "paper")
    paint.stamp(picture, sprites.mark("hourglass", 44), 30, 28)
    paint.letter(picture, text, (30, 74), shared.TYPE_NAME, weight=TITLE)
    return flat(picture, "paper")


def _put_steps(picture: Image.Image, scene: Scene) -> None:
    """Puts the three steps of a turn and which one is due; during a duel, the duel."""
    view = scene.view
    if view.outcome:
        return
    if view.duel:
        _put_duel(picture, view)
        return
    if decided := scene.last(DuelDecided):
        _put_decided(picture, view, decided)
        return
    done = 2 - view.changes_left if view.phase == "change" else 2
    for step, spot in enumerate(_STEP_SPOTS):
        state = "done" if step < done else "now" if step == done else "later"
        put(picture, _step("walk" if step == 2 else "clockwise", state), *spot)


@kept
def _step(name: str, state: str) -> Flat:
    """A step of the turn: golden if it is due, ticked if it is done."""
    size = 72
    picture = paint.clear(size + 16, size + 16, "paper")
    middle = picture.width / 2
    fill, edge = ("gold-light", "ink") if state == "now" else ("panel", "edge")
    paint.stamp(picture, paint.rounded(size, size, size // 2, rgb(fill), rgb(edge), 4), middle, middle)
    paint.stamp(picture, sprites.mark(name, 40), middle, middle)
    if state == "done":
        paint.stamp(picture, sprites.mark("tick", 40), middle + 20, middle + 18)
    return flat(picture, "paper")


def _put_duel(picture: Image.Image, view: View) -> None:
    duel = view.duel
    assert duel is not None
    for seat, spot in zip((duel.challenger, duel.challenged), _DUEL_SPOTS, strict=True):
        state = "hourglass" if seat in duel.waiting else "tick" if duel.winner in (None, seat) else ""
        put(picture, duellist(view.colours[seat], seat + 1, state, 70), *spot)
    target = TREASURES[view.target - 1] if duel.prize == "target" and view.target else ""
    is_won = is_target_won(view)
    put(picture, _versus() if is_won else stake(target, duel.stake), *_STAKE_SPOT)
    if duel.shown:
        _put_signs(picture, duel.shown[-1])


def _put_decided(picture: Image.Image, view: View, duel: DuelDecided) -> None:
    """Puts the duel that has just been decided in place of the steps: the winner first, with a crown."""
    one, other = duel.shown[-1]
    for seat, spot in zip((duel.winner, duel.loser), _DUEL_SPOTS, strict=True):
        state = "crown" if seat == duel.winner else ""
        put(picture, duellist(view.colours[seat], seat + 1, state, 70), *spot)
    put(picture, _versus(), *_STAKE_SPOT)
    _put_signs(picture, (one, other) if BEATS[one] == other else (other, one))


def _versus() -> Flat:
    return flat_of("paper", sprites.mark, "versus", 62)


def _put_signs(picture: Image.Image, signs: Exchange) -> None:
    """Puts the signs that two duellists showed last beside them."""
    for sign, spot in zip(signs, _SIGN_SPOTS, strict=True):
        put(picture, flat_of("paper", object_sticker, sign, 54), *spot)


@kept
def duellist(colour: int, number: int, state: str, size: int) -> Flat:
    """A ghost with a sign: it still has to choose, has chosen, or has won."""
    (wide, high), y, mark, spot = _DUELLISTS[size]
    picture = paint.clear(wide, high, "paper")
    paint.stamp(picture, sprites.pawn(colour, number, size), wide / 2, y)
    if state:
        paint.stamp(picture, sprites.mark(state, mark), *spot)
    return flat(picture, "paper")


@kept
def stake(target: str, count: int) -> Flat:
    """Crossed blades and the stake of the duel."""
    picture = paint.clear(130, 100, "paper")
    paint.stamp(picture, sprites.mark("versus", 62), 40, 50)
    if target:
        paint.stamp(picture, object_sticker(target, 46), 94, 50)
    else:
        paint.letter(picture, str(count), (84, 50), shared.TYPE_SCORE, weight=TITLE)
        paint.stamp(picture, sprites.mark("chest", 30), 112, 52)
    return flat(picture, "paper")
