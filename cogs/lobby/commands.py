"""`/game …`: opening, filling, starting and leaving tables, by commands and by the card's buttons."""

import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clock.deadlines import OFFERED
from cogs.consent.commands import ConsentCommands
from cogs.games import FACES
from cogs.general.board import list_games, show_board
from cogs.lobby.card import TIME_PAGE, pick_words
from cogs.moderation.commands import PowerCommands
from cogs.panels.play import find_left, find_table, numbers
from cogs.runtime.background import NOT_TAKEN
from cogs.tables import seating
from cogs.tables.table import Table, can_depart, result_of_resigning, seat_to_resign
from cogs.ui import Interaction
from cogs.ui.controls import Press, button
from cogs.ui.game_group import GAME
from cogs.ui.replies import is_private_click
from cogs.ui.slash import choices, matching, slash
from db import GameRow
from db.queries import games
from engine import GAMES
from engine.core import RuleError

if TYPE_CHECKING:
    from bot import Dedale

log = logging.getLogger("dedale.game")

LEVELS = tuple(dict.fromkeys(level for game in GAMES.values() for level in game.levels))


class GameCog(ConsentCommands, PowerCommands, commands.Cog):
    """Tables before their first turn, and leaving them after it; the other commands stand in files apart."""

    game = GAME

    def __init__(self, bot: "Dedale") -> None:
        self.bot = bot
        for verb, answer in (
            ("join", self.press_join),
            ("leave", self.press_leave),
            ("add-bot", self.press_add_bot),
            ("remove-bot", self.press_remove_bot),
            ("options", self.press_options),
            ("option", self.press_option),
            ("start", self.press_start),
            ("again", self.press_again),
            ("resign", self.press_resign),
            ("depart", self.press_depart),
            ("undo", self.press_undo),
            ("log", self.press_log),
        ):
            bot.controls.on(verb, answer)

    async def lobby_here(self, interaction: Interaction, number: int | None) -> int:
        """The lobby a person means: the number given, else the only one open in this channel."""
        if number is not None:
            return (await self.bot.lobby.row_for(number, interaction)).id
        rows = [
            row
            for row in await self.bot.store.read(games.in_channel, interaction.channel_id or 0, ("lobby",))
            if not row.daily
        ]
        if len(rows) == 1:
            return rows[0].id
        if not rows:
            raise RuleError("no-lobby-here")
        raise RuleError("which-game", games=numbers(row.id for row in rows))

    async def changed(self, interaction: Interaction, row: GameRow, key: str) -> None:
        """Answer whoever changed a lobby, and show the card as it is now."""
        if interaction.type is discord.InteractionType.application_command:
            await self.bot.replies.say(interaction, key, game=row.id)
        await self.bot.lobby.redraw(interaction, row)
        if not interaction.response.is_done():
            await interaction.response.defer()

    async def press_join(self, interaction: Interaction, press: Press) -> None:
        """Sit down."""
        row = await self.bot.lobby.join(press.subject_id, interaction)
        await self.changed(interaction, row, "joined")

    async def press_leave(self, interaction: Interaction, press: Press) -> None:
        """Get up again."""
        row = await self.bot.lobby.leave(press.subject_id, interaction)
        await self.changed(interaction, row, "left")

    async def press_add_bot(self, interaction: Interaction, press: Press) -> None:
        """Seat a stand-in of the usual strength, or of the level that the command names."""
        row = await self.bot.lobby.add_bot(press.subject_id, interaction, press.field)
        await self.changed(interaction, row, "bot-added")

    async def press_remove_bot(self, interaction: Interaction, press: Press) -> None:
        """Send a stand-in away."""
        row = await self.bot.lobby.remove_bot(press.subject_id, interaction)
        await self.renew_options(interaction, row)
        await self.changed(interaction, row, "bot-removed")

    async def press_options(self, interaction: Interaction, press: Press) -> None:
        """Open the private panel of options."""
        row = await self.bot.lobby.row_for(press.subject_id, interaction)
        seating.need_lobby(row)
        words = await self.bot.replies.private(interaction)
        text, view = self.bot.lobby.options_page(row, interaction.user.id, words, press.field)
        if not view.children:
            raise RuleError("join-first")
        await self.bot.replies.put(interaction, text, view, fresh=False)

    async def press_option(self, interaction: Interaction, press: Press) -> None:
        """Something was chosen in the options panel."""
        value = next(iter(press.values), "")
        row = await self.bot.lobby.set_option(press.subject_id, interaction, press.field, value)
        await self.renew_options(interaction, row, TIME_PAGE if press.field in OFFERED else "")
        await self.changed(interaction, row, "options-changed")

    async def renew_options(self, interaction: Interaction, row: GameRow, page: str = "") -> None:
        """Redraw the options panel that was clicked."""
        if is_private_click(interaction):
            words = await self.bot.replies.private(interaction)
            text, view = self.bot.lobby.options_page(row, interaction.user.id, words, page)
            await interaction.response.edit_message(content=text, view=view)

    async def press_start(self, interaction: Interaction, press: Press) -> None:
        """Deal, close the card, open the thread, and let the first player be called."""
        row = await self.bot.lobby.start(press.subject_id, interaction)
        try:
            await self.changed(interaction, row, "started")
        except NOT_TAKEN:
            # The game is dealt all the same, and the first player must be called.
            log.warning("the start of game %s was not answered", row.id, exc_info=True)
        try:
            if remark := await self.bot.lobby.open_thread(row):
                await self.bot.replies.say(interaction, remark)
        finally:
            await self.bot.postman.go_on(row.id, interaction)

    async def press_again(self, interaction: Interaction, press: Press) -> None:
        """The same table once more: a new lobby with the same options and stand-ins."""
        row = await self.bot.lobby.row_for(press.subject_id, interaction)
        if row.status != "over":
            raise RuleError("unknown-button")
        async with self.bot.tables.lock(row.id):
            waiting = await self.bot.lobby.again(row)
            if waiting is None:
                await self.bot.lobby.open(interaction, row.game, again=row)
                return
        # Somebody of the same table was quicker: one new table, not one each.
        joined = await self.bot.lobby.join(waiting.id, interaction)
        await self.bot.replies.say(interaction, "joined", game=joined.id)
        await self.bot.lobby.redraw(interaction, joined)

    @slash("game-new", parent=GAME)
    @app_commands.choices(game=choices("game", tuple(FACES)), clock=choices("time-clock", OFFERED["clock"]))
    async def new(self, interaction: Interaction, game: str, clock: str | None = None) -> None:
        """Open a lobby."""
        if game not in FACES or clock not in (None, *OFFERED["clock"]):
            raise RuleError("option-not-understood")
        await self.bot.lobby.open(interaction, game, clock=clock)

    @slash("game-join", parent=GAME)
    async def join(self, interaction: Interaction, number: int | None = None) -> None:
        """Sit down at an open table."""
        game_id = await self.lobby_here(interaction, number)
        await self.press_join(interaction, Press("join", game_id, 0))

    @slash("game-leave", parent=GAME)
    async def leave(self, interaction: Interaction, number: int | None = None) -> None:
        """Leave a table that has not started."""
        game_id = await self.lobby_here(interaction, number)
        await self.press_leave(interaction, Press("leave", game_id, 0))

    @slash("game-start", parent=GAME)
    async def start(self, interaction: Interaction, number: int | None = None) -> None:
        """Start the game."""
        game_id = await self.lobby_here(interaction, number)
        await self.press_start(interaction, Press("start", game_id, 0))

    @slash("game-add-bot", parent=GAME)
    @app_commands.choices(level=choices("level", LEVELS))
    async def add_bot(self, interaction: Interaction, level: str = "", number: int | None = None) -> None:
        """Seat a stand-in."""
        game_id = await self.lobby_here(interaction, number)
        await self.press_add_bot(interaction, Press("add-bot", game_id, 0, level))

    @slash("game-remove-bot", parent=GAME)
    async def remove_bot(self, interaction: Interaction, number: int | None = None) -> None:
        """Send a stand-in away."""
        game_id = await self.lobby_here(interaction, number)
        await self.press_remove_bot(interaction, Press("remove-bot", game_id, 0))

    @slash("game-options", parent=GAME)
    async def options(
        self,
        interaction: Interaction,
        option: str | None = None,
        value: str | None = None,
        number: int | None = None,
    ) -> None:
        """Show the options panel, or set one option at once."""
        game_id = await self.lobby_here(interaction, number)
        if option is None:
            await self.press_options(interaction, Press("options", game_id, 0))
        else:
            press = Press("option", game_id, 0, option, values=(value or "",))
            await self.press_option(interaction, press)

    @options.autocomplete("option")
    async def option_names(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The options of the lobby in this channel."""
        row, words = await self.offered_lobby(interaction)
        if row is None:
            return []
        names = {
            name: words(f"option-{row.game}-{name.replace('_', '-')}")
            for name in seating.option_values(row.game)
        }
        names |= {name: words(f"time-{name}") for name in OFFERED}
        return matching({"pick": words("pick-title"), **names}, typed)

    @options.autocomplete("value")
    async def option_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The values of the option chosen so far."""
        row, words = await self.offered_lobby(interaction)
        name = str(interaction.namespace.option or "")
        if row is None:
            return []
        if name == "pick":
            picks = seating.pick_values(row, interaction.user.id)
            return matching({v: pick_words(row.game, pick, words) for v, pick in picks.items()}, typed)
        if name in OFFERED:
            return matching({value: words(f"time-{name}-{value}") for value in OFFERED[name]}, typed)
        values = seating.option_values(row.game).get(name, ())
        key = f"option-{row.game}-{name.replace('_', '-')}"
        return matching({value: words(f"{key}-{value}") for value in values}, typed)

    async def offered_lobby(self, interaction: Interaction) -> tuple[GameRow | None, Any]:
        """The lobby whose options are being typed, if it can be told."""
        words = await self.bot.replies.private(interaction)
        try:
            number = interaction.namespace.number
            game_id = await self.lobby_here(interaction, number if isinstance(number, int) else None)
            return await self.bot.tables.row(game_id), words
        except RuleError:
            return None, words

    @slash("game-resign", parent=GAME)
    async def resign(self, interaction: Interaction, number: int | None = None) -> None:
        """Leave a running game for good, once that is confirmed."""
        table = await find_table(self.bot, interaction, None, number, prefers_due=False)
        seat = seat_to_resign(table, interaction.user.id)
        words = await self.bot.replies.private(interaction)
        facts = {"game": words(f"game-{table.row.game}"), "number": table.row.id}
        view = discord.ui.View(timeout=None)
        press = Press("resign", table.row.id, table.row.version)
        view.add_item(button(press, words("button-resign"), discord.ButtonStyle.danger))
        ends = result_of_resigning(table, seat) is not None
        text = words("resign-asked-end" if ends else "resign-asked", **facts)
        if can_depart(table, seat):
            press = Press("depart", table.row.id, table.row.version)
            view.add_item(button(press, words("button-depart"), discord.ButtonStyle.danger))
            text = f"{text}\n{words('depart-asked')}"
        await self.bot.replies.reply(interaction, text, view=view)

    async def press_resign(self, interaction: Interaction, press: Press) -> None:
        """Whoever pressed is sure."""
        if not is_private_click(interaction):
            raise RuleError("unknown-button")
        table = await self.bot.lifecycle.resign(press.subject_id, interaction.user.id, interaction.id)
        await self.given_up(interaction, table)

    async def press_depart(self, interaction: Interaction, press: Press) -> None:
        """Whoever pressed leaves, and no stand-in comes."""
        if not is_private_click(interaction):
            raise RuleError("unknown-button")
        table = await self.bot.lifecycle.depart(press.subject_id, interaction.user.id, interaction.id)
        await self.given_up(interaction, table)

    async def given_up(self, interaction: Interaction, table: Table) -> None:
        """Answer in the place of the question, then let the table go on."""
        words = await self.bot.replies.private(interaction)
        try:
            told = words("resigned", game=table.row.id)
            await interaction.response.edit_message(content=told, view=None)
        finally:
            await self.bot.postman.go_on(table.row.id, interaction)

    @slash("game-comeback", parent=GAME)
    async def comeback(self, interaction: Interaction, number: int | None = None) -> None:
        """Take one's seat back from the stand-in."""
        table = await find_left(self.bot, interaction, number)
        await self.bot.clock.press_comeback(interaction, Press("comeback", table.row.id, 0))

    @slash("game-board", parent=GAME)
    async def board(self, interaction: Interaction, text: bool = False, number: int | None = None) -> None:
        """The board again."""
        await show_board(self.bot, interaction, text, number)

    @slash("game-list", parent=GAME)
    async def tables(self, interaction: Interaction) -> None:
        """Open and running tables of this server."""
        await list_games(self.bot, interaction)
