"""A fifth game needs its own packages and a line in each registry: nothing of the other games is touched."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cogs.games import FACES
from locales import words
from render import tournaments
from render.tournaments.samples import ending
from tests.playing import stones, tables
from tests.playing.saying import EN, says
from tests.playing.tables import board, on_turn, open_lobby

PNG = b"\x89PNG"


@pytest.fixture
async def fifth(make_world: Callable[..., Awaitable[Any]], monkeypatch: pytest.MonkeyPatch) -> Any:
    """A server with a fifth game."""
    stones.register(monkeypatch)
    return await make_world(where="channel")


async def test_a_fifth_game_for_six_goes_from_the_lobby_to_its_result(fifth: Any) -> None:
    people = (fifth.zoe, fifth.matthieu, fifth.lou, fifth.francois, fifth.add_player("Inès"))
    card = await open_lobby(fifth, *people, bots=1, game="stones")
    assert (
        "⑤ Inès" in card.text
        and f"⑥ {EN('bot-name', level='normal')} · {EN('level-normal-seat')}" in card.text
    )
    await tables.start(fifth.zoe, card)
    while EN("button-play") in board(fifth).buttons:
        message = board(fifth)
        player = next(p for p in people if p.mention in message.text)
        panel = await player.press(message, "button-play")
        await player.press(panel, EN("stones-take", count=1))
        await player.press(panel, "button-confirm")
    result = board(fifth)
    assert says(result, "result-title") and all(player.name in result.text for player in people)
    assert all(message.pictures[0].data[:4] == PNG for message in fifth.public()[1:])


async def test_help_and_rules_know_a_fifth_game(fifth: Any) -> None:
    page = await fifth.zoe.slash("help")
    await fifth.zoe.press(page, "button-help-play")
    assert "Stones" in page.buttons
    await fifth.zoe.press(page, "button-help-rules")
    assert "`/stones play`" in page.text and "Stones" in page.buttons
    text, drawing, _ = FACES["stones"].rules(words("en"))[0]
    page = fifth.bot.get_cog("Guide").page("stones", 0, words("en"))
    assert text in page.text and drawing.draw()[:4] == PNG


async def test_a_tournament_of_a_fifth_game_is_drawn(fifth: Any) -> None:
    assert tournaments.podium(ending(words("en"), "stones"), words("en"))[:4] == PNG


async def test_a_fifth_game_is_played_by_commands_that_offer_what_its_panel_offers(fifth: Any) -> None:
    await tables.open_table(fifth, fifth.zoe, fifth.matthieu, game="stones", rated="casual")
    player = on_turn(fifth)
    offered = await player.complete("stones play", "action", "")
    assert [choice["name"] for choice in offered] == [EN("stones-take", count=n) for n in (1, 2)]
    assert says(await player.slash("stones hint"), "hint-choice")
    refused = await player.slash("stones play", action="t3")
    assert refused.text == EN("stones-wrong-count", most=2)
    assert says(await player.slash("stones play", action="nonsense"), "unknown-action")
    await player.slash("stones play", action=offered[1]["value"])
    assert EN("stones-told", name=player.name, count=2) in board(fifth).text
