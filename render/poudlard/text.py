"""Les couloirs de Poudlard: the board in monospace characters, for screen readers and small screens.

A token takes four columns and three lines: corridors as box characters, a class's letter (in brackets if
the player on turn seeks it, between crosses if it is cancelled), a star or a question mark in the middle, and
each of pawns 1 to 4 in its own corner, so that nothing shifts. A zone is two tokens wide and high.
"""

from engine.mazes.sliding import EAST, NORTH, SOUTH, WEST, glyph
from engine.poudlard import layout
from engine.poudlard.layout import class_of, sides
from engine.poudlard.model import Class, Place, Square
from render.kit.prose import turn_line, with_legend
from render.poudlard import scene as stage
from render.poudlard.scene import Scene
from render.poudlard.zones import corner

_WIDE = 4  # columns of a token


def text_board(scene: Scene) -> str:
    """Returns the castle, then a legend."""
    head = "  " + "".join(f" {letter}".ljust(_WIDE) for letter in layout.COLUMNS)
    rows = [line for row in range(layout.SIZE) for line in _row(scene, row)]
    return with_legend([head, *rows], _legend(scene))


def _row(scene: Scene, row: int) -> list[str]:
    lines = ["  ", f"{row + 1} ", "  "]
    for column in range(layout.SIZE):
        place = layout.place_at(row, column)
        assert place is not None
        cell = _zone_part(scene, place, row, column) if layout.is_zone(place) else _token(scene, place)
        lines = [line + part for line, part in zip(lines, cell, strict=True)]
    return lines


def _token(scene: Scene, square: Square) -> tuple[str, str, str]:
    view = scene.view
    token = view.tokens[square]
    p = [str(seat + 1) if at == square else " " for seat, at in enumerate(view.pawns)] + [" "] * 4
    if not token:
        return f"{p[0]} {p[1]} ", " ?  ", f"{p[2]} {p[3]} "
    north, south = ("│" if sides(token) & side else " " for side in (NORTH, SOUTH))
    west, east = ("─" if sides(token) & side else " " for side in (WEST, EAST))
    left, right = west, east
    if square in stage.closed(view):
        left = right = "×"
    elif view.turn is not None and stage.goal_of(view, view.turn) == square:
        left, right = "[", "]"
    room = class_of(token)
    middle = _letter(room) if room else "*" if layout.has_star(token) else glyph(sides(token))
    return f"{p[0]}{north}{p[1]} ", f"{left}{middle}{right}{east}", f"{p[2]}{south}{p[3]} "


def _zone_part(scene: Scene, place: Place, row: int, column: int) -> list[str]:
    """Returns one of the four cells of a zone: its name in the middle, the pawns below."""
    left, top = corner(layout.ZONES[place - layout.FIRST_ZONE])
    wide = 2 * _WIDE
    here = "".join(str(seat + 1) for seat, at in enumerate(scene.view.pawns) if at == place)
    name = scene.words(f"picture-poudlard-text-{layout.PLACES[place]}")[: wide - 1]
    block = ["." * (wide - 1), "", name, here, "", "." * (wide - 1)]
    lines = [line.center(wide - 1).ljust(wide) for line in block]
    start = (column - left) * _WIDE
    return [line[start : start + _WIDE] for line in lines[(row - top) * 3 : (row - top) * 3 + 3]]


def _letter(room: Class) -> str:
    return "abcdefg"[room - 1]


def _legend(scene: Scene) -> list[str]:
    view, words = scene.view, scene.words
    played: list[str] = []
    if event := view.played:
        card, name = stage.card_word(words, event.card), stage.name_of(scene, event.seat)
        played.append(words("picture-poudlard-text-played", card=card, name=name))
    return [
        turn_line(scene, stage.NAME_LENGTH),
        *(_pawn(scene, seat) for seat in range(len(view.pawns))),
        *played,
        words("picture-poudlard-text-signs"),
        *_rooms(scene),
    ]


def _pawn(scene: Scene, seat: int) -> str:
    view, words = scene.view, scene.words
    room = stage.sought(view, seat)
    goal = stage.room_word(words, room, short=True) if room else words("picture-poudlard-text-home")
    return words(
        "picture-poudlard-text-pawn",
        number=seat + 1,
        name=stage.name_of(scene, seat),
        place=stage.place_word(words, view.pawns[seat]),
        count=view.progress[seat],
        all=layout.LESSONS,
        goal=goal,
        cards=view.hand_sizes[seat],
    )


def _rooms(scene: Scene) -> list[str]:
    """Returns the letters of the classes, and where the found ones are; a cancelled one says so."""
    view, words = scene.view, scene.words
    at = {class_of(token): square for square, token in enumerate(view.tokens) if class_of(token)}
    told: list[str] = []
    for room in range(1, len(layout.CLASSES) + 1):
        square = layout.SQUARES[at[room]] if room in at else "?"
        key = "alt-poudlard-room-closed" if at.get(room) in stage.closed(view) else "alt-poudlard-room"
        told.append(f"{_letter(room)} {words(key, room=stage.room_word(words, room), square=square)}")
    return told
