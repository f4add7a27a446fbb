"""What is written while its messages have to wait: a person is answered first."""

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar

from db import Subject


class Held:
    """The tables and tournaments to which something was written while their messages had to wait."""

    def __init__(self, outer: "Held | None" = None) -> None:
        self.subjects: dict[Subject, None] = {}
        self.is_open = True
        self._outer = outer

    def forget(self, subject: Subject) -> None:
        """A subject was handled: neither this block nor those around it need to."""
        self.subjects.pop(subject, None)
        if self._outer:
            self._outer.forget(subject)

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
    with Held(HELD.get()).entered() as held:
        try:
            yield held
        finally:
            # Tasks begun in the block may go on after it: from now on what they write goes out at once.
            held.is_open = False
