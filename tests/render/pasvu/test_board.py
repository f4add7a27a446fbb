"""Pictures of Pas vu pas pris: single pixels, sizes and palettes."""

import io

import numpy as np
import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core import Outcome
from engine.pasvu.events import GhostMoved
from engine.pasvu.layout import START, door_point
from engine.pasvu.model import MIDNIGHT, ChooseSide, MoveFurniture, MovementCard, Path, TagGhost
from locales import LANGUAGES, words
from render.kit.palette import LIMIT
from render.pasvu import PICTURES, CardDraft, PlanDraft, SideDraft, card, palette, theme
from render.pasvu.hall.bars import CORNER, Bar, bar_spot, corner_patch, corner_spot, door_spot
from render.pasvu.hall.room import PLATE_HEIGHT
from render.pasvu.hall.slanted import CAMERA, STEP, furnished
from render.pasvu.panel import EDGE
from render.pasvu.samples import played
from render.pasvu.samples import scene as sampled
from render.pasvu.theme import COLOURS, rgb
from tests.render.pasvu.halls import GAME, on_trial, scene, start, with_ghosts

board, lobby_card, panel = PICTURES.board, PICTURES.lobby_card, PICTURES.panel

KIB = 1024


def drawn(file: bytes) -> Image.Image:
    return Image.open(io.BytesIO(file)).convert("RGB")


def around(picture: Image.Image, x: float, y: float, reach: int, edge: int = 0) -> set[object]:
    """Returns the colours around a place of the hall."""
    left, top = theme.HALL_LEFT + x * theme.CELL - edge, theme.HALL_TOP + y * theme.CELL - edge
    box = (round(left - reach), round(top - reach), round(left + reach), round(top + reach))
    return {colour for _, colour in picture.crop(box).getcolors(1 << 16) or []}


def test_the_palette_has_at_most_255_colours():
    assert len(palette.colours()) <= LIMIT


@pytest.mark.parametrize("name", COLOURS)
def test_every_colour_of_the_hotel_is_met_exactly(name: str):
    patch = palette.to_palette(Image.new("RGB", (2, 2), rgb(name)))
    assert patch.convert("RGB").getpixel((0, 0)) == rgb(name)


def test_the_board_is_1000_pixels_wide_and_in_palette_mode():
    picture = Image.open(io.BytesIO(board(scene(start()))))
    assert (picture.size, picture.mode) == ((1000, 1000), "P")


@pytest.mark.parametrize("seat", range(4))
def test_a_ghost_stands_where_it_is_in_its_seats_colour(seat: int):
    picture = drawn(board(scene(with_ghosts(start(), seat, M1=("C5", "c", 0.0)))))
    assert [rgb(f"seat-{other}") in around(picture, 2.5, 4.5, 26) for other in range(4)] == [
        other == seat for other in range(4)
    ]


def test_larger_ghosts_are_larger():
    state = with_ghosts(start(), 0, L1=("C5", "c", 0.0), M1=("C6", "c", 0.0), S1=("D6", "c", 0.0))
    picture = drawn(board(scene(state)))
    counts = []
    for x, y in ((2.5, 4.5), (2.5, 5.5), (3.5, 5.5)):
        left, top = round(theme.HALL_LEFT + x * 120 - 50), round(theme.HALL_TOP + y * 120 - 50)
        found = picture.crop((left, top, left + 100, top + 100)).getcolors(1 << 16) or []
        counts.append(sum(number for number, colour in found if colour == rgb("seat-0")))
    assert counts[0] > 1.4 * counts[1] > 1.4 * 1.4 * counts[2] > 0


def test_a_ghost_under_the_table_is_ringed_with_dashes_and_one_on_it_is_tagged():
    """The table starts at 3.1, 3.2."""
    under = drawn(board(scene(with_ghosts(start(), 0, S1=("D4", "nw", 0.0)))))
    above = drawn(board(scene(with_ghosts(start(), 0, S1=("D4", "nw", 0.8)))))
    assert [rgb("butter") in around(picture, 3.3, 3.45, 12) for picture in (under, above)] == [False, True]
    assert under.tobytes() != above.tobytes()


@pytest.mark.parametrize("door", ["N2", "E6", "S4", "W1"])
def test_the_keyholes_door_alone_is_yellow(door: str):
    picture = drawn(board(scene(start(), keyhole=door)))
    lit = {
        f"{side}{n}"
        for side in "NESW"
        for n in range(1, 7)
        if picture.getpixel(tuple(round(v) - 12 for v in door_spot(f"{side}{n}"))) == rgb("seen")
    }
    assert lit == {door}


