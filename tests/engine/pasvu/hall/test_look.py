"""Pas vu pas pris, V20 to V24: what the keyhole shows."""

import random
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core import RuleError
from engine.pasvu.hall import look as look_module
from engine.pasvu.hall.laying import laid_down
from engine.pasvu.hall.look import GRID, bodies_of, eyes_at, look
from engine.pasvu.hall.shapes import SINES, cosine, glass_of, sine
from engine.pasvu.hall.standing import CELLS, free_stands
from engine.pasvu.hall.tipping import tipped
from engine.pasvu.layout import DOORS, EYE_HEIGHT, HALL, LETTERS, START
from engine.pasvu.model import GHOSTS, PIECES, POSES, TIPS, Figure, Piece, Seen
from tests.engine.pasvu.hall.raycaster import count_direct, count_mirrored
from tests.engine.pasvu.halls import EMPTY, body

DOOR_NAMES = [f"{letter}{number}" for letter in LETTERS.values() for number in range(1, DOORS + 1)]


def random_hall(seed: int, crowd: int = 10) -> tuple[tuple[Piece, ...], list[Figure]]:
    """Return a hall of random furniture, some of it stacked, lying or leaning, with ghosts among it."""
    chance = random.Random(seed)
    laid: list[Piece] = []
    for kind in PIECES:
        for _ in range(40):
            x, y = (round(chance.randrange(8, 113) * 0.05, 2) for _ in range(2))
            pose = chance.choice(["standing", "standing", *POSES])
            try:
                piece = laid_down(laid, Piece(kind, x, y, 5 * chance.randrange(72), pose))
                laid.append(tipped(laid, [], piece, chance.choice(TIPS)) if chance.random() < 0.3 else piece)
            except RuleError:
                continue
            break
    pieces, figures = tuple(laid), list[Figure]()
    for number in range(crowd):
        name, cell = chance.choice(GHOSTS), chance.choice(CELLS)
        size = {"L": "large", "M": "medium", "S": "small"}[name[0]]
        stands = free_stands(pieces, figures, cell, size)  # type: ignore[arg-type]
        if stands:
            stand = chance.choice(stands)
            figures.append(replace(body(name, f"{cell} {stand.spot}", stand.level), seat=number))
    return pieces, figures


def names(seen: tuple[Seen, ...]) -> set[tuple[int, str]]:
    return {(one.seat, one.name) for one in seen}


def is_seen(pieces: tuple[Piece, ...], figure: Figure, door: str) -> bool:
    return bool(look(pieces, [figure], door))


@pytest.mark.parametrize(
    ("door", "x", "y"),
    [("S1", 0.5, 6), ("S6", 5.5, 6), ("N1", 5.5, 0), ("N6", 0.5, 0), ("W1", 0, 0.5), ("E1", 6, 5.5)],
)
def test_v20_the_eye_is_at_the_doors_centre_on_the_edge(door: str, x: float, y: float) -> None:
    eyes = eyes_at([door])
    assert (eyes.x.item(), eyes.y.item(), eyes.z.item()) == (x, y, EYE_HEIGHT)


def test_v20_doors_are_numbered_left_to_right_as_the_side_sees_them() -> None:
    assert [eyes_at([f"E{n}"]).y.item() for n in range(1, 7)] == [5.5, 4.5, 3.5, 2.5, 1.5, 0.5]


def test_v20_the_keyhole_shows_a_circle_of_80_degrees() -> None:
    # From S3 at x = 2.5, a ghost four cells away is seen up to 40° to the side, about 3.4 cells.
    assert is_seen((), body("S1", "F2 w"), "S3")
    assert not is_seen((), body("S1", "F4 w"), "S3")


def test_v20_the_slot_shows_the_floor_before_the_door() -> None:
    # Lying ghosts in the first row: under the circle, within the slot, and beside it.
    low = replace(body("S1", "C6 s"), height=0.1)
    assert is_seen((), replace(low, y=5.3), "S3")
    assert not is_seen((), replace(low, y=5.3, x=3.3), "S3")


def test_v20_what_is_beside_the_door_is_not_seen() -> None:
    assert not is_seen((), body("L1", "D6"), "S3")


def test_v21_a_silhouette_has_eighty_points() -> None:
    assert GRID.across.size == GRID.up.size == 80
    assert GRID.up.max() < 1 and abs(GRID.across).max() < 1


def test_v21_a_ghost_in_the_open_is_seen_by_all_its_points() -> None:
    assert look((), [body("M1", "C2")], "S3") == (Seen(0, "M1", 80, 0),)


def test_v21_a_fingertip_does_not_count() -> None:
    # Three points of the ghost's head can be seen over a desk right in front of it.
    desk, head = (Piece("desk", 2.5, 2.4, 0),), body("M1", "C2")
    assert count_direct(desk, head, "S3") == 3
    assert not is_seen(desk, head, "S3")


