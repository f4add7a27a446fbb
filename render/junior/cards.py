"""Labyrinthe Junior: the cards in the column beside the public board."""

from PIL import Image

from engine.junior.layout import treasure_of
from engine.junior.model import TREASURES, View
from engine.mazes.sliding import OPENINGS
from render.junior import theme
from render.junior.scene import Scene, found, gone, is_own, is_solo, treasure_word
from render.junior.square import Square, patch
from render.junior.treasures import treasure_sticker
from render.keeping import kept
from render.kit import cards, ending, paint, sprites
from render.kit import theme as shared
from render.kit.cards import MARGIN, Card, ResultLayout
from render.kit.fonts import TITLE
from render.kit.overlays import medallion
from render.kit.palette import to_palette
from render.kit.sprites import Look
from render.kit.theme import rgb

_NAME_FOOT = 42
_RESULT = ResultLayout(theme.CARD_SOUGHT, (188, 140), (50, 66), (1, 144), _NAME_FOOT, (118, 42), sprites.pawn)


def goal_card(scene: Scene) -> Image.Image:
    """Returns the target as far as this viewer knows it; at the end, the result."""
    view, words = scene.view, scene.words
    if view.outcome:
        return _result_card(scene)
    if view.target:
        title = words("picture-junior-your-target" if is_own(view) else "picture-sought")
        return _goal(title, treasure_word(scene, view.target), TREASURES[view.target - 1])
    note = "picture-junior-own-pile" if view.seat is None else "picture-junior-next-card"
    return _goal(words("picture-junior-secret"), words(note))


def _result_card(scene: Scene) -> Image.Image:
    view, words = scene.view, scene.words
    assert view.outcome is not None
    if is_solo(view) and not ending.is_stopped(view.outcome):
        pawns = tuple((view.colours[seat], seat + 1) for seat in ending.winners(view.outcome))
        turns = words("picture-junior-turns", count=view.turns[0])
        return cards.winners(_RESULT, words("picture-junior-solved"), pawns, turns)
    return cards.result(_RESULT, view.outcome, view.colours, scene.name, words)


@kept
def _goal(title: str, name: str, treasure: str | None = None) -> Image.Image:
    """Draws the target, large; face down if this viewer may not see it."""
    card = Card(theme.CARD_SOUGHT, "gold-dark", head=title)
    if treasure:
        card.stick(medallion(188), card.width / 2, 140)
    sticker = treasure_sticker(treasure, 100) if treasure else sprites.mark("card", 160)
    card.stick(sticker, card.width / 2, 140)
    card.name(name, _NAME_FOOT)
    return card.patch()


def spare_card(title: str, view: View, tile: int) -> Image.Image:
    """Returns a tile that lies beside the board, as it is turned."""
    treasure = treasure_of(tile)
    square = Square(
        sides=tile & OPENINGS,
        treasure=TREASURES[treasure - 1] if treasure else None,
        look="won" if treasure in gone(view) else "plain",
        is_sought=bool(treasure) and treasure == view.target,
    )
    return _tile_card(title, square)


@kept
def _tile_card(title: str, square: Square) -> Image.Image:
    card = _empty_tile_card(title).copy()
    left = MARGIN + (shared.COLUMN_WIDTH - theme.TILE) // 2
    card.paste(patch(square), (left, MARGIN + theme.CARD_SPARE - theme.SPARE_FOOT - theme.TILE))
    return card


@kept
def _empty_tile_card(title: str) -> Image.Image:
    card = Card(theme.CARD_SPARE, head=title)
    side = theme.TILE + 2 * theme.SPARE_EDGE
    plate = paint.rounded(side, side, theme.SPARE_EDGE, rgb("ink"), rgb("ink"), 1)
    card.stick(plate, card.width / 2, theme.CARD_SPARE - theme.SPARE_FOOT - theme.TILE / 2)
    return card.patch()


def count_card(scene: Scene) -> Image.Image:
    """Returns how many treasures were found, and which; those that nobody won are grey."""
    view = scene.view
    won = tuple(TREASURES[treasure - 1] for treasure in found(view))
    missed = tuple(TREASURES[treasure - 1] for treasure in view.aside)
    return _count(scene.words("picture-junior-found"), f"{len(won)}/{len(TREASURES)}", won, missed)


@kept
def _count(title: str, number: str, won: tuple[str, ...], missed: tuple[str, ...]) -> Image.Image:
    card = _empty_count(title, number).copy()
    half = _icon("chest", "bare").width // 2
    for place, treasure in enumerate((*won, *missed)):
        icon = _icon(treasure, "bare" if treasure in won else "won")
        x, y = 29 + place % 4 * 45, 121 + place // 4 * 40
        card.paste(icon, (MARGIN + x - half, MARGIN + y - half))
    return card


@kept
def _empty_count(title: str, number: str) -> Image.Image:
    card = Card(theme.CARD_COUNT, head=title)
    card.write(number, 72, shared.TYPE_COUNT, weight=TITLE)
    return card.patch()


@kept
def _icon(treasure: str, look: Look) -> Image.Image:
    """Draws a small treasure on the ground of a card."""
    side = theme.ICON + 4
    picture = paint.filled(side, side, "panel")
    paint.stamp(picture, treasure_sticker(treasure, theme.ICON, look), side / 2, side / 2)
    return to_palette(picture)
