"""Who answers a button or a select: a cog registers the verbs it answers with `ControlTable.on`."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeAlias

from cogs.ui import Interaction
from cogs.ui.answers import Answer
from cogs.ui.controls import Press, is_kind, is_text, parse_press
from engine.core import RuleError

Handler: TypeAlias = Callable[[Answer, Press], Awaitable[None]]


class Known(Protocol):
    """Refuses people who may not know of a table, as if there were none."""

    async def need_known(self, interaction: Interaction, number: int) -> None: ...

    async def need_known_to_wait(self, interaction: Interaction, number: int) -> None: ...


class ControlTable:
    """The handlers by verb. An unknown id gets a polite private refusal."""

    def __init__(self, known: Known) -> None:
        self._known = known
        self._handlers: dict[str, Handler] = {}

    def on(self, verb: str, handler: Handler) -> None:
        """Registers what answers a verb."""
        if verb in self._handlers:
            raise ValueError(f"two cogs answer {verb}")
        self._handlers[verb] = handler

    def on_seat(self, verb: str, handler: Handler) -> None:
        """Registers what answers a verb of those who sit at a table; its number is the press's subject.

        A forged id must not tell whether there is a table that the person may not know of.
        """

        async def veiled(answer: Answer, press: Press) -> None:
            await self._known.need_known_to_wait(answer.interaction, press.subject_id)
            try:
                await handler(answer, press)
            except RuleError:
                # Only now, so that players pay nothing: every handler refuses whoever does not sit there.
                await self._known.need_known(answer.interaction, press.subject_id)
                raise

        self.on(verb, veiled)

    async def handle(self, answer: Answer) -> None:
        """Answers a click; refuses an unknown id."""
        # discord.py has a type for each kind of control, and none for all of them.
        data: dict[str, Any] = dict(answer.interaction.data or {})
        custom_id, values = str(data.get("custom_id", "")), [str(value) for value in data.get("values", ())]
        is_ours = all(map(is_text, (custom_id, *values))) and is_kind(custom_id, data.get("component_type"))
        press = parse_press(custom_id, values) if is_ours else None
        handler = self._handlers.get(press.verb) if press else None
        if press is None or handler is None:
            raise RuleError("unknown-button")
        await handler(answer, press)
