"""The answer to an interaction: a command, a click, or an option that is being typed."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Literal, TypeVar

import discord
from discord import app_commands, ui
from discord.utils import MISSING

from cogs.runtime.background import NOT_TAKEN, spawn
from cogs.runtime.logs import is_expected
from cogs.runtime.metrics import CLICK, NO_METRICS, Click, Outcome
from cogs.runtime.turns import Hands
from cogs.runtime.workers import BEFORE_WORK, PERSON, Workers
from cogs.ui import Interaction
from cogs.ui.cards import clipped
from cogs.ui.languages import language_of, private_words
from cogs.ui.limits import CONTENT_LIMIT
from cogs.ui.pages import Drawing, Page, drawn, made
from db import Store, UnavailableError
from db.queries import settings
from engine.core import RuleError
from locales import Words, words

log = logging.getLogger("dedale.talk")

T = TypeVar("T")
Content = str | ui.LayoutView  # a text, or a card
UNKNOWN_INTERACTION, ANSWERED_TWICE = 10062, 40060
PATIENCE_SECONDS = 1.5  # that an answer may take before it is acknowledged: Discord waits for three
SPENT = {
    "lobby-started",
    "lobby-closed",
    "game-over",
    "tournament-game-over",
}  # refusals that will stay: what was clicked is of no use
ANSWER = "answer"  # the key in the extras of an interaction


def answer_to(interaction: Interaction) -> "Answer":
    """Returns the answer that was made when the interaction arrived."""
    return interaction.extras[ANSWER]


# discord.py has no type for what a message holds.
def fields(content: Content, view: ui.View | None = None) -> dict[str, Any]:
    """Returns a text with its controls, or a card, as discord.py sends it."""
    if isinstance(content, ui.LayoutView):
        return {"view": content}
    return {"content": clipped(content, CONTENT_LIMIT), "view": view or MISSING}


class Answer:
    """What one interaction is answered, in the person's language.

    It acknowledges the interaction by itself before it waits for the workers, or when it takes long for any
    other reason: a slow disk, a lock, Discord itself. It knows where its content
    belongs: in the private message that was clicked, else in a new private message. `anew`, `in_place` and
    `publicly` choose another place; they come before anything is sent. What is told (`say`, `tell`, refusals)
    is always private.
    """

    def __init__(
        self,
        interaction: Interaction,
        store: Store,
        workers: Workers,
        click: Click | None = None,
        hands: Hands | None = None,
    ) -> None:
        self.interaction = interaction
        self.click = click or Click(NO_METRICS, "click")
        self._hands = hands or Hands(1)
        self._store = store
        self._workers = workers
        self._words: Words | None = None
        self._task: asyncio.Task[object] | None = None
        self._place: Literal["new", "clicked", "public"] = "clicked" if self.is_private_click else "new"
        self.message_id: int | None = None  # of the private message that was shown last
        self.is_begun = False  # was anything sent, be it that Discord did not take it?
        self._is_waited_for = False  # does everybody see that a public answer is coming?
        self._timer: asyncio.TimerHandle | None = None
        self._late: asyncio.Task[None] | None = None  # acknowledges while the answer is still being made
        self._is_only_late = False  # was nothing sent but that?
        self._posted: discord.WebhookMessage | None = None  # in place of the first answer, which was late
        self._told: discord.WebhookMessage | None = None  # the last private message after the first answer

    @property
    def user_id(self) -> int:
        """The person who asks."""
        return self.interaction.user.id

    @property
    def is_private_click(self) -> bool:
        """Was this a click in a message that only the person sees?"""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def _is_on_card(self) -> bool:
        message = self.interaction.message
        return message is not None and message.flags.components_v2

    @property
    def _is_done(self) -> bool:
        return self.interaction.response.is_done()

    async def words(self) -> Words:
        """The words for this person: their own setting, else their Discord's language."""
        if self._words is None:
            chosen = await self._store.read(settings.get, "user", self.user_id, "language")
            return self.words_in(chosen)
        return self._words

    def words_in(self, chosen: str | None) -> Words:
        """The words for this person, whose own setting is already known."""
        self._words = private_words(chosen, self.interaction)
        return self._words

    def anew(self) -> None:
        """The content opens a new private message, also after a click in a private one."""
        self._settle("new")

    def in_place(self) -> None:
        """The public message that was clicked changes."""
        self._settle("clicked")

    def publicly(self) -> None:
        """The content is a new message for everybody."""
        self._settle("public")

    async def beside(self) -> None:
        """The content is a new message for everybody, and the private one that was clicked may change too."""
        self.publicly()
        if not self.is_begun:  # in silence, else the new message would be the only one to change
            self.is_begun = self._is_only_late = True
            await self._defer_late()

    def _settle(self, place: Literal["new", "clicked", "public"]) -> None:
        if self.is_begun and not self._is_only_late:
            raise RuntimeError("where an answer belongs is settled before it begins")
        self._place = place

    async def make(self, work: Awaitable[None]) -> None:
        """Does what the answer takes, in time; of a person with much in hand some of it waits."""
        with self.in_time():
            async with self._hands.of(self.user_id):
                await work

    @contextmanager
    def in_time(self) -> Generator[None]:
        """While this task is in the block, it is acknowledged before it waits for a worker, however deep."""
        self._task = asyncio.current_task()
        self._timer = asyncio.get_running_loop().call_later(PATIENCE_SECONDS, self._acknowledge_late)
        token, person = BEFORE_WORK.set(self._before_work), PERSON.set(self.user_id)
        click = CLICK.set(self.click)
        try:
            yield
        finally:
            CLICK.reset(click)
            PERSON.reset(person)
            BEFORE_WORK.reset(token)
            self._timer.cancel()
            self._task = None

    def _acknowledge_late(self) -> None:
        if not self.is_begun:
            self.is_begun = self._is_only_late = True
            self._late = spawn("acknowledging", self._defer_late())

    async def _defer_late(self) -> None:
        # Where the answer belongs may not be known yet. A click is taken in silence; a command in private,
        # and a public answer to it becomes a message of its own.
        is_click = self.interaction.message is not None
        with suppress(*NOT_TAKEN):
            await self.interaction.response.defer(ephemeral=not is_click, thinking=not is_click)
            self.click.acknowledged()

    async def _begin(self) -> bool:
        """Notes that something is sent now; returns whether the interaction was answered before."""
        self.is_begun = True
        if self._late:
            await self._late
        return self._is_done

    async def _before_work(self) -> None:
        # Tasks begun in the block inherit this, and nobody waits for them.
        if self._workers.busy and asyncio.current_task() is self._task:
            await self.acknowledge()

    async def acknowledge(self) -> None:
        """Tells Discord that the answer takes longer than three seconds, unless something was sent before."""
        if not self.is_begun:
            self.is_begun = True
            is_public = self._place == "public"
            await self.interaction.response.defer(ephemeral=not is_public, thinking=self._place != "clicked")
            self.click.acknowledged()
            self._is_waited_for = is_public

    async def accept(self) -> None:
        """Takes a click that needs no words, unless something was sent before."""
        if not self.is_begun:
            self.is_begun = True
            await self.interaction.response.defer()
            self.click.replied()

    async def work(self, job: Callable[[], T]) -> T:
        """Runs a job in a worker and returns its result."""
        return await self._workers.run(job)

    async def before(self, lock: asyncio.Lock) -> None:
        """Acknowledges if this lock or the workers are waited for. Not under the lock: Discord is slow."""
        if lock.locked() or self._workers.busy:
            await self.acknowledge()

    async def picture(self, drawing: Drawing) -> discord.File | None:
        """Draws a picture with its alt text; returns None if that fails, so that the text still goes out."""
        return await drawn(drawing, self._workers)

    async def say(self, key: str, **facts: str | int) -> None:
        """Tells a private sentence."""
        await self.tell((await self.words())(key, **facts))

    async def tell(
        self,
        content: Content,
        *,
        view: ui.View | None = None,
        files: Sequence[discord.File] = (),
        suppress_embeds: bool = False,
    ) -> None:
        """Sends a private message of its own, also after another one."""
        is_done, self._is_only_late = await self._begin(), False
        if self._is_waited_for:
            # It would take the place of the public acknowledgement, and be public as well.
            self._is_waited_for = False
            await self.interaction.delete_original_response()
        facts: dict[str, Any] = {**fields(content, view), "files": files, "suppress_embeds": suppress_embeds}
        if is_done:
            self._told = await self.interaction.followup.send(**facts, ephemeral=True, wait=True)
            self.message_id = self._told.id
        else:
            sent = await self.interaction.response.send_message(**facts, ephemeral=True)
            self.message_id = sent.message_id
        self.click.replied()

    async def put(
        self,
        text: str,
        view: ui.View | None = None,
        files: Sequence[discord.File] = (),
        *,
        suppress_embeds: bool = False,
    ) -> None:
        """Shows a private text with controls, in place of the private message that was clicked if one was."""
        # A forged id in a public message must not bring private content into it; a card holds no text.
        if self._place == "clicked" and self.is_private_click and not self._is_on_card:
            await self._change_clicked(clipped(text, CONTENT_LIMIT), files, view)
        else:
            await self.tell(text, view=view, files=files, suppress_embeds=suppress_embeds)

    async def browse(self, layout: ui.LayoutView) -> None:
        """Shows a private card, in place of the private card that was clicked if one was."""
        if self.is_private_click and self._is_on_card:
            await self._change_clicked(MISSING, MISSING, layout)
        else:
            await self.tell(layout)

    async def show(self, page: Page) -> None:
        """Shows a panel, in place of the private message that was clicked if one was."""
        await self._show(page, await self.picture(page.drawing))

    async def show_made(self, make: Callable[[], Page]) -> None:
        """Shows a panel that a worker makes and draws."""
        await self._show(*await made(make, self._workers))

    async def _show(self, page: Page, picture: discord.File | None) -> None:
        await self.put(page.text, page.view(), [picture] if picture else [])

    async def post(
        self, content: Content, files: Sequence[discord.File] = (), view: ui.View | None = None
    ) -> int:
        """Sends a new message, for everybody after `publicly`; called again, changes it. Returns its id."""
        number = await self._post(content, files, view)
        self.click.replied()
        return number

    async def _post(self, content: Content, files: Sequence[discord.File], view: ui.View | None) -> int:
        if self._place == "clicked":
            self.anew()
        is_done, self._is_waited_for = await self._begin(), False
        if self._posted:
            await self._posted.edit(**fields(content, view), attachments=files)
            return self._posted.id
        if self._is_only_late and is_done:
            return await self._post_late(content, files, view)
        if is_done:
            message = await self.interaction.edit_original_response(
                **fields(content, view), attachments=files
            )
            return message.id
        is_private, send = self._place != "public", self.interaction.response.send_message
        sent = await send(**fields(content, view), files=files, ephemeral=is_private)
        return sent.message_id or (await self.interaction.original_response()).id

    async def _post_late(self, content: Content, files: Sequence[discord.File], view: ui.View | None) -> int:
        self._is_only_late, is_private = False, self._place != "public"
        if self.interaction.message is None:
            await (
                self.interaction.delete_original_response()
            )  # a message would take its place, and be private
        send = self.interaction.followup.send
        self._posted = await send(**fields(content, view), files=files, ephemeral=is_private, wait=True)
        return self._posted.id

    async def withdraw(self) -> None:
        """Deletes the message that was posted."""
        if self._posted:
            await self._posted.delete()
        else:
            await self.interaction.delete_original_response()

    async def replace(self, text: str) -> None:
        """Puts a text without controls in place of the question that was clicked.

        A forged click comes from a card, which holds no plain text.
        """
        if self.interaction.message and not self._is_on_card:
            await self._change_clicked(text, MISSING, None)
        else:
            await self.tell(text)

    async def renew_card(self, layout: ui.LayoutView, files: Sequence[discord.File] = MISSING) -> None:
        """Redraws the public card that was clicked; its pictures stay unless others are given."""
        await self._change_clicked(MISSING, files, layout)

    async def _change_clicked(
        self, text: str, files: Sequence[discord.File], view: ui.View | ui.LayoutView | None
    ) -> None:
        if self._place != "clicked":
            self.in_place()
        is_done, self._is_only_late = await self._begin(), False
        change = (
            self.interaction.edit_original_response if is_done else self.interaction.response.edit_message
        )
        await change(content=text, attachments=files, view=view)
        self.message_id = self.interaction.message.id if self.interaction.message else None
        self.click.replied()

    async def change_controls(self, view: ui.View, text: str | None = None) -> None:
        """Changes what stands under the content that was sent, or its text too, for up to 15 minutes."""
        content = MISSING if text is None else clipped(text, CONTENT_LIMIT)
        # After a late acknowledgement the original is the message that was clicked, perhaps a public one.
        change = self._told.edit if self._told else self.interaction.edit_original_response
        await change(content=content, view=view)

    async def offer_nothing(self) -> None:
        """Offers no choices for an option that is being typed, unless some were offered."""
        response = self.interaction.response
        if not response.is_done():
            with suppress(*NOT_TAKEN):  # the person types on, and asks again
                await response.autocomplete([])

    async def failed(self, error: BaseException) -> None:
        """Handles every failure: a refusal becomes its sentence, any other error an id in log and reply."""
        while isinstance(error, app_commands.CommandInvokeError):
            error = error.original
        try:
            if self.interaction.type is discord.InteractionType.autocomplete:
                await self._offer_nothing_after(error)
            else:
                await self._tell_failure(error)
        except Exception:
            log.warning("could not tell a user about a failure", exc_info=True)

    async def _offer_nothing_after(self, error: BaseException) -> None:
        # Discord takes no message as the answer to what is being typed.
        if refusal(error) is None and not is_expected(error):
            log.error("error %s", secrets.token_hex(4), exc_info=error)
        await self.offer_nothing()

    async def _tell_failure(self, error: BaseException) -> None:
        # The store may be what is broken: all but a refusal is told without it.
        speak = words(language_of(str(self.interaction.locale)))
        self.click.failed(outcome_of(error))
        if found := refusal(error):
            await self._refuse(found)
        elif is_late(error):
            log.warning("an interaction was answered too late, or twice", exc_info=error)
        elif isinstance(error, UnavailableError):
            log.error("a command or click could not be stored", exc_info=error)
            await self.tell(speak("store-failed"))
        elif is_expected(error):
            log.warning("Discord did not take an answer", exc_info=error)
            await self.tell(speak("answer-failed"))
        else:
            number = secrets.token_hex(4)
            log.error("error %s", number, exc_info=error)
            await self.tell(speak("our-error", id=number))

    async def _refuse(self, found: RuleError) -> None:
        """Tells why not; a private message whose table is past that loses its controls."""
        is_plain = self.is_private_click and not self._is_on_card
        if found.code in SPENT and is_plain and self._place == "clicked":
            await self.put((await self.words())(found.code, **found.facts))
        else:
            await self.say(found.code, **found.facts)


def refusal(error: BaseException) -> RuleError | None:
    """What a person is refused and why; None if it is not their doing."""
    match error:
        case RuleError():
            return error
        case app_commands.NoPrivateMessage():
            return RuleError("only-in-servers")
        case app_commands.MissingPermissions():
            return RuleError("needs-manage-server")
        case app_commands.CommandNotFound():
            return RuleError("commands-changed")
        case app_commands.TransformerError() | app_commands.CommandSignatureMismatch():
            return RuleError("option-not-understood")
        case _:
            return None


def outcome_of(error: BaseException) -> Outcome:
    """What became of a click or command, in one word."""
    if refusal(error):
        return "refused"
    if isinstance(error, UnavailableError):
        return "unstored"
    return "late" if is_late(error) else "untaken" if is_expected(error) else "failed"


def is_late(error: BaseException) -> bool:
    """Has Discord given an interaction up, or was it answered before?"""
    return isinstance(error, discord.HTTPException) and error.code in (UNKNOWN_INTERACTION, ANSWERED_TWICE)
