"""`/help` and `/rules`: what the bot can do, and each game's rules page by page with pictures."""

from collections.abc import Mapping

from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.games import FACES
from cogs.lobby.card import chosen_options
from cogs.panels.drawings import RulePages
from cogs.panels.face import AnyFace
from cogs.panels.finding import TableFinder
from cogs.tables import seating
from cogs.ui.answers import Answer
from cogs.ui.cards import rows_of
from cogs.ui.command_links import CommandLinks
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press, PressButton, button
from cogs.ui.pages import Page, in_rows
from cogs.ui.slash import choices, slash
from db import GameRow
from engine.core import RuleError
from locales import Words

HOME, PLAY, RULES = "home", "play", "rules"
PRIMARY, GREY = ButtonStyle.primary, ButtonStyle.secondary
# The pages of the help, and the commands that each of them names.
HELP_LINKS = {
    HOME: ("games", "daily", "board", "settings-language", "data-export"),
    PLAY: ("game-list", "daily", "game-undo", "game-pause", "game-resign", "game-comeback"),
    RULES: ("rules", "verify", "replay"),
    "tournaments": (
        *("tournament-list", "tournament-my-table", "tournament-standings", "tournament-info"),
        *("tournament-series", "tournament-create", "leaderboard", "stats"),
    ),
    "organise": (
        *("tournament-create", "tournament-panel", "tournament-start", "tournament-next-season"),
        *("organise-tables", "organise-extend", "organise-postpone", "tournament-pause"),
        *("tournament-add", "tournament-drop", "organise-substitute", "organise-sit-out", "organise-seed"),
        *("tournament-result", "tournament-cancel"),
    ),
}
HELP_GAMES = {PLAY: "new", RULES: "rules"}  # what the buttons of the games do there


def example(face: AnyFace, words: Words) -> str:
    """An example of a command that plays a game without the panel."""
    return f"/{words(f'cmd-{face.key}')} {words(f'cmd-{face.key}-{face.example}')}"


class Guide(commands.Cog):
    """Explains the bot and the games."""

    def __init__(
        self,
        faces: Mapping[str, AnyFace],
        explained: Mapping[str, AnyFace],
        finder: TableFinder,
        links: CommandLinks,
        controls: ControlTable,
    ) -> None:
        self._faces = faces  # of the games that tables can be opened for
        self._explained = explained  # with the puzzles, which have rules too
        self._finder = finder
        self._links = links
        controls.on("rules", self.turn_page)
        controls.on("help", self.press_help)

    @slash("help")
    async def help(self, answer: Answer) -> None:
        """Shows what the bot can do."""
        await self._show_help(answer, HOME)

    async def press_help(self, answer: Answer, press: Press) -> None:
        """Turns to another page of the help."""
        if press.field not in HELP_LINKS:
            raise RuleError("unknown-button")
        await self._show_help(answer, press.field)

    async def _show_help(self, answer: Answer, page: str) -> None:
        words = await answer.words()
        links = {key.replace("-", "_"): self._links.of(key, words) for key in HELP_LINKS[page]}
        text = words(f"help-{page}", **links)
        if page == RULES:
            acts = ", ".join(f"`{example(face, words)}`" for face in self._faces.values())
            text += "\n" + words("help-acts", acts=acts)
        if note := self._links.note(HELP_LINKS[page][0], words):
            text += "\n" + note
        games = self._game_buttons(HELP_GAMES[page], words) if page in HELP_GAMES else []
        turns = [
            button(Press("help", 0, 0, to), words(f"button-help-{to}"), PRIMARY if to == page else GREY)
            for to in HELP_LINKS
            if to != HOME or page != HOME
        ]
        await answer.put(text, in_rows([*rows_of(games), turns]), suppress_embeds=True)

    def _game_buttons(self, verb: str, words: Words) -> list[PressButton]:
        return [button(Press(verb, 0, 0, game), words(f"game-{game}")) for game in self._faces]

    @slash("rules")
    @app_commands.choices(game=choices("game", tuple(FACES)))
    async def rules(self, answer: Answer, game: str = "") -> None:
        """Shows the first page of a game's rules; without a game, of the table's in this place."""
        if game and game not in self._faces:
            raise RuleError("option-not-understood")
        row = None if game else await self._finder.here(answer.interaction)
        await self._show(answer, row.game if row else game or next(iter(self._faces)), 0, row)

    async def turn_page(self, answer: Answer, press: Press) -> None:
        """Turns a page; its number is in the place of a table's version."""
        row = await self._finder.numbered(answer.interaction, press.subject_id) if press.subject_id else None
        if press.field not in self._explained or (row and row.game != press.field):
            raise RuleError("unknown-button")
        await self._show(answer, press.field, press.version, row)

    async def _show(self, answer: Answer, game: str, number: int, row: GameRow | None) -> None:
        words = await answer.words()
        await answer.show_made(lambda: self.page(game, number, words, row))

    def page(self, game: str, number: int, words: Words, row: GameRow | None = None) -> Page:
        """One page with its picture and buttons to its neighbours; for a worker.

        At a table the first one says which pages are about its options. The sample positions of some games
        are found by playing.
        """
        pages = self._explained[game].rules(words)
        number = min(number, len(pages) - 1)
        head = [words("rules-page", game=words(f"game-{game}"), page=number + 1, pages=len(pages))]
        if number == 0:
            head += first_lines(row, pages, words)
        at = row.id if row else 0
        before = Press("rules", at, max(0, number - 1), game, "back")
        after = Press("rules", at, min(number + 1, len(pages) - 1), game, "on")
        buttons = (
            button(before, words("button-back"), disabled=number == 0),
            button(after, words("button-on"), disabled=number == len(pages) - 1),
        )
        return Page("\n".join([*head, pages[number].text]), pages[number].drawing, (buttons,))


def first_lines(row: GameRow | None, pages: RulePages, words: Words) -> list[str]:
    """What is told on the first page: what this table has chosen and where that stands; house rules."""
    options = " · ".join(chosen_options(row, words)) if row else ""
    chosen = [words("rules-of-table", number=row.id, options=options)] if row and options else []
    if row and (about := pages_about(row, pages)):
        listed = words.listed([str(number) for number in about])
        chosen = [f"{chosen[0]} {words('rules-about', pages=listed, count=len(about))}"]
    return [f"-# {line}" for line in (*chosen, words("rules-house"))]


def pages_about(row: GameRow, pages: RulePages) -> list[int]:
    """The numbers of the pages that explain what this table has chosen."""
    chosen = seating.chosen_values(row).items()
    return [number for number, page in enumerate(pages, 1) if page.explains & chosen]
