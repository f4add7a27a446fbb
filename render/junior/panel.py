"""Labyrinthe Junior: the private preview of a turn, redrawn at every click."""

from functools import lru_cache

from PIL import Image

from engine.junior.layout import MAZE, SLOTS, treasure_of
from engine.junior.model import TREASURES, View
from render.junior.board import put_cards, spare_card
from render.junior.scene import Draft, Scene, is_own, laid, previewed
from render.junior.squares import GRID, put_squares, put_tabs, seat_colour, squares, with_reach
from render.kit import cards, sprites, theme
from render.kit.canvas import Canvas
from render.kit.fonts import TITLE
from render.kit.frame import SEAT_TABS, ground, tab_sticker
from render.kit.overlays import medallion


def panel(scene: Scene, draft: Draft) -> bytes:
    """The board as it would be: slots to choose from, then the squares within reach, then the way there."""
    scene = previewed(scene, draft)
    after = scene.view
    drawn = squares(after)
    if after.phase == "move":
        drawn = with_reach(after, draft, drawn)
    canvas = Canvas(ground(GRID, SLOTS, theme.PANEL_HEIGHT))
    put_squares(canvas, drawn)
    put_tabs(canvas, after, after.pushed if after.phase == "move" else None)
    put_cards(canvas, _column(scene, draft), theme.PANEL_GAP)
    return canvas.png()


def _column(scene: Scene, draft: Draft) -> tuple[Image.Image, ...]:
    words, after = scene.words, scene.view
    is_pushed = after.phase == "move"
    edge = seat_colour(after, after.turn)
    colour = after.colours[after.turn or 0]
    slot = after.pushed if is_pushed else None
    spare = after.spare if is_pushed else laid(after, draft)
    title = words("picture-junior-falls-out" if is_pushed else "picture-junior-spare")
    push = _push_card(
        words("picture-junior-step-push"), words("picture-junior-pick-slot"), slot, colour, edge
    )
    move = _move_card(
        words("picture-junior-step-move"),
        words("picture-junior-pick-square") if is_pushed else "",
        draft.to if is_pushed else None,
        _prize(after, draft.to) if is_pushed else None,
        edge,
    )
    sought = words("picture-junior-your-target" if is_own(after) else "picture-sought")
    treasure = TREASURES[after.target - 1] if after.target else None
    return push, move, spare_card(title, after, spare), _sought_card(sought, treasure)


def _prize(view: View, to: str | None) -> str | None:
    """The treasure that stopping there wins."""
    if to not in MAZE.names or view.target is None:
        return None
    treasure = treasure_of(view.tiles[MAZE.names.index(to)])
    return TREASURES[treasure - 1] if treasure == view.target else None


@lru_cache(maxsize=128)
def _push_card(title: str, hint: str, slot: str | None, colour: int, edge: str) -> Image.Image:
    card = cards.Card(theme.CARD_PUSH) if slot else cards.Card(theme.CARD_PUSH, edge, 5)
    card.title(title)
    middle = (theme.CARD_PUSH + 40) / 2
    if slot:
        card.stick(tab_sticker(slot, SEAT_TABS[colour], theme.TAB_LARGE), card.width / 2, middle)
    else:
        card.stick(tab_sticker("N", "ready", theme.TAB_MEDIUM, "?"), card.width / 2, middle - 12)
        card.write(hint, theme.CARD_PUSH - 24, theme.TYPE_HINT, colour="muted")
    return card.patch()


@lru_cache(maxsize=256)
def _move_card(title: str, hint: str, to: str | None, prize: str | None, edge: str) -> Image.Image:
    card = cards.Card(theme.CARD_MOVE, edge, 5) if hint else cards.Card(theme.CARD_MOVE)
    card.title(title)
    middle = (theme.CARD_MOVE + 40) / 2
    if to:
        card.write(to, middle - (24 if prize else 4), theme.TYPE_SQUARE, weight=TITLE)
    elif hint:
        card.write("?", middle - 16, theme.TYPE_SQUARE, weight=TITLE, colour="muted")
        card.write(hint, theme.CARD_MOVE - 26, theme.TYPE_HINT, colour="muted")
    else:
        card.write("…", middle - 16, theme.TYPE_SQUARE, weight=TITLE, colour="edge")
    if prize:
        card.stick(sprites.treasure(prize, theme.PRIZE, "bare"), card.width / 2 - 26, theme.CARD_MOVE - 33)
        card.stick(sprites.mark("tick", theme.PRIZE), card.width / 2 + 28, theme.CARD_MOVE - 33)
    return card.patch()


@lru_cache(maxsize=64)
def _sought_card(title: str, treasure: str | None) -> Image.Image:
    card = cards.Card(theme.CARD_SMALL)
    card.title(title)
    middle = theme.CARD_SMALL / 2 + 19
    if treasure:
        card.stick(medallion(112), card.width / 2, middle)
        card.stick(sprites.treasure(treasure, 54, "bare"), card.width / 2, middle)
    else:
        card.stick(sprites.mark("card", 90), card.width / 2, middle)
    return card.patch()
