"""`/replay`: a whole game as an animated picture, or one move of it with what happened."""

import asyncio
import io
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.general.board import labels, offered
from cogs.general.verify import find_finished
from cogs.posting.board_card import person_name
from cogs.tables.playback import Reel
from cogs.tables.table import Table
from cogs.ui import Interaction
from cogs.ui.cards import clipped
from cogs.ui.controls import Press, PressButton, button
from cogs.ui.limits import ALT_LIMIT, CONTENT_LIMIT
from cogs.ui.pages import Drawing, Page
from cogs.ui.slash import slash
from db.queries import moves
from engine.core import RuleError
from locales import Words
from render.replay import Film

if TYPE_CHECKING:
    from bot import Dedale

MOST_BYTES = 8 * 1024 * 1024
MOST_FRAMES = 300  # of a longer game only every second move is shown, or every third …
AT_ONCE = 8  # frames drawn in one go: other pictures get their turn in between


class Shot(msgspec.Struct, frozen=True):
    """A finished film, and of how many moves it shows one."""

    data: bytes
    step: int


class Replay(commands.Cog):
    """Games shown again."""

    def __init__(self, bot: "Dedale") -> None:
        self.bot = bot
        self._one_at_a_time = asyncio.Lock()  # a film keeps a worker busy for seconds
        bot.controls.on("replay", self.press_replay)
        bot.controls.on("replay-still", self.press_still)

    @slash("replay")
    async def replay(
        self,
        interaction: Interaction,
        number: int | None = None,
        move: int | None = None,
        public: bool = False,
    ) -> None:
        """A game from its first move to its last, or as it stood after one of them."""
        reel = await self.reel(interaction, number, public)
        if move is None:
            await self.show_film(interaction, reel, public)
        elif public:
            await self.post_still(interaction, reel, move)
        else:
            await self.show_still(interaction, reel, move, fresh=True)

    @replay.autocomplete("number")
    async def numbers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """My games in this server, the newest first."""
        words = await self.bot.replies.private(interaction)
        return offered(await labels(self.bot, interaction, ("playing", "over")), words, typed)

    async def press_replay(self, interaction: Interaction, press: Press) -> None:
        """Replay, under the last board."""
        reel = await self.reel(interaction, press.subject_id, False)
        await self.show_film(interaction, reel, False)

    async def press_still(self, interaction: Interaction, press: Press) -> None:
        """One move on or back; the number stands where other buttons have the version."""
        reel = await self.reel(interaction, press.subject_id, False)
        await self.show_still(interaction, reel, press.version, fresh=False)

    async def reel(self, interaction: Interaction, number: int | None, public: bool) -> Reel:
        """The game meant, if it may be shown."""
        table = await find_finished(self.bot, interaction, number)
        self.need_showable(table, public)
        played = await self.bot.store.read(moves.of_game, table.row.id)
        replies = self.bot.replies
        words = (
            await replies.public(table.row.guild_id, interaction.guild)
            if public
            else await replies.private(interaction)
        )
        return Reel(table, played, words)

    def need_showable(self, table: Table, public: bool) -> None:
        """Old rules cannot be played again; J15: others still search for the way through today's maze."""
        row = table.row
        if row.rules_version != table.game.rules_version:
            raise RuleError("replay-other-rules", game=row.id)
        if public and row.daily == self.bot.daily.today().isoformat():
            raise RuleError("replay-daily")

    async def show_film(self, interaction: Interaction, reel: Reel, public: bool) -> None:
        """First a word that it is being drawn, then the film in its place."""
        facts = {"game": reel.words(f"game-{reel.table.row.game}"), "number": reel.table.row.id}
        count = len(reel.moves)
        wait = reel.words("replay-drawing", moves=count, **facts)
        await interaction.response.send_message(wait, ephemeral=not public)
        guild = interaction.guild
        limit = min(MOST_BYTES, guild.filesize_limit) if guild else MOST_BYTES
        try:
            shot = await self.shot(reel, limit)
            alt = await self.bot.workers.run(lambda: film_alt(self.bot, reel))
        except Exception:
            await interaction.delete_original_response()
            raise
        lines = [reel.words("replay-done", moves=count, **facts)]
        if shot.step > 1:
            lines.append(reel.words("replay-shortened", step=shot.step))
        if reel.table.row.status == "playing":
            lines.append(reel.words("replay-running"))
        file = discord.File(io.BytesIO(shot.data), "replay.gif", description=alt[:ALT_LIMIT])
        await interaction.edit_original_response(content="\n".join(lines), attachments=[file])

    async def shot(self, reel: Reel, limit: int) -> Shot:
        """The film; with fewer frames where it would be too long or too large."""
        step = 1 + len(reel.moves) // MOST_FRAMES
        async with self._one_at_a_time:
            while True:
                film = await self._filmed(reel, step)
                if film.size <= limit or step > len(reel.moves):
                    return Shot(await self.bot.workers.run(film.finished), step)
                step *= 2

    async def _filmed(self, reel: Reel, step: int) -> Film:
        film = Film(len(reel.moves) // step)
        face = self.bot.faces[reel.table.row.game]
        frames = (face.frame(viewer) for viewer in reel.every(step))
        while await self.bot.workers.run(lambda: add_some(film, frames)):
            pass
        return film

    async def show_still(self, interaction: Interaction, reel: Reel, move: int, *, fresh: bool) -> None:
        """One moment in private, with a way on and back."""
        need_move(reel, move)
        fresh = await self.bot.replies.take_time(interaction, fresh=fresh)
        text, drawing = await self.still(reel, move)
        row = still_controls(reel, move)
        await self.bot.replies.show(interaction, Page(text, drawing, (row,)), fresh=fresh)

    async def post_still(self, interaction: Interaction, reel: Reel, move: int) -> None:
        """One moment for everybody here."""
        need_move(reel, move)
        await self.bot.replies.take_time(interaction, public=True)
        text, drawing = await self.still(reel, move)
        picture = await self.bot.replies.picture(drawing)
        await self.bot.replies.publish(interaction, [picture] if picture else [], content=text)

    async def still(self, reel: Reel, move: int) -> tuple[str, Drawing]:
        """What happened in a move, and the board after it."""
        moment, viewer = await self.bot.workers.run(lambda: reel.at(move))
        face, game, words = self.bot.faces[reel.table.row.game], reel.table.game, reel.words
        facts = {"game": words(f"game-{reel.table.row.game}"), "number": reel.table.row.id}
        lines = [words("replay-still", move=move, moves=len(reel.moves), **facts)]
        entry = reel.moves[move - 1] if move else None
        if entry and entry.kind != "act":
            lines.append(words(f"replay-entry-{entry.kind}", name=person_name(viewer, entry.seat)))
        lines += face.tell([event for event in moment.events if game.sees(event, None)], viewer)
        return clipped("\n".join(lines), CONTENT_LIMIT), face.board(viewer)


def need_move(reel: Reel, move: int) -> None:
    """Refuse a move that the game has not got, before anything is told to everybody."""
    if not 0 <= move <= len(reel.moves):
        raise RuleError("replay-no-move", moves=len(reel.moves))


def add_some(film: Film, frames: Iterator[Any]) -> int:
    """Draw the next few frames; how many there were."""
    some = list(islice(frames, AT_ONCE))
    for frame in some:
        film.add(frame)
    return len(some)


def film_alt(bot: "Dedale", reel: Reel) -> str:
    """What the film shows, and how the board stands at its end."""
    words, row = reel.words, reel.table.row
    _, viewer = reel.at(len(reel.moves))
    last = bot.faces[row.game].board(viewer).alt
    facts = {"game": words(f"game-{row.game}"), "number": row.id, "moves": len(reel.moves)}
    return words("replay-alt", last=last, **facts)


def still_controls(reel: Reel, move: int) -> tuple[PressButton, ...]:
    """One move back, one on."""

    def step(to: int, label: str) -> PressButton:
        return button(
            Press("replay-still", reel.table.row.id, max(to, 0)), label, disabled=not 0 <= to <= last
        )

    words: Words = reel.words
    last = len(reel.moves)
    return step(move - 1, words("button-move-back")), step(move + 1, words("button-move-on"))