@pytest.mark.parametrize(("points", "seen"), [(3, False), (4, True)])
def test_v21_four_points_of_eighty_are_enough(
    points: int, seen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    flags = look_module.direct((), eyes_at(["S3"]), bodies_of([body("M1", "C2")]), GRID)
    flags[...] = False
    flags[0, 0, :points] = True
    monkeypatch.setattr(look_module, "direct", lambda *_: flags)
    assert bool(look((), [body("M1", "C2")], "S3")) == seen


def test_v21_a_ghost_behind_a_larger_piece_is_hidden() -> None:
    piano = (Piece("piano", 2.5, 3.5, 0),)
    assert not is_seen(piano, body("M1", "C3"), "S3") and not is_seen(piano, body("S1", "C2"), "S3")


def test_v21_ghosts_do_not_cover_ghosts() -> None:
    seen = look((), [body("L1", "C5"), body("S1", "C3", seat=1)], "S3")
    assert [one.direct for one in seen] == [80, 80]


def test_v21_a_ghost_is_seen_between_the_legs_of_a_table() -> None:
    assert is_seen((Piece("table", 2.5, 3.5, 0),), body("S1", "C2"), "S3")


@pytest.mark.parametrize("seed", range(12))
def test_v21_removing_a_piece_never_hides_a_ghost(seed: int) -> None:
    pieces, figures = random_hall(seed)
    plain = tuple(piece for piece in pieces if piece.kind != "mirror")
    for door in DOOR_NAMES[seed % 4 :: 4]:
        seen = names(look(plain, figures, door))
        for gone in plain:
            assert seen <= names(look(tuple(p for p in plain if p != gone), figures, door))


def quarter_turned(
    pieces: tuple[Piece, ...], figures: list[Figure]
) -> tuple[tuple[Piece, ...], list[Figure]]:
    """Turn the whole hall a quarter clockwise."""
    spun = tuple(replace(p, x=HALL - p.y, y=p.x, angle=(p.angle + 90) % 360) for p in pieces)
    return spun, [replace(f, x=HALL - f.y, y=f.x) for f in figures]


@pytest.mark.parametrize("seed", range(12))
def test_v24_turning_the_hall_turns_the_answer(seed: int) -> None:
    pieces, figures = random_hall(seed)
    after = {"S": "W", "W": "N", "N": "E", "E": "S"}
    for door in DOOR_NAMES[seed % 4 :: 4]:
        viewer = look(pieces, figures, door)
        spun, moved = quarter_turned(pieces, figures)
        assert look(spun, moved, after[door[0]] + door[1]) == viewer


def test_v22_the_mirror_shows_a_ghost_round_the_corner() -> None:
    # The mirror stands straight ahead and faces south-east, where the keyhole does not reach.
    mirror, hidden = (Piece("mirror", 2.5, 1.5, 330),), body("M1", "F4")
    assert not is_seen((), hidden, "S3")
    (seen,) = look(mirror, [hidden], "S3")
    assert seen.direct == 0 and seen.mirrored >= 4


def test_v22_only_one_face_reflects() -> None:
    mirror = (Piece("mirror", 2.5, 1.5, 150),)
    assert not is_seen(mirror, body("M1", "F4"), "S3")


def test_v22_a_piece_before_the_glass_takes_the_reflection_away() -> None:
    mirror, piano = Piece("mirror", 2.5, 1.5, 330), Piece("piano", 4.0, 2.5, 125)
    assert not is_seen((mirror, piano), body("M1", "F4"), "S3")


@pytest.mark.parametrize("seed", range(20))
def test_v22_a_mirrored_ghost_is_seen_exactly_when_its_image_would_be(seed: int) -> None:
    """With only the mirror in the hall, a reflection is a ghost behind the glass, seen through its frame."""
    chance = random.Random(seed)
    mirror = Piece("mirror", 3.0, 3.0, 5 * chance.randrange(72))
    figure = body(
        chance.choice(GHOSTS), chance.choice([c for c in CELLS if c not in ("C3", "D3", "C4", "D4")])
    )
    glass = glass_of(mirror)
    away = sum((f - g) * n for f, g, n in zip((figure.x, figure.y), glass.centre, glass.normal, strict=False))
    image = replace(figure, x=figure.x - 2 * away * glass.normal[0], y=figure.y - 2 * away * glass.normal[1])
    for door in DOOR_NAMES:
        ex, ey = eyes_at([door]).x.item(), eyes_at([door]).y.item()
        before = (ex - glass.centre[0]) * glass.normal[0] + (ey - glass.centre[1]) * glass.normal[1]
        through = 0
        if before > 0 and away > 0:
            through = _seen_through(glass, image, door)
        (flags,) = look_module.mirrored((mirror,), eyes_at([door]), bodies_of([figure]), GRID)[0]
        assert int(flags.sum()) == through


def _seen_through(glass: object, image: Figure, door: str) -> int:
    """Return how many points of an image the eye sees through the glass, as through a window."""
    points = look_module.silhouettes(eyes_at([door]).x, eyes_at([door]).y, bodies_of([image]), GRID)
    shown, eyes = look_module.in_keyhole(eyes_at([door]), points), eyes_at([door])
    eye, count = (eyes.x.item(), eyes.y.item(), EYE_HEIGHT), 0
    flat = zip(points.x.ravel(), points.y.ravel(), points.z.ravel(), shown.ravel(), strict=True)
    for x, y, z, is_shown in flat:
        centre, normal = glass.centre, glass.normal  # type: ignore[attr-defined]
        begin = sum((e - c) * n for e, c, n in zip(eye, centre, normal, strict=True))
        end = sum((p - c) * n for p, c, n in zip((x, y, z), centre, normal, strict=True))
        share = begin / (begin - end)
        cross = [e + (p - e) * share - c for e, p, c in zip(eye, (x, y, z), centre, strict=True)]
        across = sum(d * a for d, a in zip(cross, glass.across, strict=True))  # type: ignore[attr-defined]
        up = sum(d * u for d, u in zip(cross, glass.up, strict=True))  # type: ignore[attr-defined]
        count += bool(is_shown) and abs(across) <= glass.half[0] and abs(up) <= glass.half[1]  # type: ignore[attr-defined]
    return count


def compare(seed: int) -> None:
    """The fast look and the slow one agree on every point that they count."""
    pieces, figures = random_hall(seed, crowd=3)
    door = DOOR_NAMES[seed % len(DOOR_NAMES)]
    eyes = eyes_at([door])
    straight = look_module.direct(pieces, eyes, bodies_of(figures), GRID)[0].sum(axis=1)
    bent = look_module.mirrored(pieces, eyes, bodies_of(figures), GRID)[0].sum(axis=1)
    for figure, fast, reflected in zip(figures, straight, bent, strict=True):
        assert int(fast) == count_direct(pieces, figure, door), (seed, figure, door)
        assert int(reflected) == count_mirrored(pieces, figure, door), (seed, figure, door)


def test_v21_v22_the_fast_look_agrees_with_a_ray_caster() -> None:
    for seed in range(100):
        compare(seed)


@pytest.mark.soak
def test_v21_v22_the_fast_look_agrees_with_a_ray_caster_on_500_halls() -> None:
    for seed in range(500):
        compare(seed)


def test_v24_sines_come_from_a_table_of_literals() -> None:
    assert len(SINES) == 19 and all(abs(sine(n) ** 2 + cosine(n) ** 2 - 1) < 1e-15 for n in range(72))
    assert (sine(18), cosine(36), sine(54), cosine(-18)) == (1.0, -1.0, -1.0, 0.0)


def test_v24_nothing_that_differs_between_machines_is_used() -> None:
    code = "\n".join(path.read_text() for path in Path(look_module.__file__).parent.glob("*.py"))
    banned = (
        r"einsum|matmul|\bnp\.(dot|sin|cos|tan|arctan|hypot|linalg|inner|tensordot)\b|math\.(sin|cos|tan)| @ "
    )
    assert not re.findall(banned, code)
    assert not re.findall(r"from math import .*(sin|cos|tan|hypot)", code)


def test_v24_the_same_position_gives_the_same_answer() -> None:
    figures = [body("L1", "D5"), body("M1", "B4"), body("S1", "E3"), body("S2", "D4", 0.8), body("M2", "F1")]
    answers = {door: look(START, figures, door) for door in DOOR_NAMES}
    assert answers == {door: look(START, figures, door) for door in reversed(DOOR_NAMES)}
    # Fixed numbers: every machine must find the same.
    assert [(s.name, s.direct, s.mirrored) for s in answers["S4"]] == [
        ("L1", 80, 16),
        ("M1", 49, 0),
        ("S1", 80, 0),
        ("S2", 80, 0),
        ("M2", 28, 0),
    ]
    assert [(s.name, s.direct, s.mirrored) for s in answers["S6"]] == [
        ("M1", 0, 22),
        ("S1", 34, 0),
        ("S2", 41, 0),
        ("M2", 12, 0),
    ]


def test_the_empty_hall_of_the_tests_is_free() -> None:
    assert all(is_seen(EMPTY, body("S1", f"{column}3"), f"S{n}") for n, column in enumerate("ABCD", 1))