def test_the_bar_of_the_player_on_turn_has_a_yellow_edge():
    state = start()
    picture = drawn(board(scene(state)))
    corners = [bar_spot(side) for side in state.sides]
    edges = [picture.getpixel((x + 40, y + 2)) == rgb("seen") for x, y in corners]
    assert edges == [seat == state.turn for seat in range(4)]


def test_the_board_does_not_show_who_is_done_planning_for_it_stands_there_until_all_are():
    state = played(4, 7, phase="plan")
    some, none = (replace(state, plans=plans) for plans in (((), None, (), None), (None,) * 4))
    assert board(scene(some)) == board(scene(none))


def test_the_winner_has_a_crown():
    outcome = Outcome((2, 1, 3, 4), (3, 5, 2, 2), "cards-out")
    picture = drawn(board(scene(start(), phase="over", turn=None, outcome=outcome)))
    crowned = []
    for side in ("west", "east"):
        x, y = corner_spot(side)
        found = picture.crop((x, y, x + CORNER, y + 50)).getcolors(1 << 16) or []
        crowned.append(rgb("brass-light") in {colour for _, colour in found})
    assert crowned == [True, False]


@pytest.mark.parametrize("name", ["Matthieu", "Bartholomew-Maximilian", "W" * 32])
def test_names_beside_the_hall_are_written_across_most_of_their_plates(name: str):
    bar = Bar(colour=0, name=name, letters=(), value=None, pieces=(), waiting=(), edge=(), out=(), points=0)
    letters = np.nonzero((corner_patch(bar)[40:] == palette.nearest(rgb("cream"))).any(axis=0))[0]
    assert letters[-1] - letters[0] > 0.8 * (CORNER - 8)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_stay_below_their_limits(language: str):
    seen = sampled(played(4, 14), words(language))
    assert len(board(seen)) <= 150 * KIB
    assert len(board(seen, "3d")) <= 250 * KIB
    assert len(lobby_card(words(language))) <= 150 * KIB


def test_no_furniture_hides_the_number_of_a_door_in_the_slanted_view():
    mirror, *_, table = START  # before door N3, and far from it
    x, y = CAMERA.placed(CAMERA.seen(np.array([[*door_point("N3"), PLATE_HEIGHT]])))[0]
    box = (round(x) - 9, round(y) - 9, round(x) + 9, round(y) + 9)
    behind, bare = (furnished("S1", (piece,)).crop(box) for piece in (mirror, table))
    assert behind.tobytes() == bare.tobytes()


def test_the_doors_of_all_sides_have_round_plates_in_the_slanted_view():
    away = {"S": (0, 0, -STEP / 2 - 0.03), "W": (-0.26, 0, -STEP / 2)}
    picture = furnished("E2", (START[-1],)).convert("RGB")
    for door in ("N1", "E1", "S1", "W1"):
        at = np.array([*door_point(door), 0.0]) + away.get(door[0], (0, 0, PLATE_HEIGHT))
        x, y = CAMERA.placed(CAMERA.seen(np.array([at])))[0]
        rim = [picture.getpixel((round(x) + dx, round(y) + dy)) for dx, dy in ((-13, 0), (13, 0), (0, -13))]
        assert rim == [rgb("door")] * 3


