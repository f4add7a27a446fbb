"""Pas vu pas pris: the quick test of what a tipped piece may meet lets nothing pass that it meets (V13)."""

from itertools import product

import pytest
from msgspec.structs import replace

from engine.pasvu.hall.overlap import enters
from engine.pasvu.hall.shapes import QUARTER, crate_of, shape_of
from engine.pasvu.hall.standing import meets_figure
from engine.pasvu.hall.sweep import NEVER, sweep_of
from engine.pasvu.model import TIPS, Figure, Piece, Solid, Tip
from tests.engine.pasvu.halls import body, wild_halls

BOXES = [box for pieces in wild_halls(8) for piece in pieces for box in shape_of(piece).solids]
FIGURES = [
    body(name, f"{cell} {spot}") for name, cell, spot in product(("L1", "S1"), ("C3", "D3"), ("nw", "e"))
]
PIECES = [
    Piece("mirror", 3.0, 3.0, 35),
    Piece("table", 2.5, 3.5, 0, "back", 0.7),
    Piece("armchair", 3.2, 2.8, 290),
]


def leaning(piece: Piece, tip: Tip) -> list[Solid]:
    """Return the box around a piece at each step."""
    return [crate_of(replace(piece, lean=tip, steps=steps)) for steps in range(1, QUARTER + 1)]


def first(meets: list[bool]) -> int:
    """Return the first step at which a piece meets something, or NEVER."""
    return meets.index(True) + 1 if True in meets else NEVER


@pytest.mark.parametrize("tip", TIPS)
@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece.kind)
def test_v13_no_box_is_met_before_the_first_step_that_is_told(piece: Piece, tip: Tip) -> None:
    sweep, crates = sweep_of(piece, tip), leaning(piece, tip)
    met = [(sweep.first_step(box), first([enters(crate, box) for crate in crates])) for box in BOXES]
    assert all(told <= step for told, step in met)
    # It is of use: most of what is not met is known not to be, and most of what is met by its step.
    assert sum(told == step for told, step in met) > 0.8 * len(met)


@pytest.mark.parametrize("tip", TIPS)
@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece.kind)
def test_v13_no_ghost_is_met_before_the_first_step_that_is_told(piece: Piece, tip: Tip) -> None:
    sweep, crates = sweep_of(piece, tip), leaning(piece, tip)

    def met(figure: Figure) -> int:
        return first([meets_figure([crate], figure) for crate in crates])

    assert all(sweep.first_step_to(figure) <= met(figure) for figure in FIGURES)
