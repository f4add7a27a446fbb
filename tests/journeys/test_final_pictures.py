"""The last picture of a game that people ended before its rules did, in every game."""

from typing import Any

import pytest

from cogs.games import FACES
from cogs.tables.table import Table
from cogs.tables.viewer import AnyViewer, viewer_of
from db import GameRow, SeatRow
from engine import GAMES
from engine.core import Dice, dump
from engine.core.endings import ENDINGS, without_winner
from locales import words
from tests.playing.saying import EN, says

NAMES = ("Zoé", "Matthieu", "Lou-Anne")
SEED = bytes(32)
# Games whose board in characters does not tell how a game ended before its rules ended it.
SILENT = {"pasvu"}


def people(key: str) -> tuple[str, ...]:
    """Who plays: three, or as near to three as the game allows."""
    return NAMES[: min(GAMES[key].seats, key=lambda count: abs(count - len(NAMES)))]


def viewer(key: str, ending: str = "", resigned: int | None = None) -> AnyViewer:
    """A game just dealt, as anybody sees it: running, or over by what people decided."""
    game, names = GAMES[key], people(key)
    state = game.setup(len(names), game.options(), Dice(SEED)).state
    gone = [seat == resigned for seat in range(len(names))]
    result = dump(without_winner(gone, ENDINGS[ending])) if ending else None
    facts: dict[str, Any] = dict.fromkeys(GameRow.__struct_fields__)
    facts |= {"id": 1, "game": key, "status": "over" if ending else "playing", "result": result, "version": 1}
    facts |= {"timing": "{}", "deadlines": (), "options": dump(game.options()), "state": dump(state)}
    facts["seats"] = tuple(
        SeatRow(seat=seat, user_id=seat + 1, name=name, interaction_id=seat, resigned=gone[seat])
        for seat, name in enumerate(names)
    )
    return viewer_of(Table(GameRow(**facts), game, state), None, words("en"))


@pytest.mark.parametrize("key", GAMES)
def test_a_draw_and_a_game_that_was_stopped_are_told_as_that(key: str) -> None:
    running, drawn, stopped, abandoned = (FACES[key].board(viewer(key, e)).alt for e in ("", *ENDINGS))
    names = people(key)
    assert says(drawn, "alt-draw", names=EN.listed(names))
    assert says(stopped, "alt-stopped") and stopped == abandoned
    assert (
        not says(running, "alt-stopped") and not says(running, "alt-draw") and not says(stopped, "alt-draw")
    )
    assert says(FACES[key].board(viewer(key, "draw", resigned=0)).alt, "alt-draw", names=EN.listed(names[1:]))


@pytest.mark.parametrize("key", GAMES)
def test_their_pictures_show_it(key: str) -> None:
    pictures = {FACES[key].board(viewer(key, ending)).draw() for ending in ("", "draw", "stop")}
    assert len(pictures) == 3


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize(("ending", "told"), [("stop", "picture-stopped"), ("draw", "picture-draw")])
def test_a_board_in_characters_says_how_it_ended(key: str, ending: str, told: str) -> None:
    text = " ".join(FACES[key].text_board(viewer(key, ending)).split())  # on a phone it takes two lines
    assert (f"{EN('picture-text-over')} · {EN(told)}" in text) is (key not in SILENT)
    assert not says(FACES[key].text_board(viewer(key)), "picture-text-over")
