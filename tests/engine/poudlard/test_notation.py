"""Les couloirs de Poudlard: actions as text."""

import pytest

from engine.core import RuleError
from engine.poudlard.model import (
    Action,
    ChooseToken,
    EndTurn,
    FlipToken,
    LayToken,
    MovePawn,
    PivotToken,
    PlayCard,
    RollDie,
)
from tests.engine.poudlard.castle import POUDLARD


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (RollDie(), "r"),
        (FlipToken("D4"), "fD4"),
        (LayToken("NE"), "lNE"),
        (PivotToken("D4", 1), "pD41"),
        (ChooseToken("D4"), "cD4"),
        (MovePawn("E5"), "mE5"),
        (MovePawn("lake"), "mlake"),
        (MovePawn("E5", star=True), "sE5"),
        (PlayCard("friday"), "kfriday"),
        (PlayCard("cancelled", ("D4",)), "kcancelled-D4"),
        (PlayCard("peeves", ("C1", "D4")), "kpeeves-C1-D4"),
        (PlayCard("swap", seats=(1,)), "kswap-1"),
        (PlayCard("lost", seats=(0, 2)), "klost-0-2"),
        (EndTurn(), "e"),
    ],
)
def test_an_action_is_a_letter_and_its_parts(action: Action, text: str) -> None:
    assert POUDLARD.text(action) == text
    assert POUDLARD.parse(text) == action


@pytest.mark.parametrize(
    "text",
    ["r1", "e-", "h", "pD4", "pD4x", "pD401", "pD4 1", "klost-a-b", "klost-01", "klost-", "mE5|", "lNÉ"],
)
def test_a_text_that_no_action_has_is_refused(text: str) -> None:
    with pytest.raises(RuleError, match="unknown-action"):
        POUDLARD.parse(text)
