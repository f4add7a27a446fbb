"""The bot as in production, forked from a process that has imported it and drawn its pieces.

`python -m tests.durability.real_process` runs `bot.main` for each line that it reads, with the environment
that it was given itself.
"""

from typing import Any

import bot
import render
from locales import LANGUAGES, words
from tests.durability.bot_process import fork_for_each_line


class Hurried(bot.Dedale):
    """Does not wait for more servers: the loopback Discord tells of all at once."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._connection.guild_ready_timeout = 0.02


def main() -> None:
    for language in LANGUAGES:
        words(language)("button-play")
    for _ in render.warming(()):
        pass
    bot.Dedale = Hurried
    fork_for_each_line(lambda _: bot.main([]))


if __name__ == "__main__":
    main()
