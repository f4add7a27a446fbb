"""How many clicks a turn with a three takes a person who chooses at random, over many positions."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from discord.ui import Button

from cogs.games.poudlard.draft import read_plan
from cogs.games.poudlard.labels import near_label, near_stop_label, pivots
from cogs.games.poudlard.panel import PoudlardPanel
from cogs.panels.drawings import sample_viewer
from cogs.tables.viewer import Viewer
from engine.core import Dice
from engine.core.transcript import play
from engine.mazes.sliding import ways_to_lie
from engine.poudlard import Poudlard
from engine.poudlard.layout import SQUARES
from engine.poudlard.model import FlipToken, LayToken, PivotToken, State, View
from locales import words
from render.poudlard.scene import changeable
from tests.engine.poudlard.castle import castle, drawn

GAME, EN = Poudlard(), words("en")
WORST = 13  # three far tokens that are turned over and laid, and a far place
USUAL = 0.8  # of the turns take ten clicks at most; what is changed keeps its button


def labels(viewer: Viewer[View], draft: str = "") -> set[str]:
    items = [item.item for row in PoudlardPanel().page(viewer, draft).rows for item in row]
    return {item.label for item in items if isinstance(item, Button) and item.label}


def test_a_hint_marks_the_token_to_flip_among_all_that_can_be_changed() -> None:
    state = next(threes(1))
    viewer = sample_viewer(GAME, state, state.turn, EN)
    square = next(SQUARES[square] for square in changeable(viewer.view) if not viewer.view.tokens[square])
    hinted = labels(viewer, GAME.text(FlipToken(square)))
    assert EN("poudlard-button-flip", square=square) in hinted
    assert len(hinted & labels(viewer)) >= len(labels(viewer)) - 2


def near_tokens(viewer: Viewer[View], draft: str = "") -> list[Any]:
    """The buttons of the tokens near the way, row by row."""
    rows = PoudlardPanel().page(viewer, draft).rows
    return [item.item for row in rows for item in row if (item.item.label or "").strip("↻ ")[:2] in SQUARES]


def test_p4_a_token_keeps_its_place_among_the_buttons_during_a_turn() -> None:
    state = castle(die=3, left=3, rooms={"charms": "E4"}, turn=0)
    before = near_tokens(sample_viewer(GAME, state, 0, EN))
    flipped = next(button for button in before if (button.label or "").endswith("?")).label[:2]
    for action in (FlipToken(flipped), LayToken("EW")):
        state = GAME.apply(state, 0, action, Dice(b"")).state
    now = near_tokens(sample_viewer(GAME, state, 0, EN))
    kept = [one.label[:2] == other.label[:2] for one, other in zip(before, now, strict=True)]
    assert all(kept) and [button.label for button in now if button.disabled] == [f"{flipped}─"]


def test_p4_a_pivot_that_is_chosen_leaves_each_token_in_its_place_among_the_buttons() -> None:
    state = castle(drawn("··─│─··"), rooms={"charms": "E4"}, die=3, left=3)
    viewer = sample_viewer(GAME, state, 0, EN)
    before = [button.label[:2] for button in near_tokens(viewer)]
    for draft in ("pD11", "pE11", "pD11.pE11"):
        after = [button.label.strip("↻ ")[:2] for button in near_tokens(viewer, draft)]
        assert after == before


def threes(games: int, seats: int = 2) -> Iterator[State]:
    """Positions just after a three was rolled, from games between stand-ins."""
    for number in range(games):
        seed = b"clicks %d" % number
        for ply in play(GAME, seats, GAME.options(), seed, [GAME.usual_level] * seats):
            if ply.state.left == ply.state.die == 3 and ply.state.lifted is None:
                yield ply.state


def changed(state: State, draft: str, whims: Dice) -> tuple[State, str, int]:
    """A token at random is changed at random: a flip carries out what is chosen; the clicks that it takes."""
    viewer = sample_viewer(GAME, state, state.turn, EN)
    plan = read_plan(draft, viewer)
    view, buttons = plan.view, labels(viewer, draft)
    square = whims.choice(changeable(view))
    name = SQUARES[square]
    clicks = 1 if near_label(view, square, None) in buttons else 2
    if token := view.tokens[square]:
        turns = pivots(token, view.year)
        return state, plan.then(PivotToken(name, whims.choice(list(turns)))), clicks + (len(turns) > 1)
    if any(text.startswith(f"{name}?") for text in buttons):
        clicks = 1
    for action in (*plan.made, FlipToken(name)):
        state = GAME.apply(state, state.turn, action, whims).state
    ways = ways_to_lie(GAME.view(state, state.turn).lifted_token)
    return state, GAME.text(LayToken(whims.choice(ways))), clicks + (len(ways) > 1)


def moved(state: State, draft: str, whims: Dice) -> int:
    """The clicks that it takes to go to a place at random and end the turn."""
    viewer = sample_viewer(GAME, state, state.turn, EN)
    view, buttons = read_plan(draft, viewer).view, labels(viewer, draft)
    stop = whims.choice(view.stops)
    if stop.place == state.pawns[state.turn]:
        return 1
    near = near_stop_label(view, stop, EN)
    if EN("poudlard-button-go-end", label=near) in buttons:
        return 1
    return 2 if near in buttons else 3


def test_a_three_takes_a_person_who_chooses_at_random_ten_clicks_at_most_as_a_rule() -> None:
    taken, whims = Counter[int](), Dice(b"whims")
    for state in threes(40):
        clicks, draft = 1, ""
        for _ in range(3):
            state, draft, more = changed(state, draft, whims)
            clicks += more
        taken[clicks + moved(state, draft, whims)] += 1
    assert max(taken) <= WORST
    assert sum(turns for clicks, turns in taken.items() if clicks <= 10) >= USUAL * taken.total(), taken
