"""Where the bot may write, and how a place is linked."""

from typing import Any
from unittest.mock import AsyncMock, Mock, create_autospec

import discord
import pytest

from cogs.ui.links import link
from cogs.ui.places import Places, missing_in

ALL = discord.Permissions.all()


def place(kind: type[Any], **permissions: bool) -> Any:
    """A place in which the bot has all permissions but those named False."""
    allowed = discord.Permissions(ALL.value)
    allowed.update(**permissions)
    found = create_autospec(kind, instance=True)
    found.permissions_for.return_value = allowed
    return found


def test_a_channel_with_all_permissions_lacks_none() -> None:
    assert missing_in(place(discord.TextChannel)) == []


@pytest.mark.parametrize("name", ["view_channel", "send_messages", "attach_files"])
def test_a_missing_permission_is_named(name: str) -> None:
    assert missing_in(place(discord.TextChannel, **{name: False})) == [name]


def test_in_a_thread_another_permission_is_needed_to_write() -> None:
    thread = place(discord.Thread, send_messages_in_threads=False, send_messages=False)
    thread.locked = False
    assert missing_in(thread) == ["send_messages_in_threads"]


@pytest.mark.parametrize(("locked", "missing"), [(True, ["manage_threads"]), (False, [])])
def test_a_locked_thread_is_open_to_those_who_manage_threads(locked: bool, missing: list[str]) -> None:
    thread = place(discord.Thread, manage_threads=False)
    thread.locked = locked
    assert missing_in(thread) == missing


@pytest.mark.parametrize(("flags", "found"), [(0, 5), (discord.MessageFlags(loading=True).value, None)])
async def test_an_answer_that_was_only_acknowledged_is_none(flags: int, found: int | None) -> None:
    client = Mock(http=Mock(request=AsyncMock(return_value={"id": "5", "flags": flags})))
    assert await Places(client).answer_to(1, "token") == found


def test_a_link_leads_to_a_channel_or_to_a_message_in_it() -> None:
    assert link(1, 2) == "https://discord.com/channels/1/2"
    assert link(1, 2, 3) == "https://discord.com/channels/1/2/3"


@pytest.mark.parametrize(
    ("answer", "is_there"),
    [
        ({}, True),
        (discord.NotFound(Mock(status=404), ""), False),
        (discord.Forbidden(Mock(status=403), ""), False),
    ],
)
async def test_discord_says_who_is_in_a_server_of_another_process(answer: Any, is_there: bool) -> None:
    client = Mock(get_guild=Mock(return_value=None))
    client.http.get_member = AsyncMock(side_effect=[answer])
    assert await Places(client).is_member(1, 2) is is_there
