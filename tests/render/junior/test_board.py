"""Single pixels of the board of Labyrinthe Junior."""

import io
import math

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core import Outcome
from engine.junior.layout import MAZE, treasure_named
from engine.junior.model import PawnMoved, TilePushed
from render.junior import PICTURES, Draft
from render.junior.board import paint_board
from render.junior.tabs import tab_sticker
from render.junior.theme import COLUMN_LEFT, LEFT, STRIP_TOP, TILE, TOP
from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.strip import Cell, Tally, put_strip
from render.kit.theme import STRIP_HEIGHT, WIDTH, rgb
from tests.render.junior.scenes import scene, view

board, panel = PICTURES.board, PICTURES.panel

MIDDLE, EDGE = 0.5, 0.06
ASIDE = 0.42  # on a flagstone, off the joint in the middle of a corridor


def drawn(file: bytes) -> Image.Image:
    return Image.open(io.BytesIO(file)).convert("RGB")


def at(picture: Image.Image, square: str, x: float, y: float) -> object:
    """Returns the colour at a point of a square, in fractions of the square."""
    row, column = divmod(MAZE.names.index(square), MAZE.size)
    left, top = LEFT + column * TILE, TOP + row * TILE
    return picture.getpixel((round(left + x * TILE), round(top + y * TILE)))


def colours(picture: Image.Image, left: int, top: int, right: int, bottom: int) -> set[object]:
    return {colour for _, colour in picture.crop((left, top, right, bottom)).getcolors(1 << 16) or []}


def square_colours(picture: Image.Image, square: str) -> dict[object, int]:
    """Returns the colours of a square, and how many pixels have each."""
    row, column = divmod(MAZE.names.index(square), MAZE.size)
    left, top = LEFT + column * TILE, TOP + row * TILE
    found = picture.crop((left, top, left + TILE, top + TILE)).getcolors(TILE**2) or []
    return {colour: number for number, colour in found}


def test_the_board_is_1000_pixels_wide_and_in_palette_mode():
    picture = Image.open(io.BytesIO(board(scene(view()))))
    assert (picture.width, picture.mode) == (1000, "P")


@pytest.mark.parametrize(("x", "y"), [(0.95, 0.42), (0.42, 0.95)])
def test_there_is_floor_at_an_opening(x: float, y: float):
    assert at(drawn(board(scene(view(pawns="C4")))), "A1", x, y) == rgb("floor")


@pytest.mark.parametrize(("x", "y"), [(EDGE, 0.45), (0.45, EDGE)])
def test_there_is_wall_where_a_fixed_square_is_closed(x: float, y: float):
    assert at(drawn(board(scene(view(pawns="C4")))), "A1", x, y) in {rgb("fixed"), rgb("fixed-brick")}


def test_there_is_wall_where_a_movable_square_is_closed():
    assert at(drawn(board(scene(view(pawns="C4")))), "A2", 0.12, 0.45) in {rgb("wall"), rgb("wall-brick")}


@pytest.mark.parametrize("seat", range(4))
def test_each_pawn_has_exactly_its_seats_colour(seat: int):
    picture = drawn(board(scene(view(pawns="B1 D2 B4 E4"))))
    assert rgb(f"seat-{seat}") in square_colours(picture, ("B1", "D2", "B4", "E4")[seat])


@pytest.mark.parametrize("turn", range(4))
def test_the_yellow_disc_lies_under_the_player_on_turn_alone(turn: int):
    squares = ("B1", "D2", "B4", "E4")
    picture = drawn(board(scene(view(pawns=" ".join(squares), turn=turn))))
    discs = [square_colours(picture, square).get(rgb("disc"), 0) > 50 for square in squares]
    assert discs == [seat == turn for seat in range(4)]


def slot_colours(picture: Image.Image, x: int, y: int) -> set[object]:
    return colours(picture, x - 26, y - 26, x + 26, y + 26)


def test_the_banned_slot_is_crossed_out():
    assert rgb("no") in slot_colours(drawn(board(scene(view(banned="E1")))), 750, 264)


def test_no_slot_is_crossed_out_when_none_is_banned():
    assert rgb("no") not in slot_colours(drawn(board(scene(view(banned=None)))), 750, 264)


def test_the_slot_of_the_last_push_has_the_pushers_colour():
    assert rgb("text-2") in slot_colours(drawn(board(scene(view(pushed="W1", pusher=2)))), 34, 264)


def test_slots_are_golden_before_the_push_and_not_after():
    before, after = (drawn(board(scene(view(phase=phase, banned=None)))) for phase in ("push", "move"))
    assert [rgb("gold") in slot_colours(picture, 264, 34) for picture in (before, after)] == [True, False]


def test_the_tile_just_pushed_in_is_bracketed_in_the_pushers_colour():
    picture = drawn(board(scene(view(pawns="E5 E5 E5 E5", pushed="N3", pusher=1, banned="S3"))))
    assert rgb("seat-1") in square_colours(picture, "D1")


def test_the_sought_treasure_lies_on_a_golden_plate():
    picture = drawn(board(scene(view(target="chest"))))
    assert [rgb("ray") in square_colours(picture, square) for square in ("D4", "C4")] == [True, False]


def test_a_treasure_that_was_won_has_lost_its_colours():
    won = ((treasure_named("dragon"),), (), (), ())
    before, after = (drawn(board(scene(view(won=cards)))) for cards in (((),) * 4, won))
    assert [rgb("leaf") in square_colours(picture, "A3") for picture in (before, after)] == [True, False]


