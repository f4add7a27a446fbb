"""The playground as a program: it says where its page is, ends when told to, and refuses in one line."""

import asyncio
import os
import re
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from itertools import count, takewhile
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
import simcord

import playground
from bot import Dedale, Settings
from engine.thinking import answered
from locales import LANGUAGES, words
from tests import ROOT
from tests.playing.saying import EN, says
from tests.playing.tables import board, open_table, play_on


def ignore_ctrl_c() -> None:
    """As a script does for what it starts in the background."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def program(*args: str, **env: str) -> Iterator[subprocess.Popen[str]]:
    """`python bot.py` with no token."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "DEDALE_"))}
    command = [sys.executable, "bot.py", *args]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=kept | env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=None if sys.platform == "win32" else ignore_ctrl_c,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return next(found[0] for line in process.stdout if (found := re.search(r"http://[^#\s]+", line)))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to send")
@pytest.mark.parametrize(("language", "end"), [*zip(LANGUAGES, (signal.SIGINT, signal.SIGTERM), strict=True)])
def test_it_serves_its_page_says_where_last_of_all_and_ends_cleanly(
    language: str, end: signal.Signals, tmp_path: Path
) -> None:
    speak, file = words(language), tmp_path / "kept.sqlite3"
    with program("--language", language, "--database", str(file)) as process:
        assert process.stdout is not None
        title = f"{speak('playground-open')}\n"
        before = "".join(takewhile(lambda line: line != title, process.stdout))
        with urlopen(address(process)) as answer:
            assert answer.status == 200
        process.send_signal(end)
        after, errors = process.communicate(timeout=60)
    assert speak("playground-local") in before
    assert (process.returncode, after.strip(), errors) == (0, "", "")
    assert file.exists()


@pytest.mark.parametrize(
    "args", [("--port", "taken"), ("--database", "missing/folder/dedale.sqlite3")], ids=["port", "database"]
)
def test_what_cannot_be_is_told_in_one_line(args: tuple[str, str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        wish = {"taken": str(taken.getsockname()[1])}.get(args[1], str(tmp_path / args[1]))
        with program(args[0], wish) as process:
            _, told = process.communicate(timeout=60)
    lines = [line for line in told.splitlines() if line.startswith("dedale: ")]
    assert (process.returncode, len(lines), "Traceback" in told) == (1, 1, False), told


async def test_people_speak_the_language_they_were_given(world: Any) -> None:
    helene = world.add_player("Hélène", "fr")
    french, english = await helene.slash("help"), await world.zoe.slash("help")
    assert french.text != english.text


async def test_everybody_speaks_french_in_a_french_server(french_world: Any) -> None:
    answer = await french_world.zoe.slash("help")
    assert re.search(r"\b(une?|les?|vous|tu)\b", answer.text)


async def test_the_first_table_is_there_however_slow_the_computer_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each look at the clock finds a minute gone: on Discord all answers would come too late."""
    start, looks = datetime.now(UTC), count()
    monkeypatch.setattr(playground, "now", lambda: start + timedelta(minutes=next(looks)))
    bot = Dedale(Settings(database=str(tmp_path / "slow.sqlite3"), where="channel"))
    try:
        async with simcord.run(bot, shard_count=1, settle_timeout=120.0) as env:
            channel, _ = await playground.make_world(env, "en-US")
            assert len(env.backend.messages[channel.id]) == 1
    finally:
        await bot.close()


async def test_clicks_go_on_while_an_expert_looks_back_at_a_game(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world)
    thinks = asyncio.Event()

    async def ask(question: bytes, **wishes: Any) -> bytes | None:
        await thinks.wait()
        return answered(question)

    world.bot.lane.ask = ask
    playground.think_outside(world.env, world.bot.lane)
    review = await world.zoe.press(board(world), "button-review")
    assert says(review, "review-progress") and (await world.zoe.slash("help")).is_private
    thinks.set()
    await world.env.settle()
    assert says(review, "review-title", game=EN("game-junior"), number=1)


def following() -> list[asyncio.Task[Any]]:
    """What the card of the first table does: it sleeps after each edit."""
    return [task for task in asyncio.all_tasks() if task.get_name() == "card-1"]


async def test_no_click_waits_for_a_card_that_sleeps(world: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its edit then came in the last moment of the page's patience, and the page gave the click up."""
    monkeypatch.setattr("cogs.lobby.table_cards.PAUSE_SECONDS", 15.0)  # simcord would wait for it
    monkeypatch.setattr(asyncio, "sleep", asyncio.sleep)
    playground.sleep_outside(world.env)
    await open_table(world, world.zoe, world.matthieu)
    assert (await world.zoe.slash("help")).is_private and following()


async def test_no_click_waits_for_a_task_that_sleeps_from_the_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A click waits for whatever sleeps in a task of the bot's own, and ends within the page's patience."""
    sleep, waited_for = asyncio.sleep, list[str]()

    async def noted(seconds: float, result: Any = None) -> Any:
        task = asyncio.current_task()
        if task and seconds >= playground.LONG_SLEEP and "noted" not in repr(task.get_coro()):
            waited_for.append(task.get_name())
        return await sleep(seconds, result)

    monkeypatch.setattr(asyncio, "sleep", noted)
    bot = Dedale(Settings(database=str(tmp_path / "x.sqlite3")))
    try:
        async with playground.simulated(bot) as env:
            await playground.make_world(env, "en-US")
            assert "digests" in {task.get_name() for task in asyncio.all_tasks()}
            assert not waited_for
    finally:
        await bot.close()


async def test_a_card_that_sleeps_wakes(world: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.lobby.table_cards.PAUSE_SECONDS", 2.0)
    monkeypatch.setattr(asyncio, "sleep", asyncio.sleep)
    playground.sleep_outside(world.env)
    await open_table(world, world.zoe, world.matthieu)
    cards = following()
    await asyncio.wait(cards, timeout=60)
    assert all(card.done() for card in cards) and not following()


@pytest.mark.parametrize("script", ["bot.py", "playground.py"])
def test_both_programs_tell_their_options(
    script: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in os.environ if name.startswith(("DISCORD_", "DEDALE_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setattr("sys.argv", [script, "--help"])
    with pytest.raises(SystemExit, match="0"):
        runpy.run_path(str(ROOT / script), run_name="__main__")
    assert "--language" in capsys.readouterr().out
