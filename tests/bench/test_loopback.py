"""The real bot's process on the loopback Discord of the benchmarks: a command is answered, a table begins."""

import asyncio
import sys
from pathlib import Path

from bench.loopback import Loopback, Person

ROOT = Path(__file__).parents[2]


async def test_a_table_begins_on_the_loopback_discord(tmp_path: Path) -> None:
    host, guest = Person(1, "Zoé"), Person(2, "Matthieu")
    async with Loopback() as discord:
        environment = discord.environment(str(tmp_path / "loopback.sqlite3"))
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "bot.py", cwd=ROOT, env=environment, stderr=asyncio.subprocess.DEVNULL
        )
        try:
            await discord.connected()
            card = await discord.command(host, discord.channels[0], "game new", game="junior")
            for person, verb in ((guest, "join"), (host, "start")):
                await discord.click(person, card, card.custom_id(verb) or "")
            board = await discord.posted(card.channel_id, card.id)
            assert board.custom_id("play")
        finally:
            bot.terminate()
            await bot.wait()
