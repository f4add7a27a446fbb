"""What every game's face must bear, whatever it is handed."""

from typing import Any

import pytest

from cogs.games import FACES
from cogs.tables.viewer import viewer_of
from engine import GAMES
from engine.core import RuleError
from locales import words
from tests.playing.saying import says
from tests.playing.tables import give_up, open_table

SILLY = (
    "",
    "x",
    "F0019999999",
    "9" * 60,
    "-1",
    "0.die",
    "N1.NES.C3.A1",
    "lNE.pD41.mE5",
    "²",
    "\u202e",
    "::",
    "..",
)


@pytest.mark.parametrize("game", sorted(FACES))
async def test_a_face_bears_silence_and_silly_drafts(world: Any, game: str) -> None:
    await open_table(world, world.zoe, world.matthieu, game=game)
    table = await world.bot.tables.load(1)
    seat, speak, face = min(table.to_act), words("fr"), FACES[game]
    viewer = viewer_of(table, seat, speak)
    assert face.narration.tell([], viewer) == []
    for draft in SILLY:
        page = face.panel.page(viewer, draft)
        assert page.text and page.drawing.draw()
        try:
            for action in face.panel.actions(viewer, draft):
                GAMES[game].check(table.state, seat, action)
        except RuleError:
            continue


@pytest.mark.parametrize("game", [game for game in sorted(FACES) if FACES[game].pictures.perspectives])
async def test_another_perspective_is_another_picture_of_the_board(world: Any, game: str) -> None:
    await open_table(world, world.zoe, world.matthieu, game=game)
    face, viewer = FACES[game], viewer_of(await world.bot.tables.load(1), None, words("en"))
    drawn = [face.board(viewer, perspective).draw() for perspective in ("", *face.pictures.perspectives)]
    assert len(set(drawn)) == len(drawn)


@pytest.mark.parametrize("game", sorted(FACES))
async def test_resigning_is_told_at_every_table(world: Any, game: str) -> None:
    await open_table(world, world.zoe, world.matthieu, game=game)
    await give_up(world.zoe)
    assert says(world.public()[-1], "result-title")
