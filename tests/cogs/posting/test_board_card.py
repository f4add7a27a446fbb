"""The lines about a turn: one for all who are asked the same, one for the time."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.games import FACES
from cogs.posting.board_card import turn_lines
from tests.playing.saying import EN


def onlooker(dues: dict[int, int | None], standins: frozenset[int] = frozenset()) -> Any:
    """A table that waits for these seats until then."""
    seats = [SimpleNamespace(user_id=None if seat in standins else 100 + seat) for seat in range(3)]
    table = SimpleNamespace(
        row=SimpleNamespace(paused_at=None, seats=seats),
        to_act=frozenset(dues),
        turn=lambda seat: SimpleNamespace(due=dues[seat], reserve=0) if dues[seat] is not None else None,
        is_standin=lambda seat: seat in standins,
    )
    return SimpleNamespace(table=table, names=("Zoé", "Lou", "Max"), words=EN, viewer=None)


@pytest.mark.parametrize(
    ("dues", "lines"),
    [
        ({0: None}, [EN("your-turn", name="<@100>", count=1)]),
        ({1: 60}, [EN("your-turn", name="<@101>", count=1), EN("turn-until", when="<t:60:R>")]),
        (
            {0: 60, 1: 60},
            [EN("your-turn", name="<@100>, <@101>", count=2), EN("turn-until", when="<t:60:R>")],
        ),
        (
            {0: 60, 1: 90},
            [
                EN("your-turn", name="<@100>, <@101>", count=2),
                EN("turn-until-each", times="Zoé <t:60:R>, Lou <t:90:R>"),
            ],
        ),
    ],
)
def test_a_turn_takes_two_lines_at_most(dues: dict[int, int | None], lines: list[str]) -> None:
    assert turn_lines(onlooker(dues), FACES["junior"], frozenset(dues), {}).split("\n") == lines


def test_those_who_are_away_stand_behind_the_time() -> None:
    text = turn_lines(onlooker({0: 60, 1: 60}), FACES["junior"], frozenset(), {0: "A.", 1: "B."})
    assert text.split("\n")[1:] == [f"{EN('turn-until', when='<t:60:R>')} A. B."]


def test_a_bot_that_is_stuck_is_not_called() -> None:
    text = turn_lines(onlooker({0: None, 2: None}, frozenset({2})), FACES["junior"], frozenset({0, 2}), {})
    assert text == f"{EN('your-turn', name='<@100>', count=1)} {EN('bot-stuck', name='Max')}"
