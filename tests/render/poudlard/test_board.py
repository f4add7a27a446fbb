"""Single pixels of Poudlard's pictures."""

import io

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core import Outcome
from engine.poudlard.events import PawnMoved, TokenPivoted
from engine.poudlard.layout import CARDS, CELLS, PLACES, SQUARES
from engine.poudlard.model import Cancellation, PivotToken, Played
from locales import LANGUAGES, words
from render.kit import fonts
from render.kit.theme import COLUMN_WIDTH, STRIP_HEIGHT, TYPE_LEAST, rgb
from render.poudlard import PICTURES, Draft, card, hand
from render.poudlard.column import title_lines
from render.poudlard.theme import COLUMN_LEFT, LEFT, STRIP_TOP, TILE, TOP
from tests.render.poudlard.castle import lifting, moving, scene, squares, view

board, panel = PICTURES.board, PICTURES.panel

ZONE_CORNERS = {"pitch": (0, 0), "hut": (5, 0), "forest": (5, 5), "lake": (0, 5)}
OUT_OF_THE_WAY = "pitch pitch pitch pitch"


def drawn(file: bytes) -> Image.Image:
    return Image.open(io.BytesIO(file)).convert("RGB")


def box(place: str) -> tuple[int, int, int]:
    """Returns the upper left corner of a place, and its width."""
    column, row = ZONE_CORNERS[place] if place in ZONE_CORNERS else CELLS[SQUARES.index(place)][::-1]
    side = 2 if place in ZONE_CORNERS else 1
    return LEFT + column * TILE, TOP + row * TILE, side * TILE


def at(picture: Image.Image, place: str, x: float, y: float) -> object:
    """Returns the colour at a point of a place, in fractions of the place."""
    left, top, side = box(place)
    return picture.getpixel((round(left + x * side), round(top + y * side)))


def colours(picture: Image.Image, left: int, top: int, right: int, bottom: int) -> dict[object, int]:
    found = picture.crop((left, top, right, bottom)).getcolors(1 << 18) or []
    return {colour: number for number, colour in found}


def of_place(picture: Image.Image, place: str) -> dict[object, int]:
    left, top, side = box(place)
    return colours(picture, left, top, left + side, top + side)


def column(picture: Image.Image, top: int, bottom: int) -> dict[object, int]:
    return colours(picture, COLUMN_LEFT, top, COLUMN_LEFT + COLUMN_WIDTH, bottom)


@pytest.fixture(scope="module")
def plain() -> Image.Image:
    return drawn(board(scene(view(OUT_OF_THE_WAY))))


def test_the_board_is_1000_pixels_wide_and_in_palette_mode():
    picture = Image.open(io.BytesIO(board(scene(view()))))
    assert (picture.width, picture.mode) == (1000, "P")


@pytest.mark.parametrize(("square", "x", "y"), [("C3", 0.42, 0.95), ("E3", 0.95, 0.42), ("A3", 0.95, 0.58)])
def test_there_is_floor_at_an_opening(plain: Image.Image, square: str, x: float, y: float):
    assert at(plain, square, x, y) == rgb("floor")


@pytest.mark.parametrize(("square", "x", "y"), [("C3", 0.1, 0.45), ("F3", 0.45, 0.12)])
def test_there_is_wall_where_a_token_is_closed(plain: Image.Image, square: str, x: float, y: float):
    assert at(plain, square, x, y) in {rgb("wall"), rgb("wall-brick"), rgb("wall-light")}


def test_a_token_that_lies_face_down_shows_its_back_and_no_floor(plain: Image.Image):
    found = of_place(plain, "D4")
    assert rgb("back-light") in found
    assert rgb("floor") not in found


@pytest.mark.parametrize(
    ("square", "tint"),
    [("D1", "lilac"), ("B3", "pale-3"), ("G5", "pale-1")],
    ids=("potions", "astro", "charms"),
)
def test_every_classroom_has_a_floor_of_its_own_colour(plain: Image.Image, square: str, tint: str):
    assert of_place(plain, square).get(rgb(tint), 0) > 500


