"""The one exception with which an engine refuses something."""

from collections.abc import Callable
from typing import ParamSpec

Fact = str | int
P = ParamSpec("P")


class RuleError(Exception):
    """A refusal. Its stable code is also a locale key; the facts fill in that sentence."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return f"{self.code} {self.facts}" if self.facts else self.code


class UnforeseenError(RuleError):
    """A preview ends here: chance or a secret decides what follows."""

    def __init__(self) -> None:
        super().__init__("unforeseen")


def refusal(check: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> RuleError | None:
    """Call a check and return the `RuleError` that it raises, or None if it raises none."""
    try:
        check(*args, **kwargs)
    except RuleError as error:
        return error
    return None
