"""Les couloirs de Poudlard: what stands on each place of a view."""

from functools import lru_cache

import msgspec
from msgspec.structs import replace
from PIL import Image, ImageDraw

from engine.poudlard.layout import (
    CELLS,
    CLASSES,
    COLUMNS,
    FIRST_ZONE,
    LINKS,
    SIZE,
    ZONES,
    class_of,
    has_stairs,
    has_star,
    is_down,
    is_zone,
    sides,
)
from engine.poudlard.model import Place, Square, Token
from locales import Words
from render.kit import paint, theme
from render.kit.canvas import Canvas
from render.kit.frame import Grid
from render.kit.palette import to_palette
from render.kit.square import Pawn
from render.kit.theme import rgb
from render.kit.tiles import Light
from render.poudlard import tokens, zones
from render.poudlard.scene import Scene, closed, goal_of, home, is_done, room_word, zone_word
from render.poudlard.tokens import TokenLook
from render.poudlard.zones import ZoneLook

CHANGED = "squid"  # nobody's colour: the view does not tell who changed a token
GRID = Grid(theme.CASTLE_LEFT, theme.CASTLE_TOP, theme.CASTLE_TILE, SIZE)


class Floor(msgspec.Struct):
    """The castle in the making: how each token and each zone looks."""

    tokens: list[TokenLook]
    zones: list[ZoneLook]

    def light(self, place: Place, light: Light, pill: str | None = None) -> None:
        """Put a place into some light, with or without its name."""
        if is_zone(place):
            at = place - FIRST_ZONE
            self.zones[at] = replace(self.zones[at], light=light)
        else:
            self.tokens[place] = replace(self.tokens[place], light=light, pill=pill)

    def ring(self, place: Place, colour: str) -> None:
        """A ring around a place that is chosen."""
        if is_zone(place):
            at = place - FIRST_ZONE
            self.zones[at] = replace(self.zones[at], light="lit", goal=colour)
        else:
            self.tokens[place] = replace(self.tokens[place], goal=colour)

    def bracket(self, squares: tuple[Square, ...], colour: str) -> None:
        """Brackets around these tokens and no others."""
        for at, token in enumerate(self.tokens):
            self.tokens[at] = replace(token, bracket=colour if at in squares else None)

    def star(self, place: Place) -> None:
        """P13: a way to this place goes over a star."""
        if is_zone(place):
            at = place - FIRST_ZONE
            self.zones[at] = replace(self.zones[at], is_starred=True)
        else:
            self.tokens[place] = replace(self.tokens[place], is_starred=True)

    def trace(self, way: tuple[Place, ...], dots: str, ring: str) -> None:
        """Dots along a way, a ring around its end."""
        for at, place in enumerate(way):
            ends = [way[other] for other in (at - 1, at + 1) if 0 <= other < len(way)]
            goal = ring if at == len(way) - 1 else None
            if is_zone(place):
                zone = self.zones[place - FIRST_ZONE]
                found = replace(zone, steps=tuple(ends), path=dots, goal=goal)
                self.zones[place - FIRST_ZONE] = found
            else:
                steps = tuple(side for side, to, _ in LINKS[place] if to in ends)
                self.tokens[place] = replace(self.tokens[place], steps=steps, path=dots, goal=goal)


def token_look(words: Words, token: Token, *, size: int = theme.CASTLE_TILE) -> TokenLook:
    """What is printed on a token; 0 is one that lies face down."""
    room = class_of(token)
    return TokenLook(
        size=size,
        sides=sides(token),
        stairs=has_stairs(token),
        star=has_star(token),
        room=CLASSES[room - 1] if room else None,
        label=room_word(words, room, short=True) if room else "",
    )


def floor(scene: Scene) -> Floor:
    """All places of a view."""
    view = scene.view
    pawns = _pawns(scene)
    shut = closed(view)
    goal = goal_of(view, view.turn) if view.turn is not None else None
    looks = [
        replace(
            token_look(scene.words, token),
            is_closed=square in shut,
            is_sought=square == goal,
            # A face that nobody saw at the time, shown after the end.
            light="dim" if is_down(token) else "plain",
            pawns=pawns.get(square, ()),
            bracket=CHANGED if square in view.touched else None,
        )
        for square, token in enumerate(view.tokens)
    ]
    return Floor(looks, [_zone(scene, place, pawns) for place in range(FIRST_ZONE, FIRST_ZONE + len(ZONES))])


def _zone(scene: Scene, place: Place, pawns: dict[Place, tuple[Pawn, ...]]) -> ZoneLook:
    view = scene.view
    owner = next((seat for seat in range(len(view.pawns)) if home(view, seat) == place), None)
    return ZoneLook(
        zone=ZONES[place - FIRST_ZONE],
        label=zone_word(scene.words, place),
        owner=None if owner is None else Pawn(view.hats[owner], owner + 1),
        is_home=owner is not None and is_done(view, owner) and view.outcome is None,
        pawns=pawns.get(place, ()),
    )


def _pawns(scene: Scene) -> dict[Place, tuple[Pawn, ...]]:
    view = scene.view
    found: dict[Place, tuple[Pawn, ...]] = {}
    for seat, place in enumerate(view.pawns):
        found[place] = (*found.get(place, ()), Pawn(view.hats[seat], seat + 1, seat == view.turn))
    return found


def seat_colour(scene: Scene, seat: int | None, kind: str = "seat") -> str:
    """The theme's colour of a seat; nobody's is golden."""
    return "gold" if seat is None else f"{kind}-{scene.view.hats[seat]}"


@lru_cache(maxsize=4)
def ground(height: int) -> Image.Image:
    """The empty board: paper, a wooden frame, the names of columns and rows."""
    picture = Image.new("RGB", (theme.WIDTH, height), rgb("paper"))
    wood = theme.FRAME
    side = GRID.side + 2 * wood
    plate = paint.rounded(side, side, wood, rgb("wood"), rgb("ink"), 2.5)
    spot = (GRID.left - wood, GRID.top - wood)
    paint.shade(picture, plate, spot, theme.BOARD_SHADOW)
    picture.paste(plate, spot, plate)
    inner = (GRID.left - 2, GRID.top - 2, GRID.left + GRID.side + 1, GRID.top + GRID.side + 1)
    ImageDraw.Draw(picture).rectangle(inner, fill=rgb("ink"))
    for line in range(SIZE):
        along = line * GRID.tile + GRID.tile // 2
        column, row = (GRID.left + along, GRID.top - theme.CASTLE_LABEL), (GRID.left - 29, GRID.top + along)
        paint.letter(picture, COLUMNS[line], column, theme.TYPE_LABEL, colour="muted")
        paint.letter(picture, str(line + 1), row, theme.TYPE_LABEL, colour="muted")
    return to_palette(picture)


def put_floor(canvas: Canvas, castle: Floor) -> None:
    """All tokens and zones in their places."""
    for square, look in enumerate(castle.tokens):
        row, column = CELLS[square]
        canvas.put(tokens.patch(look), *GRID.corner(row * SIZE + column))
    for look in castle.zones:
        column, row = zones.corner(look.zone)
        canvas.put(zones.patch(look), *GRID.corner(row * SIZE + column))
