"""Commands that cannot be called, and options whose choices cannot be found, are answered as well."""

import logging
from typing import Any

import pytest
from simcord.actors import _dispatch_actor_interaction

from cogs.ui.command_tree import are_readable
from db import StoreError
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
    assert not are_readable([command], known={"8"})


def test_an_ordinary_value_is_read() -> None:
    values = {TEXT: "é", INTEGER: -1, SWITCH: False, USER: "8"}
    assert are_readable([{"name": "x", "type": k, "value": v} for k, v in values.items()], known={"8"})


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

    replace_query(monkeypatch, world.bot.store, games.labels_of_user, crash)
    focused = {"name": "number", "type": INTEGER, "value": "", "focused": True}
    assert (await send(world.zoe, AUTOCOMPLETE, "board", focused)).autocomplete_choices == []
    assert len([record for record in caplog.records if record.levelno == logging.ERROR]) == 1
