"""How fast that is told for which nobody waits: Discord takes some fifty requests a second from a bot."""

import asyncio

PER_SECOND = 25.0  # a board is a post and an edit; answers to clicks do not count, those who play now do
AT_ONCE = 25  # after a rest


class Pace:
    """Lets some begin at once, then so many in a second.

    Without it ten thousand boards after an outage would have Discord refuse everything, also the boards of
    those who play now.
    """

    def __init__(self) -> None:
        self._caught_up = float("-inf")  # when all that has begun would have, if it had kept the pace

    def wait(self) -> float:
        """Seconds until another one may begin."""
        behind = self._caught_up - asyncio.get_running_loop().time()
        return round(behind - (AT_ONCE - 1) / PER_SECOND, 6)

    def begin(self) -> None:
        """One begins."""
        self._caught_up = max(self._caught_up, asyncio.get_running_loop().time()) + 1 / PER_SECOND
