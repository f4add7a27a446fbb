"""The real process is killed at chosen moments; the next one finds or makes each card, place and board once.

The suite kills once at each moment. `DEDALE_TEST_KILLS` is how often in long runs, by default 16. The moments
come in turn.
"""

import os
import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bench.loopback.messages import EPHEMERAL
from db.check import check_database
from tests.durability.killing import Killing
from tests.durability.scenes import Scenes, settled

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no fork and no SIGKILL there")

KILLS = int(os.environ.get("DEDALE_TEST_KILLS", "16"))
EACH_ONCE = 8  # there are so many moments
CHANNELS = 8
TELLS_EVERY = 40  # kills
GAMES = """
SELECT id, status, channel_id, home_id, lobby_message_id, board_message_id, tournament_id
FROM games LEFT JOIN pairings ON game_id = id"""
MOVES = "SELECT interaction_id FROM moves"
DONE = """
SELECT (SELECT count(*) FROM moves) AS moves, (SELECT count(*) FROM moves WHERE kind = 'undo') AS undone,
(SELECT count(*) FROM seats WHERE handed = 1) AS handed, (SELECT count(*) FROM games) AS tables,
(SELECT count(*) FROM tournaments) AS tournaments, (SELECT count(*) FROM pairings) AS paired"""


def judge(scenes: Scenes) -> None:
    """Every lobby has its card and every game its place and board, once; nothing confirmed is missing."""
    discord = scenes.discord
    assert scenes.confirmed <= {one for (one,) in scenes.read(MOVES)}
    homes = Counter[int]()
    boards = defaultdict[int, list[int]](list)
    for message in discord.messages.values():
        for game_id in () if message.body["flags"] & EPHEMERAL else subjects(message, "play"):
            boards[game_id].append(message.id)
    cards = Counter(one for message in discord.messages.values() for one in subjects(message, "join"))
    for game_id, status, channel, home, card, board, tournament in scenes.read(GAMES):
        if status == "lobby":
            assert card in discord.messages and cards[game_id] == 1, ("no card", game_id)
        if status == "playing":
            assert home in discord.places.threads and home != channel, ("no place", game_id)
            assert boards[game_id] == [board], ("not one board", game_id)
        if status in ("playing", "over") and home != channel:
            homes[home] += 1
            assert tournament or home == card, ("another's place", game_id)
    assert homes.keys() == discord.places.threads.keys(), "a thread without a game"
    assert set(homes.values()) <= {1}
    # Later the same may happen again at a table, and is told in the same words.
    latest = Counter(post for life, post in discord.posts if life >= discord.lives - 1)
    assert not [post for post, times in latest.items() if times > 1], "told twice"


def subjects(message: Any, verb: str) -> list[int]:
    """The tables whose controls with a verb stand under a message."""
    ids = [control["custom_id"].split("|") for control in message.controls()]
    return [int(one[2]) for one in ids if one[1] == verb]


async def killed(folder: Path, kills: int, tell: Callable[[object], None]) -> None:
    moments = Counter[str]()
    async with Killing(folder, CHANNELS, kills) as discord:
        scenes = Scenes(discord)
        names = list(scenes.moments)
        assert len(names) == EACH_ONCE
        try:
            await discord.start()
            for number in range(1, kills + 1):
                name = names[number % len(names)]
                await scenes.confirm(*await scenes.ready_move())
                await scenes.moments[name]()
                moments[name if discord.killed.is_set() else f"{name}, after it"] += 1
                discord.kill(discord.pid)
                await discord.start()
                await settled(scenes)
                judge(scenes)
                if number % TELLS_EVERY == 0 or number == kills:
                    done = dict(
                        zip(
                            ("moves", "undone", "handed", "tables", "tournaments", "paired"),
                            scenes.read(DONE)[0],
                            strict=True,
                        )
                    )
                    tell((number, dict(moments), len(scenes.confirmed), done, discord.resent))
        finally:
            await discord.end()
        assert {finding.verdict for finding in check_database(discord.database)} <= {"sound"}
        assert not discord.unknown, set(discord.unknown)


@pytest.mark.parametrize("kills", [EACH_ONCE, pytest.param(KILLS, marks=pytest.mark.soak, id="many")])
async def test_whatever_moment_a_kill_comes_nothing_is_lost_or_doubled(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kills: int
):
    def tell(facts: object) -> None:
        if kills == EACH_ONCE:
            return
        with capsys.disabled():
            sys.stdout.write(f"\n{facts}")
            sys.stdout.flush()

    await killed(tmp_path, kills, tell)
