"""A digest asks Discord about the person's servers."""

from unittest.mock import AsyncMock, Mock

import discord
import pytest

from cogs.tournaments.service.digests import PersonsDay
from cogs.tournaments.telling.digests import MOST_SERVERS, DigestSender


async def test_discord_is_asked_about_each_server_once_and_not_about_ever_more() -> None:
    tables = [Mock(row=Mock(guild_id=number)) for number in (*range(50), *range(50))]
    service = Mock(of_person=AsyncMock(return_value=PersonsDay(tables, [], {})))
    places = Mock(is_member=AsyncMock(return_value=False))
    sender = DigestSender(service, Mock(), places, AsyncMock(), Mock())
    assert await sender.text(7) == ""
    asked = [call.args for call in places.is_member.await_args_list]
    assert asked == [(number, 7) for number in range(MOST_SERVERS)]


@pytest.mark.parametrize(
    ("plays", "sees", "is_told"), [(True, False, True), (False, True, True), (False, False, False)]
)
async def test_whoever_plays_no_more_is_told_results_only_while_they_see_the_channel(
    plays: bool, sees: bool, is_told: bool
) -> None:
    channel = Mock(spec=discord.TextChannel)
    channel.permissions_for.return_value = Mock(view_channel=sees)
    places = Mock(
        member=AsyncMock(), channel=Mock(return_value=channel), is_member=AsyncMock(return_value=True)
    )
    tournament = Mock(is_playing=Mock(return_value=plays), open_pairings=[], state=Mock(results=[]))
    service = Mock(of_person=AsyncMock(return_value=PersonsDay([], [tournament], {})))
    replies = Mock(public=AsyncMock(), for_person=AsyncMock())
    await DigestSender(service, replies, places, AsyncMock(), Mock()).text(7)
    assert replies.for_person.await_count == is_told  # nobody asks for words without anything to tell
