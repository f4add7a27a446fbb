"""A Discord of our own on this machine: it speaks as much REST and gateway as the bot needs.

    async with Loopback() as discord:
        await discord.connected()  # once `python bot.py` runs with `discord.environment()`
        card = await discord.command(person, channel, "game new", game="junior")
        panel = await discord.click(person, card, card.custom_id("join"))

Every person acts by interactions, as with the real one, and gets back the message that answered first. It has
no rate limits, checks no permissions and forgets everything at its end. `world` fills a database with tables
and finished games of its people.
"""

from bench.loopback.messages import Message, Person
from bench.loopback.server import Loopback

__all__ = ["Loopback", "Message", "Person"]
