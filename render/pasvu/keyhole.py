"""Pas vu pas pris: a look through the keyhole of a door (V20–V23)."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from engine.pasvu.events import LookTaken
from engine.pasvu.layout import FEWEST_POINTS
from engine.pasvu.model import Look
from render.keeping import kept
from render.kit import paint
from render.kit.canvas import fine_colours, saved
from render.kit.fonts import BOLD, fitted
from render.kit.theme import mix
from render.pasvu import theme
from render.pasvu.hall.ghosts_seen import bodies, put_ghost
from render.pasvu.hall.labels import Label, put_names, put_rings
from render.pasvu.hall.through_door import furnished, hall_from, keyhole_mask
from render.pasvu.palette import to_palette
from render.pasvu.scene import Scene, door_name, ghost_name
from render.pasvu.theme import rgb

SMALL = 54  # pixels: a smaller ghost gets a ring
RIM = 15


def keyhole(scene: Scene, number: int = -1) -> bytes:
    """Draws one of the latest looks as a PNG, by default the last; V26 makes two of them."""
    return saved(fine_colours(looked(scene, scene.view.looks[number])))


def moments(scene: Scene) -> list[tuple[LookTaken, Image.Image]]:
    """Draws the recent looks as frames of a film."""
    looks = [event for event in scene.recent if isinstance(event, LookTaken)]
    return [(event, _as_frame(looked(scene, event.look))) for event in looks]


def _as_frame(picture: Image.Image) -> Image.Image:
    """Returns a look as high as the board, between dark walls, in the colours of the board."""
    wide = round(theme.WIDTH * picture.width / picture.height)
    frame = Image.new("RGB", (theme.WIDTH, theme.WIDTH), rgb("night"))
    frame.paste(picture.convert("RGB").resize((wide, theme.WIDTH)), ((theme.WIDTH - wide) // 2, 0))
    return to_palette(frame)


def looked(scene: Scene, look: Look) -> Image.Image:
    """Draws a look in true colour."""
    hall = hall_from(look.door, look.pieces)
    picture = furnished(hall, look.door, look.pieces, look.figures)
    seen = {(one.seat, one.name): one for one in look.seen}
    labels: list[Label] = []
    for standing, share, box in bodies(hall, look.figures):
        figure = standing.figure
        found = seen.get((figure.seat, figure.name))
        # V23: the stored result decides, separately for the direct view and for the mirror.
        points = (found.mirrored if standing.is_mirrored else found.direct) if found else 0
        is_seen = points >= FEWEST_POINTS
        colour = scene.view.colours[figure.seat]
        put_ghost(picture, standing, colour, is_seen=is_seen)
        if is_seen and share > 0:
            is_small = max(box[2] - box[0], box[3] - box[1]) < SMALL or box[2] - box[0] < SMALL / 3
            has_ring = standing.is_mirrored or is_small
            labels.append(Label(colour, ghost_name(scene.words, figure.name), box, has_ring))
    put_rings(picture, labels)
    picture.paste(door_leaf(), (0, 0), door_leaf())
    put_names(picture, labels)
    _put_plates(picture, scene, look)
    return picture


@kept
def door_leaf() -> Image.Image:
    """Draws the door with a keyhole in it and a brass rim around the keyhole."""
    wide, high = theme.LOOK_SIZE
    leaf = wood(wide, high)
    shade = keyhole_mask(RIM + 8).filter(ImageFilter.GaussianBlur(10))
    leaf.paste(rgb("ink"), mask=shade.point([round(v * 0.75) for v in range(256)]))
    rims = ((RIM + 2, "ink"), (RIM, "brass-dark"), (RIM - 3, "brass"), (5, "brass-light"), (2, "ink"))
    for grown, colour in rims:
        leaf.paste(rgb(colour), mask=keyhole_mask(grown))
    hole = keyhole_mask()
    leaf.putalpha(hole.point([255 - v for v in range(256)]))
    # A dark inner edge shows the thickness of the door.
    inner = Image.new("RGBA", (wide, high), (*rgb("ink"), 0))
    soft = hole.filter(ImageFilter.GaussianBlur(14))
    inner.putalpha(soft.point([round(max(0, 200 - v) * 0.9) for v in range(256)]))
    return Image.alpha_composite(inner, leaf)


def wood(wide: int, high: int) -> Image.Image:
    """Draws planks, always with the same grain."""
    picture = Image.new("RGBA", (wide, high), (*rgb("lock"), 255))
    draw = ImageDraw.Draw(picture)
    for x in range(wide):
        share = 0.5 + 0.5 * np.sin(x * 0.21 + 2.2 * np.sin(x * 0.043)) * np.cos(x * 0.017)
        draw.line((x, 0, x, high), fill=mix(rgb("lock-dark"), rgb("lock-light"), share))
    return picture


def _put_plates(picture: Image.Image, scene: Scene, look: Look) -> None:
    """Puts the door's name and how many ghosts were seen."""
    wide, high = theme.LOOK_SIZE
    texts = (
        (door_name(scene.words, look.door), "brass", "cream"),
        (scene.words("picture-pasvu-seen", count=len(look.seen), all=len(look.figures)), "seen", "seen"),
    )
    for place, (text, edge, colour) in enumerate(texts):
        plate = _plate(text[:1].upper() + text[1:], edge, colour)
        picture.paste(plate, (12 if place == 0 else wide - 184, high - 64), plate)


@kept
def _plate(text: str, edge: str, colour: str) -> Image.Image:
    plate = paint.rounded(172, 52, 14, rgb("night"), rgb(edge), 2.5)
    written, size = fitted(text, BOLD, 152, 28, 15)
    paint.letter(plate, written, (86, 25), size, colour=theme.hex_of(colour))
    return plate
