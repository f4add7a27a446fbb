"""What is written while its messages have to wait: a person is answered first."""

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar

from db import Subject


class Held:
    """The tables and tournaments to which something was written while their messages had to wait."""

    def __init__(self) -> None:
        self.subjects: dict[Subject, None] = {}
        self.is_open = True

    @contextmanager
    def entered(self) -> Generator["Held"]:
        """Within this block `HELD` is this one."""
        token = HELD.set(self)
        try:
            yield self
        finally:
            HELD.reset(token)


HELD: ContextVar[Held | None] = ContextVar("held", default=None)


@contextmanager
def holding() -> Generator[Held]:
    """Within this block a write wakes nothing: the caller sends what was written, in its own order."""
    with Held().entered() as held:
        try:
            yield held
        finally:
            # Tasks begun in the block may go on after it: from now on what they write goes out at once.
            held.is_open = False
