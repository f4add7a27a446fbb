"""`/help` and `/rules`: what the bot can do, and each game's rules page by page with pictures."""

from collections.abc import Mapping

from discord import app_commands
from discord.ext import commands

from cogs.games import FACES
from cogs.panels.face import AnyFace
from cogs.ui.answers import Answer
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press, button
from cogs.ui.pages import Page
from cogs.ui.slash import choices, slash
from engine.core import RuleError
from locales import Words


def example(face: AnyFace, words: Words) -> str:
    """An example of a command that plays a game without the panel."""
    return f"/{words(f'cmd-{face.key}')} {words(f'cmd-{face.key}-{face.example}')}"


class Guide(commands.Cog):
    """Explains the bot and the games."""

    def __init__(self, faces: Mapping[str, AnyFace], controls: ControlTable) -> None:
        self._faces = faces
        controls.on("rules", self.turn_page)

    @slash("help")
    async def help(self, answer: Answer) -> None:
        """Shows what the bot can do."""
        words = await answer.words()
        # Titles have commas of their own; each game's commands go by its name.
        games = " · ".join(f"{words(f'game-{game}')} (`/{words(f'cmd-{game}')}`)" for game in FACES)
        acts = ", ".join(f"`{example(face, words)}`" for face in FACES.values())
        await answer.tell(words("help-text", games=games, acts=acts))

    @slash("rules")
    @app_commands.choices(game=choices("game", tuple(FACES)))
    async def rules(self, answer: Answer, game: str = next(iter(FACES))) -> None:
        """Shows the first page of a game's rules."""
        if game not in FACES:
            raise RuleError("option-not-understood")
        await self._show(answer, game, 0)

    async def turn_page(self, answer: Answer, press: Press) -> None:
        """Turns a page; its number is in the place of a table's version."""
        if press.field not in FACES:
            raise RuleError("unknown-button")
        await self._show(answer, press.field, press.version)

    async def _show(self, answer: Answer, game: str, number: int) -> None:
        words = await answer.words()
        await answer.show(await answer.work(lambda: self.page(game, number, words)))

    def page(self, game: str, number: int, words: Words) -> Page:
        """One page with its picture and buttons to its neighbours; for a worker.

        The sample positions of some games are found by playing.
        """
        pages = self._faces[game].rules(words)
        number = min(number, len(pages) - 1)
        text, drawing = pages[number]
        head = words("rules-page", game=words(f"game-{game}"), page=number + 1, pages=len(pages))
        before = Press("rules", 0, max(0, number - 1), game, "back")
        after = Press("rules", 0, min(number + 1, len(pages) - 1), game, "on")
        row = (
            button(before, words("button-back"), disabled=number == 0),
            button(after, words("button-on"), disabled=number == len(pages) - 1),
        )
        return Page(f"{head}\n{text}", drawing, (row,))
