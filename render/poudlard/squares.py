"""Les couloirs de Poudlard: from a view to its tokens and zones."""

from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace
from PIL import Image

from engine.core import Seat
from engine.poudlard import layout
from engine.poudlard.events import CardPlayed, PawnMoved, TokenLaid, TokenPivoted
from engine.poudlard.layout import FIRST_ZONE, SIZE, sides
from engine.poudlard.model import Place, Square, Token
from locales import Words
from render.keeping import kept
from render.kit import paint
from render.kit import theme as shared
from render.kit.canvas import Canvas
from render.kit.frame import Grid, framed
from render.kit.palette import to_palette
from render.kit.pawns import Pawn, crowds
from render.kit.theme import seat_colour
from render.kit.tiles import Light
from render.poudlard import theme, tokens, zones
from render.poudlard.scene import Scene, closed, goal_of, home, is_done, room_word, zone_word
from render.poudlard.tokens import TokenLook
from render.poudlard.zones import ZoneLook

CHANGED = "squid"  # no seat's colour: once a turn has ended, the view alone does not say whose it was
GRID = Grid(theme.LEFT, theme.TOP, theme.TILE, SIZE)


class Floor(msgspec.Struct):
    """The castle in the making: the looks of all tokens and zones, and the tokens that can be chosen."""

    tokens: list[TokenLook]
    zones: list[ZoneLook]
    names: dict[Square, str] = {}
    starred: set[Square] = set()  # P13: a path there goes over a star

    def light(self, place: Place, light: Light, name: str | None = None) -> None:
        """Sets the light of a place, with or without its name."""
        if layout.is_zone(place):
            self._change_zone(place, light=light)
            return
        self.tokens[place] = _lit(self.tokens[place], light, name is not None)
        self.names.pop(place, None)
        if name is not None:
            self.names[place] = name

    def ring(self, place: Place, colour: str) -> None:
        """Rings a chosen place."""
        if layout.is_zone(place):
            self._change_zone(place, light="lit", goal=colour)
        else:
            self.tokens[place] = replace(self.tokens[place], goal=colour)

    def bracket(self, squares: tuple[Square, ...], colour: str) -> None:
        """Brackets these tokens and no others."""
        for at, token in enumerate(self.tokens):
            wanted = colour if at in squares else None
            if token.bracket != wanted:
                self.tokens[at] = replace(token, bracket=wanted)

    def star(self, place: Place) -> None:
        """P13: marks that a path to this place goes over a star."""
        if layout.is_zone(place):
            self._change_zone(place, is_starred=True)
        else:
            self.starred.add(place)

    def trace(self, way: tuple[Place, ...], dots: str, ring: str | None = None) -> None:
        """Dots a path and perhaps rings its end."""
        for at, place in enumerate(way):
            ends = tuple(way[other] for other in (at - 1, at + 1) if 0 <= other < len(way))
            goal = ring if at == len(way) - 1 else None
            if layout.is_zone(place):
                self._change_zone(place, steps=ends, path=dots, goal=goal)
            else:
                sides = tuple(side for side, to, _ in layout.LINKS[place] if to in ends)
                self.tokens[place] = replace(self.tokens[place], steps=sides, path=dots, goal=goal)

    def _change_zone(self, place: Place, **marks: Any) -> None:
        self.zones[place - FIRST_ZONE] = replace(self.zones[place - FIRST_ZONE], **marks)


# The same looks come again and again: one that was made before has its hash, by which its patch is found.
_REMEMBERED = 4096


@lru_cache(_REMEMBERED)
def _lit(look: TokenLook, light: Light, has_name: bool) -> TokenLook:
    return replace(look, light=light, has_name=has_name)


def walked(scene: Scene) -> Floor:
    """Returns all places of a view, with the way of the last move."""
    castle, move = floor(scene), scene.last(PawnMoved)
    if move and len(move.path) > 1:
        way = tuple(map(layout.PLACES.index, move.path))
        castle.trace(way, seat_colour(scene.view.hats, move.seat))
    return castle