def test_a_star_lies_where_one_is_printed(plain: Image.Image):
    assert [rgb("gold-light") in of_place(plain, square) for square in ("D3", "A5", "C3")] == [
        True,
        True,
        False,
    ]


def test_stairs_have_treads(plain: Image.Image):
    assert [of_place(plain, square).get(rgb("edge"), 0) > 100 for square in ("F3", "D5")] == [True, False]


@pytest.mark.parametrize(
    ("zone", "colour"),
    [("pitch", "grass-light"), ("hut", "terracotta"), ("forest", "pine"), ("lake", "lake")],
)
def test_each_zone_is_a_place_of_its_own(plain: Image.Image, zone: str, colour: str):
    assert of_place(plain, zone).get(rgb(colour), 0) > 800


def test_p15_a_cancelled_room_is_grey_crossed_and_boarded_up():
    shut = view(OUT_OF_THE_WAY, cancellations=(Cancellation(SQUARES.index("D1"), 2),))
    before, after = (of_place(drawn(board(scene(seen))), "D1") for seen in (view(OUT_OF_THE_WAY), shut))
    for colour in ("no", "tab-off", "oak-light"):
        assert after.get(rgb(colour), 0) > before.get(rgb(colour), 0)


@pytest.mark.parametrize("seat", range(4))
def test_each_hat_has_exactly_its_seats_colour(seat: int):
    places = ("C3", "D5", "A3", "F5")
    picture = drawn(board(scene(view(" ".join(places)))))
    assert rgb(f"seat-{seat}") in of_place(picture, places[seat])


@pytest.mark.parametrize("turn", range(4))
def test_the_yellow_disc_lies_under_the_player_on_turn_alone(turn: int):
    places = ("C3", "D5", "A3", "F5")
    picture = drawn(board(scene(view(" ".join(places), turn=turn))))
    discs = [of_place(picture, place).get(rgb("disc"), 0) > 50 for place in places]
    assert discs == [seat == turn for seat in range(4)]


def test_changed_tokens_are_bracketed_and_no_others():
    picture = drawn(board(scene(view(OUT_OF_THE_WAY, touched=squares("C3 D4")))))
    assert [rgb("squid") in of_place(picture, name) for name in ("C3", "D4", "E3")] == [True, True, False]


def test_the_next_class_of_the_player_on_turn_lies_on_a_golden_plate(plain: Image.Image):
    turns = (view(OUT_OF_THE_WAY, turn=0), view(OUT_OF_THE_WAY, turn=0, progress=(1, 0, 0, 0)))
    plates = [
        [rgb("ray") in of_place(drawn(board(scene(seen))), name) for name in ("G5", "D1")] for seen in turns
    ]
    assert plates == [[True, False], [False, True]]


def test_p24_the_zone_of_a_player_who_has_attended_everything_shows_the_way_home():
    picture = drawn(board(scene(view("C3 C3 C3 C3", progress=(0, 7, 0, 0)))))
    rays = [of_place(picture, zone).get(rgb("ray"), 0) > 200 for zone in ZONE_CORNERS]
    assert rays == [False, True, False, False]


def test_the_event_last_played_is_shown_as_a_card():
    pictures = [
        drawn(board(scene(view(played=played)))) for played in (None, Played(2, "squid"), Played(2, "egg"))
    ]
    found = [column(picture, 20, 270) for picture in pictures]
    assert [rgb("squid") in colours_ for colours_ in found] == [False, True, False]
    assert [rgb("text-2") in colours_ for colours_ in found] == [False, True, True]


def pips(face: int) -> int:
    """Returns how many dark pixels the die has inside its edge."""
    picture = drawn(board(scene(view(die=face, left=face, phase="change"))))
    die = picture.crop((COLUMN_LEFT + 19, 313, COLUMN_LEFT + 53, 349)).convert("L")
    return sum(die.histogram()[:90])


