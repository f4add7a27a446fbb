"""The process is killed while a table opens or starts: the next one gives it its card, thread and board."""

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import discord
import pytest

from cogs.lobby.commands import LobbyCog
from cogs.lobby.lobby import Lobby
from cogs.posting.boards import Boards
from cogs.ui.answers import Answer
from tests.playing import tables
from tests.playing.saying import BOARD_BUTTONS, EN, says
from tests.playing.tables import open_lobby


class Killer:
    """Ends the process at a moment: nothing that it still had to do is done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self.hung: list[asyncio.Task[Any]] = []

    def at(self, owner: Any, name: str, *, after: bool) -> None:
        """Choose the moment before or after this is done."""
        real = getattr(owner, name)

        async def hang(*args: Any, **facts: Any) -> Any:
            if after:
                await real(*args, **facts)
            task = asyncio.current_task()
            assert task
            self.hung.append(task)
            await asyncio.Event().wait()

        self._patch.setattr(owner, name, hang)

    async def kill(self, world: Any, act: Any) -> None:
        """Let somebody act until the moment has come; start another process on what this one left."""

        async def until_hung(**_: Any) -> None:
            for _ in range(4000):
                if self.hung:
                    return
                await asyncio.to_thread(time.sleep, 0.005)  # no timer of the simulated clock

        world.env._settle_internal = until_hung
        try:
            await act
        finally:
            del world.env._settle_internal
        assert self.hung, "the moment did not come"
        self._patch.undo()
        self._patch.setattr(world.bot.dispatcher, "done", tables.nothing)
        for task in self.hung:
            task.cancel()
        await asyncio.gather(*self.hung, return_exceptions=True)
        await world.bot.close()
        await world.env.restart_bot(world.make_bot())
        await world.env.settle()


@pytest.fixture
def killer() -> Iterator[Killer]:
    with pytest.MonkeyPatch.context() as patch:  # of its own: it is undone while the world still stands
        yield Killer(patch)


def cards(world: Any) -> list[Any]:
    return [seen for seen in world.public() if EN("button-join") in seen.buttons]


@pytest.mark.parametrize("after", [False, True])
async def test_a_table_whose_opening_was_killed_has_one_card(world: Any, killer: Killer, after: bool) -> None:
    killer.at(Answer, "post", after=after)
    await killer.kill(world, world.zoe.slash("game new", game="junior"))
    (card,) = cards(world)
    assert card.pictures and card.id == (await world.bot.tables.row(1)).lobby_message_id
    await world.matthieu.press(card, "button-join")
    assert "Matthieu" in card.text and not await tables.unsent(world)
    assert "game 1]" in (await world.matthieu.slash("games")).text


async def test_a_table_whose_card_cannot_be_posted_any_more_closes(world: Any, killer: Killer) -> None:
    killer.at(Answer, "post", after=False)
    act = world.zoe.slash("game new", game="junior")
    asyncio.get_running_loop().call_later(0, tables.forbid, world, world.channel, "send_messages")
    await killer.kill(world, act)
    assert (await world.bot.tables.row(1)).status == "cancelled"
    assert says(await world.zoe.slash("games"), "games-none")


MOMENTS: dict[str, Callable[[Killer], None]] = {
    "dealt": lambda killer: killer.at(LobbyCog, "changed", after=False),
    "answered": lambda killer: killer.at(Lobby, "open_thread", after=False),
    "thread opened, not noted": lambda killer: killer.at(discord.PartialMessage, "create_thread", after=True),
    "thread noted": lambda killer: killer.at(Lobby, "open_thread", after=True),
    "before the board": lambda killer: killer.at(Boards, "_post", after=False),
}


@pytest.mark.parametrize("moment", MOMENTS)
async def test_a_game_whose_start_was_killed_has_one_thread_and_one_board(
    make_world: Any, killer: Killer, moment: str
) -> None:
    world = await make_world()
    card = await open_lobby(world, world.zoe, world.matthieu)
    MOMENTS[moment](killer)
    await killer.kill(world, world.zoe.press(card, "button-start"))
    (thread,) = world.channel.threads
    boards = [seen for seen in world.public(thread) if seen.buttons == BOARD_BUTTONS]
    assert len(boards) == 1 and not await tables.unsent(world)
    assert (await world.bot.tables.row(1)).home_id == thread.id == card.id
    assert [seen.id for seen in world.public()][:1] == [card.id]
    assert EN("button-start") not in card.buttons


async def test_start_pressed_before_the_card_is_known_waits_for_it(make_world: Any, monkeypatch: Any) -> None:
    world, real = await make_world(), Answer.post
    started = list[Any]()

    async def slowly(answer: Answer, *args: Any, **facts: Any) -> int:
        message_id = await real(answer, *args, **facts)
        started.append(asyncio.create_task(world.bot.lobby.start(1, answer.interaction, is_alone=True)))
        for _ in range(20):
            await asyncio.sleep(0)
        return message_id

    monkeypatch.setattr(Answer, "post", slowly)
    card = await world.zoe.slash("game new", game="junior")
    assert (await started[0]).lobby_message_id == card.id


async def test_a_thread_without_its_card_is_found_by_its_name(make_world: Any, killer: Killer) -> None:
    world = await make_world()
    card = await open_lobby(world, world.zoe, world.matthieu)
    world.env.backend.delete_message(world.channel.id, card.id)
    killer.at(discord.TextChannel, "create_thread", after=True)
    await killer.kill(world, world.zoe.slash("game start"))
    (thread,) = world.channel.threads
    assert [seen.buttons for seen in world.public(thread)] == [BOARD_BUTTONS]
