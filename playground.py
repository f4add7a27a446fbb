"""The playground: the unmodified bot on a simulated Discord in this process, with a web page."""

import argparse
import asyncio
import contextlib
import contextvars
import logging
import os
import sys
import tempfile
import webbrowser
from collections.abc import AsyncGenerator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from bot import Dedale, Settings, read_settings
from cogs.posting import steps
from cogs.runtime.lane import Lane
from db import StoreError
from locales import words

try:
    import simcord
except ModuleNotFoundError:
    raise SystemExit(
        "dedale: there is no DISCORD_TOKEN, and the playground is not installed.\n"
        "Set DISCORD_TOKEN (or DISCORD_TOKEN_FILE), or: pip install -r requirements-play.txt"
    ) from None

from playground_page import tend

PLAYERS = ("Zoé", "Matthieu", "Lou-Anne", "François")
LOCALES = {"en": "en-US", "fr": "fr"}
LOOK_SECONDS = 0.5
DAY = 24 * 3600.0
# Seconds that the bot may take to come to rest, on a busy computer too.
PATIENCE = 120.0
# A click on the page waits for all that the bot does, and for what it does after a shorter sleep than this.
LONG_SLEEP = 1.0
# So the board follows a step at once.
FOLLOW_SECONDS = 0.3

_locales: WeakKeyDictionary[simcord.Env, dict[int, str]] = WeakKeyDictionary()


def speak(env: simcord.Env, locale: str, *people: simcord.MemberActor) -> None:
    """Sets these people's Discord language; simcord sends en-US for everyone."""
    if env not in _locales:
        _locales[env] = {}
        _tell_locales(env, _locales[env])
    _locales[env].update({person.id: locale for person in people})


