"""The last picture of a game that people ended before its rules did, in every game."""

from typing import Any

import pytest

from cogs.games import FACES
from cogs.tables.table import Table
from cogs.tables.viewer import Viewer
from db import GameRow, SeatRow
from engine import GAMES
from engine.core import Dice, dump
from engine.core.endings import ENDINGS, without_winner
from locales import words
from tests.playing.saying import EN, says

NAMES = ("Zoé", "Matthieu", "Lou-Anne")
SEED = bytes(32)


def viewer(key: str, ending: str = "", resigned: int | None = None) -> Viewer:
    """A game of three just dealt, as anybody sees it: running, or over by what people decided."""
    game = GAMES[key]
    state = game.setup(3, game.options(), Dice(SEED)).state
    gone = [seat == resigned for seat in range(3)]
    result = dump(without_winner(gone, ENDINGS[ending])) if ending else None
    facts: dict[str, Any] = dict.fromkeys(GameRow.__struct_fields__)
    facts |= {"id": 1, "game": key, "status": "over" if ending else "playing", "result": result, "version": 1}
    facts |= {"timing": "{}", "deadlines": (), "options": dump(game.options()), "state": dump(state)}
    facts["seats"] = tuple(
        SeatRow(seat=seat, user_id=seat + 1, name=name, interaction_id=seat, resigned=gone[seat])
        for seat, name in enumerate(NAMES)
    )
    return Viewer(Table(GameRow(**facts), game, state), None, NAMES, words("en"))


@pytest.mark.parametrize("key", GAMES)
def test_a_draw_and_a_game_that_was_stopped_are_told_as_that(key: str) -> None:
    running, drawn, stopped, abandoned = (FACES[key].board(viewer(key, e)).alt for e in ("", *ENDINGS))
    assert says(drawn, "alt-draw", names="Zoé, Matthieu, Lou-Anne")
    assert says(stopped, "alt-stopped") and stopped == abandoned
    assert (
        not says(running, "alt-stopped") and not says(running, "alt-draw") and not says(stopped, "alt-draw")
    )
    assert says(FACES[key].board(viewer(key, "draw", resigned=1)).alt, "alt-draw", names="Zoé, Lou-Anne")


@pytest.mark.parametrize("key", GAMES)
def test_their_pictures_show_it(key: str) -> None:
    pictures = {FACES[key].board(viewer(key, ending)).draw() for ending in ("", "draw", "stop")}
    assert len(pictures) == 3


@pytest.mark.parametrize("key", ["junior", "secret", "poudlard"])
def test_a_board_in_characters_says_how_it_ended(key: str) -> None:
    text = FACES[key].text_board(viewer(key, "stop"))
    assert (
        f"{EN('picture-text-over')} · {EN('picture-stopped')}" in text
        and f"{EN('picture-text-over')} · {EN('picture-draw')}" in FACES[key].text_board(viewer(key, "draw"))
    )
    assert not says(FACES[key].text_board(viewer(key)), "picture-text-over")
