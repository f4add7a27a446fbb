"""Commands that cannot be called, and options whose choices cannot be found, are answered as well."""

import logging
from types import SimpleNamespace
from typing import Any, cast

import pytest
from simcord.actors import _dispatch_actor_interaction

from cogs.ui.command_tree import are_readable, sync_once
from db import Store, StoreError
from db.queries import games
from tests.playing.saying import says
from tests.playing.stores import replace_query
from tests.playing.tables import refused

COMMAND, AUTOCOMPLETE = 2, 4
TEXT, INTEGER, SWITCH, USER = 3, 4, 5, 6


async def send(player: Any, kind: int, name: str, *options: dict[str, Any]) -> Any:
    data = {"id": "1", "name": name, "type": 1, "options": list(options)}
    return await _dispatch_actor_interaction(player.member, kind, player.world.channel, data)


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        *((TEXT, "a\x00b"), (TEXT, "\ud800"), (TEXT, 3), (INTEGER, 2**53), (INTEGER, "3"), (INTEGER, True)),
        *((SWITCH, 1), (USER, "7"), (USER, "٣")),
    ],
)
def test_a_value_that_no_client_of_discords_sends_is_not_read(kind: int, value: object) -> None:
    command = {"name": "new", "type": 1, "options": [{"name": "x", "type": kind, "value": value}]}
    assert not are_readable([command], known={"users": {"8"}, "roles": {"7"}})


def test_an_ordinary_value_is_read() -> None:
    values = {TEXT: "é", INTEGER: -1, SWITCH: False, USER: "8"}
    assert are_readable(
        [{"name": "x", "type": k, "value": v} for k, v in values.items()], known={"users": {"8"}}
    )


async def test_a_command_that_is_gone_says_that_the_commands_have_changed(world: Any) -> None:
    result = await send(world.zoe, COMMAND, "labyrinth")
    assert says(world.zoe._answer(result), "commands-changed")


async def test_an_option_of_a_command_that_is_gone_is_offered_nothing(world: Any) -> None:
    focused = {"name": "number", "type": INTEGER, "value": "", "focused": True}
    assert (await send(world.zoe, AUTOCOMPLETE, "labyrinth", focused)).autocomplete_choices == []


async def test_a_number_too_large_is_refused_in_words(world: Any) -> None:
    number = {"name": "number", "type": INTEGER, "value": 2**63}
    act = send(world.zoe, COMMAND, "board", number)

    async def answered() -> Any:
        return world.zoe._answer(await act)

    assert says(await refused(world, answered()), "option-not-understood")


@pytest.mark.logs_errors
async def test_choices_that_cannot_be_found_are_none_and_our_error(
    world: Any, monkeypatch: Any, caplog: Any
) -> None:
    async def crash(*_: Any, **__: Any) -> Any:
        raise StoreError("broken for a test")

    replace_query(monkeypatch, world.bot.store, games.running_of_user, crash)
    focused = {"name": "number", "type": INTEGER, "value": "", "focused": True}
    assert (await send(world.zoe, AUTOCOMPLETE, "board", focused)).autocomplete_choices == []
    assert len([record for record in caplog.records if record.levelno == logging.ERROR]) == 1


async def test_of_several_processes_the_first_of_a_version_tells_discord_the_commands(postgres: str) -> None:
    class Tree:
        """Commands that Discord may know."""

        def __init__(self, name: str) -> None:
            self.client = SimpleNamespace(application_id=1)
            self.own = [SimpleNamespace(name=name, to_dict=lambda tree: {"name": name})]
            self.synced = 0

        def get_commands(self) -> Any:
            return self.own

        async def sync(self) -> Any:
            self.synced += 1
            known[:] = self.own
            return known

        async def fetch_commands(self) -> Any:
            return known

    known: list[Any] = []
    trees = [Tree("play"), Tree("play"), Tree("moved"), Tree("moved")]
    for tree in trees:
        async with await Store.open(postgres) as store:
            assert [one.name for one in await sync_once(cast(Any, tree), store)] == [tree.own[0].name]
    assert [tree.synced for tree in trees] == [1, 0, 1, 0]
    known.clear()  # somebody has deleted them
    async with await Store.open(postgres) as store:
        assert await sync_once(cast(Any, trees[3]), store) and trees[3].synced == 1
        claims = await store.claim(1, [0], lambda held: None, lambda subject, guild: None)
        async with await Store.open(postgres) as old:
            assert [one.name for one in await sync_once(cast(Any, trees[1]), old)] == ["moved"]
        await claims.close()
    async with await Store.open(postgres) as back:  # nobody runs the newer version any more
        assert [one.name for one in await sync_once(cast(Any, trees[1]), back)] == ["play"]