def _tell_locales(env: simcord.Env, locales: Mapping[int, str]) -> None:
    backend, emit = env.backend, env.backend.emit

    def emit_with_locale(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            user = payload["member"]["user"] if "member" in payload else payload["user"]
            payload = dict(payload, locale=locales.get(int(user["id"]), payload["locale"]))
            if "guild_id" in payload:
                payload["guild_locale"] = backend.get_guild(int(payload["guild_id"])).preferred_locale
        emit(event, payload)

    backend.emit = emit_with_locale


def run(settings: Settings, argv: Sequence[str] = ()) -> int:
    """Serves the page until Ctrl-C; returns 1 after one clear line if it cannot."""
    wish = _read_wish(argv)
    # What is only worth knowing in operation would bury the page's address.
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    # The simulated Discord has no voice and no gateway to warn about.
    logging.getLogger("discord").setLevel(logging.ERROR)
    with tempfile.TemporaryDirectory(prefix="dedale-", ignore_cleanup_errors=True) as folder:
        database = wish.database or str(Path(folder, "playground.sqlite3"))
        try:
            here = msgspec.structs.replace(settings, database=database, where="channel", backups=None)
            asyncio.run(_serve(here, wish))
        except KeyboardInterrupt:
            return 0
        except (StoreError, simcord.SetupError, OSError) as error:
            print(f"dedale: {error}", file=sys.stderr)
            return 1
    return 0


def _read_wish(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The playground: no token, no network.")
    parser.add_argument(
        "--database",
        default=os.environ.get("DEDALE_DATABASE"),
        help="keep the games in this file; thrown away otherwise (DEDALE_DATABASE)",
    )
    parser.add_argument(
        "--language",
        choices=sorted(LOCALES),
        default=os.environ.get("DEDALE_LANGUAGE", "en"),
        help="what the four local users speak (DEDALE_LANGUAGE)",
    )
    parser.add_argument("--port", type=int, default=0, help="of the page; a free one otherwise")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    wish = parser.parse_args(argv)
    if wish.language not in LOCALES:
        parser.error(f"DEDALE_LANGUAGE must be one of {', '.join(sorted(LOCALES))}")
    return wish


async def _serve(settings: Settings, wish: argparse.Namespace) -> None:
    bot, locale = Dedale(settings), LOCALES[wish.language]
    try:
        bot.command_links.are_translated = True  # the page sees to it
        steps.FOLLOW_SECONDS = FOLLOW_SECONDS  # pyright: ignore[reportConstantRedefinition]
        async with simulated(bot) as env:
            channel, players = await make_world(env, locale)
            preview = env.preview(channel, viewers=players, layout="channel", locale=locale, port=wish.port)
            tend(preview, locale, words(wish.language))
            async with preview:
                _announce(preview.url, wish)
                await _follow(env, preview)
    finally:
        await bot.close()


@contextlib.asynccontextmanager
async def simulated(bot: Dedale) -> AsyncGenerator[simcord.Env]:
    """Runs a bot on a simulated Discord, where no click waits for its thoughts and sleeps."""
    env = simcord.Env(bot, shard_count=1, check_errors=False, settle_timeout=PATIENCE)
    think_outside(env, bot.lane)
    sleep_outside(env)  # before the bot starts: some of its tasks go to sleep at once
    await env.start()
    try:
        with env.time_context():
            yield env
    finally:
        await env.shutdown()


def think_outside(env: simcord.Env, lane: Lane) -> None:
    """Lets nobody wait for an expert's thought: a click on the page would wait for all that the bot does."""
    ask = lane.ask
    outside = contextvars.copy_context()  # what is begun in it is no work of the bot

    async def ask_outside(question: bytes, **wishes: Any) -> bytes | None:
        thought = outside.copy().run(asyncio.create_task, ask(question, **wishes))
        return await env.external_wait(thought, reason="an expert thinks")

    lane.ask = ask_outside


def sleep_outside(env: simcord.Env) -> None:
    """Lets nobody wait for what the bot does after a long sleep: a card's next edit is half a minute away."""
    sleep = asyncio.sleep
    outside = contextvars.copy_context()

    async def doze(seconds: float, result: Any = None) -> Any:
        if seconds < LONG_SLEEP:
            return await sleep(seconds, result)
        asleep = outside.copy().run(asyncio.create_task, sleep(seconds, result))
        try:
            return await env.external_wait(asleep, reason="the bot sleeps")
        except simcord.SetupError:  # it is not the bot that sleeps, but what simulates Discord
            return await asleep

    asyncio.sleep = doze


def now() -> datetime:
    """The time of the simulated Discord."""
    return datetime.now(UTC)


async def make_world(
    env: simcord.Env, locale: str
) -> tuple[simcord.ChannelHandle, list[simcord.MemberActor]]:
    """Makes a server with one channel, four people, and a table that the first of them has opened."""
    # Simcord's own clock stands still, so deadlines would be off by days.
    env.backend.clock.now = now
    # Nor does the bot answer too late: a busy computer may need more than three seconds to warm up.
    iso_after = env.backend.iso_after
    env.backend.iso_after = lambda seconds: iso_after(max(seconds, DAY))
    env.backend.edit_bot_profile("Dédale")
    guild = env.create_guild("Dédale", preferred_locale=locale)
    channel = guild.create_text_channel("dédale")
    players = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PLAYERS]
    speak(env, locale, *players)
    await players[0].slash(channel, "game new", game="junior")
    return channel, players


async def _follow(env: simcord.Env, preview: simcord.Preview) -> None:
    """Publishes what the bot does on its own until the page is closed; clicks publish by themselves."""
    closed = asyncio.create_task(preview.wait_closed())
    publish = preview._publish  # pyright: ignore[reportPrivateUsage]
    shown = _messages(env, preview)

    def publish_and_note(*args: Any, **kwargs: Any) -> None:
        nonlocal shown
        shown = _messages(env, preview)
        publish(*args, **kwargs)

    preview._publish = publish_and_note  # pyright: ignore[reportPrivateUsage]
    while not closed.done():
        await asyncio.wait((closed,), timeout=LOOK_SECONDS)
        if not closed.done() and _messages(env, preview) != shown:
            # If a click is being answered, that publishes, or the next look does.
            with contextlib.suppress(simcord.SetupError, TimeoutError):
                await preview.refresh()


def _messages(env: simcord.Env, preview: simcord.Preview) -> dict[int, str | None]:
    """The messages in the channel, and when each was last edited."""
    return {m.id: m.edited_timestamp for m in env.backend.messages.get(preview.channel.id, {}).values()}


def _announce(url: str, wish: argparse.Namespace) -> None:
    """Prints what to do, and last of all where; nothing may push that off the screen."""
    speak = words(wish.language)
    buttons = {name: speak(f"button-{name}") for name in ("add-bot", "start", "play")}
    print(f"\n{speak('playground-how', **buttons)}\n{speak('playground-local')}\n")
    print(f"{speak('playground-open')}\n\n    {url}\n", flush=True)
    if wish.open:
        webbrowser.open(url)


if __name__ == "__main__":
    here = read_settings(dict(os.environ))
    sys.exit(f"dedale: {here.wrong}" if here.wrong else run(here, sys.argv[1:]))
