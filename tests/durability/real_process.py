"""The bot as in production, forked from a process that has imported it and drawn its pieces.

`python -m tests.durability.real_process` runs `bot.main` for each line that it reads, with the environment
that it was given itself. Two things are hurried: it does not wait for more servers, and tells Discord its
commands only if Discord knows none.
"""

import gc
from typing import Any

from discord import app_commands

import bot
import render
from locales import LANGUAGES, words
from tests.durability.bot_process import fork_for_each_line


class Hurried(bot.Dedale):
    """The loopback Discord tells of all servers at once."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._connection.guild_ready_timeout = 0.02


async def sync_at_first(tree: app_commands.CommandTree[Any], store: Any) -> list[app_commands.AppCommand]:
    return await tree.fetch_commands() or await tree.sync()


def main() -> None:
    for language in LANGUAGES:
        words(language)("button-play")
    for _ in render.warming(()):
        pass
    bot.Dedale, bot.sync_once = Hurried, sync_at_first
    gc.collect()
    gc.freeze()  # else each fork would copy all of it to count references
    fork_for_each_line(lambda _: bot.main([]))


if __name__ == "__main__":
    main()
