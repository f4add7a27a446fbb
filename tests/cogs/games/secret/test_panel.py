"""Le labyrinthe secret: what the panel says of a choice before it is confirmed."""

import pytest

from cogs.games.secret.panel import Step
from cogs.games.secret.words import label
from cogs.tables.viewer import Viewer
from engine import GAMES
from engine.secret.model import NOTATION, MovePawn, PlacePawn
from engine.secret.rules import END_TURN
from tests.playing.saying import EN
from tests.render.secret.scenes import view

BELL = "C4"


@pytest.mark.parametrize(
    ("pawns", "names"),
    [
        (f"{BELL} A3 A6", None),
        (f"{BELL} {BELL} A6", "Matthieu"),
        (f"{BELL} {BELL} {BELL}", "Matthieu and Lou"),
        (f"{BELL} {BELL} {BELL} {BELL}", None),  # S10: with the fourth there is no duel
    ],
)
def test_s10_the_panel_says_that_a_move_leads_to_a_duel(pawns: str, names: str | None) -> None:
    seen, seats = view(pawns=pawns, phase="move", seat=0), ("Zoé", "Matthieu", "Lou", "François")
    viewer = Viewer(GAMES["secret"], seen, 0, seats[: len(seen.pawns)], EN, 1, 1, 1, 1, 1)
    lines = Step(viewer, NOTATION.text(MovePawn(BELL))).lines()
    assert EN("secret-ready-move", place=BELL) in lines
    assert ([EN("secret-ready-met", names=names)] if names else []) == lines[2:]


def test_an_object_that_was_taken_is_not_named_as_if_it_lay_there() -> None:
    def told(held: tuple[int, ...]) -> str:
        seen = view(target="ring", phase="place", held=(held, (), (), ()), seat=0)
        viewer = Viewer(GAMES["secret"], seen, 0, ("Zoé", "Matthieu", "Lou", "Ana"), EN, 1, 1, 1, 1, 1)
        return label(viewer, PlacePawn(BELL))

    bell = view().target or 0
    assert EN("treasure-secret-bell-the") in told(())
    assert told((bell,)) == BELL


def test_s9_a_hint_not_to_fight_is_carried_out_by_confirm() -> None:
    seen = view(pawns=f"{BELL} {BELL} A6", target="ring", phase="challenge", rivals=(1,), seat=0)
    viewer = Viewer(GAMES["secret"], seen, 0, ("Zoé", "Matthieu", "Lou"), EN, 1, 1, 1, 1, 1)
    step = Step(viewer, NOTATION.text(END_TURN))
    confirm = next(item.item for item in step.rows()[-1] if item.item.label == EN("button-confirm"))
    assert not confirm.disabled and step.lines()[-1] == EN("secret-ready-pass")
