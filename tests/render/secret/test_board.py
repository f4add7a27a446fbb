"""Pictures of Le labyrinthe secret, whole and pixel by pixel."""

import io
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core import Dice, Outcome
from engine.mazes.rings import IN, OUT
from engine.secret import Secret
from engine.secret.events import DuelDecided
from engine.secret.layout import RINGS
from engine.secret.model import TREASURES, Change, ChooseSigns, Phase, Sign
from locales import LANGUAGES, words
from render.kit.theme import STRIP_HEIGHT, rgb
from render.secret import PICTURES, Draft
from render.secret.dial import BOARD, SECTOR, ZOOM, at, name_spot, spot
from render.secret.parts import laid_out
from render.secret.samples import played
from render.secret.samples import scene as sample
from render.secret.theme import MIDDLE, PANEL_HEIGHT, RIM, SPOTS, STRIP_TOP
from render.secret.zones import FLOORS
from tests.render.secret.scenes import duel, number, place, scene, view
from tests.render.stored import assert_like_the_stored

alt_text, board, lobby_card, panel, panel_alt, text_board = (
    PICTURES.alt_text,
    PICTURES.board,
    PICTURES.lobby_card,
    PICTURES.panel,
    PICTURES.panel_alt,
    PICTURES.text_board,
)

GAME = Secret()
KIB = 1024
BARE = (0,) * RINGS.size
PHASES: tuple[Phase, ...] = ("change", "move", "challenge", "duel", "place")
FULL = Draft(part="F", by=5, to="C5", stake="die", signs=("rock", "paper"))
TURNED = view(
    pawns="E10 B11 E10 F", target="gem", positions=(3, 5, 7), turn=1, mover=0, counts=(2, 0, 1, 3),
    changes=(Change("B", 1), Change("F", 4)), held=((number("rune"),), (), (), ()),
    trail=(place("E12"), place("E11"), place("E10")),
)  # fmt: skip
DUELLING = view(pawns="B3 A3 B3 A9", phase="duel", to_act=(0, 2), duel=duel(), seat=0)
STORED: dict[str, Callable[[], bytes]] = {
    "secret-board": lambda: board(scene(TURNED, "fr")),
    "secret-panel": lambda: panel(scene(view(pawns="C4 A3", phase="move", seat=0)), Draft(to="C5")),
    "secret-duel": lambda: panel(scene(DUELLING), Draft(signs=("rock", "scissors"))),
}


@pytest.mark.parametrize("name", STORED)
def test_pictures_look_like_the_stored_ones(name: str):
    assert_like_the_stored(name, STORED[name]())


def drawn(file: bytes) -> Image.Image:
    return Image.open(io.BytesIO(file)).convert("RGB")


def pixel(picture: Image.Image, point: tuple[float, float]) -> object:
    return picture.getpixel((round(point[0]), round(point[1])))


def around(picture: Image.Image, point: tuple[float, float], reach: int) -> dict[object, int]:
    """Returns the colours around a point, and how many pixels have each."""
    x, y = point
    crop = picture.crop((round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach))
    return {colour: count for count, colour in crop.getcolors(4 * reach * reach) or []}