def token_look(words: Words, token: Token, *, size: int = theme.TILE) -> TokenLook:
    """Returns what is printed on a token; 0 is one that lies face down."""
    room = layout.class_of(token)
    return TokenLook(
        size=size,
        sides=sides(token),
        stairs=layout.has_stairs(token),
        star=layout.has_star(token),
        room=layout.CLASSES[room - 1] if room else None,
        label=room_word(words, room, short=True) if room else "",
    )


def _mover(scene: Scene) -> Seat | None:
    """Returns who changed tokens last: the player on turn, or the one whom the recent events name."""
    if scene.view.has_touched and scene.view.turn is not None:
        return scene.view.turn
    changes = [event for event in scene.recent if isinstance(event, TokenLaid | TokenPivoted | CardPlayed)]
    return changes[-1].seat if changes else None


def floor(scene: Scene) -> Floor:
    """Returns all places of a view."""
    view, words = scene.view, scene.words
    pawns = crowds(view, view.hats)
    shut = closed(view)
    goal = goal_of(view, view.turn) if view.turn is not None else None
    mover = _mover(scene)
    changed = CHANGED if mover is None else seat_colour(view.hats, mover, "seat")
    looks = [
        _look(
            words,
            token,
            square in shut,
            square == goal,
            pawns.get(square, ()),
            changed if square in view.touched else None,
        )
        for square, token in enumerate(view.tokens)
    ]
    return Floor(
        looks, [_zone(scene, place, pawns) for place in range(FIRST_ZONE, FIRST_ZONE + len(layout.ZONES))]
    )


@lru_cache(_REMEMBERED)
def _look(
    words: Words,
    token: Token,
    is_closed: bool,
    is_sought: bool,
    pawns: tuple[Pawn, ...],
    bracket: str | None,
) -> TokenLook:
    """Returns how a token looks on the board."""
    return replace(
        token_look(words, token),
        is_closed=is_closed,
        is_sought=is_sought,
        # A face that nobody saw at that time is shown after the end.
        light="dim" if layout.is_down(token) else "plain",
        pawns=pawns,
        bracket=bracket,
    )


def _zone(scene: Scene, place: Place, pawns: dict[Place, tuple[Pawn, ...]]) -> ZoneLook:
    view = scene.view
    owner = next((seat for seat in range(len(view.pawns)) if home(view, seat) == place), None)
    return ZoneLook(
        zone=layout.ZONES[place - FIRST_ZONE],
        label=zone_word(scene.words, place),
        owner=None if owner is None else Pawn(view.hats[owner], owner + 1),
        is_home=owner is not None and is_done(view, owner) and view.outcome is None,
        pawns=pawns.get(place, ()),
    )


@kept
def ground(height: int) -> Image.Image:
    """Returns the empty board with the names of columns and rows."""
    picture = framed(GRID, height)
    for line in range(SIZE):
        along = line * GRID.tile + GRID.tile // 2
        column, row = (GRID.left + along, GRID.top - theme.LABEL), (GRID.left - 29, GRID.top + along)
        paint.letter(picture, layout.COLUMNS[line], column, shared.TYPE_LABEL, colour="muted")
        paint.letter(picture, str(line + 1), row, shared.TYPE_LABEL, colour="muted")
    return to_palette(picture)


_CORNERS = tuple(GRID.corner(row * SIZE + column) for row, column in layout.CELLS)


def put_floor(canvas: Canvas, castle: Floor) -> None:
    """Puts all tokens and zones in their places, and the names of tokens that can be chosen."""
    for look, corner in zip(castle.tokens, _CORNERS, strict=True):
        canvas.put(tokens.patch(look), *corner)
    for square, name in castle.names.items():
        x, y = _CORNERS[square]
        found = tokens.name_corner(castle.tokens[square], name, square in castle.starred)
        canvas.put(found.patch, x + found.left, y)
    for look in castle.zones:
        column, row = zones.corner(look.zone)
        canvas.put(zones.patch(look), *GRID.corner(row * SIZE + column))
