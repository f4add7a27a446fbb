"""A digest asks Discord about the person's servers."""

from unittest.mock import AsyncMock, Mock

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
