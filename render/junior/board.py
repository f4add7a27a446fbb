"""Labyrinthe Junior: the public board."""

from msgspec.structs import replace

from render.junior import theme
from render.junior.cards import count_card, goal_card, spare_card
from render.junior.scene import Scene, is_solo
from render.junior.squares import put_squares, put_tabs, walked
from render.junior.tabs import ground
from render.kit.canvas import Canvas
from render.kit.cards import put_column
from render.kit.strip import Cell, Tally, put_strip, seat_cell


def paint_board(scene: Scene) -> Canvas:
    """Draws the board as this viewer may see it."""
    view = scene.view
    canvas = Canvas(ground(theme.HEIGHT))
    put_squares(canvas, walked(scene))
    put_tabs(canvas, view, view.pushed)
    spare = spare_card(scene.words("picture-junior-spare"), view, view.spare)
    put_column(canvas, (goal_card(scene), spare, count_card(scene)), theme.COLUMN_LEFT, theme.CARD_GAP)
    put_strip(canvas, tuple(_cell(scene, seat) for seat in range(len(view.pawns))), theme.STRIP_TOP)
    return canvas


def _cell(scene: Scene, seat: int) -> Cell:
    view = scene.view
    won = len(view.won[seat])
    tally = Tally("card", f"{won}/{won + view.left[seat]}", 32) if view.left else Tally("chest", str(won))
    if not is_solo(view):
        return seat_cell(scene, seat, view.colours[seat], (tally,))
    turns = Tally("hourglass", str(view.turns[seat]), 32)
    return replace(seat_cell(scene, seat, view.colours[seat], (tally, turns)), place="")
