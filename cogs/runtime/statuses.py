"""How the process ends, in one line for its operator and a status for what starts it again."""

import logging
import signal
import sys
import time
from contextlib import suppress

import discord

from cogs.runtime.environment import Settings
from cogs.runtime.logs import formatter

# The status at the end. After a failure another start helps; a refusal stays until somebody changes
# something, and a thousand starts a day make Discord take the token away.
FAILED, REFUSED = 1, 78


class StartError(Exception):
    """The bot cannot start now. The message is one line for its operator."""


def say(line: str, settings: Settings) -> None:
    """Tells the operator a line, also before there is a log."""
    if settings.logs == "json":
        line = formatter("json").format(logging.LogRecord("dedale", logging.ERROR, "", 0, line, None, None))
    else:
        line = f"dedale: {line}"
    print(line, file=sys.stderr, flush=True)  # noqa: T201


def obey_sigterm() -> None:
    """Ends at SIGTERM as at Ctrl-C: what was begun is finished first."""

    def interrupt(*_: object) -> None:
        signal.raise_signal(signal.SIGINT)

    # A script lets what it starts in the background ignore Ctrl-C, and SIGTERM goes by the same way.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, interrupt)


def refuse(line: str, settings: Settings) -> int:
    """Tells why the bot cannot run before somebody changes something; does not ask for another start soon."""
    say(line, settings)
    with suppress(KeyboardInterrupt):
        time.sleep(settings.refused_seconds)
    return REFUSED


def fail(line: str, settings: Settings) -> int:
    """Tells why the bot cannot run now; started again it may."""
    say(line, settings)
    return FAILED


def closed(error: discord.ClientException, settings: Settings) -> int:
    """Tells why Discord does not let the bot in."""
    code = 4014 if isinstance(error, discord.PrivilegedIntentsRequired) else getattr(error, "code", None)
    match code:
        case 4011:
            return refuse("the bot is in more servers than one connection may serve", settings)
        case 4013 | 4014:
            return refuse("Discord does not allow the bot's intents; see the developer portal", settings)
        case 4004 | 4010 | 4012:
            return refuse(f"Discord ended the connection: {error}", settings)
        case _:
            return fail(f"Discord ended the connection: {error}", settings)
