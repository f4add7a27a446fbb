"""Pas vu pas pris: the panel where a piece of furniture is moved (V3, V4, V11–V14)."""

import re
from collections.abc import Sequence

from discord import ButtonStyle

import render.pasvu as pictures
from cogs.controls import button
from cogs.face import Asked, Page
from cogs.faces.pasvu_words import panel_drawing, press_of, scene_of, suggestion
from engine.core import RuleError
from engine.pasvu.model import PIECES, POSES, TIPS, DeclineFurniture, MoveFurniture

DECLINE = "d"


def page(asked: Asked, draft: str) -> Page:
    """Where the piece would stand; Confirm, decline, hint."""
    words, move = asked.words, read(draft)
    confirm = button(
        press_of(asked, "confirm", "", draft), words("button-confirm"), ButtonStyle.success, disabled=not move
    )
    decline = button(press_of(asked, "confirm", "decline", DECLINE), words("pasvu-button-decline"))
    hint_button = button(press_of(asked, "hint"), words("button-hint"))
    drawing = panel_drawing(scene_of(asked), pictures.FurnitureDraft(move))
    return Page(words("picture-pasvu-pick-piece"), drawing, ((confirm, decline, hint_button),))


def chosen(asked: Asked, field: str, draft: str, values: Sequence[str]) -> str:
    """The draft after something was chosen in a select."""
    return draft


def actions(asked: Asked, draft: str) -> tuple[MoveFurniture | DeclineFurniture, ...]:
    """The move that the draft holds, or declining."""
    if draft == DECLINE:
        return (DeclineFurniture(),)
    move = read(draft)
    if move is None:
        raise RuleError("unknown-button")
    return (move,)


def hint(asked: Asked) -> str:
    """The stand-in's move as a draft."""
    action = suggestion(asked)
    if not isinstance(action, MoveFurniture):
        return DECLINE
    x, y, turn = round(action.x * 20), round(action.y * 20), action.angle % 360 // 5
    tip = ("", *TIPS).index(action.tip)
    return f"f{PIECES.index(action.piece)}{x:03}{y:03}{turn:02}{POSES.index(action.pose)}{tip}"


def read(draft: str) -> MoveFurniture | None:
    """The move in a draft."""
    parts = re.fullmatch(r"f([0-5])([0-9]{3})([0-9]{3})([0-9]{2})([0-4])([0-4])", draft, re.ASCII)
    if parts is None:
        return None
    piece, x, y, turn, pose, tip = map(int, parts.groups())
    return MoveFurniture(
        PIECES[piece], round(x / 20, 2), round(y / 20, 2), turn * 5, POSES[pose], ("", *TIPS)[tip]
    )
