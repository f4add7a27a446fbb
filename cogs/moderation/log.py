"""A table's log of acts, page by page."""

from collections.abc import Sequence

import discord
import msgspec

from cogs.ui.controls import Press, button, view_with
from cogs.ui.names import REASON_LIMIT, escaped
from db import AuditRow, GameRow
from locales import Words

PAGE = 10  # acts


def log_view(
    row: GameRow, count: int, acts: Sequence[AuditRow], page: int, words: Words
) -> tuple[str, discord.ui.View]:
    """A page in words, and buttons to the newer and the older ones."""
    title = words("log-title", game=words(f"game-{row.game}"), number=row.id)
    lines = [log_line(act, words) for act in acts] or [words("log-empty")]
    ways = {page - 1: "button-newer", page + 1: "button-older"}
    buttons = [
        button(Press("log", row.id, to), words(key)) for to, key in ways.items() if 0 <= to * PAGE < count
    ]
    return "\n".join([title, *lines]), view_with(*buttons)


def log_line(act: AuditRow, words: Words) -> str:
    """One act: its time, actor, subject and reason. Mentions in private replies do not notify."""
    data: dict[str, object] = msgspec.json.decode(act.data)
    actor = words("somebody") if act.actor_id is None else f"<@{act.actor_id}>"
    subject = words("somebody") if act.subject_id is None else f"<@{act.subject_id}>"
    line = words(f"log-{act.act}", actor=actor, subject=subject)
    reason = escaped(str(data.get("reason") or ""), REASON_LIMIT)
    said = words("log-reason", line=line, reason=reason) if reason else line
    return f"<t:{act.at}:f> {said}"