def middle(name: str) -> tuple[float, float]:
    """Returns where the only thing in a cell stands."""
    (_, (alone, *_)), *_ = SPOTS[place(name) // RINGS.sectors]
    return spot(BOARD, place(name), *alone)


@pytest.mark.parametrize("shown", ["", "zoom"])
def test_the_board_is_1000_pixels_wide_and_in_palette_mode(shown: str):
    picture = Image.open(io.BytesIO(board(scene(view()), shown)))
    assert (picture.width, picture.mode) == (1000, "P")


@pytest.mark.parametrize("positions", [(0, 0, 0), (1, 2, 3), (7, 11, 5)])
def test_a_door_is_bright_exactly_where_one_can_walk_through(positions: tuple[int, ...]):
    picture = drawn(board(scene(view("F", None, positions, treasures=BARE))))
    sides, count = RINGS.openings(positions), RINGS.sectors
    for zone in range(4):
        for sector in range(count):
            outer = zone * count + sector
            is_open = bool(sides[outer] & IN and sides[outer + count] & OUT)
            point = at(sector * SECTOR + 1, BOARD.outer(zone + 1))
            assert (pixel(picture, point) == rgb("white")) == is_open, RINGS.names[outer]


@pytest.mark.parametrize("positions", [(0, 0, 0), (1, 2, 3), (7, 11, 5)])
def test_the_centre_has_bright_doors_where_it_leads_out(positions: tuple[int, ...]):
    picture = drawn(board(scene(view("A5", None, positions, treasures=BARE))))
    sides = RINGS.openings(positions)
    for sector in range(RINGS.sectors):
        is_open = sector in RINGS.exits(positions) and bool(sides[place("E12") + sector] & IN)
        point = at(sector * SECTOR, BOARD.outer(5))
        assert (pixel(picture, point) == rgb("white")) == is_open, sector


@pytest.mark.parametrize(("name", "zone"), [("A2", 0), ("B3", 1), ("C3", 2), ("D3", 3), ("E3", 4)])
def test_each_zone_has_a_floor_of_its_own(name: str, zone: int):
    x, y = spot(BOARD, place(name), -8, -20)
    assert pixel(drawn(board(scene(view(pawns="A6", positions=(0, 0, 0))))), (x, y)) == rgb(FLOORS[zone])


def test_the_mark_of_a_part_turns_with_it():
    for position in range(RINGS.sectors):
        picture = drawn(board(scene(view(pawns="A6", positions=(position, 0, 0)))))
        point = at((position - 0.5) * SECTOR, BOARD.outer(1) - 9)
        assert pixel(picture, point) == rgb("ray"), position


@pytest.mark.parametrize("seat", range(4))
def test_each_pawn_has_exactly_its_seats_colour(seat: int):
    places = ("A1", "C3", "D6", "F")
    picture = drawn(board(scene(view(pawns=" ".join(places)))))
    assert rgb(f"seat-{seat}") in around(picture, middle(places[seat]), 40)


@pytest.mark.parametrize("shared", ["A5", "B1", "C7", "D2", "E10", "E5", "F"])
def test_four_pawns_on_a_cell_are_all_to_be_seen(shared: str):
    picture = drawn(board(scene(view(pawns=f"{shared} {shared} {shared} {shared}"))))
    at_hand = around(picture, spot(BOARD, place(shared), 10, 0), 76)
    assert all(at_hand.get(rgb(f"seat-{seat}"), 0) > 35 for seat in range(4))


@pytest.mark.parametrize("turn", range(4))
def test_the_yellow_disc_lies_under_the_player_on_turn_alone(turn: int):
    places = ("A1", "C3", "D6", "E5")
    picture = drawn(board(scene(view(pawns=" ".join(places), turn=turn))))
    discs = [around(picture, middle(name), 34).get(rgb("disc"), 0) > 20 for name in places]
    assert discs == [seat == turn for seat in range(4)]


def test_the_sought_object_lies_on_a_medallion_where_its_part_has_carried_it():
    picture = drawn(board(scene(view(target="key", positions=(4, 0, 0)))))
    found = [around(picture, middle(name), 44).get(rgb("gold"), 0) > 300 for name in ("B5", "B1")]
    assert found == [True, False]


def test_an_object_that_was_taken_has_lost_its_colours():
    held = ((number("book"),), (), (), ())
    before, after = (drawn(board(scene(view(held=piles)))) for piles in (((),) * 4, held))
    assert [rgb("red") in around(picture, middle("C1"), 26) for picture in (before, after)] == [True, False]


def test_s16_hidden_counts_are_not_drawn():
    one, two = (
        view(memory=True, counts=(None,) * 4, bag=None, seat=None, turns=turns)
        for turns in ((1,) * 4, (9,) * 4)
    )
    assert board(scene(one)) == board(scene(two)) != board(scene(view(counts=(0,) * 4)))


def test_the_last_changes_are_arrows_in_the_colour_of_who_made_them():
    before = view("A6 A3 A9", positions=(1, 0, 0))
    after = view("A6 A3 A9", positions=(1, 0, 0), mover=2, changes=(Change("B", 1),))
    arrows = [pixel(drawn(board(scene(seen))), at(0, BOARD.outer(1) + 16)) for seen in (before, after)]
    assert [colour == rgb("text-2") for colour in arrows] == [False, True]


def test_the_last_move_is_dotted():
    moved = view(pawns="A1 A3 A6 A9", mover=0, trail=(place("A12"), place("A1")))
    half = (BOARD.outer(0) + BOARD.inner(0)) / 2
    assert pixel(drawn(board(scene(moved))), at(0, half)) == rgb("text-0")


def test_the_cell_of_the_player_on_turn_is_filled_with_the_dark_seat_colour():
    picture = drawn(board(scene(view(turn=2))))
    assert picture.getpixel((716, STRIP_TOP + STRIP_HEIGHT // 4)) == rgb("text-2")


def test_the_winner_is_on_the_medallion_and_crowned_below():
    ended = view(turn=None, target=None, outcome=Outcome((2, 1, 3, 4), (3, 7, 2, 2), "goal"))
    picture = drawn(board(scene(ended)))
    assert rgb("seat-1") in around(picture, (72, 146), 50)
    assert rgb("red") in around(picture, (456, STRIP_TOP + 64), 24)


def test_a_game_that_was_stopped_has_no_plate_of_honour():
    ended = view(turn=None, target=None, outcome=Outcome((1, 1, 1, 1), (0,) * 4, "stopped"))
    corner = around(drawn(board(scene(ended))), (72, 146), 60)
    assert (rgb("no") in corner, rgb("ray") in corner) == (True, False)


@pytest.mark.parametrize("position", range(RINGS.sectors))
def test_no_arrow_and_no_object_covers_the_name_of_a_cell(position: int):
    turned = view(pawns="A9 A12", target="potion", positions=(position,) * 3, seat=0)
    bare = laid_out(BOARD, turned.positions, PANEL_HEIGHT).image.convert("RGB")
    picture = drawn(panel(scene(turned), Draft()))
    for at_place in range(RINGS.size):
        if RINGS.names[at_place] in ("A9", "A12"):
            continue  # a pawn may stand on a corner
        x, y = map(round, name_spot(BOARD, at_place))
        box = x - 14, y - 8, x + 14, y + 8
        name, shown = ((np.asarray(each.crop(box)) == rgb("ink")).all(2) for each in (bare, picture))
        assert shown[name].all(), RINGS.names[at_place]


@pytest.mark.parametrize("treasure", range(1, len(TREASURES) + 1))
def test_no_object_beside_a_pawn_covers_the_name_of_its_cell(treasure: int):
    cell = RINGS.names.index("B11")
    treasures = tuple(treasure * (place == cell) for place in range(RINGS.size))
    seen = view(pawns="B11 A3", target=0, seat=0, treasures=treasures)
    bare = laid_out(BOARD, seen.positions, PANEL_HEIGHT).image.convert("RGB")
    x, y = map(round, name_spot(BOARD, cell))
    box = x - 26, y - 9, x + 26, y + 9
    pictures = bare, drawn(board(scene(seen)))
    name, shown = ((np.asarray(each.crop(box)) == rgb("ink")).all(2) for each in pictures)
    assert shown[name].all()


def test_names_keep_clear_of_walls_and_of_the_rim():
    for dial in (BOARD, ZOOM):
        for at_place in range(dial.first * RINGS.sectors, RINGS.centre):
            zone = at_place // RINGS.sectors
            x, y = (a - b for a, b in zip(name_spot(dial, at_place), MIDDLE, strict=True))
            assert dial.inner(zone) + 8 < (x * x + y * y) ** 0.5 < dial.outer(zone) - 8


def test_s2_the_panel_never_shows_a_turned_board():
    seen = scene(view(pawns="A6 A6", positions=(2, 3, 4), seat=0))
    before, chosen = (drawn(panel(seen, draft)) for draft in (Draft(), Draft(part="B")))
    doors = [at(sector * SECTOR + 1, BOARD.outer(1)) for sector in range(RINGS.sectors)]
    lit = [(pixel(before, door) == rgb("white")) for door in doors]
    # Where a door is open, its half in the chosen corridor stays bright; nothing else may become so.
    inner = [at(sector * SECTOR + 1, BOARD.outer(1) - 3) for sector in range(RINGS.sectors)]
    assert [pixel(chosen, door) == rgb("white") for door in inner] == lit


def test_s4_a_centre_turned_already_is_crossed_out():
    once = view(is_centre_turned=True, changes_left=1, mover=0, changes=(Change("F", 3),), seat=0)
    cross = at(-0.5 * SECTOR, BOARD.outer(5))
    free, banned = (drawn(panel(scene(seen), Draft())) for seen in (view(seat=0), once))
    assert [rgb("no") in around(picture, cross, 14) for picture in (free, banned)] == [False, True]


def test_s6_the_panel_lights_what_is_within_reach_and_darkens_the_rest():
    seen = view(pawns="A5 A12", phase="move", seat=0, target="ring")
    picture = drawn(panel(scene(seen), Draft()))
    reach = {RINGS.names[p] for p in RINGS.reach(seen.positions, place("A5"))}
    bright = {
        name
        for name in ("A5", "A6", "A7", "A8", "A2")
        if pixel(picture, spot(BOARD, place(name), 60, 12)) == rgb("pale-3")
    }
    assert bright == reach & {"A5", "A6", "A7", "A8", "A2"} != set()


def test_s6_the_panel_dots_the_way_to_the_chosen_cell():
    picture = drawn(panel(scene(view(pawns="A5 A12", phase="move", seat=0)), Draft(to="A7")))
    half = (BOARD.outer(0) + BOARD.inner(0)) / 2
    assert pixel(picture, at(6 * SECTOR, half)) == rgb("seat-0")


def test_s13_taken_cells_are_dark_and_free_ones_bright():
    lost = duel(winner=0, loser=2, waiting=(), shown=(("rock", "scissors"),))
    picture = drawn(panel(scene(view(pawns="A5 A3 A5 A9", phase="place", duel=lost, seat=0)), Draft()))
    spots = [pixel(picture, spot(BOARD, place(name), 62, -12)) == rgb("pale-3") for name in ("A5", "A4")]
    assert spots == [False, True]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", PHASES)
def test_pictures_stay_below_150_kib_in_every_phase(language: str, phase: Phase):
    state = played(4, 12, phase)
    assert state.phase == phase
    seat = min(GAME.to_act(state))
    seen = sample(state, words(language), seat)
    files = [
        board(seen),
        board(seen, "zoom"),
        panel(seen, Draft()),
        panel(seen, FULL),
        lobby_card(words(language)),
    ]
    assert max(map(len, files)) <= 150 * KIB
    assert max(len(alt_text(seen)), len(panel_alt(seen, FULL))) <= 1024


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize("phase", PHASES)
def test_s17_pictures_and_words_show_nothing_that_a_viewer_may_not_know(seat: int | None, phase: Phase):
    state = played(3, 9, phase, memory=True)
    other = GAME.redeal(state, seat, Dice(b"another deal"))
    one, two = (sample(each, words("en"), seat) for each in (state, other))
    assert board(one) == board(two)
    assert panel(one, Draft()) == panel(two, Draft())
    assert (alt_text(one), text_board(one)) == (alt_text(two), text_board(two))
    assert panel_alt(one, Draft()) == panel_alt(two, Draft())


def test_s17_the_board_tells_who_has_chosen_and_not_what():
    state, dice = played(3, 9, "duel"), Dice(b"signs")
    seat = min(GAME.to_act(state))
    choices = (ChooseSigns(("rock", "rock", "rock")), ChooseSigns(("paper", "rock", "scissors")))
    one, two = (GAME.apply(state, seat, choice, dice).state for choice in choices)
    before, after, other = (board(sample(each, words("en"))) for each in (state, one, two))
    assert before != after == other


def test_boards_drawn_in_many_threads_at_once_are_those_drawn_in_one():
    scenes = [sample(played(seats, 5, seed=seed), words("fr")) for seats in (2, 4) for seed in (b"x", b"y")]
    with ThreadPoolExecutor(4) as pool:
        at_once = list(pool.map(board, scenes * 2))
    assert at_once == [board(each) for each in scenes] * 2


@pytest.mark.parametrize(
    "name", ["👻🔥", "مرحبا", "Z̷̢a̷lgo", "Ｗ" * 32, "\u202egnp.exe\u2066", "", "`" * 32, "W" * 32]
)
def test_hostile_names_are_drawn_and_told(name: str):
    rivals = view(pawns="B3 A3 B3 A9", phase="challenge", rivals=(2,), seat=0)
    for seen in (scene(each, "fr", (name,) * 4) for each in (view(), DUELLING, rivals)):
        assert max(len(board(seen)), len(panel(seen, FULL))) <= 150 * KIB
        assert 0 < len(alt_text(seen)) <= 1024
        assert 0 < len(text_board(seen)) <= 1900


def test_the_rim_carries_the_hours():
    picture = drawn(board(scene(view())))
    x, y = MIDDLE
    assert rgb("white") in around(picture, (x, y - RIM + 13), 10)


def strip_fill(picture: Image.Image, seat: int) -> object:
    """Returns the colour of a seat's plate, of four."""
    return picture.getpixel((20 + seat * 246, STRIP_TOP + STRIP_HEIGHT // 2))


def test_after_a_duel_strip_and_alt_text_name_who_must_act_now():
    won = duel(waiting=(), shown=(("rock", "paper"),), winner=2, loser=0)
    placing = scene(view(pawns="B3 A3 B3 A9", phase="place", to_act=(2,), duel=won))
    picture = drawn(board(placing))
    assert strip_fill(picture, 2) == rgb("text-2") and strip_fill(picture, 0) == rgb("pale-0")
    assert words("en")("alt-secret-turn-place", name=placing.name(2)) in alt_text(placing)


@pytest.mark.parametrize("shown", [(("rock", "paper"),), (("rock", "rock"), ("paper", "rock"))])
def test_the_board_after_a_duel_shows_the_signs(shown: tuple[tuple[Sign, Sign], ...]):
    still = scene(view(pawns="B3 A3 B4 A9"))
    decided = replace(still, recent=(DuelDecided(2, 0, shown),))
    signs = [(730, 920, 790, 980), (932, 682, 992, 742)]
    changed = ImageChops.difference(drawn(board(still)), drawn(board(decided)))
    assert all(changed.crop(box).getbbox() for box in signs)


def test_a_decided_duel_shows_the_winners_sign_beside_the_winner():
    still = scene(view(pawns="B3 A3 B4 A9"))
    one, other = (
        drawn(board(replace(still, recent=(DuelDecided(2, 0, (shown,)),))))
        for shown in (("rock", "paper"), ("paper", "rock"))
    )
    assert ImageChops.difference(one, other).getbbox() is None
