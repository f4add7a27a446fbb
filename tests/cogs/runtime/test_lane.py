"""The lane: a process that answers one question after another, and is replaced when it hangs."""

import asyncio
import os
import sys

import pytest

from cogs.runtime.lane import Lane
from engine import GAMES
from engine.thinking import MOST_MEMORY, NICENESS, question
from tests.engine.core.test_search import positions

# Answers each line with its capitals; hangs at "hang", ends at "end".
ECHO = """
import sys, time
for line in sys.stdin:
    if line == "hang\\n": time.sleep(600)
    if line == "end\\n": sys.exit("why it ended")
    print(line.upper(), end="", flush=True)
"""
COMMAND = (sys.executable, "-c", ECHO)


async def test_questions_are_answered_in_turn() -> None:
    lane = Lane(COMMAND)
    assert await asyncio.gather(*(lane.ask(b"%d a\n" % n) for n in range(3))) == [
        b"0 A\n",
        b"1 A\n",
        b"2 A\n",
    ]
    await lane.close()


async def test_a_process_that_hangs_is_replaced() -> None:
    lane = Lane(COMMAND, patience=0.5)
    assert await lane.ask(b"hang\n") is None
    lane.patience = 60
    assert await lane.ask(b"again\n") == b"AGAIN\n"
    await lane.close()


async def test_a_process_that_ends_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    lane = Lane(COMMAND)
    assert await lane.ask(b"end\n") is None
    told = [record.getMessage() for record in caplog.records if record.name == "dedale.lane"]
    assert told[1:] == ["the lane's last words: why it ended"]
    assert await lane.ask(b"again\n") == b"AGAIN\n"
    await lane.close()


async def test_a_full_lane_answers_nothing_at_once() -> None:
    lane = Lane(COMMAND, room=1)
    first = asyncio.create_task(lane.ask(b"first\n"))
    await asyncio.sleep(0)
    assert await lane.ask(b"second\n") is None
    assert await first == b"FIRST\n"
    await lane.close()


async def test_whoever_gives_up_leaves_no_answer_to_the_next() -> None:
    lane = Lane(COMMAND)
    asking = asyncio.create_task(lane.ask(b"hang\n"))
    await asyncio.sleep(0.2)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    assert await lane.ask(b"next\n") == b"NEXT\n"
    await lane.close()


async def test_a_closed_lane_answers_nothing() -> None:
    lane = Lane(COMMAND)
    waiting = asyncio.create_task(lane.ask(b"hang\n"))
    await asyncio.sleep(0.2)
    await lane.close()
    assert await waiting is None and await lane.ask(b"more\n") is None


async def test_a_program_that_cannot_be_started_is_no_answer() -> None:
    lane = Lane(("no-such-program",))
    assert await lane.ask(b"anyone\n") is None
    await lane.close()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the limits of another process cannot be read")
async def test_the_process_in_which_experts_think_lets_others_go_first_and_stays_small() -> None:
    import resource

    game = GAMES["junior"]
    state = positions(game)[0]
    lane = Lane(patience=60)
    assert await lane.ask(question(game, state, min(game.to_act(state)), b"seed"))
    assert lane.pid
    assert os.getpriority(os.PRIO_PROCESS, lane.pid) == min(os.nice(0) + NICENESS, 19)
    assert resource.prlimit(lane.pid, resource.RLIMIT_AS) == (MOST_MEMORY, MOST_MEMORY)
    await lane.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits no memory")
async def test_a_process_that_would_grow_too_large_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    greedy = f"from engine.thinking import stay_small; stay_small(); input(); bytearray({MOST_MEMORY})"
    lane = Lane((sys.executable, "-c", greedy), patience=60)
    assert await lane.ask(b"anything\n") is None
    assert "MemoryError" in caplog.text
    await lane.close()
