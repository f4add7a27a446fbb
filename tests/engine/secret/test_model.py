"""Le labyrinthe secret: its actions as text."""

import pytest

from engine.core import RuleError
from engine.secret import model
from tests.engine.secret.boards import SECRET

WRITTEN = {
    "f11": model.TurnCentre(11),
    "rB": model.TurnRing("B"),
    "mC3": model.MovePawn("C3"),
    "c1-die": model.Challenge(1, "die"),
    "e": model.EndTurn(),
    "drock-paper-rock": model.ChooseSigns(("rock", "paper", "rock")),
    "pF": model.PlacePawn("F"),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_every_kind_of_action_has_a_letter(text: str) -> None:
    assert SECRET.text(WRITTEN[text]) == text and SECRET.parse(text) == WRITTEN[text]


@pytest.mark.parametrize(
    "text", ["f", "fx", "f1e1", "f-1", "c1", "c1-all", "ex", "drock-paper", "drock-paper-rock-rock", "dr-p-s"]
)
def test_what_no_action_is_written_as_is_refused(text: str) -> None:
    with pytest.raises(RuleError, match="unknown-action"):
        SECRET.parse(text)