@pytest.mark.parametrize("face", (2, 3, 4))
def test_the_die_shows_its_face(face: int):
    assert round(pips(face) / pips(1)) == face


def test_the_cell_of_the_player_on_turn_is_filled_with_the_dark_seat_colour():
    picture = drawn(board(scene(view(turn=2))))
    assert picture.getpixel((600, STRIP_TOP + STRIP_HEIGHT - 8)) == rgb("text-2")


def test_p20_who_loses_the_next_turn_is_marked_in_the_strip():
    picture = drawn(board(scene(view(losing=(False, True, False, False)))))
    lefts = (13, 259, 505, 751)
    cells = [colours(picture, left, STRIP_TOP, left + 60, 910) for left in lefts]
    assert [rgb("no") in cell for cell in cells] == [False, True, False, False]


def test_the_winner_wears_a_crown_in_the_strip():
    ended = view(turn=None, outcome=Outcome((2, 1, 3, 4), (3, 7, 2, 2), "home"))
    picture = drawn(board(scene(ended)))
    lefts = (13, 259, 505, 751)
    cells = [colours(picture, left + 120, STRIP_TOP + 46, left + 200, 905) for left in lefts]
    assert [rgb("red") in cell for cell in cells] == [False, True, False, False]


def test_the_panel_lights_what_is_within_reach_and_darkens_the_rest():
    picture = drawn(panel(scene(moving("C3 pitch pitch pitch")), Draft()))
    assert at(picture, "C3", 0.42, 0.95) == rgb("lit")
    assert rgb("lit") not in of_place(picture, "F5")
    assert of_place(picture, "pitch").get(rgb("grass"), 0) < 50


def test_the_panel_dots_the_way_and_rings_its_end():
    seen = moving("pitch hut forest lake")
    to = PLACES[seen.stops[-1].place]
    without, chosen = (drawn(panel(scene(seen), draft)) for draft in (Draft(), Draft(to=to)))
    assert of_place(chosen, "pitch").get(rgb("seat-0"), 0) > of_place(without, "pitch").get(rgb("seat-0"), 0)
    assert rgb("text-0") in of_place(chosen, to)


def test_p13_places_with_a_way_over_a_star_are_marked():
    seen = moving("C3 hut forest lake")
    starred = {PLACES[stop.place] for stop in seen.stops if stop.has_star} - {"D3", "A5"}
    plain_stops = {PLACES[stop.place] for stop in seen.stops[1:] if not stop.has_star} & set(SQUARES)
    picture = drawn(panel(scene(seen), Draft()))
    assert all(rgb("gold-light") in of_place(picture, name) for name in starred & set(SQUARES))
    assert not any(rgb("gold-light") in of_place(picture, name) for name in plain_stops - {"G5", "D1", "B3"})


def test_p4_tokens_that_were_changed_already_are_dark_and_bracketed():
    seen = view(OUT_OF_THE_WAY, seat=0, phase="change", die=3, left=2, fixed=squares("E3"))
    picture = drawn(panel(scene(seen), Draft()))
    assert rgb("floor") not in of_place(picture, "E3")
    assert rgb("seat-0") in of_place(picture, "E3")


def test_p5_a_pivot_is_previewed():
    seen = view(OUT_OF_THE_WAY, seat=0, phase="change", die=3, left=1, roll_left=1)
    turned = PICTURES.game.preview(seen, 0, [PivotToken("D5", 1)])
    unturned = replace(turned, tokens=seen.tokens)
    before, after = (drawn(panel(scene(each), Draft())) for each in (unturned, turned))
    assert at(before, "D5", 0.2, 0.58) != at(after, "D5", 0.2, 0.58)


def test_p5_the_flipped_token_is_shown_to_its_player_as_it_lies():
    north, west = (drawn(panel(scene(lifting(sides)), Draft())) for sides in ("NE", "SW"))
    assert at(north, "D2", 0.42, 0.2) == rgb("floor")
    assert at(west, "D2", 0.42, 0.2) != rgb("floor")


