"""The organiser's private panel: everything that was settled, and two selects to change any of it."""

from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle

from cogs.cards import clipped
from cogs.contest.card import status_line, terms_lines, title
from cogs.contest.settling import field_words, fields, hint, present, values
from cogs.contest.terms import Tournament
from cogs.controls import Option, Press, button, select
from cogs.talk import CONTENT_LIMIT
from locales import Words

if TYPE_CHECKING:
    from bot import Dedale


def panel_text(bot: "Dedale", known: Tournament, words: Words, field: str = "") -> str:
    """All that was settled, and what to do."""
    told = hint(known, field, bot.get_guild(known.row.guild_id), words)
    lines = [
        f"### {title(known, words)}",
        status_line(known, words),
        *terms_lines(known, words),
        words("tournament-term", term=words("tournament-field-channel"), value=f"<#{known.row.channel_id}>"),
        *([f"-# {told}"] if told else []),
    ]
    return clipped("\n".join(lines), CONTENT_LIMIT)


def panel_view(bot: "Dedale", known: Tournament, words: Words, field: str = "") -> discord.ui.View:
    """Which field, which value; and the end of a draft."""
    guild = bot.get_guild(known.row.guild_id)
    view = discord.ui.View(timeout=None)
    offered = fields(known)

    def press(verb: str, of: str = "") -> Press:
        return Press(verb, known.row.id, known.row.version, of)

    lines = [
        Option(name, field_words(known, name, words), value_words(known, name, guild, words), name == field)
        for name in offered
    ]
    view.add_item(select(press("cup-field"), words("tournament-choose-field"), lines))
    if field in offered:
        now = present(known, field)
        some = [
            Option(value, label, chosen=value == now)
            for value, label in values(known, field, guild, words).items()
        ]
        view.add_item(select(press("cup-set", field), field_words(known, field, words), some))
    if known.row.status == "draft":
        view.add_item(button(press("cup-open"), words("button-open-entries"), ButtonStyle.success))
        view.add_item(button(press("cup-discard"), words("button-discard"), ButtonStyle.danger))
    return view


def value_words(known: Tournament, field: str, guild: discord.Guild | None, words: Words) -> str | None:
    """The present value of a field, where it is one of those offered."""
    now = present(known, field)
    return values(known, field, guild, words).get(now) if now is not None else None
