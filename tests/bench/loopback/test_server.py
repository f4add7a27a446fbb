"""The loopback Discord limits what the benchmarks ask it to limit."""

import aiohttp

from bench.loopback import Loopback
from bench.loopback.messages import new_message
from bench.loopback.server import BOT


async def test_in_a_limited_channel_nothing_is_edited_until_it_is_free_again() -> None:
    async with Loopback() as discord, aiohttp.ClientSession() as session:
        channel = discord.channels[0]
        message = discord.messages[7] = new_message(7, channel, BOT)
        address = f"{discord.environment('')['DISCORD_API_URL']}/channels/{channel}/messages/7"
        statuses = list[int]()
        for limited in ({channel}, set[int]()):
            discord.limited = limited
            response = await session.patch(address, json={"content": "new"})
            statuses.append(response.status)
        assert statuses == [429, 200]
        assert (message.body["content"], discord.edits[7]) == ("new", 1)
