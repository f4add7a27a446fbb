"""Labyrinthe Junior: the private preview of a turn, drawn anew at every click."""

from PIL import Image

from engine.junior.layout import MAZE, treasure_of
from engine.junior.model import TREASURES, View
from render.junior import theme
from render.junior.cards import spare_card
from render.junior.scene import Draft, Scene, is_own, laid, previewed
from render.junior.squares import put_squares, put_tabs, squares, with_reach
from render.junior.tabs import SEAT_TABS, ground, tab_sticker
from render.junior.treasures import treasure_sticker
from render.keeping import kept
from render.kit import sprites
from render.kit import theme as shared
from render.kit.canvas import Canvas
from render.kit.cards import Card, put_column
from render.kit.fonts import TITLE
from render.kit.overlays import medallion
from render.kit.theme import seat_colour


def paint_panel(scene: Scene, draft: Draft) -> Canvas:
    """Draws the board as drafted: slots to choose from, then the squares within reach, then the path."""
    scene = previewed(scene, draft)
    after = scene.view
    drawn = squares(after)
    if after.phase == "move":
        drawn = with_reach(after, draft, drawn)
    canvas = Canvas(ground(theme.PANEL_HEIGHT))
    put_squares(canvas, drawn)
    put_tabs(canvas, after, after.pushed if after.phase == "move" else None)
    put_column(canvas, _column(scene, draft), theme.COLUMN_LEFT, theme.PANEL_GAP)
    return canvas


def _column(scene: Scene, draft: Draft) -> tuple[Image.Image, ...]:
    words, after = scene.words, scene.view
    is_pushed = after.phase == "move"
    edge = seat_colour(after.colours, after.turn)
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
    """Returns the treasure that a stop there wins."""
    if to not in MAZE.names or view.target is None:
        return None
    treasure = treasure_of(view.tiles[MAZE.names.index(to)])
    return TREASURES[treasure - 1] if treasure == view.target else None


@kept
def _push_card(title: str, hint: str, slot: str | None, colour: int, edge: str) -> Image.Image:
    card = Card(theme.CARD_PUSH, None if slot else edge, head=title)
    middle = (theme.CARD_PUSH + 40) / 2
    if slot:
        card.stick(tab_sticker(slot, SEAT_TABS[colour], theme.TAB_LARGE), card.width / 2, middle)
    else:
        card.stick(tab_sticker("N", "ready", theme.TAB_MEDIUM, "?"), card.width / 2, middle - 12)
        card.write(hint, theme.CARD_PUSH - 24, shared.TYPE_HINT, colour="muted")
    return card.patch()


@kept
def _move_card(title: str, hint: str, to: str | None, prize: str | None, edge: str) -> Image.Image:
    card = Card(theme.CARD_MOVE, edge if hint else None, head=title)
    middle = (theme.CARD_MOVE + 40) / 2
    if to:
        card.write(to, middle - (24 if prize else 4), shared.TYPE_SQUARE, weight=TITLE)
    elif hint:
        card.write("?", middle - 16, shared.TYPE_SQUARE, weight=TITLE, colour="muted")
        card.write(hint, theme.CARD_MOVE - 26, shared.TYPE_HINT, colour="muted")
    else:
        card.write("…", middle - 16, shared.TYPE_SQUARE, weight=TITLE, colour="edge")
    if prize:
        card.stick(treasure_sticker(prize, theme.PRIZE, "bare"), card.width / 2 - 26, theme.CARD_MOVE - 33)
        card.stick(sprites.mark("tick", theme.PRIZE), card.width / 2 + 28, theme.CARD_MOVE - 33)
    return card.patch()


@kept
def _sought_card(title: str, treasure: str | None) -> Image.Image:
    card = Card(theme.CARD_SMALL, head=title)
    middle = theme.CARD_SMALL / 2 + 19
    if treasure:
        card.stick(medallion(112), card.width / 2, middle)
        card.stick(treasure_sticker(treasure, 54, "bare"), card.width / 2, middle)
    else:
        card.stick(sprites.mark("card", 90), card.width / 2, middle)
    return card.patch()
