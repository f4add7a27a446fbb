"""Keeps presses on the page from being lost while the bot goes on by itself.

Simcord refuses what was pressed on a page that has been published anew since, and all that is pressed while
it looks what the bot has done. Discord does neither.
"""

import asyncio
from collections import OrderedDict
from typing import Any

MOST_KEPT = 16  # of what was published last: a press is no older
ON_MESSAGE = {"click", "select"}
ON_THE_REST = {"modal_submit", "run_command", "autocomplete_command", "send_message"}


def keep_presses(preview: Any) -> None:
    """Lets a press wait for a look at what the bot does, and go on where its message is as it was."""
    at_once = asyncio.Lock()
    published = OrderedDict[tuple[str, int], dict[int, int]]()
    publish, act, refresh = preview._publish, preview._action, preview.refresh

    def publish_and_note(page: Any, **reason: Any) -> None:
        publish(page, **reason)
        published[page.id, page.revision] = _controls(preview)
        while len(published) > MOST_KEPT:
            published.popitem(last=False)

    async def act_in_turn(context_id: str | None, body: Any) -> Any:
        if body.get("kind") == "close":  # the page may end while the bot works
            return await act(context_id, body)
        async with at_once:
            page = preview._pages.get(context_id)
            if page and _is_as_it_was(
                body, published.get((page.id, body.get("published_revision"))), preview
            ):
                body = {**body, "published_revision": page.revision}
            return await act(context_id, body)

    async def refresh_in_turn() -> None:
        async with at_once:
            await refresh()

    preview._publish, preview._action, preview.refresh = publish_and_note, act_in_turn, refresh_in_turn


def _controls(preview: Any) -> dict[int, int]:
    """A sum of the controls of each message in the channel, as they are now."""
    messages = preview.env.backend.messages.get(preview.channel.id, {})
    return {message.id: hash(repr(message.components)) for message in messages.values()}


def _is_as_it_was(body: Any, before: dict[int, int] | None, preview: Any) -> bool:
    """Does what was pressed still stand where it stood when the person saw it?"""
    if before is None or body.get("kind") in ON_THE_REST:
        return before is not None
    target = int(body.get("target_id") or 0)
    return body.get("kind") in ON_MESSAGE and before.get(target) == _controls(preview).get(target, 0)