def test_the_slanted_view_shows_every_seats_ghosts():
    state = start()
    for seat, cell in enumerate(("C5", "D5", "C6", "D6")):
        state = with_ghosts(state, seat, M1=(cell, "c", 0.0))
    picture = drawn(board(scene(state), "3d"))
    found = {colour for _, colour in picture.crop((0, 0, 1000, 690)).getcolors(1 << 20) or []}
    for seat in range(4):
        colour = rgb(f"seat-{seat}")
        assert any(max(abs(a - b) for a, b in zip(one, colour, strict=True)) < 22 for one in found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", MIDNIGHT)
def test_every_midnight_card_is_a_picture_of_its_own(kind: str, language: str):
    pictures = {card(other, words(language)) for other in MIDNIGHT}
    assert len(pictures) == len(MIDNIGHT)
    assert Image.open(io.BytesIO(card(kind, words(language)))).size == (900, 440)


def panel_colour(file: bytes, x: float, y: float, reach: int = 30) -> set[object]:
    """Returns the colours around a place of the hall in a preview."""
    return around(drawn(file), x, y, reach, EDGE)


@pytest.mark.parametrize(("x", "edge"), [(3.0, "yes"), (5.95, "no")])
def test_the_preview_of_a_piece_tells_whether_it_fits(x: float, edge: str):
    drafted = panel(scene(start(), seat=0), on_trial(start(), MoveFurniture("armchair", x, 5.3, 0)))
    foot = drawn(drafted).crop((10, 825, 100, 900))
    other = {"yes": "no", "no": "yes"}[edge]
    colours = {colour for _, colour in foot.getcolors(1 << 16) or []}
    assert (rgb(edge) in colours, rgb(other) in colours) == (True, False)


def test_the_preview_of_a_plan_lights_the_cells_within_reach():
    state = replace(played(2, 3, phase="plan"), cards=(MovementCard(2), MovementCard(2)))
    state = replace(state, ghosts=start(2).ghosts)
    file = panel(scene(state, seat=0), PlanDraft(ghost="S1"))
    lit = [rgb("reach-line") in panel_colour(file, 0.5, row - 0.5, 59) for row in (6, 5, 4, 3)]
    assert lit == [True, True, False, False]


def test_the_preview_of_a_plan_shows_the_ghost_where_it_would_stand():
    state = replace(played(2, 3, phase="plan"), ghosts=start(2).ghosts)
    file = panel(scene(state, seat=0), PlanDraft(paths=(Path("M1", ("A6", "A5"), "c"),)))
    assert rgb("seat-0") in panel_colour(file, 0.5, 4.5)


def test_v7_choosing_a_side_shows_no_view_through_a_door(monkeypatch: pytest.MonkeyPatch):
    state = played(4, 7, phase="side")

    def peep(*_: object) -> None:
        raise AssertionError("somebody looked through a door")

    monkeypatch.setattr("render.pasvu.hall.through_door.door_camera", peep)
    monkeypatch.setattr("engine.pasvu.hall.look.direct", peep)
    for side in GAME.legal_actions(state, state.turn):
        assert isinstance(side, ChooseSide)
        assert panel(scene(state, seat=state.turn), SideDraft(side.side))


def test_v7_the_chosen_sides_doors_are_lit():
    state = replace(played(4, 7, phase="side"), keyhole="S1")
    file = drawn(panel(scene(state, seat=state.turn), SideDraft("north")))
    x, y = door_spot("N3")
    assert file.getpixel((round(x) - EDGE - 30, round(y) - EDGE)) == rgb("butter")


def test_v36_the_crystal_ball_lights_one_door_of_each_side():
    state = replace(played(4, 7, phase="side"), keyhole="S1", card="crystal", crystal=4)
    file = drawn(panel(scene(state, seat=state.turn), SideDraft()))
    spots = [tuple(round(v) - EDGE - 12 for v in door_spot(f"N{n}")) for n in range(1, 7)]
    lit = [file.getpixel(spot) == rgb("butter") for spot in spots]
    assert lit == [False, False, False, True, False, False]


def test_v30_the_ghosts_that_may_be_tagged_are_ringed():
    state = with_ghosts(start(2), 0, S1=("C5", "c", 0.0))
    state = replace(state, card="tag", phase="midnight", turn=1, round=2)
    picture = panel(scene(state, seat=1), CardDraft())
    chosen = panel(scene(state, seat=1), CardDraft(TagGhost("S1")))
    assert rgb("seen") in panel_colour(picture, 2.5, 4.5, 40)
    assert rgb("yes") in panel_colour(chosen, 2.5, 4.5, 44)


@pytest.mark.parametrize(("kind", "is_ticked"), [("brother", True), ("shelter", False)])
def test_a_midnight_card_is_ticked_once_it_was_played(kind: str, is_ticked: bool):
    before, after = (drawn(board(scene(start(), card=kind, phase=phase))) for phase in ("midnight", "plan"))
    corner = (theme.WIDTH - 124, 8, theme.WIDTH - 8, 88)
    assert (before.crop(corner).tobytes() != after.crop(corner).tobytes()) == is_ticked


def test_the_board_shows_the_ways_that_ghosts_went_last():
    still = scene(start())
    went = replace(still, recent=(GhostMoved(0, "S1", "C6", ("C5", "C4"), "c", 0.0),))
    dots = rgb(f"seat-{still.view.colours[0]}")
    assert dots in around(drawn(board(went)), 2.5, 5.0, 30)
    assert dots not in around(drawn(board(still)), 2.5, 5.0, 30)


def test_a_ghost_that_stayed_leaves_no_way():
    still = scene(start())
    stayed = replace(still, recent=(GhostMoved(0, "S1", "C6", ("C5",), "c", 0.0, "stayed"),))
    assert board(stayed) == board(still)
