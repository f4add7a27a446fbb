"""The pictures of the hall of the day, their alt texts and its text board."""

from engine.pasvu.daily import HallOfTheDay
from render.kit.pictures import Pictures
from render.pasvu import PlanDraft, paint_panel, panel_alt
from render.pasvu.daily.board import paint_board, sample, sampled
from render.pasvu.daily.told import alt_text, text_board
from render.pasvu.hall.slanted import paint_slanted
from render.pasvu.lobby import LOBBY

PICTURES = Pictures(
    game=HallOfTheDay(),
    paint_board=paint_board,
    paint_panel=paint_panel,
    alt_text=alt_text,
    panel_alt=panel_alt,
    text_board=text_board,
    lobby=LOBBY,
    sampled=sampled,
    perspectives={"3d": paint_slanted},
)

__all__ = ["PICTURES", "PlanDraft", "sample"]
