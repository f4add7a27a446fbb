"""Drafts of Poudlard: what an old or forged one says is left out where it is not possible."""

from cogs.games.poudlard.draft import read_plan
from cogs.games.poudlard.panel import PoudlardPanel
from cogs.panels.drawings import sample_viewer
from locales import words
from tests.engine.poudlard.castle import POUDLARD, castle, drawn


def test_p16_friday_names_the_tokens_that_it_takes_without_a_choice() -> None:
    state = castle(drawn("··┌┬┐·· ··├┼?·· ???????"), hand="friday")
    viewer = sample_viewer(POUDLARD, state, 0, words("en"))
    page = PoudlardPanel().page(viewer, "kfriday")
    five = ", ".join(("C1", "D1", "E1", "C2", "D2"))
    assert words("en")("poudlard-panel-aimed", targets=five) in page.text
    assert read_plan("kfriday", viewer).drawn().squares == tuple(five.split(", "))
    assert page.drawing and words("en")("alt-poudlard-chosen", squares=five) in page.drawing.alt


def test_p3_the_die_is_not_rolled_again_once_the_changes_are_made() -> None:
    assert read_plan("r", sample_viewer(POUDLARD, castle(), 0, words("en"))).draft == ""
