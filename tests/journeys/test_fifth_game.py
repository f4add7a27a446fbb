"""A fifth game needs its own packages and a line in each registry: nothing of the other games is touched."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from discord import app_commands
from fluent.runtime import FluentResource

from cogs.games import FACES
from cogs.lobby.commands import LobbyCog
from engine import GAMES
from locales import LANGUAGES, Words, words
from render import tournaments
from render.games import PICTURES
from render.tournaments.samples import ending
from tests.playing import stones
from tests.playing.saying import EN, says
from tests.playing.tables import board, open_lobby

PNG = b"\x89PNG"


@pytest.fixture
async def fifth(make_world: Callable[..., Awaitable[Any]], monkeypatch: pytest.MonkeyPatch) -> Any:
    """A server with a fifth game: one line in the registry of each layer, and its words."""
    monkeypatch.setitem(GAMES, stones.Stones.key, stones.Stones())
    monkeypatch.setitem(PICTURES, stones.Stones.key, stones.PICTURES)
    monkeypatch.setitem(FACES, stones.Stones.key, stones.StonesFace())
    for language in LANGUAGES:
        spoken = Words(language)
        spoken._bundle.add_resource(FluentResource(stones.WORDS))
        monkeypatch.setattr(words(language), "_bundle", spoken._bundle)
    # The choices of a command are made of the registry when its module is loaded: before this test.
    known = LobbyCog.new._params["game"].choices
    added = app_commands.Choice(name=app_commands.locale_str("stones", key="game-stones"), value="stones")
    monkeypatch.setattr(LobbyCog.new._params["game"], "choices", [*known, added])
    return await make_world(where="channel")


async def test_a_fifth_game_for_six_goes_from_the_lobby_to_its_result(fifth: Any) -> None:
    people = (fifth.zoe, fifth.matthieu, fifth.lou, fifth.francois, fifth.add_player("Inès"))
    card = await open_lobby(fifth, *people, bots=1, game="stones")
    assert "⑤ Inès" in card.text and f"⑥ {EN('bot-name', number=1)} · {EN('level-random')}" in card.text
    await fifth.zoe.press(card, "button-start")
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
    assert "`/stones take`" in (await fifth.zoe.slash("help")).text
    text, drawing = FACES["stones"].rules(words("en"))[0]
    page = fifth.bot.get_cog("Guide").page("stones", 0, words("en"))
    assert text in page.text and drawing.draw()[:4] == PNG


async def test_a_tournament_of_a_fifth_game_is_drawn(fifth: Any) -> None:
    assert tournaments.podium(ending(words("en"), "stones"), words("en"))[:4] == PNG
