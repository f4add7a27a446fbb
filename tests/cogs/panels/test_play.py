"""What a player may know they can see at any time: Play shows it on others' turns as well."""

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.panels.offers import can_be_undone
from cogs.tables.table import Played
from engine import GAMES
from engine.core import Dice
from tests.playing import tables
from tests.playing.saying import EN, says
from tests.playing.tables import board, on_turn, open_table, other, refused


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_play_shows_a_player_who_waits_their_own_view(world: Any, key: str) -> None:
    await open_table(world, world.zoe, world.matthieu, game=key)
    table = await world.bot.tables.load(1)
    waiting = [seat for seat in (0, 1) if seat not in table.may_act]
    player = world.zoe if waiting[0] == 0 else world.matthieu
    shown = await player.press(board(world), "button-play")
    assert shown.is_private and says(shown, "not-your-turn") and shown.pictures
    assert EN("button-confirm") not in shown.buttons


async def test_a_secret_goal_is_seen_while_another_plays_and_by_nobody_else(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, goals="secret")
    player = on_turn(world)
    await player.slash("junior push", slot="N1")
    await player.slash("junior stay")
    shown = await player.press(board(world), "button-play")
    assert says(shown, "junior-panel-seek-own")
    assert says(await refused(world, world.lou.press(board(world), "button-play")), "not-seated")
    assert not any(says(message, "junior-panel-seek-own") for message in world.public())


async def test_a_hand_is_seen_and_opened_while_another_plays(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, game="poudlard")
    player = other(world, on_turn(world))
    shown = await player.press(board(world), "button-play")
    assert says(shown, "poudlard-hand-empty") or says(shown, "poudlard-hand")
    assert EN("poudlard-button-hand") in shown.buttons


async def test_in_a_paused_game_the_own_view_is_still_there(world: Any) -> None:
    old = (await open_table(world, world.zoe, world.matthieu)).button("button-play")
    await tables.manager(world).slash("game pause", number=1)
    shown = await world.zoe.forge(board(world), old)
    assert says(shown, "game-paused") and shown.pictures


@pytest.mark.parametrize("key", sorted(key for key, game in GAMES.items() if game.every_turn_reveals))
def test_games_that_say_so_show_something_in_every_turn(key: str) -> None:
    game, dice = GAMES[key], Dice(b"every turn")
    state = game.setup(2, game.options(), dice).state
    is_waiting, is_shown, turns = False, False, 0
    while game.to_act(state) and turns < 8:
        seat, drawn = min(game.to_act(state)), dice.drawn
        action = game.suggest(game.view(state, seat), seat, Dice(bytes([drawn % 256])), "easy")
        step = game.apply(state, seat, action, dice)
        shows = game.has_revealed(step.events, dice.drawn - drawn)
        to_act = game.to_act(step.state)
        if seat == 1 and is_waiting:
            is_shown |= shows
            if 0 in to_act:
                assert is_shown, (key, action)
                is_waiting, turns = False, turns + 1
        elif seat == 0:
            is_waiting, is_shown = not shows and 0 not in to_act, False
        state = step.state


async def test_undo_is_not_offered_where_bots_show_something_at_once(world: Any) -> None:
    await open_table(world, world.zoe, bots=1, game="secret")
    table = await world.bot.tables.load(1)
    for to_act, is_offered in ((0, True), (1, False)):
        game = _Waiting(table.game, frozenset({to_act}))
        played = Played(replace(table, game=game), (), True, is_final=False)
        assert can_be_undone(played) is is_offered


class _Waiting:
    """A game that waits for these seats."""

    def __init__(self, game: Any, seats: frozenset[int]) -> None:
        self.every_turn_reveals, self._seats = game.every_turn_reveals, seats
        self.rules_version = game.rules_version

    def to_act(self, state: Any) -> frozenset[int]:
        return self._seats
