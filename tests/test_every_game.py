"""What every game in the registry must do on Discord. A new game needs no line here."""

import random
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from discord import ButtonStyle

from cogs.ui.controls import Press, parse_press
from cogs.ui.limits import ALT_LIMIT
from engine import GAMES
from engine.core import AnyGame, Dice
from render.games import PICTURES
from tests import ROOT
from tests.conftest import World
from tests.playing import stones
from tests.playing.saying import says, says_in_french
from tests.playing.tables import board, label, on_turn, open_panel, open_table, people
from tests.render.stored import assert_like_the_stored

every_game = pytest.mark.parametrize("key", [*sorted(GAMES), "stones"])
MakeWorld = Callable[..., Awaitable[World]]
MOST_TURNS = 200
README_PICTURES = ROOT / "docs" / "pictures"
FILE_LIMIT = 150 * 1024
DUELS = 6  # games of the stand-in against random moves
PNG = b"\x89PNG"


@pytest.fixture(autouse=True)
def fifth(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The smallest game is not in the registry, but for these tests it is."""
    if request.node.callspec.params["key"] == "stones":
        stones.register(monkeypatch)


async def seated(make_world: MakeWorld, key: str, locale: str = "en-US") -> World:
    """A world in which as few people as the game allows, but at least two, have begun to play it."""
    world = await make_world(locale, where="channel")
    count = min(seats for seats in GAMES[key].seats if seats > 1)
    everybody = [world.zoe, world.matthieu, world.lou, world.francois][:count]
    await open_table(world, *everybody, game=key)
    return world


def pressed(panel: Any, *verbs: str) -> list[tuple[str, Press]]:
    """The enabled buttons of a message that send one of these verbs, by custom id."""
    controls = [part for part in panel.parts if part.get("custom_id") and not part.get("disabled")]
    found = [(part["custom_id"], parse_press(part["custom_id"])) for part in controls]
    return [(custom_id, press) for custom_id, press in found if press and press.verb in verbs]


async def confirm_hint(player: Any, panel: Any) -> None:
    """Asks for a hint, also where the panel offers none, then presses what carries out most of it.

    Where a game gives no hint for a choice, the first button is pressed instead.
    """
    await player.advised(panel)
    if not pressed(panel, "confirm"):
        # Some games ask once more before they carry out what leaves something undone.
        ways = pressed(panel, "page") or pressed(panel, "choose")[-1:]
        await player.forge(panel, ways[0][0])
    # What a hint proposes is green, also where others could be carried out as well.
    green = {part["custom_id"] for part in panel.parts if part.get("style") == ButtonStyle.success.value}
    ends = [(at in green, len(press.draft), at) for at, press in pressed(panel, "confirm")]
    await player.forge(panel, max(ends)[-1])


async def play_turn(world: World) -> None:
    """Lets the player on turn open the panel and play until it has nothing more to confirm."""
    player = on_turn(world)
    panel = await open_panel(world, player)
    while pressed(panel, "confirm", "hint", "page", "choose"):
        before = (await stored_version(world), panel.text)
        await confirm_hint(player, panel)
        assert (await stored_version(world), panel.text) != before, f"{panel.text!r} leads nowhere"


async def stored_version(world: World) -> int:
    return (await world.bot.tables.load(1)).row.version


def in_a_language() -> Iterator[Any]:
    """Every game with a language: the suite plays each in one, the long runs in the other too."""
    for number, key in enumerate([*sorted(GAMES), "stones"]):
        for turn, locale in enumerate(("en-US", "fr")):
            again = number % 2 != turn
            yield pytest.param(key, locale, marks=[pytest.mark.soak] if again else [])


@pytest.mark.draws_all
@pytest.mark.parametrize(("key", "locale"), list(in_a_language()))
async def test_a_whole_game_is_played_by_hint_and_confirm(
    make_world: MakeWorld, key: str, locale: str
) -> None:
    world = await seated(make_world, key, locale)
    for _ in range(MOST_TURNS):
        assert 1 <= len(board(world).lines_above) <= 3
        if label(world, "button-play") not in board(world).buttons:
            break
        await play_turn(world)
    assert label(world, "result-title") in board(world).text
    assert all(len(picture.alt) <= ALT_LIMIT for message in world.public() for picture in message.pictures)
    await expect_verified_and_replayed(world)


async def expect_verified_and_replayed(world: World) -> None:
    verified = await world.zoe.slash("verify")
    assert says(verified, "verified") or says_in_french(verified, "verified"), verified
    film = await world.zoe.slash("replay")
    assert film and film.pictures[0].data[:3] == b"GIF" and film.pictures[0].alt


@every_game
async def test_a_panel_opened_before_a_restart_is_confirmed_after_it(make_world: MakeWorld, key: str) -> None:
    world = await seated(make_world, key)
    player, version = on_turn(world), await stored_version(world)
    panel = await open_panel(world, player)
    await world.restart()
    await confirm_hint(player, panel)
    assert await stored_version(world) > version


@every_game
async def test_a_move_that_showed_nothing_is_taken_back(make_world: MakeWorld, key: str) -> None:
    """All agree to an undo; it is refused where the first move of every player has shown something."""
    world = await seated(make_world, key)
    for _ in people(world):
        player, before = on_turn(world), (await world.bot.tables.load(1)).state
        await confirm_hint(player, await open_panel(world, player))
        answer = await player.slash("game undo")
        if not says(answer, "undo-shown"):
            break
    else:
        return
    for message in world.public():
        for custom_id, _ in pressed(message, "agree"):
            for other in people(world):
                await other.forge(message, custom_id)
    assert (await world.bot.tables.load(1)).state == before


@every_game
def test_sample_pictures_are_small_and_look_like_those_of_the_readme(key: str) -> None:
    drawn = PICTURES[key].samples()
    assert f"{key}-board.png" in drawn and f"{key}-lobby.png" in drawn
    for name, picture in drawn.items():
        assert picture[:4] == PNG and len(picture) <= FILE_LIMIT, name
        if (README_PICTURES / name).exists():
            assert_like_the_stored(name.removesuffix(".png"), picture, README_PICTURES)
    assert key == "stones" or (README_PICTURES / f"{key}-board.png").exists()


@every_game
def test_the_stand_in_beats_random_moves(key: str) -> None:
    game = GAMES[key]
    seats = min(seats for seats in game.seats if seats > 1)
    won = [won_by_the_stand_in(game, seats, number) for number in range(DUELS)]
    assert sum(won) > DUELS / 2, won


def won_by_the_stand_in(game: AnyGame, seats: int, number: int) -> float:
    """One game of the stand-in on a changing seat against random moves: 1 for a win, 0.5 for a shared one."""
    own, chance, dice = number % seats, random.Random(number), Dice(number.to_bytes(4, "big"))
    state = game.setup(seats, game.options(), dice).state
    while acting := game.to_act(state):
        seat = min(acting)
        if seat == own:
            action = game.suggest(game.view(state, seat), seat, dice, game.usual_level)
        else:
            action = chance.choice(game.legal_actions(state, seat))
        state = game.apply(state, seat, action, dice).state
    places = game.standing(state).places
    return 0 if places[own] != 1 else 1 / places.count(1)
