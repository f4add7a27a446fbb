"""Labyrinthe Junior: the public board."""

from functools import lru_cache

from PIL import Image

from engine.junior.layout import SLOTS, treasure_of
from engine.junior.model import TREASURES, View
from engine.mazes.sliding import OPENINGS
from render.junior.scene import Scene, found, gone, is_own, is_solo, name_of, treasure_word
from render.junior.squares import GRID, put_squares, put_tabs, squares
from render.kit import cards, ending, paint, theme
from render.kit.canvas import Canvas
from render.kit.frame import ground
from render.kit.square import Square, patch
from render.kit.strip import Cell, Tally, put_strip
from render.kit.theme import rgb


def board(scene: Scene) -> bytes:
    """The board as everybody at this view's place may see it, as a PNG."""
    return _painted(scene).png()


def frame(scene: Scene) -> Image.Image:
    """The same board as one picture of many, in a replay."""
    return _painted(scene).image


def _painted(scene: Scene) -> Canvas:
    view = scene.view
    canvas = Canvas(ground(GRID, SLOTS, theme.BOARD_HEIGHT))
    put_squares(canvas, squares(view))
    put_tabs(canvas, view, view.pushed)
    _put_column(canvas, scene)
    put_strip(canvas, tuple(_cell(scene, seat) for seat in range(len(view.pawns))))
    return canvas


def _put_column(canvas: Canvas, scene: Scene) -> None:
    spare = spare_card(scene.words("picture-junior-spare"), scene.view, scene.view.spare)
    put_cards(canvas, (goal_card(scene), spare, _count_card(scene)), theme.CARD_GAP)


def put_cards(canvas: Canvas, column: tuple[Image.Image, ...], gap: int) -> None:
    """Cards one below the other in the column on the right."""
    top = theme.COLUMN_TOP
    for card in column:
        canvas.put(card, theme.COLUMN_LEFT - cards.MARGIN, top - cards.MARGIN)
        top += card.height - 2 * cards.MARGIN + gap


def goal_card(scene: Scene) -> Image.Image:
    """What is sought, as far as this viewer knows; at the end, who won."""
    view, words = scene.view, scene.words
    if view.outcome:
        return _winner_card(scene)
    if view.target:
        title = words("picture-junior-your-target" if is_own(view) else "picture-sought")
        return cards.sought(title, TREASURES[view.target - 1], treasure_word(scene, view.target))
    note = "picture-junior-own-pile" if view.seat is None else "picture-junior-next-card"
    return cards.face_down(words("picture-junior-secret"), words(note))


def _winner_card(scene: Scene) -> Image.Image:
    view, words = scene.view, scene.words
    assert view.outcome is not None
    pawns = tuple((view.colours[seat], seat + 1) for seat in ending.winners(view.outcome))
    title, name = ending.caption(view.outcome, lambda seat: name_of(scene, seat), words)
    if ending.is_stopped(view.outcome):
        return cards.stopped(name)
    if is_solo(view):
        return cards.winners(
            words("picture-junior-solved"), pawns, words("picture-junior-turns", count=view.turns[0])
        )
    return cards.winners(title, pawns, name, is_crowned=not ending.is_drawn(view.outcome))


def spare_card(title: str, view: View, tile: int) -> Image.Image:
    """A tile that lies beside the board, as it is turned."""
    treasure = treasure_of(tile)
    square = Square(
        size=theme.JUNIOR_TILE,
        sides=tile & OPENINGS,
        treasure=TREASURES[treasure - 1] if treasure else None,
        look="won" if treasure in gone(view) else "plain",
        is_sought=bool(treasure) and treasure == view.target,
    )
    return _tile_card(title, square)


@lru_cache(maxsize=64)
def _tile_card(title: str, square: Square) -> Image.Image:
    card = _empty_tile_card(title).copy()
    left = cards.MARGIN + (theme.COLUMN_WIDTH - square.size) // 2
    card.paste(patch(square), (left, cards.MARGIN + theme.CARD_SPARE - theme.SPARE_FOOT - square.size))
    return card


@lru_cache(maxsize=16)
def _empty_tile_card(title: str) -> Image.Image:
    card = cards.Card(theme.CARD_SPARE)
    card.title(title)
    side = theme.JUNIOR_TILE + 2 * theme.SPARE_EDGE
    plate = paint.rounded(side, side, theme.SPARE_EDGE, rgb("ink"), rgb("ink"), 1)
    card.stick(plate, card.width / 2, theme.CARD_SPARE - theme.SPARE_FOOT - theme.JUNIOR_TILE / 2)
    return card.patch()


def _count_card(scene: Scene) -> Image.Image:
    view = scene.view
    won = found(view)
    number = f"{len(won)}/{len(TREASURES)}"
    names = tuple(TREASURES[treasure - 1] for treasure in won)
    missed = tuple(TREASURES[treasure - 1] for treasure in view.aside)
    return cards.count(scene.words("picture-junior-found"), number, names, missed)


def _cell(scene: Scene, seat: int) -> Cell:
    view = scene.view
    won = len(view.won[seat])
    tallies = [Tally("card", f"{won}/{won + view.left[seat]}") if view.left else Tally("chest", str(won))]
    if is_solo(view):
        tallies.append(Tally("hourglass", str(view.turns[seat])))
    return Cell(
        colour=view.colours[seat],
        number=seat + 1,
        name=scene.names[seat],
        tallies=tuple(tallies),
        is_active=seat == view.turn,
        place="" if is_solo(view) else ending.place_of(view.outcome, seat, scene.words),
        is_winner=ending.is_crowned(view.outcome, seat),
    )
