"""The hall from above, slantwise, with its north and east walls."""

from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageDraw

from engine.pasvu.hall.standing import CELLS, centre_of
from engine.pasvu.layout import DOORS, HALL, door_point
from engine.pasvu.model import Figure, Piece
from render.keeping import kept, kept_last
from render.kit import paint
from render.kit.canvas import Canvas, few_colours
from render.kit.fonts import BOLD, face, fitted, printable
from render.kit.theme import mix
from render.pasvu import theme
from render.pasvu.hall.bars import ALL_DOORS, keyhole_sign
from render.pasvu.hall.camera import Camera, cut, parallel
from render.pasvu.hall.ghosts import mark
from render.pasvu.hall.ghosts_seen import put_ghost, standings
from render.pasvu.hall.labels import Label, put_names
from render.pasvu.hall.mesh import hall_mesh
from render.pasvu.hall.pieces import FAR
from render.pasvu.hall.raster import Buffer, draw_mesh, painted_part, shaded
from render.pasvu.hall.room import PLATE_HEIGHT, WALLS, Patch, carpet, draw_patches, spread, wall_patches
from render.pasvu.hall.shadows import shade_floor
from render.pasvu.hall.through_door import LEAST, TIMES, Hall
from render.pasvu.scene import Scene, ghost_name
from render.pasvu.theme import hex_of, rgb

WALL_HEIGHT = 1.9
STEP = 0.32  # the depth of the floor at its two near edges
SIGN = 46  # the keyhole's
THROUGH = 62  # of 255: how much of a ghost shows through the furniture in front of it
CAMERA: Camera = parallel(24, 40, 115.0, (500, 478), theme.SLANT_SIZE)


def paint_slanted(scene: Scene) -> Canvas:
    """Draws the slanted view."""
    view = scene.view
    picture = furnished(view.keyhole, view.pieces).copy()
    put_figures(picture, scene, view.pieces, view.figures)
    _put_legend(picture, scene)
    return Canvas(few_colours(picture))


def put_figures(
    picture: Image.Image, scene: Scene, pieces: tuple[Piece, ...], figures: Sequence[Figure]
) -> None:
    """Puts ghosts and their names; the furniture in front of a ghost lets it show through."""
    labels: list[Label] = []
    for standing in standings(_hall(pieces), figures):
        figure = standing.figure
        colour = scene.view.colours[figure.seat]
        put_ghost(picture, standing, colour, is_seen=False, through=THROUGH)
        low, high = standing.corners.min(axis=0), standing.corners.max(axis=0)
        box = (float(low[0]), float(low[1]) + 6, float(high[0]), float(high[1]))
        labels.append(Label(colour, ghost_name(scene.words, figure.name), box))
    put_names(picture, labels)


@kept_last  # 20 MB: for the picture at hand, in which two layers need it
def _hall(pieces: tuple[Piece, ...]) -> Hall:
    camera = CAMERA.larger(TIMES)
    buffer = Buffer((0, 0, *camera.size), FAR)
    mesh = hall_mesh(pieces)
    draw_mesh(buffer, camera, mesh)
    return Hall(camera, buffer, None, None, np.zeros((0, 0), np.bool_), mesh)


@kept
def furnished(keyhole: str, pieces: tuple[Piece, ...]) -> Image.Image:
    """Draws the hall without ghosts."""
    picture = _empty(keyhole).copy()
    shade_floor(picture, CAMERA, pieces, ())
    hall = _hall(pieces)
    if part := painted_part(hall.buffer, hall.mesh, shaded(hall.mesh, CAMERA.light(), LEAST), TIMES):
        picture.paste(*part, part[0])
    for letter in "NE":
        for number in range(1, DOORS + 1):
            _number(picture, f"{letter}{number}", keyhole)  # over the furniture, which would hide some
    if keyhole in ALL_DOORS:  # V39: in the hall of the day it is nowhere
        _put_sign(picture, keyhole)
    return picture


@kept
def _empty(keyhole: str) -> Image.Image:
    camera = CAMERA.larger(TIMES)
    picture = Image.new("RGB", camera.size, rgb("dark"))
    draw = ImageDraw.Draw(picture)
    draw_patches(draw, camera, carpet())
    for wall in WALLS[:2]:
        lowered = (Patch(cut(at, WALL_HEIGHT - at[:, 2]), colour) for at, colour in wall_patches(wall))
        draw_patches(draw, camera, tuple(lowered))
        draw_patches(draw, camera, (wall.patch(0, WALL_HEIGHT - 0.07, HALL, WALL_HEIGHT, "skirting"),))
    for letter in "SW":
        draw_patches(draw, camera, _step(letter, keyhole))
    for cell in CELLS:
        _write_cell(picture, camera, cell)
    picture = picture.reduce(TIMES)
    for door in (f"{letter}{n}" for letter in "SW" for n in range(1, DOORS + 1)):
        _number(picture, door, keyhole)
    return picture