def test_the_cell_of_the_player_on_turn_is_filled_with_the_dark_seat_colour():
    picture = drawn(board(scene(view(turn=2))))
    assert picture.getpixel((720, STRIP_TOP + STRIP_HEIGHT // 2)) == rgb("text-2")


def test_the_winner_wears_a_crown_in_the_strip():
    ended = view(turn=None, target=None, banned=None, outcome=Outcome((2, 1, 3, 4), (3, 5, 2, 2), "all-won"))
    picture = drawn(board(scene(ended)))
    cells = [
        colours(picture, left, STRIP_TOP + 45, left + 60, STRIP_TOP + STRIP_HEIGHT)
        for left in (180, 426, 672, 918)
    ]
    assert [rgb("red") in cell for cell in cells] == [False, True, False, False]


def test_a_solo_game_that_was_given_up_has_no_plate_of_honour():
    def card(reason: str) -> set[object]:
        ended = view(pawns="A1", turn=None, target=None, outcome=Outcome((1,), (0,), reason))
        return colours(drawn(board(scene(ended))), COLUMN_LEFT, 20, 980, 300)

    shown = [(rgb("ray") in card(end), rgb("no") in card(end)) for end in ("all-won", "stopped", "resigned")]
    assert shown == [(True, False), (False, True), (False, True)]


def test_a_winners_name_has_its_whole_line():
    outcome = Outcome((4, 2, 3, 1), (3, 5, 2, 7), "all-won")
    ended, playing = view(turn=None, target=None, banned=None, outcome=outcome), view(turn=3)
    name = (750, STRIP_TOP, 985, STRIP_TOP + 44)
    one, other = (drawn(board(scene(seen))).crop(name).tobytes() for seen in (ended, playing))
    assert one == other


@pytest.mark.parametrize("count", [2, 3, 4])
def test_all_who_share_a_game_stand_on_the_plate_of_honour(count: int):
    outcome = Outcome((1,) * count + (4,) * (4 - count), (0,) * 4, "all-won")
    picture = drawn(board(scene(view(turn=None, target=None, banned=None, outcome=outcome))))
    card = colours(picture, COLUMN_LEFT + 10, 50, COLUMN_LEFT + 182, 250)
    assert [rgb(f"seat-{seat}") in card for seat in range(4)] == [seat < count for seat in range(4)]


def test_nothing_overlaps_in_the_cells_of_six():
    def cells(sign: str) -> bytes:
        canvas = Canvas(palette.to_palette(Image.new("RGB", (WIDTH, 120), rgb("paper"))))
        tallies = (Tally(sign, "15"),)
        names = ("Zoé", "Max", "Lou", "Noé", "Ana", "Léo")
        put_strip(
            canvas,
            tuple(
                Cell(colour=seat, number=seat + 1, name=name, tallies=tallies, place=f"{seat + 2}nd")
                for seat, name in enumerate(names)
            ),
            top=10,
        )
        return canvas.png()

    # There is no room for the sign beside a place, so it does not matter which sign it is.
    assert cells("chest") == cells("bag")


def test_a_secret_goal_is_shown_as_a_card_face_down():
    picture = drawn(board(scene(view(goals="secret", target=None, left=(3, 3, 3, 3)))))
    assert rgb("violet-light") in colours(picture, COLUMN_LEFT, 60, COLUMN_LEFT + 190, 240)


def test_the_preview_lights_what_is_within_reach_and_darkens_the_rest():
    picture = drawn(panel(scene(view(pawns="A1 E5 E5 E5", phase="move", banned=None)), Draft()))
    assert (at(picture, "A2", ASIDE, 0.9), at(picture, "D3", 0.9, ASIDE)) == (rgb("lit"), rgb("dim"))


def test_the_preview_shows_the_board_after_the_push():
    draft = Draft(slot="N1", sides="EW")
    picture = drawn(panel(scene(view(pawns="A1 E5 E5 E5", spare=10, pushed=None, banned=None)), draft))
    assert at(picture, "B1", 0.9, ASIDE) == rgb("lit")


def test_the_preview_dots_the_way_to_the_chosen_square():
    moving = view(pawns="A1 E5 E5 E5", phase="move", pushed=None, pusher=None, banned=None)
    picture = drawn(panel(scene(moving), Draft(to="A3")))
    assert at(picture, "A2", MIDDLE, MIDDLE) == rgb("seat-0")


def test_the_preview_ticks_a_move_that_wins():
    moving = view(pawns="A1 E5 E5 E5", target="dragon", phase="move", banned=None)
    wins, passes = (drawn(panel(scene(moving), Draft(to=to))) for to in ("A3", "A2"))
    card = (COLUMN_LEFT, 212, COLUMN_LEFT + 190, 398)
    assert [rgb("yes") in colours(picture, *card) for picture in (wins, passes)] == [True, False]


def test_the_board_shows_where_the_last_move_went():
    seen = view(pawns="A1 E1 E5 A5", turn=1)
    still = scene(seen)
    went = replace(still, recent=(TilePushed(0, "W1", "NS", ()), PawnMoved(0, "A2", "A1")))
    assert paint_board(went).image.tobytes() != paint_board(still).image.tobytes()


def test_a_way_that_a_later_push_has_changed_is_not_shown():
    still = scene(view())
    pushed = replace(still, recent=(PawnMoved(0, "A2", "A1"), TilePushed(1, "W1", "NS", ())))
    assert paint_board(pushed).image.tobytes() == paint_board(still).image.tobytes()


def test_a_slot_that_yellow_used_does_not_look_like_a_free_one():
    used, free = (tab_sticker("W1", style).convert("RGB") for style in ("seat-1", "ready"))
    middle = used.width // 2
    spots = [(middle - 12, middle), (middle + 14, middle)]
    assert all(math.dist(used.getpixel(spot), free.getpixel(spot)) > 60 for spot in spots)
