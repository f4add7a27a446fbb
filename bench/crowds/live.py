"""People who play one move after another while a crowd is told something, and how long they wait for it."""

import asyncio
import random
import time
from collections import defaultdict
from collections.abc import Awaitable, Sequence
from itertools import chain
from statistics import median, quantiles
from time import perf_counter

from bench.clicks import CLICKS_AT_MOST, Table
from bench.loopback import Loopback, Message, Person
from bench.measure import Result, gauge

AT_MOST = 3.0  # times the usual
CLICKS = ("play", "choice", "confirm")
GAME = "junior"


class LiveTable(Table):
    """A table whose messages are known among those of others in its channel."""

    number = ""

    async def begin(self) -> None:
        """From the command to the first board."""
        host, *guests = self.people
        card = await self.discord.command(host, self.channel, "game new", game=GAME)
        self.number = (card.custom_id("join") or "").split("|")[2]
        for guest in guests:
            await self.discord.click(guest, card, card.custom_id("join") or "")
        await self.discord.command(host, self.channel, "game start")
        self.panel, self.board = None, await self.next_board(card.id)

    async def next_board(self, after: int) -> Message:
        """Waits for the board after a message."""
        return await self.discord.posted(self.channel, after, self.number)


def live_tables(discord: Loopback, channels: Sequence[int]) -> list[LiveTable]:
    """One in each of these channels, of two people each."""
    return [
        LiveTable(discord, channel, (Person(10 * n, f"Zoé {n}"), Person(10 * n + 1, f"Ari {n}")))
        for n, channel in enumerate(channels, 1)
    ]


class Watch:
    """Milliseconds from each click to its answer, and from confirming to the next board, in one round."""

    def __init__(self, discord: Loopback) -> None:
        self._discord, self._chance = discord, random.Random(1)
        self.waits: dict[str, list[float]] = defaultdict(list)  # by what was waited for

    async def until(self, end: float, tables: Sequence[LiveTable]) -> None:
        """All tables play one move after another."""
        await asyncio.gather(*(self._play(table, end) for table in tables))

    async def _play(self, table: LiveTable, end: float) -> None:
        while time.time() < end:
            if not table.board or not table.board.custom_id("play"):  # its game is over
                await table.begin()
            await self._move(table)

    async def _move(self, table: LiveTable) -> None:
        board = table.board
        assert board
        for person in table.people:
            table.player = person
            await self._timed("play", self._open(table, board))
            if table.can_choose():
                break
        for _ in range(CLICKS_AT_MOST):
            if not await self._timed("choice", table.choose(self._chance)):
                break
        start = perf_counter()
        if await self._timed("confirm", table.confirm()):
            table.board = await table.next_board(board.id)
            self.waits["board"].append((perf_counter() - start) * 1000)

    async def _open(self, table: LiveTable, board: Message) -> bool:
        table.panel = await self._discord.click(table.player, board, board.custom_id("play") or "")
        return True

    async def _timed(self, kind: str, click: Awaitable[bool]) -> bool:
        """Notes how long a click waits, if there was anything to click."""
        start = perf_counter()
        is_clicked = await click
        if is_clicked:
            self.waits[kind].append((perf_counter() - start) * 1000)
        return is_clicked


def compared(name: str, calm: Sequence[Watch], hard: Sequence[Watch]) -> list[Result]:
    """How much longer everything takes than it usually does."""
    usual = {kind: median(chain.from_iterable(one.waits[kind] for one in calm)) for kind in CLICKS}
    before, now = ([ratios(one, usual) for one in rounds] for rounds in (calm, hard))
    worst, what = max(chain.from_iterable(now))
    usually = ", ".join(f"{kind} {milliseconds:.0f} ms" for kind, milliseconds in usual.items())
    detail = f"at worst {worst:.1f}: {what}; in calm {median(max(some)[0] for some in before):.1f}"
    detail += f", at worst {max(chain.from_iterable(before))[0]:.1f}; usually {usually}"
    slow = [quantiles([ratio for ratio, _ in some], n=20)[-1] for some in now]
    unit = "× its usual"
    return [
        gauge(
            f"{name}: the worst live click",
            [max(some)[0] for some in now],
            unit,
            at_most=AT_MOST,
            detail=detail,
        ),
        gauge(f"{name}: 19 of 20 live clicks", slow, unit, at_most=AT_MOST),
        *longer_boards(name, [one.waits["board"] for one in calm], [one.waits["board"] for one in hard]),
    ]


def ratios(watch: Watch, usual: dict[str, float]) -> list[tuple[float, str]]:
    """Of each click in a round to the usual one of its kind, with what it was."""
    return [
        (milliseconds / usual[kind], f"{kind}, {milliseconds:.0f} ms")
        for kind in CLICKS
        for milliseconds in watch.waits[kind]
    ]


def longer_boards(name: str, calm: Sequence[list[float]], hard: Sequence[list[float]]) -> list[Result]:
    """The worst board of each round, and its slowest of twenty."""
    worst, usual = median(map(max, calm)), median(chain.from_iterable(calm))
    now = list(chain.from_iterable(hard))
    of_rounds = f"in calm {worst:.0f} ms, now {median(map(max, hard)):.0f} ms, at worst {max(now):.0f} ms"
    of_all = f"usually {usual:.0f} ms, now {median(now):.0f} ms"
    slow = [quantiles(times, n=20)[-1] / usual for times in hard]
    return [
        gauge(
            f"{name}: the worst live board",
            [max(times) / worst for times in hard],
            "× in calm",
            at_most=AT_MOST,
            detail=of_rounds,
        ),
        gauge(f"{name}: 19 of 20 live boards", slow, "× the usual", at_most=AT_MOST, detail=of_all),
    ]


def others_waited(name: str, limited: Sequence[float], free: Sequence[float], at_most: float) -> Result:
    """How long channels without limits wait for their next message beside others that have some."""
    waits = (" ".join(f"{one:.1f}" for one in some) for some in (limited, free))
    detail = "seconds until the next message, round by round: {} beside the limited, {} without".format(
        *waits
    )
    beside = [one / median(free) for one in limited]
    return gauge(
        f"{name}: other channels wait", beside, "× as without limits", at_most=at_most, detail=detail
    )
