"""Who answers a button or a select: a cog registers the verbs it answers with `ControlTable.on`."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from cogs.ui.answers import Answer
from cogs.ui.controls import Press, parse_press
from engine.core import RuleError

Handler: TypeAlias = Callable[[Answer, Press], Awaitable[None]]


class ControlTable:
    """The handlers by verb. An unknown id gets a polite private refusal."""

    def __init__(self) -> None:
        self._handlers: dict[str, Handler] = {}

    def on(self, verb: str, handler: Handler) -> None:
        """Registers what answers a verb."""
        if verb in self._handlers:
            raise ValueError(f"two cogs answer {verb}")
        self._handlers[verb] = handler

    async def handle(self, answer: Answer) -> None:
        """Answers a click; refuses an unknown id."""
        # discord.py has a type for each kind of control, and none for all of them.
        data: dict[str, Any] = dict(answer.interaction.data or {})
        press = parse_press(str(data.get("custom_id", "")), data.get("values", ()))
        handler = self._handlers.get(press.verb) if press else None
        if press is None or handler is None:
            raise RuleError("unknown-button")
        await handler(answer, press)