def _step(letter: str, keyhole: str) -> tuple[Patch, ...]:
    """Returns the edge of the floor on a near side, with a plate for each door."""

    def strip(start: float, end: float, low: float, high: float, colour: tuple[int, int, int]) -> Patch:
        ends = ((start, low), (end, low), (end, high), (start, high))
        points = [(at, HALL, z) if letter == "S" else (0.0, at, z) for at, z in ends]
        return Patch(np.array(points), colour)

    dark = 0.0 if letter == "S" else 0.18
    found = [strip(0, HALL, -STEP, 0, mix(rgb("skirting"), rgb("ink"), dark))]
    found.append(strip(0, HALL, -0.05, 0, mix(rgb("border"), rgb("ink"), dark)))
    for number in range(1, DOORS + 1):
        door = f"{letter}{number}"
        x, y = door_point(door)
        at = x if letter == "S" else y
        colour = rgb("seen") if door == keyhole else mix(rgb("door-light"), rgb("ink"), dark)
        found.append(strip(at - 0.36, at + 0.36, -STEP + 0.03, -0.08, rgb("ink")))
        found.append(strip(at - 0.34, at + 0.34, -STEP + 0.05, -0.1, colour))
    return tuple(found)


def _number(picture: Image.Image, door: str, keyhole: str) -> None:
    """Puts the number of a door on a round plate; that of the keyhole's door is dark, on gold."""
    is_keyhole = door == keyhole
    x, y = door_point(door)
    colour = hex_of("ink" if is_keyhole else "butter")
    away = {"S": (0, 0, -STEP / 2 - 0.03), "W": (-0.26, 0, -STEP / 2)}.get(door[0], (0, 0, PLATE_HEIGHT))
    at = _placed(x + away[0], y + away[1], away[2])
    plate = paint.rounded(34, 34, 17, rgb("seen" if is_keyhole else "door"), rgb("border"), 2.5)
    picture.paste(plate, (round(at[0] - 17), round(at[1] - 17)), plate)
    paint.letter(picture, door[1], (at[0], at[1] - 1), 24, colour=colour)


def _put_sign(picture: Image.Image, door: str) -> None:
    """Puts a keyhole where no furniture hides it, nor the legend: beside a near door, above a far one."""
    x, y = door_point(door)
    away = {"S": (-0.5, 0.1, -STEP / 2), "W": (-0.72, 0, -STEP / 2)}.get(door[0], (0, 0, WALL_HEIGHT + 0.06))
    at = _placed(x + away[0], y + away[1], away[2])
    plate, sign = paint.rounded(SIGN, SIGN, SIGN // 2, rgb("seen"), rgb("ink"), 2.5), keyhole_sign(SIGN - 12)
    picture.paste(plate, (round(at[0] - SIGN / 2), round(at[1] - SIGN / 2)), plate)
    picture.paste(sign, (round(at[0] - SIGN / 2 + 6), round(at[1] - SIGN / 2 + 6)), sign)


def _write_cell(picture: Image.Image, camera: Camera, cell: str) -> None:
    """Writes a cell's name on the floor, in its corner that is nearest to the eye."""
    x, y = centre_of(cell)
    (left, right), (top, bottom) = (x - 0.46, x - 0.12), (y + 0.24, y + 0.47)
    corners = np.array([(left, top, 0.0), (right, top, 0.0), (right, bottom, 0.0), (left, bottom, 0.0)])
    if found := spread(_name(cell), camera.placed(camera.seen(corners)), picture.size):
        picture.paste(found[0], found[1], found[0])


@kept
def _name(cell: str) -> Image.Image:
    sprite = Image.new("RGBA", (96, 65), (*rgb("carpet-mark"), 0))
    pen = ImageDraw.Draw(sprite)
    pen.text((48, 32), cell, fill=rgb("carpet-mark"), font=face(BOLD, 60), anchor="mm")
    return sprite


def _placed(x: float, y: float, z: float) -> tuple[float, float]:
    at = CAMERA.placed(CAMERA.seen(np.array([[x, y, z]])))[0]
    return float(at[0]), float(at[1])


def _put_legend(picture: Image.Image, scene: Scene) -> None:
    """Writes the players and their points in the free corner at the lower right."""
    view = scene.view
    for seat, name in enumerate(scene.names):
        y = theme.SLANT_SIZE[1] - 34 - 40 * (len(scene.names) - 1 - seat)
        x = theme.SLANT_SIZE[0] - 268
        badge = mark(view.colours[seat], 26)
        picture.paste(badge, (x - badge.width // 2, y - badge.height // 2), badge)
        text, size = fitted(printable(name) or str(seat + 1), BOLD, 142, 26, 16)
        paint.letter(picture, text, (x + 24, y), size, colour=hex_of("cream"), anchor="lm")
        # As in the seats' bars from above: what is out, and what those in the hall would add.
        points = view.points[seat] if view.outcome else view.out[seat]
        spot = (theme.SLANT_SIZE[0] - 62, y)
        paint.letter(picture, str(points), spot, 28, colour=hex_of("seen"), anchor="rm")
        if more := view.points[seat] - points:
            spot = (theme.SLANT_SIZE[0] - 56, y)
            paint.letter(picture, f"+{more}", spot, 20, colour=hex_of("cream"), anchor="lm")
