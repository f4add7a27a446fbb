"""How the bot answers: in which language, in private or public, with refusals and honest errors."""

import io
import logging
import secrets
from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import app_commands

from cogs.runtime.workers import Workers
from cogs.ui import Interaction
from cogs.ui.cards import clipped
from cogs.ui.limits import ALT_LIMIT, CONTENT_LIMIT
from cogs.ui.pages import Drawing, Page
from db import Store
from db.queries import settings
from engine.core import RuleError
from locales import LANGUAGES, Words, words

log = logging.getLogger("dedale.talk")

T = TypeVar("T")


def language_of(locale: str) -> str:
    """Returns the language for a Discord locale; English if we do not have it."""
    return next((language for language in LANGUAGES if locale.lower().startswith(language)), "en")


def private_words(chosen: str | None, interaction: Interaction) -> Words:
    """The words for a person: the language they have chosen, else their Discord's."""
    return words(chosen or language_of(str(interaction.locale)))


def public_words(chosen: str | None, guild: discord.Guild | None) -> Words:
    """The words for everybody in a server: the language it has chosen, else its Discord's."""
    return words(chosen or language_of(str(guild.preferred_locale) if guild else "en"))


def is_private_click(interaction: Interaction) -> bool:
    """Was this a click in a message that only the person sees?"""
    return interaction.message is not None and interaction.message.flags.ephemeral


class Replies:
    """Sends replies in the person's language and announcements in the server's."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store = store
        self._workers = workers

    async def private(self, interaction: Interaction) -> Words:
        """The words for this person: their own setting, else their Discord's language."""
        chosen = await self._store.read(settings.get, "user", interaction.user.id, "language")
        return private_words(chosen, interaction)

    async def public(self, guild_id: int, guild: discord.Guild | None) -> Words:
        """The words for everybody in a server: its setting, else its Discord's language."""
        chosen = await self._store.read(settings.get, "guild", guild_id, "language")
        return public_words(chosen, guild)

    async def for_person(self, user_id: int, otherwise: Words) -> Words:
        """The words for a person who is not asking just now: their own setting, else these."""
        chosen = await self._store.read(settings.get, "user", user_id, "language")
        return words(chosen) if chosen else otherwise

    async def reply(self, interaction: Interaction, text: str, **more: Any) -> None:
        """Sends a private answer, also after another one."""
        text = clipped(text, CONTENT_LIMIT)
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True, **more)
        else:
            await interaction.response.send_message(text, ephemeral=True, **more)

    async def say(self, interaction: Interaction, key: str, **facts: str | int) -> None:
        """Sends a private sentence."""
        speak = await self.private(interaction)
        await self.reply(interaction, speak(key, **facts))

    async def take_time(
        self, interaction: Interaction, *, fresh: bool = True, public: bool = False, waits: bool = False
    ) -> bool:
        """Acknowledges at once if the workers are busy. Returns whether a new message is to be opened.

        Call it before an answer waits for the workers. `public`: the answer is a new public message or (not
        `fresh`) the public card that was clicked. Make refusals before: after the acknowledgement of a public
        message they would be public. `waits`: the answer must wait for something else as well.
        """
        # A forged id in a public message must not bring private content into it.
        fresh = fresh or not (public or is_private_click(interaction))
        if (waits or self._workers.busy) and not interaction.response.is_done():
            await interaction.response.defer(ephemeral=not public, thinking=fresh)
        return fresh

    async def work(self, interaction: Interaction, work: Callable[[], T], *, fresh: bool = True) -> T:
        """Runs work for a private answer in a worker; acknowledges before it waits."""
        await self.take_time(interaction, fresh=fresh)
        return await self._workers.run(work)

    async def publish(self, interaction: Interaction, files: list[discord.File], **more: Any) -> None:
        """Sends a public answer, in place of the acknowledgement if there was one."""
        if interaction.response.is_done():
            await interaction.edit_original_response(attachments=files, **more)
        else:
            await interaction.response.send_message(files=files, **more)

    async def show(self, interaction: Interaction, page: Page, *, fresh: bool) -> None:
        """Opens a private panel, or redraws the one that was clicked (`fresh` False)."""
        fresh = await self.take_time(interaction, fresh=fresh)
        picture = await self.picture(page.drawing)
        files = [picture] if picture else []
        if interaction.response.is_done():
            await interaction.edit_original_response(content=page.text, attachments=files, view=page.view())
        elif fresh:
            await interaction.response.send_message(page.text, files=files, view=page.view(), ephemeral=True)
        else:
            await interaction.response.edit_message(content=page.text, attachments=files, view=page.view())

    async def put(
        self,
        interaction: Interaction,
        text: str,
        view: discord.ui.View,
        *,
        fresh: bool,
        **more: Any,
    ) -> None:
        """Shows a private text with controls: a new message, or (`fresh` False) the one that was clicked."""
        text = clipped(text, CONTENT_LIMIT)
        if fresh or not is_private_click(interaction):
            await self.reply(interaction, text, view=view, **more)
        elif interaction.response.is_done():
            await interaction.edit_original_response(content=text, attachments=[], view=view)
        else:
            await interaction.response.edit_message(content=text, attachments=[], view=view, **more)

    async def renew_card(self, interaction: Interaction, layout: discord.ui.LayoutView) -> None:
        """Redraws the public card that was clicked."""
        if interaction.response.is_done():
            await interaction.edit_original_response(view=layout)
        else:
            await interaction.response.edit_message(view=layout)

    async def picture(self, drawing: Drawing) -> discord.File | None:
        """Draws a picture with its alt text; returns None if that fails, so that the text still goes out."""
        try:
            data = await self._workers.run(drawing.draw)
        except Exception:
            log.exception("picture %s could not be drawn", drawing.name)
            return None
        return discord.File(io.BytesIO(data), drawing.name, description=drawing.alt[:ALT_LIMIT])

    async def failed(self, interaction: Interaction, error: BaseException) -> None:
        """Handles every failure: a refusal becomes its sentence, any other error an id in log and reply."""
        while isinstance(error, app_commands.CommandInvokeError):
            error = error.original
        try:
            await self._answer_failure(interaction, error)
        except Exception:
            log.warning("could not tell a user about a failure", exc_info=True)

    async def _answer_failure(self, interaction: Interaction, error: BaseException) -> None:
        match error:
            case RuleError(code=code, facts=facts):
                await self.say(interaction, code, **facts)
            case app_commands.NoPrivateMessage():
                await self.say(interaction, "only-in-servers")
            case app_commands.MissingPermissions():
                await self.say(interaction, "needs-manage-server")
            case app_commands.TransformerError() | app_commands.CommandSignatureMismatch():
                await self.say(interaction, "option-not-understood")
            case discord.NotFound(code=10062) | discord.HTTPException(code=40060):
                log.warning("an interaction was answered too late, or twice")
            case _:
                number = secrets.token_hex(4)
                log.error("error %s", number, exc_info=error)
                # The store may be what is broken: this answer needs nothing of it.
                speak = words(language_of(str(interaction.locale)))
                await self.reply(interaction, speak("our-error", id=number))
