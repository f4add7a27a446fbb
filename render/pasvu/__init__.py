"""The pictures of Pas vu pas pris, their alt texts and its text board; no other game and no Discord."""

from engine.pasvu import PasVu
from render.kit.pictures import Pictures
from render.pasvu.alt import alt_text, card_alt, keyhole_alt
from render.pasvu.board import paint_board, warm_pieces
from render.pasvu.hall.slanted import paint_slanted
from render.pasvu.keyhole import keyhole, moments
from render.pasvu.lobby import LOBBY
from render.pasvu.midnight import card, cards
from render.pasvu.motion import motions
from render.pasvu.panel import paint_panel
from render.pasvu.panel_alt import panel_alt
from render.pasvu.samples import sampled
from render.pasvu.scene import CardDraft, Draft, FurnitureDraft, PlanDraft, Scene, SideDraft
from render.pasvu.text import text_board
from render.pasvu.theme import rgb

PICTURES = Pictures(
    motions=motions,
    moments=moments,
    game=PasVu(),
    paint_board=paint_board,
    paint_panel=paint_panel,
    alt_text=alt_text,
    panel_alt=panel_alt,
    text_board=text_board,
    lobby=LOBBY,
    sampled=sampled,
    perspectives={"3d": paint_slanted},
    line=lambda colour: rgb(f"seat-{colour}"),
    warm_pieces=warm_pieces,
)

__all__ = [
    "PICTURES",
    "CardDraft",
    "Draft",
    "FurnitureDraft",
    "PlanDraft",
    "Scene",
    "SideDraft",
    "card",
    "card_alt",
    "cards",
    "keyhole",
    "keyhole_alt",
    "paint_panel",
    "panel_alt",
]
