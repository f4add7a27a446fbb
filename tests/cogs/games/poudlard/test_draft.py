"""Drafts of Poudlard: what an old or forged one says is left out where it is not possible."""

from cogs.games.poudlard.draft import read_plan
from cogs.games.poudlard.panel import PoudlardPanel
from cogs.panels.drawings import sample_viewer
from cogs.ui.controls import parse_press
from engine.mazes.sliding import ways_to_lie
from engine.poudlard.layout import SQUARES
from engine.poudlard.model import LayToken
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


def test_p5_a_hint_leaves_a_token_as_its_player_has_laid_it() -> None:
    state = castle(under={"D4": 6}, die=2, left=2, lifted=SQUARES.index("D4"))
    viewer = sample_viewer(POUDLARD, state, 0, words("en"))
    for way in ways_to_lie(6):
        hinted = PoudlardPanel().hint_after(viewer, f"l{way}")
        assert hinted.startswith(f"l{way}.") and read_plan(hinted, viewer).made[0] == LayToken(way)


def test_a_look_at_a_card_keeps_the_place_that_was_chosen() -> None:
    state = castle(drawn("··─┬┐··"), hand="peeves homework")
    viewer = sample_viewer(POUDLARD, state, 0, words("en"))
    back = words("en")("button-back")

    def pressed(draft: str, label: str) -> str:
        items = [item.item for row in PoudlardPanel().page(viewer, draft).rows for item in row]
        press = parse_press(next(item.custom_id for item in items if getattr(item, "label", "") == label))
        assert press
        return press.draft

    hand = pressed("mC1", words("en")("poudlard-button-cards", count=2))
    card = pressed(hand, words("en")("poudlard-card-homework"))
    assert pressed(pressed(card, back), back) == "mC1"
    assert pressed(card, words("en")("button-confirm")) == "khomework"


def test_p3_the_die_is_not_rolled_again_once_the_changes_are_made() -> None:
    assert read_plan("r", sample_viewer(POUDLARD, castle(), 0, words("en"))).draft == ""