@pytest.mark.parametrize("card_name", ["quidditch", "squid", "egg", "detention"])
def test_p23_a_gathering_card_rings_its_zone(card_name: str):
    zone = {"quidditch": "pitch", "squid": "lake", "egg": "hut", "detention": "forest"}[card_name]
    picture = drawn(panel(scene(view("C3 C3 C3 C3", seat=0)), Draft(card=card_name)))  # type: ignore[arg-type]
    assert [rgb("text-0") in of_place(picture, name) for name in ZONE_CORNERS if name != "pitch"] == [
        zone == name for name in ZONE_CORNERS if name != "pitch"
    ]


def test_p15_the_rooms_that_can_be_cancelled_are_lit():
    picture = drawn(panel(scene(view(OUT_OF_THE_WAY, seat=0)), Draft(card="cancelled")))
    assert [rgb("lit") in of_place(picture, name) for name in ("D1", "B3", "C3", "D4")] == [
        True, True, False, False,
    ]  # fmt: skip


def test_p26_cards_that_cannot_be_played_now_are_crossed_out_on_ones_own_turn():
    facts = {"hand": ("squid", "egg"), "playable": ("egg",)}
    acting, waiting = (drawn(hand(scene(view(seat=seat, **facts)))) for seat in (0, 1))
    halves = [
        colours(picture, left, 0, left + 240, 400) for picture in (acting, waiting) for left in (10, 255)
    ]
    assert [rgb("no") in half for half in halves] == [True, False, False, False]
    assert [half.get(rgb("squid"), 0) > 500 for half in halves] == [False, False, True, False]


def test_a_card_alone_is_drawn_in_its_colours():
    assert rgb("squid") in colours(drawn(card("squid", words("fr"))), 0, 0, 240, 240)


def test_the_board_shows_where_the_last_move_went():
    still = scene(view())
    went = replace(still, recent=(PawnMoved(0, ("C3", "D3")),))
    changed = ImageChops.difference(drawn(board(still)), drawn(board(went))).getbbox()
    left, top, side = box("C3")
    assert changed and left <= changed[0] and top <= changed[1]
    assert changed[2] <= left + 2 * side and changed[3] <= top + side


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", CARDS)
def test_no_title_of_an_event_is_cut(language: str, kind: str):
    lines = title_lines(words(language)(f"poudlard-card-{kind}"), COLUMN_WIDTH - 34)
    assert len(lines) <= 3
    assert all(fonts.width(line, fonts.TITLE, TYPE_LEAST) <= COLUMN_WIDTH - 34 for line in lines)


def test_what_is_changed_in_a_turn_is_bracketed_in_the_movers_colour():
    seen = view(OUT_OF_THE_WAY, touched=squares("C3"), has_touched=True)
    assert rgb("seat-0") in of_place(drawn(board(scene(seen))), "C3")
    before = replace(seen, has_touched=False)
    assert rgb("seat-0") not in of_place(drawn(board(scene(before))), "C3")


def test_after_the_turn_the_brackets_keep_the_colour_of_whoever_moved():
    after = scene(view(OUT_OF_THE_WAY, touched=squares("C3"), has_touched=False))
    mover = replace(after, recent=(TokenPivoted(1, "C3", 1, 5),))
    assert rgb("seat-1") in of_place(drawn(board(mover)), "C3")
    assert rgb("seat-1") not in of_place(drawn(board(after)), "C3")


def test_p24_all_classes_stay_ticked_once_they_are_attended():
    done = drawn(board(scene(view(progress=(7, 0, 0, 0)))))
    almost = drawn(board(scene(view(progress=(6, 0, 0, 0)))))
    ticks = [column(picture, 400, 780).get(rgb("yes"), 0) for picture in (almost, done)]
    assert 0 < ticks[0] < ticks[1]
