"""The pictures of Pas vu pas pris, their alt texts and its text board; no other game and no Discord."""

from render.kit.pictures import Pictures
from render.pasvu import samples
from render.pasvu.alt import alt_text, card_alt, keyhole_alt, panel_alt
from render.pasvu.board import board, frame
from render.pasvu.keyhole import keyhole
from render.pasvu.lobby import lobby_alt, lobby_card, title
from render.pasvu.midnight import card, cards
from render.pasvu.panel import panel
from render.pasvu.scene import (
    CardDraft,
    Draft,
    FurnitureDraft,
    PlanDraft,
    Scene,
    SideDraft,
    door_name,
    ghost_name,
)
from render.pasvu.text import text_board
from render.pasvu.warming import warm

PICTURES = Pictures(
    scene=Scene,
    board=board,
    frame=frame,
    warm=warm,
    samples=samples.pictures,
    title=title,
)

__all__ = [
    "PICTURES",
    "CardDraft",
    "Draft",
    "FurnitureDraft",
    "PlanDraft",
    "Scene",
    "SideDraft",
    "alt_text",
    "board",
    "card",
    "card_alt",
    "cards",
    "door_name",
    "frame",
    "ghost_name",
    "keyhole",
    "keyhole_alt",
    "lobby_alt",
    "lobby_card",
    "panel",
    "panel_alt",
    "text_board",
]
